"""What bots think of Kutná Hora: positions that they once misjudged."""

from freestone.bots.greedy import GreedyBot
from freestone.core.seen import Seen
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import HOUSE, WOOD
from freestone.games.kutna_hora.steps.rights import TakeRights
from freestone.games.kutna_hora.thinking import SOURCES
from freestone.thinking import thinking_of
from kutna_hora.positions import PACK, TILE, Table


def chosen(table: Table) -> str:
    """What greedy does."""
    return GreedyBot(1).choose(Seen(GAME, PACK, table.state, table.step.seat)).text


def part(table: Table, source: str, seat: int) -> float:
    """What a source is worth to a seat."""
    return thinking_of(GAME).parts(table.state, seat)[SOURCES.index(source)]


def test_pelicans_are_used_for_silver_patricians_that_are_yet_to_come() -> None:
    """A tile that costs reputation and brings nothing else is worth it if the council will pay for the pelican."""
    table = Table(2).to_round(3).own(0, used_pelicans=1, pelicans=3, groschen=10)
    table.barbara(5).hand(0, "plot_mine", "rights_barbara")
    assert not table.state.income(0)
    assert chosen(table) == table.half("barbara")


def test_every_pelican_promises_silver_not_only_the_next_two() -> None:
    table = Table(2).to_round(3).own(0, pelicans=2).patricians("council", silver=2)
    before = part(table, "council", 0)
    assert part(table.own(0, pelicans=3), "council", 0) > before + 1


def test_no_patrician_is_promised_to_a_rival_who_has_more_for_it() -> None:
    """The council pays everybody."""
    table = Table(2).to_round(3).on_top("st_bartholomew", "mint").claim(0, "c3")
    table.own(0, used_pelicans=4).own(1, used_pelicans=10)
    table.state.put(TakeRights(0, HOUSE))
    assert chosen(table.edited()) != "rights:st_bartholomew"
    assert chosen(table.own(1, used_pelicans=0)) == "rights:st_bartholomew"


def test_an_income_is_taken_for_the_sake_of_the_council() -> None:
    """Without any production it still moves a patrician, and the council meets at the end of the round (K8.2)."""
    table = Table(2).to_round(6).patricians("patrician_pool", silver=2)
    seat = table.step.seat
    table.own(seat, used_pelicans=4, groschen=14).hand(seat, "plot_income", "rights_barbara")
    assert chosen(table).endswith("-income")
    assert not chosen(table.own(1 - seat, used_pelicans=4)).endswith("-income")


def test_a_round_of_cheap_wood_is_a_time_to_build() -> None:
    """What an event makes affordable counts as affordable (K12.1)."""
    table = Table(2).to_round(2).give(0, "high_church").claim(0, "c3")
    wood = PACK.tile_wood[TILE["high_church"]] - 1
    table.own(0, groschen=wood * table.state.price(WOOD))
    before = part(table, "plans", 0)
    assert part(table.event("timber_rafts"), "plans", 0) > before + 0.2


def test_the_last_groschen_count_more_without_an_income() -> None:
    """A seat that spends them can do nothing for the rest of the match."""
    losses = []
    for buildings in ({}, {"c3": "sawmill", "c4": "brick_kiln"}):
        table = Table(boards={0: "builders scribes innkeepers"}).to_round(3).build(0, **buildings)
        before = part(table.own(0, groschen=12), "groschen", 0)
        losses.append(before - part(table.own(0, groschen=2), "groschen", 0))
    assert losses[0] > losses[1] + 2


def test_a_playout_moves_no_patrician_that_pays_a_rival_more() -> None:
    """Otherwise a search would rather earn nothing than be asked."""
    table = Table(2).to_round(6).patricians("patrician_pool", silver=1)
    seat = table.step.seat
    table.own(seat, used_pelicans=6, groschen=30).own(1 - seat, used_pelicans=8)
    table.act("income")
    worths = dict(zip(table.options, thinking_of(GAME).appraise(table.state), strict=True))
    assert worths["decline"] > worths["patrician:silver"]
    table.own(1 - seat, used_pelicans=0)
    worths = dict(zip(table.options, thinking_of(GAME).appraise(table.state), strict=True))
    assert worths["decline"] < worths["patrician:silver"]
