"""`freestone review`: a review of a finished game, worked out on all cores."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.box import ROUNDED
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from freestone.advice.review import Review
from freestone.advice.review import review as work_out
from freestone.advice.views import ReviewView, expected_scores, review_view
from freestone.cli.border import Json, Language, PackFolder, Progress, console, numeral, signed
from freestone.cli.play import words_for
from freestone.cli.sitting import is_person
from freestone.core.errors import InvalidChoice
from freestone.core.match import Match, load
from freestone.pictures import charts
from freestone.presentation.terminal import FAINT, coloured_names, figures, player, rows
from freestone.table.snapshot import PERSON
from freestone.table.thinking import Thinkers, answer
from freestone.words import Words

PATIENCE = 5  # the niceness of the processes: whatever else runs here comes first


def review(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="The journal of a finished game.")],
    pack: PackFolder = None,
    language: Language = "",
    as_json: Json = False,
) -> None:
    """Review a finished game: how the expected scores went, what swung them, and what would have been better.

    It judges the decisions of people, or all of them if only bots have played, each by what its player could know.
    """
    match = load(file, pack, watched=True)
    if match.seat is not None:
        raise InvalidChoice("review-later", file=str(file))
    words = words_for(match, language)
    found = review_view(with_progress(match, pack), match, words, list(match.positions()))
    if as_json:
        typer.echo(json.dumps(asdict(found), ensure_ascii=False, separators=(",", ":")))
    else:
        show(console(), found, match, words)


def with_progress(match: Match, pack: Path | None) -> Review:
    """Return the review of a match, worked out on all cores behind a progress bar."""
    players = match.journal.header.players
    people = [seat for seat, who in enumerate(players) if is_person(who) or who == PERSON]
    thinkers = Thinkers([pack] if pack else [], patience=PATIENCE)
    ask = partial(thinkers.think, answer, match.journal.in_force())
    with Progress("review") as shown:
        try:
            return asyncio.run(work_out(match, people or range(len(match.names)), ask, shown.reach))
        finally:
            # Also after Ctrl-C: the processes would otherwise finish their questions first.
            thinkers.close()


def show(output: Console, found: ReviewView, match: Match, words: Words) -> None:
    """Print a review; entries have the numbers that `freestone replay --to` takes."""

    def entry(number: int, title: str) -> None:
        output.print(rows([[Text(f"{number:5}", FAINT), coloured_names(title, words.names)]]))

    def below(text: Text) -> None:
        output.print(Padding(text, (0, 0, 0, 7)))

    def table(title: str, first: str, columns: Iterable[Text], lines: Iterable[list[RenderableType]]) -> None:
        grid = Table(
            Column(first),
            *(Column(one, justify="right") for one in columns),
            title=title,
            box=ROUNDED,
            border_style=FAINT,
        )
        for line in lines:
            grid.add_row(*line)
        output.print(grid)

    names, say = words.names, words.text
    players = [player(names, seat) for seat in range(len(names))]
    chart = expected_scores(match, words, found.curve)
    head, lines = charts.table(chart)
    table(chart.title, head[0], players, [[*line] for line in lines])

    output.print(Text(f"\n{say('review-better')}", "bold"))
    for one in found.better:
        entry(one.entry, say("review-instead", name=names[one.seat], points=numeral(one.points, 1)))
        below(Text(f"{say('review-round', number=one.round)} · {one.asked}", FAINT))
        for label, option in (("review-taken", one.taken), ("review-best", one.best)):
            scores = figures(map(numeral, option.scores))
            below(Text.assemble(f"{say(label)} · {option.text}  ", scores))
        below(Text(one.why, FAINT))
    if not found.better:
        output.print(say("review-no-better"))

    output.print(Text(f"\n{say('review-swings')}", "bold"))
    for swing in found.swings:
        whose = say("review-chance") if swing.seat is None else names[swing.seat]
        entry(swing.entry, f"{say('review-round', number=swing.round)} · {whose} · {' '.join(swing.lines)}")
        below(figures(signed(change, 1) for change in swing.changes))
    if not found.swings:
        output.print(say("review-no-swings"))
    output.print()

    chance = zip(players, found.luck, strict=True)
    table(say("review-luck"), "", [Text(say("review-chance"))], [[who, signed(points, 1)] for who, points in chance])
    output.print(say("review-luck-note"), style=FAINT, soft_wrap=True)
