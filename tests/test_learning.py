"""Learning by self-play, with a small game by a stranger that has neither an evaluation nor an encoding of its own."""

import json
import pickle
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from freestone import processes
from freestone.cli import app
from freestone.core.engine import advance, apply
from freestone.core.errors import BrokenPack, InvalidChoice
from freestone.core.game import find
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.encoding import Encoding, encoding_of
from freestone.lab.cluster import Luggage, _contents, _unpack
from freestone.lab.simulate import Plan
from freestone.lab.student import aims_of, examination
from freestone.learning.learner import AT_ONCE, LONGEST, RATE, WARM_UP, Buffer, Learner, columns_of
from freestone.learning.learner import leads_of as learner_leads
from freestone.learning.selfplay import NO_POLICY, TRACE, Examples, Notes, Policy, School, Sight
from freestone.learning.tasks import Aims, Task, work
from freestone.learning.tasks import encoding as encoding_of_task
from freestone.learning.train import ROWS_ON_CPU, Run, begin
from freestone.processes import LostProcess, Workers
from freestone.thinking import thinking_of
from freestone.thinking.network import (
    CONFIDENCE,
    POINTS,
    Card,
    Inputs,
    Network,
    Observer,
    leads_of,
    shipped,
    trained_seats,
)
from freestone.thinking.rollout import draw
from own_packs import copied, edit
from strangers import DICE, installed

DEADLY = """
import os


class Deadly:
    def __init__(self, seed):
        os._exit(1)

    def choose(self, seen):
        return seen.options[0]
"""
# It takes its process along the first time that it is made.
FRAGILE = """
import os
from pathlib import Path


class Fragile:
    def __init__(self, seed):
        if not Path(__file__).with_suffix(".lost").exists():
            Path(__file__).with_suffix(".lost").touch()
            os._exit(1)

    def choose(self, seen):
        return seen.options[0]
"""
torch.set_num_threads(1)
TINY = Aims("dice", 2, layers=(16, 8), batch=256, buffer=20_000, least=1_000, matches=8)
LARGER = replace(TINY, matches=60)


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


def examples_of(aims: Aims, network: Network, seed: int) -> Examples:
    found = work(Task(aims, (saved(network),), seed, None)).examples
    assert found is not None
    return found


@cache
def taught() -> Learner:
    """A learner after some steps with the matches of one task; nobody teaches it any more."""
    learner = Learner(begin(LARGER), "cpu")
    columns = columns_of(examples_of(LARGER, learner.begin, 1))
    buffer = Buffer(len(columns[0]), columns, "cpu")
    buffer.add(columns)
    for step in range(300):
        learner.step(buffer.some(256, step), RATE)
    return learner


def test_a_run_for_more_players_begins_with_what_was_learnt_with_fewer(tmp_path: Path) -> None:
    taught().network(100, 1).save(tmp_path / "network.npz")
    aims = replace(TINY, seats=4, begin_with=str(tmp_path))
    first = begin(aims)
    errors = Learner(first, "cpu").held_out(examples_of(replace(aims, matches=20), first, 2))
    assert errors["lead"] < 0.98 * errors["hand"]


def test_a_run_does_not_begin_with_a_network_of_another_game(tmp_path: Path) -> None:
    noisy(encoding("pillars", 2)).save(tmp_path / "pillars.npz")
    with pytest.raises(BrokenPack, match="reads other positions than dice has now"):
        begin(replace(TINY, begin_with=str(tmp_path / "pillars.npz")))


def test_a_shipped_network_is_found_if_it_fits_and_students_begin_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
        for odd in ("2-before.npz", "99.npz", "02.npz", "4.npz.part"):
            (tmp_path / odd).write_bytes(b"")
        assert trained_seats(game) == [2, 3]
        students = [aims_of(Plan("dice", ("random",), draws=seats)) for seats in (2, 3, 4)]
        assert [aims.begin_with for aims in students] == [str(tmp_path / "2.npz"), None, None]
    finally:
        shipped.cache_clear()


def test_a_network_is_the_same_after_its_file(tmp_path: Path) -> None:
    own = encoding("pillars", 3)
    before, rows = noisy(own), some_rows(own)
    before.save(tmp_path / "network.npz")
    after = Network.load(tmp_path / "network.npz")
    assert after.card == before.card
    # Numbers of 16 bits are enough: what is lost is far below a point.
    np.testing.assert_allclose(after.judge(rows).leads, before.judge(rows).leads, atol=0.05)
    np.testing.assert_allclose(after.judge(rows).wins, before.judge(rows).wins, atol=0.001)


@pytest.mark.parametrize("content", [b"", b"junk", b"PK\x03\x04junk"])
def test_what_is_no_network_is_named(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "mine.npz").write_bytes(content)
    with pytest.raises(BrokenPack, match=r"mine\.npz is not a network"):
        Network.load(tmp_path / "mine.npz")


@pytest.mark.parametrize("game", ["kutna_hora", "pillars"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numpy_and_pytorch_judge_alike(game: str, seats: int) -> None:
    own = encoding(game, seats)
    network, rows = noisy(own), some_rows(own)
    learner = Learner(network, "cpu")
    found = learner.outputs(torch.from_numpy(rows.encoded), torch.from_numpy(rows.parts), learner.average)
    ahead = leads_of(rows.parts, seats)
    np.testing.assert_allclose(learner_leads(torch.from_numpy(rows.parts), seats), ahead, atol=1e-4)
    judged = network.judge(rows)
    assert judged.leads.shape == judged.wins.shape == (len(rows.parts), seats)
    np.testing.assert_allclose(judged.wins.sum(1), 1, rtol=1e-5)
    values = found.detach().numpy()
    np.testing.assert_allclose(judged.leads, POINTS * values[:, :seats] + ahead, rtol=1e-3, atol=1e-3)
    odds = np.exp(values[:, seats : 2 * seats] + CONFIDENCE * ahead)
    np.testing.assert_allclose(judged.wins, odds / odds.sum(1, keepdims=True), rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(network.policy(rows), values[:, 2 * seats :], rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("game", ["kutna_hora", "pillars"])
def test_a_network_reads_nothing_that_its_seat_cannot_know(game: str) -> None:
    found, own, rng = find(game), encoding(game, 3), Random(1)
    observer = Observer(own)
    state = found.setup(own.pack, 3, found.full_settings(3, {}))
    advance(state)
    for _ in range(120):
        if not state.agenda:
            break
        parts = observer.parts(state)
        for seat in range(3):
            world = found.resample(found.redact(state, seat), seat, rng)
            assert observer.see(world, seat, parts) == observer.see(state, seat, parts)
        is_chance = state.agenda[-1].seat == CHANCE
        apply(state, draw(state, rng) if is_chance else rng.choice(state.options))


def test_targets_are_mixed_from_the_end_backwards() -> None:
    school = School(encoding("dice", 2))
    end: Any = find("dice").setup(school.pack, 2, {})
    advance(end)
    end.points, end.agenda = [30, 20], []
    rows = [school.observer.see(end, seat, school.observer.parts(end)) for seat in range(2)]
    # Seat 0 expected a lead of 4 and half of the victory, and then a lead of 6 and 0.7 of it.
    values = [[4.0, -4.0, 0.5, 0.5], [6.0, -6.0, 0.7, 0.3]]
    sights = [Sight(rows[0], 0, 0, NO_POLICY), Sight(rows[1], 1, 1, NO_POLICY)]
    played = school._played([0, 0], Notes(sights, values), end)
    assert (played.leads, played.wins) == ([10.0, -10.0], [1.0, 0.0])
    before = (1 - TRACE) * 6 + TRACE * 10
    # What a seat learns begins with itself; the last decision learns from the end alone.
    np.testing.assert_allclose(played.examples.leads, np.array([[before, -before], [-10, 10]]), rtol=1e-6)
    before = (1 - TRACE) * 0.7 + TRACE
    np.testing.assert_allclose(played.examples.wins, np.array([[before, 1 - before], [0, 1]]), rtol=1e-5)


def test_a_policy_is_learnt_also_in_the_middle_of_an_action() -> None:
    found: list[tuple[bool, set[int], Policy]] = []

    class Watched(School):
        def _note_policy(self, notes: Notes, state: State, seat: int, told: Policy) -> None:
            options = {option.index for option in state.options}
            found.append((state.agenda[-1].completes, options, told))
            super()._note_policy(notes, state, seat, told)

    own = encoding("kutna_hora", 2)
    school = Watched(own)
    (played,) = school.play([noisy(own)], iter([school.practice([0, 0], 1)]), 1)
    assert {in_action for in_action, _, _ in found} == {True, False}
    for _, options, told in found:
        assert {option for option in told.options if option >= 0} <= options
        assert sum(told.shares) == pytest.approx(1.0)
        assert told.shares[0] == max(told.shares)
    assert (played.examples.options[:, 0] >= 0).sum() == len(found)


def test_a_task_depends_on_its_seed_alone() -> None:
    network = saved(noisy(encoding("dice", 3)))
    aims = replace(TINY, seats=3, matches=6, others=0.5)
    first, again, other = (work(Task(aims, (network, network), seed, None)).examples for seed in (1, 1, 2))
    assert first is not None
    assert again is not None
    assert other is not None
    for one, two in zip(columns_of(first), columns_of(again), strict=True):
        np.testing.assert_array_equal(one, two)
    assert first.leads.tolist() != other.leads.tolist()


def test_a_worker_of_a_cluster_reads_a_pack_once(tmp_path: Path) -> None:
    pack = copied(find("pillars"), tmp_path / "pack")
    aims = Aims("pillars", 2, str(pack), layers=(8,), matches=1, rivals=())
    packed = pickle.dumps(Luggage({path: _contents(Path(path)) for path in aims.paths}, aims.read))
    rmtree(pack)  # as on another machine
    try:
        _unpack(packed)
        for game in ("pillars", "kutna_hora"):
            for seats in (2, 3, 4):
                encoding_of_task(game, None, seats)
        network = noisy(encoding_of_task("pillars", str(pack), 2))
        assert work(Task(aims, (saved(network),), 1, None)).matches == 1
    finally:
        processes.places.clear()


def test_learning_lowers_the_error_of_other_games() -> None:
    learner = taught()
    errors = learner.held_out(examples_of(LARGER, learner.network(0, 1), 2))
    assert errors["lead"] < 0.98 * errors["hand"]


def test_no_step_follows_a_long_gradient_far() -> None:
    learner = Learner(noisy(encoding("dice", 2)), "cpu")
    columns = columns_of(examples_of(TINY, learner.begin, 1))
    columns[2] = 1000 + columns[2]
    buffer = Buffer(len(columns[0]), columns, "cpu")
    buffer.add(columns)
    learner.step(buffer.some(64, 0), RATE)
    lengths = [each.grad.norm() for each in learner.parameters if each.grad is not None]
    assert torch.stack(lengths).norm() <= LONGEST + 1e-3


def test_steps_grow_again_when_a_run_resumes() -> None:
    learner = Learner(begin(LARGER), "cpu")
    learner.restore(taught().dump())
    columns = columns_of(examples_of(LARGER, learner.begin, 1))
    buffer = Buffer(len(columns[0]), columns, "cpu")
    buffer.add(columns)
    learner.step(buffer.some(64, 0), RATE)
    assert [group["lr"] for group in learner.optimiser.param_groups] == [pytest.approx(RATE / WARM_UP)]


def test_errors_of_many_rows_are_those_of_all_together(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = Learner(noisy(encoding("dice", 2)), "cpu")
    examples = examples_of(TINY, learner.begin, 1)
    assert 7 < len(examples.leads) < AT_ONCE
    together = learner.held_out(examples)
    monkeypatch.setattr("freestone.learning.learner.AT_ONCE", 7)
    assert learner.held_out(examples) == pytest.approx(together, rel=1e-3)


def test_a_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    notes: list[dict[str, Any]] = []
    with Workers(1) as workers:
        first = Run(TINY, tmp_path)
        stop_after(first, 30, workers, notes)
        again = Run(TINY, tmp_path)
        assert (again.learner.steps, again.games, again.tasks) == (first.learner.steps, first.games, first.tasks)
        assert first.learner.steps > 0
        assert again.seconds == first.seconds
        assert again.buffer is not None
        assert first.buffer is not None
        assert again.buffer.rows == first.buffer.rows
        for old, new in zip(first.buffer.newest(99), again.buffer.newest(99), strict=True):
            np.testing.assert_array_equal(old, new)
        mine, theirs = (run.learner.optimiser.state_dict()["state"][0] for run in (first, again))
        assert torch.equal(mine["exp_avg"], theirs["exp_avg"])
        stop_after(again, 3, workers, notes)
    assert again.learner.steps >= first.learner.steps
    assert again.games > first.games
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert lines == notes
    assert lines[-1]["games"] == again.games


@pytest.mark.parametrize(
    ("changes", "differs"),
    [
        ({"seats": 3}, "seats is 2 there, not 3"),
        ({"seed": 1}, "seed is 0 there, not 1"),
        ({"layers": (8,)}, r"layers is \[16, 8\] there, not \[8\]"),
        ({"rivals": ("greedy", "random")}, r"rivals is \['greedy'\] there, not \['greedy', 'random'\]"),
        ({"others": 1.0}, "others is 0.1 there, not 1.0"),
        ({"begin_with": "elsewhere"}, "begin_with is None there, not 'elsewhere'"),
        ({"game": "pillars"}, "game is 'dice' there, not 'pillars'"),
    ],
)
def test_a_run_resumes_only_with_the_same_aims(changes: dict[str, Any], differs: str, tmp_path: Path) -> None:
    Run(TINY, tmp_path).save()
    before = (tmp_path / "aims.json").read_bytes()
    with pytest.raises(InvalidChoice, match=f"holds another run: {differs}. Name another --output; --from"):
        Run(replace(TINY, **changes), tmp_path)
    assert (tmp_path / "aims.json").read_bytes() == before


def test_a_run_resumes_at_another_pace_and_without_its_beginning(tmp_path: Path) -> None:
    noisy(encoding("dice", 2)).save(tmp_path / "first.npz")
    first = replace(TINY, begin_with=str(tmp_path / "first.npz"))
    Run(first, tmp_path / "run").save()
    changes: dict[str, Any] = {
        "batch": 64,
        "reuse": 1.0,
        "buffer": 99,
        "least": 9,
        "kept": 9,
        "matches": 1,
        "measured": 0.0,
    }
    run = Run(replace(TINY, **changes), tmp_path / "run")
    assert run.aims == replace(first, **changes)
    assert json.loads((tmp_path / "run" / "aims.json").read_text())["begin_with"] == first.begin_with


def test_a_run_resumes_with_the_figures_it_began_with(tmp_path: Path) -> None:
    pack, folder = copied(find("pillars"), tmp_path / "pack"), tmp_path / "run"
    tiny = Aims("pillars", 2, str(pack), layers=(8,), matches=1, rivals=())
    Run(tiny, folder).save()
    moved = pack.rename(tmp_path / "moved")
    assert Run(replace(tiny, pack=str(moved)), folder).aims.pack == str(moved)
    other = copied(find("pillars"), tmp_path / "other")
    edit(other, "rules", "start_gold = [20", "start_gold = [19")
    with pytest.raises(InvalidChoice, match="the components had other figures when it began"):
        Run(replace(tiny, pack=str(other)), folder)


def test_a_first_save_that_was_interrupted_does_not_spoil_a_run(tmp_path: Path) -> None:
    run = Run(TINY, tmp_path)
    run.earlier = [run.published]
    (tmp_path / "rows.new").mkdir()  # the rows cannot be written
    with pytest.raises(IsADirectoryError):
        run.save()
    assert Run(TINY, tmp_path).earlier == []
    (tmp_path / "rows.new").rmdir()
    run.save()
    assert Run(TINY, tmp_path).earlier == run.earlier


def test_notes_after_the_last_save_are_measured_again(tmp_path: Path) -> None:
    run, curve = Run(TINY, tmp_path), tmp_path / "curve.jsonl"
    run.seconds = 20.04
    run.note()
    run.save()
    saved = curve.read_text(encoding="utf-8")
    run.seconds = 50.0
    run.note()
    curve.write_text(curve.read_text(encoding="utf-8") + '{"seconds": 7', encoding="utf-8")
    Run(TINY, tmp_path)
    assert curve.read_text(encoding="utf-8") == saved


def test_a_machine_without_a_gpu_holds_fewer_rows(tmp_path: Path) -> None:
    assert Run(replace(TINY, buffer=10 * ROWS_ON_CPU), tmp_path, "cpu").room == ROWS_ON_CPU


def stop_after(run: Run, answers: int, workers: Workers, notes: list[dict[str, Any]]) -> None:
    """Interrupt a run as Ctrl-C does, after some answers."""
    came: list[float] = []

    def advance(seconds: float) -> None:
        came.append(seconds)
        if len(came) > answers:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run.learn(workers, 600, notes.append, advance)


def test_a_lost_worker_costs_only_its_matches(tmp_path: Path) -> None:
    run = Run(TINY, tmp_path)
    with Workers(1) as workers:
        killed: list[int] = []

        def advance(_: float) -> None:
            if not killed:
                process = workers._workers[0]._process
                killed.append(process.pid or 0)
                process.kill()
            elif run.games > 3 * TINY.matches:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            run.learn(workers, 600, lambda _: None, advance)
    assert killed


def test_a_run_whose_workers_always_die_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_LOST", 3)
    (tmp_path / "deadly.py").write_text(DEADLY)
    run = Run(replace(TINY, rivals=(str(tmp_path / "deadly.py"),), others=0.0), tmp_path / "run")
    run.aims = replace(run.aims, others=1.0)
    with Workers(1) as workers, pytest.raises(LostProcess):
        run.learn(workers, 600, lambda _: None)


def test_an_examination_repeats_matches_whose_worker_was_lost(tmp_path: Path) -> None:
    bot = tmp_path / "fragile.py"
    bot.write_text(FRAGILE)
    aims = replace(TINY, rivals=(str(bot),), others=0.0)
    with Workers(1) as workers:
        assert len(list(examination(Run(aims, tmp_path / "run"), 3, workers))) == 4
    assert bot.with_suffix(".lost").exists()


def test_the_command_trains_draws_and_resumes(tmp_path: Path) -> None:
    words = ["lab", "train", "dice", "--workers", "1", "--output", str(tmp_path / "run"), "--json"]
    result = CliRunner().invoke(app, [*words, "--hours", "0.001"])
    assert result.exit_code == 0, result.output
    first = json.loads(result.stdout)
    assert (first["complete"], first["game"], first["rivals"]) == (True, "dice", ["greedy"])
    assert "begins on" in result.stderr
    Network.load(Path(first["network"]))
    # Enough notes for a curve, as a longer run has them.
    note = {"seconds": 90, "games": 99, "rows": 9, "steps": 9, "held_out": {"lead": 4.0, "hand": 5.0}}
    with (tmp_path / "run" / "curve.jsonl").open("a") as file:
        file.write(json.dumps({**note, "against": {"greedy": {"games": 40, "wins": 0.75, "lead": 3.0}}}) + "\n")
    drawn = CliRunner().invoke(app, [*words, "--curve"])
    found = json.loads(drawn.stdout)["against"]["greedy"]
    assert (found["won"], found["low"] < 0.75 < found["high"]) == (0.75, True)
    assert "75.0%" in (tmp_path / "run" / "curve.svg").read_text()
    assert (tmp_path / "run" / "curve.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("game", ["kutna_hora", "pillars"])
def test_shipped_networks_fit_and_are_small(game: str) -> None:
    found = find(game)
    folder = thinking_of(found).networks
    files = sorted(folder.glob("*")) if folder and folder.exists() else []
    for file in files:
        assert file.suffix == ".npz"
        assert shipped(found, found.pack(), int(file.stem)) is not None, f"{file.name} does not fit"
    assert sum(file.stat().st_size for file in files) < 4_000_000
