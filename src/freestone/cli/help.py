"""Help in people's languages: the English of every command stands in its code, the other languages in catalogues here.

An option is looked up for its command first (option-lab-ladder-seats), then for all commands (option-seats).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from freestone.i18n import FALLBACK, catalogue

FOLDER: Final = Path(__file__).parent / "locale"


def translate(root: Any, language: str) -> None:
    """Let a tree of commands explain itself in a language; what its catalogue lacks stays English."""
    if language == FALLBACK:
        return
    texts = catalogue(language, FOLDER)
    for thing, messages in helped(root):
        if found := next(filter(texts.has, messages), None):
            thing.help = texts.text(found)


def helped(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[Any, list[str]]]:
    """Yield everything in a tree of commands that has help, with the messages to look for, the best one first."""
    yield command, ["-".join(("command", *path))]
    for parameter in command.params:
        if getattr(parameter, "help", None):
            name = parameter.name.replace("_", "-")
            yield parameter, ["-".join(("option", *path, name)), f"option-{name}"]
    for name, below in getattr(command, "commands", {}).items():
        yield from helped(below, (*path, name))
