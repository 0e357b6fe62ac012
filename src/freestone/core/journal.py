"""The journal: a header and every entry, as JSON Lines. It is the save file, the replay and the test fixture."""

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from freestone.core.errors import BrokenJournal
from freestone.core.game import Values

FORMAT = 1
Entry = tuple[int, str]


class Undo:
    """A line that takes back the last `count` entries."""

    def __init__(self, count: int) -> None:
        self.count = count


class Digest:
    """A line that states the fingerprint of the position at this point."""

    def __init__(self, value: str) -> None:
        self.value = value


Line = Entry | Undo | Digest


class Header:
    """What a game needs to begin: title, versions, seats, options and the seed of chance."""

    def __init__(
        self,
        game: str,
        rules: int,
        pack: str,
        pack_digest: str,
        names: list[str],
        options: Values,
        seed: int | None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.pack = pack
        self.pack_digest = pack_digest
        self.names = names
        self.options = options
        self.seed = seed
        self.players = players or []

    def line(self) -> str:
        """Return the first line of the file."""
        fields = {"freestone": FORMAT, **vars(self)}
        return json.dumps(fields, ensure_ascii=False)


class Journal:
    """A header, the entries in force and the full history, undone entries included."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.history: list[Line] = []

    def append(self, seat: int, text: str) -> None:
        """Add an entry."""
        entry = (seat, text)
        self.entries.append(entry)
        self.history.append(entry)

    def undo(self, count: int) -> None:
        """Take back the last entries; the history keeps them and the undo line."""
        del self.entries[len(self.entries) - count :]
        self.history.append(Undo(count))

    def copy(self) -> "Journal":
        """Return an independent copy."""
        other = Journal(self.header)
        other.entries = self.entries[:]
        other.history = self.history[:]
        return other


def encode(line: Line) -> str:
    """Return one line as it stands in the file.

    >>> encode((0, "take:sand-3"))
    '[0,"take:sand-3"]'
    """
    if isinstance(line, Undo):
        return json.dumps({"undo": line.count}, separators=(",", ":"))
    if isinstance(line, Digest):
        return json.dumps({"digest": line.value}, separators=(",", ":"))
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def broken(number: int, reason: str) -> BrokenJournal:
    """Return the error for a line of a journal."""
    return BrokenJournal(f"line {number}: {reason}")


def parse(lines: Iterable[str]) -> Journal:
    """Read a journal; every line must be whole and of a known form. Whether its choices are legal is not asked here."""
    numbered = enumerate(lines, start=1)
    number, first = next(numbered, (1, ""))
    journal = Journal(_header(_json(number, first)))
    for number, text in numbered:
        line = _line(number, _json(number, text))
        if isinstance(line, Undo):
            if line.count > len(journal.entries):
                raise broken(number, f"takes back {line.count} entries of {len(journal.entries)}")
            journal.undo(line.count)
        elif isinstance(line, Digest):
            journal.history.append(line)
        else:
            journal.append(*line)
    return journal


def read(path: str | Path) -> Journal:
    """Read a journal from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BrokenJournal(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BrokenJournal(f"{path} is not a text file in UTF-8") from error
    if text and not text.endswith("\n"):
        raise broken(text.count("\n") + 1, "the last line is not complete")
    return parse(text.splitlines())


def write(path: str | Path, lines: Iterator[str]) -> None:
    """Write a whole journal so that a crash leaves either the old file or the new one."""
    target = Path(path)
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    with draft.open("w", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(target)


def _json(number: int, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise broken(number, f"not JSON: {text[:60]!r}") from error


def _header(fields: Any) -> Header:
    if not isinstance(fields, dict) or "freestone" not in fields:
        raise broken(1, "this is not the header of a Freestone journal")
    if fields["freestone"] != FORMAT:
        raise broken(1, f"written in format {fields['freestone']!r}; this Freestone reads format {FORMAT}")
    wanted: dict[str, Any] = {
        "game": str,
        "rules": int,
        "pack": str,
        "pack_digest": str,
        "names": list,
        "options": dict,
    }
    for name, kind in wanted.items():
        if not isinstance(fields.get(name), kind):
            raise broken(1, f"the header's {name} is missing or not a {kind.__name__}")
    players = fields.get("players", [])
    if not isinstance(players, list) or not all(isinstance(text, str) for text in fields["names"] + players):
        raise broken(1, "names and players are lists of texts")
    seed = fields.get("seed")
    if not (seed is None or type(seed) is int):
        raise broken(1, f"the seed is a whole number, not {seed!r}")
    return Header(seed=seed, players=players, **{name: fields[name] for name in wanted})


def _line(number: int, value: Any) -> Line:
    if isinstance(value, list) and len(value) == 2 and type(value[0]) is int and isinstance(value[1], str):
        return value[0], value[1]
    if isinstance(value, dict) and len(value) == 1:
        if type(value.get("undo")) is int and value["undo"] > 0:
            return Undo(value["undo"])
        if isinstance(value.get("digest"), str):
            return Digest(value["digest"])
    raise broken(number, f"neither an entry [seat, choice] nor an undo or digest line: {json.dumps(value)[:60]}")
