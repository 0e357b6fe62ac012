"""What is on the table, as seen by one person: panels, and items with stable ids at places on them. Knows no game."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

GAP: Final = 8


class Panel(NamedTuple):
    """A part of the table with a drawing of its own, such as the board or the market; sizes are in its own units.

    `seat` is whose board it is, None for what all share. A board may have two panels: one in full, and a strip with
    the essentials, which is shown instead while the full one is not; `full` is the id of the full one then. A window
    that is narrower than the panel shows its `pieces` below each other, in their order.
    """

    id: str
    title: str
    width: int
    height: int
    art: str
    seat: int | None = None
    full: str = ""
    pieces: tuple["Area", ...] = ()

    @property
    def is_strip(self) -> bool:
        """Whether this panel shows another one in brief."""
        return bool(self.full)


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


FIELDS: Final = Item._fields


class Area(NamedTuple):
    """A place on the table: its corner and its size."""

    x: int
    y: int
    width: int
    height: int


class Desk(NamedTuple):
    """A table of some size that is laid out by hand: a box for each board, which lies in it as large as it fits.

    The board `stage` has the largest box, the stage, until a decision or a person brings another one there; then the
    two change places. A board whose box is too small for it is shown in brief. `rivals` is the box for the strips of
    all players but one, whose board lies in full in the box `own`.
    """

    width: int
    height: int
    stage: str
    boards: dict[str, Area]
    rivals: Area
    own: Area


class Portion(NamedTuple):
    """Items that are drawn together, and what they are drawn from: for the same reader, the same values make the same.

    `earlier` is the portion as it was before these values changed.
    """

    reader: tuple[object, ...]
    source: tuple[object, ...]
    items: list[Item]
    earlier: "Portion | None" = None


class Scene(NamedTuple):
    """All panels and items that one person sees.

    The page picks from `desks`, the smallest first, by its window. Without any, panels are packed; `width` is the least
    width of that layout. A scene made of `portions` shares those that did not change with the scene before.
    """

    panels: list[Panel]
    items: list[Item]
    width: int = 0
    desks: tuple[Desk, ...] = ()
    portions: Mapping[str, Portion] = MappingProxyType({})


class Layout(NamedTuple):
    """Where panels lie: the box of each by its id, and the size of the whole.

    `seat` is whose board is in full; `stage` is the panel that makes room for another one, if there is such a place.
    """

    seat: int | None
    places: dict[str, Area]
    width: int
    height: int
    stage: str = ""


def layout_of(panels: Sequence[Panel], seat: int | None, width: int = 0) -> Layout:
    """Return the layout with a seat's board in full at the end, and those of the others as strips.

    Without a board of that seat, the first board is the full one.
    """
    full = _seats(panels)
    chosen = seat if seat in full else next(iter(full), None)
    # What all share is in full.
    shown = [panel for panel in panels if panel.is_strip == (panel.seat is not None and panel.seat != chosen)]
    # A stable sort: only the full board moves to the end.
    ordered = sorted(shown, key=lambda panel: panel.seat is not None and not panel.is_strip)
    return pack(ordered, width)._replace(seat=chosen)


def layouts(scene: Scene) -> list[Layout]:
    """Return a layout for each seat whose board can be shown in full, or the only one if there are no such boards.

    If the scene has desks, each seat has a layout for each of them.
    """
    seats = _seats(scene.panels)
    if scene.desks:
        return [_laid_out(scene.panels, seat, desk) for seat in seats for desk in scene.desks]
    return [layout_of(scene.panels, seat, scene.width) for seat in seats] or [pack(scene.panels, scene.width)]


def _seats(panels: Sequence[Panel]) -> list[int]:
    return [panel.seat for panel in panels if panel.seat is not None and not panel.is_strip]


def _laid_out(panels: Sequence[Panel], seat: int, desk: Desk) -> Layout:
    """Return the layout of a desk with the board of a seat in full."""
    strips = [panel for panel in panels if panel.is_strip and panel.seat not in (None, seat)]
    own = next(panel.id for panel in panels if panel.seat == seat and not panel.is_strip)
    places = {**desk.boards, **_shares(desk.rivals, strips), own: desk.own}
    return Layout(seat, places, desk.width, desk.height, desk.stage)


def _shares(box: Area, panels: Sequence[Panel]) -> dict[str, Area]:
    """Return places in a box for panels of the same size, close together in its middle, as large as can be.

    A last row that is shorter lies in the middle.

    >>> [*_shares(Area(0, 0, 220, 108), [Panel(str(at), "", 10, 5, "") for at in range(3)]).values()][1:]
    [Area(x=114, y=0, width=100, height=50), Area(x=60, y=58, width=100, height=50)]
    """

    def scale(columns: int) -> float:
        rows = -(-len(panels) // columns)
        width, height = (box.width + GAP) // columns - GAP, (box.height + GAP) // rows - GAP
        return min(width / panels[0].width, height / panels[0].height)

    columns = max(range(1, len(panels) + 1), key=scale, default=1)
    found = {}
    for first in range(0, len(panels), columns):
        row = panels[first : first + columns]
        width, height = int(row[0].width * scale(columns)), int(row[0].height * scale(columns))
        rows = -(-len(panels) // columns)
        x = box.x + (box.width - len(row) * (width + GAP) + GAP) // 2
        y = box.y + (box.height - rows * (height + GAP) + GAP) // 2 + first // columns * (height + GAP)
        for at, panel in enumerate(row):
            found[panel.id] = Area(x + at * (width + GAP), y, width, height)
    return found


def pack(panels: Sequence[Panel], least: int = 0) -> Layout:
    """Return where panels go: each as high as it fits and then as far left, within the widest of them or `least`.

    >>> pack([Panel("board", "", 100, 60, ""), Panel("one", "", 40, 30, "")]).places
    {'board': Area(x=0, y=0, width=100, height=60), 'one': Area(x=0, y=68, width=40, height=30)}
    """
    width = max((panel.width for panel in panels), default=0)
    width = max(width, least)
    corners = _corners(tuple((panel.width, panel.height) for panel in panels), width)
    places = {panel.id: Area(*at, panel.width, panel.height) for panel, at in zip(panels, corners, strict=True)}
    return Layout(None, places, width, max((box.y + box.height for box in places.values()), default=0))


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
    """What to do to get from one scene to the next: items to set (new or changed), and ids to remove.

    New items come on top; `order` has all ids of the panels where that is not enough, the lowest first. `known` has the
    items of the first scene by their ids, those of unchanged portions left out.
    """

    set: list[Item]
    gone: list[str]
    order: list[str]
    known: dict[str, Item]


def difference(before: Scene, after: Scene) -> Difference:
    """Return what changed between the items of two scenes.

    >>> old, new = (Item("a", "board", x, 0, 10, 10, "", "A") for x in (0, 5))
    >>> difference(Scene([], [old]), Scene([], [new])).set[0].x
    5
    """
    old, new = _unshared(before, after), _unshared(after, before)
    known, now = {item.id: item for item in old}, {item.id: item for item in new}
    changed = [item for item in now.values() if known.get(item.id) != item]
    order: list[str] = []
    if _places(old) != _places(new):
        panels = dict.fromkeys([item.panel for item in new])
        was, lies = _orders(before.items, panels), _orders(after.items, panels)
        moved = [panel for panel, ids in lies.items() if _on_top(was.get(panel, []), ids) != ids]
        order = [id for panel in moved for id in lies[panel]]
    return Difference(changed, [id for id in known if id not in now], order, known)


def _places(items: Sequence[Item]) -> list[tuple[str, str]]:
    """Return what lies where, the lowest first."""
    return [(item.id, item.panel) for item in items]


def _unshared(scene: Scene, other: Scene) -> Sequence[Item]:
    """Return the items of a scene without those of portions that it shares with another one."""
    if not scene.portions:
        return scene.items
    found: list[Item] = []
    for id, portion in scene.portions.items():
        if other.portions.get(id) is not portion:
            found += portion.items
    return found


def _orders(items: Iterable[Item], panels: Iterable[str]) -> dict[str, list[str]]:
    """Return the ids on some panels, the lowest first."""
    found: dict[str, list[str]] = {panel: [] for panel in panels}
    for item in items:
        if item.panel in found:
            found[item.panel].append(item.id)
    return found


def _on_top(before: list[str], after: list[str]) -> list[str]:
    """Return the order on a panel if what left is taken away and what came is put on top."""
    old, new = set(before), set(after)
    return [*(id for id in before if id in new), *(id for id in after if id not in old)]


def patch(known: Item | None, item: Item) -> dict[str, str | float]:
    """Return what turns a known item into another one with the same id; all of it if none is known."""
    found: dict[str, str | float] = {"id": item.id}
    for at, name in enumerate(FIELDS):
        if known is None or item[at] != known[at]:
            found[name] = item[at]
    return found
