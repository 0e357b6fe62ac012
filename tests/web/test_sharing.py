"""What is given away: links that other people can follow, codes of them, and never a seat of one's own."""

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import httpx
import pytest
import segno
from playwright.sync_api import Browser, Page, expect

import freestone
from freestone.bots.random import RandomBot
from freestone.web.serve import Addresses, network_addresses
from web.browser import Person
from web.server import Client, Server, make, seats


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets others in."""
    running = Server(tmp_path_factory.mktemp("public"), "--host", "0.0.0.0", "--name", "localhost.localdomain")
    running.start()
    yield running
    running.kill()


def menu(chrome: Browser, client: Client) -> Page:
    page = Person(chrome, client.server).page
    page.goto(f"{client.server.address}/t/{client.id}/{client.token}")
    page.wait_for_selector("#seats .score")
    page.click("#open-menu")
    page.wait_for_selector("dialog[open] .seat-list")
    return page


def give_away(page: Page) -> None:
    page.click("text=Give a link to this seat >> nth=0")
    page.click("dialog .primary")
    page.wait_for_selector(".invitation")


def test_a_link_leads_other_people_to_the_table(chrome: Browser, public: Server) -> None:
    client = make(public, "", "")
    page = menu(chrome, client)
    give_away(page)
    port = public.address.rpartition(":")[2]
    wanted = [f"http://{host}:{port}" for host in ("localhost.localdomain", *network_addresses())]
    assert page.locator(".invitation option").evaluate_all("all => all.map((one) => one.value)") == wanted
    for address in wanted:
        page.select_option(".invitation select", address)
        link = page.input_value(".invitation .link")
        assert link.startswith(f"{address}/t/")
        page.wait_for_function(
            "() => { const code = document.querySelector('.code'); return code.complete && code.naturalWidth }"
        )
        picture = page.get_attribute(".code", "src") or ""
        assert client.token not in picture, "whoever copies the picture's address gives the whole table away"
        drawn = httpx.get(public.address + picture)
        expected = BytesIO()
        segno.make(link, micro=False).save(expected, kind="svg", border=4, dark="#241a10", light="#fff", xmldecl=False)
        assert drawn.content == expected.getvalue()
    assert httpx.get(link).status_code == 200


def test_a_server_for_this_computer_says_how_to_let_others_in(chrome: Browser, server: Server) -> None:
    page = menu(chrome, make(server, "", ""))
    give_away(page)
    expect(page.locator(".let-in code").first).to_have_text("freestone serve --host 0.0.0.0")
    assert page.locator(".invitation .code").count() == 0
    assert page.input_value(".invitation .link").startswith(server.address)


def test_a_page_behind_a_proxy_gives_its_own_address_away(chrome: Browser, server: Server) -> None:
    """Whatever the server knows of itself, a page that was reached by a name can be reached by it."""
    page = menu(chrome, make(server, "", ""))
    found = page.evaluate(
        """async () => {
            const { Links } = await import("/static/share.js");
            const net = { id: "x", page: () => "/t/x/y" };
            return [new Links(net, ["https://games.example.org"]).address("y"), new Links(net, []).address("y")];
        }"""
    )
    assert found == ["https://games.example.org/t/x/y", f"{server.address}/t/x/y"]


def test_what_a_server_announces_can_be_reached_by_others(public: Server, server: Server) -> None:
    port = public.address.rpartition(":")[2]
    assert f"is at http://localhost.localdomain:{port}/" in public.said
    for address in network_addresses():
        assert f"http://{address}:{port}/" in public.said
        assert httpx.get(f"http://{address}:{port}/").status_code == 200
    assert "localhost" not in server.said


def test_addresses_are_those_that_others_need() -> None:
    open_to_all = Addresses("0.0.0.0", 8420, [])
    assert open_to_all.here == "http://127.0.0.1:8420"
    assert open_to_all.others() == [f"http://{address}:8420" for address in network_addresses()]
    assert Addresses("127.0.0.1", 8420, []).others() == []
    assert Addresses("127.0.0.1", 8420, ["https://games.example.org/"]).others() == ["https://games.example.org"]
    assert Addresses("192.0.2.7", 80, []).others() == ["http://192.0.2.7"]
    assert Addresses("::1", 8420, ["localhost"]).others() == []
    assert Addresses("::1", 8420, []).here == "http://[::1]:8420"


@pytest.mark.parametrize("place", ["menu", "replay"])
def test_an_image_to_share_bears_no_seat(chrome: Browser, server: Server, place: str) -> None:
    client = make(server, "", "")
    link = client.post("/seats/1/hand-out").json()["token"]
    watcher = client.get("/links").json()["watcher"]
    page = menu(chrome, Client(server, client.id, link))
    image = page.locator("dialog .ways-on a[target=_blank]")
    if place == "replay":
        page.goto(f"{server.address}/t/{client.id}/{link}/replay/9")
        image = page.locator("#share[href]")
    address = image.get_attribute("href") or ""
    assert watcher in address
    assert link not in address
    assert client.token not in address
    drawn = httpx.get(server.address + address)
    assert drawn.headers["content-type"] == "image/svg+xml"
    own = httpx.get(f"{server.address}{address.split('?')[0]}?token={link}&theme=light").text
    assert drawn.text == own


def finished_journal() -> str:
    match, bot = freestone.new("pillars", seats=2), RandomBot(seed=1)
    while match.seat is not None:
        match.play(bot.choose(match.seen()))
    return "\n".join(match.lines())


def test_everybody_is_told_what_a_maker_could_know(chrome: Browser, server: Server) -> None:
    lines = "\n".join(freestone.new("pillars", seats=2, seed=1).lines())
    http, api = server.http, f"{server.address}/api"
    table = {"game": "pillars", "seats": seats("", "")}
    secret = http.post(f"{api}/tables", json=table).json()
    chosen = http.post(f"{api}/tables", json={**table, "seed": 7}).json()
    brought = http.post(f"{api}/journals", json={"journal": lines}).json()
    again = Client(server, secret["id"], secret["token"]).post("/continue", {"entry": 5}).json()
    found = {"": secret, "seed": chosen, "journal": brought, "position": again}
    for origin, made in found.items():
        for token in (made["token"], made["watcher"]):
            assert Client(server, made["id"], token).get().json()["status"]["origin"] == origin
    form = {"game": "pillars", "kind-0": "person", "kind-1": "novice", "seed": "9" * 39}
    _, _, id, token = http.post(f"{server.address}/tables", data=form).headers["location"].split("/")
    assert Client(server, id, token).get().json()["status"]["origin"] == "seed"
    page = menu(chrome, Client(server, chosen["id"], chosen["watcher"]))
    expect(page.locator(".seat-list")).to_contain_text("chose the seed of chance")
    page = menu(chrome, Client(server, secret["id"], secret["watcher"]))
    expect(page.locator(".seat-list")).not_to_contain_text("seed")


def test_a_secret_seed_cannot_be_guessed_and_outlives_javascript(chrome: Browser, server: Server) -> None:
    """A journal that another program reads and writes again has the same seed."""
    made = server.http.post(f"{server.address}/api/journals", json={"journal": finished_journal()}).json()
    again = Client(server, made["id"], made["token"]).post("/rematch").json()
    client = Client(server, again["id"], again["token"])
    client.post("/leave", {"bot": "random"})
    client.wait_for_turn()
    header = client.get("/journal").text.splitlines()[0]
    assert int(json.loads(header)["seed"]).bit_length() > 100
    page = chrome.new_page()
    rewritten = page.evaluate("(line) => JSON.stringify(JSON.parse(line))", header)
    page.close()
    assert json.loads(rewritten) == json.loads(header)


def test_seeds_of_every_size_are_kept(tmp_path: Path) -> None:
    for seed in (0, 7, 2**53 - 1, 2**53, 2**128 - 1, -(2**60)):
        match = freestone.new("pillars", seats=2, seed=seed)
        match.save(tmp_path / "game.jsonl")
        loaded = freestone.load(tmp_path / "game.jsonl")
        assert loaded.journal.header.seed == seed
        assert list(loaded.lines()) == list(match.lines())
