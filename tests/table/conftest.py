"""A database for every test, of each kind."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from postgres import Postgres


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The path of a database in a file, for tests that are about something else."""
    return str(tmp_path / "tables.sqlite")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def place(request: pytest.FixtureRequest, file: str) -> str:
    """A database without tables: the path of a file, or the URL of one in PostgreSQL."""
    if request.param == "sqlite":
        return file
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()
