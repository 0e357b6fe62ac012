"""The page looks the same on every machine: our fonts everywhere, whatever fonts the system has."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser

from freestone.pictures import FACES, REGULAR, width_of
from freestone.pictures.fonts import FOLDER, SERIF, SIGNS
from web.browser import Person, after, launched
from web.server import Client, Server

pytestmark = pytest.mark.long

SYSTEM = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>"""
SYSTEMS = (("Narrow", 1.0), ("Wide", 1.6))
READY = "() => document.fonts.ready.then(() => document.fonts.status)"
BOXES = """() => [...document.querySelectorAll('body *')]
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .map(one => { const box = one.getBoundingClientRect();
        return [one.textContent.trim().slice(0, 40), box.x, box.y, box.width, box.height]; })"""
SYSTEM_WIDTH = """() => { const pen = document.createElement('canvas').getContext('2d');
    pen.font = '20px serif'; return pen.measureText('The Pillars of the Earth').width; }"""
LABELS = """() => [...document.querySelectorAll('#board svg text')]
    .filter(one => one.checkVisibility() && !one.hasAttribute('textLength'))
    .map(one => { const style = getComputedStyle(one); return [one.textContent, parseFloat(style.fontSize),
        style.fontWeight >= 600, style.fontStyle === 'italic', one.getComputedTextLength()]; })"""
# One text for each kind of element and font, and every text with more than plain letters.
MARKED = """() => { const seen = new Set();
    for (const one of document.querySelectorAll('body *')) {
        const words = [...one.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent).join('');
        const style = getComputedStyle(one);
        const signs = words.replace(/[ -~]/g, '');
        const kind = [one.tagName, style.fontFamily, style.fontWeight, style.fontStyle, signs].join();
        const isNew = words.trim() && one.checkVisibility() && !seen.has(kind);
        one.toggleAttribute('data-marked', isNew);
        if (isNew) seen.add(kind); } }"""
CAPITALS = """() => [...document.querySelectorAll('body *')].filter(one => { const style = getComputedStyle(one);
        return style.fontVariantCaps === 'small-caps' && style.fontStyle !== 'normal'; })
    .map(one => one.outerHTML.slice(0, 80))"""


@contextmanager
def on_system(chrome: Browser, folder: Path, name: str, stretched: float) -> Iterator[Browser]:
    """A browser on a system whose only font is ours under another name, with wider letters."""
    fonts = folder / name
    fonts.mkdir()
    font = TTFont(FOLDER / f"{REGULAR.file}.ttf")
    for glyph, (width, left) in font["hmtx"].metrics.items():
        font["hmtx"].metrics[glyph] = (round(stretched * width), left)
    for number in (1, 3, 4, 6):
        font["name"].setName(name, number, 3, 1, 0x409)
    font.save(fonts / "only.ttf")
    settings = fonts / "fonts.conf"
    settings.write_text(SYSTEM.format(folder=fonts), encoding="utf-8")
    with launched(chrome.browser_type, FONTCONFIG_FILE=str(settings)) as running:
        yield running


def screens(person: Person, clients: list[Client]) -> Iterator[str]:
    """The start page, both tables, and all that the menu of one opens."""
    person.page.goto(person.server.address)
    yield "start"
    for client in clients:
        person.sit_down(client)
        yield "table"
    yield from person.parts()
    person.look_back(clients[-1], 20)
    yield "replay"


@pytest.fixture(scope="module")
def clients(server: Server) -> list[Client]:
    return [after(server, game, 40) for game in ("pillars", "kutna_hora")]


def layout(person: Person, clients: list[Client]) -> list[list[object]]:
    """Every text of every screen, and its box."""
    found = []
    for screen in screens(person, clients):
        assert person.page.evaluate(READY) == "loaded", screen
        found += [[screen, *box] for box in person.page.evaluate(BOXES)]
    assert person.complaints == []
    return found


def test_the_layout_does_not_depend_on_the_fonts_of_the_system(
    chrome: Browser, server: Server, clients: list[Client], tmp_path: Path
) -> None:
    found, widths = [], []
    for name, stretched in SYSTEMS:
        with on_system(chrome, tmp_path, name, stretched) as running:
            person = Person(running, server)
            widths.append(person.page.evaluate(SYSTEM_WIDTH))
            found.append(layout(person, clients))
    assert widths[1] > 1.4 * widths[0], "the systems must differ"
    assert [boxes for boxes in zip(*found, strict=True) if boxes[0] != boxes[1]] == []


def fonts_in_use(person: Person) -> set[str]:
    """The fonts that texts of the page are drawn with, as the browser says; those of the system are named so."""
    person.page.evaluate(MARKED)
    session = person.page.context.new_cdp_session(person.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-marked]"})["nodeIds"]
    used = [font for node in nodes for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
    session.detach()
    return {font["familyName"] if font["isCustomFont"] else f"{font['familyName']} of the system" for font in used}


@pytest.mark.long
def test_every_text_is_in_our_fonts(chrome: Browser, server: Server, clients: list[Client]) -> None:
    person = Person(chrome, server)
    used: set[str] = set()
    for screen in screens(person, clients):
        found = fonts_in_use(person)
        assert found <= {SERIF, SIGNS}, screen
        assert person.page.evaluate(CAPITALS) == [], f"no italic face has small capitals: {screen}"
        used |= found
    assert used == {SERIF, SIGNS}


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_labels_are_as_wide_as_python_says(chrome: Browser, server: Server, game: str) -> None:
    person = Person(chrome, server)
    person.sit_down(after(server, game, 60, seats=4))
    person.page.evaluate(READY)
    labels = person.page.evaluate(LABELS)
    assert len(labels) > 40
    for words, size, bold, italic, width in labels:
        assert width_of(words, size, bold=bold, italic=italic) == pytest.approx(width, rel=0.005, abs=0.1), words


@pytest.mark.long
def test_an_image_is_the_same_on_every_system(
    chrome: Browser, server: Server, clients: list[Client], tmp_path: Path
) -> None:
    """As SVG in a window of its own, and as the PNG that the page makes of it."""
    seen, saved = [], []
    for name, stretched in SYSTEMS:
        with on_system(chrome, tmp_path, name, stretched) as running:
            person = Person(running, server)
            person.sit_down(clients[0])
            person.open_menu()
            address = person.page.locator("dialog a[href*='/image']").get_attribute("href")
            with person.page.expect_download() as download:
                person.page.click(".save-png")
            saved.append(download.value.path().read_bytes())
            person.page.goto(f"{server.address}{address}")
            assert person.page.evaluate(READY) == "loaded"
            seen.append(person.page.screenshot())
            assert person.complaints == []
    assert seen[0] == seen[1]
    assert saved[0] == saved[1]


def test_a_browser_may_keep_the_fonts_for_good(server: Server) -> None:
    sheet = server.http.get(f"{server.address}/fonts.css").text
    for face in FACES:
        assert f"url({face.address})" in sheet
        answer = server.http.get(server.address + face.address)
        assert answer.headers["content-type"] == "font/woff2"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.content == face.woff2
    assert server.http.get(f"{server.address}/fonts/metrics.woff2").status_code == 404
