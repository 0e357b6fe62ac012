"""What is told of a game besides its position: the journal and the score sheet."""

import json
import re
from typing import Any

from freestone.core.game import Game
from freestone.core.journal import encode
from freestone.core.match import Match
from freestone.i18n import FALLBACK, message_ids
from freestone.table.past import series
from freestone.table.view import View
from freestone.web.bodies import Chapter, ChartView, Rule, Score, ScoreSheet
from freestone.web.charts import chart
from freestone.words import Words


def journal_text(match: Match, seat: int | None) -> str:
    """Return the journal; while the game runs without seed and without what a seat may not know."""
    if match.seat is None:
        return "".join(f"{line}\n" for line in match.lines())
    header = {**json.loads(match.journal.header.line()), "seed": None}
    lines = [json.dumps(header, ensure_ascii=False), *(encode(entry) for entry in match.known_entries(seat))]
    return "".join(f"{line}\n" for line in lines)


def chapters(game: Game[Any], language: str) -> list[Chapter]:
    """Return the rules of a title by chapter, in the order of their numbers."""
    words = Words(game, [], language)
    path = game.folder / "rules" / f"{FALLBACK}.ftl"
    numbers = sorted((_number(id) for id in message_ids(path)), key=_order) if path.exists() else []
    found: list[Chapter] = []
    for number in numbers:
        text = words.text(f"rule-{number.lower().replace('.', '-')}")
        if "." in number:
            found[-1].rules.append(Rule(number=number, text=text))
        else:
            found.append(Chapter(number=number, title=text, rules=[]))
    return found


def _number(message: str) -> str:
    """Return the number of a rule from the id of its message: P4.2 from rule-p4-2."""
    return message.removeprefix("rule-").replace("-", ".").upper()


def _order(number: str) -> list[tuple[int, str]]:
    return [(int(re.sub(r"\D", "", part) or 0), part) for part in number.split(".")]


def charts_of(view: View) -> list[ChartView]:
    """Return a chart for every figure that ever changed."""
    match = view.match
    found = series(match, view.table.past(), view.access.viewpoint)
    return [
        ChartView(name=name, title=title, values=rows, svg=chart(title, match.names, rows))
        for name, rows in found.items()
        if any(len(set(row)) > 1 for row in rows)
        for title in [_title(view, name)]
    ]


def _title(view: View, measure: str) -> str:
    words = view.words.text(f"measure-{measure}", change="", count=2).strip()
    return words[:1].upper() + words[1:]


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
