"""Learning by self-play, with a small game by a stranger that has neither an evaluation nor an encoding of its own."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from freestone.core.errors import BrokenPack
from freestone.core.game import find
from freestone.encoding import Encoding, encoding_of
from freestone.learning.learner import RATE, Buffer, Learner, columns_of
from freestone.learning.selfplay import Lessons
from freestone.learning.tasks import Aims, Task, work
from freestone.learning.train import begin
from freestone.thinking import thinking_of
from freestone.thinking.network import Card, Inputs, Network, Observer, leads_of, shipped
from strangers import DICE, installed

torch.set_num_threads(1)
TINY = Aims("dice", 2, layers=(16, 8), batch=256, buffer=20_000, least=1_000, matches=8)


@pytest.fixture(autouse=True)
def dice() -> Iterator[None]:
    with installed(DICE):
        yield


def encoding(game: str, seats: int) -> Encoding[Any]:
    return encoding_of(find(game), find(game).pack(), seats)


def noisy(own: Encoding[Any]) -> Network:
    """A network whose outputs depend on everything that it reads."""
    found = Network.untrained(own, np.ones(own.size + Observer(own).width, np.float32), (16, 8))
    rng = np.random.default_rng(1)
    weights, biases = (
        [(rng.standard_normal(each.shape) / 10).astype(np.float32) for each in arrays]
        for arrays in (found.weights, found.biases)
    )
    return Network(found.card, found.scale, weights, biases)


def some_rows(own: Encoding[Any], count: int = 20) -> Inputs:
    rng = np.random.default_rng(2)
    encoded = rng.integers(0, 3, (count, own.size)).astype(np.uint8)
    return Inputs(encoded, rng.standard_normal((count, Observer(own).width)).astype(np.float32))


@pytest.mark.parametrize("game", ["kutna_hora", "pillars", "dice"])
def test_a_network_grown_to_its_own_seats_is_the_same(game: str) -> None:
    own = encoding(game, 2)
    before, rows = noisy(own), some_rows(own)
    scale = np.full(len(before.scale), 0.5, np.float32)
    after = before.grown(own, own, scale)
    np.testing.assert_allclose(after.judge(rows).worths, before.judge(rows).worths, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(after.policy(rows), before.policy(rows), rtol=1e-4, atol=1e-4)


def of_equal_rivals(own: Encoding[Any], wider: Encoding[Any]) -> tuple[Inputs, Inputs]:
    """The same positions for both numbers of seats, as far as they have the same fields; all rivals are alike."""
    small, large = some_rows(own), some_rows(wider)
    turns = [0] + [1] * (wider.seats - 1)
    sources = len(thinking_of(own.game).sources)
    pairs: list[tuple[Any, int, tuple[int, ...], Any, int, tuple[int, ...]]] = [
        (small.parts, 0, (own.seats, sources), large.parts, 0, (wider.seats, sources))
    ]
    begins = dict(
        zip([field.name for field in own.fields], np.cumsum([0, *(f.size for f in own.fields)]), strict=False)
    )
    shapes = {field.name: field.shape for field in own.fields}
    at = 0
    for field in wider.fields:
        pairs.append((small.encoded, begins[field.name], shapes[field.name], large.encoded, at, field.shape))
        at += field.size
    for source, start, shape, target, begin_, wide in pairs:
        values = source[:, start : start + np.prod(shape, dtype=int)]
        if shape == wide:
            target[:, begin_ : begin_ + values.shape[1]] = values
        elif shape == (own.seats, *wide[1:]) and wide[0] == wider.seats:
            seats = values.reshape(len(values), own.seats, -1)[:, turns]
            values[:] = seats[:, : own.seats].reshape(len(values), -1)
            target[:, begin_ : begin_ + np.prod(wide, dtype=int)] = seats.reshape(len(values), -1)
        else:  # another board, of which the smaller network knows nothing
            values[:] = 0
    return small, large


@pytest.mark.parametrize("game", ["kutna_hora", "pillars", "dice"])
@pytest.mark.parametrize(("fewer", "more"), [(2, 3), (2, 4), (3, 4)])
def test_a_network_grown_to_more_seats_judges_equal_rivals_as_before(game: str, fewer: int, more: int) -> None:
    own, wider = encoding(game, fewer), encoding(game, more)
    before = noisy(own)
    after = before.grown(own, wider, np.ones(wider.size + Observer(wider).width, np.float32))
    small, large = of_equal_rivals(own, wider)
    np.testing.assert_allclose(after.policy(large), before.policy(small), rtol=1e-3, atol=1e-3)
    both = ((before, small), (after, large))
    learnt = [one.judge(rows).leads - leads_of(rows.parts, one.card.seats) for one, rows in both]
    # Rivals after the last one that the smaller network knows are judged like that one.
    known = [min(seat, fewer - 1) for seat in range(more)]
    np.testing.assert_allclose(learnt[1], learnt[0][:, known], rtol=1e-3, atol=1e-3)
    assert after.card.fits(Card.of(wider))


def saved(network: Network) -> bytes:
    content = BytesIO()
    network.save(content)
    return content.getvalue()


def lessons_of(aims: Aims, network: Network, seed: int) -> Lessons:
    found = work(Task(aims, (saved(network),), seed, None)).lessons
    assert found is not None
    return found


def taught(aims: Aims, steps: int) -> Learner:
    """A learner after some steps with the matches of one task."""
    learner = Learner(begin(aims), "cpu")
    columns = columns_of(lessons_of(aims, learner.begin, 1))
    buffer = Buffer(len(columns[0]), columns, "cpu")
    buffer.add(columns)
    for step in range(steps):
        learner.step(buffer.some(256, step), RATE)
    return learner


def test_a_run_for_more_players_begins_with_what_was_learnt_with_fewer(tmp_path: Path) -> None:
    taught(replace(TINY, matches=100), 400).network(100, 1).save(tmp_path / "network.npz")
    aims = replace(TINY, seats=4, matches=60, begin_with=str(tmp_path))
    first = begin(aims)
    errors = Learner(first, "cpu").held_out(lessons_of(aims, first, 2))
    assert errors["lead"] < 0.97 * errors["hand"]


def test_a_run_does_not_begin_with_a_network_of_another_game(tmp_path: Path) -> None:
    noisy(encoding("pillars", 2)).save(tmp_path / "pillars.npz")
    with pytest.raises(BrokenPack, match="reads other positions than dice has now"):
        begin(replace(TINY, begin_with=str(tmp_path / "pillars.npz")))


def test_a_shipped_network_is_found_if_it_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, thinking = find("dice"), thinking_of(find("dice"))
    monkeypatch.setattr(type(thinking), "networks", tmp_path)
    noisy(encoding("dice", 2)).save(tmp_path / "2.npz")
    noisy(encoding("dice", 2)).save(tmp_path / "3.npz")  # of another number of seats
    try:
        found = shipped(game, game.pack(), 2)
        assert found is not None
        assert found is shipped(game, game.pack(), 2)
        assert shipped(game, game.pack(), 3) is None
        assert shipped(game, game.pack(), 4) is None
    finally:
        shipped.cache_clear()
