"""What sets one option apart from the others: what cards do, and what the cathedral would gain."""

from typing import Final

from freestone.core.choice import Choice
from freestone.games.pillars.insight.building import best_building
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.builders import gains
from freestone.games.pillars.steps.events import Avert, Bishop
from freestone.words import Words

SPARING: Final = ("protection", "spend", "hold")


def about(state: PillarsState, words: Words, seat: int, choice: Choice) -> list[str]:
    """Return what to know of an option besides its price and what it changes."""
    if choice.verb == "place":
        return _place(state, words, seat, choice)
    if choice.verb == "hire":
        return _helped(state, words, seat, choice.value)
    return _event(state, words) if isinstance(state.agenda[-1], Avert | Bishop) and choice.verb in SPARING else []


def _event(state: PillarsState, words: Words) -> list[str]:
    """P4.1-2: what one is spared, or not."""
    return [words.text("about-event", does=words.card(state.pack.events[state.event].name))]


def _place(state: PillarsState, words: Words, seat: int, choice: Choice) -> list[str]:
    """P3.7: what the card above a space does."""
    card = gains(state, choice).get("card")
    if card is None:
        return []
    hired = [one.index for one in state.pack.craftsmen if one.name == card]
    return [words.card(str(card)), *(text for one in hired for text in _helped(state, words, seat, one))]


def _helped(state: PillarsState, words: Words, seat: int, card: int) -> list[str]:
    """P4.11: how many more points the cubes in hand would make with one more craftsman."""
    team = [*state.team[seat], card]
    is_full = len(team) > state.craftsman_limit(seat)
    teams = [[one for one in team if one != gone] for gone in team] if is_full else [team]
    more = max(_points(state, seat, one) for one in teams) - _points(state, seat, state.team[seat])
    return [words.text("about-helped", points=more)] if more > 0 else []


def _points(state: PillarsState, seat: int, team: list[int]) -> int:
    """Return what a team would make of the cubes and the gold in hand."""
    after = state.copy()
    after.team[seat] = team
    return sum(best_building(after, seat).values())
