"""A position as plain JSON values, compiled or not: for comparison, digests and tests."""

import json
from hashlib import blake2b

from freestone.core.bag import Bag
from freestone.core.state import State, fields
from freestone.core.step import Step

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


def dump(value: object) -> Plain:
    """Return a state, a step or a part of one as plain values.

    >>> dump(Bag([0, 2]))
    {'counts': [0, 2]}
    """
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        return [dump(part) for part in value]
    assert isinstance(value, State | Step | Bag), f"{value!r} is not plain data"
    kind: type = type(value)
    # By declared fields, not `vars`: a compiled object keeps its fields elsewhere.
    plain = {name: dump(getattr(value, name)) for name in fields(kind)}
    return {"step": kind.__name__, **plain} if isinstance(value, Step) else plain


def is_same(one: object, other: object) -> bool:
    """Whether two parts of positions have the same plain values; quicker than making these.

    >>> is_same(Bag([0, 2]), Bag([0, 2]))
    True
    """
    if one == other:
        return True
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(is_same(part, same) for part, same in zip(one, other, strict=True))
    if not isinstance(one, State | Step | Bag) or type(one) is not type(other):
        return False
    kind: type = type(one)
    return all(is_same(getattr(one, name), getattr(other, name)) for name in fields(kind))


def digest(state: State) -> str:
    """Return a short fingerprint of a position."""
    text = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=12).hexdigest()
