"""The texts of a pack: names of its components in catalogues of its own, one file a language.

They are plain lines, not sentences with variables: what a pack says can neither replace a text of the site nor bring
markup or references with it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from freestone.core.errors import unknown
from freestone.core.names import InvalidName, checked
from freestone.i18n import FALLBACK, message_ids
from freestone.packs.reader import Reader

FOLDER: Final = "locale"
Texts = dict[str, dict[str, str]]


class OwnReader(Reader):
    """Reads a pack of somebody's own: what a title has no text for, the pack must name itself."""

    def __init__(self, folder: Path, title: Path) -> None:
        super().__init__(folder)
        self._title = title

    def finish(self) -> Texts:
        """Return the pack's own texts by language; its components may lack none, and there may be no others."""
        known = message_ids(self._title / FOLDER / f"{FALLBACK}.ftl")
        found = {path.stem: _read(self, path) for path in sorted((self.folder / FOLDER).glob("*.ftl"))}
        english = found.get(FALLBACK, {})
        for message, row in self.messages.items():
            if message not in known and message not in english:
                self.mistakes.append(f"{row}: {_wanted(message)}")
        for language, texts in found.items():
            for message, short in self.shorts.items():
                if message in texts and short not in texts and (short in known or short in english):
                    self.mistakes.append(f"{FOLDER}/{language}.ftl, {message}: {_wanted(short, language)}")
        super().finish()
        return found


def _wanted(message: str, language: str = FALLBACK) -> str:
    return f"the text {message} is missing; write {message} = … into {FOLDER}/{language}.ftl"


def _read(reader: Reader, path: Path) -> dict[str, str]:
    """Return the texts of one catalogue; whatever is no name of a component is noted."""
    file, found = f"{FOLDER}/{path.name}", dict[str, str]()
    try:
        content = path.read_text(encoding="utf-8")
    except OSError as error:
        reader.mistakes.append(f"cannot read {file}: {error.strerror}")
        return found
    except UnicodeDecodeError:
        reader.mistakes.append(f"{file} is not a text file in UTF-8")
        return found
    known = sorted({*reader.messages, *reader.shorts.values()})
    for line, id, text in _entries(content):
        try:
            name = checked([text or ""])[0]
            reason = ""
        except InvalidName as error:
            name, reason = "", f"{id}: {error}"
        if text is None:
            reason = "a text is written message-id = Name, without variables and references"
        elif reader.complete and id not in known:
            reason = str(unknown("component with the text", id, known))
        elif id in found:
            reason = f"{id} appears twice"
        found[id] = name
        reader.mistakes += [f"{file}, line {line}: {reason}"] if reason else []
    return found


def _entries(content: str) -> Iterator[tuple[int, str, str | None]]:
    """Return line, id and text of everything in a catalogue but its comments; None for what is no plain text."""
    for entry in FluentParser().parse(content).body:
        if not isinstance(entry, ast.BaseComment):
            line = content.count("\n", 0, entry.span.start if entry.span else 0) + 1
            id = entry.id.name if isinstance(entry, ast.Message) else ""
            yield line, id, _plain(entry.value) if isinstance(entry, ast.Message) and entry.value else None


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
