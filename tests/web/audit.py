"""The audit of the layout: what `audit.js` finds on pages that follow a game, at every size."""

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize

import freestone
from freestone.advice.puzzle import puzzles_of
from freestone.bots.greedy import GreedyBot
from freestone.core.game import find
from web.browser import DESKTOP, PHONE, Person
from web.finished import finished
from web.server import Client, Server, age, make, seats

SCRIPT = Path(__file__).with_name("audit.js").read_text(encoding="utf-8")
NAMES = ("Anežka", "Benedikt", "Celestine", "Dorothea")
LOG_LINES = 4
HINTED = 3  # the quick audit opens a hint for one kind of decision out of so many: bots think about each
Size = tuple[int, int]


class Screen:
    """A page on one device, looked at in several sizes; `least` options of a decision must be in sight."""

    def __init__(self, person: Person, sizes: Sequence[Size], least: int) -> None:
        self.person = person
        self.page = person.page
        self.sizes = sizes
        self.least = least
        person.set(pace=0, motion=False, confirm=True, summaries=False)
        self.page.add_init_script(SCRIPT)

    def audit(self, state: str = "", *, is_drawn: bool = True) -> Iterator[str]:
        """Look at the page as it is, in every size; at texts in drawings too, unless they are cuttings of the table."""
        for size in self._resized(self.sizes):
            yield from (f"{size} {state}: {one}" for one in self._run("auditPage", isDrawn=is_drawn))

    def audit_decision(
        self, pick: str, is_hinted: bool, sizes: Sequence[Size], others: Sequence[Size] = ()
    ) -> Iterator[str]:
        """Look at a decision in some sizes: as it is asked, with a hint, and while a choice waits to be confirmed.

        Drawings only grow and shrink, so their texts are looked at in the first size alone. The other sizes follow if
        some part of the column is larger than ever, or has a longer text or word.
        """
        is_news = False
        for at, size in enumerate(sizes):
            seen = yield from self._look(size, pick, is_hinted, at == 0)
            is_news = is_news or seen
        for size in others if is_news else ():
            yield from self._look(size, pick, is_hinted, False)

    def _look(self, size: Size, pick: str, is_hinted: bool, is_drawn: bool) -> Generator[str, None, bool]:
        """Look at a decision in one size, and return whether its column is news."""
        [shown] = self._resized([size])
        seen = self._run("auditDecision", pick=pick, isHinted=is_hinted, isDrawn=is_drawn)
        yield from (f"{shown} {state}: {one}" for state, many in seen["found"].items() for one in many)
        return bool(seen["isNew"])

    def _resized(self, sizes: Sequence[Size]) -> Iterator[str]:
        for width, height in sizes:
            self.page.set_viewport_size(ViewportSize(width=width, height=height))
            yield f"{width}x{height}"

    def _run(self, function: str, **given: object) -> Any:
        return self.page.evaluate(f"given => {function}(given)", {**given, "least": self.least, "lines": LOG_LINES})


def screens(browser: Browser, server: Server, devices: Sequence[str] = ("desktop", "phone")) -> list[Screen]:
    """A desktop and a phone, or one of them, in all the sizes that must be fit for play."""
    wide = ((1280, 720), (1366, 625), (1366, 768), (1536, 730), (1920, 1080))
    narrow = ((375, 812), (360, 640))
    known = {"desktop": (DESKTOP, wide, 4), "phone": (PHONE, narrow, 2)}
    found = [known[device] for device in devices]
    return [Screen(Person(browser, server, window), sizes, least) for window, sizes, least in found]


def open_table(server: Server, game: str, seats: int, seed: int) -> Client:
    """A table of people around one screen who may ask for hints."""
    people = [{"name": name, "bot": ""} for name in NAMES[:seats]]
    body = {"game": game, "seats": people, "seed": seed, "hints": True}
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    return Client(server, made["id"], made["token"])


def longest_question(options: list[dict[str, Any]]) -> str:
    """The choice that asks to be confirmed with the most words, warnings first; empty if none asks."""
    asking = [one for one in options if one["cautions"] or one["reveals"] or one["passes"]]
    return max(asking, key=lambda one: (len(one["cautions"]), len(str(one))))["choice"] if asking else ""


def audit_game(
    browser: Browser,
    server: Server,
    game: str,
    seats: int,
    seed: int,
    is_looked_at: Callable[[int], bool],
    every: int,
    devices: Sequence[str] = ("desktop", "phone"),
) -> Iterator[str]:
    """Let bots play a game and look at every n-th decision of some seats and at the first of each kind.

    Those of a new kind are looked at in every other size in turn, and the rest in one. If every decision is looked at,
    those with more or longer texts in the column than ever are looked at in the other sizes too.
    """
    client = open_table(server, game, seats, seed)
    watching = screens(browser, server, devices)
    for screen in watching:
        screen.person.sit_down(client)
    match = freestone.new(game, names=list(NAMES[:seats]), seed=seed)
    at, kinds, count = client.get().json()["at"], set[str | None](), 0
    while match.seat is not None:
        count += is_looked_at(match.seat)
        is_new = match.kind not in kinds
        if is_looked_at(match.seat) and (is_new or count % every == 0):
            pick = longest_question(client.get("/decision").json()["options"])
            is_hinted = is_new and (every == 1 or len(kinds) % HINTED == 0)
            for screen in watching:
                screen.page.wait_for_selector(f"#table[data-at='{at}']")
                turn = count // every % len(screen.sizes)
                sizes = screen.sizes[len(kinds) % 2 :: 2] if is_new else screen.sizes[turn : turn + 1]
                others = [size for size in screen.sizes if size not in sizes] if every == 1 else []
                found = screen.audit_decision(pick, is_hinted, sizes, others)
                yield from (f"{game} {seats}, entry {len(match.journal.entries)}, {one}" for one in found)
            kinds.add(match.kind)
        choice = GreedyBot(match.seat).choose(match.seen())
        match.play(choice)
        at = client.post("/play", {"choice": choice.text, "at": at}).json()["at"]
    for screen in watching:
        screen.page.wait_for_selector("#finale .verdict")
        yield from (f"{game} {seats}, {one}" for one in screen.audit("the end"))
        screen.page.keyboard.press("Escape")  # puts the sheet away that the end pulls up on a phone
        yield from (f"{game} {seats}, {one}" for one in screen.audit("after the end"))
        assert screen.person.complaints == []
        screen.page.context.close()


def audit_parts(browser: Browser, server: Server, client: Client) -> Iterator[str]:
    """Look at everything that opens over a table, and at the replay."""
    for screen in screens(browser, server):
        screen.person.sit_down(client)
        screen.person.open_menu()
        yield from screen.audit("menu")
        for part in screen.person.parts():
            yield from screen.audit(part)
        screen.person.open_help()
        yield from screen.audit("help")
        screen.person.look_back(client, 30)
        yield from screen.audit("replay")
        screen.page.context.close()


def audit_start_page(browser: Browser, server: Server) -> Iterator[str]:
    """Look at the start page without matches, and with more than it lists at once."""
    for screen in screens(browser, server):
        screen.page.goto(server.address)
        yield from screen.audit("empty")
        for number in range(9):
            client = make(server, "", "random", seed=number)
            screen.page.request.get(f"{server.address}/t/{client.id}/{client.token}")
            if number % 2:
                client.post("/leave", {"bot": "random"})
                client.wait_for_turn()
        screen.page.goto(server.address)
        yield from screen.audit("many games")
        screen.page.context.close()


def audit_company(browser: Browser, server: Server, game: str) -> Iterator[str]:
    """Look at what the coach, the others' moves and a round that is over add to a table, and at what asks back."""
    for screen in screens(browser, server):
        person, page = screen.person, screen.page
        person.set(pace=0, motion=False, confirm=True, summaries=True)
        client = coached(server, game)
        person.sit_down(client)
        page.wait_for_selector("#coach .coach-card")
        if person.is_phone:
            page.tap("#coach p")
        yield from screen.audit("coach")
        if person.is_phone:
            page.tap("#coach .coach-fold")
        client.wait_for_turn()
        while client.get().json()["status"]["round"] < 2:
            client.play()
            client.wait_for_turn()
        page.wait_for_selector(f"#table[data-at='{client.get().json()['at']}'] #recap:not([hidden]) .line")
        if not person.is_phone:
            page.wait_for_selector("#round:not([hidden]) .summary")
        yield from screen.audit("the next round")
        for at, asked in enumerate(("bot", "seat", "link")):
            person.open_menu()
            page.wait_for_selector("#links .row")
            page.locator("dialog .seat-list .row button").nth((0, 2, -1)[at]).click()
            yield from screen.audit(asked)
            page.keyboard.press("Escape")
        page.context.close()  # no complaints asked: what the coach had to say was too late at some of these decisions


def coached(server: Server, game: str) -> Client:
    """A table where a person has a coach and plays against bots."""
    people = [{"coach": True, **one} for one in seats("", "random", "random")]
    made = server.http.post(f"{server.address}/api/tables", json={"game": game, "seats": people, "seed": 7}).json()
    return Client(server, made["id"], made["token"])


def audit_puzzle(browser: Browser, server: Server, game: str) -> Iterator[str]:
    """Look at a puzzle, and at the answer to a wrong solution."""
    puzzle = next(iter(puzzles_of(find(game)).values()))
    wrong = next(one.choice for one in puzzle.verdicts if one.choice not in puzzle.solutions)
    for screen in screens(browser, server):
        person, page = screen.person, screen.page
        page.goto(f"{server.address}/puzzles/{game}/{puzzle.id}")
        person.wait()
        yield from screen.audit("puzzle")
        page.locator(f'#options .option[data-choice="{wrong}"]').click()
        page.wait_for_selector("#answer:not([hidden]), #confirm:not([hidden])")
        if page.locator("#confirm .primary").is_visible():
            page.click("#confirm .primary")
        page.wait_for_selector("#answer:not([hidden])")
        yield from screen.audit("answer")
        assert person.complaints == []
        page.context.close()


def audit_review(browser: Browser, server: Server, game: str) -> Iterator[str]:
    """Look at the review of a match."""
    client = reviewed(server, game)
    for screen in screens(browser, server):
        screen.page.goto(f"{server.address}/t/{client.id}/{client.token}/review")
        screen.page.wait_for_selector("#curve")
        yield from screen.audit("review")
        screen.page.context.close()


@cache
def reviewed(server: Server, game: str) -> Client:
    """A finished match, the same for all languages: its review takes minutes of work and is kept."""
    return finished(server, game)


def audit_errors(browser: Browser, server: Server) -> Iterator[str]:
    """Look at pages that say what is not there."""
    for screen in screens(browser, server):
        for path in ("/nothing", "/t/nothing/here", "/rules/nothing"):
            screen.page.goto(server.address + path)
            yield from screen.audit(path)
        screen.page.context.close()


def audit_archived(browser: Browser, server: Server) -> Iterator[str]:
    """Look at a table that will be archived soon, at the page of one in the archive, and at the list with it.

    The server is restarted, so nobody else may use it.
    """
    client = make(server, "", "")
    link = f"/t/{client.id}/{client.token}"
    for screen in (known := screens(browser, server)):
        screen.page.goto(server.address + link)
    for days, state in ((80, "goes to the archive"), (91, "in the archive")):
        age(server, client, days)
        for screen in known:
            screen.page.goto(server.address + link)
            if days == 80:
                screen.page.wait_for_selector("#expiry")
            yield from screen.audit(f"a table that {state}")
            screen.page.goto(server.address)
            if days == 91:
                screen.page.click("details:has(.visits) summary")
            yield from screen.audit(f"a list where one {state}")
    for screen in known:
        screen.page.context.close()  # no complaints asked: pages complain while their server is away
