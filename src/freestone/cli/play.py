"""`freestone play`: a game in the terminal."""

from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from freestone.bots import files
from freestone.cli import players as people
from freestone.cli import saves
from freestone.cli.border import STOPPED, PackFolder, Seed, Settings, console, fail, parse_settings, text
from freestone.cli.screen import Screen
from freestone.cli.sitting import Sitting
from freestone.core.errors import InvalidChoice, unknown
from freestone.core.match import Match, load, new
from freestone.i18n import FALLBACK, languages
from freestone.words import Words

SOME_BOTS = "you,random,random"


def play(
    game: Annotated[str | None, typer.Argument(help="The title, such as pillars.")] = None,
    players: Annotated[
        str | None,
        typer.Option(help=f"Who plays: you or @Anna is a person, others bots, by name or file. [default: {SOME_BOTS}]"),
    ] = None,
    seed: Seed = None,
    setting: Settings = None,
    pack: PackFolder = None,
    load_file: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", dir_okay=False, help="Go on with the game in this file.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a game that was left.")] = False,
    language: Annotated[str, typer.Option(help="The language of the table.")] = FALLBACK,
) -> None:
    """Play a game in the terminal, against bots or with friends at the same screen."""
    if resume:
        match, file = choose_save(game, pack)
    elif load_file is not None:
        match, file = load(load_file, pack, watched=True), load_file
    elif game is not None:
        match, file = begin(game, people.split(players or SOME_BOTS), seed, setting, pack), saves.fresh_file(game)
    else:
        fail("name a game, such as: freestone play pillars; or go on with one: freestone play --resume")
    if resume or load_file:
        seat_players(match, players)
    screen = Screen(console(), match, words_for(match, language))
    sitting = Sitting(match, screen, file)
    if sitting.play():
        screen.say("cli-finished", file=str(file), command=f"freestone replay {quote(str(file))}")
    else:
        screen.say("cli-left", file=str(file), command=command_to_resume(file, pack, match.journal.header.players))
    if sitting.interrupted:
        raise typer.Exit(STOPPED)


def begin(game: str, players: list[str], seed: int | None, settings: list[str] | None, pack: Path | None) -> Match:
    """Begin a new match."""
    people.check(players)
    names = people.names(players)
    return new(game, len(names), seed, names, parse_settings(settings), pack, players, watched=True)


def seat_players(match: Match, players: str | None) -> None:
    """Let others play on, if so asked; raise InvalidChoice if it is not known who plays."""
    header = match.journal.header
    if players is not None:
        header = match.journal.header = replace(header, players=people.split(players))
    elif bots := brought(header.players):
        again = naming(header.players)
        raise InvalidChoice(f"{bots[0]} plays here, and a file is only run if you name it yourself: {again}")
    if len(header.players) != len(header.names):
        raise InvalidChoice(f"say who plays, for {len(header.names)} seats: --players {SOME_BOTS}")
    people.check(header.players)


def words_for(match: Match, language: str) -> Words:
    """Return the words of a match; raise InvalidChoice if its catalogues do not have the language."""
    known = languages(match.game.folder / "locale")
    if language not in known:
        raise unknown("language", language, known)
    return Words(match.game, match.names, language, match.pack)


def choose_save(game: str | None, pack: Path | None) -> tuple[Match, Path]:
    """Return the game to resume: the only one, or the one that is chosen from the list, the latest first."""
    found = saves.unfinished(game, pack)
    if not found:
        hint = "begin one with: freestone play pillars" if pack else "one with a pack of your own needs --pack DIR"
        raise InvalidChoice(f"there is no game to resume; {hint}")
    if len(found) > 1:
        output = console()
        for number, save in enumerate(found, start=1):
            header = save.match.journal.header
            output.print(
                f"{number:2}  {header.game}, {', '.join(header.names)}, {save.when()}  [dim]{save.file.name}[/]"
            )
        found = [found[ask_number(len(found)) - 1]]
    return found[0].match, found[0].file


def ask_number(most: int) -> int:
    """Read a number; nothing means the first."""
    answer = typer.prompt(text("play-which", most=most), default="1")
    if not answer.isdecimal() or not 1 <= int(answer) <= most:
        raise InvalidChoice(f"{answer!r} is not one of 1 to {most}")
    return int(answer)


def command_to_resume(file: Path, pack: Path | None, players: list[str]) -> str:
    """Return the command that goes on with a game."""
    own = "" if pack is None else f" --pack {quote(str(pack))}"
    which = "--resume" if file.parent == saves.folder() else f"--load {quote(str(file))}"
    return f"freestone play {which}{own}" + (f" {naming(players)}" if brought(players) else "")


def brought(players: list[str]) -> list[str]:
    """Return the players that are files."""
    return [player for player in players if not people.is_person(player) and files.is_file(player)]


def naming(players: list[str]) -> str:
    """Return how players are named on the command line."""
    return f"--players {quote(','.join(players))}"
