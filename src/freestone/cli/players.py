"""Who plays: `you` or `@Anna` is a person, anything else the name of a bot or its file."""

from freestone.bots import files, roster
from freestone.core.errors import InvalidChoice

YOU = "you"
NAMED = "@"


def split(text: str) -> list[str]:
    """Return the players of a list with commas; raise InvalidChoice if one has no name.

    >>> split("you, random")
    ['you', 'random']
    """
    players = [part.strip() for part in text.split(",")]
    if not all(part.strip(NAMED) for part in players):
        raise InvalidChoice(f"players are separated by commas, as in you,random,random; not {text!r}")
    return players


def is_person(player: str) -> bool:
    """Whether somebody at this terminal plays."""
    return player == YOU or player.startswith(NAMED)


def check(players: list[str]) -> None:
    """Raise InvalidChoice, naming the nearest one, if a bot is not known."""
    for player in players:
        if is_person(player):
            continue
        if files.is_file(player):
            files.load(player)
        else:
            roster.find(player, besides=[YOU])


def names(players: list[str]) -> list[str]:
    """Return what the players are called at the table; bots of one kind are numbered.

    >>> names(["you", "random", "@Anna", "random"])
    ['Player 1', 'Random 1', 'Anna', 'Random 2']
    """
    called = [_name(player, seat) for seat, player in enumerate(players)]
    return [
        f"{name} {called[: seat + 1].count(name)}" if called.count(name) > 1 and not is_person(players[seat]) else name
        for seat, name in enumerate(called)
    ]


def _name(player: str, seat: int) -> str:
    if player == YOU:
        return f"Player {seat + 1}"
    if is_person(player):
        return player.removeprefix(NAMED)
    name = files.short_name(player)
    return name[0].upper() + name[1:]
