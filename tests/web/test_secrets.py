"""Secrets stay secret: canaries are planted, and every answer of every route is searched for them."""

import re
from random import Random

import pytest

import freestone
from freestone.core.game import registry
from freestone.core.journal import encode
from freestone.core.match import Match
from web.everything import FRAMES, call, fresh, routes
from web.server import Client, Server, make, seats

SEED = 8_127_364_550_912_345
NOT_NOW = {
    "POST /api/tables/{id}/agree",
    "POST /api/tables/{id}/standing",
    "POST /api/tables/{id}/back",
    "POST /api/tables/{id}/look",
    "POST /api/tables/{id}/task",
    "POST /api/tables/{id}/mistake",
    "GET /api/tables/{id}/finale",
    "GET /api/tables/{id}/lesson",
    "GET /api/tables/{id}/review",
    "GET /t/{id}/{token}/review",
}


def of_tables() -> list[tuple[str, str]]:
    """The routes without those about a game, such as its rules: these are given no link and know no table."""
    return [(verb, path) for verb, path in routes() if "{game}" not in path]


def everything(client: Client, asked: list[tuple[str, str]]) -> dict[str, str]:
    """All that a link is answered by these routes, by what was asked and how it went; the head of an answer too."""
    fresh(client.server)
    found: dict[str, str] = {}
    for verb, path in asked:
        for number, answer in enumerate(call(client, verb, path)):
            assert answer.status_code < 500, f"{answer.request.url}: {answer.text}"
            found[f"{verb} {path} {number} {answer.status_code}"] = f"{answer.headers}\n{answer.text}"
    return found


def refused(answers: dict[str, str]) -> set[str]:
    """The routes that never did what they are for."""
    done = {what.rsplit(" ", 2)[0] for what in answers if what.rsplit(" ", 1)[1] < "4"}
    return {what.rsplit(" ", 2)[0] for what in answers} - done


def leaks(answers: dict[str, str], canaries: list[str]) -> list[str]:
    return [what for what, text in answers.items() if any(canary in text for canary in canaries)]


def test_who_made_a_table_may_call_everything(server: Server) -> None:
    body = {"game": "pillars", "seats": seats("", "", "random"), "seed": SEED, "hints": True}
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    answers = everything(Client(server, made["id"], made["token"]), routes())
    assert refused(answers) == NOT_NOW
    assert leaks(answers, [str(SEED)]) == []


@pytest.mark.parametrize("who", ["seat", "watcher", "stranger", "maker"])
def test_the_seed_and_the_links_of_others_reach_nobody(server: Server, who: str) -> None:
    maker = make(server, "", "", "", "random", seed=SEED)
    links = [maker.post(f"/seats/{seat}/hand-out").json()["token"] for seat in (0, 1)]
    watcher = maker.get("/links").json()["watcher"]
    tokens = {"seat": links[0], "watcher": watcher, "stranger": "wrong", "maker": maker.token}
    canaries = [str(SEED)]
    if who != "maker":
        canaries += {maker.token, *links, watcher} - {tokens[who]}
    if who == "seat":
        canaries.remove(watcher)  # it knows less than a seat, and is what a seat passes on
    assert leaks(everything(Client(server, maker.id, tokens[who]), of_tables()), canaries) == []


def played(game: str, seats: int, entries: int) -> Match:
    """A game in which chance took every choice, up to some entry."""
    match, chance = freestone.new(game, seats=seats, seed=3), Random(3)
    while len(match.journal.entries) < entries:
        match.play(chance.choice(match.options))
    return match


def brought(server: Server, match: Match, entries: list[tuple[int, str]]) -> Client:
    """A table that goes on from these entries, with a secret of its own."""
    lines = [match.journal.header.line(), *(encode(entry) for entry in entries)]
    made = server.http.post(f"{server.address}/api/journals", json={"journal": "\n".join(lines)})
    assert made.status_code == 201, made.text
    return Client(server, made.json()["id"], made.json()["token"])


def seen(client: Client, seat: int) -> dict[str, str]:
    """All that the link of a seat can read, without what names or draws the table's links, or tells the time."""
    token, watcher = client.post(f"/seats/{seat}/hand-out").json()["token"], client.get("/links").json()["watcher"]
    reading = [(verb, path) for verb, path in of_tables() if verb == "GET"]
    answers = everything(Client(client.server, client.id, token), reading)
    own = re.compile(f"{client.id}|{token}|{watcher}|'date': '[^']*'|'content-length': '[^']*'|browser=[^;]*")
    # Pictures of links, and the counters of the server, which every request changes.
    return {what: own.sub("", text) for what, text in answers.items() if not re.search(r"/code |/metrics ", what)}


@pytest.mark.parametrize("game", list(registry()))
def test_what_is_to_come_shows_nowhere(server: Server, game: str) -> None:
    match = played(game, 2, 60)
    one, other = (seen(brought(server, match, match.journal.entries), 0) for _ in range(2))
    assert one == other


def test_what_one_seat_foresees_is_seen_by_nobody_else(server: Server) -> None:
    match, entries, owner = foresight()
    draws = [choice.text for choice in match.pack.vocabulary if choice.verb == "foresee"]
    tables = []
    for text in draws[:8]:
        answer = server.http.post(
            f"{server.address}/api/journals",
            json={"journal": "\n".join([match.journal.header.line(), *map(encode, [*entries[:-1], (-1, text)])])},
        )
        if answer.status_code == 201:
            tables.append(Client(server, answer.json()["id"], answer.json()["token"]))
    first, second, *_ = tables
    assert seen(first, 1 - owner) == seen(second, 1 - owner)
    mine = [Client(server, one.id, one.post(f"/seats/{owner}/hand-out").json()["token"]) for one in (first, second)]
    assert mine[0].get().json()["items"] != mine[1].get().json()["items"]
    assert mine[0].get("/journal").text.splitlines()[1:] != mine[1].get("/journal").text.splitlines()[1:]


def foresight() -> tuple[Match, list[tuple[int, str]], int]:
    """A game of two people, its entries up to the one that shows somebody the coming event, and whom."""
    for seed in range(200):
        match, chance = freestone.new("pillars", seats=2, seed=seed), Random(seed)
        while match.seat is not None and match.state.foreseen < 0:
            match.play(chance.choice(match.options))
        at = [number for number, (_, text) in enumerate(match.journal.entries) if text.startswith("foresee:")]
        if at:
            [owner] = [seat for seat in range(2) if match.known_entries(seat)[at[0]][1] != "?"]
            return match, match.journal.entries[: at[0] + 1], owner
    raise AssertionError("nobody ever foresaw anything")


def test_every_route_is_known(server: Server) -> None:
    document = server.http.get(f"{server.address}/api/openapi.json").json()
    described = {(verb.upper(), path) for path, verbs in document["paths"].items() for verb in verbs}
    assert described <= set(routes())
    assert ("GET", FRAMES) in routes()
