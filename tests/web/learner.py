"""Somebody who takes a lesson at the page: by mouse, by touch or with the keyboard alone."""

from collections import Counter
from collections.abc import Iterator

from playwright.sync_api import Browser, ViewportSize, expect

from freestone.lessons.chapter import Beat, LessonChapter, fits
from web.browser import DESKTOP, Person
from web.server import Server

# What changes whenever the teacher or the table goes on, once the learner can do something again; null before that.
STATE = """() => {
    const part = document.getElementById('teacher')?.dataset.part;
    const asks = [...document.querySelectorAll('#options .option:not(:disabled)')].map(one => one.dataset.choice);
    if (!part || (part === 'ask' && !asks.length)) return null;
    return [part, document.querySelector('#teacher h2 .quiet').textContent, document.getElementById('table').dataset.at,
        document.querySelector('#teacher [aria-live]').textContent, ...asks].join('|');
}"""


class Learner(Person):
    """Takes one chapter."""

    def __init__(
        self, browser: Browser, server: Server, chapter: LessonChapter, size: ViewportSize = DESKTOP, keys: bool = False
    ) -> None:
        super().__init__(browser, server, size)
        self.chapter = chapter
        self.keys = keys
        self.played: Counter[str] = Counter()
        self.page.goto(f"{server.address}/learn/{chapter.game}/{chapter.number}")
        begin = self.page.locator(f"#chapter-{chapter.number} [data-begin]")
        begin.focus() if keys else None
        self.page.keyboard.press("Enter") if keys else begin.click()
        self.settled("")

    @property
    def part(self) -> str:
        """What the teacher does now."""
        return self.page.locator("#teacher").get_attribute("data-part") or ""

    @property
    def beat(self) -> Beat:
        """The beat that the teacher is at."""
        number, _, _ = (self.page.locator("#teacher h2 .quiet").text_content() or "").partition("/")
        return self.chapter.beats[int(number) - 1]

    @property
    def state(self) -> str:
        """What is seen now, to tell later whether anything has happened."""
        return str(self.page.evaluate(STATE))

    def settled(self, before: str) -> None:
        """Wait until the table has gone on and the learner can do something."""
        self.page.wait_for_function(
            f"before => {{ const now = ({STATE})(); return now && now !== before; }}", arg=before
        )

    def take(self) -> None:
        """Take the whole chapter as its data say."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[str]:
        """Take the whole chapter as its data say, and yield before each step what the teacher does."""
        while self.part != "done":
            yield self.part
            before, beat = self.state, self.beat
            if self.part == "ask":
                self.choose(self.wish(beat))
            else:
                self.go_on()
            self.settled(before)
        yield self.part
        assert self.complaints == []

    def wish(self, beat: Beat) -> str:
        """The move that the data of a beat suggest."""
        offered = self.choices()
        left = Counter(beat.solution) - self.played if beat.solution else Counter(beat.play)
        wanted = [wish for wish in (beat.solution or beat.play) if left[wish] and wish in offered]
        fitting = (
            one
            for one in offered
            if beat.check or (one not in beat.warns and any(fits(pattern, one) for pattern in beat.play))
        )
        choice = wanted[0] if wanted else next(fitting)
        self.played[choice] += 1
        return choice

    def choose(self, choice: str) -> None:
        """Make a move, on the table if it lies there."""
        option = self.page.locator(f'#options .option[data-choice="{choice}"]')
        if self.keys:
            option.focus()
            self.page.keyboard.press("Enter")
            return
        option.scroll_into_view_if_needed()
        option.click()

    def go_on(self) -> None:
        """Do what the teacher suggests first; it has the focus already."""
        first = self.page.locator("#teacher .answers > :first-child")
        if self.keys:
            expect(first).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            first.click()
