"""The archive in the browser: a table says beforehand that it will go there, and its link brings it back."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.browser import Person
from web.server import Client, Server, age, make


def test_a_table_says_that_it_will_be_archived_and_comes_back(chrome: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    client = make(server, "", "")
    person = Person(chrome, server)
    page = person.page
    person.sit_down(client)
    expect(page.locator("#expiry")).to_have_count(0)
    age(server, client, 80)
    page.goto(server.address)
    expect(page.locator(".resume")).to_contain_text("Goes to the archive on")
    link = f"{server.address}/t/{client.id}/{client.token}"
    page.goto(link)
    expect(page.locator("#expiry")).to_contain_text("Its links can then bring it back")
    assert client.play().status_code == 200
    expect(page.locator("#expiry")).to_have_count(0)
    age(server, client, 91)  # a server archives what is due when it starts
    link = f"{server.address}/t/{client.id}/{client.token}"
    expect(page.locator("body")).to_be_visible()
    assert client.get().status_code == 410
    assert Client(server, client.id, "wrong").get().status_code == 403
    page.goto(link)
    expect(page.locator("h2")).to_have_text("In the archive")
    page.goto(server.address)
    page.click("text=In the archive: 1")
    page.click("text=Bring it back")
    expect(page.locator("#board")).to_be_visible()
    assert client.get().status_code == 200
    server.kill()


@pytest.mark.parametrize("language", ["de", *(pytest.param(one, marks=pytest.mark.long) for one in ("it", "es", "cs"))])
def test_an_archived_link_explains_itself(tmp_path: Path, language: str) -> None:
    server = Server(tmp_path)
    server.start()
    client = make(server, "", "")
    age(server, client, 91)
    headers = {"Accept": "text/html", "Accept-Language": language}
    page = server.http.get(f"{server.address}/t/{client.id}/{client.token}", headers=headers)
    assert page.status_code == 410
    assert f'action="/t/{client.id}/{client.token}/bring-back"' in page.text
    assert "archiv" in page.text.lower()
    server.kill()


def test_limits_are_settable_and_count_addresses(tmp_path: Path) -> None:
    """Nobody gets another address by claiming one; behind a trusted proxy everybody has their own."""
    server = Server(tmp_path, "--limit", "new-tables=2", "--limit", "tables=4")
    body = {"game": "pillars", "seats": [{"name": "A", "bot": ""}, {"name": "B", "bot": ""}]}

    def status(claimed: str) -> int:
        headers = {"X-Forwarded-For": claimed}
        return server.http.post(f"{server.address}/api/tables", json=body, headers=headers).status_code

    server.start()
    assert [status(f"192.0.2.{number}") for number in range(3)] == [201, 201, 429]
    server.kill()
    server.more = (*server.more, "--proxy", "127.0.0.1")
    server.start()
    assert [status(one) for one in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "192.0.2.9")] == [201, 201, 429, 429]
    server.kill()
