"""Where each engine runs: the two forms of Freestone, and an environment for each of the others, made when needed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_cache_path

import freestone
from freestone.bench.measure import is_compiled
from freestone.core.errors import FreestoneError
from freestone.i18n import FALLBACK, catalogue

PACKAGE: Final = Path(freestone.__file__).parent
PROJECT: Final = PACKAGE.parent.parent
REQUIREMENTS: Final = {"catanatron": "catanatron==3.2.1", "openspiel": "open_spiel==2.0.2"}
SCRIPTS: Final = {"catanatron": "catan.py", "openspiel": "backgammon.py"}
FORMS: Final = ("interpreted", "compiled")
ENGINES: Final = (*FORMS, *REQUIREMENTS)


class Unavailable(FreestoneError):
    """An engine that cannot be measured here; the message says what is missing."""


class Place(NamedTuple):
    """How an engine is asked for its rows."""

    engine: str
    command: list[str]
    variables: dict[str, str]


def find(engine: str, scratch: Path, say: Callable[[str], None]) -> Place:
    """Return where an engine runs, making what is missing; raise Unavailable if that cannot be done."""
    if engine in REQUIREMENTS:
        return Place(engine, [str(peer(engine, say)), str(PACKAGE / "bench" / "peers" / SCRIPTS[engine])], {})
    ask = ["-m", "freestone.bench.measure"]
    if (engine == "compiled") == is_compiled():
        return Place(engine, [sys.executable, *ask], {})
    if engine == "compiled":
        return Place(engine, [str(compiled(say)), *ask], {})
    return Place(engine, [sys.executable, *ask], {"PYTHONPATH": str(uncompiled(scratch))})


def peer(engine: str, say: Callable[[str], None]) -> Path:
    """Return the Python of an engine's own environment, in the user's cache."""
    requirement = REQUIREMENTS[engine]
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    folder = user_cache_path("freestone") / "bench" / f"{requirement.replace('==', '-')}-{version}"
    python = folder / "bin" / "python"
    if not (folder / "complete").exists():
        say(catalogue(FALLBACK).text("bench-installing", {"requirement": requirement, "folder": str(folder)}))
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        run(engine, [sys.executable, "-m", "venv", str(folder)])
        run(engine, [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement])
        (folder / "complete").touch()
    return python


def run(engine: str, command: list[str]) -> None:
    """Run a step of making an environment; what it complains of becomes the reason."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        complaints = [line for line in done.stderr.splitlines() if line.strip()] or ["no reason was given"]
        raise Unavailable(f"{engine} could not be installed, which needs a connection: {complaints[-1].strip()}")


def compiled(say: Callable[[str], None]) -> Path:
    """Return the Python of the compiled form, renewed if it is not fresh."""
    script = PROJECT / "scripts" / "build"
    if not script.exists():
        raise Unavailable("this Freestone is interpreted; the compiled form is made by scripts/build in its project")
    say(catalogue(FALLBACK).text("bench-compiling"))
    done = subprocess.run([str(script)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise Unavailable(f"the compiled form could not be made: {done.stderr.strip()}")
    return PROJECT / ".compiled" / "bin" / "python"


def uncompiled(scratch: Path) -> Path:
    """Copy the sources, which lie beside the compiled modules, to where they are found first."""
    shutil.copytree(PACKAGE, scratch / "freestone", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return scratch


def environment(place: Place) -> dict[str, str]:
    """Return the variables of the process that measures."""
    return {**os.environ, **place.variables}
