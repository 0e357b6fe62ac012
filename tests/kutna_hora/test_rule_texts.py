"""The rules that players read state the figures of the component data, and what must not be left out."""

import re

import pytest

from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.effects import Effect
from freestone.words import Words

PACK = GAME.pack()
WORDS = Words(GAME, [], pack=PACK)
GREEN, SILVER, YELLOW, RED = PACK.patrician_pay
TWO_OR_THREE, FOUR = PACK.track_for[3], PACK.track_for[4]
ENTRANCES = {wood for side in PACK.boards.sides for wood in side.mines.entrance if wood}
FIGURES = {
    "k1-1": [f"Four players play {FOUR.rounds} rounds, two or three play {TWO_OR_THREE.rounds}."],
    "k1-2": [f"begins at {PACK.tax_start}."],
    "k1-8": [
        f"{PACK.miners_in_pool} miner in the pool and {PACK.miners_waiting} waiting, {PACK.plot_markers} plot markers",
        "{} groschen, the others {}, {} and {} in turn order".format(*PACK.start_groschen),
    ],
    "k4-2": [f"The level begins at {PACK.draws[0]}"],
    "k4-4": [f"An entrance always costs {wood} wood" for wood in ENTRANCES],
    "k6-1": [f"any free square costs {PACK.plot_alone} groschen", f"any free square costs {PACK.plot_alone}."],
    "k6-2": [f"With reputation {PACK.cheap_plot_at} or more a plot costs {PACK.plot_cheap} groschen"],
    "k7-9": [f"above {PACK.tax_most}."],
    "k8-2": [f"pay {PACK.patrician_cost} groschen"],
    "k10-1": [f"Lose {PACK.joker_reputation} reputation, or nothing with {PACK.free_joker_at} or more"],
    "k11-1": [
        f"{PACK.points_beyond} points gained or lost",
        f"From {PACK.cheap_plot_at} on plots cost {PACK.plot_cheap} groschen, from {PACK.free_joker_at} on the Joker",
    ],
    "k12-2": ["plus {} with two plot markers in town or {} with three".format(*PACK.surcharge[2:])],
    "k12-3": [
        f"Green: {GREEN} for each pair",
        f"Silver: {SILVER} for every two",
        f"Yellow: {YELLOW} with a mine of yours in every row, {PACK.yellow_two} with two",
        f"Red: {RED} for each column",
    ],
    "k12-4": [
        f"After round {FOUR.red_tiles_after} with four players, after round {TWO_OR_THREE.red_tiles_after} with two"
    ],
    "k13-3": [f"divided by {PACK.groschen_per_point}"],
    "k13-5": [f"{PACK.extra_tile} point for each tile on your board that you have not built"],
}
NEIGHBOURS = {
    "k6-1": "only at a corner",
    "k7-1": "diagonal",
    "k9-3": "diagonal",
    "k12-3": "diagonal",
    "k13-1": "corner",
}


def rule(number: str) -> str:
    return WORDS.text(f"rule-{number}")


@pytest.mark.parametrize("number", FIGURES)
def test_rules_state_the_figures_of_the_data(number: str) -> None:
    for phrase in FIGURES[number]:
        assert phrase in rule(number)


def gain(effect: Effect) -> str:
    """What must be taken, as the rules put it."""
    amount = abs(effect.amount)
    noun = "reputation" if effect.verb == "reputation" else "point" if amount == 1 else "points"
    return f"{'gain' if effect.amount > 0 else 'lose'} {amount} {noun}"


def test_k9_3_tells_what_every_tile_gives_and_takes() -> None:
    """K9.3: the gains and losses that must be taken, and the figure of the effect in the middle."""
    told = dict(re.findall(r"Tile (\d+): (.*?)(?= Tile \d|$)", rule("k9-3")))
    assert list(told) == [str(number) for number in range(1, len(PACK.barbara_tiles) + 1)]
    for text, tile in zip(told.values(), PACK.barbara_tiles, strict=True):
        must = "; ".join(map(gain, tile.fixed_effects))
        assert text.startswith(must), text
        assert bool(must) == bool(re.match(r"(?:gain|lose) \d+ \w+[;.]", text)), text
    assert "2 more production" in told["3"]
    assert [effect.amount for effect in PACK.barbara_tiles[2].middle_effects] == [2]
    assert f"brings {PACK.effect_lists[PACK.after_last][0].amount} reputation" in rule("k9-2")


@pytest.mark.parametrize("number", NEIGHBOURS)
def test_neighbours_are_never_diagonal(number: str) -> None:
    assert NEIGHBOURS[number] in rule(number)


def test_the_end_of_a_round_keeps_its_order() -> None:
    """K12: event, taxes, patricians, red tiles, next round."""
    assert [rule(f"k12-{part}").split()[0].strip(",") for part in range(1, 6)] == [
        *("First", "Then", "Then", "After", "Last"),
    ]
    assert rule("k12").endswith("event, taxes, patricians, new tiles")
