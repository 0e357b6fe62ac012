"""Find a pack: the built-in ones by name, an owner's by its folder."""

from pathlib import Path
from typing import Any

from freestone.core.errors import BrokenPack, unknown
from freestone.core.game import Game, find
from freestone.packs.reader import Reader


def built_in(data: Path, title: str) -> dict[str, Path]:
    """Return the folders of the built-in packs of a title by name, the oldest first."""
    numbered = sorted((folder for folder in data.iterdir() if folder.name.isdigit()), key=lambda one: int(one.name))
    return {f"{title}-{folder.name}": folder for folder in numbered}


def title_of(folder: Path) -> Game[Any]:
    """Return the title that the pack in a folder is made for."""
    reader = Reader(folder)
    game = reader.file("pack").text("game")
    reader.finish()
    return find(game)


def pack_folder(data: Path, title: str, source: str | Path | None) -> Path:
    """Return a given folder (a Path), that of a built-in pack (its name), or that of the newest built-in pack."""
    if isinstance(source, Path):
        if not source.is_dir():
            raise BrokenPack(f"{source} is not a folder")
        return source
    known = built_in(data, title)
    if source is None:
        return [*known.values()][-1]
    if source not in known:
        raise unknown("built-in pack", source, known)
    return known[source]
