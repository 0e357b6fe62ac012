"""Workers on many machines: the same tasks with the same results on a Ray cluster.

Ray finds a free processor for every task, and another one when a machine is lost. This module brings along what the
other machines lack (bot files, packs), refuses machines whose Freestone would play other games, and keeps Ray quiet.
"""

import logging
import os
import pickle
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from multiprocessing import current_process
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, TypeVar

import freestone
from freestone.bots import roster
from freestone.core import game
from freestone.core.errors import FreestoneError
from freestone.extras import need
from freestone.lab.simulate import installed
from freestone.processes import LOOK, LostProcess, Pool, attempt, places

R = TypeVar("R")
AUTO: Final = "auto"
STDERR: Final = 2
CLIENT: Final = "ray://"
PATIENCE: Final = 5.0  # seconds for a first connection; Ray itself tries for minutes and writes about it
# A processor that has finished a task finds the next one waiting, and Ray's autoscaler sees that there is more to do.
TASKS_PER_PROCESSOR: Final = 2
RETRIES: Final = 3  # of a task whose process or machine was lost; the same games are played again
START: Final = "ray start --head"
# Ray reads these when it is imported: no warnings in our output, no report of who uses it, and only one try to reach
# what answers at an address but may be no cluster.
QUIET: Final = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_NUM_REDIS_GET_RETRIES": "1",
    "RAY_USAGE_STATS_ENABLED": "0",
}


class BrokenCluster(FreestoneError):
    """A cluster that cannot be reached, or a machine of it that would not play the same games."""


class Luggage(NamedTuple):
    """Files from this machine for the others: their paths here, what is in them, and what reads them there."""

    contents: dict[str, dict[str, bytes]]
    read: Callable[[], object]


class Answer(NamedTuple):
    """What a machine of the cluster returns: its name, its code, and the pickled result if the code is the same."""

    machine: str
    code: str
    packed: bytes


def _ignore(_: str) -> None:
    pass


class Cluster(Pool):
    """The processors of a Ray cluster, at most `most` of them if it is not 0; `on_loss` is told each lost machine."""

    def __init__(self, address: str = AUTO, most: int = 0, on_loss: Callable[[str], object] = _ignore) -> None:
        self._most = most
        self._on_loss = on_loss
        self._ray = connect(address)
        self._errand = self._ray.remote(max_retries=RETRIES)(_errand())
        self._luggage: Any = None
        self._code = code()
        self._machines: dict[str, str] = {}
        self._room, self._looked = 1, -LOOK
        self._open: set[Future[Any]] = set()

    @property
    def room(self) -> int:
        """How many tasks it can take at a time: some for each processor, while machines join and leave."""
        if time.monotonic() - self._looked >= LOOK:
            self._looked = time.monotonic()
            present = [node for node in self._ray.nodes() if node["Alive"]]
            processors = sum(node["Resources"].get("CPU", 0) for node in present)
            # Even without any a task can wait: a machine may still join.
            self._room = max(1, int(TASKS_PER_PROCESSOR * processors))
            machines = {node["NodeID"]: _name(node["NodeManagerHostname"], node["NodeName"]) for node in present}
            for lost in self._machines.keys() - machines.keys():
                self._on_loss(self._machines[lost])
            self._machines = machines
        return min(self._room, self._most) if self._most else self._room

    def carry(self, paths: Iterable[str], read: Callable[[], object]) -> None:
        """Take files and folders along for all tasks to come; `read` reads them on each machine."""
        contents = {path: _contents(Path(path)) for path in paths}
        self._luggage = self._ray.put(pickle.dumps(Luggage(contents, read))) if contents else None

    def submit(self, work: Callable[..., R], *terms: Any) -> Future[R]:
        """Let the next free processor do some work; the future raises the work's own error, or LostProcess."""
        answer: Future[R] = Future()
        self._open.add(answer)
        reference = self._errand.remote(self._code, self._luggage, pickle.dumps((work, terms)))
        reference.future().add_done_callback(partial(self._receive, answer))
        return answer

    def close(self) -> None:
        """Leave the cluster, which ends all tasks at once."""
        for answer in list(self._open):
            answer.cancel()
        with _hushed():
            self._ray.shutdown()

    def _receive(self, answer: Future[Any], came: Future[tuple[str, str, bytes]]) -> None:
        """Pass on what came back, in a thread of Ray."""
        self._open.discard(answer)
        if not answer.set_running_or_notify_cancel():
            return
        try:
            found, error = self._unpacked(came)
        except Exception as problem:  # noqa: BLE001 - whoever waits for the answer has to learn of it
            found, error = None, problem
        if error is None:
            answer.set_result(found)
        else:
            answer.set_exception(error)

    def _unpacked(self, came: Future[tuple[str, str, bytes]]) -> tuple[object, Exception | None]:
        lost = self._ray.exceptions
        try:
            machine, theirs, packed = came.result()
        except (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError):
            raise LostProcess from None
        except lost.RayError as error:
            raise BrokenCluster("cluster-failed", reason=_line(error)) from error
        if theirs != self._code:
            known = theirs or BrokenCluster("cluster-without")
            raise BrokenCluster("cluster-code", machine=machine, theirs=known, ours=self._code)
        found: tuple[object, Exception | None] = pickle.loads(packed)  # noqa: S301 - the cluster runs our own tasks
        return found


def connect(address: str) -> Any:
    """Connect this process to a cluster and return Ray; raise BrokenCluster, within seconds, if there is none."""
    need("cluster", "--cluster")
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    ray: Any = import_module("ray")
    logging.getLogger("ray").setLevel(logging.CRITICAL)
    try:
        if address == AUTO:
            services: Any = import_module("ray._private.services")
            address = services.canonicalize_bootstrap_address_or_die(address)
        _knock(address)
        with _hushed():
            ray.init(address, logging_level=logging.CRITICAL, log_to_driver=False)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        # Ray's own words about a missing cluster name options of Ray.
        if address == AUTO:
            raise BrokenCluster("no-cluster-here", start=START) from error
        reason = error if isinstance(error, BrokenCluster) else _line(error)
        raise BrokenCluster("no-cluster", address=address, reason=reason, start=START) from error
    return ray


def _knock(address: str) -> None:
    """Raise an error unless something answers at an address."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal():
        raise BrokenCluster("cluster-address")
    socket.create_connection((host, int(port)), PATIENCE).close()


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep off the screen what the compiled parts of Ray write there, such as that tasks were still running."""
    sys.stderr.flush()
    screen, nowhere = os.dup(STDERR), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    try:
        yield
    finally:
        os.dup2(screen, STDERR)
        os.close(screen)
        os.close(nowhere)


@cache
def code() -> str:
    """Return which Freestone plays here, and the packages that add games and bots to it."""
    points = [*entry_points(group=game.GROUP), *entry_points(group=roster.GROUP)]
    packages = {f"{point.dist.name} {point.dist.version}" for point in points if point.dist}
    own = {package for package in packages if package.startswith("freestone ")}
    return ", ".join([f"Freestone {freestone.__version__} (code {installed('')})", *sorted(packages - own)])


def _errand() -> Callable[[str, bytes | None, bytes], tuple[str, str, bytes]]:
    """Return the function that machines run. An inner one, since Ray then sends the code itself, not its name."""

    def errand(wanted: str, luggage: bytes | None, packed: bytes) -> tuple[str, str, bytes]:
        try:
            cluster: Any = import_module("freestone.lab.cluster")
        except ImportError:
            return socket.gethostname(), "", b""
        answer: Answer = cluster.do(wanted, luggage, packed)
        return answer

    return errand


def do(wanted: str, luggage: bytes | None, packed: bytes) -> Answer:
    """Do a task on a machine of the cluster, unless another Freestone is wanted."""
    ray: Any = import_module("ray")
    machine = _name(socket.gethostname(), ray.util.get_node_ip_address())
    if code() != wanted:
        return Answer(machine, code(), b"")
    # As in our own worker processes: whatever is done here starts no more of them.
    current_process().daemon = True
    return Answer(machine, wanted, pickle.dumps(attempt(_do, luggage, packed)))


def _do(luggage: bytes | None, packed: bytes) -> object:
    if luggage is not None:
        _unpack(luggage)
    work, terms = pickle.loads(packed)  # noqa: S301
    return work(*terms)


@cache  # a process reads everything once, so the files need not stay
def _unpack(packed: bytes) -> None:
    luggage: Luggage = pickle.loads(packed)  # noqa: S301
    with TemporaryDirectory(prefix="freestone-") as folder:
        for number, (path, contents) in enumerate(luggage.contents.items()):
            # A folder for each: two bots may come from files of the same name. Errors tell a bot by the file's name.
            places[path] = copy = Path(folder, str(number), Path(path).name)
            for name, content in contents.items():
                file = copy / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
        luggage.read()


def _contents(path: Path) -> dict[str, bytes]:
    """Return a file, or all files of a folder, by their paths below it."""
    if path.is_file():
        return {"": path.read_bytes()}
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}


def _name(host: str, address: str) -> str:
    """Return what a machine is called on the screen.

    >>> _name("anna", "192.0.2.7")
    'anna (192.0.2.7)'
    """
    return f"{host} ({address})"


def _line(error: Exception) -> str:
    """Return the first sentence of a message of Ray, which may be a page long."""
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
