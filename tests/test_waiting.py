"""Tests wait for conditions: none depends on how fast or how busy the machine is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from waiting import until

EXEMPT = ("waiting.py", "load.py")  # the latter makes a choice a second: that is the load, and not a wait


def waits(source: str) -> Iterator[str]:
    """Find the calls that wait for some seconds, and the limits in seconds that a busy machine may exceed."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        limits = [word.value for word in node.keywords if word.arg == "timeout"]
        limits += node.args if name in ("timeout", "wait_for") else []
        if name in ("sleep", "wait_for_timeout") and not _is_zero(node.args):
            yield f"line {node.lineno}: {name}"
        elif any(isinstance(limit, ast.Constant) and limit.value is not None for limit in limits):
            yield f"line {node.lineno}: a limit in seconds"


def _is_zero(arguments: list[ast.expr]) -> bool:
    return [getattr(argument, "value", None) for argument in arguments] == [0]


def test_no_test_waits_for_seconds(project: Path) -> None:
    files = [path for path in (project / "tests").rglob("*.py") if path.name not in EXEMPT]
    found = [f"{path.relative_to(project)} {wait}" for path in files for wait in waits(path.read_text())]
    assert found == [], "use what tests/waiting.py offers"


@pytest.mark.parametrize(
    "code",
    ["time.sleep(0.1)", "page.wait_for_timeout(300)", "process.wait(timeout=15)", "asyncio.timeout(30)", "sleep(1)"],
)
def test_waiting_for_seconds_is_noticed(code: str) -> None:
    assert list(waits(code))


@pytest.mark.parametrize("code", ["process.wait(timeout=PATIENCE)", "asyncio.sleep(0)", "page.wait_for_selector('p')"])
def test_waiting_for_conditions_is_fine(code: str) -> None:
    assert not list(waits(code))


def test_until_returns_what_it_waited_for() -> None:
    answers = iter(["", "", "here"])
    assert until(lambda: next(answers), "an answer") == "here"
