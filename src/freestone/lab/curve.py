"""The learning curve of a training run: how it plays against its rivals, and how well it foresees results."""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from freestone.bots.files import short_name
from freestone.core.errors import InvalidChoice
from freestone.core.game import find
from freestone.i18n import FALLBACK, percentage
from freestone.lab import plots
from freestone.lab.balance import wilson
from freestone.lab.plots import Estimate
from freestone.words import Words

MOST_POINTS: Final = 16  # of a line; a note alone has few games, and a wide interval
MINUTE: Final = 60
LATE: Final = 0.75  # from here on, notes say how strong a run has become

Note = dict[str, Any]


class Curve(NamedTuple):
    """What a run has learnt, and all its notes."""

    aims: dict[str, Any]
    notes: list[Note]

    @classmethod
    def read(cls, folder: Path) -> "Curve":
        """Read the curve of the run in a folder; of one that has just begun it may be empty."""
        if not (folder / "aims.json").exists():
            raise InvalidChoice("no-run", folder=str(folder))
        aims = json.loads((folder / "aims.json").read_text(encoding="utf-8"))
        file = folder / "curve.jsonl"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        return cls(aims, [json.loads(line) for line in lines])

    @property
    def seconds(self) -> float:
        """How long the run has learnt."""
        return float(self.notes[-1]["seconds"]) if self.notes else 0.0

    def shares(self, since: float, until: float) -> dict[str, Estimate]:
        """Return the share of victories against every rival, in a part of the time."""
        games: dict[str, float] = {}
        wins: dict[str, float] = {}
        for note in self.notes:
            if since < note["seconds"] <= until:
                for rival, found in note.get("against", {}).items():
                    games[rival] = games.get(rival, 0) + found["games"]
                    wins[rival] = wins.get(rival, 0) + found["games"] * found["wins"]
        return {rival: estimate(rival, wins[rival] / games[rival], games[rival]) for rival in self.order(games)}

    def order(self, rivals: dict[str, float]) -> list[str]:
        """Return rivals in the order of the aims; those that were dropped come last."""
        return [*(one for one in self.aims["rivals"] if one in rivals), *sorted(set(rivals) - set(self.aims["rivals"]))]

    def late(self) -> dict[str, Estimate]:
        """Return the share of victories against every rival towards the end."""
        return self.shares(LATE * self.seconds, self.seconds)

    def draw(self, folder: Path, language: str = FALLBACK) -> None:
        """Draw the curve into `curve.svg` and `curve.png`; nothing if there is nothing yet to see."""
        lines: dict[str, list[tuple[float, Estimate]]] = {}
        span = self.seconds / MOST_POINTS
        for number in range(MOST_POINTS):
            for rival, share in self.shares(span * number, span * (number + 1)).items():
                lines.setdefault(short_name(rival), []).append((span * (number + 0.5) / MINUTE, share))
        held = [(note["seconds"] / MINUTE, note["held_out"]) for note in self.notes if "held_out" in note]
        if not held or not lines:
            return
        words, seats = Words(find(self.aims["game"]), [], language), int(self.aims["seats"])
        names = {"lead": words.text("curve-network"), "hand": words.text("curve-hand")}
        errors = {name: [(at, float(error[key])) for at, error in held] for key, name in names.items()}
        terms = {"title": words.text("title"), "seats": seats, "games": self.notes[-1]["games"]}
        note = words.text("curve-note", **terms, fair=percentage(1 / seats, 0, language))
        axis = words.text("curve-minutes"), words.text("curve-shares"), words.text("curve-errors")
        plot = plots.learning(words.text("curve-title"), note, lines, errors, axis, 1 / seats, language)
        (folder / "curve.svg").write_text(plot.svg(), encoding="utf-8")
        (folder / "curve.png").write_bytes(plot.png())


def estimate(rival: str, share: float, games: float) -> Estimate:
    """Return a share of victories with its 95% interval."""
    return Estimate(rival, share, *wilson(share, games))
