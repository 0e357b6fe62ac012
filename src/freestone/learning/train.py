"""Training: workers play matches with the newest network, and this process learns from them.

A run is a folder: `network.npz` (what bots use), `state.pt` and `rows.npz` (all that the run needs to go on) and
`curve.jsonl` (how it learns). An interruption loses at most what was played since the last save.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from freestone.bots import files
from freestone.bots.roster import derived_seed
from freestone.core.errors import InvalidChoice
from freestone.core.game import find, named_pack
from freestone.encoding import Encoding, encoding_of
from freestone.learning.learner import RATE, Buffer, Learner, columns_of
from freestone.learning.selfplay import Lessons, Pilot, School
from freestone.processes import Pool
from freestone.thinking.network import LAYERS, Card, Network, scale_of

AT_ONCE: Final = 32  # matches that a worker plays side by side; with more, batches hardly become cheaper
COOL_FROM: Final = 0.6  # the part of a run after which steps are smaller
COOL: Final = 0.3  # the learning rate then, as a share of the usual one
LEAST_ROWS: Final = 20_000  # before the first step
MOST_STEPS: Final = 100  # between two answers, so that a run that resumes does not stop playing
PUBLISHED_EVERY: Final = 15.0  # seconds
NOTED_EVERY: Final = 30.0
SAVED_EVERY: Final = 120.0
EARLIER_EVERY: Final = 4  # published networks from one that is kept for the league to the next
MOST_EARLIER: Final = 12
APART: Final = 20  # one answer out of so many is not learnt from, but measures how well the others were learnt
MOST_APART: Final = 16


@dataclass(frozen=True)
class Aims:
    """What a run learns, and how."""

    game: str
    seats: int
    pack: str | None = None
    seed: int = 0
    layers: tuple[int, ...] = LAYERS
    batch: int = 8192
    reuse: float = 5.0  # how often each row is learnt from, on average
    buffer: int = 4_000_000  # rows; below 1 kB each
    kept: int = 400_000  # rows in the file of a run: one that resumes with none has to learn again for minutes
    matches: int = 16  # in one task of a worker
    rivals: tuple[str, ...] = ("greedy",)  # the hand-made part of the league, and the fixed ladder
    earlier: float = 0.15  # the share of matches with an earlier self in some seats
    others: float = 0.1  # and of those with a rival in some seats
    measured: float = 0.08  # the share of tasks that measure the network against a rival instead


class Task(NamedTuple):
    """What a worker is asked for: matches to learn from, or matches against one rival, of the first network."""

    aims: Aims
    networks: tuple[bytes, ...]
    seed: int
    rival: str | None


class Matches(NamedTuple):
    """What a worker brings back: what to learn, the share of victories and the mean lead of the first network."""

    lessons: Lessons | None
    matches: int
    wins: float
    lead: float


@lru_cache(maxsize=4)
def encoding(game: str, pack: str | None, seats: int) -> Encoding[Any]:
    """Return the encoding of a game, made once per process."""
    found = find(game)
    return encoding_of(found, named_pack(found, pack), seats)


@lru_cache(maxsize=2 * MOST_EARLIER)
def network(content: bytes) -> Network:
    """Return the network in the content of a file, read once per process."""
    return Network.load(BytesIO(content))


def work(task: Task) -> Matches:
    """Play the matches of a task."""
    aims = task.aims
    school = School(encoding(aims.game, aims.pack, aims.seats))
    networks = [network(content) for content in task.networks]
    seeds = [derived_seed(task.seed, number) for number in range(aims.matches)]
    courses = (
        school.course(pilots(task, number, Random(seed)), seed, straying=task.rival is None)
        for number, seed in enumerate(seeds)
    )
    played = list(school.play(networks, courses, AT_ONCE))
    if task.rival is None:
        return Matches(Lessons.together([one.lessons for one in played]), len(played), 0.0, 0.0)
    seats = [one.pilots.index(0) for one in played]
    wins = [one.wins[seat] for one, seat in zip(played, seats, strict=True)]
    leads = [one.leads[seat] for one, seat in zip(played, seats, strict=True)]
    return Matches(None, len(played), float(np.mean(wins)), float(np.mean(leads)))


def pilots(task: Task, number: int, rng: Random) -> list[Pilot]:
    """Return who plays in match `number` of a task: mostly the newest network, and sometimes others of the league."""
    aims, seats = task.aims, task.aims.seats
    found: list[Pilot] = [0] * seats
    if task.rival is not None:
        return [0 if seat == number % seats else files.made(task.rival, aims.game, seat) for seat in range(seats)]
    lot = rng.random()
    # At least one seat stays with the newest network.
    taken = rng.sample(range(seats), rng.randrange(1, max(2, seats)))
    if lot < aims.others and aims.rivals:
        rival = rng.choice(aims.rivals)
        for seat in taken:
            found[seat] = files.made(rival, aims.game, number + seat)
    elif lot < aims.others + aims.earlier and len(task.networks) > 1:
        earlier = rng.randrange(1, len(task.networks))
        for seat in taken:
            found[seat] = earlier
    return found


def begin(aims: Aims) -> Network:
    """Return the untrained network of a run; a few matches of it say how much what it reads varies."""
    own = encoding(aims.game, aims.pack, aims.seats)
    width = own.size + School(own).observer.width
    blank = BytesIO()
    Network.untrained(own, np.ones(width, np.float32), aims.layers, aims.seed).save(blank)
    answer = work(Task(aims, (blank.getvalue(),), aims.seed, None))
    assert answer.lessons is not None
    return Network.untrained(own, scale_of(answer.lessons.rows), aims.layers, aims.seed)


class Run:
    """A training run in its folder."""

    def __init__(self, aims: Aims, folder: Path, device: str | None = None) -> None:
        self.aims = aims
        self.folder = folder
        device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.buffer: Buffer | None = None
        self.apart: list[Lessons] = []
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
        self.publish()

    def learn(self, workers: Pool, seconds: float, say: Callable[[dict[str, Any]], None]) -> None:
        """Play and learn for some time; saves at the end, also after Ctrl-C."""
        began, before = monotonic(), self.seconds
        marks = {"publish": began, "note": began, "save": began}

        def due(what: str, every: float) -> bool:
            is_due = monotonic() - marks[what] > every
            if is_due:
                marks[what] = monotonic()
            return is_due

        try:
            for task, answer in workers.answers(work, self._tasks(began + seconds)):
                self.seconds = before + monotonic() - began
                self._take(task, answer.result())
                self._step((monotonic() - began) / seconds)
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
        if answer.lessons is None:
            self.contests.setdefault(str(task.rival), []).append(answer)
            return
        self.games += answer.matches
        if self.answers % APART == 1:
            self.apart = [*self.apart[1 - MOST_APART :], answer.lessons]
            return
        columns = columns_of(answer.lessons)
        if self.buffer is None:
            self.buffer = Buffer(self.aims.buffer, columns, self.learner.device)
        self.buffer.add(columns)

    def _step(self, progress: float) -> None:
        """Learn until every row was used about as often as the aims say."""
        if self.buffer is None or self.buffer.rows < LEAST_ROWS:
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
        if self.apart:
            line["held_out"] = self.learner.held_out(Lessons.together(self.apart))
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
        torch.save(state, self.folder / "state.new")
        (self.folder / "state.new").replace(self.folder / "state.pt")
        kept = self.buffer.newest(self.aims.kept) if self.buffer else []
        with (self.folder / "rows.new").open("wb") as file:
            # Compressed, because most bytes of a position are 0.
            np.savez_compressed(file, *kept, allow_pickle=False)
        (self.folder / "rows.new").replace(self.folder / "rows.npz")

    def _resume(self, device: str) -> None:
        state = torch.load(self.folder / "state.pt", map_location=device, weights_only=False)
        own = encoding(self.aims.game, self.aims.pack, self.aims.seats)
        if not Card(**state["card"]).fits(Card.of(own)):
            raise InvalidChoice(f"{self.folder} holds a run for other positions: {state['card']}")
        scale = state["learner"]["scale"].cpu().numpy()
        self.learner = Learner(Network.untrained(own, scale, self.aims.layers, self.aims.seed), device)
        self.learner.restore(state["learner"])
        self.games, self.tasks, self.version, self.seconds = state["counts"]
        self.earlier = state["earlier"]
        with np.load(self.folder / "rows.npz") as rows:
            columns = [rows[name] for name in rows.files]
        if columns:
            self.buffer = Buffer(self.aims.buffer, columns, device)
            self.buffer.add(columns)
            # Rows of before, kept or not, count as learnt.
            self.learnt_before = self.learner.steps * self.aims.batch - self.aims.reuse * self.buffer.rows
