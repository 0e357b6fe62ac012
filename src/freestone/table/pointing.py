"""Which things on the table a line of the log speaks of."""

import re
from collections.abc import Iterable

from freestone.core.state import Event
from freestone.pictures.scene import Item, Scene


def spoken_of(event: Event, seat: int | None, before: Scene, after: Scene) -> list[str]:
    """Return the ids of items that are named after what an event tells of a seat, or of the whole table if of none.

    An item is named after a value (`place-market` after `market`), after a field and the seat (`gold-2` after the gold
    of seat 2) or a number of the whole table (`round-3`), or else after the event; rather such as changed before the
    eyes. If none is, the line speaks of what changed, rather at the seat.
    """
    known = {_look(item) for item in before.items}
    changed = [item.id for item in after.items if _look(item) not in known]
    everything = [item.id for item in after.items]
    told, kind = _told(event, seat), event.kind.name.split("-")
    ways = (changed, told), (everything, told), (changed, kind)
    own = [id for id in changed if _has(id, str(seat))]
    return next((found for ids, names in ways if (found := _named(ids, names, seat))), own or changed)


def _look(item: Item) -> tuple[str, str, float, float, str]:
    return item.id, item.panel, item.x, item.y, item.art


def _told(event: Event, seat: int | None) -> list[str]:
    """Return what the values of an event are called, with and without what kind of thing they are."""
    fields = list(zip(event.kind.fields, event.values, strict=True))
    texts = [value for _, value in fields if isinstance(value, str) and value]
    numbers = [f"{field}-{value if seat is None else seat}" for field, value in fields if isinstance(value, int)]
    return [*texts, *(text.partition("-")[2] for text in texts if "-" in text), *numbers]


def _named(ids: list[str], names: Iterable[str], seat: int | None) -> list[str]:
    found = [id for name in names for id in _of([id for id in ids if _has(id, name)], seat)]
    return list(dict.fromkeys(found))


def _of(ids: list[str], seat: int | None) -> list[str]:
    """Return those of a seat and those of nobody if there are any of the seat, otherwise all."""
    if not any(_has(id, str(seat)) for id in ids):
        return ids
    return [id for id in ids if _has(id, str(seat)) or not re.search(r"-\d+(?:-|$)", id)]


def _has(id: str, name: str) -> bool:
    return re.search(rf"(?:^|-){re.escape(name)}(?:-|$)", id) is not None
