"""The words of the pages in one language, for templates and for the script."""

import json
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from freestone.core.game import Game, registry
from freestone.i18n import FALLBACK, SITE, Catalogue, catalogue, languages, message_ids
from freestone.words import Words

PREFIX: Final = "site-"
OPEN: Final = ("name", "names", "count", "reason", "seconds", "bot", "number", "low", "high", "rows")


class Texts:
    """Speaks for the site; the script gets the same messages with marks where its values go."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue: Catalogue = catalogue(language)

    def __call__(self, message: str, **terms: int | str) -> str:
        """Return a message of the site, with or without the prefix."""
        known = message if self._catalogue.has(message) else PREFIX + message
        return self._catalogue.text(known, terms)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._catalogue.has(message)

    def for_script(self) -> Markup:
        """Return the messages that the script may show as JSON for a page, `{name}` where a value goes."""
        return _for_script(self.language)


@cache
def _for_script(language: str) -> Markup:
    marks: dict[str, int | str] = {name: f"{{{name}}}" for name in OPEN}
    ids = sorted(id for id in message_ids(SITE / f"{FALLBACK}.ftl") if id.startswith(PREFIX))
    texts = {id.removeprefix(PREFIX): catalogue(language).text(id, marks) for id in ids}
    return Markup(json.dumps(texts).replace("<", "\\u003c"))  # noqa: S704 - our own catalogue


@cache
def known_languages(game: Game[Any]) -> tuple[str, ...]:
    """Return the languages in which the site and a title have every message."""
    return tuple(languages(game.folder / "locale", game.folder / "rules"))


@cache
def language_names() -> dict[str, str]:
    """Return the languages that are offered, each by its own name: those in which some title can be played."""
    offered = {code for game in registry().values() for code in known_languages(game)} | {FALLBACK}
    return {code: catalogue(code).text("language-name") for code in sorted(offered)}


def language_of(cookie: str) -> str:
    """Return the language that a browser asks for, if it is offered."""
    return cookie if cookie in language_names() else FALLBACK


def words_of(game: Game[Any], language: str) -> Words:
    """Return the words of a title, in English if it does not know a language."""
    return Words(game, [], language if language in known_languages(game) else FALLBACK)
