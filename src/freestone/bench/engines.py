"""The engines to measure: both forms of Freestone, and others in their own environments, made when needed.

Every engine takes its turn in each round, so that whatever else the machine does affects all of them alike.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from platformdirs import user_cache_path

import freestone
from freestone.bench.measure import Measurement, is_compiled
from freestone.bench.peers import EXAMPLES
from freestone.core.errors import FreestoneError
from freestone.i18n import FALLBACK, catalogue

PACKAGE: Final = Path(freestone.__file__).parent
PROJECT: Final = PACKAGE.parent.parent
# Fixed versions, so that figures of different days compare; docs/speed.md names them too.
REQUIREMENTS: Final = {
    "catanatron": ("catanatron==3.2.1",),
    "openspiel": ("open_spiel==2.0.2",),
    # What our environments are measured with too; only PettingZoo's connect four needs pygame.
    "environments": ("pettingzoo==1.27.0", "gymnasium==1.4.0", "open_spiel==2.0.2", "pygame==2.6.1"),
}
FORMS: Final = ("interpreted", "compiled")
ENGINES: Final = (*FORMS, *REQUIREMENTS)
ENVIRONMENTS: Final = ("arena", "pettingzoo", "gymnasium", "openspiel", "vector", "vector-cores")
NOT_MEASURED: Final = ("engine", "environment", "game", "seats")


class Unavailable(FreestoneError):
    """An engine that cannot be measured here; the message names what is missing."""


class Place(NamedTuple):
    """The command that measures an engine, its environment variables, what to measure, and the rows that come back."""

    engine: str
    command: list[str]
    variables: dict[str, str]
    tables: list[str]
    rows: int


def find(engine: str, tables: list[str], scratch: Path, say: Callable[[str], None]) -> Place:
    """Return where an engine runs, and make what is missing; raise Unavailable if that fails."""
    if engine in REQUIREMENTS:
        rows = len(EXAMPLES) if engine == "environments" else 1
        return Place(engine, [str(peer(engine, say)), str(PACKAGE / "bench" / "peers.py"), engine], {}, [], rows)
    ask, variables = [sys.executable, "-m", "freestone.bench.measure"], {}
    if engine == "compiled" and not is_compiled():
        ask[0] = str(compiled(say))
    elif engine == "interpreted" and is_compiled():
        # The sources lie beside the compiled modules; a copy without those is found first.
        hidden = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(PACKAGE, scratch / "freestone", ignore=hidden)
        variables["PYTHONPATH"] = str(scratch)
    return Place(engine, ask, variables, tables, len(tables))


def environments(form: Place, say: Callable[[str], None]) -> Place:
    """Return where a form measures its environments: with the libraries of the examples, whatever it has itself."""
    command = [str(peer("environments", say)), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    libraries = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    paths = [path for path in (form.variables.get("PYTHONPATH"), libraries) if path]
    variables = {**form.variables, "PYTHONPATH": os.pathsep.join(paths)}
    # The smallest table of each game: how an observation is made matters more here than how many look at it.
    smallest = {table.partition(":")[0]: table for table in reversed(form.tables)}
    tables = [table for table in form.tables if table in smallest.values()]
    command = [form.command[0], "-m", "freestone.bench.environments"]
    return Place(form.engine, command, variables, tables, len(tables) * len(ENVIRONMENTS))


def peer(engine: str, say: Callable[[str], None]) -> Path:
    """Return the Python of an engine's own environment in the user's cache folder."""
    requirements = REQUIREMENTS[engine]
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    folder = user_cache_path("freestone") / "bench" / "-".join([*requirements, version]).replace("==", "-")
    python = folder / "bin" / "python"
    # The mark is made last: an installation that was interrupted begins again.
    if not (folder / "complete").exists():
        terms = {"requirement": ", ".join(requirements), "folder": str(folder)}
        say(catalogue(FALLBACK).text("bench-installing", terms))
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        run(engine, [sys.executable, "-m", "venv", str(folder)])
        run(engine, [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements])
        (folder / "complete").touch()
    return python


def run(engine: str, command: list[str]) -> None:
    """Run a command that makes an environment; its last complaint becomes the reason."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        complaints = [line for line in done.stderr.splitlines() if line.strip()] or ["no reason was given"]
        raise Unavailable(f"{engine} could not be installed, which needs a connection: {complaints[-1].strip()}")


def compiled(say: Callable[[str], None]) -> Path:
    """Return the Python of the compiled form, built again if the sources have changed."""
    script = PROJECT / "scripts" / "build"
    if not script.exists():
        raise Unavailable("this Freestone is interpreted; the compiled form is made by scripts/build in its project")
    say(catalogue(FALLBACK).text("bench-compiling"))
    done = subprocess.run([str(script)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise Unavailable(f"the compiled form could not be made: {done.stderr.strip()}")
    return PROJECT / ".compiled" / "bin" / "python"


def ask(place: Place, seconds: float) -> Iterator[Measurement]:
    """Let an engine measure itself and yield its measurements as they come."""
    command = [*place.command, str(seconds), *place.tables]
    with subprocess.Popen(
        command, env={**os.environ, **place.variables}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            yield {"engine": place.engine, **json.loads(line)}
        complaint = process.stderr.read().strip()
    if process.returncode:
        raise Unavailable(f"{place.engine} could not be measured: {complaint.splitlines()[-1] if complaint else ''}")


def summary(rounds: list[list[Measurement]]) -> list[Measurement]:
    """Return the medians over the rounds for every engine and table, with ratios to others in the same round.

    >>> summary([[{"engine": "catanatron", "game": "catan", "seats": 4, "copy_us": 30.0}]])[0]["copy_ratio"]
    1.0
    """
    kept: dict[tuple[Any, ...], list[Measurement]] = {}
    for rows in rounds:
        for row in rows:
            key = tuple(row.get(name) for name in NOT_MEASURED)
            kept.setdefault(key, []).append({**row, **ratios(row, rows)})
    return [medians(rows) for rows in kept.values()]


def ratios(row: Measurement, rows: list[Measurement]) -> Measurement:
    """Return how many times faster an engine is than catanatron, or an environment than the example of its library."""
    catan = next((other for other in rows if other["engine"] == "catanatron"), {})
    examples = [other for other in rows if other["engine"] == "example"]
    example = next((other for other in examples if other["environment"] == row.get("environment")), {})
    found = {}
    if "choices_per_second" in row and "choices_per_second" in catan:
        found["choices_ratio"] = row["choices_per_second"] / catan["choices_per_second"]
    if "copy_us" in row and "copy_us" in catan:
        found["copy_ratio"] = catan["copy_us"] / row["copy_us"]
    if example:
        found["steps_ratio"] = row["steps_per_second"] / example["steps_per_second"]
    return found


def medians(rows: list[Measurement]) -> Measurement:
    """Return the medians of measurements of the same table."""
    first = rows[0]
    return {name: first[name] if name in NOT_MEASURED else median(row[name] for row in rows) for name in first}


def circumstances() -> Measurement:
    """Return what else the figures depend on: versions, machine, load."""
    load = list(os.getloadavg()) if hasattr(os, "getloadavg") else []
    return {
        "freestone": version("freestone"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
        "load": load,
        "peers": sorted({one for requirements in REQUIREMENTS.values() for one in requirements}),
    }
