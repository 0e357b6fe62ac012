"""`freestone play` and `freestone replay`: games in the terminal, and saved games retold."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from shlex import quote
from typing import Annotated, Any, Final

import typer
from platformdirs import user_data_path

from freestone.bots import files
from freestone.cli.border import (
    STOPPED,
    Json,
    Language,
    PackFolder,
    Settings,
    console,
    parse_settings,
    split,
    spoken,
    text,
)
from freestone.cli.screen import Screen
from freestone.cli.sitting import NAMED, YOU, Sitting, is_person
from freestone.core.errors import BrokenJournal, InvalidChoice, shown
from freestone.core.game import Game, find
from freestone.core.journal import portable
from freestone.core.match import Match, load, new
from freestone.i18n import catalogue, moment
from freestone.words import Words

SOME_BOTS: Final = "you,random,random"


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game, such as pillars.")] = None,
    players: Annotated[
        str | None,
        typer.Option(help=f"People (you or @Anna) and bots (names or files); by default, {SOME_BOTS}."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game; random by default.")] = None,
    setting: Settings = None,
    pack: PackFolder = None,
    load_file: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", dir_okay=False, help="Resume the game in this file.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Resume an unfinished game.")] = False,
    language: Language = "",
) -> None:
    """Play a game in the terminal, against bots or with friends at the same screen."""
    if resume:
        match, file = choose_save(game, pack)
    elif load_file is not None:
        match, file = load(load_file, pack, watched=True), load_file
    elif game is not None:
        seated = split(players or SOME_BOTS)
        check_players(seated, find(game))
        names = player_names(seated)
        match = new(game, len(names), seed, names, parse_settings(setting), pack, seated, watched=True)
        file = fresh_file(game)
    else:
        raise InvalidChoice("play-what")
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


def check_players(players: list[str], game: Game[Any]) -> None:
    """Raise InvalidChoice, naming the nearest one, if a bot is not known or does not play this game."""
    for player in players:
        if not is_person(player):
            # A misspelt `you` is among the suggestions too.
            files.find(player, game.id, besides=[YOU])


def player_names(players: list[str]) -> list[str]:
    """Return the names of the players at the table, in the language of the output; bots of a kind are numbered.

    >>> player_names(["you", "random", "@Anna", "random"])
    ['Player 1', 'Random 1', 'Anna', 'Random 2']
    """
    names = []
    for seat, player in enumerate(players):
        if player == YOU:
            names.append(text("cli-player", number=seat + 1))
        elif catalogue(spoken()).has(f"level-{player}"):
            names.append(text(f"level-{player}"))
        else:
            short = files.short_name(player)
            names.append(player.removeprefix(NAMED) if is_person(player) else short[0].upper() + short[1:])
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 and not is_person(players[seat]) else name
        for seat, name in enumerate(names)
    ]


def seat_players(match: Match, players: str | None) -> None:
    """Seat other players if asked to; raise InvalidChoice if it is not known who plays."""
    header = match.journal.header
    if players is not None:
        header = match.journal.header = replace(header, players=split(players))
    # A journal may come from anybody, and running the bot file that it names would run their code.
    elif bots := bot_files(header.players):
        raise InvalidChoice("bot-file", file=bots[0], players=quote(",".join(header.players)))
    if len(header.players) != len(header.names):
        raise InvalidChoice("who-plays", seats=len(header.names), example=SOME_BOTS)
    check_players(header.players, match.game)


def bot_files(players: list[str]) -> list[str]:
    """Return the players that are files."""
    return [player for player in players if not is_person(player) and files.is_file(player)]


def words_for(match: Match, language: str) -> Words:
    """Return the words of a match."""
    return Words(match.game, match.names, language, match.pack)


def save_folder() -> Path:
    """Return the folder of saved games, made if necessary."""
    path = user_data_path("freestone", appauthor=False) / "games"
    path.mkdir(parents=True, exist_ok=True)
    return path


def fresh_file(game: str) -> Path:
    """Return an unused file name for a new game."""
    stem = f"{game}-{datetime.now(UTC).astimezone():%Y%m%d-%H%M%S}"
    # Two games may begin in the same second.
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(path for path in (save_folder() / f"{name}.jsonl" for name in names) if not path.exists())


def choose_save(game: str | None, pack: Path | None) -> tuple[Match, Path]:
    """Return the game to resume: the only unfinished one, or one chosen from a list with the latest first."""
    found: list[tuple[Match, Path]] = []
    for file in sorted(save_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            match = load(file, pack, watched=True)
        except BrokenJournal:  # unreadable, or played with another pack
            continue
        if match.seat is not None and game in (None, match.game.id):
            found.append((match, file))
    if not found:
        raise InvalidChoice("nothing-to-resume" if pack else "nothing-to-resume-without-pack")
    if len(found) == 1:
        return found[0]
    for number, (match, file) in enumerate(found, start=1):
        header = match.journal.header
        when = datetime.fromtimestamp(file.stat().st_mtime, UTC).astimezone()
        line = f"{number:2}  {header.game}, {', '.join(header.names)}, {moment(when, spoken())}  [dim]{file.name}[/]"
        console().print(line)
    answer = typer.prompt(text("play-which", most=len(found)), default="1")
    if not answer.isdecimal() or not 1 <= int(answer) <= len(found):
        raise InvalidChoice("not-on-list", text=shown(answer), most=len(found))
    return found[int(answer) - 1]


def command_to_resume(file: Path, pack: Path | None, players: list[str]) -> str:
    """Return the command that resumes a game."""
    which = "--resume" if file.parent == save_folder() else f"--load {quote(str(file))}"
    own = "" if pack is None else f" --pack {quote(str(pack))}"
    return f"freestone play {which}{own}" + (f" --players {quote(','.join(players))}" if bot_files(players) else "")


def replay(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A journal.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many entries.")] = None,
    pack: PackFolder = None,
    language: Language = "",
    as_json: Json = False,
) -> None:
    """Retell a game from its journal and show the table at its end, or after some entries.

    While a game is not over, the secrets of players and the seed stay hidden.
    """
    match = load(file, pack, watched=True)
    # Asked before rewinding: at an earlier entry of a finished game nothing needs hiding.
    running, most = match.seat is not None, len(match.journal.entries)
    if to is not None:
        if to > most:
            raise InvalidChoice("no-entry-in-file", file=str(file), entries=most, number=to)
        match.rewind(to)
    if as_json:
        typer.echo(json.dumps(_plain(match, running), ensure_ascii=False))
        return
    screen = Screen(console(), match, words_for(match, language))
    screen.log(event for _, event in match.log if not (running and event.audience is not None))
    screen.table(None)
    screen.score(None)
    if match.seat is None:
        screen.winners()


def _plain(match: Match, running: bool) -> dict[str, object]:
    """Return a match in plain values, without the secrets of a running game."""
    header = match.journal.header
    return {
        "game": header.game,
        "rules": header.rules,
        "pack": header.pack,
        "names": header.names,
        "players": header.players,
        "settings": header.settings,
        # Whoever knows the seed knows all chance to come.
        "seed": None if running else portable(header.seed),
        "entries": match.known_entries(None) if running else match.journal.entries,
        "over": match.seat is None,
        "seat": match.seat,
        "scores": match.scores,
        "score_sheet": match.score_sheet,
        "winners": match.winners,
    }
