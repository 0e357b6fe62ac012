"""What all boards of the scene share: drawings, signs for effects, the players' pieces, and the canvas."""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from freestone.core.step import Step
from freestone.games.kutna_hora.cards import Tile
from freestone.games.kutna_hora.effects import Effect
from freestone.games.kutna_hora.measures import final_scores
from freestone.games.kutna_hora.names import COLOURS, COMMODITIES, PATRICIANS
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.i18n import numeral
from freestone.pictures import (
    INK,
    Anchor,
    Drawing,
    colour,
    figure,
    group,
    icon,
    outline,
    scaled,
    shield,
    text,
    width_of,
)
from freestone.pictures.fonts import LEAST_TEXT
from freestone.pictures.scene import Panel, Scene
from freestone.pictures.shapes import ORDINARIES
from freestone.presentation import canvas
from freestone.words import Words

ART: Final = Path(__file__).parent.parent / "art"
DRAWINGS: Final = {path.stem: Drawing(path) for path in sorted(ART.glob("*.svg")) if path.stem != "cover"}

Sign = tuple[str, str]
GOODS: Final = tuple({"permits": "permit"}.get(commodity, commodity) for commodity in COMMODITIES)
GUILD_TINT: Final = ("stone", "metal", "wood", "plum", "leaf", "sand")
PICTURES: Final = {
    "points": "point",
    "reputation": "reputation",
    "tax": "tax",
    "pelican": "pelican",
    "population": "population-deck",
    "ore_deck": "ore-deck",
    "technology": "technology",
    "flip_barbara": "flip",
    "remove_house": "house",
    "public_tile": "stack",
    "free_rights": "scroll",
    "free_plot_anywhere": "plot",
    "free_building": "house",
    "income_actions": "income",
    "free_mines": "mine",
    "house_to_production": "house",
    "patrician_bank_to_council": "patrician-silver",
    "reputation_per_public_neighbour": "reputation",
    "score_one_building": "dot-blue",
}
# Effects that always happen once: their icon needs no number.
PLAIN: Final = ("technology", "flip_barbara", "public_tile", "patrician_bank_to_council", "score_one_building")


def short_name(words: Words, tile: Tile, width: int = 0) -> str:
    """Return the name of a building for the terminal; its shorter one when the name exceeds `width` letters."""
    name, short = words.name(tile.name), f"short-{tile.id}"
    return name if len(name) <= width or not words.has(short) else words.text(short)


def piece_numbers(places: Iterable[int], count: int) -> dict[int, int]:
    """Return which of `count` identical pieces is at each place, so that few of them seem to swap places.

    The state does not record which piece went where. The place picks the piece; earlier places have precedence.

    >>> piece_numbers([7, 4], 3)
    {7: 1, 4: 2}
    """
    free = list(range(count))
    found: dict[int, int] = {}
    for place in places:
        wanted = place % count
        # The wanted piece, or else the next free one in a circle.
        number = min(free, key=lambda at: (at - wanted) % count)
        free.remove(number)
        found[place] = number
    return found


class Canvas(canvas.Canvas[KutnaHoraState]):
    """A scene of Kutná Hora in the making."""

    def __init__(
        self,
        state: KutnaHoraState,
        words: Words,
        viewer: int | None,
        before: Scene | None = None,
        twin: Scene | None = None,
    ) -> None:
        super().__init__(state, words, viewer, before, twin)
        self.pack = state.pack
        # Several boards of a scene need these, so they are computed once.
        self.prices = state.prices()
        self._final: list[int] = []

    @property
    def final(self) -> list[int]:
        """The points of all seats if the game ended now."""
        if not self._final:
            self._final = final_scores(self.state)
        return self._final

    def markers(self, seat: int) -> dict[int, int]:
        """Return the squares with a seat's plot markers, and the number of the marker on each."""
        state = self.state
        return piece_numbers(state.plots(seat), self.pack.plot_markers)

    def miners(self, seat: int) -> dict[int, int]:
        """Return the spaces with a seat's miners, and the number of the miner in each; older tiles keep theirs."""
        state, pack = self.state, self.pack
        spaces = [space for space in state.side.mines.spaces if state.miners[space] == seat]
        spaces.sort(key=lambda space: state.mines[space])
        return piece_numbers(spaces, pack.miners_in_pool + pack.miners_waiting)


def drawing_for(name: str, seats: int) -> Drawing:
    """Return a drawing; strips differ by the number of players, town and mines by the side of the board (K1.1)."""
    side = "small" if seats == 2 else "large"
    return next(DRAWINGS[found] for found in (name, f"{name}_{seats}", f"{name}_{side}") if found in DRAWINGS)


# A portion of a panel: its name, what it reads of the position, and what draws it.
Part = tuple[str, Callable[[], list[object]], Callable[[], None]]


class Board:
    """A panel of the scene: its drawing, named by `art`, and a place to put items.

    `shows` names the fields of the position that it is drawn from, `heeds` the decisions that change how it looks.
    """

    art: ClassVar[str]
    shows: ClassVar[tuple[str, ...]]
    heeds: ClassVar[tuple[type[Step[Any]], ...]] = ()

    def __init__(self, canvas: Canvas, id: str = "") -> None:
        self.canvas = canvas
        self.id = id or self.art
        self.drawing = drawing_for(self.art, canvas.state.seats)
        self.state = canvas.state
        self.pack = canvas.pack
        self.step = canvas.step
        self.say = canvas.say
        self.explain = canvas.explain
        self.at = self.drawing.at

    def put(
        self,
        id: str,
        at: Anchor,
        art: str,
        name: str,
        *,
        tip: str = "",
        choice: str = "",
        rule: str = "",
        kind: str = "",
    ) -> None:
        """Add an item to this panel."""
        self.canvas.put(id, self.id, at, art, name, tip=tip, choice=choice, rule=rule, kind=kind)

    def portions(self) -> list[Part]:
        """Return the portions of the panel, the lowest first; most panels are one."""
        return [("", self.reads, self.draw)]

    def reads(self) -> list[object]:
        """Return everything that the panel is drawn from."""
        return [*self.canvas.fields(self.shows), self.canvas.asked(*self.heeds)]

    def draw(self) -> None:
        """Put everything on the panel, the lowest things first."""
        raise NotImplementedError

    def panel(self) -> Panel:
        """Return the panel itself."""
        return self.canvas.panel(self.id, self.drawing, self.ground())

    def ground(self) -> str:
        """Return what this pack adds to the drawing."""
        return ""

    def tile_name(self, tile: Tile) -> str:
        """Return the whole name of a building, as tiles show it."""
        return self.canvas.words.name(tile.name)


def sign(effect: Effect) -> Sign:
    """Return an effect as a number and an icon."""
    if effect.verb == "production":
        return str(effect.amount), GOODS[effect.noun]
    if effect.verb == "patrician":
        return "", f"patrician-{PATRICIANS[effect.noun]}"
    if effect.verb == "remove_house":
        return "\N{MINUS SIGN}", "house"
    lone = effect.verb in PLAIN or (effect.verb.startswith("free_") and effect.amount == 1)
    return "" if lone else numeral(effect.amount), PICTURES.get(effect.verb, "scroll")


def signs(effects: Iterable[Effect]) -> list[Sign]:
    """Return effects as signs, without the arm that moves: every guild's tile moves its own."""
    return [sign(effect) for effect in effects if effect.verb != "arm"]


# Between a number and its icon, and between one such pair and the next.
NEAR: Final = 2.0
BETWEEN: Final = 4.0


def row(parts: list[Sign], x: float, y: float, size: float = 15, *, within: float = 0, start: bool = False) -> str:
    """Return numbers and icons in a row, centred on a point or beginning there; smaller if there is little room.

    A number never touches an icon.
    """
    while within and size > LEAST_TEXT and row_width(parts, size) > within:
        size -= 0.5
    letters, at = letters_of(size), x if start else x - row_width(parts, size) / 2
    found = ""
    for words, name in parts:
        if words:
            found += text(at, y + letters * 0.35, words, letters, anchor="start", bold=True)
            at += width_of(words, letters, bold=True) + (NEAR if name else 0)
        if name:
            found += icon(name, at + size / 2, y, size)
            at += size
        at += BETWEEN
    return found


def letters_of(size: float) -> float:
    """Return the size of the letters beside icons of a size."""
    return max(float(LEAST_TEXT), size * 0.95)


def row_width(parts: list[Sign], size: float) -> float:
    """Return the width of numbers and icons in a row."""
    texts = [width_of(words, letters_of(size), bold=True) + (NEAR if name else 0) for words, name in parts if words]
    icons = [size for _, name in parts if name]
    return sum(texts, 0.0) + sum(icons, 0.0) + BETWEEN * max(0, len(parts) - 1)


def dots(amounts: Iterable[int], left: float, y: float, size: float, within: float) -> str:
    """Return the dots of a tile in a row, closer together if space is short; each colour has its own mark."""
    names = [name for name, amount in zip(COLOURS, amounts, strict=True) for _ in range(amount)]
    step = min(size - 1, (within - size) / max(1, len(names) - 1))
    return "".join(icon(f"dot-{name}", left + size / 2 + at * step, y, size) for at, name in enumerate(names))


def gold_frame(width: float, height: float, seed: int, weight: float = 4) -> str:
    """Return the golden frame around a current tile or round."""
    frame = outline(width, height, 5, seed, 0.6)
    gold = f'<path d="{frame}" fill="none" stroke="{colour("gold")}" stroke-width="{weight:g}"/>'
    return gold + f'<path d="{frame}" fill="none" stroke="{INK}" stroke-width="1.3"/>'


EDGE: Final = f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
BODY: Final = "M-8.4 -2H8.4V12H-8.4Z"
ROOF: Final = "M-11.4 -.8 0 -12 11.4 -.8 9.6 .6 0 -8 -9.6 .6Z"
ON_HOUSE: Final = {
    "bend": "M-8.4 -2H-4.4L8.4 7.6V12H7.6L-8.4 1.6Z",
    "chevron": "M0 .6 8.4 7.2V11.4L0 4.8 -8.4 11.4V7.2Z",
    "cross": "M-1.9 -2H1.9V3H8.4V6.8H1.9V12H-1.9V6.8H-8.4V3H-1.9Z",
    "pale": "M-2.6 -2H2.6V12H-2.6Z",
}
PICK: Final = "M9.4 11 4.4 -8M-.6 -4.6Q3.4 -10.6 10.4 -9.2"


@cache
def house(seat: int, size: float) -> str:
    """Return a house in a seat's colour and pattern, around (0, 0)."""
    charge = colour(f"charge-{seat}")
    body = f'<path d="{BODY}" fill="{colour(f"seat-{seat}")}"/><path d="{ON_HOUSE[ORDINARIES[seat]]}" fill="{charge}"/>'
    roof = f'<path d="{ROOF}" fill="{colour("rose")}" {EDGE}/>'
    gable = f'<path d="M-8.4 -1.6 0 -9.2 8.4 -1.6Z" fill="{colour(f"seat-{seat}")}"/>'
    # The roof comes last, since it covers the upper edge of the walls.
    return scaled(size / 25, gable, body, f'<path d="{BODY}" fill="none" {EDGE}/>', roof)


@cache
def marker(seat: int, size: float) -> str:
    """Return a seat's plot marker: its arms on a stake."""
    stake = f'<path d="M-1.6 6H1.6L.6 16.4H-.6Z" fill="{colour("wood")}" {EDGE}/>'
    return scaled(size / 30, stake, group(0, -2.6, shield(seat, 23)))


@cache
def miner(seat: int, size: float) -> str:
    """Return a seat's miner: a figure with a pick."""
    pick = f'<path d="{PICK}" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
    return scaled(size / 29, group(-2, 0, figure(seat, 29)), pick)
