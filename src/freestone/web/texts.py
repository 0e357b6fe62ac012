"""The words of the pages in one language, for templates and for the script."""

import json
from functools import cache
from typing import Final

from freestone.i18n import FALLBACK, SITE, Catalogue, catalogue, languages, message_ids

PREFIX: Final = "site-"
OPEN: Final = ("name", "names", "count", "reason", "seconds", "bot", "number", "low", "high")


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

    def for_script(self) -> str:
        """Return the messages that the script may show as JSON, `{name}` where a value goes."""
        return _for_script(self.language)


@cache
def _for_script(language: str) -> str:
    marks: dict[str, int | str] = {name: f"{{{name}}}" for name in OPEN}
    ids = sorted(id for id in message_ids(SITE / f"{FALLBACK}.ftl") if id.startswith(PREFIX))
    return json.dumps({id.removeprefix(PREFIX): catalogue(language).text(id, marks) for id in ids})


@cache
def language_names() -> dict[str, str]:
    """Return the languages whose catalogues are complete, each by its own name."""
    return {code: catalogue(code).text("language-name") for code in languages()}
