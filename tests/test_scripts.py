"""The scripts: a missing thing is named with the command that installs it, and nothing is skipped."""

import shutil
import subprocess
import sys
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


def run(clone: Path, script: str, python: Path, path: Path | str = "/usr/bin:/bin") -> subprocess.CompletedProcess[str]:
    environment = {"PATH": str(path), "PYTHON": str(python)}
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


def test_python_keeps_compiled_modules_where_that_is_forbidden(clone: Path) -> None:
    asked = f"source scripts/set-up.sh; {sys.executable} -c 'import sys; print(sys.dont_write_bytecode)'"
    environment = {"PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"}
    found = subprocess.run(
        ["bash", "-c", asked], cwd=clone, env=environment, capture_output=True, text=True, check=True
    )
    assert found.stdout == "False\n"


@pytest.fixture
def compiled(clone: Path) -> Path:
    """A copy with a compiled form that is fresh; all it can do is to say what it was asked."""
    folder = clone / ".compiled" / "bin"
    folder.mkdir(parents=True)
    (folder / "python").symlink_to(sys.executable)
    (folder / "freestone").write_text('#!/bin/sh\necho compiled "$@"\n', encoding="utf-8")
    (folder / "freestone").chmod(0o755)
    fresh = subprocess.run(
        ["bash", "-c", "source scripts/set-up.sh; sources"], cwd=clone, capture_output=True, text=True, check=True
    )
    (clone / ".compiled" / "stamp").write_text(fresh.stdout, encoding="utf-8")
    return clone


def test_play_uses_the_compiled_form_while_it_is_fresh(compiled: Path) -> None:
    assert run(compiled, "play", compiled / "none").stdout == "compiled serve\n"


@pytest.mark.parametrize("changed", ["pyproject.toml", "src/freestone/__init__.py", "src/freestone/new.py"])
def test_play_goes_without_it_once_a_source_has_changed(compiled: Path, changed: str) -> None:
    with (compiled / changed).open("a", encoding="utf-8") as file:
        file.write("\n")
    result = run(compiled, "play", compiled / "none")
    assert "compiled" not in result.stdout
    assert "Freestone needs Python 3.11" in result.stderr


def test_a_fresh_compiled_form_is_not_made_again(compiled: Path) -> None:
    before = sorted(compiled.rglob("*"))
    packages = "cat pyproject.toml constraints.txt | cksum"
    known = subprocess.run(["bash", "-c", packages], cwd=compiled, capture_output=True, text=True, check=True).stdout
    (compiled / ".compiled" / "packages").write_text(f"build {known}", encoding="utf-8")
    result = run(compiled, "build", compiled / "none")
    assert (result.returncode, result.stderr) == (0, "The compiled form in .compiled is fresh.\n")
    assert {path.name for path in set(compiled.rglob("*")) - set(before)} == {"packages", "lock"}


def test_a_missing_compiler_is_named(clone: Path) -> None:
    tools = clone / "tools"
    tools.mkdir()
    for tool in ("bash", "dirname", "env", "sed"):
        (tools / tool).symlink_to(shutil.which(tool) or tool)
    result = run(clone, "build", clone / "none", path=tools)
    assert result.returncode == 1
    assert "apt-get install gcc" in result.stderr
    assert not (clone / ".compiled").exists()


def test_a_missing_venv_is_named(clone: Path) -> None:
    result = run(clone, "play", stand_in(clone / "python", has="version_info"))
    assert result.returncode == 1
    assert "apt-get install python3-venv" in result.stderr
    assert not (clone / ".venv").exists()
