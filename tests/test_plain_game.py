"""A game of rules and texts alone is playable everywhere: by bots, with hints and reviews, in charts and reports."""

from collections.abc import Iterator, Mapping
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import freestone
from freestone.advice.hint import assess
from freestone.advice.review import Analysis
from freestone.bots import roster
from freestone.cli import app
from freestone.core.choice import Choice
from freestone.core.game import MOST_SEATS, Game, Value, find, registry
from freestone.core.match import Match
from freestone.core.pack import Pack
from freestone.core.state import State
from freestone.core.step import Step
from freestone.lab.simulate import Plan, play
from freestone.pictures import MOST_SEATS as MOST_ARMS
from freestone.pictures import charts, rounds
from freestone.pictures.scene import layouts
from freestone.presentation import Presentation, presentation_of
from freestone.presentation.terminal import COLOURS, SIGNS
from freestone.words import Words
from strangers import DICE, command, installed

BOTS = ["random", "novice", "greedy", "planner", "search", "grandmaster"]


@pytest.fixture(autouse=True)
def dice() -> Iterator[None]:
    with installed(DICE):
        yield


class EndlessPack(Pack):
    def __init__(self) -> None:
        super().__init__("endless-1", "endless-1")
        self.wait = self.vocabulary.single("wait")
        self.stop = self.vocabulary.single("stop")


class EndlessState(State):
    pack: EndlessPack

    def __init__(self, pack: EndlessPack, seats: int) -> None:
        super().__init__(seats)
        self.pack = pack

    def copy(self) -> "EndlessState":
        other = EndlessState(self.pack, self.seats)
        other.agenda, other.options = self.agenda[:], self.options
        return other


class WaitOrStop(Step[EndlessState]):
    """Nobody ever scores, and the first option goes on for ever."""

    def options(self, state: EndlessState) -> list[Choice]:
        return [state.pack.wait, state.pack.stop]

    def take(self, state: EndlessState, choice: Choice) -> None:
        if choice is state.pack.wait:
            state.push(WaitOrStop((self.seat + 1) % state.seats))


class NeverStop(WaitOrStop):
    """Not even the other option ends it."""

    def take(self, state: EndlessState, choice: Choice) -> None:
        state.push(NeverStop((self.seat + 1) % state.seats))


class Endless(Game[EndlessState]):
    id = "endless"
    rules = 1
    seat_counts = (1, 2, 3)
    folder = DICE / "dice"
    step: type[WaitOrStop] = WaitOrStop

    def pack(self, source: str | Path | None = None) -> EndlessPack:
        return PACK

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> EndlessState:
        assert isinstance(pack, EndlessPack)
        state = EndlessState(pack, seats)
        state.push(self.step(0))
        return state

    def scores(self, state: EndlessState) -> list[int]:
        return [0] * state.seats


class Unending(Endless):
    step = NeverStop


PACK = EndlessPack()


@pytest.mark.parametrize("kind", [Endless, Unending])
@pytest.mark.parametrize("bot", BOTS)
def test_bots_choose_where_nothing_tells_options_apart(bot: str, kind: type[Endless]) -> None:
    registry()["endless"] = kind()
    for seats in (1, 2):
        match = freestone.new("endless", seats=seats, seed=1)
        assert roster.find(bot, "endless")(3).choose(match.seen()) in match.options
        assert len(assess(match.seen(), worlds=2, games=1)) == 2


def test_ties_are_broken_by_the_dice_of_the_bot() -> None:
    registry()["endless"] = Endless()
    match = freestone.new("endless", seats=2, seed=1)
    assert {roster.find("greedy", "endless")(seed).choose(match.seen()).text for seed in range(12)} == {"wait", "stop"}


def played(seats: int, seed: int = 3) -> Match:
    """A whole match of dice."""
    match, rng = freestone.new("dice", seats=seats, seed=seed), Random(seed)
    while match.seat is not None:
        match.play(rng.choice(match.options))
    return match


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_a_whole_match(bot: str) -> None:
    row = play(Plan("dice", (bot,) * 3, seed=2), 0)
    assert len(row["winners"]) == 1
    assert max(row["scores"]) >= 30


def test_planning_pays() -> None:
    """Greedy keeps every point at once; to plan is to see that rolling on is worth more."""
    plan = Plan("dice", ("search", "greedy"), seed=5)
    rows = [play(plan, number) for number in range(12)]
    assert sum(row["winners"] == [0] for row in rows) >= 8


def test_a_review_tells_what_happened() -> None:
    match = played(2)
    analysis = Analysis(match)
    swings = analysis.swings(*analysis.moves[:6])
    assert all(len(swing.changes) == 2 for swing in swings)


@pytest.mark.parametrize("seats", [2, 6])
def test_everything_is_shown(seats: int) -> None:
    match = played(seats)
    words, presentation = Words(match.game, match.names), presentation_of(match.game)
    samples = presentation.history(match)
    assert len(samples) == len(match.journal.entries) + 1
    (chart,) = presentation.charts(samples, words)
    assert chart.title == "Points"
    assert charts.draw(chart).startswith("<svg")
    assert [tally.total for tally in presentation.tallies(match.state, words)] == match.scores
    assert match._repr_svg_().startswith("<svg")
    assert not presentation.outlook(match.state, words, 0)
    assert not presentation.summaries(match, words)
    assert not any([presentation.rules(words), presentation.cards(words), presentation.glossary(words)])


def test_rounds_are_pictures_of_players_and_points() -> None:
    """A game that counts rounds needs nothing else for them: arms, names and points are those of every game."""

    class Rounds(type(find("dice"))):  # type: ignore[misc]
        def round(self, state: Any) -> int:
            return 1 + int(max(state.points)) // 10

    registry()["dice"] = Rounds()
    match = played(3)
    summaries = presentation_of(match.game).summaries(match, Words(match.game, ["Ann", "Bo", "Cy"]))
    assert summaries
    for summary in summaries:
        drawn = rounds.draw(summary.picture)
        assert all(f">{name}<" in drawn for name in ("Ann", "Bo", "Cy"))
        assert all(f">{change.points}<" in drawn for change in summary.changes)
        assert not summary.notes
    assert [change.points for change in summaries[-1].changes] == match.scores


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("viewer", [None, 1])
def test_the_table_is_drawn_from_the_position(seats: int, viewer: int | None) -> None:
    match = freestone.new("dice", seats=seats, seed=4)
    words, presentation = Words(match.game, match.names), presentation_of(match.game)
    scene = presentation.scene(match.game.redact(match.state, viewer), words, viewer)
    assert scene.panels[0].id == "table"
    assert {panel.id for panel in scene.panels[1:]} == {f"player-{seat}" for seat in range(seats)}
    assert {item.choice for item in scene.items} - {""} == {choice.text for choice in match.options}
    assert "points are collected in this turn" in " ".join(item.name for item in scene.items)
    (layout,) = layouts(scene)
    assert layout.places.keys() == {panel.id for panel in scene.panels}
    assert all(panel.width <= 375 for panel in scene.panels), "a phone has no room for more"


def test_secrets_stay_secret_on_the_plain_table() -> None:
    class Shy(type(find("dice"))):  # type: ignore[misc]
        def redact(self, state: Any, seat: int | None) -> Any:
            return state.copy()

    match = freestone.new("dice", seats=2, seed=4)
    words = Words(match.game, match.names)
    presentation: Presentation[Any] = presentation_of(Shy())
    own, others = (presentation.scene(match.state, words, seat).items for seat in (match.seat, 1))
    assert {item.choice for item in own} - {""} == {"roll", "keep"}
    assert {item.choice for item in others} == {""}


def test_the_table_is_printed() -> None:
    match = freestone.new("dice", names=["Anna", "Ben"], seed=4)
    console = Console(file=StringIO(), width=80)
    console.print(presentation_of(match.game).terminal(match.state, Words(match.game, match.names), 0))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Dice" in shown
    assert "Anna" in shown
    assert "0 points" in shown
    assert "collected in this turn" in shown


def test_every_seat_has_a_sign_of_its_own() -> None:
    assert len(set(SIGNS)) == MOST_SEATS == MOST_ARMS
    assert len(COLOURS) >= MOST_SEATS
    assert len(set(COLOURS)) >= 6


def test_commands_know_the_game(tmp_path: Path) -> None:
    assert "dice" in command("games").stdout
    rows = tmp_path / "rows.jsonl"
    for words in (
        f"simulate dice --players greedy,random --games 4 --workers 1 --output {rows}",
        f"lab report {rows} --output {tmp_path / 'report'}",
        "check --fuzz 1s dice",
        "perft dice --depth 2",
        "lab balance dice --players random,random --games 3 --workers 1",
    ):
        # In this process: starting and importing would take most of the time.
        done = CliRunner().invoke(app, words.split())
        assert done.exit_code == 0, f"{words}\n{done.output}"
