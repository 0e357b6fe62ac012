"""A rulebook in one language: its topics with texts, drawings and the numbered rules behind them."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final, NamedTuple

from freestone.core.match import Match, load
from freestone.core.replay import Position
from freestone.core.step import CHANCE
from freestone.i18n import FALLBACK
from freestone.packs.sources import totals
from freestone.pictures.scene import Item, Panel, Scene
from freestone.presentation.base import Presentation
from freestone.presentation.book import (
    FOLDER,
    MATCH,
    Appendix,
    Block,
    Cut,
    Example,
    Overview,
    Points,
    Shelf,
    Topic,
    rules_of,
)
from freestone.presentation.overview import NARROW, WIDE, draw_overview
from freestone.presentation.values import CardView, Chapter, Face, Rule, Term
from freestone.words import Words

RECONSTRUCTED: Final = "reconstructed"
# Around what a cut shows, in the units of the panel.
MARGIN: Final = 6


class Image(NamedTuple):
    """A drawing in a book: its view box, its SVG source, what it shows, and the drawings below it by their ids."""

    box: tuple[float, float, float, float]
    source: str
    alt: str
    grounds: dict[str, str]


class Part(NamedTuple):
    """A piece of a topic: what kind of block it is, and its texts, images, cards or icons."""

    kind: str
    texts: list[str] = []  # noqa: RUF012 - never changed
    images: list[Image] = []  # noqa: RUF012 - never changed
    cards: list[CardView] = []  # noqa: RUF012 - never changed
    icons: list[Term] = []  # noqa: RUF012 - never changed


class Passage(NamedTuple):
    """A topic in one language: title, gist, parts, and the numbered rules behind it."""

    id: str
    title: str
    lead: str
    parts: list[Part]
    rules: list[Rule]

    @property
    def grounds(self) -> dict[str, str]:
        """The drawings that its images have in common, by their ids."""
        return {id: art for part in self.parts for image in part.images for id, art in image.grounds.items()}

    @property
    def numbers(self) -> list[str]:
        """The numbers of its rules; those that follow each other as a range, such as `P4.1-P4.3` with a dash."""
        runs: list[list[str]] = []
        for rule in self.rules:
            if runs and _follows(rule.number, runs[-1][-1]):
                runs[-1].append(rule.number)
            else:
                runs.append([rule.number])
        return [text for run in runs for text in (run if len(run) < 3 else [f"{run[0]}\N{EN DASH}{run[-1]}"])]


class Edition:
    """The book of a game in one language."""

    def __init__(self, presentation: Presentation[Any], language: str = FALLBACK) -> None:
        self.presentation = presentation
        self.game = presentation.game
        self.book = presentation.book
        self.match: Match[Any] | None = load(self.game.folder / FOLDER / MATCH) if self.book else None
        names, pack = (self.match.names, self.match.pack) if self.match else ([], self.game.pack())
        self.words = Words(self.game, names, language, pack, (FOLDER,))
        self._numbered = presentation.rules(self.words)
        self._facts = self.book.facts(pack) if self.book else {}
        self._grounds: dict[str, str] = {}

    @cached_property
    def passages(self) -> list[Passage]:
        """All topics."""
        if self.book:
            return [self._passage(topic) for topic in self.book.topics]
        return [*map(_numbered_passage, self._numbered), *self._appendices()]

    @cached_property
    def faces(self) -> dict[str, Face]:
        """How tiles and cards look."""
        return self.presentation.faces(self.words)

    @property
    def reconstructed(self) -> tuple[int, int]:
        """How many figures of the components are reconstructed, and of how many."""
        sources = totals(self.words.pack)
        return sources[RECONSTRUCTED], sources.total()

    def passage(self, name: str) -> Passage | None:
        """Return a topic by its id, or by the number of a rule that it explains."""
        return next(
            (one for one in self.passages if name == one.id or name in {rule.number for rule in one.rules}), None
        )

    def text(self, topic: str, id: str, **terms: int | str) -> str:
        """Return a text of a topic."""
        return self.words.text(f"book-{topic}-{id}" if id else f"book-{topic}", **{**self._facts, **terms})

    def _passage(self, topic: Topic) -> Passage:
        parts = [self._part(topic.id, block) for block in topic.body]
        rules = rules_of(topic, self._numbered)
        return Passage(topic.id, self.text(topic.id, ""), self.text(topic.id, "lead"), parts, rules)

    def _part(self, topic: str, block: Block) -> Part:
        if isinstance(block, str):
            return Part("text", [self.text(topic, block)])
        if isinstance(block, Points):
            return Part("points", [self.text(topic, id) for id in block.ids])
        if isinstance(block, Cut):
            caption = self.text(topic, block.id)
            return Part("picture", [caption], [self._cut(block, caption)])
        if isinstance(block, Shelf):
            return Part("shelf", [self.text(topic, block.id)], cards=self._cards(block.names))
        if isinstance(block, Overview):
            return self._overview(topic, block)
        if isinstance(block, Example):
            return self._example(topic, block)
        icons = self.presentation.glossary(self.words) if block.kind == "icons" else []
        cards = self.presentation.cards(self.words) if block.kind == "cards" else []
        return Part(block.kind, icons=icons, cards=cards)

    def _cards(self, names: Iterable[str]) -> list[CardView]:
        found = [self.presentation.card(name, self.words) for name in names]
        return [card for card in found if card is not None]

    def _overview(self, topic: str, overview: Overview) -> Part:
        caption = self.text(topic, overview.id)
        drawn = [draw_overview(overview.phases, lambda id: self.text(topic, id), width) for width in (WIDE, NARROW)]
        return Part(
            "overview", [caption], [Image((0, 0, face.width, face.height), face.art, caption, {}) for face in drawn]
        )

    def _example(self, topic: str, example: Example) -> Part:
        before, after = (self._position(entry).state for entry in (example.start, example.end))
        seat = int(before.seat)
        decider = {} if seat == CHANCE else {"seat": seat}
        text = self.text(topic, example.id, **decider, **example.figures(before, after, seat))
        return Part("example", [text], [self._cut(cut, self.words.text("site-book-picture")) for cut in example.cuts])

    def _position(self, entry: int) -> Position:
        return self._positions[entry]

    @cached_property
    def _positions(self) -> list[Position]:
        assert self.match is not None
        return list(self.match.positions())

    def scene(self, entry: int) -> Scene:
        """Return the table after an entry of the match, as somebody who only watches sees it."""
        return self.presentation.scene(self.game.redact(self._position(entry).state, None), self.words, None)

    def _cut(self, cut: Cut, alt: str) -> Image:
        scene = self.scene(cut.entry)
        panel = next(panel for panel in scene.panels if panel.id == cut.panel)
        items = [item for item in scene.items if item.panel == cut.panel]
        box = cut_box(panel, [item for item in items if item.id in cut.items])
        ground = self._ground(panel)
        drawn = "".join(_drawn(item, item.id in cut.lit) for item in items if _touches(item, box))
        return Image(box, f'<use href="#{ground}"/>{drawn}', alt, {ground: panel.art})

    def _ground(self, panel: Panel) -> str:
        """Return the id of a panel's drawing; the same drawing has the same id."""
        return self._grounds.setdefault(panel.art, f"ground-{panel.id}-{len(self._grounds)}")

    def _appendices(self) -> list[Passage]:
        title = {"icons": "site-glossary", "cards": "site-cards"}
        parts = [self._part("", Appendix(kind)) for kind in title]
        return [
            Passage(part.kind, self.words.text(title[part.kind]), "", [part], [])
            for part in parts
            if part.icons or part.cards
        ]


def _follows(number: str, before: str) -> bool:
    """Whether a rule comes right after another one of the same chapter."""
    (chapter, _, place), (same, _, last) = number.rpartition("."), before.rpartition(".")
    return chapter == same and place.isdecimal() and last.isdecimal() and int(place) == int(last) + 1


def cut_box(panel: Panel, items: list[Item]) -> tuple[float, float, float, float]:
    """Return the part of a panel around some items as x, y, width and height; the whole panel if there are none."""
    if not items:
        return (0, 0, panel.width, panel.height)
    left = max(0, min(item.x - item.width / 2 for item in items) - MARGIN)
    top = max(0, min(item.y - item.height / 2 for item in items) - MARGIN)
    right = min(panel.width, max(item.x + item.width / 2 for item in items) + MARGIN)
    bottom = min(panel.height, max(item.y + item.height / 2 for item in items) + MARGIN)
    return (left, top, right - left, bottom - top)


def _touches(item: Item, box: tuple[float, float, float, float]) -> bool:
    left, top, width, height = box
    beside = abs(item.x - left - width / 2) < (item.width + width) / 2
    return beside and abs(item.y - top - height / 2) < (item.height + height) / 2


def _drawn(item: Item, is_lit: bool) -> str:
    frame = f'x="{-item.width / 2:g}" y="{-item.height / 2:g}" width="{item.width:g}" height="{item.height:g}" rx="5"'
    light = f'<rect class="lit" {frame}/>' if is_lit else ""
    return f'<g transform="translate({item.x:g} {item.y:g})">{item.art}{light}</g>'


def _numbered_passage(chapter: Chapter) -> Passage:
    return Passage(chapter.number.lower(), chapter.title, "", [], chapter.rules)
