"""The table in the terminal: everything is on it, it fits, and the options beside it state their prices."""

import re
from random import Random

import pytest
from rich.console import Console

from freestone.cli.screen import Screen
from freestone.core.match import Match, new
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import COMMODITIES, NONE, SILVER, WOOD
from freestone.presentation import presentation_of
from freestone.words import Words

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def match_at(seats: int, round: int, seed: int = 3, verb: str = "play") -> Match:
    """A game played at random to a decision of the first seat in this round, or to its end."""
    match = new("kutna_hora", seats, seed, NAMES[:seats], {"events": True}, watched=True)
    rng = Random(seed)
    while match.seat is not None:
        if match.state.round >= round and match.seat == 0 and any(choice.verb == verb for choice in match.options):
            break
        doing = [choice for choice in match.options if choice.verb not in ("rest", "decline", "leave")]
        match.play(rng.choice(doing or match.options))
    return match


def shown(match: Match, width: int = 120) -> str:
    """The table as it is printed."""
    console = Console(width=width, height=60, color_system=None)
    with console.capture() as capture:
        console.print(presentation_of(GAME).terminal(match.state, Words(GAME, match.names, pack=match.pack), 0))
    return capture.get()


def decision(match: Match) -> str:
    """The question and its options as they are printed, each on one line."""
    console = Console(width=400, color_system=None)
    with console.capture() as capture:
        Screen(console, match, Words(GAME, match.names, pack=match.pack)).decision(0, [], [], [])
    return capture.get()


@pytest.mark.parametrize("width", [80, 100, 110, 120, 160])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_too_long_and_no_figure_is_cut(seats: int, width: int) -> None:
    """From the setup to the end everything fits."""
    for round in (0, 1, 3, 5, 9):
        lines = shown(match_at(seats, round, verb="play" if round else "set"), width).splitlines()
        assert max(map(len, lines)) <= width
        assert not [line for line in lines if "…" in line]


def test_the_whole_table_is_there() -> None:
    """Town, mines, town hall, both decks, taxes, cathedral, council and the boards have their places."""
    text = shown(match_at(4, 3))
    boxes = ("Town", "Market", "Rounds and taxes", "Mines", "Town hall", "Cathedral and council", "Players")
    for title in boxes:
        assert f"─ {title} ─" in text
    for name in (*NAMES, *COMMODITIES, "Population", "Ore deck", "St. Barbara", "Council", "Event:"):
        assert name in text


def test_every_price_is_bracketed_at_its_arm() -> None:
    """The figure in brackets is today's price, on the cell of the price arm."""
    match = match_at(4, 4)
    lines = shown(match).splitlines()
    for commodity, name in enumerate(COMMODITIES):
        line = next(line for line in lines if f"│ {name} " in line and "[" in line)
        cells = line[line.rindex(f" {name} ") + len(name) + 2 :]
        assert f"[{match.state.price(commodity)}" in cells
        arm = match.state.arms[commodity or SILVER]
        assert len(cells[: cells.index("[")].split()) == arm


def test_buildings_plots_and_mines_are_marked() -> None:
    """A building shows its name and price, a plot its owner, a mine ore and cost, the hall what rights cost today."""
    match = match_at(4, 4)
    state, pack, text = match.state, match.state.pack, shown(match)
    words = Words(GAME, match.names, pack=match.pack)
    for tile in (tile for tile in state.town if tile != NONE):
        short = f"short-{pack.tiles[tile].id}"
        names = [words.name(pack.tiles[tile].name)] + ([words.text(short)] if words.has(short) else [])
        assert any(name in text for name in names)
    assert len(re.findall(r"[■●▲◆] plot ", text)) == sum(state.markers)
    for space, tile in enumerate(state.mines):
        if state.miners[space] != NONE:
            assert f"{pack.mine_ore[tile]}o{pack.mine_cost[tile]}w" in text
    assert f"2 permits {2 * state.price(3)}¤" in text


def test_player_boards_count_down() -> None:
    """A house that has left its row shows a dot; a card that was played too."""
    match = match_at(4, 3)
    text = shown(match)
    assert text.count("▤1★") == sum(match.state.houses[seat * 3] >= 2 for seat in range(4))
    assert text.count("··") >= match.state.hand.count(0)


def test_options_state_the_full_price() -> None:
    """Quantity times price, in groschen, beside what else would change."""
    match = match_at(4, 2, verb="build")
    assert match.seat is not None
    wood = match.state.price(WOOD)
    text = decision(match)
    for choice in match.options:
        modifier = match.state.pack.building_modifier[match.state.event]
        quantity = match.state.pack.tile_wood[choice.value] + modifier
        name = Words(GAME, match.names, pack=match.pack).name(choice.name)
        assert f"Build {name} for {quantity * wood} groschen ({quantity} wood at {wood})" in text
    assert f"\N{MINUS SIGN}{quantity * wood} groschen" in text


def test_refusals_with_one_reason_share_a_line() -> None:
    """Squares that lie apart from the town are listed together."""
    match = match_at(4, 2, verb="plot")
    lines = [line for line in decision(match).splitlines() if "no building stands next to it" in line]
    assert len(lines) == 1
    assert "a1" in lines[0]


def test_the_legend_explains_the_signs() -> None:
    """The legend explains every sign that the table uses."""
    legend = Words(GAME, NAMES).text("terminal-legend")
    for sign in "✦⌂✶▒▽»✗→▤♗★♥\N{MULTIPLICATION SIGN}":
        assert sign in legend
