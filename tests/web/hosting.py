"""The hosting guide, followed: the units and proxies of deploy/ at work on a computer that nobody else can reach.

`scripts/try-hosting` runs it in namespaces of its own, with what the guide installs. Paths, the user and the
certificate are replaced, nothing else.
"""

import asyncio
import os
import shlex
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx

from freestone.table.limits import Limits
from postgres import Postgres
from waiting import PATIENCE, soon, spend, until
from web.server import Client, Server, make

PROJECT = Path(__file__).parents[2]
DEPLOY = PROJECT / "deploy"
HOST = "games.example.org"
PORTS = (8420, 8421)
PAUSE = 1.0  # seconds after which a page follows again
LONGEST = 2.0  # seconds in which a table may stand still while servers are replaced
USER = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--bounding-set=-all", "--no-new-privs"]
ASSISTANTS = ("127.0.0.5", "127.0.0.6")  # addresses of clients; a whole network leads back to this computer
NGINX = """\
user nobody nogroup;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
worker_rlimit_nofile 16384;
events {{ worker_connections 8192; }}
http {{
    client_body_temp_path {folder}/body;
    include {folder}/site.conf;
}}
"""


def step(text: str) -> None:
    print(f"-- {text}", flush=True)


class Machine:
    """Where the guide is followed: a folder for everything that it writes, a certificate and a database."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.folder = folder
        self.postgres = postgres
        self.state = folder / "state"
        self.state.mkdir()
        os.chown(self.state, 65534, 65534)
        self.certificate, self.key = folder / "fullchain.pem", folder / "privkey.pem"
        words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        words += ["-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
        words += ["-keyout", str(self.key), "-out", str(self.certificate)]
        subprocess.run(["openssl", *words], check=True, capture_output=True)
        self.trust = ssl.create_default_context(cafile=str(self.certificate))
        self.environment = folder / "freestone.env"
        self.use(postgres.empty())

    def use(self, database: str) -> None:
        """Name the database where the units look for it."""
        self.environment.write_text(f"FREESTONE_DATABASE={database}\n", encoding="utf-8")

    def replaced(self, text: str) -> str:
        """A file of deploy/ with the paths of this folder."""
        for path, here in {
            "/opt/freestone": sys.prefix,
            "/var/lib/freestone": self.state,
            "/etc/freestone.env": self.environment,
            f"/etc/letsencrypt/live/{HOST}": self.folder,
            "/var/log/nginx": self.folder,
        }.items():
            text = text.replace(path, str(here))
        return text

    def verify(self) -> None:
        """Let systemd read the units."""
        step("systemd understands the units")
        units = self.folder / "units"
        units.mkdir()
        for file in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
            (units / file.name).write_text(self.replaced(file.read_text("utf-8")), encoding="utf-8")
        names = [str(file).replace("@.", "@8420.") for file in units.iterdir()]
        result = subprocess.run(["systemd-analyze", "verify", *names], capture_output=True, text=True, check=False)
        complaints = [line for line in result.stderr.splitlines() if "freestone" in line]
        assert not complaints, "\n".join(complaints)

    def unit(self, name: str, port: int = 0) -> "Unit":
        """A unit of deploy/ as systemd would start it."""
        read = ConfigParser(interpolation=None)
        read.optionxform = str  # type: ignore[assignment, method-assign]
        read.read_string(self.replaced((DEPLOY / name).read_text("utf-8")))
        service = read["Service"]
        command = service["ExecStart"].replace("%i", str(port)).replace("%%", "%").replace("$$", "$")
        lines = Path(service["EnvironmentFile"]).read_text("utf-8").split()
        environment = dict(line.split("=", 1) for line in lines)
        limit = ["prlimit", f"--nofile={service.get('LimitNOFILE', '1024')}"]
        own = {"PATH": "/usr/bin:/bin", "HOME": str(self.state), "LANG": "C.UTF-8", **environment}
        return Unit([*limit, *USER, *shlex.split(command)], own, self.folder / f"{name}-{port}.log")


class Unit(NamedTuple):
    """What systemd starts: a command, its environment, and where it logs to."""

    command: list[str]
    environment: dict[str, str]
    log: Path

    def run(self) -> None:
        """Do what a oneshot unit does."""
        subprocess.run(self.command, env=self.environment, check=True)

    def start(self) -> "subprocess.Popen[bytes]":
        """Start a server and wait until it says that it is ready."""
        path = self.log.with_suffix(".notify")
        path.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager, self.log.open("ab") as log:
            manager.bind(str(path))
            path.chmod(0o777)
            manager.setblocking(False)
            told = {**self.environment, "NOTIFY_SOCKET": str(path)}
            process = subprocess.Popen(self.command, env=told, stdout=log, stderr=log)

            def is_ready() -> bool:
                assert process.poll() is None, "the server did not start"
                with suppress(BlockingIOError):
                    return manager.recv(100) == b"READY=1"
                return False

            until(is_ready, "the server says that it is ready")
        return process


def stop(process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGTERM)
    status = process.wait(timeout=PATIENCE)
    assert status in (0, 143), f"ended with status {status}"


class Site(Server):
    """The server as people reach it: through TLS, by its name."""

    def __init__(self, machine: Machine, source: str = ASSISTANTS[0]) -> None:
        super().__init__(machine.folder)
        self.address = f"https://{HOST}"
        transport = httpx.HTTPTransport(verify=machine.trust, local_address=source)
        self.http = httpx.Client(transport=transport, timeout=PATIENCE)


@contextmanager
def nginx(machine: Machine) -> Iterator[None]:
    """The proxy nginx, with the settings of the guide."""
    folder = machine.folder
    (folder / "site.conf").write_text(machine.replaced((DEPLOY / "nginx.conf").read_text("utf-8")), encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    with running(["nginx", "-e", str(folder / "nginx.log"), "-c", str(folder / "nginx.conf")], machine, "nginx"):
        yield


@contextmanager
def caddy(machine: Machine) -> Iterator[None]:
    """The proxy Caddy, with the settings of the guide."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    certificate = f"{HOST} {{\n\ttls {machine.certificate} {machine.key}"
    (machine.folder / "Caddyfile").write_text(text.replace(f"{HOST} {{", certificate), encoding="utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(machine.folder / "Caddyfile")]
    with running(command, machine, "caddy"):
        yield


@contextmanager
def running(command: list[str], machine: Machine, name: str) -> Iterator[None]:
    """Run a proxy until the context is left."""
    own = {**os.environ, "HOME": str(machine.folder)}
    log = machine.folder / f"{name}-output.log"
    with log.open("ab") as output:
        process = subprocess.Popen(command, env=own, stdout=output, stderr=output, start_new_session=True)

    def is_up() -> bool:
        assert process.poll() is None, log.read_text("utf-8")
        with suppress(httpx.TransportError):
            answer = httpx.get(f"https://{HOST}/", verify=machine.trust, timeout=PATIENCE, trust_env=False)
            assert name in answer.headers["server"].lower(), f"{answer.headers['server']} answers instead"
            return True
        return False

    until(is_up, f"{name} listens")
    try:
        yield
    finally:
        # It would wait for streams to end; and if only the first process of nginx were killed, others would answer on.
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


class Follower:
    """Somebody who follows a table as a browser does: comes back when the stream ends, and asks for what was missed."""

    def __init__(self, client: Client) -> None:
        self.ids: list[str] = []
        self.has_ping = False
        self.longest = 0.0  # seconds without a stream
        self._client = client
        self._lost = 0.0
        self._has_left = threading.Event()
        threading.Thread(target=self._follow, daemon=True).start()
        until(lambda: self.ids, "the stream begins")

    def _follow(self) -> None:
        url = f"{self._client.server.address}/api/tables/{self._client.id}/frames"
        while not self._has_left.is_set():
            terms = {"token": self._client.token, "since": self.ids[-1] if self.ids else ""}
            with suppress(httpx.TransportError), self._client.server.http.stream("GET", url, params=terms) as answer:
                assert answer.status_code == 200, f"a browser would give up: {answer.status_code}"
                if self._lost:
                    self.longest, self._lost = max(self.longest, time.monotonic() - self._lost), 0.0
                for line in answer.iter_lines():
                    self._hear(line)
                    if self._has_left.is_set():
                        return
            self._lost = self._lost or time.monotonic()
            spend(PAUSE)

    def _hear(self, line: str) -> None:
        kind, _, value = line.partition(": ")
        if kind == "id":
            self.ids.append(value)
        self.has_ping = self.has_ping or line.startswith(":")

    def leave(self) -> None:
        """Leave when the next line comes."""
        self._has_left.set()


def metrics(port: int = PORTS[0]) -> str:
    """What Prometheus reads on this computer."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE, trust_env=False)
    assert answer.status_code == 200
    return answer.text


def try_proxy(machine: Machine, secrets: list[str]) -> None:
    """Try what a proxy in front of one server must do."""
    site, other = Site(machine), Site(machine, ASSISTANTS[1])
    step("pages, and what operators ask, come through TLS")
    page = site.http.get(f"{site.address}/")
    assert page.status_code == 200
    assert "Freestone" in page.text
    for path, status in {"/health": 200, "/ready": 200, "/metrics": 404}.items():
        assert site.http.get(site.address + path).status_code == status, path
    step("a table is made and joined; its links have the public address")
    maker = make(site, "", "")
    joined = Client(other, maker.id, maker.post("/seats/1/hand-out").json()["token"])
    links = maker.get("/links").json()
    assert links["addresses"][0] == site.address, links
    secrets += [maker.token, joined.token, links["watcher"]]
    step("frames come at once, also after a ping on a quiet stream")
    followers = [Follower(maker), Follower(joined)]
    for _ in range(2):
        play(maker, joined)
        last = maker.get().json()["id"]
        until(lambda last=last: all(one.ids[-1] == last for one in followers), "both see the choice")  # type: ignore[misc]
        until(lambda: all(one.has_ping for one in followers), "a ping comes")
    assert all(not one.longest for one in followers), "a stream was cut"
    step("streams end when people leave")
    for one in followers:
        one.leave()
    play(maker, joined)
    until(lambda: "freestone_listeners 0.0" in metrics(), "the server sees that people left")
    step("addresses of clients are real ones: nobody can claim another")
    asyncio.run(crowd(machine, maker))


def play(*clients: Client) -> int:
    """Let whoever has to decide play a choice; return its line."""
    for client in clients:
        if client.get().json()["decision"]["yours"]:
            answer = client.play()
            assert answer.status_code == 200, answer.text
            return int(answer.json()["at"])
    raise AssertionError("nobody has to decide")


async def crowd(machine: Machine, client: Client) -> None:
    """One address follows as often as it may: it is refused then, whoever it claims to be, and another one is not."""
    path = f"/api/tables/{client.id}/frames?token={client.token}&since={client.get().json()['id']}"
    known = [await ask(machine, path, ASSISTANTS[0], f"192.0.2.{number % 250}") for number in range(Limits().streams)]
    assert {status for status, _ in known} == {200}
    known.append(await ask(machine, path, ASSISTANTS[0], "192.0.2.251"))
    assert known[-1][0] == 503, "a forged address is believed"
    known.append(await ask(machine, path, ASSISTANTS[1], ASSISTANTS[0]))
    assert known[-1][0] == 200, "all clients share an address"
    for _, writer in known:
        writer.close()
    await soon(lambda: "freestone_listeners 0.0" in metrics(), "the crowd is gone")


async def ask(machine: Machine, path: str, source: str, forged: str) -> tuple[int, asyncio.StreamWriter]:
    """Follow a table from an address while claiming another; return the status and the open connection."""
    reader, writer = await asyncio.open_connection(HOST, 443, ssl=machine.trust, local_addr=(source, 0))
    claims = f"X-Forwarded-For: {forged}\r\nX-Real-IP: {forged}\r\nForwarded: for={forged}"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n{claims}\r\n\r\n".encode())
    return int((await reader.readline()).split()[1]), writer


def try_backup(machine: Machine) -> None:
    """Back up with the unit of the timer, and restore into an empty database, which a server then opens."""
    step("the backup of the timer restores into an empty database")
    machine.unit("freestone-backup.service").run()
    (file,) = machine.state.glob("backup-*.jsonl")
    assert file.stat().st_mode & 0o077 == 0, "others may read the backup"
    admin = [f"{sys.prefix}/bin/freestone", "admin"]
    machine.use(machine.postgres.empty())
    unit = machine.unit("freestone-backup.service")
    subprocess.run([*USER, *admin, "restore", str(file)], env=unit.environment, check=True)
    subprocess.run([*USER, *admin, "tables"], env=unit.environment, check=True, capture_output=True)


def try_replacement(machine: Machine, secrets: list[str]) -> None:
    """Replace two servers one after the other while somebody plays and somebody follows."""
    units = [machine.unit("freestone@.service", port) for port in PORTS]
    processes = [unit.start() for unit in units]
    site = Site(machine)
    maker = make(site, "", "")
    secrets.append(maker.token)
    follower, answered, slowest, is_over = Follower(maker), list[int](), [0.0], threading.Event()

    def click() -> None:
        while not is_over.is_set():
            began = time.monotonic()
            # Whoever is refused chooses again, as the page asks them to; Debian's Caddy refuses a few.
            while (answer := maker.play()).status_code in (502, 503):
                is_over.wait(0.2)
            assert answer.status_code == 200, answer.text
            answered.append(int(answer.json()["at"]))
            slowest[0] = max(slowest[0], time.monotonic() - began)
            is_over.wait(0.2)

    player = threading.Thread(target=click)
    player.start()
    for number, unit in enumerate(units):
        seen = len(answered)
        until(lambda seen=seen: len(answered) > seen + 5 or not player.is_alive(), "choices are played")  # type: ignore[misc]
        stop(processes[number])
        processes[number] = unit.start()
    seen = len(answered)
    until(lambda: len(answered) > seen + 5 or not player.is_alive(), "choices are played")
    assert player.is_alive(), "the player was refused"
    is_over.set()
    player.join()
    last = maker.get().json()
    until(lambda: follower.ids[-1] == last["id"], "the follower sees the last choice")
    step(f"{len(answered)} choices, the slowest {slowest[0]:.2f} s; the stream was away for {follower.longest:.2f} s")
    assert answered == sorted(set(answered)), "a line was given out twice"
    assert last["at"] == answered[-1], "a choice is lost"
    assert max(slowest[0], follower.longest) < LONGEST
    follower.leave()
    for process in processes:
        stop(process)
    step("a proxy without a server says so, and its log has no token")
    assert maker.get(f"/frames?token={maker.token}").status_code in (502, 503)


def main(folder: Path) -> None:
    """Follow the guide."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    (folder / "hosts").write_text(f"127.0.0.1 localhost {HOST}\n", encoding="utf-8")
    subprocess.run(["mount", "--bind", str(folder / "hosts"), "/etc/hosts"], check=True)
    postgres = Postgres()
    postgres.folder.chmod(0o755)  # for another user, who comes in by its socket
    postgres.start()
    try:
        machine, secrets = Machine(folder, postgres), list[str]()
        machine.verify()
        for proxy in (nginx, caddy):
            step(f"{proxy.__name__} in front of one server")
            server = machine.unit("freestone@.service", PORTS[0]).start()
            with proxy(machine):
                try_proxy(machine, secrets)
            stop(server)
            step(f"{proxy.__name__} in front of two servers that are replaced")
            with proxy(machine):
                try_replacement(machine, secrets)
        try_backup(machine)
        step("no log has a token")
        for log in folder.glob("*.log"):
            assert not any(secret in log.read_text("utf-8") for secret in secrets), log
    except BaseException:
        for log in folder.glob("*.log"):
            print(f"== {log.name}", *log.read_text("utf-8").splitlines()[-20:], sep="\n", file=sys.stderr)
        raise
    finally:
        postgres.remove()
    step("the guide works")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
