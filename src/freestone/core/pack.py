"""Component data of a game, and where its figures come from."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from freestone.core.choice import Vocabulary
from freestone.core.step import Terms


class Provenance(NamedTuple):
    """Where the figures of one row of component data come from: the row's source and the keys that differ from it."""

    file: str
    row: str
    source: str
    exceptions: dict[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """Component data of a game, read and checked: what is printed on cards, tiles and boards.

    `descriptions` maps the name of a component to the messages, with their values, that describe its effects. `texts`
    are the pack's own names by language and message id; they are not part of the digest, because they change no game.
    """

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest
        self.vocabulary = Vocabulary(digest)
        self.provenance: list[Provenance] = []
        self.texts: dict[str, dict[str, str]] = {}
        self.descriptions: dict[str, list[tuple[str, Terms]]] = {}
