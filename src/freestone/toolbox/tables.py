"""Component data: TOML files read row by row; what does not fit is an error with file, row and what was expected."""

import json
import tomllib
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from freestone.core.errors import BrokenPack, unknown
from freestone.core.pack import Provenance

SOURCES: Final = ("rulebook", "public", "deduced", "reconstructed")
KINDS: Final = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}


class Row:
    """One row (or sub-table) of a file. Every key must be read once; `done` refuses the rest."""

    def __init__(self, file: str, label: str, values: dict[str, Any], source: str) -> None:
        self.file = file
        self.label = label
        self._values = values
        self._unread = set(values)
        self.source = self.text("source", source)
        self.exceptions: dict[str, str] = self._get("sources", dict, {})
        for name in (self.source, *self.exceptions.values()):
            if name not in SOURCES:
                raise self.error(f"source is one of {', '.join(SOURCES)}, not {name!r}")

    def error(self, reason: str) -> BrokenPack:
        """Return the error for this row."""
        return BrokenPack(f"{self.file}, {self.label}: {reason}" if self.label else f"{self.file}: {reason}")

    def _get(self, key: str, kind: type, default: Any) -> Any:
        self._unread.discard(key)
        value = self._values.get(key, default)
        if value is None:
            raise self.error(f"{key} is missing")
        if type(value) is not kind:
            raise self.error(f"{key} is {KINDS[kind]}, not {value!r}")
        return value

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text."""
        value: str = self._get(key, str, default)
        return value

    def number(self, key: str, default: int | None = None, least: int | None = None) -> int:
        """Return a whole number, not below `least`."""
        value: int = self._get(key, int, default)
        if least is not None and value < least:
            raise self.error(f"{key} is at least {least}, not {value}")
        return value

    def flag(self, key: str) -> bool:
        """Return whether a key is set; absent means no."""
        value: bool = self._get(key, bool, False)
        return value

    def numbers(self, key: str, count: int | None = None, least: int | None = None) -> list[int]:
        """Return a list of whole numbers, of a given length and none below `least` if they are stated."""
        values: list[int] = self._get(key, list, None)
        if any(type(value) is not int for value in values):
            raise self.error(f"{key} is a list of whole numbers, not {values!r}")
        if count is not None and len(values) != count:
            raise self.error(f"{key} has {count} numbers, not {len(values)}")
        if least is not None and any(value < least for value in values):
            raise self.error(f"{key} has numbers of at least {least}, not {min(values)}")
        return values

    def one_of(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        """Return a text that must be one of the known ones."""
        value = self.text(key, default)
        if value not in known:
            raise self.error(str(unknown(key, value, known)))
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of texts."""
        values: list[str] = self._get(key, list, None)
        if any(type(value) is not str for value in values):
            raise self.error(f"{key} is a list of texts, not {values!r}")
        return values

    def amounts(self, key: str, known: Sequence[str]) -> dict[str, int]:
        """Return a table of whole numbers by known names; absent means none."""
        values: dict[str, int] = self._get(key, dict, {})
        for name, value in values.items():
            if name not in known:
                raise self.error(str(unknown(f"{key} entry", name, known)))
            if type(value) is not int:
                raise self.error(f"{key}.{name} is a whole number, not {value!r}")
        return values

    def table(self, key: str) -> "Row":
        """Return a sub-table as a row of its own; absent means an empty one."""
        return Row(self.file, f"{self.label}.{key}".strip("."), self._get(key, dict, {}), self.source)

    def tables(self, key: str) -> "list[Row]":
        """Return a list of tables, each as a row of its own, labelled by its id or its place."""
        rows = self._get(key, list, None)
        if any(type(row) is not dict for row in rows):
            raise self.error(f"{key} is a list of tables")
        return [
            Row(self.file, f"{self.label + ' ' if self.label else ''}{key} {row.get('id', place)}", row, self.source)
            for place, row in enumerate(rows, start=1)
        ]

    def names(self) -> list[str]:
        """Return the keys of this row but its provenance."""
        return [key for key in self._values if key not in ("source", "sources")]

    def raw(self, key: str) -> Any:
        """Return a value as it stands, for a reader that checks it itself."""
        self._unread.discard(key)
        return self._values[key]

    def done(self) -> Provenance:
        """Refuse keys that nobody read and say where the figures come from."""
        for key in sorted(self._unread):
            raise self.error(str(unknown("key", key, [known for known in self._values if known not in self._unread])))
        return Provenance(self.file, self.label, self.source, self.exceptions)


def read(path: Path) -> Row:
    """Read a whole TOML file as one row."""
    try:
        with path.open("rb") as file:
            values = tomllib.load(file)
    except OSError as error:
        raise BrokenPack(f"cannot read {path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenPack(f"{path.name}: {error}") from error
    return Row(path.name, "", values, "reconstructed")


def count(file: str, what: str, rows: Sequence[object], expected: int) -> None:
    """Refuse a wrong number of rows."""
    if len(rows) != expected:
        raise BrokenPack(f"{file}: {expected} {what} expected, not {len(rows)}")


def distinct(rows: list[Row]) -> list[Row]:
    """Refuse rows whose ids are not all different; return them."""
    seen: list[object] = []
    for row in rows:
        id = row.raw("id") if "id" in row else row
        if id in seen:
            raise row.error("this id stands twice")
        seen.append(id)
    return rows


def digest(paths: Iterable[Path]) -> str:
    """Return a fingerprint of what data files say, whatever their comments and layout."""
    contents = {path.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(paths)}
    return blake2b(json.dumps(contents, sort_keys=True).encode(), digest_size=8).hexdigest()
