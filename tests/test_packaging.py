"""The wheel: complete, and nothing else; rules, bots and the terminal work without extras."""

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from freestone.extras import EXTRAS

DATA = {".toml", ".md", ".ftl", ".svg", ".html", ".css", ".js", ".json", ".jsonl", ".npz"}
DATA |= {".ttf", ".txt", ".typed", ".woff2"}


@pytest.fixture
def wheel(project: Path, tmp_path: Path) -> set[str]:
    """The files in the wheel."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    with ZipFile(next(tmp_path.glob("*.whl"))) as archive:
        return set(archive.namelist())


def test_the_wheel_is_complete(project: Path, wheel: set[str]) -> None:
    source = project / "src"
    files = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.suffix in {".py", *DATA}}
    assert {Path(name).suffix for name in files} == {".py", *DATA}
    assert {name for name in wheel if ".dist-info/" not in name} == files
    records = {name.partition(".dist-info/licenses/")[2] for name in wheel}
    assert records - {""} == {"LICENSE", *(f"src/{name}" for name in files if name.endswith(".OFL.txt"))}


@pytest.fixture(scope="module")
def base(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a virtual environment in which only Freestone and its base dependencies are installed."""
    folder = tmp_path_factory.mktemp("base")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    site = next(folder.glob("lib/python*/site-packages"))
    for name in needed([distribution_name(one) for one in declared(project)["dependencies"]]):
        for file in distribution(name).files or []:
            link, target = site / file.parts[0], Path(str(distribution(name).locate_file(file.parts[0])))
            if file.parts[0] not in ("..", "__pycache__") and not link.exists():
                link.symlink_to(target)
    own = distribution("freestone").read_text("entry_points.txt") or ""
    info = site / "freestone-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: freestone\nVersion: 0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(own, encoding="utf-8")
    (site / "freestone").symlink_to(project / "src" / "freestone")
    return folder / "bin" / "python"


def declared(project: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def distribution_name(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return found[0]


def needed(names: list[str]) -> list[str]:
    """Return distributions with everything that they need in turn."""
    found: list[str] = []
    while names:
        name = names.pop()
        if name not in found:
            found.append(name)
            requirements = distribution(name).requires or []
            names += [distribution_name(one) for one in requirements if ";" not in one]
    return found


def run(base: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    command, home = [str(base), "-m", "freestone", *words], base.parent.parent
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    return subprocess.run(
        command, cwd=home, env=environment, input=answers, capture_output=True, text=True, check=False
    )


def test_the_base_is_without_extras(base: Path) -> None:
    script = "import importlib.util as u, sys; print([n for n in sys.argv[1:] if u.find_spec(n)])"
    only_extras = [name for names in EXTRAS.values() for name in names if name != "pydantic"]  # typer may bring that
    found = subprocess.run([str(base), "-c", script, *only_extras], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_extras_name_their_libraries(project: Path) -> None:
    extras = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for extra, libraries in EXTRAS.items():
        names = [distribution_name(one).replace("-", "_") for one in extras[extra]]
        listed = {{"open_spiel": "pyspiel", "pillow": "PIL"}.get(name, name) for name in names}
        assert {*libraries} == listed, extra


@pytest.mark.parametrize(
    "words",
    [
        ("games", "--json"),
        ("simulate", "pillars", "--players", "random,greedy", "--games", "1", "--workers", "1", "--json"),
        ("perft", "pillars", "--depth", "1", "--json"),
        ("check", "--data", "--json"),
    ],
    ids=lambda words: words[0],
)
def test_rules_and_bots_need_no_extra(base: Path, words: tuple[str, ...]) -> None:
    result = run(base, *words)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)


def test_the_terminal_needs_no_extra(base: Path) -> None:
    result = run(base, "play", "pillars", "--players", "you,random", "--seed", "1", answers="1\nhint\nquit\n")
    assert result.returncode == 0, result.stderr
    assert "Saved as" in result.stdout
    (saved,) = (base.parent.parent / ".local" / "share" / "freestone" / "games").iterdir()
    assert run(base, "replay", str(saved)).returncode == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "freestone serve needs fastapi: pip install 'freestone[web]'"),
        (("serve",), "freestone serve needs fastapi: pip install 'freestone[web]'"),
        (("lab", "report", "rows.csv"), "freestone lab report needs matplotlib: pip install 'freestone[lab]'"),
        (("simulate", "pillars", "--output", "a.parquet"), "Parquet needs pyarrow: pip install 'freestone[lab]'"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_a_missing_extra_is_named_in_one_sentence(base: Path, words: tuple[str, ...], complaint: str) -> None:
    result = run(base, *words)
    assert result.returncode == 2
    assert result.stderr == f"freestone: {complaint}\n"
