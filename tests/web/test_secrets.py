"""Secrets stay secret: canaries are planted, and every answer of the server is searched for them."""

import json

from web.server import Client, Server, foreseen, make

SEED = 8_127_364_550_912_345
PATHS = ["", "/decision", "/journal", "/scores"]


def answers(client: Client) -> str:
    """Everything that a link can read now."""
    texts = [client.get(path).text for path in PATHS]
    with client.server.http.stream(
        "GET", f"{client.server.address}/api/tables/{client.id}/frames?token={client.token}&since=0.0"
    ) as stream:
        for line in stream.iter_lines():
            texts.append(line)
            if line.startswith("data") and json.loads(line[6:])["at"] == client.get().json()["at"]:
                break
    texts.append(client.server.http.get(f"{client.server.address}/t/{client.id}/{client.token}").text)
    texts.append(client.server.http.get(f"{client.server.address}/").text)
    return "\n".join(texts)


def test_the_seed_and_the_links_of_others_reach_nobody(server: Server) -> None:
    maker = make(server, "", "", "random", seed=SEED)
    tokens = [maker.post(f"/seats/{seat}/hand-out").json()["token"] for seat in (0, 1)]
    for at, token in enumerate(tokens):
        text = answers(Client(server, maker.id, token))
        server.http.cookies.clear()
        assert str(SEED) not in text
        assert tokens[1 - at] not in text
        assert maker.token not in text


def test_a_choice_answers_without_secrets(server: Server) -> None:
    maker = make(server, "", "", seed=SEED)
    for answer in (maker.play(), maker.play("no:such"), maker.play("finish"), maker.post("/undo")):
        assert str(SEED) not in answer.text
        assert maker.token not in answer.text


def test_what_one_seat_foresees_is_seen_by_nobody_else(server: Server) -> None:
    maker = foreseen(server)
    picture = maker.get().json()
    [owner] = picture["status"]["secret_of"]
    secret = maker.get(f"/seats/{owner}/secret").json()
    known = {item["name"] for item in secret["items"]} - {item["name"] for item in picture["items"]}
    assert known
    shared = answers(maker)
    other = Client(server, maker.id, maker.post(f"/seats/{1 - owner}/hand-out").json()["token"])
    for text in (shared, answers(other)):
        assert not any(name in text for name in known)
        assert '"foresee:' not in text
    assert other.get(f"/seats/{owner}/secret").status_code == 403
    mine = Client(server, maker.id, maker.post(f"/seats/{owner}/hand-out").json()["token"])
    assert all(name in answers(mine) for name in known)
