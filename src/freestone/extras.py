"""Extras: libraries that only some commands need, named in one sentence when they are missing."""

import sys
from importlib.util import find_spec
from typing import Final

from freestone.core.errors import FreestoneError

EXTRAS: Final = {
    "web": (
        *("fastapi", "uvicorn", "sqlalchemy", "alembic", "jinja2", "pydantic"),
        *("python_multipart", "sse_starlette", "segno", "ifaddr"),
    ),
    "lab": ("matplotlib", "jinja2", "pyarrow"),
    "env": ("gymnasium", "pyspiel", "pettingzoo", "PIL", "resvg_py"),
    "cluster": ("ray",),
    "learn": ("matplotlib", "torch"),
}


class MissingExtra(FreestoneError):
    """A library of an extra that is not installed; the message has the command that installs it."""


def need(extra: str, purpose: str, *libraries: str) -> None:
    """Raise MissingExtra if libraries of an extra, or one of all its libraries, are not installed.

    >>> need("lab", "freestone lab report")
    """
    for name in libraries or EXTRAS[extra]:
        # find_spec looks without importing: a command loads only what it uses.
        if sys.modules.get(name, name) is None or find_spec(name) is None:
            raise MissingExtra(f"{purpose} needs {name}: pip install 'freestone[{extra}]'")
