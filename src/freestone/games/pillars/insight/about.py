"""What sets one option apart from the others: what cards do, and what the cathedral would gain."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.games.pillars.insight.building import best_building
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.builders import gains
from freestone.games.pillars.steps.cathedral import ReturnCubes
from freestone.games.pillars.steps.events import Avert, Bishop
from freestone.games.pillars.steps.market import Buy, Sell
from freestone.games.pillars.steps.team import Dismiss
from freestone.words import Words

SPARING: Final = ("protection", "spend", "hold")
TELLING: Final = (Bishop, Buy, Dismiss, ReturnCubes, Sell)


def about(state: PillarsState, words: Words, seat: int, choice: Choice) -> list[str]:
    """Return what to know of an option besides its price and what it changes."""
    step = state.agenda[-1]
    if isinstance(step, Avert | Bishop) and choice.verb in SPARING:
        return [words.text("about-event", does=words.card(state.pack.events[state.event].name))]
    if choice.verb == "place":
        return _place(state, words, seat, choice)
    if choice.verb == "hire":
        return _hired(state, words, seat, choice.value)
    if choice.verb == "take" or isinstance(step, TELLING):
        return _compared(words, points_to_come(state, seat), points_to_come(_taken(state, choice), seat))
    return []


def _place(state: PillarsState, words: Words, seat: int, choice: Choice) -> list[str]:
    """P3.7: what the card above a space does."""
    card = gains(state, choice).get("card")
    if card is None:
        return []
    hired = [one.index for one in state.pack.craftsmen if one.name == card]
    return [words.card(str(card)), *(text for one in hired for text in _hired(state, words, seat, one))]


def _hired(state: PillarsState, words: Words, seat: int, card: int) -> list[str]:
    """P2.4, P4.11: what one more craftsman would add; whoever makes least leaves a full team."""
    team = [*state.team[seat], card]
    is_full = len(team) > state.craftsman_limit(seat)
    teams = [[one for one in team if one != gone] for gone in team] if is_full else [team]
    best = max(points_to_come(_with_team(state, seat, one), seat) for one in teams)
    return _compared(words, points_to_come(state, seat), best)


def _compared(words: Words, before: int, after: int) -> list[str]:
    if before == after:
        return []
    return [words.text("about-builds-more" if after > before else "about-builds-less", points=abs(after - before))]


def points_to_come(state: PillarsState, seat: int) -> int:
    """Return what a seat can build of the cubes in hand and of those that its cards will bring (P4.6, P4.11)."""
    then = state.copy()
    for card in state.pack.resource_cards:
        if state.resource_owner[card.index] == seat:
            then.cubes[seat][card.material] += card.cubes + state.cubes_per_card[seat]
    return sum(best_building(then, seat).values())


def _taken(state: PillarsState, choice: Choice) -> PillarsState:
    """Return the position after a choice, before anything else happens."""
    after = state.copy()
    apply(after, choice, len(state.agenda) - 1)
    return after


def _with_team(state: PillarsState, seat: int, team: list[int]) -> PillarsState:
    after = state.copy()
    after.team[seat] = team
    return after
