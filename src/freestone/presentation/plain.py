"""The table of a game that does not draw itself, made from its position, its measures and its options.

A panel for the table shows the question, the fields of the position for which the catalogue has a message
`field-<name>`, and the options as cards to click on. Every seat has a panel with its arms, points and measures.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from freestone.core.choice import Choice
from freestone.core.game import Game
from freestone.core.state import State, fields
from freestone.core.step import CHANCE
from freestone.pictures import (
    CARD,
    SOFT,
    Anchor,
    blot,
    colour,
    counter,
    fitting,
    group,
    icon,
    outline,
    paper,
    ribbon,
    shield,
    shortened,
    text,
    wash,
    wrap,
)
from freestone.pictures.scene import GAP, Panel, Scene
from freestone.presentation.canvas import Canvas, seats_from, slot
from freestone.presentation.terminal import box, player, rows
from freestone.words import Words

# A panel is as wide as a phone, so that nobody has to scroll sideways; two of them lie side by side on a desk.
WIDTH: Final = 364
HEAD: Final = 84
LINE_HEIGHT: Final = 24
SEAT_HEAD: Final = 62
# Options are cards in two columns: large ones, or up to eight rows of smaller ones, which a finger still hits. There is
# always room for two large rows, so that the panels below do not jump whenever the question changes. The list beside
# the table has the options beyond these.
OPTION_COLUMNS: Final = 2
LARGE_OPTION: Final = 64
SMALL_OPTION: Final = 48
LARGE_ROWS: Final = 3
LEAST_ROWS: Final = 2
MOST_ROWS: Final = 8
# The sentences `meaning-<name>` about things of the plain table, by the beginnings of their ids.
PLAIN_MEANINGS: Final = {
    "question": "question",
    "field-": "field",
    "option-": "option",
    "measure-": "measure",
    "points-": "score",
    "crown-": "crown",
    "turn": "quill",
}


def table_fields(state: State, words: Words) -> list[str]:
    """Return the fields of a position that belong to the whole table, each as the sentence `field-<name>`."""
    kind: type = type(state)
    found = [(name, getattr(state, name, None)) for name in fields(kind) if words.has(f"field-{name}")]
    return [words.text(f"field-{name}", value=value) for name, value in found if isinstance(value, int | str)]


def shown_options(game: Game[Any], state: State, seat: int | None) -> list[Choice]:
    """Return the options that a viewer may see: those of their own seat, or all if the game has no secrets."""
    # Options may reveal secrets, so without knowing better only the deciding seat sees them.
    is_open = seat == state.seat or type(game).redact is Game.redact
    return state.options if is_open and state.seat != CHANCE else []


class PlainScene:
    """A scene in the making, for one viewer."""

    def __init__(self, game: Game[Any], state: State, words: Words, seat: int | None) -> None:
        self.game = game
        self.state = state
        self.words = words
        self.canvas = Canvas(state, words)
        self.viewer = seat
        self.scores = game.scores(state)
        self.options = shown_options(game, state, seat)

    def scene(self) -> Scene:
        """Return the table and a panel for each seat, the viewer's first."""
        seats = seats_from(self.viewer, self.state.seats)
        return Scene([self._table(), *map(self._seat, seats)], self.canvas.items, 2 * WIDTH + GAP)

    def _table(self) -> Panel:
        known = table_fields(self.state, self.words)
        shown = self.options[: MOST_ROWS * OPTION_COLUMNS]
        lines = max(LEAST_ROWS, -(-len(shown) // OPTION_COLUMNS))
        each = LARGE_OPTION if lines <= LARGE_ROWS else SMALL_OPTION
        top, title = HEAD + LINE_HEIGHT * len(known), self.words.text("title")
        height = top + lines * each + 20
        self._put_line("question", self._question(), 66, 16, italic=True)
        for at, line in enumerate(known):
            self._put_line(f"field-{at}", line, 66 + LINE_HEIGHT * (at + 1), 14)
        area = Anchor(WIDTH / 2, top + lines * each / 2 + 3, WIDTH - 28, lines * each)
        for at, choice in enumerate(shown):
            self._put_option(choice, slot(area, lines * OPTION_COLUMNS, at, OPTION_COLUMNS))
        mat = outline(WIDTH - 22, lines * each + 8, 8, 5, 0.8)
        art = paper(WIDTH, height) + group(WIDTH / 2, 28, ribbon(220, title, size=17))
        art += group(area.x, area.y, f'<path d="{mat}" fill="{colour("paper-deep")}" opacity=".4"/>')
        return Panel("table", title, WIDTH, height, art)

    def _question(self) -> str:
        """Return what is asked, or who has won."""
        if self.state.over:
            names = [self.words.names[seat] for seat in self.game.winners(self.state)]
            return self.words.text(
                "site-winner" if len(names) == 1 else "site-winners", names=self.words.listing(names)
            )
        return "" if self.state.seat == CHANCE else self.words.prompt(self.state)

    def _put_line(self, id: str, line: str, y: float, size: float, *, italic: bool = False) -> None:
        if line:
            room = WIDTH - 36
            letters = fitting(line, room, size)
            art = text(0, 5, shortened(line, 1.1 * room, letters), letters, italic=italic, within=room)
            self.canvas.put(id, "table", Anchor(WIDTH / 2, y, WIDTH - 28, LINE_HEIGHT), art, line)

    def _put_option(self, choice: Choice, place: Anchor) -> None:
        label = self.words.option(self.state, choice)
        at = Anchor(place.x, place.y, place.width - 8, place.height - 8)
        room = at.width - 14
        lines = wrap(label, room, 14)
        art = wash(at.width, at.height, CARD, seed=1 + len(label))
        for number, line in enumerate(lines):
            short = shortened(line, 1.15 * room, 14, bold=True)
            art += text(0, 5 + 17 * (number - (len(lines) - 1) / 2), short, 14, bold=True, within=room)
        self.canvas.put(f"option-{choice.text}", "table", at, art, label, choice=choice.text)

    def _seat(self, seat: int) -> Panel:
        id, name, put = f"player-{seat}", self.words.names[seat], self.canvas.put
        measures = self.game.measures(self.state, seat).items()
        shown = [self.words.measure(key, value) for key, value in measures if key != "points"]
        lines = -(-len(shown) // 2)
        area = Anchor(WIDTH / 2, SEAT_HEAD + lines * LINE_HEIGHT / 2, WIDTH - 36, lines * LINE_HEIGHT)
        for at, line in enumerate(shown):
            place = slot(area, 2 * lines, at, 2)
            art = text(-place.width / 2, 5, shortened(line, place.width - 8, 14), 14, fill=SOFT, anchor="start")
            put(f"measure-{at}-{seat}", id, place, art, line)
        points = self.words.measure("points", self.scores[seat])
        put(f"points-{seat}", id, Anchor(WIDTH - 48, 32, 76, 40), counter("point", self.scores[seat], size=26), points)
        if self.state.over and seat in self.game.winners(self.state):
            won = self.words.text("site-winner", names=name)
            put(f"crown-{seat}", id, Anchor(WIDTH - 108, 31, 30, 30), icon("crown", size=26), won)
        if self.state.seat == seat:
            turn = self.words.text("site-not-your-turn", name=name)
            put("turn", id, Anchor(WIDTH - 108, 31, 30, 30), icon("quill", size=26), turn)
        room = WIDTH - 182
        letters = fitting(name, room, 17)
        short = shortened(name, 1.15 * room, letters, bold=True)
        height = SEAT_HEAD + (lines * LINE_HEIGHT + 10 if shown else 4)
        band = blot(WIDTH - 16, 46, colour(f"seat-{seat}"), seed=seat + 1, opacity=0.16)
        art = paper(WIDTH, height, seat + 2) + group(WIDTH / 2, 33, band)
        art += group(32, 33, shield(seat, 34)) + text(58, 38, short, letters, anchor="start", bold=True, within=room)
        return Panel(id, name, WIDTH, height, art)


def plain_scene(game: Game[Any], state: State, words: Words, seat: int | None) -> Scene:
    """Return the table of any game as a viewer sees it."""
    return PlainScene(game, state, words, seat).scene()


def plain_terminal(game: Game[Any], state: State, words: Words) -> RenderableType:
    """Return the table of any game for the terminal: the fields of the table, and a line for each seat."""
    shown: list[RenderableType] = [Text(line) for line in table_fields(state, words)]
    lines: list[list[RenderableType]] = []
    for seat in range(state.seats):
        measures = game.measures(state, seat).items()
        lines.append([player(words.names, seat), " · ".join(words.measure(name, value) for name, value in measures)])
    return box(words.text("title"), Group(*shown, rows(lines, gap=3)))
