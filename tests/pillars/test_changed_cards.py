"""Whoever changes a card changes the rules, the warnings and what bots think of it alike: each rule has one source."""

from pathlib import Path

import pytest

from freestone.games.pillars import GAME
from freestone.games.pillars.components import MATERIALS, Components
from freestone.games.pillars.effects import LASTING, LASTING_FLAGS, VERBS
from freestone.games.pillars.presentation.cards import SIGNS
from freestone.games.pillars.steps.board import ClaimExemption
from freestone.games.pillars.steps.builders import Place
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.events import Bishop
from freestone.games.pillars.steps.supply import TakeCard
from freestone.presentation import presentation_of
from freestone.thinking import thinking_of
from freestone.words import Words
from own_packs import copied, edit
from pillars.positions import PACK, RESOURCE, Table

PRESENTATION = presentation_of(GAME)
THINKING = thinking_of(GAME)
WORDS = Words(GAME, ["Anna", "Ben"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pack whose cards can be changed."""
    return copied(GAME, tmp_path / "own")


def changed(folder: Path, file: str, old: str, new: str) -> Components:
    edit(folder, file, old, new)
    return GAME.pack(folder)


def warnings(table: Table, text: str) -> dict[str, dict[str, int | str]]:
    choice, seat = table.state.pack.vocabulary.find(text), table.state.seat
    assert choice in table.state.options
    assert seat is not None
    return {caution.id: dict(caution.terms) for caution in PRESENTATION.cautions(table.state, seat, choice)}


def expected(table: Table, source: str, seat: int = 0) -> float:
    """What the evaluation expects of a source."""
    return THINKING.breakdown(table.state, seat)[source].points


def test_p4_7_a_lower_limit_of_the_tax(folder: Path) -> None:
    """P4.7: a card that limits the tax limits what is warned of and expected."""
    kinder = changed(folder, "advantages", "tax_at_most = 2", "tax_at_most = 1")
    for pack, due in ((PACK, 2), (kinder, 1)):
        table = Table(wishes=("event:conflict", "roll:5"), pack=pack).to_round(2).until(TakeCard).hold(0, "francis")
        table.until(Place, 0)
        cost = table.state.cost()
        table.state.mill[0] = 0
        table.state.resource_owner[RESOURCE["stone-4"]] = table.state.resource_owner[RESOURCE["sand-2"]] = 0
        assert ("tax" in warnings(table.own(0, gold=cost + 1), "place:market")) == (due > 1)
        assert "tax" not in warnings(table.own(0, gold=cost + 2), "place:market")
        loss = expected(table.own(0, gold=0), "gold")
        assert loss == pytest.approx(-due / 2), "missing gold costs half a point each"


def test_p4_7_an_exemption_is_worth_what_is_due(folder: Path) -> None:
    """P4.7: the warning names the points that the rules then take."""
    kinder = changed(folder, "advantages", "tax_at_most = 2", "tax_at_most = 4")
    for pack, due in ((PACK, 2), (kinder, 4)):
        table = Table(wishes=("event:conflict", "roll:5"), pack=pack).to_round(2).until(TakeCard)
        table.hold(0, "francis", "tax_exemption").board().until(ClaimExemption).own(0, gold=0, points=9)
        lost = {"due": due, "gold": 0, "points": due // 2}
        assert warnings(table, "hold:tax_exemption") == {"tax-now": lost}
        table.play("hold:tax_exemption")
        assert table.state.total(0) == 9 - due // 2, "the rules agree"


def test_p4_5_more_points_at_the_priory(folder: Path) -> None:
    """P4.5: the evaluation counts what the Priory then scores."""
    richer = changed(folder, "advantages", "priory_points = 1", "priory_points = 3")
    for pack, points in ((PACK, 3), (richer, 5)):
        table = Table(wishes=("event:conflict",), pack=pack).to_round(2).until(TakeCard).hold(0, "prior_philip")
        table.board(bishop=[1], priory=[0]).until(Bishop)
        before = table.state.total(0)
        assert expected(table, "points") == before + points
        table.to_round(3)
        assert table.state.total(0) == before + points, "the rules agree"


def test_p4_6_fewer_cubes_on_a_resource_card(folder: Path) -> None:
    """P4.6: preview, picture and evaluation count the same cubes."""
    poorer = changed(folder, "resource_cards", 'material = "stone"\ncubes = 4', 'material = "stone"\ncubes = 1')
    cubes = []
    for pack in (PACK, poorer):
        stone = next(card for card in pack.resource_cards if card.id == "stone-4")
        table = Table(pack=pack).until(TakeCard).play(f"take:{stone.id}")
        assert GAME.measures(table.state, 0)["stone_due"] == stone.cubes
        shown = next(item for item in PRESENTATION.scene(table.state, WORDS, 0).items if item.id == "cubes-0-stone")
        assert f"+{stone.cubes}" in shown.art
        cubes.append(expected(table, "cubes"))
    assert cubes[0] > cubes[1]


def test_p4_11_a_better_stonecutter(folder: Path) -> None:
    """P4.11: warning and live score name the points that the work then makes."""
    better = changed(folder, "craftsmen", "input = { stone = 2 }", "input = { stone = 1 }")
    for pack, points in ((PACK, 3), (better, 4)):
        table = Table(pack=pack).board().own(0, stone=6, wood=0, sand=0).until(Build, 0)
        before = table.state.total(0)
        assert warnings(table, "finish") == {"finish-excess": {"points": points, "excess": 1}}
        assert PRESENTATION.tallies(table.state, WORDS)[0].total == before + points
        table.play("use:stonecutter", f"amount:{points}")
        assert table.state.total(0) == before + points, "the rules agree"


@pytest.mark.parametrize(
    ("verb", "old", "new"),
    [("gold", -4, -8), ("points", -2, -3), ("builders_next_round", 2, 1)],
)
def test_p4_1_a_worse_event_is_feared_more(folder: Path, verb: str, old: int, new: int) -> None:
    """P4.1: protection is worth more from a worse event."""
    worse = changed(folder, "events", f"{verb} = {old}", f"{verb} = {new}")
    fears = []
    for pack in (PACK, worse):
        card = next(card for card in pack.events if not card.good and card.effects[0].verb == verb)
        table = Table(wishes=(f"event:{card.id}",), pack=pack).board(bishop=[0]).until(Bishop).own(0, gold=20, points=9)
        fears.append(THINKING.appraise(table.state)[table.options.index("protection")])
    assert fears[1] > fears[0] > 0


def test_a_kept_card_that_gives_more_is_worth_more(folder: Path) -> None:
    better = changed(folder, "advantages", "craftsman_limit = 1", "craftsman_limit = 2")
    worths = [
        expected(Table(pack=pack).to_round(2).until(TakeCard).hold(0, "jack"), "cards") for pack in (PACK, better)
    ]
    assert worths[1] > worths[0] > 0


@pytest.mark.parametrize("verb", VERBS)
def test_every_effect_has_a_sentence_signs_and_a_weight(verb: str) -> None:
    """Each message names the place where something is missing."""
    if verb not in MATERIALS:
        assert WORDS.has(f"effect-{verb}"), f"write effect-{verb} = … into locale/en.ftl"
        assert verb in SIGNS or verb == "each_round", f"add {verb} to SIGNS in presentation/cards.py"
    if verb in (*LASTING, *LASTING_FLAGS) and verb != "workers":
        assert verb in THINKING.weights, f"add {verb} to thinking/weights.toml"


def test_no_picture_and_no_weight_is_for_an_effect_that_is_gone() -> None:
    assert SIGNS.keys() <= set(VERBS)
