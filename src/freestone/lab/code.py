"""Which rules and bots played: games are only gone on with by the same ones."""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import freestone
from freestone.bots import files

FOLDERS: Final = ("bots", "core", "games", "packs", "thinking")
SUFFIXES: Final = (".py", ".toml")


def digest(players: Iterable[str]) -> str:
    """Return a digest of Freestone's rules and bots, and of the bots among the players that are files."""
    brought = [files.split(player)[0] for player in sorted(set(players)) if files.is_file(player)]
    return _digest([installed(), *map(bytes_of, brought)])


@cache
def installed() -> bytes:
    """Return a digest of Freestone's rules and bots."""
    here = Path(freestone.__file__).parent
    found = [path for folder in FOLDERS for path in sorted((here / folder).rglob("*")) if path.suffix in SUFFIXES]
    return _digest(path.relative_to(here).as_posix().encode() + path.read_bytes() for path in found).encode()


@cache
def bytes_of(file: str) -> bytes:
    """Return what stands in the file of a bot, which is run once a process too."""
    return Path(file).read_bytes()


def _digest(parts: Iterable[bytes]) -> str:
    found = blake2b(digest_size=8)
    for part in parts:
        found.update(part)
    return found.hexdigest()
