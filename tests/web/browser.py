"""A person at the page: a real Chromium that looks, clicks and types."""

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, ViewportSize, expect, sync_playwright

import freestone
from waiting import PATIENCE
from web.server import Client, Server

DESKTOP = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=375, height=812)
NAMES = ("chromium", "chromium-browser", "google-chrome")
WHOLE = 10_000
PARTS = ("outlook", "scores", "charts", "summaries", "rules", "cards", "glossary")
QUICK = {"pace": 0, "motion": False, "confirm": True}
SHOWN = """one => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !one.closest('.skip, .unseen') && (!document.querySelector('dialog[open]') || one.closest('dialog'))"""
TEXTS = f"""() => [...document.querySelectorAll('body *')].filter({SHOWN})
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .map(one => [one.textContent.trim().slice(0, 30),
        parseFloat(getComputedStyle(one).fontSize) * (one.ownerSVGElement ? one.getScreenCTM().d : 1)])
    .filter(([, size]) => size < 11.95)"""
TARGETS = f"""least => [...document.querySelectorAll(
        'button, a, input, select, summary, [role=tab], [data-card], .panel .item.lit > .hit')].filter({SHOWN})
    .map(one => [one.outerHTML.slice(0, 120), (one.closest('label') || one).getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
    .map(([text, box]) => `${{Math.round(box.width)}}x${{Math.round(box.height)}} ${{text}}`)"""

expect.set_options(timeout=PATIENCE * 1000)


def patient_context(browser: Browser, **options: Any) -> BrowserContext:
    """A context whose waits for conditions last as long as those of all other tests."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE * 1000)
    return context


def chromium() -> str:
    """Where the browser is; a test without one fails."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "Chromium is missing. Debian: sudo apt-get install chromium"
    return found


@contextmanager
def launched(kind: BrowserType, **environment: str) -> Iterator[Browser]:
    """A browser that is running, in our environment and what else is said."""
    env: dict[str, str | float | bool] = {**os.environ, **environment}
    running = kind.launch(executable_path=chromium(), args=["--no-sandbox"], env=env)
    try:
        yield running
    finally:
        running.close()


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright.chromium) as running:
        yield running


def after(server: Server, game: str, moves: int, seats: int = 3, seed: int = 5) -> Client:
    """A table of people where some moves have been made, or as many as the game has."""
    return brought(server, played(game, moves, seats, seed))


def before_the_end(server: Server, game: str, left: int, seats: int = 2, seed: int = 5) -> Client:
    """A table of people where so many entries are left in a game."""
    return brought(server, played(game, WHOLE, seats, seed)[:-left])


def played(game: str, moves: int, seats: int, seed: int) -> list[str]:
    """The journal of so many random moves."""
    match, chance = freestone.new(game, seats=seats, seed=seed), random.Random(seed)
    for _ in range(moves):
        if match.seat is None:
            break
        match.play(chance.choice(match.options))
    return list(match.lines())


def brought(server: Server, lines: list[str]) -> Client:
    """The table that goes on with a journal."""
    made = server.http.post(f"{server.address}/api/journals", json={"journal": "\n".join(lines)}).json()
    return Client(server, made["id"], made["token"])


class Person:
    """Somebody who plays at the page of a table."""

    def __init__(self, browser: Browser, server: Server, size: ViewportSize = DESKTOP, theme: str = "light") -> None:
        self.is_phone = size is PHONE
        device = {"viewport": size, "has_touch": self.is_phone, "is_mobile": self.is_phone}
        context = patient_context(browser, **device, locale=server.language)
        self.page: Page = context.new_page()
        self.server = server
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self._hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(server.address)
        self.set(**QUICK, theme=theme)

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def set(self, **settings: object) -> None:
        """Change settings as the menu does, for pages opened from now on."""
        self.page.evaluate("kept => localStorage.setItem('settings', JSON.stringify(kept))", settings)

    def sit_down(self, client: Client) -> None:
        self.page.goto(f"{self.server.address}/t/{client.id}/{client.token}")
        self.wait()

    def wait(self) -> None:
        """Wait until something is asked or the game is over."""
        asked = "#options .option:not(:disabled), #confirm button, #finale .verdict"
        self.page.wait_for_selector(f":is({asked}) >> visible=true")

    def open_menu(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.click("#open-menu")

    def parts(self) -> Iterator[str]:
        """Open everything that the menu opens, one part after the other."""
        for at, part in enumerate(PARTS):
            self.open_menu()
            self.page.locator("dialog .links button").nth(at).click()
            self.page.wait_for_selector(f".part-{part}")
            yield part
            self.page.keyboard.press("Escape")

    def open_help(self) -> None:
        self.open_menu()
        self.page.locator("dialog .links button").nth(len(PARTS) + 1).click()

    def look_back(self, client: Client, entry: int) -> None:
        """See a position of the replay."""
        self.page.goto(f"{self.server.address}/t/{client.id}/{client.token}/replay/{entry}")
        self.page.wait_for_selector("#board .item")

    @property
    def is_over(self) -> bool:
        return self.page.locator("#finale .verdict").count() > 0

    def choices(self) -> list[str]:
        """What the buttons offer."""
        options = self.page.locator("#options .option").all()
        return [choice for option in options if (choice := option.get_attribute("data-choice"))]

    def unfold(self) -> None:
        """Show the options without any effect too."""
        self.page.evaluate("() => document.querySelector('#options .idle')?.setAttribute('open', '')")

    def lit(self) -> list[str]:
        """The ids of the lit things that lie on shown panels."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('.panel:not([hidden]) .item.lit')].map(item => item.dataset.item)"
        )
        return found

    def moved(self, before: str | None) -> None:
        """Confirm if asked to, and wait until the table has gone on."""
        if self.page.locator("#confirm").is_visible():
            self.page.click("#confirm .primary")
        self.page.wait_for_selector(f"#table:not([data-at='{before}'])")
        self.wait()

    def at(self) -> str | None:
        return self.page.get_attribute("#table", "data-at")

    def click_something(self, chance: random.Random) -> None:
        """Take an option by clicking what is lit on the table, or else its button."""
        self.unfold()
        before, lit = self.at(), self.lit()
        if lit and chance.random() < 0.8:
            self.page.locator(f".panel:not([hidden]) [data-item='{chance.choice(lit)}']").dispatch_event("click")
        else:
            chosen = chance.choice(self.choices())
            self.page.click(f"#options .option[data-choice='{chosen}']")
        self.moved(before)

    def tap_something(self, chance: random.Random) -> None:
        """Take an option with a finger: what is lit where it can be seen or scrolled to, or else its button."""
        self.unfold()
        self.tap("#prompt")  # a second tap at the same place would count as that of a double tap, which plays nothing
        before, lit = self.at(), self.lit()
        if lit and chance.random() < 0.7:
            self.tap(f".panel:not([hidden]) [data-item='{chance.choice(lit)}'] > .hit")
        else:
            self.tap(f"#options .option[data-choice='{chance.choice(self.choices())}']")
        if self.page.locator("#confirm").is_visible():
            self.tap("#confirm .primary")
        self.page.wait_for_selector(f"#table:not([data-at='{before}'])")
        self.wait()

    def tap(self, selector: str) -> None:
        x, y = self.middle(selector)
        self.page.touchscreen.tap(x, y)

    def middle(self, selector: str) -> tuple[float, float]:
        """Scroll to something and return where its middle is."""
        found = self.page.locator(selector).first
        found.evaluate("one => one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})")
        box = found.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press_something(self, chance: random.Random) -> None:
        """Take an option by its key, and confirm by the keyboard too."""
        self.unfold()
        before = self.at()
        keys = [key.inner_text() for key in self.page.locator("#options .option kbd").all()]
        self.page.keyboard.press(chance.choice(keys))
        if self.page.locator("#confirm").is_visible():
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector(f"#table:not([data-at='{before}'])")
        self.wait()

    def small_texts(self) -> list[str]:
        """What is written smaller than 12 px, as it shows."""
        found: list[str] = self.page.evaluate(TEXTS)
        return found

    def small_targets(self) -> list[str]:
        """What is too small for a pointer, or on a phone for a thumb."""
        found: list[str] = self.page.evaluate(TARGETS, 44 if self.is_phone else 24)
        return found

    def scrolls(self) -> bool:
        """Whether the page is larger than its window."""
        larger: bool = self.page.evaluate(
            "() => { const page = document.documentElement;"
            " return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth; }"
        )
        return larger
