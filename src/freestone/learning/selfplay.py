"""Matches from which a network learns: many at once in one process, so that it judges all their options together."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freestone.bots.base import Bot
from freestone.bots.playout import final
from freestone.core.choice import Choice
from freestone.core.engine import advance, apply
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.encoding import Encoding
from freestone.thinking.completions import Leaf, leaves
from freestone.thinking.network import SHARPNESS, VICTORY, Array, Input, Inputs, Judgement, Network, Observer, turned
from freestone.thinking.rollout import draw

TRACE: Final = 0.95  # lambda: how much of a target is what happened later, per decision, and not what was expected
MOST_OPTIONS: Final = 24  # that a policy is told about: the best ones
# How far seats stray from what looks best, in points, and how often a seat takes anything at all. Without it, self-play
# visits too few kinds of positions.
STRAYING: Final = (0.0, 0.0, 0.4, 0.8)
WHIMS: Final = (0.0, 0.01, 0.03)


class Examples(NamedTuple):
    """What to learn from: positions with the leads and victories that followed; of some, also a good policy.

    `options` are indices of the vocabulary with the `shares` of the policy; where a row has none, all are -1.
    """

    rows: Inputs
    leads: Array
    wins: Array
    options: NDArray[np.int16]
    shares: NDArray[np.float16]

    @classmethod
    def together(cls, many: list["Examples"]) -> "Examples":
        """Return the examples of several matches as one."""
        rows = Inputs(*(np.concatenate(parts) for parts in zip(*(each.rows for each in many), strict=True)))
        return cls(rows, *(np.concatenate(parts) for parts in zip(*(each[1:] for each in many), strict=True)))


class Played(NamedTuple):
    """One match of self-play."""

    pilots: list["Pilot"]
    examples: Examples
    leads: list[float]
    wins: list[float]


class Policy(NamedTuple):
    """The best options of a decision by their indices in the vocabulary, and the share of each."""

    options: list[int]
    shares: list[float]


NO_POLICY: Final = Policy([-1] * MOST_OPTIONS, [0.0] * MOST_OPTIONS)


class Sight(NamedTuple):
    """A position as a seat saw it during a match, and how many values were known then."""

    row: Input
    seat: int
    values: int
    policy: Policy


@dataclass
class Notes:
    """What is written down during a match; values, leads and then wins, are by seat at the table."""

    sights: list[Sight] = field(default_factory=list)
    values: list[list[float]] = field(default_factory=list)


class Question(NamedTuple):
    """Positions that a match wants judged, and by which network."""

    network: int
    rows: list[Input]


class Look(NamedTuple):
    """A completed option and how it is judged: its leads and wins, by seat from the one that decides on."""

    leaf: Leaf
    parts: list[list[float]]
    row: Input | None
    leads: list[float]
    wins: list[float]

    @property
    def worth(self) -> float:
        """What it is worth to the seat that decides."""
        return self.leads[0] + VICTORY * self.wins[0]


Pilot = int | Bot  # the number of a network, or a bot
Practice = Generator[Question, Judgement, Played]


class School:
    """Plays matches of one game with networks and bots in the seats."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        self.observer = Observer(encoding)
        self.game = encoding.game
        self.pack = encoding.pack
        self.seats = encoding.seats
        self.settings = encoding.game.full_settings(encoding.seats, {})

    def play(self, networks: list[Network], practices: Iterator[Practice], at_once: int) -> Iterator[Played]:
        """Play matches side by side and yield each when it is over; the networks judge for all of them together."""
        running: dict[Practice, Question] = {}
        finished: list[Played] = []

        def go_on(practice: Practice, judgement: Judgement | None) -> None:
            try:
                running[practice] = next(practice) if judgement is None else practice.send(judgement)
            except StopIteration as end:
                running.pop(practice, None)
                finished.append(end.value)

        while True:
            while len(running) < at_once and (practice := next(practices, None)) is not None:
                go_on(practice, None)
            yield from finished
            finished.clear()
            if not running:
                return
            for practice, judgement in self._answers(networks, running):
                go_on(practice, judgement)

    def _answers(self, networks: list[Network], running: dict[Practice, Question]) -> list[tuple[Practice, Judgement]]:
        found = []
        for number, network in enumerate(networks):
            asked = [(practice, question.rows) for practice, question in running.items() if question.network == number]
            if not asked:
                continue
            judged = network.judge(self.observer.together([row for _, rows in asked for row in rows]))
            at = 0
            for practice, own in asked:
                until = at + len(own)
                found.append((practice, Judgement(judged.leads[at:until], judged.wins[at:until])))
                at = until
        return found

    def practice(self, pilots: list[Pilot], seed: int, straying: bool = True) -> Practice:
        """Play one match: yield positions to judge, receive judgements, and return what it teaches."""
        rng, notes = Random(seed), Notes()
        stray = [rng.choice(STRAYING) if straying else 0.0 for _ in pilots]
        whim = rng.choice(WHIMS) if straying else 0.0
        state: Any = self.game.setup(self.pack, self.seats, self.settings)
        advance(state)
        looks: list[Look] = []
        path: tuple[Choice, ...] = ()  # an action that was chosen as a whole,
        done = 0  # and how many of its choices are made
        while state.agenda:
            seat = state.agenda[-1].seat
            if seat == CHANCE or len(state.options) == 1:
                choice = draw(state, rng)
                done = done + 1 if path[done : done + 1] == (choice,) else len(path)
                apply(state, choice)
                continue
            pilot = pilots[seat]
            if not isinstance(pilot, int):
                apply(state, pilot.choose(Seen(self.game, self.pack, state, seat)))
                continue
            if done < len(path) and path[done] in state.options:
                self._note_policy(notes, state, seat, policy(looks, path[:done]))
            else:
                looks = yield from self._looks(pilot, state, seat)
                pick = looks[picked([look.worth for look in looks], stray[seat], whim, rng)]
                self._note(notes, state, seat, looks, pick)
                path, done = pick.leaf.path, 0
            apply(state, path[done])
            done += 1
        return self._played(pilots, notes, state)

    def _looks(self, pilot: int, state: State, seat: int) -> Generator[Question, Judgement, list[Look]]:
        """Return every completed option of a decision as a network judges it; finished matches need no judgement."""
        found: list[tuple[Leaf, list[list[float]], Input | None]] = []
        for leaf in leaves(state, seat):
            parts = self.observer.parts(leaf.state)
            found.append((leaf, parts, self.observer.see(leaf.state, seat, parts) if leaf.state.agenda else None))
        rows = [row for _, _, row in found if row is not None]
        answers: Iterator[tuple[list[float], list[float]]] = iter(())
        if rows:
            judged = yield Question(pilot, rows)
            answers = zip(judged.leads.tolist(), judged.wins.tolist(), strict=True)
        looks = []
        for leaf, parts, row in found:
            ends = tuple(turned(each, seat) for each in final(self.game, leaf.state)) if row is None else next(answers)
            looks.append(Look(leaf, parts, row, *ends))
        return looks

    def _note(self, notes: Notes, state: State, seat: int, looks: list[Look], pick: Look) -> None:
        """Write down a decision with its policy, and the position after it as two seats see it."""
        observer, at, after, back = self.observer, len(notes.values), pick.leaf.state, self.seats - seat
        notes.values.append(turned(pick.leads, back) + turned(pick.wins, back))
        self._note_policy(notes, state, seat, policy(looks, ()))
        if pick.row is not None:
            notes.sights.append(Sight(pick.row, seat, at, NO_POLICY))
            other = (seat + 1 + at % (self.seats - 1)) % self.seats
            notes.sights.append(Sight(observer.see(after, other, pick.parts), other, at, NO_POLICY))

    def _note_policy(self, notes: Notes, state: State, seat: int, told: Policy) -> None:
        """Write down a position with the policy there: at the beginning of an action or in the middle of it."""
        row = self.observer.see(state, seat, self.observer.parts(state))
        notes.sights.append(Sight(row, seat, len(notes.values) - 1, told))

    def _played(self, pilots: list[Pilot], notes: Notes, state: State) -> Played:
        expected, shares = final(self.game, state)
        known = np.array(notes.values, np.float32).reshape(-1, 2 * self.seats)
        goals = np.empty_like(known)
        goal = np.array([*expected, *shares], np.float32)
        for at in range(len(known) - 1, -1, -1):
            goals[at] = goal
            goal = (1 - TRACE) * known[at] + TRACE * goal
        return Played(pilots, self._examples(notes.sights, goals), expected, shares)

    def _examples(self, sights: list[Sight], goals: Array) -> Examples:
        at = np.array([sight.values for sight in sights], np.intp)[:, None]
        seats = (np.array([sight.seat for sight in sights], np.intp)[:, None] + np.arange(self.seats)) % self.seats
        return Examples(
            self.observer.together([sight.row for sight in sights]),
            goals[at, seats],
            goals[at, self.seats + seats],
            np.array([sight.policy.options for sight in sights], np.int16).reshape(-1, MOST_OPTIONS),
            np.array([sight.policy.shares for sight in sights], np.float16).reshape(-1, MOST_OPTIONS),
        )


def picked(worths: list[float], stray: float, whim: float, rng: Random) -> int:
    """Return the place of the best worth, or another one: of a whim any, and near ones as far as a seat strays."""
    if whim and rng.random() < whim:
        return int(rng.random() * len(worths))
    if stray:
        # Gumbel noise: the same as drawing by a softmax of this temperature.
        noise = -np.log(-np.log(np.array([rng.random() for _ in worths]) + 1e-12) + 1e-12)
        return int(np.argmax(np.array(worths) + stray * noise))
    return worths.index(max(worths))


def policy(looks: list[Look], made: tuple[Choice, ...]) -> Policy:
    """Return the best next choices of an action whose first ones are made; -1 and 0 where there are fewer."""
    at, best = len(made), dict[int, float]()
    for look in looks:
        path = look.leaf.path
        if path[:at] == made:
            best[path[at].index] = max(look.worth, best.get(path[at].index, look.worth))
    order = sorted(best, key=lambda choice: -best[choice])[:MOST_OPTIONS]
    shares = np.exp((np.array([best[choice] for choice in order]) - best[order[0]]) / SHARPNESS)
    missing = MOST_OPTIONS - len(order)
    return Policy(order + [-1] * missing, (shares / shares.sum()).tolist() + [0.0] * missing)
