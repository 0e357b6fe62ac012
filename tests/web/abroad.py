"""Servers whose copy of Freestone also knows a language that is made of English by a function."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

import freestone
from web.server import Server

PSEUDO = "en-XA"  # the usual code of a language with accents
LONGER = 0.4
ACCENTS = str.maketrans("aceinorstuyzACEINORSTUYZ", "áčěíňóřšťůýžÁČĚÍŇÓŘŠŤŮÝŽ")
# Names of icons and topics are no words.
WORD = re.compile(r"\[[^\]]*\]|[A-Za-z]+")


def pseudo(text: str) -> str:
    """Return a text with accents whose words are longer, as other languages have them."""
    return WORD.sub(lambda found: found[0] if found[0].startswith("[") else _longer(found[0]), text)


def _longer(word: str) -> str:
    twice = [letter * (1 + int((at + 1) * LONGER) - int(at * LONGER)) for at, letter in enumerate(word)]
    return "".join(twice).translate(ACCENTS)


class _Other(visitor.Transformer):
    def __init__(self, change: Callable[[str], str]) -> None:
        self.change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        node.value = self.change(node.value)
        return node


@contextmanager
def abroad(folder: Path, language: str, change: Callable[[str], str]) -> Iterator[Server]:
    """A server with one more language, in which its readers read."""
    shutil.copytree(Path(freestone.__file__).parent, folder / "freestone", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / "freestone").rglob("en.ftl"):
        changed = _Other(change).visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        path.with_name(f"{language}.ftl").write_text(FluentSerializer().serialize(changed), encoding="utf-8")
    server = Server(folder)
    server.language = language
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        server.start()
    server.http.cookies.set("language", language)
    yield server
    server.kill()
