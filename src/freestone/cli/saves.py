"""Saved games in the user's data folder."""

from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from freestone.core.errors import BrokenJournal
from freestone.core.match import Match, load


class Save(NamedTuple):
    """A game that can be resumed."""

    file: Path
    match: Match

    def when(self) -> str:
        """Return when it was last played, in local time."""
        return datetime.fromtimestamp(self.file.stat().st_mtime, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def folder() -> Path:
    """Return the folder of saved games, made if need be."""
    path = user_data_path("freestone", appauthor=False) / "games"
    path.mkdir(parents=True, exist_ok=True)
    return path


def fresh_file(game: str) -> Path:
    """Return a file name for a new game that no other game has."""
    stem = f"{game}-{datetime.now(UTC).astimezone():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(path for path in (folder() / f"{name}.jsonl" for name in names) if not path.exists())


def unfinished(game: str | None, pack: Path | None) -> list[Save]:
    """Return the games that can be resumed (with this pack), the latest first; what cannot be read is left out."""
    files = sorted(folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True)
    found = [save for save in (_read(file, pack) for file in files) if save is not None]
    return [save for save in found if game in (None, save.match.game.id)]


def _read(file: Path, pack: Path | None) -> Save | None:
    try:
        match = load(file, pack, watched=True)
    except BrokenJournal:
        return None
    return None if match.seat is None else Save(file, match)
