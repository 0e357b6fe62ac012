"""P4.1-2: the event of the round and the bishop."""

import pytest

from freestone.games.pillars import GAME
from freestone.games.pillars.state import NONE
from freestone.games.pillars.steps.board import RollTax
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.events import Avert, Bishop, RevealEvent
from freestone.games.pillars.steps.market import Trade
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.steps.team import Dismiss
from pillars.positions import ADVANTAGE, CRAFTSMAN, METAL, PACK, SAND, STONE, WOOD, Table

GOOD = ["king", "richard_event", "philip", "volunteers", "archbishop"]
BAD = ["william", "conflict", "town_wall", "cold_winter", "collapse"]
BUT_ARCHBISHOP = tuple(f"event:{name}" for name in GOOD + BAD if name != "archbishop")
CUBES = ["cube:stone", "cube:wood", "cube:sand"]


def event(name: str, seats: int = 2, start: int = 0, **places: list[int]) -> Table:
    """Round 1 just after the event was revealed; 9 gold each before it, so that gains and losses show."""
    table = Table(seats, start).board(**places)
    for seat in range(seats):
        table.own(seat, gold=9)
    return table.play(f"event:{name}")


def round_two(*advantages: str, **places: list[int]) -> Table:
    """The event of round 2; seat 0 starts and keeps these cards; 9 gold each."""
    table = Table(start=1).to_round(2).hold(0, *advantages).board(**places)
    return table.own(0, gold=9).own(1, gold=9)


def test_p4_1_five_good_five_bad() -> None:
    """P4.1: which events are good and which are bad."""
    assert [card.id for card in PACK.events if card.good] == GOOD
    assert [card.id for card in PACK.events if not card.good] == BAD


@pytest.mark.parametrize("name", GOOD + BAD)
def test_p4_1_event_is_revealed_after_all_builders_stand(name: str) -> None:
    """P4.1: the event is revealed when the last builder stands, and told."""
    table = Table().until(RevealEvent)
    assert table.state.spaces.count(0) + table.state.spaces.count(1) == 6
    table.play(f"event:{name}")
    assert table.told("happened") == [(f"card-{name}",)]


def test_p4_1_king() -> None:
    """P4.1: the king gives everyone 5 gold."""
    assert event("king").state.gold == [9 + 5 + 12, 9 + 5 + 12]


def test_p4_1_richard_event() -> None:
    """P4.1: Richard's return gives everyone 1 metal."""
    state = event("richard_event", 3).state
    assert state.cubes == [[0, 0, 0, 1]] * 3


def mill(*takes: str) -> Table:
    """Before the event of round 1; seat 0 has taken these cards, seat 1 none."""
    table = Table(wishes=("aside:wood-4", "aside:wood-3")).until(TakeCard)
    for text in takes:
        table.until(TakeCard, 0).play(text)
    return table.board().own(0, gold=0).own(1, gold=0)


def test_p4_1_philip_for_each_worker_in_the_mill() -> None:
    """P4.1: Philip gives 1 gold for each own worker in the mill."""
    table = mill("take:stone-3")
    assert table.state.mill == [4, 12]
    table.play("event:philip")
    assert table.state.gold[0] == 4 + 4


def test_p4_1_philip_at_most_five() -> None:
    """P4.1: Philip gives at most 5 gold, and nothing without workers there."""
    table = mill("take:stone-3", "take:sand-3").play("event:philip")
    assert table.state.gold == [0, 5 + 12]


def test_p4_1_philip_counts_grey_and_black_workers() -> None:
    """P4.1: grey workers and Otto's black one count for Philip too."""
    table = Table(wishes=("reveal:otto", "aside:wood-4", "aside:wood-3")).board(castle=[0], kingsbridge=[0]).to_round(2)
    table.until(TakeCard, 0).play("take:stone-4", "take:sand-2").board().own(0, gold=0)
    assert table.state.mill[0] == 3, "all others are committed"
    assert table.play("event:philip").state.gold[0] == 3 + 3


def test_p4_1_volunteers_bring_a_cube_for_each_resource_card() -> None:
    """P4.1: each own resource card of the round brings one cube more, of its own material."""
    table = mill("take:stone-2", "take:sand-2", "take:wood-2").play("event:volunteers")
    assert table.state.cubes == [[3, 3, 3, 0], [0, 0, 0, 0]]


def test_p4_1_volunteers_are_counted_when_the_cubes_are_taken() -> None:
    """P4.1: the volunteers' cubes come at the forest, quarry and pit, after the mill."""
    table = mill("take:stone-2").play("event:volunteers")
    kinds = [one.kind.name for one in table.log if one.seat == 0]
    assert kinds.index("milled") < kinds.index("gained-cubes")
    assert table.told("gained-cubes", 0) == [(3, "material-stone")]


@pytest.mark.parametrize(("card", "material"), [("tom", STONE), ("aliena", WOOD), ("richard", SAND)])
@pytest.mark.parametrize("name", ["volunteers", "cold_winter"])
def test_p4_1_not_for_cards_that_bring_cubes(card: str, material: int, name: str) -> None:
    """P4.1: Tom, Aliena and Richard bring their cube whatever the volunteers or the winter do."""
    table = Table(start=1, wishes=("event:king",)).to_round(2).hold(0, card).board().play(f"event:{name}")
    assert table.state.cubes[0][material] == 1


def test_p4_1_volunteers_for_one_round() -> None:
    """P4.1: next round the cards bring what is printed."""
    table = mill("take:sand-2").play("event:volunteers").to_round(2).until(TakeCard, 0)
    before = table.state.cubes[0][WOOD]
    table.play("take:wood-2").board().play("event:king")
    assert table.state.cubes[0][WOOD] == before + 2


def test_p4_1_cold_winter_costs_a_cube_for_each_resource_card() -> None:
    """P4.1: in a cold winter each own resource card of the round brings one cube less."""
    table = mill("take:stone-2", "take:sand-3", "take:wood-2").play("event:cold_winter")
    assert table.state.cubes[0] == [1, 1, 2, 0]


def test_p4_1_protected_from_the_cold_winter() -> None:
    """P4.1: who is protected takes all cubes."""
    table = Table(wishes=("aside:wood-4", "aside:wood-3")).until(TakeCard).play("take:stone-2", "take:sand-3")
    table.board(bishop=[1]).play("event:cold_winter", "protection")
    assert table.state.cubes == [[1, 0, 0, 0], [0, 0, 3, 0]]


def building(*teams: tuple[str, ...], number: int = 1, **cubes: int) -> Table:
    """Building after the archbishop's visit: seat 0 starts and has these cubes, both are exempt from the tax."""
    table = Table(start=(number - 1) % 2, wishes=BUT_ARCHBISHOP).to_round(number).board(kings_court=[1, 0])
    for seat, names in enumerate(teams):
        table.team(seat, *names)
    return table.play("event:archbishop").own(0, gold=15, **cubes).until(Build, 0)


def most(table: Table, craftsman: str) -> int:
    """Put a craftsman to work and return how often he can."""
    return len(table.play(f"use:{craftsman}").options)


def test_p4_1_archbishop_lets_one_craftsman_work_once_more() -> None:
    """P4.1: one craftsman may be used once more than printed, in one go."""
    table = building(stone=20, wood=20, sand=20).play("use:woodworker")
    assert table.options == [f"amount:{times}" for times in range(1, 6)]
    table.play("amount:5")
    assert table.state.cubes[0] == [20, 10, 20, 0]
    assert "use:woodworker" not in table.options
    assert table.refusals == {"use:woodworker": "used-up"}


def test_p4_1_archbishop_leaves_nothing_to_ask() -> None:
    """P4.1: when the extra use was the last one possible the building is over."""
    table = building(stone=0, wood=12, sand=0).play("use:woodworker", "amount:5")
    assert not table.at(Build, 0)


def test_p4_1_archbishop_for_one_craftsman_only() -> None:
    """P4.1: when one has worked once more the others keep to what is printed."""
    table = building(stone=20, wood=20, sand=20).play("use:woodworker", "amount:5")
    assert most(table, "stonecutter") == 4
    table.play("amount:4")
    assert most(table, "mortar_mixer") == 3


def test_p4_1_archbishop_needs_no_announcement() -> None:
    """P4.1: the extra use stays open until somebody is used beyond the printed number."""
    table = building(stone=20, wood=20, sand=20).play("use:woodworker", "amount:4")
    assert "use:woodworker" in table.options, "the extra use"
    assert most(table, "stonecutter") == 5
    table.play("amount:4")
    assert table.options == ["use:mortar_mixer", "use:woodworker", "use:stonecutter", "finish"]
    table.play("use:stonecutter", "amount:1")
    assert table.options == ["use:mortar_mixer", "finish"]
    assert most(table, "mortar_mixer") == 3


def test_p4_1_archbishop_reaches_everyone() -> None:
    """P4.1: each player has an extra use of one's own."""
    table = building(stone=20, wood=20, sand=20).play("use:woodworker", "amount:5")
    table.own(1, wood=20).until(Build, 1).play("use:woodworker")
    assert table.options[-1] == "amount:5"


@pytest.mark.parametrize(
    ("number", "craftsman", "uses"),
    [(1, "tool_maker", 1), (2, "architect", 1), (6, "organ_builder", 1), (6, "bell_maker", 2)],
)
def test_p4_1_archbishop_not_for_some_craftsmen(number: int, craftsman: str, uses: int) -> None:
    """P4.1: organ builder, bell maker, tool maker and architect are not used once more."""
    team = ("mortar_mixer", "woodworker", "stonecutter", craftsman)
    others = [card.id for card in PACK.craftsmen if card.round == number and card.id != craftsman]
    table = Table(start=(number - 1) % 2, wishes=(*BUT_ARCHBISHOP, *(f"shiring:{name}" for name in others)))
    table.to_round(number).board(kings_court=[1, 0]).team(0, *team).play("event:archbishop")
    table.own(0, wood=8, metal=8).until(Build, 0).play(f"use:{craftsman}")
    assert table.options == [f"amount:{times}" for times in range(1, uses + 1)]
    table.play(f"amount:{uses}")
    assert f"use:{craftsman}" not in table.options
    assert table.refusals[f"use:{craftsman}"] == "used-up"


def test_p4_1_archbishop_for_one_round() -> None:
    """P4.1: an extra use that nobody wanted is gone next round."""
    table = Table().board().play("event:archbishop").to_round(2).board(kings_court=[0, 1]).play("event:king")
    table.own(1, wood=20).until(Build, 1).play("use:woodworker")
    assert table.options[-1] == "amount:4"


def test_p4_1_william_takes_four_gold() -> None:
    """P4.1: William takes 4 gold of everyone."""
    table = event("william")
    assert table.state.gold == [9 - 4 + 12, 9 - 4 + 12]
    assert table.told("paid") == [(4, "source-events"), (4, "source-events")]


@pytest.mark.parametrize(("gold", "lost"), [(4, 0), (3, 0), (2, 1), (1, 1), (0, 2)])
def test_p4_1_william_costs_points_for_the_shortfall(gold: int, lost: int) -> None:
    """P4.1: who cannot pay William gives all and loses a point for every 2 gold missing; it counts as an event."""
    table = Table().board().own(0, gold=gold, points=7).play("event:william")
    assert table.state.gold[0] == 12, "everything was given; then the mill paid"
    assert GAME.scores(table.state)[0] == 7 - lost
    assert GAME.score_sheet(table.state)[0]["events"] == -lost
    assert GAME.score_sheet(table.state)[0]["tax"] == 0


def test_p4_1_william_is_not_a_tax() -> None:
    """P4.1: neither the court, nor Francis, nor an exemption helps against William."""
    table = Table(start=1).to_round(2).hold(0, "francis").board(kings_court=[0]).own(0, gold=9).play("event:william")
    assert table.state.gold[0] == 9 - 4 + 12
    table = round_two("tax_exemption").play("event:william")
    assert table.at(RollTax)
    assert table.state.gold[0] == 9 - 4 + 12


@pytest.mark.parametrize(("points", "left"), [(7, 5), (2, 0), (1, 0), (0, 0)])
def test_p4_1_conflict_costs_two_points(points: int, left: int) -> None:
    """P4.1: the conflict costs 2 points; points never fall below 0."""
    table = Table().board().own(0, points=points).play("event:conflict")
    assert GAME.scores(table.state)[0] == left
    assert GAME.score_sheet(table.state)[0]["events"] == left - points
    assert table.told("lost-points", 0) == ([(points - left, "source-events")] if points else [])


def test_p4_1_collapse_dismisses_a_craftsman_of_choice() -> None:
    """P4.1: everyone dismisses one craftsman, from the start player clockwise."""
    table = event("collapse", 3, start=1)
    order = []
    while table.at(Dismiss):
        order.append(table.state.seat)
        assert table.options == ["dismiss:mortar_mixer", "dismiss:woodworker", "dismiss:stonecutter"]
        table.play("dismiss:woodworker")
    assert order == [1, 2, 0]
    assert [len(team) for team in table.state.team] == [2, 2, 2]
    assert table.state.dismissed.count(CRAFTSMAN["woodworker"]) == 3
    assert table.at(RollTax)


def test_p4_1_collapse_without_craftsmen() -> None:
    """P4.1: who has no craftsman left loses nothing and is not asked."""
    table = Table().board().team(0).play("event:collapse")
    assert table.at(Dismiss, 1)
    table.play("dismiss:stonecutter")
    assert table.at(RollTax)


def test_p4_1_collapse_comes_before_the_mill() -> None:
    """P4.1: the effect of the event comes before the next step of the board."""
    table = event("collapse")
    assert table.state.mill == [12, 12]
    table.play("dismiss:woodworker", "dismiss:stonecutter")
    assert table.state.mill == [0, 0]


@pytest.mark.parametrize("name", BAD)
def test_p4_1_protection_from_a_bad_event(name: str) -> None:
    """P4.1: whoever stands at the bishop may choose protection, and the event reaches only the others."""
    table = Table(wishes=("aside:wood-4", "aside:wood-3")).until(TakeCard).play("take:sand-2", "take:stone-2")
    table.board(bishop=[0], market=[0]).own(0, gold=9, points=9).own(1, gold=9, points=9).play(f"event:{name}")
    assert table.at(Bishop, 0)
    assert table.options == ["protection", *CUBES]
    assert table.refusals == {}
    table.play("protection")
    if name == "collapse":
        assert table.at(Dismiss, 1)
        table.skip()
    state = table.state
    assert state.gold[0] == 9 + 10
    assert GAME.scores(state)[0] == 9
    assert state.cubes[0] == [0, 0, 2, 0]
    assert len(state.team[0]) == 3
    assert state.builders_next[0] == 3
    assert state.market == [4, 4, 4]
    assert table.told("protected", 0) == [()]
    assert table.told("spared", 0) == [(f"card-{name}",)]
    hit = {
        "william": state.gold[1] == 9 - 4 + 7,
        "conflict": GAME.scores(state)[1] == 7,
        "town_wall": state.builders_next[1] == 2,
        "cold_winter": state.cubes[1][STONE] == 1,
        "collapse": len(state.team[1]) == 2,
    }
    assert [other for other, reached in hit.items() if reached] == [name]


@pytest.mark.parametrize(("text", "material"), [("cube:stone", STONE), ("cube:wood", WOOD), ("cube:sand", SAND)])
@pytest.mark.parametrize("name", ["king", "william"])
def test_p4_2_bishop_gives_a_cube_of_the_market(text: str, material: int, name: str) -> None:
    """P4.2: instead of protection one stone, wood or sand is taken from the market; then the event hits."""
    table = event(name, bishop=[1], market=[0]).play(text)
    assert table.state.cubes[1][material] == 1
    assert table.state.market == [4 - (material == kind) for kind in range(3)]
    assert table.state.gold[1] == 9 + (5 if name == "king" else -4) + 12
    assert not table.told("protected")
    table.until(Trade)
    assert table.state.market[material] == 3, "it is not refilled before the market"


@pytest.mark.parametrize("name", GOOD)
def test_p4_2_with_a_good_event_always_the_cube(name: str) -> None:
    """P4.2: with a good event the bishop gives the cube; protection is refused with the reason."""
    table = event(name, bishop=[1])
    assert table.at(Bishop, 1)
    assert table.options == CUBES
    assert table.refusals == {"protection": "good-event"}


def test_p4_2_only_what_lies_in_the_market() -> None:
    """P4.2: a kind that the market does not have cannot be taken."""
    table = Table().board(bishop=[0])
    table.state.market[WOOD] = 0
    table.play("event:conflict")
    assert table.options == ["protection", "cube:stone", "cube:sand"]
    assert table.refusals == {"cube:wood": "sold-out"}


@pytest.mark.parametrize("name", ["king", "conflict"])
def test_p4_2_nobody_at_the_bishop(name: str) -> None:
    """P4.2: without a builder there nobody chooses."""
    table = event(name)
    assert table.at(RollTax)
    assert not any(table.state.protected)


def test_p4_2_bishop_chooses_before_the_effect() -> None:
    """P4.2: the choice is made when the event is known and before it acts."""
    table = event("william", 3, bishop=[2])
    assert table.at(Bishop, 2)
    assert table.state.gold == [9, 9, 9]


def test_p4_2_protection_for_one_round() -> None:
    """P4.2: it does not last: next round's event hits again."""
    table = event("william", bishop=[0]).play("protection").to_round(2).board().own(0, gold=9, points=5)
    assert GAME.scores(table.play("event:conflict").state)[0] == 3


@pytest.mark.parametrize("name", BAD)
def test_p4_1_thomas_averts_a_bad_event(name: str) -> None:
    """P4.1: who is hit and keeps Thomas may spend him and is spared; then he is gone."""
    table = round_two("thomas").own(0, points=9).play(f"event:{name}")
    assert table.at(Avert, 0)
    assert table.options == ["spend:thomas", "hold:thomas"]
    table.play("spend:thomas")
    state = table.state
    assert state.holder[ADVANTAGE["thomas"]] == NONE
    assert state.protected == [True, False]
    assert table.told("spent", 0) == [("advantage-thomas",)]
    assert not table.at(Dismiss, 0)
    assert GAME.scores(state)[0] == 9
    assert state.gold[0] in (9, 21)
    assert state.builders_next[0] == 3


def test_p4_1_thomas_can_be_kept() -> None:
    """P4.1: who keeps him is hit and may use him in a later round."""
    table = round_two("thomas").play("event:william", "hold:thomas")
    assert table.state.gold[0] == 9 - 4 + 12
    assert table.state.holder[ADVANTAGE["thomas"]] == 0
    table.to_round(3).board().play("event:conflict")
    assert table.at(Avert, 0)


@pytest.mark.parametrize("name", GOOD)
def test_p4_1_thomas_not_for_good_events(name: str) -> None:
    """P4.1: with a good event his owner is not asked."""
    table = Table(start=1, wishes=("event:conflict",)).to_round(2).hold(0, "thomas").board()
    assert table.play(f"event:{name}").at(RollTax)


def test_p4_1_thomas_not_when_protected() -> None:
    """P4.1: who has chosen the bishop's protection is not asked for Thomas."""
    table = round_two("thomas", bishop=[0]).play("event:william", "protection")
    assert table.at(RollTax)
    assert table.state.holder[ADVANTAGE["thomas"]] == 0


def test_p4_1_thomas_after_the_bishop() -> None:
    """P4.1: first the bishop's guest chooses, then Thomas's owner, who may have taken the cube."""
    table = round_two("thomas", bishop=[0]).play("event:william")
    assert table.at(Bishop, 0)
    table.play("cube:stone")
    assert table.at(Avert, 0)
    table.play("spend:thomas")
    assert table.state.gold[0] == 9 + 12
    assert table.state.cubes[0][STONE] == 1
    other = round_two("thomas", bishop=[1]).play("event:william")
    assert other.at(Bishop, 1), "though Thomas's owner is the start player"


def test_p4_1_good_event_after_the_bishops_cube() -> None:
    """P4.1: the bishop's guest gains from a good event like everyone."""
    table = event("richard_event", bishop=[0]).play("cube:sand")
    assert [row[METAL] for row in table.state.cubes] == [1, 1]
