"""Many tables in one browser: it allows six connections to a server, and every page still hears what happens."""

from playwright.sync_api import Browser, Page, expect

from web.browser import QUICK, patient_context
from web.server import Client, Server, make

TABLES = 9
TURN = """isBehind => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isBehind });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def opened(chrome: Browser, server: Server) -> list[tuple[Page, Client]]:
    """Tables in one browser, each in a tab of its own; only the last one is in front."""
    context = patient_context(chrome)
    found: list[tuple[Page, Client]] = []
    for number in range(TABLES):
        client = make(server, "", "", seed=number)
        page = context.new_page()
        page.goto(server.address)
        page.evaluate("kept => localStorage.setItem('settings', JSON.stringify(kept))", QUICK)
        page.goto(f"{server.address}/t/{client.id}/{client.token}")
        page.wait_for_selector("#options .option:not(:disabled)")
        found.append((page, client))
        if number < TABLES - 1:
            page.evaluate(TURN, True)
    return found


def test_more_tables_than_connections(chrome: Browser, server: Server) -> None:
    tables = opened(chrome, server)
    for page, client in tables:
        client.play()
        at = str(client.get().json()["at"])
        expect(page.locator("#table")).to_have_attribute("data-at", at)
    first, client = tables[4]
    tables[-1][0].evaluate(TURN, True)
    first.evaluate(TURN, False)
    client.play()
    expect(first.locator("#table")).to_have_attribute("data-at", str(client.get().json()["at"]))
    assert not first.locator("#connection").is_visible()
