"""The wheel: everything that a game needs is inside, and nothing else."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

DATA = {".toml", ".md", ".ftl", ".svg", ".html", ".css", ".js", ".json", ".ttf", ".txt", ".typed", ".woff2"}


@pytest.fixture
def inside(project: Path, tmp_path: Path) -> set[str]:
    """The files in the wheel, without its own records."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        return {name for name in wheel.namelist() if ".dist-info/" not in name}


def test_the_wheel_is_complete(project: Path, inside: set[str]) -> None:
    source = project / "src"
    files = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.suffix in {".py", *DATA}}
    assert any(name.endswith(".toml") for name in inside)
    assert any(name.endswith(".ftl") for name in inside)
    assert inside == files
