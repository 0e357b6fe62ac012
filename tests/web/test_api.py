"""The interface for programs: what it answers, and how it refuses."""

from random import Random

import pytest

import freestone
from freestone.core.game import registry
from freestone.thinking.network import trained_seats
from web.server import Client, Server, make, seats


def test_games_and_bots_are_listed(server: Server) -> None:
    games = server.http.get(f"{server.address}/api/games").json()
    assert "pillars" in [game["id"] for game in games]
    assert "random" in server.http.get(f"{server.address}/api/bots").json()


def test_grandmaster_is_listed_where_it_has_learnt(server: Server) -> None:
    for game, found in registry().items():
        trained = trained_seats(found)
        for count in found.seat_counts:
            listed = server.http.get(f"{server.address}/api/bots?game={game}&seats={count}").json()
            assert ("grandmaster" in listed) == (count in trained)
            assert {"novice", "apprentice", "journeyman", "master"} < set(listed)
        assert "grandmaster" in server.http.get(f"{server.address}/api/bots?game={game}").json()


def test_a_link_sees_its_decision_with_options_and_previews(server: Server) -> None:
    client = make(server, "", "")
    decision = client.get("/decision").json()
    assert decision["yours"]
    assert len(decision["options"]) > 1
    assert any(option["preview"] for option in decision["options"])
    assert len({option["key"] for option in decision["options"]}) == len(decision["options"])


def test_what_has_no_effect_comes_last(server: Server) -> None:
    client, verbs = make(server, "", "", game="kutna_hora"), [""]
    while verbs[0] != "play":
        assert client.play().status_code == 200
        verbs = [option["choice"].split(":")[0] for option in client.get("/decision").json()["options"]]
    assert verbs == ["play"] * verbs.count("play") + ["rest"] * 6


def test_a_choice_is_taken_and_the_table_goes_on(server: Server) -> None:
    client = make(server, "", "")
    before = client.get().json()
    answer = client.play()
    assert answer.status_code == 200
    after = client.get().json()
    assert answer.json()["at"] == after["at"] > before["at"]


def test_an_unknown_choice_names_what_is_offered_now(server: Server) -> None:
    client = make(server, "", "")
    offered = [option["choice"] for option in client.get().json()["decision"]["options"]]
    answer = client.play("no:such")
    assert answer.status_code == 400
    assert answer.json()["detail"] == f"no choice “no:such”; there are: {', '.join(offered[:12])}"


def test_bots_play_and_a_game_ends_with_the_engines_score(server: Server) -> None:
    client = make(server, "random", "random")
    picture = client.wait_for_turn()
    sheet = client.get("/scores").json()
    status = picture["status"]
    assert isinstance(status, dict)
    assert status["over"]
    assert sheet["winners"] == status["winners"]
    assert [score["total"] for score in sheet["scores"]] == [seat["score"] for seat in status["seats"]]
    journal = client.get("/journal").text
    assert '"seed": 7' in journal.splitlines()[0]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"choice": "no:such", "at": None}, 400),
        ({"choice": "pass", "at": 3}, 409),
        ({"choice": "pass"}, 400),
        ({"choice": "pass", "at": "x"}, 400),
        ({"choice": "", "at": 1}, 400),
        ({"choice": "pass", "at": 1, "more": 1}, 400),
        ([], 400),
        ("pass", 400),
        ({"choice": "finish", "at": None}, 422),
    ],
)
def test_wrong_choices_are_refused(server: Server, body: object, status: int) -> None:
    client = make(server, "", "")
    if isinstance(body, dict) and body.get("at", 0) is None:
        body = {**body, "at": client.get().json()["at"]}
    answer = client.post("/play", body)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"error", "detail"}


def test_an_illegal_choice_says_why(server: Server) -> None:
    client = make(server, "", "")
    for _ in range(40):
        picture = client.get().json()
        refused = picture["decision"]["refused"]
        if refused:
            answer = client.play(refused[0]["choice"])
            assert answer.status_code == 422
            assert answer.json()["detail"] == refused[0]["reason"]
            return
        client.play()
    raise AssertionError("nothing was ever refused")


def test_strange_bodies_are_malformed(server: Server) -> None:
    client = make(server, "", "")
    url = f"{server.address}/api/tables/{client.id}/play?token={client.token}"
    for content in (b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"choice": "pass", "at": 1e999}'):
        assert server.http.post(url, content=content, headers={"Content-Type": "application/json"}).status_code == 400
    assert server.http.post(url, content=b"x" * 3_000_000).status_code == 413


def test_tables_and_links_have_to_exist(server: Server) -> None:
    client = make(server, "", "")
    assert Client(server, "nosuchtable0", client.token).get().status_code == 404
    assert Client(server, client.id, "wrong").get().status_code == 403
    assert Client(server, client.id, "").get().status_code == 403
    assert server.http.get(f"{server.address}/nowhere").status_code == 404


def test_a_seat_that_is_not_yours_is_refused(server: Server) -> None:
    maker = make(server, "", "")
    first = maker.get().json()["status"]["deciding"]
    other = Client(server, maker.id, maker.post(f"/seats/{1 - first}/hand-out").json()["token"])
    assert other.play("pass").status_code == 403
    assert other.post(f"/seats/{first}/bot", {"bot": "random"}).status_code == 403
    assert other.post("/rematch").status_code == 403
    assert other.post("/seats/0/hand-out").status_code == 403
    assert maker.play("pass").status_code == 200
    assert maker.play("pass", at=other.get().json()["at"]).status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": seats("", "")},
        {"game": "pillars", "seats": seats("")},
        {"game": "pillars", "seats": seats("", "", "", "", "")},
        {"game": "pillars", "seats": seats("", "deep-thought")},
        {"game": "pillars", "seats": seats("", ""), "settings": {"start": 3}},
        {"game": "pillars", "seats": seats("", ""), "settings": {"colour": 3}},
        {"game": "pillars", "seats": seats("", ""), "seed": -1},
        {"game": "pillars", "seats": [{"name": "x" * 41}, {"name": "y"}]},
        {"game": "pillars", "seats": [{"name": " "}, {"name": "y"}]},
        {"game": "pillars", "seats": [{"name": "a\nb"}, {"name": "y"}]},
    ],
)
def test_tables_that_make_no_sense_are_refused(server: Server, body: object) -> None:
    answer = server.http.post(f"{server.address}/api/tables", json=body)
    assert answer.status_code == 400, answer.text


def test_hosts_and_origins_are_checked(server: Server) -> None:
    client = make(server, "", "")
    assert client.call("GET", "", Host="evil.example").status_code == 400
    assert client.call("POST", "/undo", Origin="http://evil.example").status_code == 403
    own = server.address
    assert client.call("POST", "/play", {"choice": "no:such", "at": 0}, Origin=own).status_code == 409


def test_names_are_escaped(server: Server) -> None:
    name = "<script>alert(1)</script>"
    body = {"game": "pillars", "seats": [{"name": name}, {"name": "B"}]}
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    client = Client(server, made["id"], made["token"])
    page = server.http.get(f"{server.address}/t/{made['id']}/{made['token']}")
    assert page.status_code == 200
    assert name not in page.text
    drawings = [part["art"] for kind in ("panels", "items") for part in client.get().json()[kind]]
    assert not any("<script" in art for art in drawings)


def test_pages_may_load_nothing_from_elsewhere(server: Server) -> None:
    page = server.http.get(f"{server.address}/")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "http" not in page.text.replace("http://www.w3.org", "")


def test_undo_is_free_before_others_see_anything_and_else_asks(server: Server) -> None:
    maker = make(server, "", "")
    first = maker.get().json()["status"]["deciding"]
    other = Client(server, maker.id, maker.post(f"/seats/{1 - first}/hand-out").json()["token"])
    maker.play()
    before = maker.get().json()
    other.play()
    assert maker.post("/undo").status_code == 200
    asked = other.get().json()["status"]["undo"]
    assert asked["asked_by"] == first
    assert asked["waiting_for"] == [1 - first]
    assert maker.post("/agree", {"agreed": True}).status_code == 422
    assert other.post("/agree", {"agreed": True}).status_code == 200
    after = maker.get().json()
    assert after["entry"] == before["entry"] - 1
    assert after["at"] > before["at"]
    assert after["decision"]["yours"]


def test_a_refused_wish_to_take_back_changes_nothing(server: Server) -> None:
    maker = make(server, "", "")
    first = maker.get().json()["status"]["deciding"]
    other = Client(server, maker.id, maker.post(f"/seats/{1 - first}/hand-out").json()["token"])
    maker.play()
    other.play()
    entry = maker.get().json()["entry"]
    maker.post("/undo")
    other.post("/agree", {"agreed": False})
    after = maker.get().json()
    assert after["entry"] == entry
    assert after["status"]["undo"]["asked_by"] is None


def test_a_seat_goes_to_a_bot_and_back(server: Server) -> None:
    client = make(server, "", "random")
    client.wait_for_turn()
    client.post("/pace", {"seconds": 5})
    client.post("/seats/0/bot", {"bot": "random"})
    assert client.get().json()["status"]["seats"][0]["bot"] == "random"
    assert client.play("pass").status_code == 403
    client.post("/seats/0/bot", {"bot": ""})
    client.post("/pace", {"seconds": 0})
    client.wait_for_turn()
    assert client.play().status_code == 200


def test_leaving_lets_bots_finish_the_game_and_a_rematch_follows(server: Server) -> None:
    client = make(server, "", "random")
    client.post("/leave", {"bot": "random"})
    picture = client.wait_for_turn()
    status = picture["status"]
    assert isinstance(status, dict)
    assert status["over"]
    again = client.post("/rematch")
    assert again.status_code == 201
    assert again.json()["token"] == client.token
    assert client.get().json()["status"]["rematch"] == again.json()["id"]
    assert client.post("/rematch").json()["id"] == again.json()["id"]
    next_game = Client(server, again.json()["id"], client.token).wait_for_turn()
    assert next_game["at"] != picture["at"]


def test_a_link_taken_back_is_worth_nothing(server: Server) -> None:
    maker = make(server, "", "")
    other = Client(server, maker.id, maker.post("/seats/1/hand-out").json()["token"])
    assert other.get().status_code == 200
    maker.post("/seats/1/take-in")
    assert other.get().status_code == 403
    assert [seat["yours"] for seat in maker.get().json()["status"]["seats"]] == [True, True]


def test_a_standing_answer_is_given_and_withdrawn(server: Server) -> None:
    client = make(server, "", "", seed=3)
    for _ in range(80):
        picture = client.get().json()
        standing = picture["decision"]["standing"]
        if standing:
            name = standing[0]["name"]
            assert client.post("/standing", {"name": name, "at": picture["at"]}).status_code == 200
            assert [one["name"] for one in client.get().json()["status"]["standing"]] == [name]
            assert client.call("DELETE", f"/standing/{name}").status_code == 200
            assert client.get().json()["status"]["standing"] == []
            return
        client.play()
    raise AssertionError("no standing answer was ever offered")


def test_nothing_is_taken_back_after_the_end(server: Server) -> None:
    match, chance = freestone.new("pillars", names=["Anna", "Ben"], seed=3), Random(3)
    while match.seat is not None:
        before = match.copy()
        match.play(chance.choice(match.options))
    body = {"journal": "\n".join(before.lines())}
    made = server.http.post(f"{server.address}/api/journals", json=body).json()
    client = Client(server, made["id"], made["token"])
    while not client.get().json()["status"]["over"]:
        assert client.play().status_code == 200
    journal = client.get("/journal").text
    assert '"seed": null' not in journal
    refusal = client.post("/undo")
    assert refusal.status_code == 422
    assert "over" in refusal.json()["detail"]
    undo = client.get().json()["status"]["undo"]
    assert (undo["possible"], undo["free"]) == (False, False)
    assert client.get("/journal").text == journal
