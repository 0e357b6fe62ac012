"""What bots share: their dice, promises of options, and playouts."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.dump import digest
from freestone.core.engine import apply
from freestone.core.game import Game, victory_shares
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.thinking import Thinking
from freestone.thinking.completions import Completions, leads
from freestone.thinking.rollout import draw

# An option's promise counts like this many playouts of one horizon. In the same worlds, the variance of a difference
# between two options is only 0.1 points² in Kutná Hora and 0.3 in Pillars; the variance of a promise is 1.9 and 0.3.
TRUST: Final = 8.0
# Playouts must end, also in a game whose horizon never changes, or which nobody can end by what looks best. Of our
# games, Pillars with four players has the longest way to a horizon, 76 entries, and the longest matches, 520 entries.
MOST_ENTRIES: Final = 300
MOST_ENTRIES_OF_A_MATCH: Final = 3000


def dice(seed: int, seen: Seen) -> Random:
    """Return a source of chance that depends only on the bot's seed and on what its seat sees."""
    return Random(f"{seed}:{digest(seen.state)}")


def lead(thinking: Thinking[Any], state: State, seat: int) -> float:
    """Return how far ahead of the others a seat can expect to end."""
    return leads([thinking.evaluate(state, each) for each in range(state.seats)])[seat]


def final(game: Game[Any], state: State) -> tuple[list[float], list[float]]:
    """Return the lead and the share of the victory of every seat at the end of a match."""
    shares = victory_shares(game.winners(state), state.seats)
    return leads([float(score) for score in game.scores(state)]), shares


def promises(thinking: Thinking[Any], state: State, seat: int) -> list[float]:
    """Return for every option the best lead right after it and its completion."""
    return Completions(seat, lambda after: lead(thinking, after, seat)).worths(state)


def best(options: Sequence[Choice], worths: list[float], rng: Random) -> Choice:
    """Return the option of the greatest worth; equal ones by chance."""
    # Sums of floats in another order differ in the last digits.
    top = max(worths) - 1e-9
    return rng.choice([option for option, worth in zip(options, worths, strict=True) if worth >= top])


def play_next(thinking: Thinking[Any], state: State, rng: Random, noise: float = 0.0) -> bool:
    """Take what chance draws, or else the option that looks best at a glance; return whether chance had a say."""
    offered = state.options
    if len(offered) == 1:
        apply(state, offered[0])
        return False
    if state.agenda[-1].seat == CHANCE:
        apply(state, draw(state, rng))
        return True
    worths = thinking.appraise(state)
    if noise:
        worths = [worth + rng.gauss(0.0, noise) for worth in worths]
    top = max(worths)
    if thinking.takes_first_of_equals or worths.count(top) == 1:
        apply(state, offered[worths.index(top)])
        return bool(noise)
    # An evaluation that tells options apart too rarely would repeat the first one for ever.
    apply(state, rng.choice([option for option, worth in zip(offered, worths, strict=True) if worth == top]))
    return True


def play_on(thinking: Thinking[Any], state: State, rng: Random, horizon: int, noise: float = 0.0) -> bool:
    """Let everybody take what looks best at a glance until the horizon is reached; return whether chance had a say.

    With noise everybody misjudges options by about this many points.
    """
    chance = False
    for _ in range(MOST_ENTRIES):
        if not state.agenda or thinking.horizon(state) != horizon:
            break
        chance = play_next(thinking, state, rng, noise) or chance
    return chance


def play_to_end(thinking: Thinking[Any], state: State, rng: Random, noise: float = 0.0) -> None:
    """Let everybody take what looks best at a glance until the match is over, misjudging it by some noise."""
    for _ in range(MOST_ENTRIES_OF_A_MATCH):
        if not state.agenda:
            break
        play_next(thinking, state, rng, noise)


def look_ahead(thinking: Thinking[Any], state: State, rng: Random, horizon: int, noise: float = 0.0) -> bool:
    """Play on over as many horizons as a thinking bot looks; return whether chance had a say."""
    chance = play_on(thinking, state, rng, horizon, noise)
    for _ in range(1, thinking.reach(state.seats)):
        chance = play_on(thinking, state, rng, thinking.horizon(state), noise) or chance
    return chance
