"""Which rules and bots played: games are only gone on with by the same ones."""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import freestone
from freestone.bots import files

FOLDERS: Final = ("bots", "core", "games", "toolbox")
SUFFIXES: Final = (".py", ".toml")


def digest(players: Iterable[str]) -> str:
    """Return a digest of Freestone's rules and bots, and of the bots among the players that are files."""
    brought = [Path(files.split(player)[0]) for player in sorted(set(players)) if files.is_file(player)]
    return _digest([_installed(), *(path.read_bytes() for path in brought)])


@cache
def _installed() -> bytes:
    here = Path(freestone.__file__).parent
    found = [path for folder in FOLDERS for path in sorted((here / folder).rglob("*")) if path.suffix in SUFFIXES]
    return _digest(path.read_bytes() for path in found).encode()


def _digest(parts: Iterable[bytes]) -> str:
    found = blake2b(digest_size=8)
    for part in parts:
        found.update(part)
    return found.hexdigest()
