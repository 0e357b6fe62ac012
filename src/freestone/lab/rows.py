"""The rows of a simulation: what their columns mean, and the same rows flat, with a column for every figure."""

import re
from functools import cache
from typing import Final, NamedTuple, cast

from freestone.lab.simulate import Plan, Result

Cell = int | float | str
Flat = dict[str, Cell]

INT: Final = "int"
FLOAT: Final = "float"
TEXT: Final = "text"

POINTS: Final = re.compile(r"points_(?P<source>.+)_(?P<seat>\d+)")
FIGURE: Final = re.compile(r"round_(?P<round>\d+)_(?P<figure>.+?)(?:_(?P<seat>\d+))?")


class Column(NamedTuple):
    """A column of flat rows; S stands for a seat from 0 on, R for a round, 0 being the setup."""

    name: str
    type: str
    meaning: str


COLUMNS: Final = (
    Column("number", INT, "which game of the simulation, from 0 on"),
    Column("game", TEXT, "the title"),
    Column("rules", INT, "the version of its rules"),
    Column("pack", TEXT, "the component data"),
    Column("pack_digest", TEXT, "a digest of them: equal digests, equal figures"),
    Column("code", TEXT, "a digest of the rules and bots that played: equal digests, the same ones"),
    Column("settings", TEXT, "the settings of the table, as name=value"),
    Column("seed", INT, "the seed of this game: freestone.new with it meets the same chance"),
    Column("seats", INT, "how many play"),
    Column("entries", INT, "the length of the journal, chance included"),
    Column("choices", INT, "entries of players, forced ones included"),
    Column("player_S", TEXT, "which bot"),
    Column("score_S", INT, "its points at the end"),
    Column("win_S", FLOAT, "1 for a victory, its part of a shared one, otherwise 0"),
    Column("points_SOURCE_S", INT, "its points from one source; they sum to the score"),
    Column("round_R_FIGURE", INT, "a figure of the whole table at the end of a round, such as a price"),
    Column("round_R_FIGURE_S", INT, "a figure of a seat at the end of a round, such as gold or income"),
)
PLAIN: Final = tuple(column for column in COLUMNS if column.name.islower())


def flat(row: Result) -> Flat:
    """Return a row with a column for every figure."""
    found: Flat = {column.name: row[column.name] for column in PLAIN}  # type: ignore[literal-required]
    share = 1 / len(row["winners"])
    for seat in range(row["seats"]):
        found |= {f"player_{seat}": row["players"][seat], f"score_{seat}": row["scores"][seat]}
        found[f"win_{seat}"] = share if seat in row["winners"] else 0.0
        found |= {f"points_{source}_{seat}": points for source, points in row["score_sheet"][seat].items()}
    for number, figures in enumerate(row["rounds"]):
        for figure, values in figures.items():
            found |= {f"round_{number}_{figure}{end}": value for end, value in zip(_ends(values), values, strict=True)}
    return found


def _ends(values: list[int]) -> list[str]:
    return [""] if len(values) == 1 else [f"_{seat}" for seat in range(len(values))]


def nested(found: Flat) -> Result:
    """Return the row that a flat one was made of."""
    seats = range(int(found["seats"]))
    plain = {column.name: found[column.name] for column in PLAIN}
    seated = {
        "players": [found[f"player_{seat}"] for seat in seats],
        "scores": [found[f"score_{seat}"] for seat in seats],
        "winners": [seat for seat in seats if found[f"win_{seat}"]],
        "score_sheet": [_sheet(found, seat) for seat in seats],
        "rounds": _rounds(found),
    }
    return cast("Result", plain | seated)


def _sheet(found: Flat, seat: int) -> dict[str, int]:
    matches = [_points(name) for name in found]
    return {one["source"]: int(found[one[0]]) for one in matches if one and one["seat"] == str(seat)}


def _rounds(found: Flat) -> list[dict[str, list[int]]]:
    rounds: list[dict[str, list[int]]] = []
    for match in filter(None, map(_figure, found)):
        if int(match["round"]) == len(rounds):
            rounds.append({})
        rounds[-1].setdefault(match["figure"], []).append(int(found[match[0]]))
    return rounds


@cache
def _points(name: str) -> re.Match[str] | None:
    return POINTS.fullmatch(name)


@cache
def _figure(name: str) -> re.Match[str] | None:
    return FIGURE.fullmatch(name)


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


def difference(row: Result, plan: Plan, number: int) -> str:
    """Return how a row differs from game `number` of a plan, in words; empty if it is that game."""
    origin = plan.origin(number)
    for name, value in origin.items():
        if row.get(name) != value:
            if name == "code":
                return "rules or bots have changed since they were played"
            return f"{name} is {row.get(name)!r} there, not {value!r}"
    return ""
