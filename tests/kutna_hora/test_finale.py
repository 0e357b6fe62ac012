"""The final scoring on the table: each source lights what it counts."""

import freestone
from freestone.bots.greedy import GreedyBot
from freestone.core.match import Match
from freestone.games.kutna_hora.names import SOURCES
from freestone.games.kutna_hora.presentation.finale import scored
from freestone.games.kutna_hora.steps.end_of_game import building_points, own_buildings
from freestone.presentation import presentation_of
from freestone.words import Words

# Where the things of a source lie, by the beginnings of their panels, the board to be seen first.
BOARDS = {
    "tiles": ["town"],
    "houses": ["player", "strip"],
    "barbara": ["cathedral"],
    "mines": ["mines"],
    "events": ["rounds"],
    "beyond": ["player", "strip"],
    "green": ["council", "town"],
    "silver": ["council", "player", "strip"],
    "yellow": ["council", "mines"],
    "red": ["council", "player", "strip"],
    "town": ["town"],
    "mine_rows": ["mines"],
    "income": ["player", "strip"],
    "reputation": ["player", "strip"],
    "extras": ["player", "strip", "town"],
}


def over() -> Match:
    match = freestone.new("kutna_hora", seats=3, seed=5)
    while match.seat is not None:
        match.play(GreedyBot(match.seat).choose(match.seen()))
    return match


def test_every_source_lights_what_it_counts_and_brings_its_board() -> None:
    match = over()
    scene = presentation_of(match.game).scene(match.state, Words(match.game, match.names), 0)
    panels = {item.id: item.panel.partition("-")[0] for item in scene.items}
    for source in SOURCES:
        found = [panels[id] for id in scored(match.state, source, [2, 1, 0]) if id in panels]
        assert found, source
        assert set(found) <= set(BOARDS[source]), source
        assert found[0] == BOARDS[source][0], source


def test_only_who_scores_is_lit_and_whoever_scores_most_comes_first() -> None:
    state = over().state
    assert scored(state, "income", [1])[0] == "income-1"
    assert not any("-0" in id for id in scored(state, "income", [2, 1]))
    assert scored(state, "reputation", [2, 0])[0] == "track-2"
    for seat in range(3):
        tiles = {id for id in scored(state, "town", [seat]) if id.startswith("building-")}
        town, names = state.town, state.pack.tiles
        assert tiles == {names[town[at]].name for at in own_buildings(state, seat) if building_points(state, at)}
