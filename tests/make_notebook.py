"""Executes the notebook of docs/research.md and keeps its outputs: .venv/bin/python tests/make_notebook.py."""

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from waiting import PATIENCE

NOTEBOOK = Path(__file__).resolve().parent.parent / "docs" / "research.ipynb"


def executed(path: Path) -> Any:
    """Return a notebook with the outputs of its cells, without the times at which they were made."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=None, startup_timeout=PATIENCE, record_timing=False).execute()
    # Only needed by kernels of other languages, and different with every version of Python.
    notebook.metadata.language_info = {"name": "python"}
    return notebook


if __name__ == "__main__":
    nbformat.write(executed(NOTEBOOK), NOTEBOOK)
