"""What is told of a game besides its position: the journal and the score sheet."""

import json

from freestone.core.journal import encode
from freestone.core.match import Match
from freestone.table.view import View
from freestone.web.bodies import Score, ScoreSheet


def journal_text(match: Match, seat: int | None) -> str:
    """Return the journal; while the game runs without seed and without what a seat may not know."""
    if match.seat is None:
        return "".join(f"{line}\n" for line in match.lines())
    header = {**json.loads(match.journal.header.line()), "seed": None}
    lines = [json.dumps(header, ensure_ascii=False), *(encode(entry) for entry in match.known_entries(seat))]
    return "".join(f"{line}\n" for line in lines)


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
