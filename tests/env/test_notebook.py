"""The notebook runs, learns, and is kept with the outputs of the code that it shows."""

from pathlib import Path
from typing import Any

import nbformat
import pytest

from make_notebook import NOTEBOOK, executed

MOST_BYTES = 500_000  # what a page on the web still shows at once


def outputs(notebook: Any) -> list[tuple[str, ...]]:
    """The kinds of output of every code cell."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return [tuple(sorted({kind for one in cell.outputs for kind in one.get("data", {"text": ""})})) for cell in cells]


@pytest.mark.long
def test_the_notebook_runs(home: Path) -> None:
    """Its last cells fail if it has not learned to beat a random player."""
    home.mkdir()  # where IPython keeps its settings
    found = executed(NOTEBOOK)
    kept = nbformat.read(NOTEBOOK, as_version=4)
    assert outputs(found) == outputs(kept)
    assert {kind for kinds in outputs(kept) for kind in kinds} >= {"image/png", "image/svg+xml", "text"}


def test_the_notebook_is_kept_as_it_ran() -> None:
    kept = nbformat.read(NOTEBOOK, as_version=4)
    numbers = [cell.execution_count for cell in kept.cells if cell.cell_type == "code"]
    assert numbers == list(range(1, len(numbers) + 1)), "run tests/make_notebook.py"
    assert NOTEBOOK.stat().st_size < MOST_BYTES
