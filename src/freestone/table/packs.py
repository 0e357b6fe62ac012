"""The component data that a server plays with: the built-in packs of every title, and folders that it was given."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from freestone.core.errors import BrokenPack, unknown
from freestone.core.game import Game
from freestone.core.pack import Pack
from freestone.packs.folders import built_in, title_of


class Packs:
    """Every pack by its title and name; the folders are read once and for all to see that they are sound."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self._folders: dict[tuple[str, str], Path] = {}
        for folder in folders:
            self._add(folder)

    def _add(self, folder: Path) -> None:
        title = title_of(folder)
        name = title.pack(folder).name
        if (title.id, name) in self._folders or name in built_in(title.folder / "data", title.id):
            raise BrokenPack(f"{folder}: there is another pack {name!r} of {title.id}; give this one a name of its own")
        self._folders[title.id, name] = folder

    @property
    def folders(self) -> list[Path]:
        """The folders that were given."""
        return list(self._folders.values())

    def names(self, title: Game[Any]) -> list[str]:
        """Return the packs of a title by name: the newest built-in one first, those of one's own last."""
        own = [name for game, name in self._folders if game == title.id]
        return [*reversed(built_in(title.folder / "data", title.id)), *own]

    def is_own(self, title: Game[Any], name: str) -> bool:
        """Whether a pack comes from a folder that the server was given."""
        return (title.id, name) in self._folders

    def find(self, title: Game[Any], name: str = "") -> Pack:
        """Return a pack by name; the newest built-in one if none is named."""
        if name and name not in self.names(title):
            raise unknown(f"pack of {title.id}", name, self.names(title))
        return title.pack(self._folders.get((title.id, name), name or None))
