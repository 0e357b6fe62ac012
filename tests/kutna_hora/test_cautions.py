"""Cautions fire where one would regret a step, and not elsewhere."""

from freestone.core.game import find
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import BARBARA, HOUSE, NONE, TECHNOLOGY
from freestone.games.kutna_hora.names import CARD as PAID
from freestone.games.kutna_hora.steps.action import Accept
from freestone.games.kutna_hora.steps.mine import Dig, FillPool, PickMine
from freestone.games.kutna_hora.steps.plot import ClaimPlot
from freestone.games.kutna_hora.steps.rights import TakeRights
from freestone.games.kutna_hora.steps.turn import PlayCard
from freestone.presentation import presentation_of
from freestone.words import Words
from kutna_hora.positions import CARD, PACK, Table

PRESENTATION = presentation_of(GAME)
WORDS = Words(GAME, ["Anna", "Ben", "Cleo", "Dan"])
INCOME_CARDS = ("plot_income", "building_income", "mine_joker")


def warned(table: Table, text: str) -> dict[str, dict[str, int | str]]:
    """Return the cautions about a choice by id."""
    assert text in table.options, f"{text} is not among {table.options}"
    seat = table.state.seat
    assert seat is not None
    found = PRESENTATION.cautions(table.state, seat, table.state.pack.vocabulary.find(text))
    assert all(WORDS.text(caution.message, **caution.terms) for caution in found)
    return {caution.id: dict(caution.terms) for caution in found}


def spend(table: Table, seat: int, *cards: str) -> Table:
    """Let cards be played already."""
    for card in cards:
        table.state.hand[seat * len(PACK.cards) + CARD[card]] = 0
    return table.edited()


def test_groschen_that_the_tax_will_ask_for() -> None:
    table = Table()
    table.state.tax = 6
    spend(table, 0, *INCOME_CARDS).own(0, groschen=10).act("plot")
    assert table.at(ClaimPlot, 0)
    square = table.options[0]
    assert warned(table, square) == {"tax": {"due": 6, "groschen": 5, "reputation": 1}}
    table.own(0, groschen=11)
    assert warned(table, square) == {}
    table.own(0, groschen=5)
    assert warned(table, square) == {}, "it could not be paid anyway"


def test_income_that_can_still_be_taken_counts_for_the_tax() -> None:
    table = Table(boards={0: "builders scribes innkeepers"}).build(0, c3="sawmill")
    table.state.tax = 6
    table.own(0, groschen=8).act("plot")
    assert table.state.income(0) > 3
    assert warned(table, next(text for text in table.options if text.startswith("plot:"))) == {}


def test_the_surcharge_of_plots_is_part_of_the_tax() -> None:
    table = Table().claim(0, "a1", "f5")
    table.state.tax = 1
    spend(table, 0, *INCOME_CARDS).own(0, groschen=12).act("plot")
    assert warned(table, table.options[0])["tax"]["due"] == 9


def test_mining_without_the_money_for_a_mine() -> None:
    table = Table().own(0, groschen=2)
    assert warned(table, table.half("mine"))["mine-dear"]["groschen"] == 2
    table.own(0, groschen=20)
    assert warned(table, table.half("mine")) == {}
    table.own(0, groschen=5).act("mine")
    assert table.at(FillPool, 0)
    assert "mine-dear" in warned(table, "refill:1")
    assert warned(table, "refill:0") == {}


def test_a_card_without_effect_that_could_bring_income() -> None:
    table = Table(boards={0: "builders scribes innkeepers"})
    assert warned(table, "rest:plot_income") == {}
    table.build(0, c3="sawmill")
    assert warned(table, "rest:plot_income")["rest-income"]["groschen"] == table.state.income(0)
    assert warned(table, "rest:plot_mine") == {}


def test_a_card_without_effect_that_could_use_a_pelican() -> None:
    table = Table()
    assert warned(table, "rest:rights_barbara") == {}
    table.own(0, pelicans=1)
    assert warned(table, "rest:rights_barbara").keys() == {"rest-barbara"}
    table.state.barbara = 6  # reputation for public buildings next to one's own: there are none
    assert warned(table, "rest:rights_barbara") == {}
    table.state.barbara = len(PACK.barbara_tiles)
    assert warned(table, "rest:rights_barbara").keys() == {"rest-barbara"}


def test_mining_where_no_space_is_open() -> None:
    table = Table()
    for space in table.state.side.mines.spaces:
        if table.state.mines[space] == NONE:
            table.state.mines[space] = PACK.rock_tiles[0]
    assert warned(table, table.half("mine")).keys() == {"no-space"}


def test_removing_a_technology_tile_that_could_be_dug() -> None:
    table = Table()
    table.state.agenda.append(Dig(0, PACK.technology_tiles[0], TECHNOLOGY))
    table.state.options = table.step.options(table.state)
    assert warned(table, "remove").keys() == {"remove-technology"}
    table.state.pool[0] = table.state.waiting[0] = 0
    table.state.options = table.step.options(table.state)
    assert warned(table, "remove") == {}, "without a miner there is no choice"


def test_leaving_a_free_mine() -> None:
    for origin, expected in ((BARBARA, {"leave-free"}), (PAID, set())):
        table = Table().own(0, groschen=40)
        tile = table.state.mine_stack.kinds()[0]
        table.state.mine_stack.remove(tile)
        table.state.drawn = [tile]
        table.state.push(PickMine(0, origin))
        table.edited()
        assert warned(table, "leave").keys() == expected


def test_declining_gifts() -> None:
    table = Table()
    for origin, expected in ((HOUSE, {"decline-free"}), (BARBARA, {"decline-free"})):
        table.state.push(TakeRights(0, origin))
        table.edited()
        assert warned(table, "decline").keys() == expected
        table.state.agenda.pop()
    table.state.push(ClaimPlot(0, BARBARA))
    table.edited()
    assert warned(table, "decline") == {}, "plots raise the tax: declining is wise at times"


def test_declining_income() -> None:
    income = 4
    for built, expected in ((False, set()), (True, {"decline-free"})):
        table = Table(boards={0: "builders scribes innkeepers"})
        if built:
            table.build(0, c3="sawmill")
        table.state.push(Accept(0, income))
        table.edited()
        assert warned(table, "decline").keys() == expected


def test_rights_that_cannot_be_used() -> None:
    table = Table(boards={0: "builders scribes innkeepers"}).act("rights")
    tile = next(text for text in table.options if PACK.tile_guild[PACK.vocabulary.find(text).value] == 2)
    assert warned(table, tile) == {}
    first = 0
    table.state.lost_houses[0] += table.state.houses[first]
    table.state.houses[first] = 0
    table.edited()
    assert warned(table, tile).keys() == {"rights-no-house"}


def test_the_last_card_of_the_round_is_judged_before_taxes_are_taken() -> None:
    """Whoever cannot pay is punished at once, in the same breath as the last card: the caution still comes before."""
    table = Table(seats=2, wishes=("event:timber_rafts",))
    while not (table.at(PlayCard, 1) and table.state.turn == 2):
        table.skip()
    table.state.tax = 7
    table.state.hand[len(PACK.cards) :] = [int(card.id in ("plot_mine", "rights_barbara")) for card in PACK.cards]
    table.edited().own(1, groschen=9).own(0, groschen=0).act("plot")
    assert warned(table, table.options[0])["tax"]["due"] == 7


def test_the_game_is_registered_with_its_presentation() -> None:
    assert type(presentation_of(find("kutna_hora"))).__name__ == "KutnaHoraPresentation"
