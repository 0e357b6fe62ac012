"""What a seat has to decide, before it is said in any language: its options, and what each of them leads to."""

from typing import Any, NamedTuple

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.preview import Preview
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE, Refusal
from freestone.presentation.base import Presentation
from freestone.presentation.values import Caution, Routine
from freestone.words import Saying


class Option(NamedTuple):
    """An option: what it changes, from the least to the greatest, who is asked after it, what is to know, warnings.

    `about` sets it apart from the others, `rule` is the number of the rule behind it.
    """

    choice: Choice
    changes: dict[str, tuple[int, int]]
    follows: int | None
    about: list[Saying]
    cautions: list[Caution]
    rule: str


class Decision(NamedTuple):
    """A decision of a seat in the position that it sees, the same for readers of all languages."""

    state: Any
    options: list[Option]
    routines: list[tuple[Routine, Option]]
    refusals: list[Refusal]


def decision_of(presentation: Presentation[Any], seen: Seen[Any]) -> Decision:
    """Return the decision of a seat; options without any effect come last."""
    state, seat = seen.state, seen.seat
    choices = sorted(seen.options, key=lambda choice: choice.verb in presentation.last_verbs)
    options = [
        Option(
            choice,
            changes,
            _next_asked(state, [choice]),
            presentation.about(state, seat, choice),
            presentation.cautions(state, seat, choice),
            presentation.rule_of(state, choice),
        )
        for choice, changes in zip(choices, _changes(presentation, seen, choices), strict=True)
    ]
    routines = [(one, _routine_option(presentation, seen, one)) for one in presentation.routines(state, seat)]
    return Decision(state, options, routines, state.agenda[-1].refusals(state))


def _routine_option(presentation: Presentation[Any], seen: Seen[Any], routine: Routine) -> Option:
    """Return a routine as an option: what all its choices change together, and who is asked after them."""
    state, game = seen.state, presentation.game
    after = _after(state, routine.choices, len(state.agenda) - 1)
    old, new = (game.measures(one, seen.seat) for one in (state, after))
    moved = {name: value - old[name] for name, value in new.items()}
    first = routine.choices[0]
    changes = _told(presentation, state, first, Preview(moved, moved))
    return Option(first, changes, _next_asked(state, routine.choices), [], [], presentation.rule_of(state, first))


def _changes(
    presentation: Presentation[Any], seen: Seen[Any], choices: list[Choice]
) -> list[dict[str, tuple[int, int]]]:
    """Return what each option changes and its preview shows; provisional points only where they differ."""
    found = [_told(presentation, seen.state, choice, seen.preview(choice)) for choice in choices]
    for name in presentation.round_contents.provisional:
        is_same = len({changes.get(name) for changes in found}) == 1
        for changes in found:
            if is_same or changes.get(name) == changes.get("points"):
                changes.pop(name, None)
    return found


def _told(presentation: Presentation[Any], state: Any, choice: Choice, found: Preview) -> dict[str, tuple[int, int]]:
    """Return the changes that a preview shows, without what means nothing yet."""
    premature = presentation.premature(state)
    told = presentation.telling(state, choice, found.changes())
    return {name: change for name, change in told.items() if name not in premature}


def _next_asked(state: State, choices: list[Choice]) -> int | None:
    """Return who is asked after some choices; None if the match is over."""
    return _after(state, choices).seat


def _after(state: State, choices: list[Choice], above: int = 0) -> State:
    """Return the position after some choices and those without an alternative that follow each of them."""
    after = state.copy()
    for choice in choices:
        apply(after, choice, above)
        # But not chance, even with a single outcome: what it reveals is new to whoever decides.
        while len(after.options) == 1 and after.seat != CHANCE:
            apply(after, after.options[0], above)
    return after
