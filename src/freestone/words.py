"""The sentences of a match in one language: prompts, options, log lines, reasons and changes."""

import errno
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from freestone.core.choice import Choice
from freestone.core.errors import BrokenGame, FreestoneError, Term
from freestone.core.game import Game, Standing
from freestone.core.pack import Pack
from freestone.core.preview import Preview
from freestone.core.state import Event, State
from freestone.core.step import Refusal
from freestone.i18n import FALLBACK, MissingMessage, catalogue, listing, signed

# Every frame repeats most texts of the frame before. A game of Kutná Hora has about 1,600, and tables share this.
REMEMBERED: Final = 65_536
# Terms with these names are seats; all other numbers stay numbers.
SEATS: Final = ("seat", "owner", "player")
# A text as `shown` quotes it.
QUOTED: Final = re.compile(r"(['\"])(.*?)(?:(?<!\\)\1|$)")
# What operating systems refuse most often; the rest is said in their own words.
SYSTEM: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "there",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "elsewhere",
    errno.ECHILD: "died",
}


def sentence(error: FreestoneError | OSError, language: str = FALLBACK) -> str:
    """Return what an error tells people, in a language; one without a message in the catalogue is its own sentence."""

    def quoted(text: str) -> str:
        return QUOTED.sub(lambda found: catalogue(language).verbatim("quotation", {"text": found[2]}), text)

    return _said(error, language, quoted)


def plain_sentence(error: FreestoneError) -> str:
    """Return what an error tells programmers: in English, and quoted as Python quotes."""
    return _said(error, FALLBACK, str)


def _said(error: FreestoneError | OSError, language: str, quoted: Callable[[str], str]) -> str:
    if isinstance(error, OSError):
        known = SYSTEM.get(error.errno or 0)
        return catalogue(language).text(f"error-system-{known}") if known else error.strerror or str(error)
    texts = catalogue(language, Path(error.home)) if error.home else catalogue(language)
    if not texts.has(error.prefix + error.message):
        return error.message

    def term(value: Term) -> int | str:
        if isinstance(value, FreestoneError | OSError):
            return _said(value, language, quoted)
        # A list or a table is shown as files have it.
        return quoted(value) if isinstance(value, str) and value.startswith(("'", '"')) else value

    return texts.verbatim(error.prefix + error.message, {name: term(value) for name, value in error.terms.items()})


@lru_cache(REMEMBERED, typed=True)
def _text(words: "Words", message: str, /, **terms: int | str) -> str:
    return words.fill_in(message, terms)


class Phrase(NamedTuple):
    """Something to say in any language: a message, and its values, some of which may be phrases themselves."""

    message: str
    terms: Mapping[str, "int | str | Saying"] = {}


class Description(NamedTuple):
    """What a component does, from its effects."""

    component: str


class Phrases(NamedTuple):
    """Several phrases with something between them; None makes a list of them, as the language has it."""

    sayings: "Sequence[Saying]"
    between: str | None = None


Saying = Phrase | Phrases | Description


def changed(name: str, low: int, high: int) -> Phrase:
    """Return how one measure would change: by the least first, so that losses go with what they buy."""
    if high <= 0:
        low, high = high, low
    shown = signed(low) if low == high else Phrase("change-range", {"low": signed(low), "high": signed(high)})
    # The noun goes with the last number of a range, but is never singular: "0 to +1 points", "+5 až +9 bodů".
    count = 2 if low != high and abs(high) == 1 else abs(high)
    return Phrase(f"measure-{name}", {"change": shown, "count": count})


class Words:
    """Sentences about one match: values that are message ids become texts, seats become names."""

    def __init__(
        self,
        game: Game[Any],
        names: list[str],
        language: str = FALLBACK,
        pack: Pack | None = None,
        folders: Sequence[str] = (),
    ) -> None:
        """`folders` of the game have further catalogues, which only some pages need."""
        self.pack = pack or game.pack()
        self.names = names
        self.language = language
        self._game = game
        self._catalogue = catalogue(language, *(game.folder / name for name in ("locale", "rules", *folders)))
        # A pack that has no texts in this language is shown with its English ones.
        self._own = self.pack.texts.get(FALLBACK, {}) | self.pack.texts.get(language, {})

    def text(self, message: str, **terms: int | str) -> str:
        """Return a message with its values filled in; a pack may rename its components."""
        return _text(self, message, **terms)

    def fill_in(self, message: str, terms: Mapping[str, int | str]) -> str:
        """Return the same, whether it was asked for before or not."""
        # Before the catalogue, so that a pack can rename what the box calls otherwise.
        if message in self._own:
            return self._own[message]
        try:
            return self._catalogue.text(message, {name: self._value(name, value) for name, value in terms.items()})
        except MissingMessage:
            file = self._game.folder / "locale" / f"{FALLBACK}.ftl"
            raise BrokenGame(f"{self._game.id} has no message {message!r}: it belongs into {file}") from None

    def say(self, saying: Saying) -> str:
        """Return one or several phrases as a text."""
        if isinstance(saying, Description):
            return self.card(saying.component)
        if isinstance(saying, Phrases):
            texts = [self.say(one) for one in saying.sayings]
            return self.listing(texts) if saying.between is None else saying.between.join(texts)
        terms = saying.terms.items()
        filled = {name: value if isinstance(value, int | str) else self.say(value) for name, value in terms}
        return self.text(saying.message, **filled)

    def texts(self, sayings: Iterable[Saying]) -> list[str]:
        """Return sayings as texts, without empty ones."""
        return [text for text in map(self.say, sayings) if text]

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return message in self._own or self._catalogue.has(message)

    def text_or(self, message: str, otherwise: str) -> str:
        """Return a message without values, or another text if there is none with this id."""
        return self.text(message) if self.has(message) else otherwise

    def name(self, message: str) -> str:
        """Return the name of a component, or of a player for `seat-2`."""
        return self.names[int(message[5:])] if message.startswith("seat-") else self.text(message)

    def title(self, message: str) -> str:
        """Return the name of a component as a heading."""
        return self.heading(self.name(message))

    def heading(self, text: str) -> str:
        """Return a text as a heading or a label, with a capital letter in every language; names stay as they are."""
        return text if text.startswith(tuple(self.names)) else text[:1].upper() + text[1:]

    def listing(self, texts: Iterable[str]) -> str:
        """Return several texts as a part of a sentence."""
        return listing(texts, self.language)

    def prompt(self, state: State) -> str:
        """Return the question of the decision at hand."""
        step = state.agenda[-1]
        return self.text(f"prompt-{step.kind}", seat=step.seat, **step.terms(state))

    def option(self, state: State, choice: Choice) -> str:
        """Return an option as a sentence."""
        return self._chosen("choice", state, choice)

    def deed(self, state: State, choice: Choice) -> str:
        """Return an option as one speaks of it away from the others; its sentence if that will do."""
        return self._chosen("deed" if self.has(f"deed-{choice.verb}") else "choice", state, choice)

    def _chosen(self, kind: str, state: State, choice: Choice) -> str:
        step = state.agenda[-1]
        own: Mapping[str, int | str] = {"noun": choice.name or choice.noun, "amount": choice.value}
        return self.text(f"{kind}-{choice.verb}", **{**step.terms(state), **step.option_terms(state, choice), **own})

    def event(self, event: Event) -> str:
        """Return a line of the log."""
        return self.text(
            f"event-{event.kind.name}", seat=event.seat, **dict(zip(event.kind.fields, event.values, strict=True))
        )

    def seat_of(self, event: Event) -> int | None:
        """Return the seat that a line of the log names; one that names none is about the whole table."""
        return event.seat if event.seat >= 0 and self.names[event.seat] in self.event(event) else None

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not possible."""
        return self.text(f"refusal-{refusal.reason}", **refusal.terms)

    def changes(self, preview: Preview) -> list[str]:
        """Return what an option would change, a measure each."""
        return [self.change(name, low, high) for name, (low, high) in preview.changes().items()]

    def change(self, name: str, low: int, high: int) -> str:
        """Return how one measure would change, from the least to the greatest."""
        return self.say(changed(name, low, high))

    def measure(self, name: str, value: int) -> str:
        """Return the value of a measure, such as `12 points`."""
        return self.text(f"measure-{name}", change=value, count=abs(value))

    def measure_name(self, name: str) -> str:
        """Return the name of a measure: its message without a number."""
        return self.text(f"measure-{name}", change="", count=2).strip()

    def standing(self, standing: Standing) -> str:
        """Return the label of a standing answer."""
        return self.text(f"standing-{standing.name}")

    def source(self, name: str) -> str:
        """Return the label of a source of points; its id if it belongs to a pack that is not at hand."""
        return self.heading(self.text_or(f"source-{name}", name))

    def card(self, name: str) -> str:
        """Return what a component does, from its effects; empty if it does nothing."""
        return " ".join(self.text(message, **terms) for message, terms in self.pack.descriptions.get(name, ()))

    def _value(self, name: str, value: int | str) -> int | str:
        if name in SEATS and isinstance(value, int):
            return self.names[value]
        if isinstance(value, str) and (value.startswith("seat-") or self.has(value)):
            return self.names[int(value[5:])] if value.startswith("seat-") else self._name(value)
        return value

    def _name(self, message: str) -> str:
        """Return a name that sentences can ask for its forms, unless a pack has another one."""
        return self._own[message] if message in self._own else self._catalogue.name(message)
