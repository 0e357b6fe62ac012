"""What every test may use."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from forms import interpreted, meant_to_be_compiled
from freestone.core import engine

if TYPE_CHECKING:
    from postgres import Postgres

settings.register_profile("freestone", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", settings.get_profile("freestone"), derandomize=False)
settings.load_profile(os.environ.get("FREESTONE_HYPOTHESIS", "freestone"))


PROJECT = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="refuse to run on anything but the compiled form")


def pytest_configure(config: pytest.Config) -> None:
    """Let Ctrl-C reach what tests start, and speak English; with --compiled, meet no module that is not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["LC_ALL"] = "C.UTF-8"  # English, whoever runs the tests; also what they start
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command does; tests run side by side
    if config.getoption("--compiled") and (wrong := interpreted(meant_to_be_compiled(PROJECT))):
        raise pytest.UsageError(f"not compiled: {', '.join(wrong)}")


def pytest_report_header() -> str:
    return f"freestone: {engine.__file__}"


@pytest.fixture(scope="session")
def project() -> Path:
    """The project's folder."""
    return PROJECT


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """A real PostgreSQL server."""
    from postgres import Postgres  # the compiled form is tested without its extra

    running = Postgres()
    running.start()
    yield running
    running.remove()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test, so that saved games and settings never meet the developer's."""
    folder = tmp_path / "home"
    monkeypatch.setenv("HOME", str(folder))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(folder / name.lower()))
    return folder
