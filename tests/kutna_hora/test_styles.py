"""The styles of Kutná Hora: they play by the rules, see only what their seat sees, and do what their names say."""

from collections import defaultdict
from random import Random
from statistics import mean

import pytest

from bots.tables import some
from freestone.bots import roster
from freestone.bots.base import Bot
from freestone.core.dump import dump
from freestone.core.engine import advance, apply, outcome
from freestone.core.seen import Seen
from freestone.core.step import CHANCE
from freestone.games.kutna_hora import GAME, styles
from freestone.games.kutna_hora.names import FROM_PATRICIANS, FROM_TOWN, SOURCE_COUNT
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.styles.base import WORTHS, Style
from freestone.lab.simulate import Plan, play
from kutna_hora.positions import PACK

pytestmark = pytest.mark.heavy
STYLES = ["patricians", "mines", "town", "cathedral", "money"]


def style(name: str, seed: int = 0) -> Bot:
    return roster.find(name, GAME.id)(seed)


def test_every_style_is_installed() -> None:
    kinds = [kind for kind in vars(styles).values() if isinstance(kind, type) and issubclass(kind, Style)]
    assert {kind.__name__.lower() for kind in kinds if kind is not Style} == set(STYLES)
    assert [type(style(name)).__name__.lower() for name in STYLES] == STYLES


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize(("seats", "events"), [(2, True), (3, False), (3, True), (4, False), (4, True)])
def test_a_style_plays_whole_games(name: str, seats: int, events: bool) -> None:
    """Every choice must be one of the options, or `play` raises; a player without a plan gets 13 points."""
    result = play(Plan(GAME.id, (name,) * seats, seats, {"events": events}), 0)
    assert min(result["scores"]) > 30


@pytest.mark.parametrize("name", STYLES)
def test_a_style_repeats_itself_and_changes_nothing(name: str) -> None:
    for seen in some(GAME, 2, 3, every=11):
        before = dump(seen._state)
        choice = style(name).choose(seen)
        assert choice in seen.options
        assert style(name, seed=7).choose(seen) is choice
        assert dump(seen._state) == before


@pytest.mark.parametrize("name", STYLES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    for seen in some(GAME, 3, 1, every=17):
        other = GAME.resample(seen.state, seen.seat, Random(8))
        assert style(name).choose(Seen(GAME, seen.pack, other, seen.seat)) is style(name).choose(seen)


def test_every_choice_of_a_seat_has_a_worth() -> None:
    chance = {"begin", "stack", "reveal", "mine-card", "rock", "guild-card", "event", "draw"}
    assert {choice.verb for choice in PACK.vocabulary} == WORTHS.keys() | chance


@pytest.mark.parametrize("name", STYLES)
def test_a_style_beats_random(name: str) -> None:
    for seat in range(3):
        players = ["random"] * 3
        players[seat] = name
        assert play(Plan(GAME.id, tuple(players), seat), 0)["winners"] == [seat]


def final_state(players: list[str], seed: int) -> KutnaHoraState:
    """The end of a game, with all that the players have built."""
    state = GAME.setup(PACK, len(players), GAME.full_settings(len(players), {}))
    bots, chances = [style(name, seed) for name in players], 0
    advance(state)
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            choice = state.options[outcome(state, seed, chances)]
            chances += 1
        else:
            choice = bots[seat].choose(Seen(GAME, PACK, state, seat))
        apply(state, choice)
    return state


def figures(games: int) -> dict[str, dict[str, float]]:
    """What greedy and the styles have at the end of games with four of them, on average, by figure and player."""
    names, found = [*STYLES, "greedy"], defaultdict[str, dict[str, list[int]]](lambda: defaultdict(list))
    for number in range(games):
        # Everybody plays equally often, with all of the others.
        players = [names[(number + place) % 6] for place in ((0, 1, 2, 3) if number < 6 else (0, 1, 3, 4))]
        state = final_state(players, number)
        for seat, name in enumerate(players):
            sheet = state.sheet[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]
            found["council"][name].append(sum(sheet[FROM_PATRICIANS:FROM_TOWN]))
            found["town"][name].append(sheet[FROM_TOWN])
            found["mines"][name].append(state.miners.count(seat))
            found["pelicans"][name].append(state.used_pelicans[seat])
            found["income"][name].append(state.income(seat))
    return {figure: {name: mean(amounts) for name, amounts in row.items()} for figure, row in found.items()}


def test_a_style_does_what_its_name_says() -> None:
    """It has more of what it goes for than the others and greedy have on average."""
    found = figures(12)
    goals = {"patricians": "council", "mines": "mines", "town": "town", "cathedral": "pelicans", "money": "income"}
    for name, figure in goals.items():
        row = found[figure]
        assert row.pop(name) > 1.1 * mean(row.values()), (name, row)
