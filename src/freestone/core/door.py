"""Checks and converts what callers pass in: choices, and whatever a match needs to be saved and replayed later."""

import operator
from collections.abc import Iterable
from contextlib import suppress
from typing import SupportsIndex

from freestone.core.choice import Choice
from freestone.core.errors import FreestoneError, IllegalChoice, InvalidChoice, shown, unknown
from freestone.core.state import State


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


def is_offered(state: State, choice: Choice) -> bool:
    """Whether a choice is offered now; compares by identity, which is faster than `in`."""
    for option in state.options:  # noqa: SIM110 - a loop, not a generator: this is asked for every choice
        if option is choice:
            return True
    return False


def option(state: State, given: object) -> Choice:
    """Return the option that a choice or a text stands for; raise an error that names the options, or why not."""
    if isinstance(given, Choice) and is_offered(state, given):
        return given
    if not isinstance(given, str | Choice):
        raise wrong("a choice is a text or a Choice", given)
    for choice in state.options:
        if given in (choice, choice.text):  # a text, or a choice from another process
            return choice
    raise _refusal(state, given)


def _refusal(state: State, given: str | Choice) -> FreestoneError:
    text = str(given)[:60]
    if not state.agenda:
        return IllegalChoice("choice-after-end", choice=text)
    if isinstance(given, Choice) and given.pack_digest != state.options[0].pack_digest:
        return InvalidChoice("foreign-choice", choice=text)
    refusals = state.agenda[-1].refusals(state)
    reasons = [one.reason for one in refusals if given in (one.choice, one.choice.text)]
    if isinstance(given, str) and not reasons:
        return unknown("choice", given, [choice.text for choice in state.options])
    if not reasons:
        return IllegalChoice("not-now", choice=text)
    return IllegalChoice("not-now-because", choice=text, reason=reasons[0])


def wrong(rule: str, value: object) -> InvalidChoice:
    """Return the error for a value of the wrong kind, which only a program can hand in."""
    return InvalidChoice(f"{rule}, not {shown(value)}")
