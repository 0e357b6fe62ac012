"""The start page: colours, packs and the start player, games in the list, and what holds of it at the table."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from typer.testing import CliRunner

import freestone
from freestone.cli import app
from freestone.core.game import registry
from freestone.pictures import TINCTURES
from web.browser import DESKTOP, PHONE, WHOLE, Person, after
from web.server import Client, Server, make

OWN_SERVER = True  # it is restarted, and its tables change
FORM = {"game": "pillars", "kind-0": "person", "name-0": "Anna", "kind-2": "random", "name-2": "Ben"}
SMALL_PHONE = ViewportSize(width=375, height=667)
HTML = {"Accept": "text/html"}


def sit_down(server: Server, **fields: str) -> Client:
    form = {**FORM, **{name.replace("_", "-"): value for name, value in fields.items()}}
    answer = server.http.post(f"{server.address}/tables", data=form, headers=HTML)
    assert answer.status_code == 303, re.findall(r'role="alert">([^<]*)', answer.text)
    return Client(server, *answer.headers["location"].split("/")[2:])


def refused(server: Server, form: dict[str, str]) -> str:
    """The sentence with which a form comes back."""
    answer = server.http.post(f"{server.address}/tables", data={**FORM, **form}, headers=HTML)
    assert answer.status_code == 400
    [sentence] = re.findall(r'role="alert">([^<]*)', answer.text)
    return str(sentence)


def worn(client: Client) -> list[str]:
    return [seat["colour"] for seat in client.get().json()["status"]["seats"]]


def test_colours_hold_wherever_a_game_goes(server: Server) -> None:
    client = sit_down(server, colour_0="purpure", colour_2="or")
    chosen = ["purpure", "or"]
    assert worn(client) == chosen
    assert Client(server, *again(client, "/rematch")).get().json()["status"]["seats"][0]["colour"] == "purpure"
    assert worn(Client(server, *again(client, "/continue", {"entry": 7}))) == chosen
    client.post("/leave", {"bot": "random"})
    client.wait_for_turn()
    journal = client.get("/journal").text
    assert json.loads(journal.splitlines()[0])["colours"] == chosen
    made = server.http.post(f"{server.address}/api/journals", json={"journal": journal}).json()
    assert worn(Client(server, made["id"], made["token"])) == chosen


def again(client: Client, path: str, body: object = None) -> tuple[str, str]:
    made = client.post(path, body).json()
    return made["id"], made["token"]


def test_colours_are_drawn(server: Server) -> None:
    client = sit_down(server, colour_0="sable", colour_2="purpure")
    for theme, path in (("light", "/image"), ("dark", "/positions/7/image?theme=dark")):
        drawn = client.get(path).text
        assert TINCTURES["sable"][theme] in drawn
        assert TINCTURES["purpure"][theme] in drawn
    client.post("/leave", {"bot": "random"})
    client.wait_for_turn()
    assert any(TINCTURES["purpure"]["light"] in chart["svg"] for chart in client.get("/charts").json())
    page = server.http.get(f"{server.address}/t/{client.id}/{client.token}").text
    [sheet] = re.findall(r'href="(/colours.css[^"]*)"', page)
    assert f"--seat-0:{TINCTURES['sable']['light']};" in server.http.get(server.address + sheet).text


def test_a_notebook_shows_the_colours_of_a_journal(tmp_path: Path, server: Server) -> None:
    client = sit_down(server, colour_0="sable", colour_2="purpure")
    client.post("/leave", {"bot": "random"})
    client.wait_for_turn()
    (tmp_path / "game.jsonl").write_text(client.get("/journal").text, encoding="utf-8")
    match = freestone.load(tmp_path / "game.jsonl")
    assert TINCTURES["sable"]["light"] in match._repr_svg_()


def test_no_two_wear_the_same(server: Server) -> None:
    assert "same colour" in refused(server, {"colour-0": "or", "colour-2": "or"})
    assert worn(sit_down(server, colour_0="or", colour_1="or", colour_2="vert")) == ["or", "vert"]
    assert "not offered" in refused(server, {"colour-0": "mauve"})
    body = {"game": "pillars", "seats": [{"name": "A", "colour": "or"}, {"name": "B", "colour": "or"}]}
    assert server.http.post(f"{server.address}/api/tables", json=body).status_code == 400


def test_who_starts_is_who_was_chosen_whoever_else_plays(server: Server) -> None:
    client = sit_down(server, pillars_start="2")
    assert json.loads(client.get("/journal").text.splitlines()[0])["settings"] == {"start": 1}
    assert "Nobody sits" in refused(server, {"pillars-start": "1"})


def test_a_form_refuses_what_it_does_not_offer(server: Server) -> None:
    for field, value in (("kind-0", "deep-thought"), ("pillars-pack", "../x"), ("game", "chess")):
        assert "not offered" in refused(server, {field: value})


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an owner's pack."""
    folder = tmp_path_factory.mktemp("owned")
    made = CliRunner().invoke(app, ["pack", "new", str(folder / "box"), "--game", "pillars", "--name", "My box"])
    assert made.exit_code == 0
    server = Server(folder, "--pack", str(folder / "box"))
    server.start()
    yield server
    server.kill()


def test_a_pack_of_ones_own_is_offered_and_played(owned: Server) -> None:
    page = owned.http.get(owned.address).text
    assert '<option value="My box" data-about=' in page
    assert "are reconstructed" in page
    client = sit_down(owned, pillars_pack="My box")
    games = owned.http.get(f"{owned.address}/api/games").json()
    assert [game["packs"] for game in games if game["id"] == "pillars"] == [["pillars-1", "My box"]]
    client.wait_for_turn()
    client.play()
    client.wait_for_turn()
    before = client.get("/journal").text
    assert json.loads(before.splitlines()[0])["pack"] == "My box"
    owned.kill()
    owned.start()
    assert client.get("/journal").text == before
    assert client.post("/continue", {"entry": 7}).status_code == 201
    more, owned.more = owned.more, ()
    owned.kill()
    owned.start()
    missing = owned.http.get(f"{owned.address}/t/{client.id}/{client.token}", headers=HTML)
    assert missing.status_code == 400
    assert "My box" in missing.text
    owned.more = more


def new_game(page: Page, game: str) -> Locator:
    return page.locator(".new-game", has=page.locator(f"[name=game][value={game}]"))


def play(form: Locator) -> None:
    form.get_by_role("button", name="Play", exact=True).click()


def test_colours_change_places(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    form = new_game(person.page, "pillars")
    form.locator("[name=colour-1]").select_option("azure")
    assert [form.locator(f"[name=colour-{n}]").input_value() for n in range(4)] == ["gules", "azure", "vert", "or"]
    form.locator("[name=colour-1]").select_option("sable")
    form.locator("[name=name-1]").fill("Žofie")
    form.locator(".more summary").click()
    form.locator(".start-player").select_option(label="Žofie")
    form.locator("[name=kind-1]").select_option("nobody")
    assert form.locator(".start-player").input_value() == "null"
    form.locator("[name=kind-1]").select_option("person")
    play(form)
    person.wait()
    shown = person.page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--seat-1')")
    assert shown == TINCTURES["sable"]["light"]
    assert person.complaints == []


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["desktop", "phone"])
def test_every_game_is_one_click_away(chrome: Browser, server: Server, size: ViewportSize) -> None:
    person = Person(chrome, server, size)
    page = person.page
    for game in registry():
        page.context.clear_cookies()  # a visitor who has never been here
        page.goto(server.address)
        button = new_game(page, game).get_by_role("button", name="Play", exact=True)
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]  # no need to scroll
        button.click()
        person.wait()
    assert person.complaints == []


def test_a_first_game_is_set_up_as_the_rulebook_suggests(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    page = person.page

    def settings() -> dict[str, object]:
        found: dict[str, object] = page.evaluate(
            """() => fetch(`/api/tables/${document.getElementById("table").dataset.id}/journal?token=` +
                document.getElementById("table").dataset.token).then((answer) => answer.text())
                .then((text) => JSON.parse(text.split("\\n")[0]).settings)"""
        )
        return found

    for _ in range(2):  # a match that was only begun teaches nobody
        form = new_game(page, "kutna_hora")
        expect(form.locator("[name=kind-1]")).to_have_value("novice")
        play(form)
        person.wait()
        assert settings()["first_game"] is True
        page.goto(server.address)
    person.sit_down(after(server, "kutna_hora", WHOLE))
    page.goto(server.address)
    form = new_game(page, "kutna_hora")
    expect(form.get_by_label("My first game")).not_to_be_checked()
    expect(form.locator("[name=kind-1]")).to_have_value("apprentice")
    form.get_by_label("My first game").check()
    play(form)
    person.wait()
    assert settings()["first_game"] is True


def test_the_name_is_remembered(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    page = person.page
    page.goto(server.address)
    new_game(page, "pillars").locator("[name=name-1]").fill("Bot")
    new_game(page, "pillars").locator("[name=name-0]").fill("Berthold")  # as the second player is called by default
    play(new_game(page, "pillars"))
    person.wait()
    page.goto(server.address)
    form = new_game(page, "kutna_hora")
    assert [form.locator(f"[name=name-{n}]").input_value() for n in range(3)] == ["Berthold", "Anna", "Cecily"]
    play(form)
    person.wait()
    assert person.complaints == []


def test_a_finished_game_tells_how_it_ended(server: Server) -> None:
    client = make(server, "random", "random", seed=4)
    client.wait_for_turn()
    server.http.get(f"{server.address}/t/{client.id}/{client.token}")
    page = server.http.get(server.address).text
    status = client.get().json()["status"]
    scores = {seat["name"]: seat["score"] for seat in status["seats"]}
    best = status["seats"][status["winners"][0]]["name"]  # of equal scores, gold decides
    assert f"<b>{best} wins.</b>" in page
    for name, points in scores.items():
        assert f"<span>{name} <b>{points}</b></span>" in page


def test_a_game_that_ended_before_endings_were_kept_gets_its_own(server: Server) -> None:
    client = make(server, "random", "random", seed=5)
    client.wait_for_turn()
    server.kill()
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE tables SET ending = '[]'")
    server.start()
    server.http.get(f"{server.address}/t/{client.id}/{client.token}")
    assert "wins.</b>" in server.http.get(server.address).text


def test_every_link_of_the_start_page_leads_somewhere(server: Server) -> None:
    page = server.http.get(server.address).text
    for path in re.findall(r'<a [^>]*href="(/[^"]*)"', page):
        assert server.http.get(server.address + path, headers=HTML, follow_redirects=True).status_code == 200, path


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.long), PHONE], ids=["desktop", "phone"])
def test_many_games_leave_the_page_tidy(chrome: Browser, server: Server, size: object) -> None:
    person = Person(chrome, server, DESKTOP if size is DESKTOP else PHONE)
    page = person.page
    for number in range(9):
        client = make(server, "", "random", seed=number)
        page.request.get(f"{server.address}/t/{client.id}/{client.token}")
        if number % 2:
            client.post("/leave", {"bot": "random"})
            client.wait_for_turn()
    page.goto(server.address)
    assert page.locator(".resume, .visits > li >> visible=true").count() == 7
    page.locator("form[action$='/away'] button >> visible=true").first.click()
    expect(page.locator("summary", has_text="Put away: 1")).to_be_visible()
    page.locator("summary", has_text="Put away: 1").click()
    page.click("text=Take up again")
    person.wait()
    page.goto(server.address)
    expect(page.locator("summary", has_text="Put away")).to_have_count(0)
    gone = page.locator("section[aria-labelledby=finished] a.visit").first.get_attribute("href")
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("form[action$='/remove'] button >> visible=true").first.click()
    page.wait_for_load_state()
    expect(page.locator(f"a[href='{gone}']")).to_have_count(0)
    assert server.http.get(f"{server.address}{gone}").status_code == 404
    assert person.complaints == []


def test_a_game_put_away_rests_unless_others_play_on(server: Server) -> None:
    alone, shared = make(server, "", "random"), make(server, "", "")
    shared.post("/seats/1/hand-out")
    for client in (alone, shared):
        server.http.get(f"{server.address}/t/{client.id}/{client.token}")
        assert server.http.post(f"{server.address}/t/{client.id}/{client.token}/away").status_code == 303
    assert [seat["bot"] for seat in alone.get().json()["status"]["seats"]] == ["", "random"]
    assert [bool(seat["bot"]) for seat in shared.get().json()["status"]["seats"]] == [True, False]


def test_a_game_that_somebody_else_has_is_not_deleted(server: Server) -> None:
    client = make(server, "", "")
    token = client.post("/seats/1/hand-out").json()["token"]
    server.http.get(f"{server.address}/t/{client.id}/{client.token}")
    server.http.post(f"{server.address}/t/{client.id}/{client.token}/remove")
    assert f"/t/{client.id}/" not in server.http.get(server.address).text
    assert Client(server, client.id, token).get().status_code == 200


def test_the_theme_is_chosen_on_the_start_page(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.page.reload()
    person.page.select_option("#theme", "dark")
    assert person.page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    person.page.reload()
    assert person.page.evaluate("() => document.documentElement.dataset.theme") == "dark"


def test_a_journal_is_opened_as_soon_as_its_file_is_chosen(chrome: Browser, server: Server) -> None:
    page = Person(chrome, server).page
    page.reload()
    journal = "\n".join(freestone.new("pillars", seats=2, seed=4).lines()).encode()
    page.get_by_label("Choose the file").set_input_files(
        {"name": "a.jsonl", "mimeType": "text/plain", "buffer": journal}
    )
    page.wait_for_selector("#board .item")
