"""Component data: TOML files read row by row. What does not fit is noted with file, row and what was expected.

Reading goes on after a mistake, with something harmless in place of what is wrong, so that one run finds them all.
"""

import json
import re
import tomllib
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from freestone.core.errors import BrokenPack, unknown
from freestone.core.names import InvalidName, checked
from freestone.core.pack import Provenance

T = TypeVar("T")

BOX: Final = "box"
SOURCES: Final = (BOX, "rulebook", "public", "deduced", "reconstructed")
KINDS: Final = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}
ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads the files of one pack, and gathers its mistakes and the texts that it needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mistakes: list[str] = []
        self.messages: dict[str, str] = {}
        self.shorts: dict[str, str] = {}
        self.complete = True
        self._contents: dict[str, Any] = {}

    def file(self, name: str) -> "Row":
        """Return a whole TOML file as one row; one that cannot be read is noted and asks for nothing more."""
        path = self.folder / f"{name}.toml"
        try:
            with path.open("rb") as opened:
                self._contents[path.name] = tomllib.load(opened)
        except OSError as error:
            self._give_up(f"cannot read {path}: {error.strerror}")
        except UnicodeDecodeError:
            self._give_up(f"{path.name} is not a text file in UTF-8")
        except tomllib.TOMLDecodeError as error:
            self._give_up(f"{path.name}: {error}")
        row = Row(self, path.name, "", self._contents.get(path.name, {}), "reconstructed", None)
        row.sound = path.name in self._contents
        return row

    def _give_up(self, mistake: str) -> None:
        self.mistakes.append(mistake)
        self.complete = False

    def section(self, file: "Row", read: "Callable[[Row], None]") -> None:
        """Read what one file says, if it could be opened; it is given up where going on makes no sense."""
        if file.file in self._contents:
            try:
                read(file)
            except BrokenPack as error:
                file.abandon(error)
                self.complete = False

    def digest(self) -> str:
        """Return a fingerprint of the figures, wherever they come from and whatever the pack calls things."""
        figures = {name: _figures(values) for name, values in self._contents.items() if name != "pack.toml"}
        return blake2b(json.dumps(figures, sort_keys=True).encode(), digest_size=8).hexdigest()

    def finish(self) -> dict[str, dict[str, str]]:
        """Raise BrokenPack with everything that is wrong, if something is; return texts that the pack brings."""
        if self.mistakes:
            raise BrokenPack(*self.mistakes)
        return {}


class Row:
    """One row (or sub-table) of a file. Every key must be read once; `done` refuses the rest."""

    def __init__(
        self, reader: Reader, file: str, label: str, values: dict[str, Any], source: str, parent: "Row | None"
    ) -> None:
        self.reader = reader
        self.file = file
        self.label = label
        self.parent = parent
        self.sound = True
        self._values = values
        self._asked: dict[str, None] = {}
        self._abandoned = False
        self.source = self.one_of("source", SOURCES, source)
        given: dict[str, Any] = self._get("sources", dict, {})
        self.exceptions = {key: self._source(key, name) for key, name in given.items()}

    def error(self, reason: str) -> BrokenPack:
        """Return the error for this row; whoever raises it gives the row up."""
        return BrokenPack(f"{self.file}, {self.label}: {reason}" if self.label else f"{self.file}: {reason}")

    def note(self, reason: str) -> None:
        """Note a mistake."""
        self._note(self.error(reason))

    def _note(self, error: BrokenPack) -> None:
        if str(error) not in self.reader.mistakes:
            self.reader.mistakes.append(str(error))
        row: Row | None = self
        while row is not None:
            row.sound = False
            row = row.parent

    def check(self, holds: bool, reason: str) -> None:
        """Note a mistake unless something holds between figures that are sound themselves."""
        if self.sound and not holds:
            self.note(reason)

    def abandon(self, error: BrokenPack) -> None:
        """Note why this row was given up, unless that only follows from other mistakes in it."""
        if self.sound:
            self._note(error)
        self._abandoned = True

    def count(self, what: str, found: Sequence[object], expected: int) -> None:
        """Note a wrong number of rows or other things."""
        if len(found) != expected:
            self.note(f"{expected} {what} expected, not {len(found)}")

    def _source(self, key: str, name: object) -> str:
        if key not in self._values or key in ("source", "sources"):
            known = [own for own in self._values if own not in ("id", "source", "sources")]
            self.note(f"sources: {unknown('key', key, known)}")
        if name not in SOURCES:
            self.note(f"sources: {key} is one of {', '.join(SOURCES)}, not {name!r}")
            return self.source
        return str(name)

    def _get(self, key: str, kind: type, stand_in: Any, needed: bool = False) -> Any:
        """Return a value of a kind; if it is another, or missing though it is needed, note that and stand in for it."""
        self._asked[key] = None
        if key not in self._values:
            if needed:
                self.note(f"{key} is missing")
            return stand_in
        value = self._values[key]
        if type(value) is not kind:
            self.note(f"{key} is {KINDS[kind]}, not {value!r}")
            return stand_in
        return value

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text that says something; absent means the default, if there is one."""
        value: str = self._get(key, str, default or "", needed=default is None)
        if type(self._values.get(key)) is str and not value.strip():
            self.note(f"{key} is empty")
        return value

    def title(self, key: str) -> str:
        """Return a text to call something by."""
        value = self._get(key, str, "?", needed=True)
        try:
            return checked([value])[0]
        except InvalidName as error:
            self.note(f"{key}: {error}")
            return "?"

    def id(self, key: str = "id") -> str:
        """Return a text that can be part of choices and of message ids."""
        value = self.text(key)
        if value.strip() and not ID.fullmatch(value):
            self.note(f"{key} is made of a-z, 0-9, _ and -, at most 60 of them, not {value[:60]!r}")
        return value

    def message(self, message: str, short: str = "") -> str:
        """Return a message id, which needs a text; there may be a shorter one for it too."""
        if ID.fullmatch(message):
            self.reader.messages.setdefault(message, f"{self.file}, {self.label}")
            self.reader.shorts.update({message: short} if short else {})
        return message

    def number(self, key: str, allowed: range, default: int | None = None) -> int:
        """Return a whole number that can be printed there; absent means the default, if there is one."""
        value: int = self._get(key, int, allowed[0] if default is None else default, needed=default is None)
        if key in self._values and value not in allowed:
            self.note(f"{key} is {_span(allowed)}, not {value}")
            return allowed[0]
        return value

    def flag(self, key: str) -> bool:
        """Return whether a key is set; absent means no."""
        value: bool = self._get(key, bool, False)
        return value

    def numbers(self, key: str, allowed: range, count: int | None = None) -> list[int]:
        """Return a list of whole numbers that can be printed there, of a given length if one is stated."""
        values: list[Any] = self._get(key, list, [allowed[0]] * (count or 0), needed=True)
        if any(type(value) is not int for value in values):
            self.note(f"{key} is a list of whole numbers, not {values!r}")
        elif count is not None and len(values) != count:
            self.note(f"{key} has {count} numbers, not {len(values)}")
        for value in values:
            if type(value) is int and value not in allowed:
                self.note(f"{key} has numbers of {_span(allowed)}, not {value}")
        return [value if type(value) is int and value in allowed else allowed[0] for value in values]

    def one_of(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        """Return a text that must be one of the known ones."""
        value: str = self._get(key, str, known[0] if default is None else default, needed=default is None)
        if value not in known:
            self.note(str(unknown(key, value, known)))
            return known[0]
        return value

    def texts(self, key: str, known: Sequence[str] = ()) -> list[str]:
        """Return a list of texts; those that are not among the known ones, if these are stated, are left out."""
        values: list[Any] = self._get(key, list, [], needed=True)
        if any(type(value) is not str for value in values):
            self.note(f"{key} is a list of texts, not {values!r}")
        found = [value for value in values if type(value) is str]
        for value in found if known else []:
            if value not in known:
                self.note(f"{key}: {unknown('entry', value, known)}")
        return [value for value in found if not known or value in known]

    def amounts(self, key: str, known: Sequence[str], allowed: range) -> dict[str, int]:
        """Return a table of whole numbers by known names; absent means none."""
        values: dict[str, Any] = self._get(key, dict, {})
        for name, value in values.items():
            if name not in known:
                self.note(str(unknown(f"{key} entry", name, known)))
            elif type(value) is not int:
                self.note(f"{key}.{name} is a whole number, not {value!r}")
            elif value not in allowed:
                self.note(f"{key}.{name} is {_span(allowed)}, not {value}")
        return {name: value for name, value in values.items() if type(value) is int and value in allowed}

    def table(self, key: str) -> "Row":
        """Return a sub-table as a row of its own; absent means an empty one."""
        label = f"{self.label}.{key}".strip(".")
        return Row(self.reader, self.file, label, self._get(key, dict, {}), self.source, self)

    def tables(self, key: str) -> "list[Row]":
        """Return a list of tables, each as a row of its own, labelled by its id or its place."""
        rows: list[Any] = self._get(key, list, [], needed=True)
        if any(type(row) is not dict for row in rows):
            self.note(f"{key} is a list of tables, not {rows!r}")
        before = f"{self.label} " if self.label else ""
        return [
            Row(self.reader, self.file, f"{before}{key} {row.get('id', place)}", row, self.source, self)
            for place, row in enumerate(rows, start=1)
            if type(row) is dict
        ]

    def names(self) -> list[str]:
        """Return the keys of this row but its provenance."""
        return [key for key in self._values if key not in ("source", "sources")]

    def raw(self, key: str) -> Any:
        """Return a value as it stands; None if it is absent."""
        return self._values.get(key)

    def done(self) -> Provenance:
        """Note the keys that nobody has read, and say where the figures come from."""
        for key in self._values:
            if key not in self._asked and not self._abandoned:
                self.note(str(unknown("key", key, self._asked)))
        return Provenance(self.file, self.label, self.source, self.exceptions)


def _figures(values: Any) -> Any:
    """Return values without their provenance."""
    if isinstance(values, dict):
        return {key: _figures(value) for key, value in values.items() if key not in ("source", "sources")}
    return [_figures(value) for value in values] if isinstance(values, list) else values


def _span(allowed: range) -> str:
    return str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"


def distinct(rows: list[Row]) -> list[Row]:
    """Return rows; note those whose id stands before."""
    seen: list[object] = []
    for row in rows:
        id = row.raw("id")
        if id is not None and id in seen:
            row.note("this id appears twice")
        seen.append(id)
    return rows


def each(rows: list[Row], make: Callable[[Row, int], T], first: int = 0) -> list[T]:
    """Make something of every row and its number; rows that make no sense are noted and left out."""
    found: list[T] = []
    for number, row in enumerate(rows, start=first):
        try:
            found.append(make(row, number))
        except BrokenPack as error:
            row.abandon(error)
    return found
