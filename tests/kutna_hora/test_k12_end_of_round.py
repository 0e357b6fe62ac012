"""K12: the end of a round."""

import pytest

from freestone.games.kutna_hora import GAME, PayEveryTax
from freestone.games.kutna_hora.names import GUILDS, KINDS, NONE, PATRICIANS
from freestone.games.kutna_hora.steps.end_of_round import DealRedTile, PayTax
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import PACK, TILE, Table, lacking

BOARDS = {0: "builders grocers scribes"}


def last_card(table: Table) -> Table:
    """Let only the last card of the round be left to play; the log begins there."""
    state = table.state
    while not (table.at(PlayCard, (state.start - 1) % state.seats) and state.turn == 2):
        table.skip()
    return table.forget()


def after_round(table: Table) -> Table:
    """Play the last card; everybody can pay but refuses no tax: end of round up to the next one."""
    number = table.state.round
    last_card(table)
    while not table.state.over and table.state.round == number:
        table.skip()
    return table


def fair(event: str, seats: int = 3) -> Table:
    """A table with an event open in round 1, without taxes."""
    return Table(seats, events=True, wishes=("event:timber_rafts",)).event(event).tax(0)


def test_k12_1_order_of_the_end_of_a_round() -> None:
    """K12.1-5: event, taxes, patricians, red tiles, new start, next event, in this order."""
    table = Table(4, events=True).in_round(3).event("royal_visit").tax(1).patricians("council", silver=1)
    after_round(table.own(1, used_pelicans=2)).until(PlayCard)
    watched = ("event-happened", "tax-paid", "council-met", "new-start", "round-began", "event-revealed")
    order = [kind for kind in table.kinds() if kind in watched]
    assert order == [
        "event-happened",
        *["tax-paid"] * 4,
        *("council-met", "new-start", "round-began", "event-revealed"),
    ]
    table = after_round(Table(4, events=True).in_round(2).event("rich_vein").tax(1).patricians("council", silver=1))
    order = [kind for kind in table.until(PlayCard).kinds() if kind in (*watched, "revealed")]
    assert order[5:] == [*["revealed"] * 3, "new-start", "round-began", "event-revealed"], "no council yet"


@pytest.mark.parametrize("event", PACK.events, ids=lambda card: card.id)
def test_k12_1_decks_advance_at_the_end_of_the_round(event: object) -> None:
    """K12.1: each event advances its decks, not before the end of the round."""
    card = PACK.events[[found.id for found in PACK.events].index(getattr(event, "id", ""))]
    table = last_card(fair(card.id))
    assert table.state.levels == [0, 0]
    after_round(table)
    assert table.state.levels == [card.population, card.ore]
    assert table.told("event-happened")[0] == (card.name,)


def test_k12_1_decks_before_the_effect() -> None:
    """K12.1: the decks advance, then the effect: the award comes after."""
    table = after_round(fair("rich_vein").dig(1, c1="mine_1_1"))
    assert table.kinds().index("deck-advanced") < table.kinds().index("awarded") < table.kinds().index("scored")
    table = after_round(fair("market_privilege"))
    kinds = table.kinds()
    assert [kinds.index(kind) for kind in ("deck-advanced", "town-built")] == sorted(
        kinds.index(kind) for kind in ("deck-advanced", "town-built")
    )


def test_k12_1_award_to_each_who_reaches_at_least() -> None:
    """K12.1: Settlers: each with a plot gains 1 reputation; Mining Code: each with at least 2 mines."""
    table = after_round(fair("settlers").claim(0, "a1", "a2").claim(2, "c3"))
    assert table.state.reputation == [1, 0, 1]
    table = fair("mining_code").dig(0, c1="mine_1_1", d1="mine_1_2").dig(1, f1="mine_1_3")
    assert after_round(table).state.reputation == [1, 0, 0]


def test_k12_1_most_rewards_every_tied_player() -> None:
    """K12.1 †: "most" rewards every tied player; who has fewer gets nothing."""
    table = fair("rich_vein").dig(0, c1="mine_1_1").dig(2, d1="mine_1_2")
    after_round(table)
    assert [table.points(seat) for seat in range(3)] == [{"events": 2}, {}, {"events": 2}]
    table = fair("rich_vein").dig(0, c1="mine_1_1", c2="mine_1_3").dig(2, d1="mine_1_2")
    assert [table.points(seat) for seat in range(3)] == [{}, {}, {}]
    after_round(table)
    assert [table.points(seat) for seat in range(3)] == [{"events": 2}, {}, {}]


def test_k12_1_most_only_with_more_than_0() -> None:
    """K12.1 †: with nobody above 0 nobody is rewarded."""
    table = after_round(fair("rich_vein"))
    assert [table.points(seat) for seat in range(3)] == [{}, {}, {}]
    table = after_round(fair("royal_visit").own(0, reputation=-1).own(1, reputation=-2).own(2, reputation=-3))
    assert table.told("awarded") == []


@pytest.mark.parametrize(
    ("event", "gain"),
    [("royal_visit", 3), ("procession", 2), ("great_fair", 0)],
)
def test_k12_1_other_measures(event: str, gain: int) -> None:
    """K12.1: highest reputation, most used pelicans, most buildings (guild buildings one owns)."""
    table = fair(event).own(0, reputation=2, used_pelicans=1).own(1, reputation=1, used_pelicans=0)
    table.own(2, reputation=0).build(0, a1="smelter").build(2, c3="mint", d3="hospital")
    after_round(table)
    assert table.points(0) == ({"events": gain} if gain else {})
    assert table.state.reputation == [4 if event == "great_fair" else 2, 1, 0]
    assert table.points(1) == table.points(2) == {}


@pytest.mark.parametrize(("event", "guild"), [("market_privilege", "grocers"), ("mint_reform", "metallurgists")])
def test_k12_1_town_builds(event: str, guild: str) -> None:
    """K12.1: `town_builds` as in K3.3: the arm moves, the top tile is discarded, the stack moves."""
    table = fair(event)
    top = table.state.tops[GUILDS.index(guild)]
    after_round(table)
    assert table.state.arms[GUILDS.index(guild)] == 1
    assert table.state.discarded == [top]
    assert table.told("town-built") == [(f"guild-{guild}",)]


def test_k12_1_town_builds_cascades() -> None:
    """K12.1: the newly visible cell acts in turn."""
    table = fair("mint_reform").market(ore_level=26, silver=2, permits=3, population=0)
    after_round(table)
    assert table.state.levels[1] == 29
    assert table.state.arms[GUILDS.index("metallurgists")] == 5


def test_k12_1_modifier_of_building() -> None:
    """K12.1: Timber Rafts: every building costs 1 wood less during the round, not afterwards, never below 0."""
    table = Table(3, boards=BOARDS).event("timber_rafts").give(0, "sawmill").claim(0, "c3").own(0, groschen=4)
    table.act("building")
    assert table.changes("build:sawmill")["groschen"] == (-4, -4)
    table.play("build:sawmill", "site:c3")
    assert table.state.groschen[0] == 0
    table = Table(3, boards=BOARDS, events=True, wishes=("event:settlers",)).event("timber_rafts").own(0, groschen=5)
    table.give(0, "sawmill").claim(0, "c3").tax(0).to_round(2).until(PlayCard, 0)
    table.market(population=0)
    assert table.why_not("building").terms == lacking(1, 3, "wood", 2)


def test_k12_1_modifier_of_mining() -> None:
    """K12.1: Flooded Shafts: every paid mine costs 1 wood more; free mines stay free."""
    table = Table(3).event("flooded_shafts").own(0, groschen=6)
    table.act("mine", "refill:0", "draw:mine_1_1", "pick:mine_1_1")
    assert table.changes("mine:c1")["groschen"] == (-6, -6)
    assert table.own(0, groschen=6).play("mine:c1").state.groschen[0] == 0
    table = Table(3).event("flooded_shafts").own(0, groschen=5).act("mine", "refill:0", "draw:mine_1_1")
    assert table.refusal_terms["pick:mine_1_1"] == lacking(1, 3, "wood", 2)
    table = Table(3).event("flooded_shafts").own(0, groschen=0, pelicans=1).barbara(9)
    table.act("barbara", "accept", "draw:mine_1_1", "pick:mine_1_1", "mine:c1")
    assert table.state.groschen[0] == 0


def test_k12_1_modifier_for_paid_building_only() -> None:
    """K12.1: a building of St. Barbara costs 0 with Timber Rafts, not less; a technology tile 0 with Flooded Shafts."""
    table = (
        Table(3, boards=BOARDS).event("timber_rafts").give(0, "sawmill").claim(0, "c3").own(0, pelicans=1, groschen=9)
    )
    table.barbara(8).act("barbara", "build:sawmill", "site:c3")
    assert table.state.groschen[0] == 9
    table = Table(3, boards={0: "miners builders grocers"}).event("flooded_shafts").give(0, "pump_house").claim(0, "c3")
    table.own(0, groschen=6).act("building", "build:pump_house", "site:c3", "mine:c1")
    assert table.state.groschen[0] == 0


@pytest.mark.parametrize(("markers", "due"), [(0, 4), (1, 4), (2, 7), (3, 12)])
def test_k12_2_tax_with_surcharge(markers: int, due: int) -> None:
    """K12.2: the tax rate, plus 3 with two markers in town, plus 8 with three."""
    table = Table(3).tax(4).claim(0, *["a1", "b1", "c1"][:markers]).until(PayTax, 0)
    assert table.step.terms(table.state) == {"due": due, "surcharge": due - 4, "groschen": 40, "reputation": 1}
    assert table.options == ["tax:pay", "tax:refuse"]
    assert table.changes("tax:pay") == {"groschen": (-due, -due)}
    table.play("tax:pay")
    assert table.state.groschen[0] == 40 - due
    assert table.told("tax-paid", 0) == [(due,)]
    assert table.state.reputation[0] == 0


def test_k12_2_in_turn_order() -> None:
    """K12.2: from the starting player clockwise."""
    table = Table(4, start=2).tax(1).until(PayTax)
    order = []
    while table.at(PayTax):
        order.append(table.state.seat)
        table.play("tax:pay")
    assert order == [2, 3, 0, 1]


def test_k12_2_refusing_costs_the_reputation_of_the_round_only() -> None:
    """K12.2: who can pay may refuse: the reputation is lost, neither tax nor surcharge is paid."""
    table = Table(3).tax(4).claim(0, "a1", "b1").until(PayTax, 0)
    assert table.changes("tax:refuse")["reputation"] == (-1, -1)
    table.play("tax:refuse")
    assert (table.state.groschen[0], table.state.reputation[0]) == (40, -1)
    assert table.told("tax-not-paid", 0) == [(7, 0, 1)]


@pytest.mark.parametrize(("groschen", "asked"), [(6, False), (7, True), (0, False)])
def test_k12_2_who_cannot_pay_the_whole(groschen: int, asked: bool) -> None:
    """K12.2: who cannot pay all of it, surcharge included, loses the reputation and pays nothing."""
    table = last_card(Table(3).tax(4).claim(0, "a1", "b1").own(0, groschen=groschen)).skip()
    assert table.at(PayTax, 0) == asked
    if not asked:
        assert table.state.groschen[0] == groschen
        assert table.state.reputation[0] == -1
        assert table.told("tax-not-paid", 0) == [(7, 7 - groschen, 1)]


def test_k12_2_nothing_due_nothing_asked() -> None:
    """K12.2: if 0 is due nothing is asked; with two markers the surcharge alone is due."""
    table = last_card(Table(3).own(0, groschen=0)).skip()
    assert table.at(PlayCard)
    assert table.state.reputation == [0, 0, 0]
    table = last_card(Table(3).claim(1, "a1", "b1")).skip()
    assert table.at(PayTax, 1)
    assert table.step.terms(table.state)["due"] == 3


@pytest.mark.parametrize(("seats", "losses"), [(2, [1, 1, 2, 2, 3, 4]), (3, [1, 1, 2, 2, 3, 4]), (4, [1, 2, 2, 3, 4])])
def test_k12_2_reputation_of_each_round(seats: int, losses: list[int]) -> None:
    """K12.2: what refusing costs in each round."""
    for number, loss in enumerate(losses, start=1):
        table = Table(seats).in_round(number).tax(2).until(PayTax, 0).play("tax:refuse")
        assert table.state.reputation[0] == -loss


def test_k12_2_standing_answer_pays_every_tax() -> None:
    """K12.2: a player may decide once to pay every tax; it speaks of nothing else."""
    table = Table(3).tax(4)
    assert PayEveryTax(0).answer(table.state) is None
    (answer,) = GAME.standing(table.until(PayTax, 0).state, 0)
    assert answer.name == "pay-every-tax"
    assert answer.answer(table.state) is PACK.tax_pay
    assert not answer.lapsed(table.state)
    assert answer.lapsed(table.to_end().state)


def council(seats: int = 3, number: int = 6, **tokens: int) -> Table:
    """The last round with patricians on the council."""
    return (
        Table(seats, boards={0: "builders grocers scribes"} if seats == 3 else None)
        .in_round(number)
        .patricians("council", **tokens)
    )


@pytest.mark.parametrize(("seats", "rounds"), [(2, {4, 5, 6}), (3, {4, 5, 6}), (4, {3, 4, 5})])
def test_k12_3_in_each_of_the_last_three_rounds(seats: int, rounds: set[int]) -> None:
    """K12.3: patricians pay at the end of each of the last three rounds, not before."""
    table = Table(seats).patricians("council", silver=1).own(0, used_pelicans=2, groschen=500).to_end()
    assert {value[0] for value in table.told("council-met")} == rounds
    assert table.points(0)["silver"] == 9


def test_k12_3_green_pairs() -> None:
    """K12.3: green: 1 point for each pair of an own building and a public building next to it, times the tokens."""
    table = council(4, number=3, green=2)
    owner = next(seat for seat in range(4) if table.state.rows[seat * KINDS + 2] != NONE)
    table.build(owner, c3="sawmill", e3="brick_kiln", d3="mint", c2="hospital", a5="school", d4="st_john")
    after_round(table)
    assert table.points(owner) == {"green": 6}
    assert all(table.points(seat) == {} for seat in range(4) if seat != owner)


def test_k12_3_silver_used_pelicans() -> None:
    """K12.3: silver: 3 for each two used pelicans; unused ones do not count."""
    table = council(number=4, silver=2).own(0, used_pelicans=5, pelicans=4).own(1, used_pelicans=1)
    after_round(table)
    assert table.points(0) == {"silver": 12}
    assert table.points(1) == {}


@pytest.mark.parametrize(
    ("mines", "points"),
    [
        ({"c1": 0, "c2": 0, "c3": 0}, 0),
        ({"c1": 0, "c2": 0, "c3": 0, "c4": 0}, 2),
        ({"c1": 0, "c2": 0, "c3": 0, "c4": 0, "d1": 0, "d2": 0, "d3": 0}, 2),
        ({"c1": 0, "c2": 0, "c3": 0, "c4": 0, "d1": 0, "d2": 0, "d3": 0, "b4": 0}, 4),
        ({"c1": 0, "c2": 0, "c3": 1, "c4": 0}, 0),
    ],
)
def test_k12_3_yellow_mines_in_every_row(mines: dict[str, int], points: int) -> None:
    """K12.3: yellow: 2 with a mine in every row, 4 with two in every row, times the tokens."""
    table = council(number=4, yellow=3)
    names = iter(tile.id for tile in PACK.mine_tiles)
    for space, seat in mines.items():
        table.dig(seat, **{space: next(names)})
    after_round(table)
    assert table.points(0) == ({"yellow": 3 * points} if points else {})


@pytest.mark.parametrize(
    ("left", "columns"),
    [((4, 0, 0), 0), ((3, 3, 3), 1), ((3, 0, 2), 1), ((2, 2, 1), 2), ((1, 1, 1), 3), ((0, 0, 0), 4)],
)
def test_k12_3_red_empty_columns(left: tuple[int, int, int], columns: int) -> None:
    """K12.3: red: 3 for each column of the player board with no house left, times the tokens."""
    table = after_round(council(number=4, red=2).houses(0, *left))
    assert table.points(0) == ({"red": 6 * columns} if columns else {})


def test_k12_3_pool_and_bank_pay_nothing() -> None:
    """K12.3: only tokens on the council count."""
    table = Table(3).in_round(5).patricians("patrician_pool", silver=3).own(0, used_pelicans=6)
    assert after_round(table).points(0) == {}
    assert len(PATRICIANS) == 4


@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 3), (4, 2)])
def test_k12_4_red_tiles_arrive(seats: int, number: int) -> None:
    """K12.4: after round 2 (four players) or 3 the red tiles, shuffled, one at the end of each row."""
    table = Table(seats).until(DealRedTile)
    assert table.state.round == number
    assert table.nouns == ["little_castle", "town_hall", "school"]
    assert set(table.odds.values()) == {1}
    table.play("reveal:school")
    assert table.nouns == ["little_castle", "town_hall"]
    table.play("reveal:little_castle", "reveal:town_hall").until(PlayCard)
    assert [row[3] for row in table.hall()] == ["school", "little_castle", "town_hall"]
    assert [table.state.hall[at] for at in (3, 7, 11)] == [PACK.stack_of[TILE[row[3]]] for row in table.hall()]


def test_k12_4_at_the_end_of_a_shorter_row() -> None:
    """K12.4: in a row that has lost a stack the red tile follows the last one."""
    table = Table(3).discard("pump_house", "horse_gin", "changing_house", "smithy").to_round(4)
    assert table.hall()[0] == ["mining_office", "mint", "little_castle"]


def test_k12_4_not_again() -> None:
    """K12.4: they arrive once."""
    table = Table(4).to_end()
    assert len([value for value in table.told("revealed") if TILE[str(value[0])[9:]] in PACK.red_tiles]) == 3


def test_k12_5_next_round() -> None:
    """K12.5: cards come back, the starting player marker passes to the left."""
    table = Table(4, start=3).to_round(2)
    assert table.state.hand == [1] * 24
    assert table.state.start == 0
    assert table.at(PlayCard, 0)
    assert table.told("new-start") == [()]


def test_k12_5_next_event_is_revealed() -> None:
    """K12.5: the next event is revealed and raises the tax at once; the last round has none."""
    table = Table(3, events=True, wishes=("event:timber_rafts", "event:mining_code"))
    assert table.state.tax == 0
    table.to_round(2)
    assert table.state.tax == 2
    assert table.told("event-revealed") == [("event-card-timber_rafts",), ("event-card-mining_code",)]
    table.own(0, groschen=99).own(1, groschen=99).own(2, groschen=99).to_round(6)
    assert table.state.event == NONE
