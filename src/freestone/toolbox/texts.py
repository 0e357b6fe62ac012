"""The texts of a pack: names of its components in catalogues of its own, one file a language.

They are plain lines, not sentences with variables: what a pack says can neither replace a text of the site nor bring
markup or references with it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from freestone.core.errors import unknown
from freestone.i18n import FALLBACK, message_ids
from freestone.toolbox.tables import A_TITLE, Reader, is_title

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
    """Return the texts of one catalogue."""
    file, found = f"{FOLDER}/{path.name}", dict[str, str]()
    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reader.mistakes.append(f"{file}: {error}")
        return found
    known = {*reader.messages, *reader.shorts.values()}
    for line, id, text in _entries(content):
        if id in found:
            reader.mistakes.append(f"{file}, line {line}: {id} stands twice")
        elif id not in known and id and reader.complete:
            reader.mistakes.append(f"{file}, line {line}: {unknown('component with the text', id, sorted(known))}")
        elif not is_title(text):
            reader.mistakes.append(
                f"{file}, line {line}: a text is {id or 'message-id'} = {A_TITLE}, without variables"
            )
        found[id] = text
    return {id: text for id, text in found.items() if is_title(text)}


def _entries(content: str) -> Iterator[tuple[int, str, str]]:
    """Return line, id and text of everything in a catalogue but its comments; what is no plain text is empty."""
    for entry in FluentParser().parse(content).body:
        line = content.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Message):
            yield line, entry.id.name, "".join(map(_plain, entry.value.elements)) if entry.value else ""
        elif isinstance(entry, ast.Term):
            yield line, f"-{entry.id.name}", ""
        elif isinstance(entry, ast.Junk):
            yield line, "", ""


def _plain(element: ast.TextElement | ast.Placeable) -> str:
    """Return a piece of plain text; a variable or a reference becomes a line break, which no text may have."""
    if isinstance(element, ast.TextElement):
        return element.value
    literal = element.expression
    return str(literal.parse()["value"]) if isinstance(literal, ast.StringLiteral) else "\n"
