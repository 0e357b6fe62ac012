"""What `freestone review` does: works a review out on all cores and prints it."""

import asyncio
from pathlib import Path

from rich.box import ROUNDED
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from freestone.bots.review import Review
from freestone.cli.players import is_person
from freestone.cli.progress import Progress
from freestone.core.match import Match
from freestone.i18n import signed
from freestone.pictures import charts
from freestone.pictures.charts import Chart
from freestone.presentation.terminal import FAINT, coloured_names, figures, player, rows
from freestone.table.reviewing import review as work_out
from freestone.table.snapshot import PERSON
from freestone.table.thinking import Thinkers
from freestone.web.reviews import ReviewView, expected, told
from freestone.words import Words

PATIENCE = 5


def judged(match: Match, words: Words, pack: Path | None) -> ReviewView:
    """Return the review of a finished game in words."""
    return told(follow(match, pack), match, words, list(match.positions()))


def follow(match: Match, pack: Path | None) -> Review:
    """Work the review out on all cores, with a bar."""
    players = match.journal.header.players
    people = [seat for seat, who in enumerate(players) if is_person(who) or who == PERSON]
    thinkers = Thinkers([pack] if pack else [], patience=PATIENCE)
    with Progress("review") as shown:
        try:
            return asyncio.run(work_out(match, people or range(len(match.names)), thinkers, shown.reach))
        finally:
            thinkers.close()


def show(output: Console, found: ReviewView, match: Match, words: Words) -> None:
    """Print a review."""
    output.print(_curve(expected(match, words, found.curve), words))
    _better(output, found, words)
    _swings(output, found, words)
    output.print(_sums(found, words))
    output.print(words.text("review-luck-note"), style=FAINT, soft_wrap=True)


def _table(title: str, first: str, columns: list[Text]) -> Table:
    table = Table(border_style=FAINT, box=ROUNDED, title=title)
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _curve(chart: Chart, words: Words) -> Table:
    head, lines = charts.table(chart)
    table = _table(chart.title, head[0], [player(words.names, seat) for seat in range(len(words.names))])
    for line in lines:
        table.add_row(*line)
    return table


def _better(output: Console, found: ReviewView, words: Words) -> None:
    output.print(Text(f"\n{words.text('review-better')}", "bold"))
    for one in found.better:
        title = words.text("review-instead", name=words.names[one.seat], points=f"{one.points:.1f}")
        output.print(_entry(one.entry, coloured_names(title, words.names)))
        output.print(_below(Text(f"{_round(one.round, words)} · {one.asked}", FAINT)))
        for label, option in (("review-taken", one.taken), ("review-best", one.best)):
            scores = figures(f"{score:.0f}" for score in option.scores)
            output.print(_below(Text.assemble(f"{words.text(label)}: {option.text}  ", scores)))
        output.print(_below(Text(one.why, FAINT)))
    if not found.better:
        output.print(words.text("review-no-better"))


def _swings(output: Console, found: ReviewView, words: Words) -> None:
    output.print(Text(f"\n{words.text('review-swings')}", "bold"))
    for one in found.swings:
        whose = words.text("review-chance") if one.seat is None else words.names[one.seat]
        line = f"{_round(one.round, words)} · {whose}: {' '.join(one.lines)}"
        output.print(_entry(one.entry, coloured_names(line, words.names)))
        output.print(_below(figures(signed(change, 1) for change in one.changes)))
    if not found.swings:
        output.print(words.text("review-no-swings"))
    output.print()


def _round(number: int, words: Words) -> str:
    return words.text("review-round", number=number)


def _entry(number: int, text: Text) -> RenderableType:
    """Return something behind the number of its entry, as `freestone replay --to` takes it."""
    return rows([[Text(f"{number:5}", FAINT), text]])


def _below(text: Text) -> RenderableType:
    return Padding(text, (0, 0, 0, 7))


def _sums(found: ReviewView, words: Words) -> Table:
    columns = [Text(words.text(f"review-by-{name}")) for name in ("chance", "own", "others")]
    table = _table(words.text("review-luck"), "", columns)
    for seat, one in enumerate(found.sums):
        sums = (signed(points, 1) for points in (one.chance, one.own, one.others))
        table.add_row(player(words.names, seat), *sums)
    return table
