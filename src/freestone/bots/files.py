"""Bots that are a file: `./mybot.py`, or `./mybot.py:MagpieBot` if it holds several; or weights, `./weights.toml`.

A process reads them once, and the pack that they play with, since on a cluster it has copies for a moment only.
"""

import sys
import traceback
from collections.abc import Iterable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from freestone.bots import roster, weighted
from freestone.bots.base import Bot
from freestone.core import game as games
from freestone.core.choice import Choice
from freestone.core.errors import IllegalChoice, InvalidChoice
from freestone.core.pack import Pack
from freestone.core.seen import Seen
from freestone.processes import place


def find(player: str, game: str, besides: Iterable[str] = ()) -> type[Bot]:
    """Return the bot of a file, or the installed one of this name; raise InvalidChoice if none plays this game.

    Whoever names a file runs it, so this is for commands and laboratories, never for what comes over the network.
    """
    return roster.suited(player, load(player), game) if is_file(player) else roster.find(player, game, besides)


def made(player: str, game: str, seed: int) -> Bot:
    """Return a bot for a game with its seed; one that cannot be made is named."""
    kind = find(player, game)
    try:
        return kind(seed)
    except Exception as error:
        raise failure(player, error, "cannot be made with a seed") from error


def chosen(player: str, bot: Bot, seen: Seen, where: str) -> Choice:
    """Return what a bot chooses; one that fails or takes what is not offered is named, and where that was."""
    offered = seen.options
    try:
        answer: object = bot.choose(seen)
    except Exception as error:
        raise failure(player, error, f"failed {where}") from error
    for option in offered:
        if option is answer:
            return option
    options = ", ".join(option.text for option in offered[:6]) + (", …" if len(offered) > 6 else "")
    itself = " itself, not its text" if isinstance(answer, str) else ""
    needed = f"a bot returns one of seen.options{itself}: {options}"
    raise IllegalChoice(f"{player} chose {answer!r} {where}, but {needed}")


def failure(player: str, error: Exception, what: str) -> Exception:
    """Return what to raise if a bot fails: a line for the bot of a file, all there is for an installed one."""
    if not is_file(player):
        return error
    return InvalidChoice(f"{player} {what}: {described(error, place(split(player)[0]))}")


def is_file(player: str) -> bool:
    """Whether a player is named by a file.

    >>> is_file("./mybot.py"), is_file("mybot.py:Magpie"), is_file("weights.toml"), is_file("greedy")
    (True, True, True, False)
    """
    return split(player)[0].endswith((".py", weighted.SUFFIX))


def split(player: str) -> tuple[str, str]:
    """Return the file of a bot and the class in it that is meant, empty if none is named.

    >>> split("./mybot.py:Magpie")
    ('./mybot.py', 'Magpie')
    """
    # Only a name after the last colon is a class: a path on Windows has a colon too.
    file, _, name = player.rpartition(":")
    return (file, name) if file and name.isidentifier() else (player, "")


def short_name(player: str) -> str:
    """Return what a player is called in tables and pictures.

    >>> short_name("bots/mybot.py"), short_name("bots/mybot.py:Magpie"), short_name("greedy")
    ('mybot', 'Magpie', 'greedy')
    >>> short_name("found/weights.toml:planner")
    'weights:planner'
    """
    file, name = split(player)
    if not is_file(player):
        return player
    stem = Path(file).stem
    return name or stem if file.endswith(".py") else ":".join(filter(None, (stem, name)))


@cache
def load(player: str) -> type[Bot]:
    """Return the bot in a file, which is read once a process."""
    file, name = split(player)
    if not place(file).is_file():
        raise InvalidChoice("no-file", file=str(Path(file)))
    if file.endswith(weighted.SUFFIX):
        return weighted.load(place(file), name)
    kinds = bots_of(run(file))
    if name:
        kinds = {key: kind for key, kind in kinds.items() if key == name}
    if len(kinds) == 1:
        return next(iter(kinds.values()))
    if name:
        raise InvalidChoice("no-bot-of-name", file=file, name=name)
    if kinds:
        raise InvalidChoice("several-bots", file=file, bots=", ".join(f"{file}:{key}" for key in kinds))
    raise InvalidChoice("no-bot", file=file)


def paths(players: Iterable[str], pack: str | None) -> list[str]:
    """Return the files among the players and the folder of a pack, which other machines do not have."""
    folders = {pack} if pack is not None and Path(pack).is_dir() else set()
    return sorted({split(player)[0] for player in players if is_file(player)} | folders)


def read(game: str, players: Iterable[str], pack: str | None) -> None:
    """Read the bots and the pack of a game, which a process does only once; raise if one does not exist."""
    components(game, pack)
    for player in players:
        find(player, game)


@cache
def components(game: str, pack: str | None) -> tuple[games.Game[Any], Pack]:
    """Return a game and its pack, which is named by its folder or as a built-in one, read once per process."""
    found = games.find(game)
    return found, games.named_pack(found, None if pack is None else str(place(pack)))


def run(file: str) -> ModuleType:
    """Run a file as a module of its own; raise InvalidChoice, naming the line, if it fails."""
    path = place(file)
    spec = spec_from_file_location(f"freestone_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Dataclasses and pickle look a class up by the name of its module.
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    # A script that ends with `sys.exit` must not end the program that loads it.
    except (Exception, SystemExit) as error:
        raise InvalidChoice(f"{Path(file)} cannot be run: {described(error, path)}") from error
    return module


def bots_of(module: ModuleType) -> dict[str, type[Bot]]:
    """Return the bots that a module itself defines, by the names of their classes; private ones are left out."""
    kinds = {name: kind for name, kind in vars(module).items() if isinstance(kind, type) and not name.startswith("_")}
    # Bots that the file only imports, or names twice, do not count.
    own = {name: kind for name, kind in kinds.items() if kind.__module__ == module.__name__ and kind.__name__ == name}
    return {name: kind for name, kind in own.items() if callable(getattr(kind, "choose", None))}


def described(error: BaseException, path: Path) -> str:
    """Return an error in one line, with the last line of a file that it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if Path(frame.filename).absolute() == path.absolute()]
    line = getattr(error, "lineno", None) if isinstance(error, SyntaxError) else (lines or [None])[-1]
    reason = error.msg if isinstance(error, SyntaxError) else " ".join(str(error).split())
    at = f" (line {line})" if line else ""
    return f"{type(error).__name__}: {reason}{at}" if reason else f"{type(error).__name__}{at}"
