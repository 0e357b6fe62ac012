"""Libraries that only some work needs."""

import sys
from importlib import import_module
from typing import Any

from freestone.core.errors import InvalidChoice


def library(name: str, purpose: str) -> Any:
    """Return a library; raise InvalidChoice, saying how to get it, if it is missing."""
    try:
        return import_module(name)
    except ImportError as error:
        command = f"{sys.executable} -m pip install {name}"
        raise InvalidChoice(f"{purpose} needs the package {name}, which is not installed: {command}") from error
