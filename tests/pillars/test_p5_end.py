"""P5: the end of the game."""

from pathlib import Path

import pytest

import freestone
from freestone.bots.greedy import GreedyBot
from freestone.games.pillars import GAME
from freestone.presentation import presentation_of
from freestone.words import Words
from pillars.positions import Table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p5_1_six_rounds(seats: int) -> None:
    """P5.1: the game ends after round 6; nobody is asked any more."""
    table = Table(seats).to_end()
    assert table.state.round == 6
    assert table.state.seat is None
    assert table.options == []
    assert len(table.told("round-began")) == 6
    assert table.told("game-ended") == [()]


def ended(points: list[int], gold: list[int]) -> Table:
    """A finished game with these points and this gold."""
    table = Table(len(points)).to_end()
    for seat, (score, money) in enumerate(zip(points, gold, strict=True)):
        table.state.points[seat] = [score] + [0] * (len(table.state.points[seat]) - 1)
        table.state.gold[seat] = money
    GAME.check(table.state)
    return table


@pytest.mark.parametrize(
    ("points", "gold", "winners"),
    [
        ([30, 31], [20, 0], [1]),
        ([31, 30], [0, 20], [0]),
        ([30, 30], [4, 5], [1]),
        ([30, 30], [5, 5], [0, 1]),
        ([30, 29, 30], [5, 9, 5], [0, 2]),
        ([30, 30, 30, 29], [5, 6, 6, 30], [1, 2]),
        ([0, 0], [0, 0], [0, 1]),
    ],
)
def test_p5_1_points_then_gold_then_shared(points: list[int], gold: list[int], winners: list[int]) -> None:
    """P5.1: the most points win, then the most gold, then the victory is shared."""
    state = ended(points, gold).state
    assert GAME.winners(state) == winners
    assert GAME.scores(state) == points


def test_p5_1_points_above_60_go_on() -> None:
    """P5.1: there is no lap: 61 is more than 60."""
    table = Table().to_round(6).board(priory=[0]).own(0, points=60).own(1, points=60).play("event:town_wall").to_end()
    assert GAME.scores(table.state) == [62, 60]
    assert GAME.winners(table.state) == [0]


def test_p5_1_no_winner_before_the_end() -> None:
    """P5.1: while the game goes on nobody has won, and afterwards nothing can be played."""
    match = freestone.new("pillars", seats=2, seed=3)
    assert match.winners == []
    while match.seat is not None:
        match.play(match.options[-1])
    assert match.winners == GAME.winners(match.state)
    assert match.options == ()
    with pytest.raises(freestone.IllegalChoice, match="the game is over"):
        match.play("pass")


def test_p5_1_an_unfinished_journal_is_a_game_in_progress(tmp_path: Path) -> None:
    """P5.1: a journal that stops before round 6 is over has no winner."""
    match = freestone.new("pillars", seats=2, seed=3)
    for _ in range(20):
        match.play(match.options[0])
    match.save(tmp_path / "game.jsonl")
    loaded = freestone.load(tmp_path / "game.jsonl")
    assert loaded.seat == match.seat is not None
    assert loaded.winners == []


def test_p5_2_cubes_and_cards_are_worth_nothing() -> None:
    """P5.2: what is left over changes neither points nor the winner."""
    table = ended([20, 20], [5, 6])
    table.state.cubes[0] = [5, 5, 5, 5]
    table.state.holder = [0 if card.when != "now" else -1 for card in table.state.pack.advantages]
    assert GAME.scores(table.state) == [20, 20]
    assert GAME.winners(table.state) == [1]


def test_p5_2_score_sheet_sums_to_the_score() -> None:
    """P5.2: only the sources of the score sheet count; they sum to the score."""
    match = freestone.new("pillars", seats=4, seed=11)
    while match.seat is not None:
        match.play(match.options[0])
        sheets = match.score_sheet
        assert [sum(sheet.values()) for sheet in sheets] == match.scores
    assert next(iter(sheets[0])) == "start"
    assert {"priory", "advantages", "events", "tax"} < set(sheets[0])


def test_p5_1_the_final_scoring_lights_craftsmen_cards_and_places() -> None:
    """P5.1: what made the points is lit: craftsmen of a trade, cards that are kept, the priory."""
    match = freestone.new("pillars", seats=3, seed=5)
    while match.seat is not None:
        match.play(GreedyBot(match.seat).choose(match.seen()))
    words, state = Words(match.game, match.names), match.state
    presentation = presentation_of(match.game)
    there = {item.id for item in presentation.scene(state, words, 0).items}
    for seat in range(3):
        for card in [state.pack.craftsmen[index] for index in state.team[seat]]:
            found = presentation.scored(state, card.kind, [seat])
            assert len(there.intersection(found)) >= 2, card.name
            assert all(card.kind in id for id in found)
        cards = presentation.scored(state, "advantages", [seat])
        assert {card.name for card in state.cards_of(seat)} <= set(cards)
    assert presentation.scored(state, "priory", [1])[0] == "place-priory"
