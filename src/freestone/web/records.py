"""What is told of a game besides its position: the journal, the score sheet, charts and rules."""

import json
from typing import Any

from freestone.core.game import Game
from freestone.core.journal import encode
from freestone.core.match import Match
from freestone.pictures import charts
from freestone.pictures.charts import Chart
from freestone.presentation import presentation_of
from freestone.table.view import View
from freestone.web.bodies import Chapter, ChartView, Line, Rule, Score, ScoreSheet
from freestone.words import Words


def journal_text(match: Match, seat: int | None) -> str:
    """Return the journal; while the game runs without seed and without what a seat may not know."""
    if match.seat is None:
        return "".join(f"{line}\n" for line in match.lines())
    header = {**json.loads(match.journal.header.line()), "seed": None}
    lines = [json.dumps(header, ensure_ascii=False), *(encode(entry) for entry in match.known_entries(seat))]
    return "".join(f"{line}\n" for line in lines)


def chapters(game: Game[Any], words: Words) -> list[Chapter]:
    """Return the rules of a title by chapter."""
    found = presentation_of(game).rules(words)
    return [
        Chapter(
            number=one.number, title=one.title, rules=[Rule(number=rule.number, text=rule.text) for rule in one.rules]
        )
        for one in found
    ]


def drawn_charts(view: View) -> list[Chart]:
    """Return the charts of a game so far, as a watcher may know it."""
    samples = view.presentation.history(view.match, view.access.viewpoint)
    return view.presentation.charts(samples, view.words)


def charts_of(view: View) -> list[ChartView]:
    """Return the charts of a game so far, each also drawn."""
    return [
        ChartView(
            id=one.id,
            title=one.title,
            lines=[Line(name=line.name, seat=line.seat, points=line.points) for line in one.series],
            svg=charts.picture(one, tinctures=view.now.colours),
        )
        for one in drawn_charts(view)
    ]


def score_sheet(view: View) -> ScoreSheet:
    """Return the points of every seat by source, as a watcher knows them."""
    match = view.match
    rows = match.game.score_sheet(match.game.redact(match.state, view.access.viewpoint))
    return ScoreSheet(
        scores=[
            Score(seat=seat, name=match.names[seat], total=sum(row.values()), sources=row)
            for seat, row in enumerate(rows)
        ],
        names={source: view.words.source(source) for source in rows[0]},
        winners=match.winners,
    )
