"""Texts in people's languages, from Fluent catalogues. Knows no game and no engine."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale, UnknownLocaleError, negotiate_locale
from babel.dates import format_date, format_datetime
from babel.lists import format_list
from babel.numbers import format_percent, get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import (
    Message,
    Placeable,
    Resource,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Transformer

SITE: Final = Path(__file__).parents[1] / "locale"
FALLBACK: Final = "en"
# Two thirds of the time that a frame took went into saying what the frame before had said. A game of Kutná Hora fills
# in about 1,600 different messages.
REMEMBERED: Final = 10_000
# A hyphen before a digit is a minus, except inside a word (`pillars-1`).
HYPHEN: Final = re.compile(r"(?<![\w\-])-(?=\d)")
# Spanish says "e" for "y" before the sound i, and "u" for "o" before the sound o, which the library does not know.
SPANISH_AND: Final = re.compile(r" y (?=h?[ií](?!e)[^,]*$)", re.IGNORECASE)
SPANISH_OR: Final = re.compile(r" o (?=h?[oó][^,]*$)", re.IGNORECASE)
# Italian says "ed" for "e" before the sound e.
ITALIAN_AND: Final = re.compile(r" e (?=[eèé][^,]*$)", re.IGNORECASE)
# What cannot end a line: in Czech any word of one letter, in German "Hl." and "St." before the name of a saint.
BOUND: Final = {
    "cs": re.compile(r"(?<=[\s(„])([AIKOSUVZaikosuvz]) (?=\S)"),
    "de": re.compile(r"\b((?:Hl|St)\.) (?=\w)"),
}


# Numbers from here on are written in groups of digits.
GROUPED: Final = 1000
# One number for each plural form of the languages that we know: Czech has four.
COUNTS: Final = (1, 2, 5, 1.5)


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
    """The messages of one language, of the site and of games; where one is missing or faulty, the English one."""

    def __init__(self, language: str, folders: Sequence[Path], read: Callable[[Path], Resource] | None = None) -> None:
        self.language = language
        self._bundle = bundle(language)
        for folder in (SITE, *folders):
            # English first: what another language lacks remains readable.
            for name in dict.fromkeys((FALLBACK, language)):
                if (path := folder / f"{name}.ftl").exists():
                    self._bundle.add_resource((read or parsed)(path), allow_overrides=True)
        self._english = None if language == FALLBACK else catalogue(FALLBACK, *folders)
        # `typed`, because 1, 1.0 and True are equal as keys but not as texts.
        self._filled_in = lru_cache(REMEMBERED, typed=True)(self._fill_in)
        self.name = lru_cache(REMEMBERED)(self._name)
        self._parts = lru_cache(REMEMBERED)(self._plain_parts)

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return self._bundle.has_message(message)

    def _name(self, message: str) -> Name:
        """Return a message without values as a name, with its attributes as its forms."""
        text = self._filled_in(message)
        entry = self._bundle.get_message(message)
        return Name(text, message, {form: self._plain(pattern) for form, pattern in entry.attributes.items()})

    def _plain(self, pattern: Pattern) -> str:
        return str(self._bundle.format_pattern(pattern)[0])

    def text(self, message: str, terms: Mapping[str, float | str] | None = None) -> str:
        """Return a message with its values filled in, negative ones with a true minus sign.

        >>> Catalogue("en", []).text("language-name")
        'English'
        """
        return self._filled_in(message, **(terms or {}))

    def _fill_in(self, message: str, /, **terms: float | str) -> str:
        return HYPHEN.sub("\N{MINUS SIGN}", self.verbatim(message, terms))

    def verbatim(self, message: str, terms: Mapping[str, float | str]) -> str:
        """Return a message whose values are what somebody typed, or has to type: as they are."""
        if not self._bundle.has_message(message):
            raise MissingMessage(message)
        parts = self._parts(message)
        if parts is not None:
            values = [terms.get(name, False) if name else text for name, text in parts]
            if all(isinstance(value, str) or (type(value) is int and -GROUPED < value < GROUPED) for value in values):
                return "".join(map(str, values))
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, dict(terms)) if pattern else ("", ["it has no value"])
        if errors and self._english:  # somebody's faulty translation breaks no page; `freestone check --texts` names it
            return self._english.verbatim(message, terms)
        assert not errors, f"{message}: {errors}"
        return str(text)

    def _plain_parts(self, message: str) -> list[tuple[str, str]] | None:
        """Return a message without choices and references in parts: names of variables, or texts between them.

        The library takes most of its time for what these do not need.
        """
        pattern = self._bundle.get_message(message).value
        found = []
        # The library leaves the pattern around a single element out.
        for element in getattr(pattern, "elements", [pattern]):
            if isinstance(element, TextElement):
                found.append(("", element.value))
            elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
                found.append((element.expression.id.name, ""))
            else:
                return None
        return found or None


def bundle(language: str) -> FluentBundle:
    """Return an empty set of messages in a language, with our functions; a made-up language counts as English does."""
    return FluentBundle([language, FALLBACK], use_isolating=False, functions={"FORM": _form})


@cache
def catalogue(language: str, *folders: Path) -> Catalogue:
    """Return the catalogue of a language, read once."""
    return Catalogue(language, folders)


@cache
def parsed(path: Path) -> Resource:
    """Return a catalogue file, parsed once: that takes longer than anything else before the first page."""
    return _read(path)


def _read(path: Path) -> Resource:
    content = path.read_text(encoding="utf-8")
    return FluentResource(_bound(content, path.stem))


def _bound(text: str, language: str) -> str:
    """Return a text in which a no-break space follows what cannot end a line."""
    short = BOUND.get(language)
    return short.sub("\\1\N{NO-BREAK SPACE}", text) if short else text


class _OpenCounts(Transformer):
    """Leaves the place of `$count` in a sentence to be filled in later; what is chosen by it still is."""

    def visit_Placeable(self, node: Placeable) -> Placeable:  # noqa: N802 - the library's name
        if isinstance(node.expression, VariableReference) and node.expression.id.name == "count":
            node.expression = StringLiteral("{count}")
        self.generic_visit(node)
        return node


class Plurals:
    """The messages of the site by the plural form of their `$count`, for whoever knows the number."""

    def __init__(self, language: str) -> None:
        self._form = _locale(language).plural_form
        self._catalogue = Catalogue(language, (), lambda path: _OpenCounts().visit(_read(path)))

    def texts(self, message: str, terms: Mapping[str, float | str]) -> dict[str, str]:
        """Return a message in each of its forms; `{count}` is left in them."""
        return {self._form(count): self._catalogue.text(message, {**terms, "count": count}) for count in COUNTS}


def message_ids(path: Path) -> set[str]:
    """Return the ids of the messages in one catalogue file."""
    return {entry.id.name for entry in parsed(path).body if isinstance(entry, Message)}


@cache
def languages() -> list[str]:
    """Return the languages that are offered: those of the site. What a game lacks in one of them is English there."""
    return sorted(path.stem for path in SITE.glob("*.ftl"))


def offered(wishes: Iterable[str]) -> str:
    """Return the first language of these that is offered, or English; `de-AT` and `de_AT.UTF-8` get German.

    >>> offered(["xx", "en_GB.UTF-8"])
    'en'
    """
    plain = [re.split(r"[.@;]", wish)[0].strip().replace("_", "-") for wish in wishes]
    return negotiate_locale(plain, languages(), sep="-") or FALLBACK


@cache
def _locale(language: str) -> Locale:
    try:
        # Our English is British: it has no comma before "and", and writes the day first.
        return Locale.parse("en-GB" if language == FALLBACK else language, sep="-")
    except UnknownLocaleError:
        return _locale(FALLBACK)


@lru_cache(4096)  # previews and boards are full of the same small numbers
def numeral(value: float, digits: int = 0, language: str = FALLBACK) -> str:
    r"""Return a number with a true minus sign and this many digits after the point, or comma.

    >>> numeral(-2.345, 1) == "\N{MINUS SIGN}2.3"
    True
    >>> numeral(0.5, 1, "de")
    '0,5'
    """
    return _written(f"{value:z,.{digits}f}", language)  # z: no minus before zero


def signed(value: float, digits: int = 0, language: str = FALLBACK) -> str:
    """Return a change with its sign.

    >>> signed(3)
    '+3'
    """
    return f"{'+' * (value > 0)}{numeral(value, digits, language)}"


def percentage(share: float, digits: int = 0, language: str = FALLBACK) -> str:
    """Return a share of 1 as a percentage.

    >>> percentage(0.125, 1)
    '12.5%'
    """
    number = _written(f"{share:z.{digits}%}".removesuffix("%"), language)
    return format_percent(0, locale=_locale(language)).replace("0", number)


def span(low: str, high: str) -> str:
    """Return an interval of two numbers; a dash could be taken for a minus.

    >>> span("40", "60%")
    '40…60%'
    """
    return f"{low}…{high}"


def _written(number: str, language: str) -> str:
    return number.translate(_signs(language))


@cache
def _signs(language: str) -> dict[int, str]:
    locale = _locale(language)
    signs = {".": get_decimal_symbol(locale), ",": get_group_symbol(locale), "-": "\N{MINUS SIGN}"}
    return {ord(sign): written for sign, written in signs.items()}


def listing(items: Iterable[str], language: str = FALLBACK) -> str:
    """Return several names as a part of a sentence.

    >>> listing(["Anna", "Ben", "Cleo"])
    'Anna, Ben and Cleo'
    """
    joined = _bound(format_list(list(items), locale=_locale(language)), language)
    if language == "it":
        return ITALIAN_AND.sub(" ed ", joined)
    return SPANISH_AND.sub(" e ", joined) if language == "es" else joined


def alternatives(items: Iterable[str], language: str = FALLBACK) -> str:
    """Return several names of which one is meant.

    >>> alternatives(["play", "replay"], "de")
    'play oder replay'
    """
    joined = format_list(list(items), style="or", locale=_locale(language))
    return SPANISH_OR.sub(" u ", joined) if language == "es" else joined


def day(when: datetime, language: str = FALLBACK) -> str:
    """Return a date as sentences have it.

    >>> day(datetime(2026, 6, 1))
    '1 June 2026'
    """
    return format_date(when, "long", locale=_locale(language))


def moment(when: datetime, language: str = FALLBACK) -> str:
    """Return a date and a time of day, in the time zone that it has."""
    return format_datetime(when, "short", when.tzinfo, locale=_locale(language))
