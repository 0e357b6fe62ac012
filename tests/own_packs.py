"""Packs of somebody's own for tests: copies of built-in ones with other ids, figures and texts."""

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

from freestone.core.errors import BrokenPack
from freestone.core.game import Game, registry
from freestone.packs.folders import pack_folder

GAMES = list(registry().values())
MISSING = re.compile(r"the text ([a-z0-9_-]+) is missing; write \1 = … into locale/en\.ftl")
RENAMED = re.compile(r'^(id|kind|needs) = "([^"]*)"', re.MULTILINE)
IN_THE_RULES = ("woodworker", "stonecutter")


def copied(title: Game[Any], folder: Path) -> Path:
    """A copy of the newest built-in pack."""
    return Path(copytree(pack_folder(title), folder))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text."""
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def files(folder: Path) -> list[Path]:
    """The files of figures."""
    return sorted(path for path in folder.glob("*.toml") if path.name != "pack.toml")


def write_texts(folder: Path, language: str = "en", **texts: str) -> None:
    """Add texts to a catalogue of the pack; underscores that stand for hyphens are the caller's business."""
    path = folder / "locale" / f"{language}.ftl"
    path.parent.mkdir(exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(before + "".join(f"{id} = {text}\n" for id, text in texts.items()), encoding="utf-8")


def mistakes(title: Game[Any], folder: Path) -> list[str]:
    """Everything that is wrong with a pack."""
    try:
        title.pack(folder)
    except BrokenPack as error:
        return list(map(str, error.mistakes))
    return []


def missing(found: list[str]) -> list[str]:
    """The ids of the texts that mistakes ask for."""
    return [text[1] for mistake in found if (text := MISSING.search(mistake))]


def renamed(title: Game[Any], folder: Path) -> Path:
    """A pack with other ids wherever a pack may choose them, and hostile names for all of them."""
    copied(title, folder)
    for path in files(folder):
        path.write_text(RENAMED.sub(_other, path.read_text(encoding="utf-8")), encoding="utf-8")
    if (folder / "events.toml").exists():
        events = (folder / "events.toml").read_text(encoding="utf-8")
        barred = re.sub(
            r"not_for = \[(.*)\]", lambda found: found[0].replace('",', '_x",').replace('"]', '_x"]'), events
        )
        (folder / "events.toml").write_text(barred, encoding="utf-8")
    for path in files(folder):
        _give_back_fixed_ids(title, folder, path)
    for number, id in enumerate(missing(mistakes(title, folder))):
        write_texts(folder, **{id: f"<i>&[b]{number}"})
    return folder


def _other(found: re.Match[str]) -> str:
    return found[0] if found[2] in IN_THE_RULES and found[1] != "id" else f'{found[1]} = "{found[2]}_x"'


def _give_back_fixed_ids(title: Game[Any], folder: Path, path: Path) -> None:
    """Undo the renaming in files whose ids belong to the rules: there are no texts that could be added for them."""
    others = [mistake for mistake in mistakes(title, folder) if path.name in mistake and not MISSING.search(mistake)]
    if others:
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r'^(id = "[^"]*)_x"', r'\1"', text, flags=re.MULTILINE), encoding="utf-8")


def leaves(values: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every single value of a file with the way to it."""
    if isinstance(values, dict | list) and values:
        pairs = values.items() if isinstance(values, dict) else enumerate(values)
        for key, value in pairs:
            yield from leaves(value, (*path, key))
    else:
        yield path, values
