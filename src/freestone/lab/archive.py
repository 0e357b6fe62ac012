"""Rows in files: JSON Lines, CSV or Parquet, readable after any interruption, and gone on with by the same plan."""

import csv
import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final, TextIO

from freestone.core.errors import InvalidChoice
from freestone.lab.libraries import library
from freestone.lab.rows import FLOAT, INT, PLAIN, TEXT, Flat, cell, difference, flat, nested, type_of
from freestone.lab.simulate import Plan, Result

ROW_GROUP: Final = 5_000
PART: Final = ".part.jsonl"
ANOTHER: Final = "Name another --output, or remove the file"


class Form(StrEnum):
    """How rows are written: a file's name ends so."""

    JSONL = "jsonl"
    CSV = "csv"
    PARQUET = "parquet"


OPENING: Final = {Form.JSONL: '{"number": ', Form.CSV: "number,game,"}


def form_of(path: Path) -> Form:
    """Return the form that a file's name asks for.

    >>> form_of(Path("games.csv"))
    <Form.CSV: 'csv'>
    """
    suffix = path.suffix.lower().removeprefix(".")
    if suffix not in list(Form):
        raise InvalidChoice(f"rows are kept as .jsonl, .csv or .parquet, not as {path.name!r}")
    return Form(suffix)


def read(path: Path) -> Iterator[Result]:
    """Return the rows of a file, in any form; raise InvalidChoice, naming the line, where it does not hold any."""
    form = form_of(path)
    if form is Form.PARQUET:
        part = part_of(path)
        return _read_lines(part, Form.JSONL) if part.exists() else _read_parquet(path)
    return _read_lines(path, form)


def _read_lines(path: Path, form: Form) -> Iterator[Result]:
    """Return the rows of a text; a last line that was cut short by an interruption is left out."""
    with path.open("rb") as file:
        header: list[str] = []
        for number, line in enumerate((line for line in file if line.endswith(b"\n")), start=1):
            try:
                text = line.decode()
                if form is Form.CSV and number == 1:
                    header = next(csv.reader([text]))
                    continue
                row = json.loads(text) if form is Form.JSONL else _parse(header, text)
                _check(row)
            except (ValueError, KeyError, TypeError, csv.Error, RecursionError) as error:
                raise InvalidChoice(f"{path}, line {number}: this is no row of a simulation") from error
            yield row


def _parse(header: list[str], line: str) -> Result:
    values = next(csv.reader([line]))
    return nested({name: cell(name, value) for name, value in zip(header, values, strict=True)})


def _check(row: Result) -> None:
    """Raise KeyError or ValueError if a value is no row."""
    plain = [row[column.name] for column in PLAIN]  # type: ignore[literal-required]
    kinds: dict[str, type] = {INT: int, TEXT: str}
    for column, value in zip(PLAIN, plain, strict=True):
        if type(value) is not kinds[column.type]:
            raise ValueError(column.name)
    if not len(row["players"]) == len(row["scores"]) == len(row["score_sheet"]) == row["seats"]:
        raise ValueError("seats")
    if not row["winners"]:
        raise ValueError("winners")


class Lines:
    """Writes rows as text, each at once: what is written stays if the process is killed."""

    def __init__(self, file: TextIO, form: Form, *, with_header: bool = True) -> None:
        self._file = file
        self._form = form
        self._with_header = with_header and form is Form.CSV

    def write(self, row: Result) -> None:
        """Write one row; the first one of a CSV file brings the names of the columns."""
        text = io.StringIO()
        if self._form is Form.JSONL:
            text.write(json.dumps(row) + "\n")
        else:
            found, rows = flat(row), csv.writer(text, lineterminator="\n")
            if self._with_header:
                rows.writerow(found)
            rows.writerow(found.values())
        self._with_header = False
        self._file.write(text.getvalue())
        self._file.flush()


class Archive:
    """A file to which the games of a plan are added, one after the other; the games in it are not played again."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.form = form_of(path)
        self._text = path
        if self.form is Form.PARQUET:
            pyarrow()
            self._text = part_of(path)

    def kept(self) -> Iterator[Result]:
        """Return the rows that are there; raise InvalidChoice if they are of other games."""
        if self._text.exists():
            refuse_foreign(self._text, OPENING[self._text_form])
        elif not self.path.exists():
            return
        for number, row in enumerate(read(self.path)):
            differs = difference(row, self.plan, number)
            if differs:
                raise InvalidChoice(f"{self.path} holds other games: {differs}. {ANOTHER}")
            yield row

    @contextmanager
    def added(self) -> Iterator[Callable[[Result], None]]:
        """Give what writes the next row; the file can be read at any moment, and is whole at the end."""
        self._prepare()
        try:
            with self._text.open("a", encoding="utf-8", newline="") as file:
                yield Lines(file, self._text_form, with_header=file.tell() == 0).write
        finally:
            self._finish()

    @property
    def _text_form(self) -> Form:
        return Form.JSONL if self.form is Form.PARQUET else self.form

    def _prepare(self) -> None:
        """Cut a torn line off; take the rows of a Parquet file out of it, since it cannot grow."""
        if self._text.exists():
            drop_torn_line(self._text)
        elif self.form is Form.PARQUET and self.path.exists():
            with self._text.open("w", encoding="utf-8") as file:
                lines = Lines(file, Form.JSONL)
                for row in _read_parquet(self.path):
                    lines.write(row)

    def _finish(self) -> None:
        if self.form is Form.PARQUET:
            write_parquet(self.path, _read_lines(self._text, Form.JSONL))
            self._text.unlink()


def refuse_foreign(path: Path, opening: str) -> None:
    """Raise InvalidChoice if a file does not begin as rows do: it is somebody else's, and nothing is cut off it."""
    with path.open("rb") as file:
        found = file.read(len(opening))
    if not opening.encode().startswith(found):
        raise InvalidChoice(f"{path} does not hold rows of games. {ANOTHER}")


def part_of(path: Path) -> Path:
    """Return the file that holds the rows of a Parquet file while games are played."""
    return path.with_name(path.name + PART)


def drop_torn_line(path: Path) -> None:
    """Cut off what an interruption has left of a line."""
    with path.open("rb+") as file:
        file.truncate(file.read().rfind(b"\n") + 1)


def write_parquet(path: Path, rows: Iterator[Result]) -> None:
    """Write rows as Parquet, some thousand at a time, and put the file in its place when it is whole."""
    arrow = pyarrow()
    parquet = import_module("pyarrow.parquet")
    made, writer = path.with_name(path.name + ".new"), None
    while group := [flat(row) for row in islice(rows, ROW_GROUP)]:
        schema = arrow.schema([(name, _arrow_type(arrow, name)) for name in group[0]])
        writer = writer or parquet.ParquetWriter(made, schema)
        writer.write_table(arrow.Table.from_pylist(group, schema))
    if writer is not None:
        writer.close()
        made.replace(path)


def _arrow_type(arrow: Any, name: str) -> Any:
    kinds = {INT: arrow.int64(), FLOAT: arrow.float64(), TEXT: arrow.string()}
    return kinds[type_of(name)]


def _read_parquet(path: Path) -> Iterator[Result]:
    arrow = pyarrow()
    parquet = import_module("pyarrow.parquet")
    try:
        with parquet.ParquetFile(path) as file:
            for group in file.iter_batches():
                yield from map(_row, group.to_pylist())
    except (arrow.ArrowInvalid, KeyError) as error:
        raise InvalidChoice(f"{path} holds no rows of a simulation") from error


def _row(found: Flat) -> Result:
    row = nested(found)
    _check(row)
    return row


def pyarrow() -> Any:
    """Return the library that reads and writes Parquet."""
    return library("pyarrow", "Parquet")
