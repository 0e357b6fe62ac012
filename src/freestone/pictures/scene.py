"""What is on the table, as seen by one person: panels, and items with stable ids at places on them. Knows no game."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

GAP: Final = 8


class Panel(NamedTuple):
    """A part of the table with a drawing of its own, such as the board or the market; sizes are in its own units.

    `seat` is whose board it is, None for what all share. A seat may have two boards: one in full, and a strip with
    the essentials, which is shown instead while the full one is not.
    """

    id: str
    title: str
    width: int
    height: int
    art: str
    seat: int | None = None
    is_strip: bool = False


class Item(NamedTuple):
    """Something on a panel. The same id is the same thing in every scene, so that it can glide when it moves.

    `art` is an SVG fragment drawn around (0, 0); `width` and `height` are the box, around the same point, that can be
    clicked. `choice` is the text of the choice that clicking it stands for, `rule` the number of the rule about it.
    Items of the same `kind` are interchangeable, such as the builders of a seat, even if they are drawn in different
    sizes: when one of them moves, the one that lay nearest glides.
    """

    id: str
    panel: str
    x: float
    y: float
    width: float
    height: float
    art: str
    name: str
    tip: str = ""
    choice: str = ""
    rule: str = ""
    kind: str = ""


class Scene(NamedTuple):
    """All panels and items that one person sees; `width` is the least width of their layout."""

    panels: list[Panel]
    items: list[Item]
    width: int = 0


class Layout(NamedTuple):
    """Where panels lie: the corner of each by its id, and the size of the whole; `seat` is whose board is in full."""

    seat: int | None
    places: dict[str, tuple[int, int]]
    width: int
    height: int


def layout_of(panels: Sequence[Panel], seat: int | None, width: int = 0) -> Layout:
    """Return the layout with a seat's board in full at the end, and those of the others as strips.

    Without a board of that seat, the first board is the full one.
    """
    full = [panel.seat for panel in panels if panel.seat is not None and not panel.is_strip]
    chosen = seat if seat in full else next(iter(full), None)
    shown = [panel for panel in panels if panel.seat is None or panel.is_strip == (panel.seat != chosen)]
    # A stable sort: only the full board moves to the end.
    ordered = sorted(shown, key=lambda panel: panel.seat is not None and not panel.is_strip)
    return pack(ordered, width)._replace(seat=chosen)


def layouts(scene: Scene) -> list[Layout]:
    """Return a layout for each seat whose board can be shown in full, or the only one if there are no such boards."""
    seats = [panel.seat for panel in scene.panels if panel.seat is not None and not panel.is_strip]
    return [layout_of(scene.panels, seat, scene.width) for seat in seats] or [pack(scene.panels, scene.width)]


def pack(panels: Sequence[Panel], least: int = 0) -> Layout:
    """Return where panels go: each as high as it fits and then as far left, within the widest of them or `least`.

    >>> pack([Panel("board", "", 100, 60, ""), Panel("one", "", 40, 30, ""), Panel("two", "", 50, 20, "")]).places
    {'board': (0, 0), 'one': (0, 68), 'two': (48, 68)}
    """
    width = max((panel.width for panel in panels), default=0)
    width = max(width, least)
    corners = _corners(tuple((panel.width, panel.height) for panel in panels), width)
    places = {panel.id: corner for panel, corner in zip(panels, corners, strict=True)}
    bottom = max((y + panel.height for panel, (_, y) in zip(panels, corners, strict=True)), default=0)
    return Layout(None, places, width, bottom)


@lru_cache(64)  # the sizes of a table's panels hardly ever change, and every frame asks
def _corners(sizes: tuple[tuple[int, int], ...], width: int) -> list[tuple[int, int]]:
    boxes: list[tuple[int, int, int, int]] = []
    for wide, high in sizes:
        columns = sorted({0, *(box[2] for box in boxes)})
        rows = sorted({0, *(box[3] for box in boxes)})
        x, y = next(
            (x, y)
            for y in rows
            for x in columns
            if x + wide <= width
            and not any(x < box[2] and box[0] < x + wide and y < box[3] and box[1] < y + high for box in boxes)
        )
        # The gap belongs to the box, so that neighbours keep their distance and edges are candidates for the next
        # corner.
        boxes.append((x, y, x + wide + GAP, y + high + GAP))
    return [(x, y) for x, y, _, _ in boxes]


class Difference(NamedTuple):
    """What to do to get from one scene to the next: items to set (new or changed), and ids to remove."""

    set: list[Item]
    gone: list[str]


def difference(before: Iterable[Item], after: Iterable[Item]) -> Difference:
    """Return what changed between the items of two scenes.

    >>> old = Item("a", "board", 0, 0, 10, 10, "", "A")
    >>> difference([old], [old._replace(x=5)]).set[0].x
    5
    """
    known = {item.id: item for item in before}
    now = {item.id: item for item in after}
    changed = [item for item in now.values() if known.get(item.id) != item]
    return Difference(changed, [id for id in known if id not in now])
