"""What is looked up beside the table, what is shared and what is brought: parts, images, charts, journals."""

from random import Random

import pytest

import freestone
from freestone.core.game import registry
from web.server import Client, Server, make

PARTS = ["outlook", "scores", "charts", "summary", "summaries", "rules", "glossary", "cards"]


@pytest.fixture(scope="module", params=list(registry()))
def finished(request: pytest.FixtureRequest, server: Server) -> Client:
    """A game that bots have played to its end."""
    client = make(server, "random", "random", game=request.param, seed=4)
    client.wait_for_turn()
    return client


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_written(server: Server, finished: Client, part: str) -> None:
    for client in (finished, make(server, "", "", game=finished.get().json()["game"])):
        answer = server.http.get(f"{server.address}/t/{client.id}/{client.token}/part/{part}")
        assert answer.status_code == 200
        assert "<script" not in answer.text


def test_live_scores_say_what_they_count(server: Server) -> None:
    for game, title, counted in (
        ("pillars", "If you built now", "the cubes and the gold in hand"),
        ("kutna_hora", "If the game ended now", "what the final scoring would add"),
    ):
        client = make(server, "", "", game=game)
        answer = server.http.get(f"{server.address}/t/{client.id}/{client.token}/part/scores")
        assert title in answer.text
        assert counted in answer.text


def test_nobody_leads_before_there_are_points(server: Server) -> None:
    client = make(server, "", "", game="kutna_hora")
    answer = server.http.get(f"{server.address}/t/{client.id}/{client.token}/part/scores")
    assert "Nobody has scored a point yet." in answer.text
    assert "<table" not in answer.text
    assert "leads" not in answer.text


def tied(winners: int) -> freestone.Match:
    """A game in which two have the most points, and `winners` of them win."""
    for seed in range(2000):
        match, chance = freestone.new("pillars", seats=2, seed=seed), Random(seed)
        while match.seat is not None:
            match.play(chance.choice(match.options))
        if len(set(match.scores)) == 1 and len(match.winners) == winners:
            return match
    raise AssertionError("nobody ever had as many points as somebody else")


@pytest.mark.parametrize(("winners", "verdict"), [(1, "more gold decides"), (2, "victory is shared")])
def test_the_score_sheet_says_what_decides_between_equals(server: Server, winners: int, verdict: str) -> None:
    body = {"journal": "\n".join(tied(winners).lines())}
    made = server.http.post(f"{server.address}/api/journals", json=body).json()
    assert verdict in server.http.get(f"{server.address}/t/{made['id']}/{made['token']}/part/scores").text


def test_an_unknown_part_is_not_found(server: Server, finished: Client) -> None:
    assert server.http.get(f"{server.address}/t/{finished.id}/{finished.token}/part/none").status_code == 404


def test_positions_images_and_charts(finished: Client) -> None:
    last = finished.get().json()["entry"]
    first, end = finished.get("/positions/0").json(), finished.get(f"/positions/{last}").json()
    assert first["items"] != end["items"] == finished.get().json()["items"]
    assert finished.get(f"/positions/{last + 1}").status_code == 404
    image = finished.get("/positions/5/image")
    assert image.headers["content-type"].startswith("image/svg+xml")
    assert image.text.startswith("<svg")
    assert all(chart["svg"].startswith("<svg") for chart in finished.get("/charts").json())


def test_a_journal_goes_out_and_comes_in(server: Server, finished: Client) -> None:
    journal = finished.get("/journal").text
    form = server.http.post(
        f"{server.address}/journals", files={"journal": ("game.jsonl", journal)}, follow_redirects=False
    )
    assert form.status_code == 303
    made = server.http.post(f"{server.address}/api/journals", json={"journal": journal})
    assert made.status_code == 201
    again = Client(server, made.json()["id"], made.json()["token"])
    assert again.get("/scores").json() == finished.get("/scores").json()
    assert again.get("/journal").text == journal


@pytest.mark.parametrize("journal", ["", "x", "{}", '{"freestone": 1}', "[1]\n[2]"])
def test_a_broken_journal_is_refused(server: Server, journal: str) -> None:
    assert server.http.post(f"{server.address}/api/journals", json={"journal": journal}).status_code == 400


def test_bytes_that_are_no_text_are_refused(server: Server) -> None:
    answer = server.http.post(f"{server.address}/journals", files={"journal": ("game", b"\xff\xfe")})
    assert answer.status_code == 400
    assert server.http.post(f"{server.address}/journals").status_code == 400


def test_a_finished_game_goes_on_from_any_position(server: Server, finished: Client) -> None:
    made = finished.post("/continue", {"entry": 12})
    assert made.status_code == 201
    fork = Client(server, made.json()["id"], made.json()["token"])
    assert fork.get("/positions/12").json()["items"] == finished.get("/positions/12").json()["items"]
    assert finished.post("/continue", {"entry": 1_000_000}).status_code == 400
