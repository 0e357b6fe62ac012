"""The journal: a header and every entry, as JSON Lines. It is the save file, the replay and the test fixture."""

import json
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from freestone.core.errors import BrokenJournal, FreestoneError, Term, shown
from freestone.core.game import Value, Values

FORMAT: Final = 1
MOST_BYTES: Final = 1_000_000  # a journal may come from anybody
LARGE: Final = re.compile("-?[0-9]{16,400}")  # a smaller seed is a number
LISTS: Final = ("names", "players", "colours")
Entry = tuple[int, str]


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Undo:
    """A line that takes back the last `count` entries."""

    count: int


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Digest:
    """A line that states the fingerprint of the position at this point."""

    value: str


Line = Entry | Undo | Digest


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Header:
    """What a match needs to begin: game, versions, names, settings and the seed of chance."""

    game: str
    rules: int
    pack: str
    pack_digest: str
    names: list[str]
    settings: Values
    seed: int | None
    players: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Return the first line of the file."""
        fields = {name: value for name, value in vars(self).items() if value or name != "colours"}
        fields["seed"] = portable(self.seed)
        return json.dumps({"freestone": FORMAT, **fields}, ensure_ascii=False)


def portable(seed: int | None) -> int | str | None:
    """Return a seed for JSON: as text if a program that knows only floating point would change it.

    >>> portable(7), portable(2**53)
    (7, '9007199254740992')
    """
    return seed if seed is None or abs(seed) < 2**53 else str(seed)


class Journal:
    """A header, the entries in force, and the full history including undone entries."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self._entries: list[Entry] = []
        # Every line up to the last one that is no entry; it contains the first `_kept` of the entries in force.
        self._past: list[Line] = []
        self._kept = 0

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled objects do not pickle by themselves, and journals travel to processes that think.
        return _restored, (self.header, self._entries, self._past, self._kept)

    @property
    def entries(self) -> list[Entry]:
        """The entries in force, as a new list."""
        return self._entries[:]

    @property
    def history(self) -> list[Line]:
        """Every line that was ever added, as a new list."""
        return [*self._past, *self._entries[self._kept :]]

    @property
    def count(self) -> int:
        """How many entries are in force."""
        return len(self._entries)

    def enter(self, seat: int, text: str) -> None:
        """Add an entry."""
        self._entries.append((seat, text))

    def add(self, line: Line) -> None:
        """Add a line. An undo removes entries from those in force; the history keeps them."""
        if isinstance(line, tuple):
            self._entries.append(line)
            return
        self._past += self._entries[self._kept :]
        self._past.append(line)
        if isinstance(line, Undo):
            del self._entries[len(self._entries) - line.count :]
        self._kept = len(self._entries)

    def in_force(self, count: int | None = None) -> "Journal":
        """Return a journal of the entries in force alone, or of the first `count` of them."""
        other = Journal(self.header)
        other._entries = self._entries[:count]
        return other

    def copy(self) -> "Journal":
        """Return an independent copy."""
        other = Journal(self.header)
        other._entries, other._past, other._kept = self._entries[:], self._past[:], self._kept
        return other


def encode(line: Line) -> str:
    """Return one line of the file.

    >>> encode((0, "take:sand-3"))
    '[0,"take:sand-3"]'
    """
    undo = {"undo": line.count} if isinstance(line, Undo) else None
    value = {"digest": line.value} if isinstance(line, Digest) else undo or line
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def broken(number: int, reason: str | FreestoneError, **terms: Term) -> BrokenJournal:
    """Return the error for a line of a journal: a message with its terms, or another error."""
    why = reason if isinstance(reason, FreestoneError) else BrokenJournal(reason, **terms)
    return BrokenJournal("journal-line", number=number, reason=why)


def parse(lines: Iterable[str]) -> Journal:
    """Parse a journal. Checks the form of every line, but not whether the choices are legal."""
    numbered = enumerate(lines, start=1)
    number, text = next(numbered, (1, ""))
    journal = Journal(_header(_json(number, text)))
    for number, text in numbered:
        line = decode(number, text)
        if isinstance(line, Undo) and line.count > journal.count:
            raise broken(number, "undo-of-too-many", count=shown(line.count), entries=journal.count)
        journal.add(line)
    return journal


def read(path: str | os.PathLike[str]) -> Journal:
    """Read a journal from a file."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)  # an endless file is not read to its end
        text = content.decode()
    except OSError as error:
        raise BrokenJournal("cannot-read", file=str(path), reason=error) from error
    except UnicodeDecodeError as error:
        raise BrokenJournal("not-utf-8", file=str(path)) from error
    if len(content) > MOST_BYTES:
        raise BrokenJournal("large-journal", file=str(path), most=MOST_BYTES)
    *lines, rest = text.split("\n")  # `splitlines` would also split at U+2028
    if rest:
        raise broken(len(lines) + 1, "torn-line")
    return parse(lines)


def write(path: str | os.PathLike[str], lines: Iterable[str]) -> None:
    """Write a whole journal so that a crash leaves either the old file or the new one."""
    target = Path(path)
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())  # or the new name may reach the disk before the content
        draft.replace(target)
    except OSError as error:  # a caller knows the target, not the draft
        raise OSError(error.errno, error.strerror, str(target)) from error
    finally:
        draft.unlink(missing_ok=True)


def _json(number: int, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:  # the latter for deeply nested brackets
        raise broken(number, "not-json", text=shown(text)) from error


def _header(fields: Any) -> Header:
    if not isinstance(fields, dict) or type(fields.get("freestone")) is not int:
        raise broken(1, "not-a-journal")
    if fields["freestone"] != FORMAT:
        raise broken(1, "other-format", written=shown(fields["freestone"]), known=FORMAT)
    known: dict[str, Any] = {"players": [], "colours": [], "seed": None, **fields}
    kinds = {str: ("game", "pack", "pack_digest"), int: ("rules",), list: LISTS, dict: ("settings",)}
    for kind, name in ((kind, name) for kind, names in kinds.items() for name in names):
        if type(known.get(name)) is not kind:
            raise broken(1, "header-field", name=name)
    if any(type(text) is not str for text in chain(*(known[name] for name in LISTS))):
        raise broken(1, "header-texts")
    if not all(isinstance(value, Value) for value in known["settings"].values()):
        raise broken(1, "header-settings")
    if type(known["seed"]) is str and LARGE.fullmatch(known["seed"]):
        known["seed"] = int(known["seed"])
    if known["seed"] is not None and type(known["seed"]) is not int:
        raise broken(1, "header-seed")
    return Header(**{name: known[name] for name in Header.__dataclass_fields__})


def decode(number: int, text: str) -> Line:
    """Return a line of the file; `number` names it if it is none."""
    value = _json(number, text)
    if isinstance(value, list) and len(value) == 2 and type(value[0]) is int and isinstance(value[1], str):
        return value[0], value[1]
    if isinstance(value, dict) and len(value) == 1:
        if type(value.get("undo")) is int and value["undo"] > 0:
            return Undo(value["undo"])
        if isinstance(value.get("digest"), str):
            return Digest(value["digest"])
    raise broken(number, "not-an-entry", text=shown(text))


def _restored(header: Header, entries: list[Entry], past: list[Line], kept: int) -> Journal:
    """Return a journal that was pickled."""
    journal = Journal(header)
    journal._entries, journal._past, journal._kept = entries, past, kept
    return journal
