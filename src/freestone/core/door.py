"""Checks and converts what callers pass in, so that every match that begins can also be saved and replayed."""

import operator
from collections.abc import Iterable
from contextlib import suppress
from typing import SupportsIndex

from freestone.core.errors import InvalidChoice, shown


def whole(what: str, value: object) -> int:
    """Return any whole number, including numpy's, as a plain int; raise InvalidChoice for anything else.

    >>> whole("the seed", True)
    Traceback (most recent call last):
    freestone.core.errors.InvalidChoice: the seed is a whole number, not True
    """
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        with suppress(TypeError):  # an array of numpy looks like a number until it is asked
            return operator.index(value)
    raise wrong(f"{what} is a whole number", value)


def texts(what: str, values: object) -> list[str]:
    """Return texts as a new list; raise InvalidChoice for anything else, including a single text."""
    found = list(values) if isinstance(values, Iterable) and not isinstance(values, str) else [None]
    if not all(isinstance(text, str) for text in found):
        raise wrong(f"{what} are a list of texts", values)
    return [str(text) for text in found]


def wrong(rule: str, value: object) -> InvalidChoice:
    """Return the error for a value of the wrong kind."""
    return InvalidChoice(f"{rule}, not {shown(value)}")
