"""A position as plain JSON values, compiled or not: for comparison, digests and tests."""

import json
from hashlib import blake2b
from inspect import get_annotations
from typing import Final

from freestone.core.bag import Bag, Deck
from freestone.core.state import State
from freestone.core.step import Step

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
NOT_PART: Final = frozenset({"offered", "events", "pack"})


def fields(kind: type) -> list[str]:
    """Return the names of the fields that a class and its bases declare."""
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        declared = getattr(base, "__mypyc_attrs__", None) or get_annotations(base)
        names.update((name, None) for name in declared if name not in NOT_PART)
    return [name for name in names if name not in ("completes", "__dict__")]


def dump(value: object) -> Plain:
    """Return a state, a step or a part of one as plain values.

    >>> dump(Bag([0, 2]))
    {'counts': [0, 2]}
    """
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        return [dump(part) for part in value]
    if isinstance(value, Step):
        return {"step": type(value).__name__, **{name: dump(getattr(value, name)) for name in fields(type(value))}}
    assert isinstance(value, State | Bag | Deck), f"{value!r} is not plain data"
    return {name: dump(getattr(value, name)) for name in fields(type(value))}


def digest(state: State) -> str:
    """Return a short fingerprint of a position."""
    text = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=12).hexdigest()
