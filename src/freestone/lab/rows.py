"""The rows of simulated games: what their columns mean, and files that hold them as JSON Lines, CSV or Parquet.

A file can be read after any interruption, and the same plan adds the games that are missing.
"""

import csv
import json
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO, TypeVar, cast

from freestone.core.errors import InvalidChoice, shown
from freestone.extras import need
from freestone.lab.simulate import End, Plan, Recorded, Result, fates

Cell = int | float | str
FlatRow = dict[str, Cell]

INT: Final = "int"
FLOAT: Final = "float"
TEXT: Final = "text"
POINTS: Final = re.compile(r"points_(?P<source>.+)_(?P<seat>\d+)")
# The figure is matched lazily, so that a number at the end is the seat.
FIGURE: Final = re.compile(r"round_(?P<round>\d+)_(?P<figure>.+?)(?:_(?P<seat>\d+))?")
ROW_GROUP: Final = 5_000  # rows that are in memory at once while a Parquet file is written
L = TypeVar("L")


class Column(NamedTuple):
    """A column of flat rows; S stands for a seat from 0 on, R for a round, 0 being the setup.

    What it means is the message `schema-` with its name.
    """

    name: str
    type: str


COLUMNS: Final = (
    Column("number", INT),
    Column("game", TEXT),
    Column("rules", INT),
    Column("pack", TEXT),
    Column("pack_digest", TEXT),
    Column("code", TEXT),
    Column("settings", TEXT),
    Column("seed", INT),
    Column("seats", INT),
    Column("entries", INT),
    Column("choices", INT),
    Column("player_S", TEXT),
    Column("score_S", INT),
    Column("win_S", FLOAT),
    Column("points_SOURCE_S", INT),
    Column("round_R_FIGURE", INT),
    Column("round_R_FIGURE_S", INT),
)
PLAIN: Final = tuple(column for column in COLUMNS if column.name.islower())


class Form(StrEnum):
    """The form of a file of rows, by the end of its name."""

    JSONL = "jsonl"
    CSV = "csv"
    PARQUET = "parquet"


OPENING: Final = {Form.JSONL: '{"number": ', Form.CSV: "number,game,"}


def flat(row: Result) -> FlatRow:
    """Return a row with one column for every figure."""
    found: FlatRow = {column.name: row[column.name] for column in PLAIN}  # type: ignore[literal-required]
    for seat, share in enumerate(fates(row).wins):
        found |= {f"player_{seat}": row["players"][seat], f"score_{seat}": row["scores"][seat]}
        found[f"win_{seat}"] = share
        found |= {f"points_{source}_{seat}": points for source, points in row["score_sheet"][seat].items()}
    for number, figures in enumerate(row["rounds"]):
        for figure, values in figures.items():
            for seat, value in enumerate(values):
                found[f"round_{number}_{figure}" + (f"_{seat}" if len(values) > 1 else "")] = value
    return found


def nested(found: FlatRow) -> Result:
    """Return the row that a flat one was made from."""
    seats = range(int(found["seats"]))
    sheet: list[dict[str, int]] = [{} for _ in seats]
    rounds: list[dict[str, list[int]]] = []
    for name, value in found.items():
        if points := _match(POINTS, name):
            sheet[int(points["seat"])][points["source"]] = int(value)
        elif figure := _match(FIGURE, name):
            if int(figure["round"]) == len(rounds):
                rounds.append({})
            rounds[-1].setdefault(figure["figure"], []).append(int(value))
    seated = {
        "players": [found[f"player_{seat}"] for seat in seats],
        "scores": [found[f"score_{seat}"] for seat in seats],
        "winners": [seat for seat in seats if found[f"win_{seat}"]],
    }
    plain = {column.name: found[column.name] for column in PLAIN}
    return cast("Result", {**plain, **seated, "score_sheet": sheet, "rounds": rounds})


@cache  # every row has the same few hundred columns
def _match(pattern: re.Pattern[str], name: str) -> re.Match[str] | None:
    return pattern.fullmatch(name)


@cache
def type_of(name: str) -> str:
    """Return the type of a column of flat rows.

    >>> type_of("seed"), type_of("win_0"), type_of("round_3_gold_1")
    ('int', 'float', 'int')
    """
    known = {column.name: column.type for column in PLAIN}
    return known.get(name) or {"player": TEXT, "win": FLOAT}.get(name.partition("_")[0], INT)


def cell(name: str, text: str) -> Cell:
    """Return the value of a column from its text."""
    kind = type_of(name)
    return text if kind == TEXT else float(text) if kind == FLOAT else int(text)


def form_of(path: Path) -> Form:
    """Return the form of a file.

    >>> form_of(Path("games.csv"))
    <Form.CSV: 'csv'>
    """
    suffix = path.suffix.lower().removeprefix(".")
    if suffix not in list(Form):
        raise InvalidChoice("row-file", file=shown(path.name))
    return Form(suffix)


def read(path: Path) -> Iterator[Result]:
    """Return the rows of a file; raise InvalidChoice, naming the line, if it holds anything else."""
    form = form_of(path)
    if form is not Form.PARQUET:
        return _read_lines(path, form)
    part = part_of(path)
    return _read_lines(part, Form.JSONL) if part.exists() else _read_parquet(path)


@dataclass(frozen=True)
class Games:
    """The games of a file, read anew whenever somebody asks for them."""

    path: Path

    def __iter__(self) -> Iterator[Result]:
        return iter(read_games(self.path))


def read_games(path: Path) -> Iterator[Result]:
    """Return the rows of a file; raise InvalidChoice if it holds none."""
    row = None
    for row in read(path):
        yield row
    if row is None:
        raise InvalidChoice("no-games", file=str(path))


def _read_lines(path: Path, form: Form) -> Iterator[Result]:
    """Return the rows of a text file, without a last line that an interruption has cut short."""
    with path.open("rb") as file:
        header: list[str] = []
        for number, line in enumerate((line for line in file if line.endswith(b"\n")), start=1):
            try:
                text = line.decode()
                if form is Form.CSV:
                    values = next(csv.reader([text]))
                    if number == 1:
                        header = values
                        continue
                    row = nested({name: cell(name, value) for name, value in zip(header, values, strict=True)})
                else:
                    row = json.loads(text)
                _check(row)
            except (ValueError, KeyError, IndexError, TypeError, csv.Error, RecursionError) as error:
                raise InvalidChoice("no-row", file=str(path), number=number) from error
            yield row


def _check(row: Result) -> None:
    """Raise KeyError or ValueError if a value is no row."""
    kinds: dict[str, type] = {INT: int, TEXT: str}
    for column in PLAIN:
        # Not isinstance: to Python, true is an int too.
        if type(row[column.name]) is not kinds[column.type]:  # type: ignore[literal-required]
            raise ValueError(column.name)
    if not len(row["players"]) == len(row["scores"]) == len(row["score_sheet"]) == row["seats"]:
        raise ValueError("seats")
    if not row["winners"]:
        raise ValueError("winners")


class Batch(NamedTuple):
    """Some games in a row: their rows as text (CSV has a head), what a summary needs, journals still to be saved."""

    numbers: range
    head: str
    text: str
    ends: list[End]
    journals: dict[int, list[str]]

    @classmethod
    def of(cls, form: Form | None, games: list[Recorded]) -> "Batch":
        """Return games in a form that costs whoever collects them little; without a form there is no text."""
        rows = [game.row for game in games]
        head = _csv(flat(rows[0])) if form is Form.CSV else ""
        text = "".join(line(row, form) for row in rows) if form else ""
        journals = {game.row["number"]: game.journal for game in games if game.journal}
        numbers = range(rows[0]["number"], rows[-1]["number"] + 1)
        return cls(numbers, head, text, [End.of(row) for row in rows], journals)


def batch(form: Form | None, work: Callable[[Plan, int], Recorded], plan: Plan, numbers: range) -> Batch:
    """Play some games of a plan in a row."""
    return Batch.of(form, [work(plan, number) for number in numbers])


def line(row: Result, form: Form) -> str:
    """Return a row as a line of JSON or CSV."""
    return json.dumps(row) + "\n" if form is Form.JSONL else _csv(flat(row).values())


def _csv(values: Iterable[Cell]) -> str:
    file = StringIO()
    csv.writer(file, lineterminator="\n").writerow(values)
    return file.getvalue()


class Lines:
    """Writes rows as text, each batch at once, so that they survive if the process is killed."""

    def __init__(self, file: TextIO, *, with_head: bool = True) -> None:
        self._file = file
        self._with_head = with_head

    def write(self, batch: Batch) -> None:
        """Write the rows of a batch; the first of a CSV file come with the names of the columns."""
        self._file.write(batch.head + batch.text if self._with_head else batch.text)
        self._with_head = False
        self._file.flush()


class Archive:
    """A file to which the games of a plan are added; games that it already holds are not played again."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.form = form_of(path)
        self._text, self.text_form = path, self.form
        if self.form is Form.PARQUET:  # it cannot grow, so rows are written to a text file meanwhile
            need("lab", "Parquet", "pyarrow")
            self._text, self.text_form = part_of(path), Form.JSONL

    def rows(self) -> Iterator[Result]:
        """Return the rows in the file; raise InvalidChoice if they belong to other games."""
        if self._text.exists():
            refuse_foreign(self._text, OPENING[self.text_form])
        elif not self.path.exists():
            return
        for number, row in enumerate(read(self.path)):
            for name, value in self.plan.origin(number).items():
                if row.get(name) != value:
                    if name == "code":
                        raise foreign("games-before-change", self.path)
                    raise foreign("other-games", self.path, name=name, found=repr(row.get(name)), value=repr(value))
            yield row

    @contextmanager
    def writer(self) -> Iterator[Callable[[Result], None]]:
        """Return a function that adds a row; the file can be read at any moment."""
        with self.batch_writer() as write:
            yield lambda row: write(Batch.of(self.text_form, [Recorded(row, [])]))

    @contextmanager
    def batch_writer(self) -> Iterator[Callable[[Batch], None]]:
        """Return a function that adds the rows of a batch."""
        if self._text.exists():
            drop_torn_line(self._text)
        elif self.form is Form.PARQUET and self.path.exists():
            with self._text.open("w", encoding="utf-8") as file:
                file.writelines(line(row, Form.JSONL) for row in _read_parquet(self.path))
        try:
            # The csv module writes line ends itself and asks for newline="".
            with self._text.open("a", encoding="utf-8", newline="") as file:
                yield Lines(file, with_head=file.tell() == 0).write
        finally:
            if self.form is Form.PARQUET:
                _write_parquet(self.path, _read_lines(self._text, Form.JSONL))
                self._text.unlink()


def foreign(message: str, path: Path, **terms: int | str) -> InvalidChoice:
    """Return the error for a file that holds something else and is left alone."""
    return InvalidChoice("another-output", fault=InvalidChoice(message, file=str(path), **terms))


def refuse_foreign(path: Path, opening: str) -> None:
    """Raise InvalidChoice if a file does not begin like a file of rows: nobody's other file may be cut."""
    with path.open("rb") as file:
        found = file.read(len(opening))
    if not opening.encode().startswith(found):
        raise foreign("no-rows-of-games", path)


def appended(path: Path, lines: Iterable[L]) -> Iterator[L]:
    """Add lines to a file of JSON, each as soon as it comes, and yield them."""
    if path.exists():
        drop_torn_line(path)
    with path.open("a", encoding="utf-8") as file:
        for line in lines:
            file.write(json.dumps(line) + "\n")
            # What has come survives if this process is killed.
            file.flush()
            yield line


def drop_torn_line(path: Path) -> None:
    """Cut off an incomplete last line that an interruption has left."""
    with path.open("rb+") as file:
        file.truncate(file.read().rfind(b"\n") + 1)


def part_of(path: Path) -> Path:
    """Return the file that holds the rows of a Parquet file while games are played."""
    return path.with_name(path.name + ".part.jsonl")


def _write_parquet(path: Path, rows: Iterator[Result]) -> None:
    """Write rows as Parquet and put the file in its place when it is complete."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    kinds = {INT: arrow.int64(), FLOAT: arrow.float64(), TEXT: arrow.string()}
    made, writer = path.with_name(path.name + ".new"), None
    while group := [flat(row) for row in islice(rows, ROW_GROUP)]:
        schema = arrow.schema([(name, kinds[type_of(name)]) for name in group[0]])
        writer = writer or parquet.ParquetWriter(made, schema)
        writer.write_table(arrow.Table.from_pylist(group, schema))
    if writer is not None:
        writer.close()
        made.replace(path)


def _read_parquet(path: Path) -> Iterator[Result]:
    need("lab", "Parquet", "pyarrow")
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    try:
        with parquet.ParquetFile(path) as file:
            for group in file.iter_batches():
                for row in map(nested, group.to_pylist()):
                    _check(row)
                    yield row
    except (arrow.ArrowInvalid, KeyError) as error:
        raise InvalidChoice("no-rows", file=str(path)) from error
