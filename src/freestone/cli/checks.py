"""The four kinds of checks; each prints what it finds and returns whether all is well."""

import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from shutil import copy2
from typing import Any, NotRequired, TypedDict

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from freestone.cli.border import STOPPED, console, headed, text
from freestone.core.errors import BrokenJournal, BrokenPack
from freestone.core.game import Game
from freestone.core.journal import Journal, parse, read, write
from freestone.core.match import Match, replay
from freestone.core.pack import Pack
from freestone.lab import figures, fuzz
from freestone.packs import reader
from freestone.packs.folders import game_of
from freestone.words import Words


class Verdict(TypedDict):
    """What is to be said about one journal."""

    file: str
    valid: bool
    reason: str
    repaired: bool
    game: NotRequired[str]
    entries: NotRequired[int]
    over: NotRequired[bool]


def journals(files: list[Path], folder: Path | None, repair: bool, as_json: bool) -> bool:
    """Validate journals, and drop a broken last line if asked to."""
    verdicts = [judge(file, folder, repair) for file in files]
    if as_json:
        typer.echo(json.dumps(verdicts, ensure_ascii=False))
    else:
        for verdict in verdicts:
            typer.echo(f"{verdict['file']}: {sentence(verdict)}")
    return all(verdict["valid"] for verdict in verdicts)


def sentence(verdict: Verdict) -> str:
    """Return a verdict in words."""
    if not verdict["valid"]:
        return verdict["reason"]
    found = text("check-over" if verdict["over"] else "check-running", game=verdict["game"], entries=verdict["entries"])
    return text("check-repaired", journal=found, reason=verdict["reason"]) if verdict["repaired"] else found


def judge(file: Path, folder: Path | None, repair: bool) -> Verdict:
    """Validate one journal; a journal that cannot be repaired is left as it is."""
    try:
        return favourable(file, replay(read(file), folder))
    except BrokenJournal as error:
        match = repaired(file, folder) if repair else None
        if match is not None:
            return {**favourable(file, match), "reason": str(error), "repaired": True}
        return {"file": str(file), "valid": False, "reason": str(error), "repaired": False}


def favourable(file: Path, match: Match) -> Verdict:
    """Return the verdict on a valid journal."""
    return {
        "file": str(file),
        "valid": True,
        "reason": "",
        "repaired": False,
        "game": match.game.id,
        "entries": len(match.journal.entries),
        "over": match.seat is None,
    }


def repaired(file: Path, folder: Path | None) -> Match | None:
    """Drop the last line if what remains is valid, and keep the whole as FILE.bak; None if that does not help."""
    content = file.read_bytes().decode("utf-8", "replace")
    lines = content.removesuffix("\n").split("\n")[:-1]
    try:
        match = replay(parse(lines), folder)
    except BrokenJournal:
        return None
    copy2(file, file.with_name(f"{file.name}.bak"))
    write(file, lines)
    return match


def pack(folder: Path, as_json: bool) -> bool:
    """Validate a pack and count what its owner has entered; everything that does not fit is named with file and row."""
    try:
        title = game_of(folder)
        found = title.pack(folder)
    except BrokenPack as error:
        return broken(folder, list(error.args), as_json)
    rows, box = len(found.provenance), figures.from_box(found)
    if as_json:
        facts = {"game": title.id, "pack": found.name, "digest": found.digest, "rows": rows, "box": box}
        typer.echo(json.dumps({**facts, "valid": True, "mistakes": []}))
    else:
        names = {"folder": str(folder), "name": found.name, "game": title.id, "digest": found.digest}
        typer.echo(text("check-pack", rows=rows, **names))
        typer.echo(text("check-box", rows=rows, box=box))
    return True


def broken(folder: Path, mistakes: list[str], as_json: bool) -> bool:
    """Say all that is wrong with a pack."""
    if as_json:
        typer.echo(json.dumps({"valid": False, "mistakes": mistakes}, ensure_ascii=False))
    else:
        typer.echo("\n".join(mistakes))
        typer.echo(text("check-mistakes", folder=str(folder), mistakes=len(mistakes)))
    return False


def data(titles: list[Game[Any]], folder: Path | None, as_json: bool) -> bool:
    """Count component data by source and list what is doubtful."""
    try:
        packs = [(title, title.pack(folder)) for title in titles]
    except BrokenPack as error:
        return broken(folder or Path(), list(error.args), as_json)
    if as_json:
        typer.echo(json.dumps([plain_data(title, found) for title, found in packs]))
        return True
    for title, found in packs:
        console().print(text("check-data", game=title.id, pack=found.name), style="bold", markup=False)
        console().print(*summary(title, found), sep="\n", markup=False)
        if folder:
            entered = text("check-box", rows=len(found.provenance), box=figures.from_box(found))
            console().print(entered, markup=False)
        console().print(count_table(figures.counts(found)), doubt_table(figures.doubts(found)))
    return True


def summary(title: Game[Any], found: Pack) -> list[str]:
    """Return in plain words how far the figures of a pack can be trusted, and what an owner of the box can do."""
    words, totals = Words(title, [], pack=found), figures.totals(found)
    sentences = [
        words.text(f"cli-figures-{source}", rows=totals[source]) for source in reader.SOURCES if totals[source]
    ]
    return [*sentences, words.text("cli-figures-own", command=f"freestone pack new DIR --game {title.id}")]


def plain_data(title: Game[Any], found: Pack) -> dict[str, object]:
    """Return the counts and doubts of a pack as plain values."""
    doubts = [doubt._asdict() for doubt in figures.doubts(found)]
    rows = {"rows": len(found.provenance), "box": figures.from_box(found)}
    return {"game": title.id, "pack": found.name, **rows, "counts": figures.counts(found), "doubtful": doubts}


def count_table(counts: dict[str, Counter[str]]) -> Table:
    """Return how many rows of each file come from where."""
    table = headed("data", *reader.SOURCES, "rows", numbers=len(reader.SOURCES) + 1)
    for file, by_source in counts.items():
        cells = [str(by_source[source] or "") for source in reader.SOURCES]
        table.add_row(file.removesuffix(".toml"), *cells, str(by_source.total()))
    return table


def doubt_table(doubts: list[figures.Doubt]) -> Table:
    """Return the rows that are not, or not all, from the rulebook."""
    table = headed("doubtful", "row", "source", "which")
    for doubt in doubts:
        source = text(f"column-{doubt.source}")
        table.add_row(doubt.file.removesuffix(".toml"), doubt.row, source, which(doubt))
    return table


def which(doubt: figures.Doubt) -> str:
    """Return which figures of a row are doubtful."""
    if doubt.figures:
        return ", ".join(doubt.figures)
    return text("check-all-but", figures=", ".join(doubt.but)) if doubt.but else text("check-all")


def rules(games: list[Game[Any]], seconds: float, seed: int | None, folder: Path | None, as_json: bool) -> bool:
    """Play at random for a while; save what went wrong as journals in this folder."""
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    played: Counter[str] = Counter()
    entries = 0
    failures: list[dict[str, str]] = []
    with watching() as bar:
        task = bar.add_task("", total=None)
        stopped = True
        with suppress(KeyboardInterrupt):
            for report in fuzz.fuzz(games, seconds, seed, folder):
                played[report.journal.header.game] += 1
                entries += len(report.journal.entries)
                if report.failure is not None:
                    failures.append(keep(report.journal, report.failure, f"fuzz-{seed}-{played.total()}.jsonl"))
                bar.update(task, description=text("check-fuzzing", games=played.total(), failures=len(failures)))
            stopped = False
    found = {"seed": seed, "games": played, "entries": entries, "failures": failures}
    if as_json:
        typer.echo(json.dumps(found))
    else:
        games_played = ", ".join(f"{name} {number}" for name, number in played.items())
        typer.echo(text("check-fuzzed", games=games_played, entries=entries, seed=str(seed)))
        for failure in failures:
            typer.echo(f"{failure['file']}: {failure['reason']}")
    if stopped:
        raise typer.Exit(STOPPED)
    return not failures


def keep(journal: Journal, reason: str, name: str) -> dict[str, str]:
    """Save a journal in which something is wrong, and return what is to be said about it."""
    fuzz.save(journal, Path(name))
    return {"file": name, "reason": reason}


def watching() -> Progress:
    """Return a line of progress for a terminal."""
    output = console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    return Progress(*columns, console=output, transient=True, disable=not output.is_terminal)
