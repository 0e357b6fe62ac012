"""What people see of each other: consent to an undo, links that are copied, a turn that is told, twins that stay."""

from playwright.sync_api import Browser, expect

from web.browser import Person
from web.server import Client, Server, make


def handed_out(client: Client, seat: int) -> Client:
    """The link to a seat that is given away."""
    return Client(client.server, client.id, client.post(f"/seats/{seat}/hand-out").json()["token"])


def seat_that_decides(client: Client) -> int:
    deciding: int = client.get().json()["status"]["deciding"]
    return deciding


def test_an_undo_needs_the_consent_of_the_others(chrome: Browser, server: Server) -> None:
    maker = make(server, "", "", seed=41)
    other = handed_out(maker, 1)
    while seat_that_decides(maker) != 0:
        other.play()
    one, two = Person(chrome, server), Person(chrome, server)
    one.sit_down(maker)
    two.page.goto(f"{server.address}/t/{other.id}/{other.token}")
    entry = maker.get().json()["entry"]
    while seat_that_decides(maker) == 0:
        maker.play()
    two.wait()
    other.play()
    expect(one.page.locator("#extras .undo")).to_contain_text("Ask to take back")
    one.page.click("#extras .undo")
    if one.page.locator("dialog[open] .primary").count():
        one.page.click("dialog[open] .primary")
    expect(two.page.locator("#extras p")).to_contain_text("would like to take back")
    two.page.click("#extras .primary")
    expect(one.page.locator("#prompt")).to_have_class("prompt yours")
    assert maker.get().json()["entry"] >= entry
    assert seat_that_decides(maker) == 0
    assert one.complaints == two.complaints == []


def test_the_title_says_whose_turn_it_is(chrome: Browser, server: Server) -> None:
    maker = make(server, "", "", seed=42)
    other = handed_out(maker, 1)
    person = Person(chrome, server)
    page = person.page
    page.add_init_script(
        "window.tones = 0; const Context = window.AudioContext;"
        "window.AudioContext = class extends Context { constructor() { super(); window.tones += 1; } };"
    )
    person.set(pace=0, motion=False, sound=True)
    page.goto(f"{server.address}/t/{maker.id}/{maker.token}")
    while seat_that_decides(maker) == 0:
        maker.play()
    page.wait_for_function("() => !document.title.startsWith('●')")
    told = page.evaluate("() => window.tones")
    while seat_that_decides(maker) != 0:
        other.play()
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    assert page.evaluate("() => window.tones") > told


def test_a_link_is_copied_where_the_page_is_not_safe(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    page = person.page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    person.sit_down(make(server, "", "", seed=43))
    page.click("#open-menu")
    page.wait_for_selector("#links .link")
    link = page.input_value("#links .link")
    page.click("#links button >> nth=0")
    expect(page.locator("#links button >> nth=0")).to_have_text("Copied")
    page.keyboard.press("Escape")
    page.evaluate("() => document.body.append(Object.assign(document.createElement('textarea'), {id: 'pasted'}))")
    page.focus("#pasted")
    page.keyboard.press("Control+v")
    assert page.input_value("#pasted") == link
    assert person.complaints == []
