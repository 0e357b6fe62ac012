"""Finds puzzles in games between strong bots, and throws out those that are wrong, ambiguous or trivial.

A quick comparison finds decisions where one option stands out at the horizon. Two deep searches then play every option
on in many worlds, with different chance, and a network judges where that leads: the same options must be clearly better
in both. Playouts to the end of the match, which no network has judged, must not contradict. Where no network is shipped
both searches play to the end. The strongest bot has to find the solution too.
"""

import json
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count, groupby
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, TypedDict, cast

from freestone.advice.hint import Comparison
from freestone.advice.puzzle import Margin, Puzzle, Verdict, position_id
from freestone.advice.reasons import are_telling, telling
from freestone.bots import files
from freestone.bots.greedy import GreedyBot
from freestone.bots.judge import Judge, judge_of
from freestone.bots.playout import final, look_ahead, play_to_end
from freestone.bots.roster import derived_seed
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.game import find
from freestone.core.match import Match, new
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.lab.rows import appended, foreign, refuse_foreign
from freestone.lab.simulate import Plan
from freestone.processes import Pool, opened
from freestone.thinking import Reason, thinking_of

LOOKS: Final = 6  # worlds of the quick comparison
LOOK_GAP: Final = 1.2  # points that an option must stand out by at the horizon, to be worth a deep search
TRAPS: Final = 6  # decisions of one game that are searched deeply; they resemble each other
OTHERS: Final = 1  # and without a trap; most of these are easy
STAGES: Final = (
    8,
    32,
    128,
    256,
)  # worlds of a deep search; options that are clearly behind are dropped after each stage
NOISE: Final = 0.5  # points by which everybody errs in playouts, so that none of them depends on trifles
GAP: Final = 2.0  # points of lead by which all other options must be behind
ERRORS: Final = 4.0  # and standard errors
EQUAL: Final = 0.5  # points within which options count as equally good
HOPELESS: Final = 2.0  # standard errors by which an option may still be misjudged, to be searched further
MOST_CLOSE: Final = 5  # options that may be left before the last stage; with more there is no clear answer
TO_END: Final = (
    48  # worlds in which the best two are played to the end; where a network judges, this must not contradict
)
TOLD: Final = 0.25  # of the gap to the next option, what named sources must explain
REASONS: Final = 5  # that are kept for each option
WORLDS_FOR_REASONS: Final = 24
TRIES: Final = {"novice": 8, "apprentice": 2, "journeyman": 4, "master": 4, "grandmaster": 2}
STRONGEST: Final = "grandmaster"
SHARPNESS: Final = 3  # at most one in `SHARPNESS` options may be right
LEAST_OPTIONS: Final = 3
LINE: Final = 9  # choices of a line, the solution included
LINE_BOT: Final = "planner"
# How every file of a search begins; a file that begins otherwise is somebody's own and is left alone.
OPENING: Final = '{"number": '


class Suspect(NamedTuple):
    """A decision that may be a puzzle: the choices that lead there, what leads at the horizon, and by how much.

    It is a trap if the option that looks best at first is another one.
    """

    choices: list[str]
    match: Match[Any]
    leading: list[Choice]
    gap: float
    is_trap: bool


class Outcome(NamedTuple):
    """How one playout ended for the seat that decides: its lead, and its share of the victory."""

    lead: float
    victory: float


class Deep:
    """A deep search of one decision: every option played on in the same sampled worlds.

    A judge says what is to be expected where that leads; without one, every playout goes to the end of the match.
    """

    def __init__(self, seen: Seen[Any], seed: int, judge: Judge | None = None) -> None:
        self.seen = seen
        self.judge = judge
        self.thinking = thinking_of(seen.game)
        self.outcomes: dict[Choice, list[Outcome]] = {option: [] for option in seen.options}
        self._seed = seed

    def run(self, stages: Sequence[int] = STAGES) -> bool:
        """Search until every option is either among the best or clearly behind; return whether that came about."""
        close = list(self.seen.options)
        for stage, worlds in enumerate(stages):
            self.play(close, worlds)
            close = [option for option in self.seen.options if not self._is_clear(option)]
            # The errors of the first stage, with few worlds, are too uncertain to give up on.
            if stage and any(self._is_hopeless(option, stages[-1]) for option in close):
                return False
            if stage >= len(stages) - 2 and len(close) > MOST_CLOSE:
                return False
        return self._confirm(stages[-1])

    def _confirm(self, worlds: int) -> bool:
        """Play the runner-up in as many worlds as the solutions, and return whether all other options are behind."""
        while len(self.solutions) < len(self.seen.options):
            wanted = [*self.solutions, self.runner_up]
            if all(len(self.outcomes[option]) >= worlds for option in wanted):
                return all(self._is_clear(option) or option in wanted[:-1] for option in self.seen.options)
            self.play(wanted, worlds)
        return False

    @property
    def best(self) -> Choice:
        """The option with the greatest lead, among those that were played in most worlds."""
        most = max(map(len, self.outcomes.values()))
        return max(
            (option for option, found in self.outcomes.items() if len(found) == most),
            key=lambda option: fmean(one.lead for one in self.outcomes[option]),
        )

    @property
    def solutions(self) -> list[Choice]:
        """The best option, and those that are as good."""
        return [option for option in self.seen.options if self.behind(option).points <= EQUAL]

    def behind(self, option: Choice) -> Margin:
        """Return by how many points an option is behind the best one, in the worlds that both were played in."""
        pairs = list(zip(self.outcomes[self.best], self.outcomes[option], strict=False))
        apart = [mine.lead - theirs.lead for mine, theirs in pairs]
        return Margin(fmean(apart), stdev(apart) / sqrt(len(apart)), len(apart))

    def victories(self, option: Choice) -> float:
        """Return which share of the victories an option loses against the best one."""
        pairs = zip(self.outcomes[self.best], self.outcomes[option], strict=False)
        return fmean(mine.victory - theirs.victory for mine, theirs in pairs)

    @property
    def runner_up(self) -> Choice:
        """The best option that is no solution."""
        solutions = self.solutions
        others = [option for option in self.seen.options if option not in solutions]
        return min(others, key=lambda option: self.behind(option).points)

    @property
    def margin(self) -> Margin:
        """By how much the runner-up is behind the solutions."""
        return self.behind(self.runner_up)

    def _is_clear(self, option: Choice) -> bool:
        margin = self.behind(option)
        return margin.points >= GAP and margin.points >= ERRORS * margin.error

    def _is_hopeless(self, option: Choice, worlds: int) -> bool:
        """Whether an option is neither as good nor likely to be clearly behind after this many `worlds`."""
        points, error, played = self.behind(option)
        return EQUAL < points < max(GAP, ERRORS * error * sqrt(played / worlds)) - HOPELESS * error

    def play(self, options: Iterable[Choice], worlds: int) -> None:
        """Play options on until each has been played in `worlds` worlds."""
        for option in options:
            found = self.outcomes[option]
            ends = [self._end(option, world) for world in range(len(found), worlds)]
            found.extend(self._outcomes(ends))

    def _end(self, option: Choice, world: int) -> State:
        """Return where an option leads in a world."""
        rng = Random(derived_seed(self._seed, world))
        state: State = self.seen.resample(rng)
        # Not the numbers that made the world: what is hidden in it would foretell what chance draws.
        horizon, luck = self.thinking.horizon(state), Random(rng.getrandbits(64))
        apply(state, option)
        if self.judge is None:
            play_to_end(self.thinking, state, luck, NOISE)
        else:
            look_ahead(self.thinking, state, luck, horizon, NOISE)
        return state

    def _outcomes(self, ends: list[State]) -> list[Outcome]:
        seat = self.seen.seat
        if self.judge is None:
            results = [final(self.seen.game, end) for end in ends]
        else:
            results = self.judge.finals([(end, seat) for end in ends])
        return [Outcome(leads[seat], shares[seat]) for leads, shares in results]


class Examined(TypedDict):
    """A game that was searched for puzzles, as a line of a file."""

    number: int
    game: str
    pack_digest: str
    code: str
    settings: str
    seed: int
    players: list[str]
    puzzles: list[dict[str, Any]]


def origin(plans: Sequence[Plan], number: int) -> Examined:
    """Return what is known of game `number` before it is played; the plans take turns."""
    known = plans[number % len(plans)].origin(number)
    return {
        "number": number,
        "game": known["game"],
        "pack_digest": known["pack_digest"],
        "code": known["code"],
        "settings": known["settings"],
        "seed": known["seed"],
        "players": known["players"],
        "puzzles": [],
    }


def saved(path: Path, plans: Sequence[Plan]) -> list[Examined]:
    """Return the games in a file, without a line that was cut short; raise InvalidChoice if it holds other games."""
    if not path.exists():
        return []
    refuse_foreign(path, OPENING)
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(keepends=True), start=1):
        if not line.endswith(b"\n"):
            break
        try:
            row = cast("Examined", json.loads(line))
            is_same = row == {**origin(plans, row["number"]), "puzzles": row["puzzles"]}
        except (ValueError, KeyError, TypeError) as error:
            raise foreign("no-puzzle-search", path, number=number) from error
        if not is_same:
            raise foreign("other-puzzle-search", path, number=number)
        found.append(row)
    return found


def run(path: Path, plans: Sequence[Plan], done: Iterable[int], workers: int | Pool) -> Generator[Examined]:
    """Search one game after the other, except those done, append each to the file and yield it; there is no end."""
    known = set(done)
    yield from appended(path, _each(plans, (number for number in count() if number not in known), workers))


def _each(plans: Sequence[Plan], numbers: Iterator[int], workers: int | Pool) -> Iterator[Examined]:
    if workers == 1:
        yield from map(partial(examine, plans), numbers)
        return
    with opened(workers) as pool:
        pool.carry(plans[0].paths, plans[0].read)
        for _, examined in pool.results(partial(examine, plans), numbers):
            yield examined


def examine(plans: Sequence[Plan], number: int) -> Examined:
    """Play game `number` and return it with the puzzles in it."""
    plan = plans[number % len(plans)]
    known = origin(plans, number)
    suspects = sorted(_suspects(plan, number), key=lambda suspect: -suspect.gap)
    traps, others = ([one for one in suspects if one.is_trap is kind] for kind in (True, False))
    found = (puzzle_of(plan, one, known["seed"]) for one in [*traps[:TRAPS], *others[:OTHERS]])
    return {**known, "puzzles": [puzzle.row() for puzzle in found if puzzle is not None]}


def _suspects(plan: Plan, number: int) -> list[Suspect]:
    """Play a game and return the decisions where an option stands out: the clearest one of each round and seat."""
    game = find(plan.game)
    known = plan.origin(number)
    seed, players = known["seed"], known["players"]
    bots = [files.made(name, game.id, derived_seed(seed, seat)) for seat, name in enumerate(players)]
    match: Match[Any] = new(game.id, plan.seats, seed=seed, settings=plan.settings, pack=plan.pack)
    choices: list[str] = []
    found: list[tuple[tuple[int, int], Suspect]] = []
    while match.seat is not None:
        seen = match.seen()
        choice = files.chosen(players[seen.seat], bots[seen.seat], seen, f"in game {number}")
        suspect = _suspect(seen, match, choices, choice)
        if suspect is not None:
            found.append(((game.round(seen.state), seen.seat), suspect))
        choices.append(choice.text)
        match.play(choice)
    found.sort(key=lambda one: one[0])
    turns = groupby(found, key=lambda one: one[0])
    return [
        max((suspect for _, suspect in suspects), key=lambda suspect: (suspect.is_trap, suspect.gap))
        for _, suspects in turns
    ]


def _suspect(seen: Seen[Any], match: Match[Any], choices: list[str], taken: Choice) -> Suspect | None:
    """Return the decision at hand if one option stands out at the horizon, or a few as good, and the bot took one."""
    if len(seen.options) < LEAST_OPTIONS:
        return None
    obvious = GreedyBot(0).choose(seen)
    ranked = _compared(seen, 0, LOOKS, [obvious, taken]).leaders
    behind = {one.option: ranked[0].lead - one.lead for one in ranked}
    gap = next((each for each in behind.values() if each > EQUAL), 0.0)
    if gap < LOOK_GAP or behind[taken] > EQUAL:
        return None
    leading = [option for option, each in behind.items() if each <= EQUAL]
    return Suspect(choices[:], match.copy(), leading, gap, obvious not in leading)


def _compared(seen: Seen[Any], seed: int, worlds: int, also: Sequence[Choice] = ()) -> Comparison:
    """Compare the options of a decision at the horizon; the best one comes first."""
    comparison = Comparison(seen, seed, also)
    comparison.play_worlds(worlds)
    return comparison


def puzzle_of(plan: Plan, suspect: Suspect, seed: int) -> Puzzle | None:
    """Return the puzzle at a decision of the game of a seed, or None if it is none."""
    match, seen = suspect.match, suspect.match.seen()
    # The strongest bot is asked first, because that takes less time than a deep search.
    if _share(STRONGEST, seen, suspect.leading, seed) < 1:
        return None
    id = position_id(match)
    searches = verified(seen, derived_seed(seed, id))
    if searches is None:
        return None
    solutions = searches[0].solutions
    found = {level: _share(level, seen, solutions, seed) for level in TRIES}
    verdicts = _verdicts(seen, searches, seed)
    theme = _theme(verdicts, [option.text for option in solutions])
    if found[STRONGEST] < 1 or theme is None:
        return None
    step = seen.state.agenda[-1]
    return Puzzle(
        id=id,
        game=seen.game.id,
        rules=seen.game.rules,
        pack=seen.pack.name,
        seats=plan.seats,
        settings=seen.game.full_settings(plan.seats, plan.settings),
        seed=seed,
        choices=suspect.choices,
        seat=seen.seat,
        round=seen.game.round(seen.state),
        kind=step.kind,
        terms=dict(step.terms(seen.state)),
        theme=theme,
        solutions=[option.text for option in solutions],
        verdicts=verdicts,
        margins=[_rounded(search.margin) for search in searches],
        found=found,
        line=_line(match, verdicts[0].choice),
    )


def again(puzzle: Puzzle) -> Puzzle | None:
    """Search a known puzzle with the bots of today and other chance; return what it is now, or None if it is none."""
    match = puzzle.match()
    leading = [match.pack.vocabulary.find(text) for text in puzzle.solutions]
    suspect = Suspect(puzzle.choices, match, leading, gap=0.0, is_trap=False)
    plan = Plan(puzzle.game, (STRONGEST,) * puzzle.seats, settings=puzzle.settings)
    found = puzzle_of(plan, suspect, derived_seed(puzzle.seed, "again"))
    return None if found is None else replace(found, seed=puzzle.seed)


def all_again(puzzles: Iterable[Puzzle], workers: int | Pool) -> Generator[Puzzle | None]:
    """Search known puzzles again and yield what each is now, in the order in which they are done."""
    with opened(workers) as pool:
        for _, found in pool.results(again, puzzles):
            yield found


def verified(seen: Seen[Any], seed: int, stages: Sequence[int] = STAGES) -> list[Deep] | None:
    """Search a decision twice with different chance; return None unless both find the same few clear solutions."""
    judge = judge_of(seen.game, seen.pack, seen.state.seats)
    searches: list[Deep] = []
    for number in range(2):
        search = Deep(seen, derived_seed(seed, number), judge)
        # With many right answers, guessing would do.
        if not search.run(stages) or SHARPNESS * len(search.solutions) > len(seen.options):
            return None
        # A lead that costs victories is no clear case.
        if search.victories(search.runner_up) < 0:
            return None
        searches.append(search)
    if searches[0].solutions != searches[1].solutions or (judge and _is_contradicted(searches[0], seed)):
        return None
    return searches


def _is_contradicted(search: Deep, seed: int) -> bool:
    """Whether the runner-up does better than the solution when both are played to the end of the match."""
    other = Deep(search.seen, derived_seed(seed, TO_END))
    best, second = search.best, search.runner_up
    other.play([best, second], TO_END)
    return fmean(one.lead for one in other.outcomes[best]) <= fmean(one.lead for one in other.outcomes[second])


def _share(level: str, seen: Seen[Any], solutions: list[Choice], seed: int) -> float:
    """Return in which share of its tries a level of bots finds a solution."""
    seeds = [derived_seed(seed, level, at) for at in range(TRIES[level])]
    return fmean(files.made(level, seen.game.id, one).choose(seen) in solutions for one in seeds)


def _verdicts(seen: Seen[Any], searches: list[Deep], seed: int) -> list[Verdict]:
    """Return every option with how far it is behind and why, the best one first."""
    comparison = _compared(seen, seed, WORLDS_FOR_REASONS, seen.options)
    comparison.play_game()  # an assessment corrects scores by at least one whole game
    known = {one.option: one for one in comparison.leaders}
    best, solutions = searches[0].best, searches[0].solutions
    found = []
    for option in seen.options:
        apart = comparison.assessment(known[best], [known[option]]).reasons[:REASONS] if option is not best else []
        reasons = [Reason(one.source, round(one.points, 1), round(one.amount, 1)) for one in apart]
        is_behind = float(option not in solutions)
        behind, victories = (
            is_behind * fmean(each)
            for each in ([s.behind(option).points for s in searches], [s.victories(option) for s in searches])
        )
        found.append(Verdict(option.text, round(behind, 1), round(victories, 2), reasons))
    return sorted(found, key=lambda one: (one.choice != best.text, one.behind))


def _theme(verdicts: list[Verdict], solutions: list[str]) -> str | None:
    """Return what explains most of the gap to the next option; None if what sets an option apart cannot be told."""
    nearest, *others = (one for one in verdicts if one.choice not in solutions)
    if not are_telling(nearest.reasons, nearest.behind, TOLD):
        return None
    if not all(are_telling(one.reasons, one.behind) for one in others):
        return None
    return telling(nearest.reasons, nearest.behind)[0].source


def _line(match: Match[Any], choice: str) -> list[str]:
    """Return how bots play on from the best option, beginning with it."""
    after, line = match.copy(), [choice]
    after.play(choice)
    bot = files.made(LINE_BOT, match.game.id, 0)
    while after.seat is not None and len(line) < LINE:
        line.append(bot.choose(after.seen()).text)
        after.play(line[-1])
    return line


def _rounded(margin: Margin) -> Margin:
    return Margin(round(margin.points, 2), round(margin.error, 2), margin.worlds)
