"""Find a pack: a built-in one by its name, an owner's by its folder."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from freestone.core.errors import BrokenPack, InvalidChoice, unknown
from freestone.core.game import Game, find
from freestone.core.pack import Pack
from freestone.packs.reader import Reader


@cache  # every match asks, and looking into the folder takes longer than setting up a game
def built_in(game: Game[Any]) -> Mapping[str, Path]:
    """Return the folders of a game's built-in packs by name, the oldest first."""
    # As numbers: 10 comes after 9.
    numbers = sorted(int(folder.name) for folder in (game.folder / "data").glob("*") if folder.name.isdigit())
    return {f"{game.id}-{number}": game.folder / "data" / str(number) for number in numbers}


def game_of(folder: Path) -> Game[Any]:
    """Return the game that the pack in a folder is for."""
    reader = Reader(folder)
    game = reader.file("pack").text("game")
    reader.finish()
    return find(game)


def pack_folder(game: Game[Any], source: str | Path | None = None) -> Path:
    """Return a given folder (a Path), that of a built-in pack (its name), or that of the newest built-in pack."""
    if isinstance(source, Path):
        if not source.is_dir():
            raise BrokenPack("not-a-folder", folder=str(source))
        return source
    known = built_in(game)
    if not known:
        raise InvalidChoice("no-packs", game=game.id)
    if source is None:
        return [*known.values()][-1]
    if source not in known:
        raise unknown("built-in-pack", source, known)
    return known[source]


class Packs:
    """The packs that a server plays with: the built-in ones of every game, and the folders that it was given.

    Each folder is read at once, so that a broken one is found before anybody plays with it.
    """

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self._folders: dict[tuple[str, str], Path] = {}
        for folder in folders:
            game = game_of(folder)
            name = game.pack(folder).name
            if (game.id, name) in self._folders or name in game.packs():
                raise BrokenPack("pack-of-same-name", folder=str(folder), name=repr(name), game=game.id)
            self._folders[game.id, name] = folder

    @property
    def folders(self) -> list[Path]:
        """The folders that were given."""
        return list(self._folders.values())

    def names(self, game: Game[Any]) -> list[str]:
        """Return the names of a game's packs: the newest built-in one first, the given folders last."""
        given = [name for id, name in self._folders if id == game.id]
        return [*reversed(game.packs()), *given]

    def is_own(self, game: Game[Any], name: str) -> bool:
        """Whether a pack comes from a folder that the server was given."""
        return (game.id, name) in self._folders

    def find(self, game: Game[Any], name: str = "") -> Pack:
        """Return a pack by name; the newest built-in one if none is named."""
        if name and name not in self.names(game):
            raise unknown("pack", name, self.names(game), game=game.id)
        return game.pack(self._folders.get((game.id, name), name or None))
