"""The bots as people meet them: levels, each with a name and a character in the catalogue."""

from typing import Final

LEVELS: Final = ("novice", "apprentice", "journeyman", "master")


def name(level: str) -> str:
    """Return the message with the name of a level."""
    return f"level-{level}"


def character(level: str) -> str:
    """Return the message that says in one sentence how a level plays."""
    return f"level-{level}-character"
