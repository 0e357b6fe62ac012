"""The coach of a newcomer: what matters at a decision, and a word after a serious mistake.

Remarks are made from the position by the game's `Presentation`; the coach chooses among them. It fades: with every
round and every game that somebody has finished, a remark must be more important to be made. What it speaks for is
among the best choices at a first look, and whoever follows it is not blamed for that.
"""

from collections.abc import Collection, Iterable
from typing import Any, Final

from freestone.advice.hint import WORLDS, Candidate, Comparison, compare, gap
from freestone.advice.reasons import are_telling
from freestone.advice.review import ERRORS, Better, better
from freestone.bots.roster import derived_seed
from freestone.core.choice import Choice
from freestone.core.game import Game
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.presentation import Remark, presentation_of

MOST: Final = 6  # remarks to choose from; the page leaves out what it has just said
A_GAME: Final = 2  # by how much a finished game makes the coach quieter; a round does so by 1
LAST: Final = 10  # the importance of a remark that is always made
TIP: Final = "tip-"  # how the ids of remarks begin that are tips for a first time; each is said once
A_TIP: Final = 8  # its importance, for people who have not finished a game
SERIOUS: Final = 4.0  # points of lead that a mistake must cost to be worth a word, in points alone
DOUBT: Final = 8  # worlds of the first look at a move; those of a hint must agree
NEAR: Final = 1.0  # points of lead behind the best choice of a first look that a remark may still speak for
GAMES: Final = 2


def remarks(game: Game[Any], state: State, seat: int, finished: int) -> list[Remark]:
    """Return what to tell somebody who has finished some games, the most important first."""
    presentation = presentation_of(game)
    first_time = [] if finished else presentation.tips(state, seat)
    tips = [Remark(f"{TIP}{one.id}", A_TIP, at=one.at, choices=one.choices) for one in first_time]
    return audible([*presentation.remarks(state, seat), *tips], game.round(state), finished)


def audible(found: Iterable[Remark], round: int, finished: int) -> list[Remark]:
    """Return the remarks that are important enough in a round, the most important first.

    >>> [one.id for one in audible([Remark("gold", 3), Remark("tax", 8)], round=1, finished=0)]
    ['tax', 'gold']
    >>> [one.id for one in audible([Remark("gold", 3), Remark("tax", 8)], round=3, finished=1)]
    ['tax']
    """
    least = min(LAST, max(1, round) + A_GAME * finished)
    return sorted((one for one in found if one.importance >= least), key=lambda one: -one.importance)


def promising(seen: Seen) -> list[str]:
    """Return the choices that a first look finds about as good as the best one."""
    comparison = Comparison(seen, derived_seed("coach"))
    comparison.play_worlds(DOUBT)
    return _near(comparison)


def _near(comparison: Comparison) -> list[str]:
    best, *_ = comparison.leaders
    return [one.option.text for one in comparison.leaders if gap(best, one)[0] <= NEAR]


def tenable(found: Iterable[Remark], near: Collection[str]) -> list[Remark]:
    """Return the remarks that speak for nothing, and those that speak for a choice as good as the best one.

    >>> court = Remark("court", 8, choices=["place:kings_court"])
    >>> [one.id for one in tenable([court, Remark("ahead", 4)], ["place:priory"])]
    ['ahead']
    """
    return [one for one in found if not one.choices or not set(one.choices).isdisjoint(near)][:MOST]


def is_doubtful(seen: Seen, taken: Choice) -> bool:
    """Return whether a first look finds a choice seriously wrong; only then is the advice of a hint worth its time.

    A choice for which a remark speaks is not.
    """
    comparison, one = compare(seen, taken, derived_seed("coach"), DOUBT)
    if not _is_serious(comparison, one):
        return False
    made = tenable(remarks(seen.game, seen.state, seen.seat, 0), _near(comparison))
    return all(taken.text not in remark.choices for remark in made)


def mistake(seen: Seen, taken: Choice, advised: Choice, seed: int, entry: int) -> Better | None:
    """Return why the choice of an entry was a serious mistake compared with the one advised, unless that is noise.

    The first option of a hint is the measure, and the seed that of hints: so the coach blames nobody who followed a
    hint, and a hint after a take-back repeats what the coach said. A mistake that nobody could explain is passed over.
    """
    comparison, one = compare(seen, taken, seed, WORLDS, advised)
    if not _is_serious(comparison, one):
        return None
    found = better(comparison, one, entry, GAMES)
    loss, _ = gap(comparison.leaders[0], one)
    return found if are_telling(found.best.reasons, loss) else None


def _is_serious(comparison: Comparison, taken: Candidate) -> bool:
    """Return whether the best option of a comparison is so much better that it is no noise, whatever the luck."""
    loss, error = gap(comparison.leaders[0], taken)
    return loss - ERRORS * error >= SERIOUS
