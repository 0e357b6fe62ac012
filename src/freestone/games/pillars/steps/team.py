"""P2.4: the craftsmen of a player, at most five."""

from typing import TYPE_CHECKING, Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Step

if TYPE_CHECKING:
    from freestone.games.pillars.state import PillarsState

HIRED: Final = EventKind("hired", "craftsman", "gold")
DISMISSED: Final = EventKind("dismissed", "craftsman")
UNTAKEN: Final = EventKind("untaken", "card")


def hire(state: "PillarsState", seat: int, card: int, gold: int) -> None:
    """Pay for a craftsman and add him to a team; above the limit one has to be dismissed at once (P2.4)."""
    # Bots remember what a team can build, and the order in which it was hired must not matter to them.
    state.team[seat] = team = tuple(sorted((*state.team[seat], card)))
    state.pay(seat, gold)
    state.tell(HIRED, seat, state.pack.craftsmen[card].name, gold)
    if len(team) > state.craftsman_limit(seat):
        state.put(DISMISS[seat])


def teams_after_hiring(team: tuple[int, ...], card: int, limit: int) -> list[tuple[int, ...]]:
    """Return the teams that hiring a craftsman can lead to: above the limit any one of them leaves (P2.4)."""
    whole = tuple(sorted((*team, card)))
    if len(whole) <= limit:
        return [whole]
    return [tuple(one for one in whole if one != leaving) for leaving in whole]


class Dismiss(Step["PillarsState"]):
    """P2.4: one craftsman leaves the game; it may be the new one."""

    completes = True

    def options(self, state: "PillarsState") -> list[Choice]:
        """Anybody in the team."""
        return [state.pack.dismiss[card] for card in state.team[self.seat]]

    def take(self, state: "PillarsState", choice: Choice) -> None:
        """Let the craftsman go."""
        state.team[self.seat] = tuple(card for card in state.team[self.seat] if card != choice.value)
        state.dismissed.append(choice.value)
        state.tell(DISMISSED, self.seat, choice.name)


# Steps never change, so each of them is made once.
DISMISS: Final = [Dismiss(seat) for seat in range(4)]
