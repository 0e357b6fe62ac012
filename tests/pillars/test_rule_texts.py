"""The rules that players read state the figures of the component data."""

import pytest

from freestone.games.pillars import GAME
from freestone.words import Words

PACK = GAME.pack()
WORDS = Words(GAME, [], pack=PACK)
STONE, WOOD, SAND, METAL = PACK.prices
WILLIAM = next(card for card in PACK.events if card.id == "william").effects[0]
COUNTED = {2: "Two", 5: "five"}
FIGURES = {
    "p1-2": [f"{PACK.start_points} points, {PACK.workers} workers, {PACK.master_builders} master builders"],
    "p1-3": [
        "The start player has {} gold, the next player clockwise {}, then {} and {}.".format(*PACK.start_gold),
        f"more than {PACK.gold_limit} gold",
    ],
    "p1-7": ["filled to {} stone, {} wood and {} sand".format(*PACK.market_cubes)],
    "p2-4": [f"at most {COUNTED[PACK.craftsman_limit]} craftsmen"],
    "p3-4": ["costs {} gold, then {}, {}, {}, {}, {} and {};".format(*PACK.builder_costs)],
    "p4-1": [f"William\u2019s {WILLIAM.text()[1]['amount']} gold is not a tax"],
    "p4-5": ["{} points on the first space, {} on the second".format(*PACK.place["priory"].points)],
    "p4-7": [f"the die shows {', '.join(map(str, PACK.tax_die))}."],
    "p4-9": [f"{COUNTED[PACK.castle_workers]} grey workers"],
    "p4-10": [f"stone {STONE} gold, wood {WOOD}, sand {SAND}; metal can only be sold, for {METAL}."],
    "p4-11": [f"at most {COUNTED[PACK.keep_cubes]} cubes"],
    "p5-1": [f"beyond {PACK.points_lap}"],
}


def rule(number: str) -> str:
    return WORDS.text(f"rule-{number}")


@pytest.mark.parametrize("number", FIGURES)
def test_rules_state_the_figures_of_the_data(number: str) -> None:
    for phrase in FIGURES[number]:
        assert phrase in rule(number)


def test_p3_7_tells_the_spaces_of_every_place() -> None:
    """P3.7: each place by its name, in the order of the board."""
    named = [f"{WORDS.text(place.name)} {len(place.spaces)}" for place in PACK.places]
    assert f"{named[0]} space, {', '.join(named[1:])}." in rule("p3-7")


def test_p2_6_promises_no_card_for_the_next_round() -> None:
    """P2.6: a card that nobody took goes back to the pile, and two of the pile sit out (P1.7)."""
    assert "go back to the pile" in rule("p2-6")


def test_p4_10_counts_every_woodworker() -> None:
    """P4.10: a master woodworker may buy wood too."""
    assert PACK.kinds.count(PACK.woodworker) > 1
    assert "a woodworker in your team, of either kind" in rule("p4-10")


def test_p4_4_tells_of_every_card_that_is_kept_when_it_begins() -> None:
    """P4.4: whether it works in the round in which it is taken."""
    text = rule("p4-4").lower()
    kept = {card.id.split("_")[0] for card in PACK.advantages if card.when != "now"}
    assert {name for name in kept if name not in text} == set()
