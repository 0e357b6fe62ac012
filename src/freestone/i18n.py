"""Texts in people's languages, from Fluent catalogues. Knows no game and no engine."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource

SITE: Final = Path(__file__).parent / "locale"
FALLBACK: Final = "en"
# Two thirds of the time that a frame took went into saying what the frame before had said. A game of Kutná Hora fills
# in about 1,600 different messages.
REMEMBERED: Final = 10_000
# A hyphen before a digit is a minus, except inside a word: `pillars-1` keeps its hyphen.
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")


class MissingMessage(LookupError):
    """A message that no catalogue has."""


class Name(str):
    """The name of a thing, with its other forms for sentences that need them: cases, an article, its gender."""

    __slots__ = ("forms", "message")

    message: str
    forms: Mapping[str, str]

    def __new__(cls, text: str, message: str, forms: Mapping[str, str]) -> "Name":
        """Make a name of a message's text and its attributes."""
        made = super().__new__(cls, text)
        made.message = message
        made.forms = forms
        return made

    # Two things may bear the same name and differ in their forms.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.message == other.message and str.__eq__(self, other)

    def __hash__(self) -> int:
        return hash(self.message)


def _form(name: Any, form: Any = "") -> Any:
    """Return a form of a name, such as a case or its gender; the name itself where its message has no such form."""
    return name.forms.get(form, name) if isinstance(name, Name) else name


class Catalogue:
    """The messages of one language, from the site's folder and those of games; English is the fallback."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"FORM": _form})
        # `typed`, because 1, 1.0 and True are equal as keys but not as texts.
        self._filled_in = lru_cache(REMEMBERED, typed=True)(self._fill_in)
        for folder in (SITE, *folders):
            # English first: what another language lacks remains readable.
            for name in dict.fromkeys((FALLBACK, language)):
                if (path := folder / f"{name}.ftl").exists():
                    self._bundle.add_resource(_parsed(path), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return self._bundle.has_message(message)

    def name(self, message: str) -> Name:
        """Return a message without values as a name, with its attributes as its forms."""
        text = self._filled_in(message)
        entry = self._bundle.get_message(message)
        return Name(text, message, {form: self._plain(pattern) for form, pattern in entry.attributes.items()})

    def _plain(self, pattern: Pattern) -> str:
        return str(self._bundle.format_pattern(pattern)[0])

    def text(self, message: str, terms: Mapping[str, int | str] | None = None) -> str:
        """Return a message with its values filled in, negative ones with a true minus sign.

        >>> Catalogue("en", []).text("language-name")
        'English'
        """
        return self._filled_in(message, **(terms or {}))

    def _fill_in(self, message: str, /, **terms: int | str) -> str:
        if not self._bundle.has_message(message):
            raise MissingMessage(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no value"
        text, errors = self._bundle.format_pattern(pattern, terms)
        assert not errors, f"{message}: {errors}"
        return HYPHEN.sub("\N{MINUS SIGN}", str(text))


@cache
def catalogue(language: str, *folders: Path) -> Catalogue:
    """Return the catalogue of a language, read once."""
    return Catalogue(language, folders)


@cache
def _parsed(path: Path) -> Resource:
    """Return a catalogue file, parsed once: that takes longer than anything else before the first page."""
    return FluentResource(path.read_text(encoding="utf-8"))


def message_ids(path: Path) -> set[str]:
    """Return the ids of the messages in one catalogue file."""
    return {entry.id.name for entry in _parsed(path).body if isinstance(entry, Message)}


def languages(*folders: Path) -> list[str]:
    """Return the languages whose catalogues have every message that the English ones have."""
    found = []
    spoken = [folder for folder in (SITE, *folders) if (folder / f"{FALLBACK}.ftl").exists()]
    for path in sorted(SITE.glob("*.ftl")):
        pairs = [(folder / path.name, folder / f"{FALLBACK}.ftl") for folder in spoken]
        if all(theirs.exists() and message_ids(theirs) >= message_ids(ours) for theirs, ours in pairs):
            found.append(path.stem)
    return found


def numeral(value: float, digits: int = 0) -> str:
    r"""Return a number with a true minus sign and this many digits after the point.

    >>> numeral(-2.345, 1) == "\N{MINUS SIGN}2.3"
    True
    """
    return f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}")


def signed(value: float, digits: int = 0) -> str:
    """Return a change with its sign.

    >>> signed(3)
    '+3'
    """
    return f"{'+' * (value > 0)}{numeral(value, digits)}"
