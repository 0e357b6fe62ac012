"""Extras: libraries that only some commands need, named in one sentence when they are missing."""

import sys
from importlib.util import find_spec
from typing import Final

from freestone.core.errors import FreestoneError

EXTRAS: Final = {
    "web": (
        *("fastapi", "uvicorn", "sqlalchemy", "alembic", "jinja2", "pydantic"),
        *("python_multipart", "segno", "ifaddr", "httptools", "uvloop"),
    ),
    "postgres": ("psycopg",),
    "metrics": ("prometheus_client",),
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
        if not _is_there(name):
            raise MissingExtra("missing-extra", purpose=purpose, library=name, extra=extra)


def is_installed(extra: str) -> bool:
    """Whether all libraries of an extra are installed."""
    return all(map(_is_there, EXTRAS[extra]))


def _is_there(library: str) -> bool:
    # find_spec looks without importing: a command loads only what it uses.
    return sys.modules.get(library, library) is not None and find_spec(library) is not None
