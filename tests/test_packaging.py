"""The wheel: everything that a game needs is inside, and nothing else."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

DATA = {".toml", ".md", ".ftl", ".svg", ".html", ".css", ".js", ".json", ".ttf", ".txt", ".typed", ".woff2"}


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
