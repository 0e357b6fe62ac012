"""Make the golden journals anew: .venv/bin/python tests/pillars/make_journals.py

Do so only when a rule was meant to change, with a new rules version and the reason in the commit. Players are greedy
and random in turn; what is stored is a journal, so later changes of the bots do not matter.
"""

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

import freestone
from freestone.bots.base import Bot
from freestone.bots.greedy import GreedyBot
from freestone.bots.random import RandomBot
from freestone.core.match import Match

JOURNALS = Path(__file__).parent / "journals"


class Golden(NamedTuple):
    """How one journal is made."""

    name: str
    seats: int
    seed: int
    undos: float = 0.0


GAMES = [
    Golden("two", 2, 2007),
    Golden("three", 3, 1135),
    Golden("four", 4, 1174),
    Golden("undone", 3, 64, undos=0.08),
]


def play(golden: Golden) -> Match:
    """Play a whole game; some choices are taken back, deliberately, and made again."""
    match = freestone.new("pillars", seats=golden.seats, seed=golden.seed)
    kinds: list[type[Bot]] = [GreedyBot, RandomBot]
    bots = [kinds[seat % 2](golden.seed + seat) for seat in range(golden.seats)]
    rng = Random(golden.seed)
    while match.seat is not None:
        match.play(bots[match.seat].choose(match.seen()))
        if match.options and rng.random() < golden.undos:
            match.undo(agreed=True)
    return match


def main() -> None:
    """Write every journal and what comes out of it."""
    JOURNALS.mkdir(exist_ok=True)
    results = {}
    for golden in GAMES:
        match = play(golden)
        match.save(JOURNALS / f"{golden.name}.jsonl")
        results[golden.name] = {
            "scores": match.scores,
            "gold": match.state.gold,
            "winners": match.winners,
            "entries": len(match.journal.entries),
        }
    lines = (f"  {json.dumps(name)}: {json.dumps(result)}" for name, result in results.items())
    (JOURNALS / "results.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
