"""The texts of a pack: names of its components in catalogues of its own, one file a language.

They are plain names without variables: a pack can neither replace a text of the site nor bring markup or references.
"""

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from freestone.core.errors import FreestoneError, Mistake, unknown
from freestone.core.names import InvalidName, checked
from freestone.i18n import FALLBACK, message_ids
from freestone.packs.reader import Reader

FOLDER: Final = "locale"
Texts = dict[str, dict[str, str]]


class OwnReader(Reader):
    """Reads an owner's pack, which must name every component that the game has no text for."""

    def __init__(self, folder: Path, game: Path) -> None:
        super().__init__(folder, game / FOLDER)
        self._game = game

    def finish(self) -> Texts:
        """Return the pack's own texts by language; a missing text is a mistake, and so is a surplus one."""
        known = message_ids(self._game / FOLDER / f"{FALLBACK}.ftl")
        found = {path.stem: self._read(path) for path in sorted((self.folder / FOLDER).glob("*.ftl"))}
        english = found.get(FALLBACK, {})
        for message, row in self.messages.items():
            if message not in known and message not in english:
                self._want(row, message, FALLBACK)
        for language, texts in found.items():
            for message, short in self.shorts.items():
                # With a new name but the game's own short form, small places would still show the old name.
                if message in texts and short not in texts and (short in known or short in english):
                    self._want(f"{FOLDER}/{language}.ftl, {message}", short, language)
        super().finish()
        return found

    def _want(self, place: str, message: str, language: str) -> None:
        fault = Mistake("no-text", id=message, file=f"{FOLDER}/{language}.ftl")
        self.note(Mistake("at", place=place, fault=fault))

    def _read(self, path: Path) -> dict[str, str]:
        """Return the texts of one catalogue; anything that is not a component's name is a mistake."""
        content, found = self.content(path) or "", dict[str, str]()
        known = sorted({*self.messages, *self.shorts.values()})
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, ast.BaseComment):
                continue
            id, text = "", None
            fault: FreestoneError | None = None
            if isinstance(entry, ast.Message) and entry.value:
                id, text = entry.id.name, _plain(entry.value)
            if text is None:
                fault = Mistake("text-form")
            elif self.complete and id not in known:
                fault = unknown("component", id, known)
            elif id in found:
                fault = Mistake("text-twice", id=id)
            else:
                try:
                    text = checked([text])[0]
                except InvalidName as error:
                    fault = Mistake("in-key", key=id, fault=error)
            found[id] = text or ""
            if fault:
                line = content.count("\n", 0, entry.span.start if entry.span else 0) + 1
                self.note(Mistake("in-line", file=f"{FOLDER}/{path.name}", line=str(line), fault=fault))
        return found


def _plain(pattern: ast.Pattern) -> str | None:
    """Return a text without variables and references; None if it has some."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.parse()["value"])
        else:
            return None
    return "".join(parts)
