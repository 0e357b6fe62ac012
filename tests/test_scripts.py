"""The scripts: a missing thing is named with the command that installs it, and nothing is skipped."""

import shutil
import subprocess
from pathlib import Path

import pytest


@pytest.fixture
def clone(project: Path, tmp_path: Path) -> Path:
    """A copy of what the scripts need, without a virtual environment."""
    target = tmp_path / "clone"
    shutil.copytree(project / "scripts", target / "scripts")
    (target / "src" / "freestone").mkdir(parents=True)
    for name in ("pyproject.toml", "constraints.txt", "src/freestone/__init__.py"):
        shutil.copy(project / name, target / name)
    return target


def run(clone: Path, script: str, python: Path) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": "/usr/bin:/bin", "PYTHON": str(python)}
    return subprocess.run(
        [f"scripts/{script}"], cwd=clone, env=environment, capture_output=True, text=True, check=False
    )


def stand_in(path: Path, has: str) -> Path:
    """A Python that is recent enough, but knows only some of what is asked of it."""
    path.write_text(f'#!/bin/sh\ncase "$2" in *{has}*) exit 0;; esac\nexit 1\n', encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize("script", ["play", "test"])
def test_a_missing_python_is_named(clone: Path, script: str) -> None:
    result = run(clone, script, clone / "none")
    assert result.returncode == 1
    assert "apt-get install python3 python3-venv" in result.stderr


def test_a_missing_venv_is_named(clone: Path) -> None:
    result = run(clone, "play", stand_in(clone / "python", has="version_info"))
    assert result.returncode == 1
    assert "apt-get install python3-venv" in result.stderr
    assert not (clone / ".venv").exists()
