"""Make the golden journals anew: .venv/bin/python tests/kutna_hora/make_journals.py

Do so only when a rule was meant to change, with a new rules version and the reason in the commit. The players look one
decision ahead, with a taste of their own; what is stored is a journal, so that no later change of a bot matters.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import freestone
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.match import Match
from freestone.games.kutna_hora.measures import final_scores
from freestone.games.kutna_hora.state import KutnaHoraState

JOURNALS = Path(__file__).parent / "journals"
ACTIVE = {"mine": 1.5, "barbara": 2.0, "rights": 0.5, "income": 1.0}


class Golden(NamedTuple):
    """How one journal is made."""

    name: str
    seats: int
    seed: int
    events: bool = False
    first_game: bool = False
    undos: float = 0.0
    pack: str = "kutna_hora-4"

    @property
    def settings(self) -> dict[str, Any]:
        """The settings of the table."""
        return {"events": self.events, "first_game": self.first_game}


GAMES = [
    Golden("two", 2, 1260),
    Golden("two_first_game", 2, 1276, first_game=True),
    Golden("three", 3, 1290),
    Golden("three_events", 3, 1300, events=True),
    Golden("three_first_game", 3, 1308, first_game=True),
    Golden("four", 4, 1314),
    Golden("four_events", 4, 1388, events=True),
    Golden("four_first_game", 4, 1421, events=True, first_game=True),
    Golden("undone", 3, 1485, events=True, undos=0.06),
    Golden("four_pack_5", 4, 1502, events=True, pack="kutna_hora-5"),
]


def worth(state: KutnaHoraState, seat: int) -> float:
    """What a position seems to be worth to a seat, in points."""
    left = state.track.rounds - state.round + 1
    tiles, plots = len(state.slots[seat]), state.markers[seat]
    future = 3.0 * min(tiles, plots) + 1.5 * min(tiles, 2) + 1.5 * min(plots, 2) + 1.5 * state.pelicans[seat]
    coins = 0.25 * min(state.groschen[seat], 60)
    standing = 0.8 * state.reputation[seat] + 1.5 * state.miners.count(seat)
    return final_scores(state)[seat] + 0.25 * left * state.income(seat) + coins + standing + future * left / 6


def promise(state: KutnaHoraState, choice: Choice, seat: int) -> float:
    """What a choice seems to be worth, completed in the best way."""
    after = state.copy()
    apply(after, choice)
    step = after.agenda[-1] if after.agenda else None
    while step and step.incidental:
        apply(after, after.options[0])
        step = after.agenda[-1] if after.agenda else None
    if step and step.completes and step.seat == seat:
        return max(promise(after, option, seat) for option in after.options)
    return worth(after, seat) + ACTIVE.get(choice.noun.split("-")[-1], 0.0)


def new(golden: Golden) -> Match:
    """Return the game before its first choice."""
    return freestone.new("kutna_hora", seats=golden.seats, seed=golden.seed, settings=golden.settings, pack=golden.pack)


def play(golden: Golden) -> Match:
    """Play a whole game; some choices are taken back, deliberately, and made again."""
    match = new(golden)
    rng = Random(golden.seed)
    while match.seat is not None:
        promises = [promise(match.state, choice, match.seat) + rng.gauss(0, 0.7) for choice in match.options]
        match.play(match.options[promises.index(max(promises))])
        if match.options and rng.random() < golden.undos:
            match.undo(agreed=True)
    return match


def result(match: Match) -> dict[str, Any]:
    """What came out of a game."""
    return {
        "scores": match.scores,
        "groschen": match.state.groschen,
        "winners": match.winners,
        "entries": len(match.journal.entries),
        "sheet": [{source: points for source, points in sheet.items() if points} for sheet in match.score_sheet],
    }


def main() -> None:
    """Write every journal and what comes out of it."""
    JOURNALS.mkdir(exist_ok=True)
    results = {}
    for golden in GAMES:
        match = play(golden)
        match.save(JOURNALS / f"{golden.name}.jsonl")
        results[golden.name] = result(match)
    lines = (f"  {json.dumps(name)}: {json.dumps(found)}" for name, found in results.items())
    (JOURNALS / "results.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
