"""Random games of Kutná Hora: they end, keep every invariant, replay to the same position and use all of the rules."""

from collections import Counter
from random import Random

import pytest

from freestone.core.choice import Choice
from freestone.core.dump import digest
from freestone.core.engine import advance, apply
from freestone.core.preview import preview
from freestone.core.step import CHANCE
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Accept
from freestone.games.kutna_hora.steps.barbara import ConvertHouse, GainForPairs, ScoreBuilding
from freestone.games.kutna_hora.steps.building import RemoveHouse
from freestone.games.kutna_hora.steps.mine import Dig, FillPool, PickMine

PACK = GAME.pack()
TABLES = [
    (seats, {"events": events, "first_game": first_game})
    for seats in (2, 3, 4)
    for events in (False, True)
    for first_game in (False, True)
]
SELDOM = {"rest": 1, "leave": 8, "decline": 10, "remove": 15}
OFTEN = {"building": 300, "barbara": 400, "rights": 100, "plot": 100, "mine": 80, "income": 80, "joker": 60}


def begun(seats: int, options: dict[str, bool]) -> KutnaHoraState:
    state = GAME.setup(PACK, seats, GAME.options(seats, options))
    advance(state)
    return state


def eager(choice: Choice) -> int:
    """How much a player who likes to get on with it likes a choice."""
    if choice.verb in ("play", "action"):
        return OFTEN[choice.noun.split("-")[-1]]
    return SELDOM.get(choice.verb, 40)


def pick(state: KutnaHoraState, rng: Random, *, is_eager: bool) -> Choice:
    if state.seat == CHANCE:
        return rng.choices(state.offered, state.agenda[-1].weights(state))[0]
    return rng.choices(state.offered, [eager(choice) for choice in state.offered] if is_eager else None)[0]


@pytest.mark.parametrize("is_eager", [False, True])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_keep_every_invariant_and_replay(seats: int, options: dict[str, bool], is_eager: bool) -> None:
    for seed in range(4):
        rng = Random(f"{seats}{options}{seed}")
        state, taken = begun(seats, options), []
        while not state.over:
            choice = pick(state, rng, is_eager=is_eager)
            taken.append(choice.text)
            apply(state, choice)
            GAME.check(state)
            assert len(taken) < 2000
        replayed = begun(seats, options)
        for text in taken:
            apply(replayed, PACK.vocabulary.find(text))
        assert digest(replayed) == digest(state)
        assert GAME.scores(state) == [sum(points.values()) for points in GAME.score_sheet(state)]


def test_a_rich_town_uses_all_of_the_rules() -> None:
    """With groschen and pelicans enough every step is asked, every tile of St. Barbara used and every event told."""
    steps: Counter[type] = Counter()
    told: Counter[str] = Counter()
    tiles: Counter[int] = Counter()
    for seed in range(40):
        rng = Random(seed)
        state = begun(2 + seed % 3, {"events": seed % 2 == 0, "first_game": False})
        state.groschen = [groschen + 120 for groschen in state.groschen]
        state.pelicans = [6] * state.seats
        while not state.over:
            steps[type(state.agenda[-1])] += 1
            choice = pick(state, rng, is_eager=True)
            if choice.noun.endswith("-barbara"):
                tiles[state.barbara] += 1
            state.events = []
            apply(state, choice)
            told.update(event.kind.name for event in state.events)
            GAME.check(state)
    assert {Accept, ConvertHouse, GainForPairs, ScoreBuilding, RemoveHouse, Dig, FillPool, PickMine} <= steps.keys()
    assert set(tiles) == set(range(len(PACK.barbara_tiles) + 1))
    assert {"town-built", "barbara-flipped", "technology-rose", "reshuffled", "awarded", "council-met"} <= told.keys()


def test_copies_are_independent() -> None:
    rng = Random(7)
    state = begun(4, {"events": True, "first_game": False})
    kept = []
    while not state.over:
        kept.append((state.copy(), digest(state)))
        apply(state, pick(state, rng, is_eager=True))
    assert all(digest(copy) == before for copy, before in kept)


def test_previews_refusals_and_terms_change_nothing() -> None:
    rng = Random(11)
    state = begun(3, {"events": False, "first_game": True})
    while not state.over:
        if state.seat != CHANCE and rng.random() < 0.2:
            before, step = digest(state), state.agenda[-1]
            refused = {refusal.choice for refusal in step.refusals(state)}
            assert not refused & set(state.offered)
            step.terms(state)
            for choice in state.offered:
                preview(GAME, state, choice)
            assert digest(state) == before
        apply(state, pick(state, rng, is_eager=True))


def test_nothing_is_hidden_from_one_seat_alone() -> None:
    rng = Random(3)
    state = begun(2, {})
    while not state.over:
        seen = GAME.redact(state, 0)
        assert digest(GAME.redact(GAME.resample(seen, 0, rng), 0)) == digest(seen) == digest(state)
        apply(state, pick(state, rng, is_eager=False))
