"""What is wrong with a file that is not TOML, in people's words: the library speaks only English."""

import re
import tomllib
from typing import Final

from freestone.core.errors import Mistake

# What the library says, by its beginning, and our message.
USUAL: Final = {
    "Invalid value": "value",
    "Invalid date": "value",
    "Expected newline": "one-line",
    "Expected '='": "equals",
    "Cannot ": "twice",
    "Duplicate": "twice",
    "Unclosed": "unclosed",
    "Unterminated": "unclosed",
    "Illegal character '\\n'": "unclosed",
    "Expected ']": "unclosed",
    "Unescaped": "escape",
}
PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")


def toml_fault(error: tomllib.TOMLDecodeError) -> Mistake:
    """Return where a file cannot be read any further, and why if that is one of the usual slips."""
    said = str(error)
    known = next((message for beginning, message in USUAL.items() if said.startswith(beginning)), "other")
    fault, place = Mistake(f"toml-{known}"), PLACE.search(said)
    if place is None:
        return Mistake("toml-at-end", fault=fault)
    return Mistake("toml-at", line=place[1], column=place[2], fault=fault)
