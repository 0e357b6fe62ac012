"""Training: workers play matches with the newest network, and this process learns from them.

A run is a folder: `aims.json` (what it learns), `network.npz` (what bots use), `state.pt` and `rows.npz` (all that it
needs to resume) and `curve.jsonl` (how it learns). An interruption loses at most what was played since the last save.
"""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from io import BytesIO
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from freestone.bots.roster import derived_seed
from freestone.core.errors import BrokenPack, InvalidChoice
from freestone.encoding import Encoding, encoding_of
from freestone.learning.learner import RATE, Buffer, Learner, columns_of
from freestone.learning.selfplay import Examples, School
from freestone.learning.tasks import MOST_EARLIER, Aims, Matches, Task, encoding, work
from freestone.processes import Pool
from freestone.thinking.network import Card, Network, scale_of

ROWS_ON_CPU: Final = 1_000_000  # a gigabyte or two: a machine without a GPU may have little memory
COOL_FROM: Final = 0.6  # the part of a run after which steps are smaller
COOL: Final = 0.3  # the learning rate then, as a share of the usual one
MOST_STEPS: Final = 100  # between two answers, so that a run that resumes does not stop playing
PUBLISHED_EVERY: Final = 15.0  # seconds
NOTED_EVERY: Final = 30.0
SAVED_EVERY: Final = 120.0
EARLIER_EVERY: Final = 4  # published networks from one that is kept for the league to the next
HELD_OUT: Final = 20  # one answer in `HELD_OUT` is not learnt from, but measures how well the others were learnt
MOST_HELD_OUT: Final = 16


def begin(aims: Aims) -> Network:
    """Return the first network of a run; a few matches of an untrained one say how much what it reads varies."""
    own = encoding(aims.game, aims.pack, aims.seats)
    before = None if aims.begin_with is None else Network.load(network_file(Path(aims.begin_with)))
    known = None if before is None else encoding_for(before.card, own)
    width = own.size + School(own).observer.width
    blank = BytesIO()
    Network.untrained(own, np.ones(width, np.float32), aims.layers, aims.seed).save(blank)
    answer = work(Task(aims, (blank.getvalue(),), aims.seed, None))
    assert answer.examples is not None
    scale = scale_of(answer.examples.rows)
    if before is None or known is None:
        return Network.untrained(own, scale, aims.layers, aims.seed)
    return before.grown(known, own, scale)


def network_file(path: Path) -> Path:
    """Return the file of a network, of which the folder of a run has one."""
    return path / "network.npz" if path.is_dir() else path


def encoding_for(card: Card, like: Encoding[Any]) -> Encoding[Any]:
    """Return the encoding that a network reads, with the components of `like` or others of the game."""
    for pack in (like.pack, *map(like.game.pack, like.game.packs())):
        found = encoding_of(like.game, pack, card.seats)
        if card.fits(Card.of(found)):
            return found
    raise BrokenPack("other-network", game=like.game.id, card=str(card))


class Run:
    """A training run in its folder."""

    def __init__(self, aims: Aims, folder: Path, device: str | None = None) -> None:
        self.aims = aims
        self.folder = folder
        device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.room = min(aims.buffer, ROWS_ON_CPU) if device == "cpu" else aims.buffer
        self.buffer: Buffer | None = None
        self.held_out: list[Examples] = []
        self.earlier: list[bytes] = []
        self.seconds = 0.0
        self.games = self.answers = self.tasks = self.version = 0
        self.published = b""
        self.errors: list[Tensor] = []
        self.contests: dict[str, list[Matches]] = {}
        self.learnt_before = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "state.pt").exists():
            self._resume(device)
        else:
            self.learner = Learner(begin(aims), device)
        (folder / "aims.json").write_text(json.dumps(asdict(self.aims), indent=1) + "\n", encoding="utf-8")
        self.publish()

    def learn(
        self,
        workers: Pool,
        seconds: float,
        say: Callable[[dict[str, Any]], object],
        advance: Callable[[float], object] = lambda _: None,
    ) -> None:
        """Play and learn for some time; saves at the end, also after Ctrl-C.

        `say` is told every note of the curve, and `advance` the seconds of the run so far.
        """
        # Threads that wait for each other beside busy workers learn 60 times more slowly than one alone.
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - workers.room))
        began, before = monotonic(), self.seconds
        marks = {"publish": began, "note": began, "save": began}

        def due(what: str, every: float) -> bool:
            is_due = monotonic() - marks[what] > every
            if is_due:
                marks[what] = monotonic()
            return is_due

        workers.carry(self.aims.paths, self.aims.read)
        try:
            for task, answer in workers.results(work, self._tasks(began + seconds)):
                self.seconds = before + monotonic() - began
                advance(self.seconds)
                self._take(task, answer)
                self._step(self.seconds / (before + seconds))
                if due("publish", PUBLISHED_EVERY):
                    self.publish()
                if due("note", NOTED_EVERY):
                    say(self.note())
                if due("save", SAVED_EVERY):
                    self.save()
        finally:
            self.publish()
            say(self.note())
            self.save()

    def publish(self) -> None:
        """Let the matches from now on be played with what was learnt; some networks are kept for the league."""
        self.version += 1
        content = BytesIO()
        self.learner.network(self.games, self.version).save(content)
        self.published = content.getvalue()
        (self.folder / "network.new").write_bytes(self.published)
        (self.folder / "network.new").replace(self.folder / "network.npz")
        if self.version % EARLIER_EVERY == 0 and self.learner.steps:
            self.earlier = [*self.earlier, self.published]
            if len(self.earlier) > MOST_EARLIER:
                # The oldest are thinned out rather than forgotten: a league needs old tricks too.
                del self.earlier[1 + Random(self.version).randrange(MOST_EARLIER - 1)]

    def _tasks(self, end: float) -> Iterator[Task]:
        while monotonic() < end:
            self.tasks += 1
            seed = derived_seed(self.aims.seed, self.tasks)
            rng = Random(seed)
            rival = rng.choice(self.aims.rivals) if rng.random() < self.aims.measured and self.learner.steps else None
            league = () if rival is not None else rng.sample(self.earlier, min(2, len(self.earlier)))
            yield Task(self.aims, (self.published, *league), seed, rival)

    def _take(self, task: Task, answer: Matches) -> None:
        self.answers += 1
        if answer.examples is None:
            self.contests.setdefault(str(task.rival), []).append(answer)
            return
        self.games += answer.matches
        if self.answers % HELD_OUT == 1:
            self.held_out = [*self.held_out[1 - MOST_HELD_OUT :], answer.examples]
            return
        columns = columns_of(answer.examples)
        if self.buffer is None:
            self.buffer = Buffer(self.room, columns, self.learner.device)
        self.buffer.add(columns)

    def _step(self, progress: float) -> None:
        """Learn until every row was used about as often as the aims say."""
        if self.buffer is None or self.buffer.rows < self.aims.least:
            return
        learner, aims = self.learner, self.aims
        rate = RATE if progress < COOL_FROM else RATE * COOL
        for _ in range(MOST_STEPS):
            if learner.steps * aims.batch - self.learnt_before >= aims.reuse * self.buffer.rows:
                break
            self.errors.append(learner.step(self.buffer.some(aims.batch, learner.steps), rate))

    def note(self) -> dict[str, Any]:
        """Add a line to the curve and return it."""
        line: dict[str, Any] = {"seconds": round(self.seconds, 1), "version": self.version, "games": self.games}
        line |= {"rows": self.buffer.rows if self.buffer else 0, "steps": self.learner.steps}
        if self.errors:
            line["errors"] = [round(each, 4) for each in torch.stack(self.errors).mean(0).tolist()]
        if self.held_out:
            line["held_out"] = self.learner.held_out(Examples.together(self.held_out))
        for rival, answers in self.contests.items():
            games = sum(each.matches for each in answers)
            wins = sum(each.wins * each.matches for each in answers) / games
            lead = sum(each.lead * each.matches for each in answers) / games
            line.setdefault("against", {})[rival] = {"games": games, "wins": round(wins, 4), "lead": round(lead, 2)}
        self.errors, self.contests = [], {}
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        return line

    def save(self) -> None:
        """Write all that the run needs to go on."""
        counts = self.games, self.tasks, self.version, self.seconds
        card = asdict(self.learner.begin.card)
        state = {"card": card, "learner": self.learner.dump(), "counts": counts, "earlier": self.earlier}
        kept = self.buffer.newest(self.aims.kept) if self.buffer else []
        with (self.folder / "rows.new").open("wb") as file:
            # Compressed, because most bytes of a position are 0.
            np.savez_compressed(file, *kept, allow_pickle=False)
        (self.folder / "rows.new").replace(self.folder / "rows.npz")
        # The last of the files: whoever finds it finds the rows too, also if the first save was interrupted.
        torch.save(state, self.folder / "state.new")
        (self.folder / "state.new").replace(self.folder / "state.pt")

    def _forget_later_notes(self) -> None:
        """Keep the notes up to the last save: what came after it is learnt, and measured, once more."""
        file = self.folder / "curve.jsonl"
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
        # A line that an interruption has torn comes last and has no end.
        whole = [line for line in lines if line.endswith("\n")]
        kept = [line for line in whole if json.loads(line)["seconds"] <= round(self.seconds, 1)]
        (self.folder / "curve.new").write_text("".join(kept), encoding="utf-8")
        (self.folder / "curve.new").replace(file)

    def _refuse_another(self, card: Card, own: Card) -> None:
        """Raise InvalidChoice if the run in the folder does not learn what this one is to learn."""
        saved = json.loads((self.folder / "aims.json").read_text(encoding="utf-8"))
        # What a run began with need not be said again: it has learnt from it already.
        self.aims = replace(self.aims, begin_with=self.aims.begin_with or saved["begin_with"])
        differs = self.aims.difference(saved)
        if differs is None and not card.fits(own):
            differs = InvalidChoice("other-fields")
        if differs is None and card.pack != own.pack:
            differs = InvalidChoice("other-figures")
        if differs is not None:
            raise InvalidChoice("another-run", folder=str(self.folder), reason=differs)

    def _resume(self, device: str) -> None:
        state = torch.load(self.folder / "state.pt", map_location=device, weights_only=True)
        own = encoding(self.aims.game, self.aims.pack, self.aims.seats)
        self._refuse_another(Card(**state["card"]), Card.of(own))
        saved = state["learner"]
        # A run that began with another network has the layers of that one.
        layers = tuple(len(each) for each in saved["parameters"][1 : len(saved["parameters"]) // 2])
        begin = Network.untrained(own, saved["scale"].cpu().numpy(), layers, self.aims.seed)
        self.learner = Learner(begin, device)
        self.learner.restore(saved)
        self.games, self.tasks, self.version, self.seconds = state["counts"]
        self.earlier = state["earlier"]
        self._forget_later_notes()
        with np.load(self.folder / "rows.npz") as rows:
            columns = [rows[name] for name in rows.files]
        if columns:
            self.buffer = Buffer(self.room, columns, device)
            self.buffer.add(columns)
            # Rows of before, kept or not, count as learnt.
            self.learnt_before = self.learner.steps * self.aims.batch - self.aims.reuse * self.buffer.rows
