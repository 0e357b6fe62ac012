"""Journals of simulated games: a file for each, named by its number."""

from itertools import count
from pathlib import Path

from freestone.bots.files import short_name
from freestone.core.errors import InvalidChoice
from freestone.core.journal import Entry, Header, Journal
from freestone.core.match import replay
from freestone.core.names import mended
from freestone.lab.simulate import Plan, Result, components, play_before


def path_of(folder: str, number: int) -> Path:
    """Return the file of a game.

    >>> path_of("games", 12).name
    'game-000012.jsonl'
    """
    return Path(folder) / f"game-{number:06}.jsonl"


def header_of(plan: Plan, number: int) -> Header:
    """Return what the journal of a game begins with."""
    title, pack = components(plan.game, plan.pack)
    names = mended([short_name(player).capitalize() for player in plan.players])
    settings, seed = title.full_settings(len(plan.players), plan.settings), plan.origin(number)["seed"]
    return Header(title.id, title.rules, pack.name, pack.digest, names, settings, seed, list(plan.players))


def play_and_keep(folder: str, plan: Plan, number: int) -> Result:
    """Play game `number` of a plan and write its journal, which is whole or not there at any moment."""
    entries: list[Entry] = []
    result = play_before(None, plan, number, entries)
    journal = Journal(header_of(plan, number))
    for entry in entries:
        journal.add(entry)
    replay(journal, components(plan.game, plan.pack)[1]).save(path_of(folder, number))
    return result


def first_missing(folder: str, plan: Plan, games: int) -> int:
    """Return the first game without a journal; raise InvalidChoice if a file there belongs to another game."""
    for number in range(games):
        path = path_of(folder, number)
        if path.exists() and _first_line(path) != header_of(plan, number).line():
            raise InvalidChoice(f"{path} holds another game. Name another --journals, or remove the file")
    return next(number for number in count() if not path_of(folder, number).exists())


def _first_line(path: Path) -> str:
    with path.open("rb") as file:
        return file.readline().decode("utf-8", "replace").removesuffix("\n")
