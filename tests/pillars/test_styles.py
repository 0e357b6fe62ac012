"""The styles of Pillars: they play whole games, know no secrets, and do what their names say."""

from collections import Counter
from random import Random

import pytest

from bots.tables import some
from bots.test_blunders import regrets
from bots.test_choices import hidden_events
from freestone.bots import roster
from freestone.bots.base import Bot
from freestone.core.dump import dump
from freestone.core.match import Match, new
from freestone.core.seen import Seen
from freestone.games.pillars import GAME
from freestone.games.pillars.steps.board import GOT_CARD
from freestone.games.pillars.steps.builders import PLACED
from freestone.lab.simulate import Plan, play

pytestmark = pytest.mark.heavy
STYLES = ["builders", "market", "metal", "advantages"]


def bot(name: str, seed: int = 1) -> Bot:
    return roster.find(name, "pillars")(seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("at", range(4))
def test_styles_play_whole_games(seats: int, at: int) -> None:
    """Whoever takes what is not offered is named by the simulation."""
    sitting = [STYLES[(at + seat) % 4] for seat in range(seats)]
    scores = play(Plan("pillars", tuple(sitting), seed=at), 0)["scores"]
    assert min(scores) > 20


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_style_always_beats_random(name: str, seats: int) -> None:
    for at in range(seats):
        sitting = tuple(name if seat == at else "random" for seat in range(seats))
        assert play(Plan("pillars", sitting, seed=seats), at)["winners"] == [at]


@pytest.mark.parametrize("name", STYLES)
def test_a_style_repeats_itself_and_changes_nothing(name: str) -> None:
    for seen in some(GAME, 3, 2, every=11):
        before, choice = dump(seen._state), bot(name).choose(seen)
        assert choice in seen.options
        assert bot(name, seed=2).choose(seen) is choice
        assert dump(seen._state) == before


@pytest.mark.parametrize("name", STYLES)
def test_hidden_things_dealt_anew_make_no_difference(name: str) -> None:
    for seen in [*hidden_events()[:4], *some(GAME, 3, 1, every=17)]:
        dealt = [GAME.resample(seen.state, seen.seat, Random(number)) for number in range(3)]
        choices = {bot(name).choose(Seen(GAME, seen.pack, state, seen.seat)).text for state in dealt}
        assert choices == {bot(name).choose(seen).text}


@pytest.mark.parametrize("name", STYLES)
def test_a_style_makes_no_blunders(name: str) -> None:
    assert regrets("pillars", roster.find(name, "pillars"), 2, seed=3) == []


def match_of(sitting: list[str], seed: int) -> Match:
    match = new("pillars", seats=len(sitting), seed=seed, watched=True)
    bots = [bot(name) for name in sitting]
    while match.seat is not None:
        match.play(bots[match.seat].choose(match.seen()))
    return match


@pytest.fixture(scope="module")
def habits() -> dict[str, Counter[str]]:
    """What each style did in a few games at one table: visits by place, gold for builders, and cards."""
    found: dict[str, Counter[str]] = {name: Counter() for name in STYLES}
    for turn in range(8):
        sitting = [STYLES[(turn + seat) % 4] for seat in range(4)]
        for _, event in match_of(sitting, seed=turn // 4).log:
            if event.kind is PLACED:
                found[sitting[event.seat]][str(event.values[0])] += 1
                found[sitting[event.seat]]["gold"] += int(event.values[1])
            elif event.kind is GOT_CARD:
                found[sitting[event.seat]]["cards"] += 1
    return found


@pytest.mark.parametrize(
    ("name", "habit"),
    [
        ("builders", "gold"),
        ("market", "target-market"),
        ("metal", "target-kings_court"),
        ("advantages", "cards"),
    ],
)
def test_a_style_does_what_its_name_says(habits: dict[str, Counter[str]], name: str, habit: str) -> None:
    most = max(done[habit] for style, done in habits.items() if style != name)
    assert habits[name][habit] > most
