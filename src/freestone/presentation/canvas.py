"""Tools for drawing a table: a canvas for panels and items, and arithmetic of places."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from freestone.core.bag import Bag
from freestone.core.state import State
from freestone.core.step import Step
from freestone.pictures import Anchor, Drawing, block, group, shield
from freestone.pictures.scene import Area, Item, Panel, Portion, Scene
from freestone.words import Words

S = TypeVar("S", bound=State)


@lru_cache(2048)
def _card(words: Words, name: str) -> str:
    return words.card(name)


@lru_cache(128)
def art_of(words: Words, drawing: Drawing) -> str:
    """Return a drawing with its labels in the language of the match."""
    return drawing.art(words.text)


def player_art(words: Words, drawing: Drawing, seat: int, size: float) -> str:
    """Return a drawing with the arms and the name of a player."""
    at, arms, name = drawing.at("name"), drawing.at("arms"), words.names[seat]
    # Long names have two lines, a little higher than the area.
    title = block(name, at.x - at.width / 2, at.y, at.width, at.height + 3, size, anchor="start")
    return art_of(words, drawing) + group(arms.x, arms.y, shield(seat, arms.height)) + title


@cache
def pieces_of(drawing: Drawing) -> tuple[Area, ...]:
    """Return the pieces into which a narrow window cuts a drawing: its anchors `piece-1`, `piece-2` and so on."""
    count = sum(name.startswith("piece-") for name in drawing.anchors)
    found = [drawing.at(f"piece-{number + 1}") for number in range(count)]
    return tuple(
        Area(int(at.x - at.width / 2), int(at.y - at.height / 2), int(at.width), int(at.height)) for at in found
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Canvas(Generic[S]):
    """A scene in the making, for one person who has this redacted position.

    `before` is an earlier scene of the same match: portions that would be the same are taken from there. `twin` is this
    scene in another language: what its portions read need not be read again.
    """

    def __init__(
        self,
        state: S,
        words: Words,
        viewer: int | None = None,
        before: Scene | None = None,
        twin: Scene | None = None,
    ) -> None:
        self.state = state
        self.words = words
        self.viewer = viewer
        self.items: list[Item] = []
        self.portions: dict[str, Portion] = {}
        self._known = before.portions if before else {}
        self._reader = (words, viewer)
        self._twins = twin.portions if twin else {}

    def portion(self, id: str, reads: Callable[[], Iterable[object]], draw: Callable[[], None]) -> None:
        """Draw a portion, unless everything that it `reads` is as it was; the viewer and the language always count.

        What a board showed before is remembered too: most of them change to and fro, as the turn comes and goes. The
        values are kept, so they must be those of a position that never changes.
        """
        known, twin, first = self._known.get(id), self._twins.get(id), len(self.items)
        source = twin.source if twin else tuple(reads())
        if known is not None and known.reader != self._reader:
            known = None
        if known is None or known.source != source:
            earlier = known.earlier if known else None
            if earlier is None or earlier.source != source:
                draw()
                items = self.items[first:]
            else:
                items = earlier.items
                self.items += items
            known = Portion(self._reader, source, items, known and known._replace(earlier=None))
        else:
            self.items += known.items
        self.portions[id] = known

    def fields(self, names: Iterable[str]) -> list[object]:
        """Return fields of the position by their names, in a form that can be compared."""
        values = [getattr(self.state, name) for name in names]
        return [value.counts if isinstance(value, Bag) else value for value in values]

    def asked(self, *kinds: type[Step[Any]]) -> Step[Any] | None:
        """Return the decision at hand if it is one of these kinds."""
        return self.step if isinstance(self.step, kinds) else None

    @property
    def step(self) -> Step[Any] | None:
        """The decision at hand; None when the game is over."""
        return self.state.agenda[-1] if self.state.agenda else None

    def say(self, message: str, **terms: int | str) -> str:
        """Return a message with its values filled in."""
        return self.words.text(message, **terms)

    def explain(self, name: str) -> str:
        """Return what a component does."""
        return _card(self.words, name)

    def put(
        self,
        id: str,
        panel: str,
        at: Anchor,
        art: str,
        name: str,
        *,
        tip: str = "",
        choice: str = "",
        rule: str = "",
        kind: str = "",
    ) -> None:
        """Add an item at an anchor; the anchor's size is the box that can be clicked. Its name heads its note."""
        name = self.words.heading(name)
        self.items.append(Item(id, panel, at.x, at.y, at.width, at.height, art, name, tip, choice, rule, kind))

    def panel(self, id: str, drawing: Drawing, ground: str = "") -> Panel:
        """Return a panel that everybody shares: its drawing, and what a pack adds to the ground of it."""
        art = art_of(self.words, drawing) + ground
        title = self.say(f"scene-{id}")
        return Panel(id, title, drawing.width, drawing.height, art, pieces=pieces_of(drawing))

    def player_panel(self, seat: int, drawing: Drawing, size: float) -> Panel:
        """Return the board of a player, with arms and name."""
        art = player_art(self.words, drawing, seat, size)
        id, name = f"player-{seat}", self.words.names[seat]
        return Panel(id, name, drawing.width, drawing.height, art, seat, pieces=pieces_of(drawing))

    def strip_panel(self, seat: int, drawing: Drawing, size: float = 15) -> Panel:
        """Return the strip of a player, which shows the board in brief."""
        art, title = player_art(self.words, drawing, seat, size), self.say("scene-strip", seat=seat)
        return Panel(f"strip-{seat}", title, drawing.width, drawing.height, art, seat, f"player-{seat}")


def seats_from(viewer: int | None, seats: int) -> list[int]:
    """Return all seats in the order in which a viewer sees them: their own first, then clockwise.

    >>> seats_from(2, 3)
    [2, 0, 1]
    """
    # Somebody who only watches sees the seats in their order.
    return [((viewer or 0) + turn) % seats for turn in range(seats)]


def slot(area: Anchor, count: int, index: int, columns: int = 0) -> Anchor:
    """Return one of the equal slots of an area: a row, or a grid with this many columns.

    >>> slot(Anchor(50, 10, 100, 20), 4, 0)
    Anchor(x=12.5, y=10.0, width=25.0, height=20.0)
    """
    columns = columns or count
    # Rounded up: the last row may be short.
    rows = -(-count // columns)
    width, height = area.width / columns, area.height / rows
    row, column = divmod(index, columns)
    left, top = area.x - area.width / 2, area.y - area.height / 2
    return Anchor(left + (column + 0.5) * width, top + (row + 0.5) * height, width, height)


def sized(at: Anchor, width: float, height: float) -> Anchor:
    """Return the same middle with another size."""
    return Anchor(at.x, at.y, width, height)


def moved(at: Anchor, right: float, down: float) -> Anchor:
    """Return the same size at another place."""
    return Anchor(at.x + right, at.y + down, at.width, at.height)
