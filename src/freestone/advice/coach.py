"""The coach of a newcomer: what matters at a decision, and a word after a serious mistake.

Remarks are made from the position by the game's `Presentation`; the coach chooses among them. It fades: with every
round and every game that somebody has finished, a remark must be more important to be made.
"""

from collections.abc import Iterable
from typing import Any, Final

from freestone.advice.hint import compare, gap
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
TIP: Final = "tip-"  # how the ids of remarks begin that are tips of the first round; each is said once
A_TIP: Final = 8  # its importance, for people who have not finished a game
SERIOUS: Final = 4.0  # points of lead, victory included, that a mistake must cost to be worth a word
LOOKS: Final = (8, 24)  # worlds of the first look at a move, and of the second one, which must agree
GAMES: Final = 2


def remarks(game: Game[Any], state: State, seat: int, finished: int) -> list[Remark]:
    """Return what to tell somebody who has finished some games, the most important first."""
    presentation = presentation_of(game)
    tips = [Remark(f"{TIP}{one.id}", A_TIP, at=one.at) for one in presentation.tips(state, seat) if not finished]
    return audible([*presentation.remarks(state, seat), *tips], game.round(state), finished)


def audible(found: Iterable[Remark], round: int, finished: int) -> list[Remark]:
    """Return the remarks that are important enough in a round, the most important first.

    >>> [one.id for one in audible([Remark("gold", 3), Remark("tax", 8)], round=1, finished=0)]
    ['tax', 'gold']
    >>> [one.id for one in audible([Remark("gold", 3), Remark("tax", 8)], round=3, finished=1)]
    ['tax']
    """
    least = min(LAST, max(1, round) + A_GAME * finished)
    return sorted((one for one in found if one.importance >= least), key=lambda one: -one.importance)[:MOST]


def mistake(seen: Seen, taken: Choice, entry: int) -> Better | None:
    """Return what would have been better than the choice of an entry, if it was a serious mistake and no noise.

    Two looks at other worlds must agree that it cost enough, whatever the luck in them.
    """
    for number, worlds in enumerate(LOOKS):
        comparison, one = compare(seen, taken, derived_seed("coach", number), worlds)
        loss, error = gap(comparison.leaders[0], one)
        if loss - ERRORS * error < SERIOUS:
            return None
    return better(comparison, one, entry, GAMES)
