"""What callers hand in: checked and converted here, so that whatever was begun can also be saved and replayed."""

import operator
from collections.abc import Iterable
from contextlib import suppress
from typing import SupportsIndex

from freestone.core.errors import InvalidChoice, shown


def whole(what: str, value: object) -> int:
    """Return a whole number, numpy's too, as a plain one; raise InvalidChoice for anything else.

    >>> whole("the seed", True)
    Traceback (most recent call last):
    freestone.core.errors.InvalidChoice: the seed is a whole number, not True
    """
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        with suppress(TypeError):  # an array of numpy looks like a number until it is asked
            return operator.index(value)
    raise wrong(f"{what} is a whole number", value)


def texts(what: str, values: object) -> list[str]:
    """Return texts as a new list; raise InvalidChoice if they are anything else, a single text included."""
    found = list(values) if isinstance(values, Iterable) and not isinstance(values, str) else [None]
    if not all(isinstance(text, str) for text in found):
        raise wrong(f"{what} are a list of texts", values)
    return [str(text) for text in found]


def wrong(rule: str, value: object) -> InvalidChoice:
    """Return the error for a value of the wrong kind."""
    return InvalidChoice(f"{rule}, not {shown(value)}")
