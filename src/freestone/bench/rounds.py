"""Rounds of measuring: every engine has its turn in each, so that whatever else the machine does meets all alike."""

import json
import os
import platform
import subprocess
from collections.abc import Iterator
from importlib.metadata import version
from statistics import median
from typing import Any, Final

from freestone.bench.places import FORMS, REQUIREMENTS, Place, Unavailable, environment

Row = dict[str, Any]
NOT_MEASURED: Final = ("engine", "game", "seats")


def ask(place: Place, seconds: float, tables: list[str]) -> Iterator[Row]:
    """Let an engine measure itself and return its rows as they come."""
    command = [*place.command, str(seconds), *(tables if place.engine in FORMS else [])]
    with subprocess.Popen(
        command, env=environment(place), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            yield {"engine": place.engine, **json.loads(line)}
        complaint = process.stderr.read().strip()
    if process.returncode:
        raise Unavailable(f"{place.engine} could not be measured: {complaint.splitlines()[-1] if complaint else ''}")


def summary(rounds: list[list[Row]]) -> list[Row]:
    """Return one row for every engine and table: medians over the rounds, with ratios to catanatron of the same round.

    >>> summary([[{"engine": "catanatron", "game": "catan", "seats": 4, "copy_us": 30.0}]])[0]["copy_ratio"]
    1.0
    """
    kept: dict[tuple[Any, ...], list[Row]] = {}
    for rows in rounds:
        base = next((row for row in rows if row["engine"] == "catanatron"), {})
        for row in rows:
            kept.setdefault(tuple(row[name] for name in NOT_MEASURED), []).append({**row, **ratios(row, base)})
    return [medians(rows) for rows in kept.values()]


def ratios(row: Row, base: Row) -> Row:
    """Return how many times faster than another engine this one chooses and copies."""
    found = {}
    if "choices_per_second" in row and "choices_per_second" in base:
        found["choices_ratio"] = row["choices_per_second"] / base["choices_per_second"]
    if "copy_us" in row and "copy_us" in base:
        found["copy_ratio"] = base["copy_us"] / row["copy_us"]
    return found


def medians(rows: list[Row]) -> Row:
    """Return the medians of rows of the same table."""
    first = rows[0]
    return {name: first[name] if name in NOT_MEASURED else median(row[name] for row in rows) for name in first}


def circumstances() -> Row:
    """Return what the figures depend on besides the engines."""
    load = list(os.getloadavg()) if hasattr(os, "getloadavg") else []
    return {
        "freestone": version("freestone"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
        "load": load,
        "peers": list(REQUIREMENTS.values()),
    }
