"""The laboratory: simulations are reproducible, fuzzing finds what is wrong, perft counts."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import freestone
from freestone.bots import roster
from freestone.core import journal as journals
from freestone.core.dump import dump
from freestone.core.engine import apply
from freestone.core.game import Game, find, registry
from freestone.core.match import replay
from freestone.games.pillars import Pillars
from freestone.games.pillars.state import PillarsState
from freestone.lab import checks
from freestone.lab.balance import Totals, wilson
from freestone.lab.checks import perft
from freestone.lab.simulate import End, Plan, play, run
from freestone.packs import sources
from freestone.presentation import presentation_of

PLAN = Plan("pillars", ("random", "random", "random"), seed=3)


def test_the_number_of_workers_changes_nothing() -> None:
    alone = list(run(PLAN, 9, workers=1))
    assert [row["number"] for row in alone] == list(range(9))
    assert list(run(PLAN, 9, workers=2)) == alone
    assert list(run(PLAN, 9, workers=2, first=4)) == alone[4:]


def test_the_seed_and_the_number_of_a_game_decide() -> None:
    assert play(PLAN, 4) == play(PLAN, 4)
    assert play(PLAN, 4)["seed"] != play(PLAN, 5)["seed"]
    assert play(Plan("pillars", PLAN.players, seed=4), 4)["scores"] != play(PLAN, 4)["scores"]


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_row_is_the_match_of_its_seed(game: str) -> None:
    """The lean loop of simulations and `Match` play the same game."""
    row = play(Plan(game, ("random", "random"), seed=1), 0)
    match = freestone.new(game, seats=2, seed=row["seed"])
    bots = [roster.find("random", game)(roster.derived_seed(row["seed"], seat)) for seat in range(2)]
    while match.seat is not None:
        match.play(bots[match.seat].choose(match.seen()))
    assert match.scores == row["scores"]
    assert match.score_sheet == row["score_sheet"]
    assert match.winners == row["winners"]
    assert len(match.journal.entries) == row["entries"]
    assert sum(seat >= 0 for seat, _ in match.journal.entries) == row["choices"]
    history = presentation_of(match.game).history(match)
    assert [sample.figures for sample in history] == row["rounds"]
    assert [sample.round for sample in history] == list(range(len(row["rounds"])))


def test_a_plan_is_checked_before_anything_is_played() -> None:
    with pytest.raises(freestone.InvalidChoice, match="did you mean 'random'"):
        next(run(Plan("pillars", ("random", "radnom")), 1))
    with pytest.raises(freestone.InvalidChoice, match="cannot be played by 5"):
        next(run(Plan("pillars", ("random",) * 5), 1))


def test_a_tally_shares_victories() -> None:
    tally = Totals(["a", "b"])
    tally.add(End([10, 10], [0, 1], 5))
    assert tally.seats()[0]["mean_score_interval"] is None
    tally.add(End([20, 10], [0], 5))
    first, second = tally.seats()
    assert (first["win_share"], second["win_share"]) == (0.75, 0.25)
    assert (first["mean_score"], second["mean_score"]) == (15, 10)
    low, high = first["mean_score_interval"] or (0, 0)
    assert low == pytest.approx(15 - 1.96 * 50**0.5 / 2**0.5, abs=0.01)
    assert high == pytest.approx(30 - low)


def test_intervals_stay_between_nothing_and_everything() -> None:
    assert wilson(0.0, 50)[0] == 0.0
    assert 0 < wilson(0.0, 50)[1] < 0.1
    assert wilson(1.0, 50)[1] == 1.0
    for games in range(1, 100):
        for won in (0, games // 2, games):
            low, high = wilson(won / games, games)
            assert low <= won / games <= high


def test_perft_counts_what_playing_on_finds() -> None:
    match = freestone.new("pillars", seats=2, seed=1)
    by_hand = 0
    for choice in match.options:
        after = match.state.copy()
        apply(after, choice)
        by_hand += len(after.options)
    assert perft(match.state, 0) == 1
    assert perft(match.state, 1) == len(match.options)
    assert perft(match.state, 2) == by_hand


def test_perft_changes_nothing_and_ends_with_the_game() -> None:
    match = freestone.new("pillars", seats=2, seed=1)
    before = match.copy()
    perft(match.state, 3)
    assert dump(match.state) == dump(before.state)
    rng = Random(1)
    while match.seat is not None:
        match.play(rng.choice(match.options))
    assert perft(match.state, 5) == 1


@pytest.mark.parametrize("game", sorted(registry()))
def test_fuzzing_finds_nothing_wrong(game: str) -> None:
    reports = [checks.RandomGame(find(game), Random(number)).play() for number in range(3)]
    assert [report.failure for report in reports] == [None, None, None]


class Generous(Pillars):
    """Pillars with a gold limit that nobody keeps: its invariant fails as soon as somebody has more than ten gold."""

    def check(self, state: PillarsState) -> None:
        """Assert what is not true."""
        assert max(state.gold) <= 10, "too much gold"


class Forgetful(Pillars):
    """Pillars whose redaction says different things at different times."""

    def resample(self, state: PillarsState, seat: int | None, rng: Random) -> PillarsState:
        """Guess what the seat knows very well."""
        guess = super().resample(state, seat, rng)
        guess.gold[0] = (guess.gold[0] + 1) % 30
        return guess


class Sloppy(Pillars):
    """Pillars whose score sheet does not add up."""

    def scores(self, state: PillarsState) -> list[int]:
        """Add a point for nothing."""
        return [score + 1 for score in super().scores(state)]


@pytest.mark.parametrize(
    ("game", "failure"),
    [(Generous(), "too much gold"), (Forgetful(), "no fixed point"), (Sloppy(), "does not add up")],
)
def test_fuzzing_finds_what_is_wrong_and_keeps_the_journal(game: Game[Any], failure: str, tmp_path: Path) -> None:
    report = checks.RandomGame(game, Random(1)).play()
    assert report.failure is not None
    assert failure in report.failure
    checks.save(report.journal, tmp_path / "failure.jsonl")
    again = replay(journals.read(tmp_path / "failure.jsonl"))
    assert again.journal.entries == report.journal.entries


def test_fuzzing_takes_every_title_in_turn_and_stops_in_time() -> None:
    reports = list(checks.fuzz(list(registry().values()), 0.0, seed=1))
    assert {report.journal.header.game for report in reports} == set(registry())


@pytest.mark.parametrize("game", sorted(registry()))
def test_every_figure_has_a_source(game: str) -> None:
    pack = find(game).pack()
    counts = sources.counts(pack)
    assert sum(by_source.total() for by_source in counts.values()) == len(pack.provenance) > 0
    assert {doubt.source for doubt in sources.doubts(pack)} <= {"public", "deduced", "reconstructed"}


def test_doubts_name_the_figures() -> None:
    doubts = {doubt.row: doubt for doubt in sources.doubts(find("pillars").pack())}
    assert doubts["resource_card sand-3"].source == "public"
    assert doubts["resource_card sand-3"].but == ["cubes"]
    assert "advantage tom" not in doubts
