"""The styles of Kutná Hora: they play by the rules, see only what their seat sees, and do what their names say."""

from functools import cache
from random import Random

import pytest

from bots.tables import some
from freestone.bots import roster
from freestone.bots.base import Bot
from freestone.core.dump import dump
from freestone.core.seen import Seen
from freestone.games.kutna_hora import GAME, styles
from freestone.games.kutna_hora.names import SOURCES
from freestone.games.kutna_hora.styles.base import WORTHS, Style
from freestone.lab.simulate import Plan, Result, play

STYLES = ["patricians", "mines", "town", "cathedral", "money"]
GAMES = 4  # of each contest below


def style(name: str, seed: int = 0) -> Bot:
    return roster.find(name, GAME.id)(seed)


@cache
def contest(name: str, rival: str) -> list[Result]:
    """Four-player games of one style against three rivals; it has another seat in each."""
    orders = [[rival] * 4 for _ in range(GAMES)]
    for seat, order in enumerate(orders):
        order[seat % 4] = name
    return [play(Plan(GAME.id, tuple(order), seed), 0) for seed, order in enumerate(orders)]


def own_points(name: str, rival: str, *sources: str) -> list[float]:
    """The points that a style and its rivals score from some sources, on average."""
    own: list[int] = []
    others: list[int] = []
    for result in contest(name, rival):
        for player, sheet in zip(result["players"], result["score_sheet"], strict=True):
            (own if player == name else others).append(sum(sheet[source] for source in sources))
    return [sum(own) / len(own), sum(others) / len(others)]


def test_every_style_is_installed() -> None:
    found = [kind for kind in vars(styles).values() if isinstance(kind, type) and issubclass(kind, Style)]
    assert {kind.__name__.lower() for kind in found if kind is not Style} == set(STYLES)
    assert all(type(style(name)).__name__.lower() == name for name in STYLES)


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize(("seats", "events"), [(2, True), (3, False), (3, True), (4, False), (4, True)])
def test_a_style_plays_whole_games(name: str, seats: int, events: bool) -> None:
    """Every choice must be one of the options, or `play` raises."""
    plan = Plan(GAME.id, (name,) * seats, seats, {"events": events} if seats > 2 else {})
    result = play(plan, 0)
    assert min(result["scores"]) > 20
    assert play(plan, 0) == result


@pytest.mark.parametrize("name", STYLES)
def test_a_style_repeats_itself_and_changes_nothing(name: str) -> None:
    for seen in some(GAME, 2, 3, every=11):
        before = dump(seen._state)
        choice = style(name).choose(seen)
        assert choice in seen.options
        assert style(name).choose(seen) is choice
        assert dump(seen._state) == before


@pytest.mark.parametrize("name", STYLES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    for seen in some(GAME, 3, 1, every=17):
        other = GAME.resample(seen.state, seen.seat, Random(8))
        assert style(name).choose(Seen(GAME, seen.pack, other, seen.seat)) is style(name).choose(seen)


def test_every_choice_of_a_seat_has_a_worth() -> None:
    chance = {"begin", "stack", "reveal", "mine-card", "rock", "guild-card", "event", "draw"}
    assert {choice.verb for choice in GAME.pack().vocabulary} == WORTHS.keys() | chance


@pytest.mark.parametrize("name", STYLES)
def test_a_style_beats_random(name: str) -> None:
    for result in contest(name, "random"):
        assert [result["players"][winner] for winner in result["winners"]] == [name]


@pytest.mark.parametrize(
    ("name", "sources", "factor"),
    [
        ("patricians", ["green", "silver", "yellow", "red"], 2.0),
        ("mines", ["mines", "mine_rows"], 1.2),
    ],
)
def test_a_style_does_what_its_name_says(name: str, sources: list[str], factor: float) -> None:
    assert set(sources) <= set(SOURCES)
    own, others = own_points(name, "greedy", *sources)
    assert own > factor * others
