"""`freestone check`: journals, packs, component data, and the rules themselves."""

import json
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from shutil import copy2
from typing import Annotated, Any, Final, NotRequired, TypedDict

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from freestone.cli import help
from freestone.cli.border import INVALID, STOPPED, Json, PackFolder, console, headed, spoken, text
from freestone.core import game as games_
from freestone.core.errors import BrokenJournal, BrokenPack, InvalidChoice, shown
from freestone.core.game import Game
from freestone.core.journal import parse, read, write
from freestone.core.match import Match, replay
from freestone.core.pack import Pack
from freestone.i18n import FALLBACK, SITE
from freestone.i18n import check as text_check
from freestone.lab import checks
from freestone.packs import reader, sources
from freestone.packs.folders import game_of
from freestone.packs.texts import FOLDER
from freestone.words import Words, sentence

SOME: Final = 12  # ids that a line names


def check(
    context: typer.Context,
    what: Annotated[
        list[str] | None, typer.Argument(metavar="FILE", help="Journals; with --data or --fuzz: games.")
    ] = None,
    repair: Annotated[bool, typer.Option("--repair", help="Drop a broken last line; FILE.bak keeps it.")] = False,
    fuzz: Annotated[
        str | None, typer.Option("--fuzz", metavar="TIME", help="Play random games for a time, such as 30s or 5m.")
    ] = None,
    data: Annotated[bool, typer.Option("--data", help="Count component data by source, list doubtful rows.")] = False,
    lessons: Annotated[bool, typer.Option("--lessons", help="Replay every lesson.")] = False,
    texts: Annotated[bool, typer.Option("--texts", help="Compare the catalogues of all languages.")] = False,
    game: Annotated[
        str | None, typer.Option(help="Check only this game, with --data, --lessons, --texts or --fuzz.")
    ] = None,
    pack: PackFolder = None,
    seed: Annotated[int | None, typer.Option(help="The seed of --fuzz; random by default.")] = None,
    as_json: Json = False,
) -> None:
    """Check journals, a pack, the component data, the lessons, the texts, or the rules by random play.

    The status is 1 if something is wrong.
    """
    names = [*(what or []), *([game] if game else [])]
    if sum([lessons, texts, data, fuzz is not None]) > 1:
        raise InvalidChoice("check-what")
    if lessons:
        valid = check_lessons(chosen(names, None), as_json)
    elif texts:
        root = context.find_root().command if not names and pack is None else None
        valid = check_texts(chosen(names, pack), pack, root, as_json)
    elif fuzz is not None:
        valid = check_rules(chosen(names, pack), duration(fuzz), seed, pack, as_json)
    elif data:
        valid = check_data(chosen(names, pack), pack, as_json)
    elif what and not game:
        valid = check_journals(what, pack, repair, as_json)
    elif pack is not None and not names:
        valid = check_pack(pack, as_json)
    else:
        raise InvalidChoice("check-what")
    # With all games meant, one that is left out counts as wrong; the log has just named it.
    is_for_all = (data or lessons or texts or fuzz is not None) and not names and pack is None
    if not valid or (is_for_all and games_.installed().faults):
        raise typer.Exit(INVALID)


def chosen(names: list[str], pack: Path | None) -> list[Game[Any]]:
    """Return the named games; if none is named, the one that a pack is for, or all."""
    if names:
        return [games_.find(name) for name in names]
    return list(games_.registry().values()) if pack is None else [game_of(pack)]


def duration(given: str) -> float:
    """Return a time in seconds.

    >>> duration("90s"), duration("1.5m")
    (90.0, 90.0)
    """
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", given)
    if not found:
        raise InvalidChoice("not-a-time", text=shown(given))
    return float(found[1]) * {"s": 1, "": 1, "m": 60, "h": 3600}[found[2]]


class JournalCheck(TypedDict):
    """The result of checking one journal."""

    file: str
    valid: bool
    reason: str
    repaired: bool
    game: NotRequired[str]
    entries: NotRequired[int]
    over: NotRequired[bool]


def check_journals(names: list[str], folder: Path | None, repair: bool, as_json: bool) -> bool:
    """Replay journals, and drop a broken last line if asked to; return whether all are valid."""
    for name in names:
        if not Path(name).is_file():
            raise InvalidChoice("no-file", file=name)
    found = [check_journal(Path(name), folder, repair) for name in names]
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return all(one["valid"] for one in found)
    for one in found:
        said = one["reason"]
        if one["valid"]:
            said = text("check-over" if one["over"] else "check-running", game=one["game"], entries=one["entries"])
        if one["repaired"]:
            said = text("check-repaired", journal=said, reason=one["reason"])
        typer.echo(f"{one['file']}: {said}")
    return all(one["valid"] for one in found)


def check_journal(file: Path, folder: Path | None, repair: bool) -> JournalCheck:
    """Replay one journal; a journal that cannot be repaired stays as it is."""
    reason, match = "", None
    try:
        match = replay(read(file), folder)
    except BrokenJournal as error:
        reason = sentence(error, spoken())
        match = repaired(file, folder) if repair else None
    found: JournalCheck = {
        "file": str(file),
        "valid": match is not None,
        "reason": reason,
        "repaired": match is not None and bool(reason),
    }
    if match is not None:
        found |= {"game": match.game.id, "entries": len(match.journal.entries), "over": match.seat is None}
    return found


def repaired(file: Path, folder: Path | None) -> Match | None:
    """Drop the last line if the rest is valid, and save the whole file as FILE.bak; None if that does not help."""
    # A line torn in the middle of a character is no UTF-8; it is the one that is dropped.
    lines = file.read_bytes().decode("utf-8", "replace").removesuffix("\n").split("\n")[:-1]
    try:
        match = replay(parse(lines), folder)
    except BrokenJournal:
        return None
    # First the copy: nothing is lost if writing fails.
    copy2(file, file.with_name(f"{file.name}.bak"))
    write(file, lines)
    return match


def check_pack(folder: Path, as_json: bool) -> bool:
    """Check a pack and count what its owner has entered; every mistake is named with its file and row."""
    try:
        game = game_of(folder)
        pack = game.pack(folder)
    except BrokenPack as error:
        return _report_mistakes(folder, error, as_json)
    rows, box = len(pack.provenance), sources.from_box(pack)
    if as_json:
        facts = {"game": game.id, "pack": pack.name, "digest": pack.digest, "rows": rows, "box": box}
        typer.echo(json.dumps({**facts, "valid": True, "mistakes": []}))
    else:
        terms = {"folder": str(folder), "name": pack.name, "game": game.id, "digest": pack.digest}
        typer.echo(text("check-pack", rows=rows, **terms))
        typer.echo(text("check-box", rows=rows, box=box))
    return True


def _report_mistakes(folder: Path, broken: BrokenPack, as_json: bool) -> bool:
    mistakes = [sentence(mistake, spoken()) for mistake in broken.mistakes]
    if as_json:
        typer.echo(json.dumps({"valid": False, "mistakes": mistakes}, ensure_ascii=False))
    else:
        typer.echo("\n".join(mistakes))
        typer.echo(text("check-mistakes", folder=str(folder), mistakes=len(mistakes)))
    return False


def check_data(games: list[Game[Any]], folder: Path | None, as_json: bool) -> bool:
    """Count component data by source and list the doubtful rows."""
    try:
        packs = [(game, game.pack(folder)) for game in games]
    except BrokenPack as error:
        return _report_mistakes(folder or Path(), error, as_json)
    if as_json:
        plain = [
            {
                "game": game.id,
                "pack": pack.name,
                "rows": len(pack.provenance),
                "box": sources.from_box(pack),
                "counts": sources.counts(pack),
                "doubtful": [doubt._asdict() for doubt in sources.doubts(pack)],
            }
            for game, pack in packs
        ]
        typer.echo(json.dumps(plain))
        return True
    for game, pack in packs:
        _show_data(game, pack, folder)
    return True


def _show_data(game: Game[Any], pack: Pack, folder: Path | None) -> None:
    """Print how far the figures of a pack can be trusted, in sentences and in two tables."""
    output, words, totals = console(), Words(game, [], spoken(), pack), sources.totals(pack)
    output.print(text("check-data", game=game.id, pack=pack.name), style="bold", markup=False)
    for source in reader.SOURCES:
        if totals[source]:
            output.print(words.text(f"cli-figures-{source}", rows=totals[source]), markup=False)
    output.print(words.text("cli-figures-own", command=f"freestone pack new DIR --game {game.id}"), markup=False)
    if folder:
        output.print(text("check-box", rows=len(pack.provenance), box=sources.from_box(pack)), markup=False)
    counts = headed("data", *reader.SOURCES, "rows", numbers=len(reader.SOURCES) + 1)
    for file, by_source in sources.counts(pack).items():
        cells = [str(by_source[source] or "") for source in reader.SOURCES]
        counts.add_row(file.removesuffix(".toml"), *cells, str(by_source.total()))
    doubts = headed("doubtful", "row", "source", "which")
    for doubt in sources.doubts(pack):
        which = ", ".join(doubt.figures)
        if not which:
            which = text("check-all-but", figures=", ".join(doubt.but)) if doubt.but else text("check-all")
        doubts.add_row(doubt.file.removesuffix(".toml"), doubt.row, text(f"column-{doubt.source}"), which)
    output.print(counts, doubts)


def check_lessons(games: list[Game[Any]], as_json: bool) -> bool:
    """Replay the lessons of games and name everything that is wrong with them."""
    from freestone.lessons.chapter import chapters
    from freestone.lessons.check import check as faults_of

    faults = [fault for game in games for fault in faults_of(game)]
    counts = {game.id: len(chapters(game.id)) for game in games} if not faults else {}
    if as_json:
        typer.echo(json.dumps({"valid": not faults, "chapters": counts, "faults": faults}, ensure_ascii=False))
        return not faults
    for fault in faults:
        typer.echo(fault)
    for name, count in counts.items():
        typer.echo(text("check-lessons", game=name, count=count))
    return not faults


def check_texts(games: list[Game[Any]], pack: Path | None, root: Any, as_json: bool) -> bool:
    """Compare the catalogues of all languages; return whether none has a fault. What is missing is said in English.

    `root` is the tree of commands, if those of the site and of the help are compared too.
    """
    home = SITE.parent
    found: list[text_check.Findings] = []
    if root is not None:
        found.append(text_check.check({"site": SITE}, [home]))
        found.append(text_check.check_help("commands", help.FOLDER, help.wanted(root)))
    for game in games:
        folders = sorted(path.parent for path in game.folder.glob(f"*/{FALLBACK}.ftl"))
        places = {f"{game.id}/{folder.name}": folder for folder in folders}
        own = {} if pack is None else {f"{pack.name}/{FOLDER}": pack / FOLDER}
        names = {choice.name for choice in game.pack(pack).vocabulary}
        sources = [home] if game.folder.is_relative_to(home) else [home, game.folder]
        found.append(text_check.check(places | own, sources, names))
    coverage = [row for one in found for row in one.coverage]
    faults = [fault.text(spoken()) for one in found for fault in one.faults]
    unused = [line for one in found for line in one.unused]
    if as_json:
        rows = [{**row._asdict(), "total": row.total} for row in coverage]
        typer.echo(json.dumps({"valid": not faults, "coverage": rows, "faults": faults, "unused": unused}))
        return not faults
    _show_texts(coverage)
    for line in faults:
        typer.echo(line)
    for line in unused:
        typer.echo(text("check-unused", id=line))
    return not faults


def _show_texts(coverage: list[text_check.Coverage]) -> None:
    """Print how many texts of each place each language has, and the first ones that are missing."""
    codes = sorted({row.language for row in coverage})
    table = headed("place", numbers=0)
    table.columns[0].overflow = "fold"
    for code in codes:
        table.add_column(code, justify="right")
    # Short where nothing is missing: six languages fit in a terminal of 80 columns.
    cells = {
        (row.place, row.language): str(row.total) if row.known == row.total else f"{row.known}/{row.total}"
        for row in coverage
    }
    for place in dict.fromkeys(row.place for row in coverage):
        table.add_row(place, *(cells.get((place, code), "") for code in codes))
    console().print(table)
    for row in coverage:
        if 0 < row.known < row.total:
            ids = ", ".join(row.missing[:SOME]) + (" …" if len(row.missing) > SOME else "")
            typer.echo(text("check-untranslated", place=row.place, language=row.language, messages=ids))


def check_rules(games: list[Game[Any]], seconds: float, seed: int | None, folder: Path | None, as_json: bool) -> bool:
    """Play random games for some seconds; save those in which something went wrong as journals."""
    # Chosen here and reported at the end, so that a failure can be repeated.
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    played: Counter[str] = Counter()
    entries, stopped = 0, True
    failures: list[dict[str, str]] = []
    output = console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=output, transient=True, disable=not output.is_terminal) as bar:
        task = bar.add_task("", total=None)
        # What was found before Ctrl-C is still reported.
        with suppress(KeyboardInterrupt):
            for journal, failure in checks.fuzz(games, seconds, seed, folder):
                played[journal.header.game] += 1
                entries += len(journal.entries)
                if failure is not None:
                    name = f"fuzz-{seed}-{played.total()}.jsonl"
                    checks.save(journal, Path(name))
                    failures.append({"file": name, "reason": failure})
                bar.update(task, description=text("check-fuzzing", games=played.total(), failures=len(failures)))
            stopped = False
    if as_json:
        typer.echo(json.dumps({"seed": seed, "games": played, "entries": entries, "failures": failures}))
    else:
        counts = ", ".join(f"{name} {number}" for name, number in played.items())
        typer.echo(text("check-fuzzed", games=counts, entries=entries, seed=str(seed)))
        for one in failures:
            typer.echo(f"{one['file']}: {one['reason']}")
    if stopped:
        raise typer.Exit(STOPPED)
    return not failures
