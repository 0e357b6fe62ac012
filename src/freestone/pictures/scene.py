"""What is on the table, as seen by one person: panels, and items with stable ids at places on them. Knows no game."""

from collections.abc import Iterable
from typing import NamedTuple


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
    """All panels and items that one person sees."""

    panels: list[Panel]
    items: list[Item]


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
