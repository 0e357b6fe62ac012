"""Read component data from TOML files, row by row, and name every mistake with its file and row.

Reading goes on after a mistake with a harmless value in its place, so that one run finds them all.
"""

import json
import re
import tomllib
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from freestone.core.errors import BrokenPack, FreestoneError, Mistake, Term, shown, unknown
from freestone.core.names import InvalidName, checked
from freestone.core.pack import Provenance
from freestone.core.step import Terms
from freestone.packs.toml import toml_fault

T = TypeVar("T")

BOX: Final = "box"
SOURCES: Final = (BOX, "rulebook", "public", "deduced", "reconstructed")
KINDS: Final = {str: "text", int: "number", bool: "flag", list: "list", dict: "table"}
ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}")  # the ids of choices and of Fluent messages allow this much


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads the files of one pack; collects mistakes, provenance and the texts that its components need.

    `home` is the folder of the catalogues that have messages about mistakes of the game's own.
    """

    def __init__(self, folder: Path, home: Path | None = None) -> None:
        self.folder = folder
        self.home = str(home or "")
        self.mistakes: dict[str, FreestoneError] = {}  # by what they say, so that none is named twice
        self.provenance: list[Provenance] = []
        self.messages: dict[str, str] = {}  # message ids, and the rows that need them
        self.shorts: dict[str, str] = {}  # the same ids, and those of their short forms
        self.complete = True  # whether all files could be read; if not, nobody knows which texts are surplus
        self.name = "?"
        self._files: dict[str, Row] = {}

    def open(self, game: str, names: Sequence[str]) -> None:
        """Open the files of a pack for a game, and read the pack's name."""
        self._files = {name: self.file(name) for name in ("pack", *names)}
        self.section("pack", lambda head: self._read_head(head, game))

    def _read_head(self, head: "Row", game: str) -> None:
        head.one_of("game", (game,))
        try:
            self.name = checked([head.get("name", str, self.name, needed=True)])[0]
        except InvalidName as error:
            head.note("in-key", key="name", fault=error)

    def note(self, mistake: FreestoneError) -> None:
        """Keep a mistake."""
        self.mistakes.setdefault(str(mistake), mistake)

    def file(self, name: str) -> "Row":
        """Return a TOML file as one row; one that cannot be read is a mistake and an empty row."""
        path, values = self.folder / f"{name}.toml", dict[str, Any]()
        content = self.content(path)
        try:
            values = tomllib.loads(content or "")
        except tomllib.TOMLDecodeError as error:
            self.note(Mistake("at", place=path.name, fault=toml_fault(error)))
            content = None
        row = Row(self, path.name, "", values, None)
        row.is_sound = content is not None
        self.complete = self.complete and row.is_sound
        return row

    def content(self, path: Path) -> str | None:
        """Return the text of a file; None, and a mistake, if it cannot be read."""
        try:
            # Bytes, so that the machine's locale does not decide how a pack is read.
            return path.read_bytes().decode().replace("\r\n", "\n")
        except OSError as error:
            self.note(BrokenPack("cannot-read", file=str(path), reason=error))
        except UnicodeDecodeError:
            self.note(BrokenPack("not-utf-8", file=path.relative_to(self.folder).as_posix()))
        return None

    def section(self, name: str, read: "Callable[[Row], None]") -> "Row":
        """Let `read` read one file, if it could be opened, and refuse the keys that it did not ask for."""
        file = self._files[name]
        if file.is_sound:
            read(file)
            file.close()
        return file

    def digest(self) -> str:
        """Return a fingerprint of the figures, whatever their source and whatever the pack calls things."""
        # Without `pack.toml`: a new name for a pack leaves running games as they are.
        figures = {f"{name}.toml": _figures(file.values) for name, file in self._files.items() if name != "pack"}
        return blake2b(json.dumps(figures, sort_keys=True).encode(), digest_size=8).hexdigest()

    def finish(self) -> dict[str, dict[str, str]]:
        """Raise BrokenPack with all mistakes, if there are any; return the texts that the pack brings."""
        if self.mistakes:
            raise BrokenPack(*self.mistakes.values())
        return {}


class Row:
    """One table of a file. Reading a key makes it known; `close` refuses the others."""

    def __init__(self, reader: Reader, file: str, label: str, values: dict[str, Any], parent: "Row | None") -> None:
        self.reader = reader
        self.file = file
        self.label = label
        self.values = values
        self.is_sound = True
        self.is_row = False  # whether people may ask where its figures come from
        self._parent = parent
        self._parts: list[Row] = []
        self._known: dict[str, None] = {}
        self._is_given_up = False
        self.source: str = self.one_of("source", SOURCES, parent.source if parent else "reconstructed")
        sources: dict[str, Any] = self.get("sources", dict, {})
        self.sources = {key: self._source(key, name) for key, name in sources.items()}

    @property
    def where(self) -> str:
        """Where people find this row."""
        return f"{self.file}, {self.label}" if self.label else self.file

    def note(self, message: str | FreestoneError, **terms: Term) -> None:
        """Note a mistake in this row: the id of a message of the site or of the game, and its terms."""
        fault = Mistake(message, **terms) if isinstance(message, str) else message
        fault.home = self.reader.home
        self.reader.note(Mistake("at", place=self.where, fault=fault))
        row: Row | None = self
        while row is not None:
            row.is_sound = False
            row = row._parent

    def check(self, holds: bool, message: str, **terms: Term) -> None:
        """Note a mistake unless figures fit together; figures that are wrong themselves are not compared."""
        # Comparing a figure that is wrong itself would report one mistake twice.
        if self.is_sound and not holds:
            self.note(message, **terms)

    def give_up(self, message: str | FreestoneError, **terms: Term) -> None:
        """Note a mistake after which the other keys of this row mean nothing."""
        self.note(message, **terms)
        self._is_given_up = True

    def count(self, what: str, found: Sequence[object], expected: int, **terms: Term) -> None:
        """Note a wrong number of rows or other things; the message about them is called `count-` and then `what`."""
        if len(found) != expected:
            self.note(f"count-{what}", expected=expected, found=len(found), **terms)

    def close(self) -> None:
        """Note the keys that were not read, here and in all parts, and where the figures come from."""
        if self.is_row:
            self.reader.provenance.append(Provenance(self.file, self.label, self.source, self.sources))
        # After a row is given up, its other keys were never asked for and would all look unknown.
        for key in self.values if not self._is_given_up else ():
            if key not in self._known:
                self.note(unknown("key", key, self._known))
        for part in self._parts:
            part.close()

    def _source(self, key: str, name: object) -> str:
        if key not in self.values or key in ("source", "sources"):
            known = [own for own in self.values if own not in ("id", "source", "sources")]
            self.note("in-key", key="sources", fault=unknown("key", key, known))
        if name not in SOURCES:
            fault = Mistake("source", key=key, known=", ".join(SOURCES), found=shown(name))
            self.note("in-key", key="sources", fault=fault)
            return self.source
        return str(name)

    def get(self, key: str, kind: type, stand_in: Any, needed: bool = False) -> Any:
        """Return a value of a kind, or the stand-in; another kind, or nothing where it is needed, is a mistake."""
        self._known[key] = None
        if key not in self.values:
            if needed:
                self.note("missing", key=key)
            return stand_in
        value = self.values[key]
        # Not `isinstance`: true and false are whole numbers to Python, not to the author of a pack.
        if type(value) is not kind:
            self.note(f"kind-{KINDS[kind]}", key=key, found=shown(value))
            return stand_in
        return value

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def names(self) -> list[str]:
        """Return the keys of this row but its provenance."""
        return [key for key in self.values if key not in ("source", "sources")]

    def flag(self, key: str) -> bool:
        """Return whether a key is set; absent means no."""
        value: bool = self.get(key, bool, False)
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text that is not empty; absent means the default, if there is one."""
        value: str = self.get(key, str, default or "", needed=default is None)
        if type(self.values.get(key)) is str and not value.strip():
            self.note("empty", key=key)
        return value

    def id(self, key: str = "id", default: str | None = None) -> str:
        """Return a text that can be part of choices and of message ids."""
        value = self.text(key, default)
        if value.strip() and not ID.fullmatch(value):
            self.note("id", key=key, found=shown(value))
        return value

    def message(self, message: str, short: str = "") -> str:
        """Return a message id, which needs a text and may have a shorter one for small places."""
        if ID.fullmatch(message):
            self.reader.messages.setdefault(message, self.where)
            self.reader.shorts.update({message: short} if short else {})
        return message

    def one_of(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        """Return a text that must be one of the known ones."""
        value: str = self.get(key, str, known[0] if default is None else default, needed=default is None)
        if value not in known:
            self.note(unknown("value", value, known, key=key))
            return known[0]
        return value

    def place(self, key: str, known: Sequence[str]) -> int:
        """Return the place of a text among the known ones."""
        return known.index(self.one_of(key, known))

    def texts(self, key: str, known: Sequence[str] = ()) -> list[str]:
        """Return a list of texts; if the known ones are given, others are noted and left out."""
        values: list[str] = list(self._items(key, str).values())
        for value in values if known else ():
            if value not in known:
                self.note("in-key", key=key, fault=unknown("item", value, known))
        return [value for value in values if not known or value in known]

    def _items(self, key: str, kind: type) -> dict[int, Any]:
        """Return the items of a list by number; those of another kind are noted and left out."""
        values: list[Any] = self.get(key, list, [], needed=True)
        found = {number: value for number, value in enumerate(values, start=1) if type(value) is kind}
        if len(found) < len(values):
            self.note(f"list-{KINDS[kind]}", key=key, found=shown(values))
        return found

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Return a whole number that could be printed there; absent means the default, if there is one."""
        value: int = self.get(key, int, least if default is None else default, needed=default is None)
        if type(self.values.get(key)) is int and not least <= value <= most:
            self.note(_outside(key, least, most, value))
            return least
        return value

    def numbers(self, key: str, least: int, most: int, count: int | None = None) -> list[int]:
        """Return a list of whole numbers that could be printed there, of the given length if one is given."""
        values: list[int] = list(self._items(key, int).values())
        if count is not None and self.values.get(key) == values and len(values) != count:
            self.note("length", key=key, count=count, found=len(values))
        for value in values:
            if not least <= value <= most:
                self.note("numbers", key=key, least=str(least), most=str(most), found=str(value))
        return [min(max(value, least), most) for value in values]

    def amounts(self, key: str, known: Sequence[str], least: int, most: int) -> list[int]:
        """Return a whole number for each of the known names, from a table; absent means 0."""
        values: dict[str, Any] = self.get(key, dict, {})
        found = dict.fromkeys(known, 0)
        for name, value in values.items():
            if name not in known:
                self.note(unknown("part", name, known, key=key))
            elif type(value) is not int:
                self.note(f"kind-{KINDS[int]}", key=f"{key}.{name}", found=shown(value))
            elif not least <= value <= most:
                self.note(_outside(f"{key}.{name}", least, most, value))
            else:
                found[name] = value
        return list(found.values())

    def part(self, key: str) -> "Row":
        """Return a table inside this row, which shares its source; an absent one is empty."""
        part = self._part(f"{self.label}.{key}".strip("."), self.get(key, dict, {}))
        part.is_sound = part.is_sound and type(self.values.get(key, {})) is dict
        return part

    def parts(self, key: str) -> "list[Row]":
        """Return a list of tables inside this row, labelled by id or number."""
        label, tables = f"{self.label} {key}".strip(), self._items(key, dict)
        return [self._part(f"{label} {values.get('id', number)}", values) for number, values in tables.items()]

    def _part(self, label: str, values: dict[str, Any]) -> "Row":
        part = Row(self.reader, self.file, label, values, self)
        self._parts.append(part)
        return part

    def table(self, key: str) -> "Row":
        """Return a table that counts as a row of its own, with its own source."""
        row = self.part(key)
        row.is_row = True
        return row

    def rows(self, key: str, count: int = 0, what: str = "") -> "list[Row]":
        """Return a list of tables that count as rows; their ids differ, and there are `count` if that is given."""
        rows, ids = self.parts(key), list[object]()
        for row in rows:
            row.is_row = True
            id = row.values.get("id")
            if id is not None and id in ids:
                row.note("id-twice")
            ids.append(id)
        if count:
            self.count(what, rows, count)
        return rows


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A card or a tile: its id, the message that names it, and its place among its kind."""

    def __init__(self, row: Row, index: int, kind: str, short: str = "") -> None:
        self.index = index
        self.id = row.id()
        self.name = f"{kind}-{self.id}"
        if self.id:
            row.message(self.name, short=f"{short}-{self.id}" if short else "")

    def text(self) -> list[tuple[str, Terms]]:
        """Return the messages, with their values, that say what it costs and does."""
        return []


def each(rows: list[Row], make: Callable[[Row, int], T], first: int = 0) -> list[T]:
    """Return what `make` reads from each row and its number."""
    return [make(row, number) for number, row in enumerate(rows, start=first)]


def _figures(values: Any) -> Any:
    """Return values without their provenance."""
    if isinstance(values, dict):
        return {key: _figures(value) for key, value in values.items() if key not in ("source", "sources")}
    return [_figures(value) for value in values] if isinstance(values, list) else values


def _outside(key: str, least: int, most: int, found: int) -> Mistake:
    """Return the mistake of a number out of bounds; as texts, because figures are typed without signs between them."""
    if least == most:
        return Mistake("one-number", key=key, only=str(least), found=str(found))
    return Mistake("number", key=key, least=str(least), most=str(most), found=str(found))
