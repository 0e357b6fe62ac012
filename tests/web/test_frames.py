"""Following a table: every frame once, in order, also after the connection was lost."""

import json
from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from web.server import Client, Server, make

Event = tuple[str, str, Any]


def stream(client: Client, since: str = "", last: str = "") -> Iterator[Event]:
    """The events of a table as they come: id, kind, content."""
    url = f"{client.server.address}/api/tables/{client.id}/frames?token={client.token}&since={since}"
    headers = {"Last-Event-ID": last} if last else {}
    with client.server.http.stream("GET", url, headers=headers) as answer:
        fields: dict[str, str] = {}
        for line in answer.iter_lines():
            if line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif "data" in fields:
                yield fields["id"], fields["event"], json.loads(fields["data"])
                fields = {}


def take(events: Iterator[Event], count: int) -> list[Event]:
    return [next(events) for _ in range(count)]


def play(client: Client, count: int) -> None:
    for _ in range(count):
        assert client.play().status_code == 200


def applied(items: dict[str, Any], frame: Any) -> dict[str, Any]:
    """What lies on the table after a frame."""
    left = {id: item for id, item in items.items() if id not in frame["gone"]}
    for change in frame["set"]:
        item = {**items.get(change["id"], {}), **change}
        if left.get(item["id"], item)["panel"] != item["panel"]:
            del left[item["id"]]  # it comes to another panel, on top
        left[item["id"]] = item
    places = {id: at for at, id in enumerate(frame["order"])}
    return dict(sorted(left.items(), key=lambda one: places.get(one[0], -1)))


def test_a_stranger_gets_the_picture_first(server: Server) -> None:
    client = make(server, "", "")
    [(id, kind, picture)] = take(stream(client), 1)
    assert kind == "picture"
    assert picture["id"] == id == client.get().json()["id"]


def test_frames_lead_from_one_picture_to_the_next(server: Server) -> None:
    client = make(server, "", "")
    first = client.get().json()
    play(client, 12)
    last = client.get().json()
    items = {item["id"]: item for item in first["items"]}
    log = first["log"]
    for id, kind, frame in stream(client, first["id"]):
        assert kind == "frame"
        items = applied(items, frame)
        log += frame["log"]
        if id == last["id"]:
            break
    assert sorted(items.values(), key=itemgetter("panel")) == sorted(last["items"], key=itemgetter("panel"))
    assert log == last["log"]
    assert frame["decision"] == last["decision"]
    assert frame["status"] == last["status"]


def test_who_reconnects_gets_exactly_what_was_missed(server: Server) -> None:
    client = make(server, "", "")
    start = client.get().json()["id"]
    play(client, 10)
    end = client.get().json()["id"]
    whole = []
    for event in stream(client, start):
        whole.append(event[0])
        if event[0] == end:
            break
    assert len(whole) == len(set(whole))
    for cut in range(1, len(whole)):
        rest = take(stream(client, start, last=whole[cut - 1]), len(whole) - cut)
        assert [id for id, _, _ in rest] == whole[cut:]


def test_an_unknown_id_gets_the_picture(server: Server) -> None:
    client = make(server, "", "")
    for since in ("999.0", "x", "-1.0", "1.x"):
        assert take(stream(client, since), 1)[0][1] == "picture"


def test_an_undo_is_a_frame(server: Server) -> None:
    client = make(server, "", "")
    first = client.get().json()
    play(client, 1)
    between = client.get().json()["id"]
    client.post("/undo")
    [(_, _, frame)] = take(stream(client, between), 1)
    assert frame["undone"]
    assert frame["entry"] == first["entry"]
    after = client.get().json()
    assert after["items"] == first["items"]
    assert after["log"] == first["log"]
