"""P4.3-9 and P4.12: the board from the mill to the castle, and the next start player."""

import pytest

from freestone.core.step import CHANCE
from freestone.games.pillars import GAME
from freestone.games.pillars.components import ResourceCard
from freestone.games.pillars.state import NONE
from freestone.games.pillars.steps.board import ClaimExemption, RollTax
from freestone.games.pillars.steps.builders import DrawBuilder
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.events import Avert
from freestone.games.pillars.steps.market import Trade
from freestone.games.pillars.steps.setup import Foresee
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.steps.team import Dismiss
from pillars.positions import ADVANTAGE, CRAFTSMAN, METAL, PACK, RESOURCE, SAND, STONE, WOOD, Table

FIVE = ("mortar_mixer", "woodworker", "stonecutter", "skilled_mortar_mixer", "mason_2")


def kingsbridge(first: str, second: str, at: list[int], seats: int = 2, start: int = 0, **places: list[int]) -> Table:
    """The tax of the round in which these two cards were taken; 9 gold each before the event."""
    number = 6 if PACK.advantages[ADVANTAGE[first]].last_round else 1
    start = (start - number + 1) % seats
    table = Table(seats, start, wishes=(f"reveal:{first}", f"reveal:{second}")).to_round(number)
    table.board(kingsbridge=at, **places)
    for seat in range(seats):
        table.own(seat, gold=9)
    return table.until(RollTax)


def test_p4_3_a_gold_for_each_worker_in_the_mill() -> None:
    """P4.3: the mill pays 1 gold for each worker there."""
    table = Table(3).until(TakeCard).play("take:stone-4", "take:sand-4", "pass").board()
    for seat in range(3):
        table.own(seat, gold=0)
    assert table.until(RollTax).state.gold == [2, 5, 12]


def test_p4_3_grey_and_black_workers_too() -> None:
    """P4.3: grey workers and Otto's one earn as well."""
    table = Table(wishes=("reveal:otto",)).board(castle=[0], kingsbridge=[0]).to_round(2).board()
    assert table.own(0, gold=0).until(RollTax).state.gold[0] == 15


def test_p4_3_mill_comes_before_the_tax_and_after_the_event() -> None:
    """P4.3: gold of the mill does not help against William, but pays the tax."""
    table = Table().board().own(0, gold=0, points=5).play("event:william")
    assert GAME.scores(table.state)[0] == 3
    assert table.play("roll:5").state.gold[0] == 12 - 5


def test_p4_4_each_space_has_its_card() -> None:
    """P4.4: a builder takes the card of its own space."""
    state = kingsbridge("tom", "jack", [1, 0]).state
    assert state.holder[ADVANTAGE["tom"]] == 1
    assert state.holder[ADVANTAGE["jack"]] == 0
    assert state.kingsbridge == []


def test_p4_4_clockwise_from_the_start_player() -> None:
    """P4.4: cards are taken clockwise from the start player, then by space."""
    table = kingsbridge("tom", "jack", [0, 2], seats=3, start=1)
    assert [(one.seat, one.values) for one in table.log if one.kind.name == "got-card"] == [
        (2, ("advantage-jack",)),
        (0, ("advantage-tom",)),
    ]


@pytest.mark.parametrize("owners", [[], [0], [NONE, 0]])
def test_p4_4_untaken_cards_leave_the_game(owners: list[int]) -> None:
    """P4.4: a card that nobody came for is gone for good."""
    table = kingsbridge("tom", "jack", owners)
    taken = [name for name, owner in zip(("tom", "jack"), owners, strict=False) if owner == 0]
    left = [name for name in ("tom", "jack") if name not in taken]
    assert [name for name in ("tom", "jack") if table.state.holder[ADVANTAGE[name]] == 0] == taken
    assert table.told("untaken")[-len(left) :] == [(f"advantage-{name}",) for name in left]
    table.to_round(2)
    assert not {"reveal:tom", "reveal:jack"} & set(table.options)


@pytest.mark.parametrize(
    ("card", "gold", "points", "cubes"),
    [
        ("madonna", 0, 3, [0, 0, 0, 0]),
        ("wool_fair", 8, 0, [0, 0, 0, 0]),
        ("toledo", 0, 0, [0, 0, 0, 2]),
        ("celebrations", 0, 0, [0, 0, 0, 1]),
        ("completion", 0, 0, [1, 1, 0, 0]),
    ],
)
def test_p4_4_now_cards_act_at_once(card: str, gold: int, points: int, cubes: list[int]) -> None:
    """P4.4: a now-card acts when it is taken and is not kept."""
    other = "celebrations" if card == "completion" else "completion" if card == "celebrations" else "tom"
    before = kingsbridge(card, other, [])
    after = kingsbridge(card, other, [1])
    assert after.state.gold[1] == before.state.gold[1] + gold
    assert GAME.scores(after.state)[1] == GAME.scores(before.state)[1] + points
    gained = zip(after.state.cubes[1], before.state.cubes[1], strict=True)
    assert [now - then for now, then in gained] == cubes
    assert after.state.holder[ADVANTAGE[card]] == NONE
    assert GAME.score_sheet(after.state)[1]["advantages"] == points
    assert after.state.gold[0] == before.state.gold[0]


@pytest.mark.parametrize(("card", "material"), [("tom", STONE), ("aliena", WOOD), ("richard", SAND)])
def test_p4_6_a_cube_each_round(card: str, material: int) -> None:
    """P4.6: Tom brings a stone, Aliena wood, Richard sand, each round from the one in which they are taken."""
    table = kingsbridge(card, "jack", [1])
    for number in range(1, 7):
        assert table.to_round(number).until(RollTax).state.cubes[1][material] == min(number, 6)
        assert table.state.cubes[0][material] == 0
        table.skip()


def test_p4_4_otto_works_from_the_next_round_on() -> None:
    """P4.4: Otto's worker begins next round and stays to the end."""
    table = kingsbridge("otto", "jack", [0])
    assert table.state.gold[0] == 9 + 12
    assert table.state.workers == [12, 12]
    for number in (2, 3, 6):
        assert table.to_round(number).state.workers == [13, 12]


def test_p4_4_ellen_looks_from_the_next_round_on() -> None:
    """P4.4: Ellen's owner sees no event in the round in which she is taken, but every later one."""
    table = kingsbridge("ellen", "jack", [0])
    assert not table.told("foresaw")
    for number in (2, 3, 4, 5, 6):
        table.to_round(number).until(Foresee)
    assert table.to_end().state.over
    assert len(table.told("foresaw", 0)) == 5


@pytest.mark.parametrize("owner", [0, 1])
def test_p4_4_jack_raises_the_limit_at_once(owner: int) -> None:
    """P4.4: Jack allows a sixth craftsman at Shiring in the round in which he is taken."""
    table = Table(start=1).to_round(2).play("reveal:jack")
    table.board(kingsbridge=[owner], shiring=[0], market=[1]).team(0, *FIVE).until(RollTax).skip()
    assert table.at(Dismiss, 0) == (owner == 1)
    if owner == 0:
        assert len(table.state.team[0]) == 6


@pytest.mark.parametrize(("roll", "paid"), [(2, 2), (3, 2), (5, 2)])
def test_p4_4_francis_lowers_the_tax_at_once(roll: int, paid: int) -> None:
    """P4.4: Francis limits the tax to 2 in the round in which he is taken."""
    table = kingsbridge("francis", "jack", [0], market=[0]).play(f"roll:{roll}")
    assert table.state.gold == [21 - paid, 21 - roll]


def test_p4_7_francis_stays() -> None:
    """P4.7: Francis pays at most 2 in every later round."""
    table = kingsbridge("francis", "jack", [0]).to_round(4).board(market=[0]).until(RollTax).own(0, gold=9)
    assert table.play("roll:5").state.gold[0] == 7


def test_p4_4_thomas_serves_from_the_next_event_on() -> None:
    """P4.4: Thomas comes after the event of the round in which he is taken."""
    table = Table(wishes=("reveal:thomas", "event:conflict")).board(kingsbridge=[0]).play("event:conflict")
    assert table.at(RollTax)
    table.to_round(2).board().play("event:william")
    assert table.at(Avert, 0)


def test_p4_4_remigius_serves_in_the_next_round() -> None:
    """P4.4: Remigius is kept until his owner spends him."""
    table = kingsbridge("remigius", "jack", [1]).to_round(2).until(DrawBuilder).play("draw:1", "keep")
    assert "spend:remigius" in table.options


@pytest.mark.parametrize(
    ("owners", "points"),
    [([], [0, 0]), ([0], [2, 0]), ([1, 0], [1, 2]), ([0, 0], [3, 0])],
)
def test_p4_5_priory(owners: list[int], points: list[int]) -> None:
    """P4.5: 2 points for the first space, 1 for the second."""
    state = Table().board(priory=owners).until(RollTax).state
    assert GAME.scores(state) == [2 + points[0], 2 + points[1]]
    assert [sheet["priory"] for sheet in GAME.score_sheet(state)] == points


def test_p4_5_points_are_told() -> None:
    """P4.5: the log tells the points of each builder and where they come from."""
    table = Table().board(priory=[1, 0]).until(RollTax)
    assert table.told("scored", 1) == [(2, "source-priory")]
    assert table.told("scored", 0) == [(1, "source-priory")]


@pytest.mark.parametrize(
    ("owners", "points"),
    [([], [0, 0]), ([0], [3, 0]), ([1, 0], [2, 2]), ([1, 1], [0, 3]), ([0, 0], [5, 0])],
)
def test_p4_5_prior_philip_adds_a_point_for_each_builder(owners: list[int], points: list[int]) -> None:
    """P4.5: Prior Philip adds 1 for each of his owner's builders there, in the round in which he is taken."""
    state = kingsbridge("prior_philip", "jack", [0], priory=owners).state
    assert GAME.scores(state) == [2 + points[0], 2 + points[1]]


def test_p4_5_prior_philip_stays() -> None:
    """P4.5: he adds his point in later rounds too."""
    table = kingsbridge("prior_philip", "jack", [0]).to_round(3).board(priory=[0])
    before = GAME.scores(table.state)[0]
    assert GAME.scores(table.until(RollTax).state)[0] == before + 3


@pytest.mark.parametrize("card", PACK.resource_cards, ids=lambda card: card.id)
def test_p4_6_cubes_for_resource_cards(card: ResourceCard) -> None:
    """P4.6: each resource card brings its cubes; its workers return and the card too."""
    others = [one.id for one in PACK.resource_cards if one is not card][:2]
    table = Table(wishes=(*(f"aside:{name}" for name in others), "event:king")).until(TakeCard)
    table.play(f"take:{card.id}").until(RollTax)
    assert table.state.cubes[0] == [card.cubes * (kind == card.material) for kind in range(4)]
    assert table.told("gained-cubes", 0) == [(card.cubes, f"material-{('stone', 'wood', 'sand')[card.material]}")]
    assert table.state.workers == [12, 12]
    assert 0 not in table.state.resource_owner


def test_p4_6_several_cards_of_one_material() -> None:
    """P4.6: every card counts, those of one material together."""
    table = Table(wishes=("aside:wood-4", "aside:wood-3", "event:king")).until(TakeCard)
    table.play("take:sand-2", "take:wood-2", "take:sand-3", "pass", "take:stone-2", "pass").until(RollTax)
    assert table.state.cubes == [[2, 0, 5, 0], [0, 2, 0, 0]]


def test_p4_6_workers_are_there_again_next_round() -> None:
    """P4.6: committed workers and those of the mill are free in the next round."""
    table = Table(wishes=("aside:wood-4", "aside:wood-3")).until(TakeCard).play("take:stone-4")
    assert table.state.workers == [2, 12]
    assert table.to_round(2).until(TakeCard).state.workers == [12, 12]


def test_p4_6_cubes_are_unlimited() -> None:
    """P4.6: however many cubes are in hand, cards bring theirs."""
    table = Table(wishes=("aside:wood-4", "aside:wood-3", "event:king")).until(TakeCard).play("take:stone-4").board()
    table.own(0, stone=20).own(1, stone=20).until(RollTax)
    assert table.state.cubes[0][STONE] == 24


def test_p4_7_tax_die() -> None:
    """P4.7: chance rolls a die with 2, 3, 3, 4, 4, 5; the roll is told as the start player's."""
    table = Table(3, start=2).until(RollTax)
    assert table.state.seat == CHANCE
    assert table.odds == {"roll:2": 1, "roll:3": 2, "roll:4": 2, "roll:5": 1}
    table.play("roll:4")
    assert table.told("rolled", 2) == [(4,)]


@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_p4_7_everyone_pays(roll: int) -> None:
    """P4.7: everyone pays what the die shows."""
    table = Table(4).board(market=[0]).until(RollTax)
    for seat in range(4):
        table.own(seat, gold=10 + seat)
    assert table.play(f"roll:{roll}").state.gold == [10 - roll, 11 - roll, 12 - roll, 13 - roll]


def test_p4_7_guests_of_the_court_pay_nothing() -> None:
    """P4.7: whoever stands on any of the four spaces is exempt."""
    table = Table(4).board(kings_court=[3, 3, 1, 0], market=[0]).until(RollTax)
    for seat in range(4):
        table.own(seat, gold=10)
    assert table.play("roll:5").state.gold == [10, 10, 5, 10]
    assert [len(table.told("exempt", seat)) for seat in range(4)] == [1, 1, 0, 1]


@pytest.mark.parametrize(
    ("gold", "roll", "points"),
    [(5, 5, 9), (4, 5, 9), (3, 5, 8), (2, 5, 8), (1, 5, 7), (0, 5, 7), (0, 3, 8), (0, 2, 8), (1, 2, 9)],
)
def test_p4_7_who_cannot_pay_gives_all_and_loses_points(gold: int, roll: int, points: int) -> None:
    """P4.7: 1 point is lost for every 2 gold missing, rounded down."""
    table = Table().board(market=[1]).until(RollTax).own(0, gold=gold, points=9).play(f"roll:{roll}")
    assert table.state.gold[0] == 0
    assert GAME.scores(table.state)[0] == points
    assert GAME.score_sheet(table.state)[0]["tax"] == points - 9
    assert table.told("fell-short", 0) == ([(roll - gold,)] if roll > gold else [])


def test_p4_7_points_do_not_fall_below_zero() -> None:
    """P4.7, P4.1: who has no points left cannot lose any."""
    table = Table().board(market=[1]).until(RollTax).own(0, gold=0, points=1).play("roll:5")
    assert GAME.scores(table.state)[0] == 0
    assert table.told("lost-points", 0) == [(1, "source-tax")]


def test_p4_7_francis_without_gold() -> None:
    """P4.7: with Francis only 2 gold can be missing."""
    table = kingsbridge("francis", "jack", [0], market=[0]).own(0, gold=0, points=9).play("roll:5")
    assert GAME.scores(table.state)[0] == 8


def test_p4_7_tax_exemption_is_spent_after_the_roll() -> None:
    """P4.7: its owner sees the roll, before anybody has paid, and spends the card or keeps it."""
    table = kingsbridge("tax_exemption", "jack", [1], market=[0]).play("roll:5")
    assert table.at(ClaimExemption, 1)
    assert table.options == ["spend:tax_exemption", "hold:tax_exemption"]
    assert table.step.terms(table.state) == {"tax": 5, "gold": 21}
    assert table.state.gold == [21, 21]
    table.play("spend:tax_exemption")
    assert table.state.gold == [16, 21]
    assert table.state.holder[ADVANTAGE["tax_exemption"]] == NONE
    assert table.told("spent", 1) == [("advantage-tax_exemption",)]
    assert table.told("exempt", 1) == [()]
    assert not table.to_round(2).until(RollTax).play("roll:5").at(ClaimExemption), "once only"


def test_p4_7_tax_exemption_can_be_kept() -> None:
    """P4.7: who keeps it pays and is asked again next time."""
    table = kingsbridge("tax_exemption", "jack", [1], market=[0]).play("roll:5", "hold:tax_exemption")
    assert table.state.gold == [16, 16]
    assert table.state.holder[ADVANTAGE["tax_exemption"]] == 1
    table.to_round(2).board(market=[0]).until(RollTax).play("roll:2")
    assert table.at(ClaimExemption, 1)


def test_p4_7_tax_exemption_is_not_asked_at_court() -> None:
    """P4.7: a guest of the court need not spend the card."""
    table = kingsbridge("tax_exemption", "jack", [1], kings_court=[1], market=[0]).play("roll:5")
    assert table.at(Trade)
    assert table.state.holder[ADVANTAGE["tax_exemption"]] == 1


@pytest.mark.parametrize("guests", [[], [1], [0, 1], [1, 1, 0]])
def test_p4_7_first_guest_takes_the_metal(guests: list[int]) -> None:
    """P4.7: the first space takes the metal, no other; if nobody does it stays."""
    table = Table().board(kings_court=guests, market=[0]).until(RollTax).play("roll:2")
    assert [row[METAL] for row in table.state.cubes] == [int(guests[:1] == [seat]) for seat in (0, 1)]
    assert table.state.court_metal == int(not guests)


def shiring(owners: list[int], seats: int = 2, start: int = 0) -> Table:
    """Round 2 up to the tax: carpenter_2 and architect lie at Shiring; this seat starts."""
    wishes = ("shiring:carpenter_2", "shiring:architect")
    return Table(seats, (start - 1) % seats, wishes).to_round(2).board(shiring=owners, market=[0]).until(RollTax)


def test_p4_8_craftsmen_of_their_spaces_free_of_charge() -> None:
    """P4.8: each builder takes the craftsman of its space and pays nothing for him."""
    table = shiring([1, 0]).own(0, gold=9).own(1, gold=9).play("roll:2")
    assert CRAFTSMAN["carpenter_2"] in table.state.team[1]
    assert CRAFTSMAN["architect"] in table.state.team[0]
    assert table.state.gold == [7, 7]
    assert table.state.shiring == []


def test_p4_8_clockwise_from_the_start_player() -> None:
    """P4.8: the start player's builder comes first, whatever its space."""
    table = shiring([0, 2], seats=3, start=1).play("roll:2")
    hired = [(one.seat, one.values) for one in table.log if one.kind.name == "hired"]
    assert hired == [(2, ("craftsman-architect", 0)), (0, ("craftsman-carpenter_2", 0))]


def test_p4_8_both_spaces_of_one_player() -> None:
    """P4.8, P2.4: one after the other by space; above the limit a dismissal comes between them."""
    table = shiring([0, 0]).team(0, *FIVE).play("roll:2")
    assert table.at(Dismiss, 0)
    assert "dismiss:carpenter_2" in table.options
    assert "dismiss:architect" not in table.options
    table.play("dismiss:carpenter_2")
    assert table.at(Dismiss, 0)
    assert "dismiss:architect" in table.options
    table.play("dismiss:woodworker")
    assert len(table.state.team[0]) == 5
    assert table.at(Trade)


@pytest.mark.parametrize(("owners", "left"), [([], 2), ([0], 1), ([NONE, 0], 1)])
def test_p4_8_untaken_craftsmen_leave_the_game(owners: list[int], left: int) -> None:
    """P4.8: craftsmen that nobody came for are gone."""
    table = shiring(owners)
    table.log.clear()
    table.play("roll:2")
    gone = [name for name in ("carpenter_2", "architect") if CRAFTSMAN[name] in table.state.dismissed]
    assert len(gone) == left
    assert table.told("untaken") == [(f"craftsman-{name}",) for name in gone]


def test_p4_8_shiring_serves_the_building_of_the_same_round() -> None:
    """P4.8: who comes at Shiring works in the same round."""
    table = shiring([NONE, 0]).play("roll:2", "stop")
    assert table.at(Build, 0)
    assert table.options == ["use:architect", "finish"]


def test_p4_9_two_grey_workers_for_the_next_round() -> None:
    """P4.9: the castle gives 2 grey workers, in the next round and only in it."""
    table = Table(3).board(castle=[1], market=[0]).until(Trade)
    assert table.told("got-workers", 1) == [(2,)]
    assert table.state.workers == [12, 12, 12]
    assert table.to_round(2).state.workers == [12, 14, 12]
    assert table.board().to_round(3).state.workers == [12, 12, 12]


def test_p4_9_grey_workers_can_be_committed() -> None:
    """P4.9: grey workers serve resource cards like others."""
    table = Table(wishes=("aside:wood-3", "aside:wood-4")).board(castle=[1]).to_round(2).until(TakeCard, 1)
    table.play("take:stone-4", "pass")
    assert table.state.workers[1] == 4
    assert "take:sand-3" in table.options


def test_p4_9_castle_and_cathedral_in_round_6() -> None:
    """P4.9: in round 6 both can still be occupied, without effect."""
    table = Table().to_round(6).until(DrawBuilder).play("draw:0", "keep")
    assert {"place:castle", "place:cathedral"} <= set(table.own(0, gold=20).options)
    table.play("place:castle", "draw:0", "keep").own(0, gold=20).play("place:cathedral")
    start = table.state.start
    table.log.clear()
    table.to_end()
    assert not table.told("got-workers")
    assert not table.told("new-start")
    assert table.state.start == start


def test_p4_12_guest_at_the_cathedral_starts_next() -> None:
    """P4.12: the owner of the builder at the cathedral is the next start player, also the present one."""
    assert Table(4).board(cathedral=[3]).to_round(2).state.start == 3
    assert Table(4).board(cathedral=[0]).to_round(2).state.start == 0


@pytest.mark.parametrize(("seats", "start", "following"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0)])
def test_p4_12_else_the_next_clockwise(seats: int, start: int, following: int) -> None:
    """P4.12: without a builder there the next seat clockwise starts; it takes the first card and may redraw."""
    table = Table(seats, start).board().to_round(2)
    assert table.state.start == following
    assert table.told("new-start", following) == [()]
    assert table.until(TakeCard).state.seat == following
    table.until(DrawBuilder).play("draw:0")
    assert table.state.seat == following


def test_p4_12_the_board_is_empty_again() -> None:
    """P4.12: builders return to the bag before the next round."""
    state = Table(4).to_round(2).state
    assert state.spaces == [NONE] * 17
    assert state.bag.counts == [3, 3, 3, 3]
    assert state.resource_owner.count(NONE) == len(RESOURCE)


def test_p4_12_the_board_is_resolved_clockwise() -> None:
    """P4.12, P4.1, P4.3, P4.4, P4.5, P4.6, P4.7, P4.8, P4.9, P4.10, P4.11: the steps come in the order of the board."""
    table = Table(3, wishes=("reveal:madonna", "aside:sand-2", "aside:sand-3", "event:william")).until(TakeCard)
    table.play("take:stone-2").board(
        kingsbridge=[0], priory=[1], kings_court=[2], shiring=[1], castle=[1], market=[0], cathedral=[2]
    )
    table.until(RollTax).play("roll:3").own(0, gold=20, wood=9).play("buy:sand", "amount:1", "stop")
    table.play("use:woodworker", "amount:1", "finish").to_round(2)
    told: list[tuple[int | str, ...]] = [(one.kind.name, one.seat, *one.values) for one in table.log]
    steps: list[tuple[int | str, ...]] = [
        ("happened", 0, "card-william"),
        ("paid", 0, 4, "source-events"),
        ("milled", 0, 7),
        ("got-card", 0, "advantage-madonna"),
        ("scored", 0, 3, "source-advantages"),
        ("scored", 1, 2, "source-priory"),
        ("gained-cubes", 0, 2, "material-stone"),
        ("rolled", 0, 3),
        ("paid", 0, 3, "source-tax"),
        ("gained-cubes", 2, 1, "material-metal"),
        ("hired", 1, "craftsman-tool_maker", 0),
        ("got-workers", 1, 2),
        ("bought", 0, 1, "material-sand", 2),
        ("worked", 0, "craftsman-woodworker", 1),
        ("returned", 0, 4, "material-wood"),
        ("cathedral-grew", 0, 1),
        ("new-start", 2),
        ("round-began", 2, 2),
    ]
    assert [told.count(step) for step in steps] == [1] * len(steps)
    assert sorted(steps, key=told.index) == steps
