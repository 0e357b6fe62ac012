"""Who sits down at a table: people and bots, under names and in colours that they may have."""

from dataclasses import dataclass, replace
from typing import Any

from freestone.bots import roster
from freestone.core.errors import InvalidChoice, unknown
from freestone.core.game import Game
from freestone.core.journal import Header
from freestone.core.names import LONGEST, InvalidName, checked
from freestone.pictures import TINCTURES, tinctures_for
from freestone.table.errors import WrongName
from freestone.table.snapshot import NO_BOT


@dataclass(frozen=True)
class Sitter:
    """Who takes a seat: a person by name, or a bot; in a colour of their choice, or in any; with a coach or without."""

    name: str
    bot: str = NO_BOT
    colour: str = ""
    coach: bool = False


def sitters_of(header: Header) -> list[Sitter]:
    """Return who sat at the table of a journal: people, and those bots that are installed and play its game."""
    players, bots = header.players or [""] * len(header.names), roster.bots_for(header.game)
    return [
        Sitter(name, player if player in bots else NO_BOT) for name, player in zip(header.names, players, strict=False)
    ]


def colours_of(sitters: list[Sitter]) -> list[str]:
    """Return the colours of all seats; refuse unknown ones, and one that two have chosen."""
    chosen = [sitter.colour for sitter in sitters if sitter.colour]
    for colour in chosen:
        if colour not in TINCTURES:
            raise unknown("colour", colour, TINCTURES)
    if len(set(chosen)) < min(len(chosen), len(TINCTURES)):  # more seats than colours have to repeat some
        raise InvalidChoice("same-colour", colours=", ".join(chosen))
    return tinctures_for([sitter.colour for sitter in sitters], len(sitters))


def with_names(sitters: list[Sitter], names: list[str], game: Game[Any]) -> list[Sitter]:
    """Return sitters under names as they are stored; refuse names and bots that may not sit down."""
    try:
        names = checked(names)
    except InvalidName as error:
        raise WrongName(f"name-{error.fault}", name=error.visible, count=LONGEST) from error
    for sitter in sitters:
        if sitter.bot != NO_BOT:
            roster.find(sitter.bot, game.id)
    return [replace(sitter, name=name) for sitter, name in zip(sitters, names, strict=True)]
