"""P1: setting up the game and laying out every round."""

import pytest

import freestone
from freestone.core.engine import advance
from freestone.core.step import CHANCE
from freestone.games.pillars import GAME
from freestone.games.pillars.components import EventCard
from freestone.games.pillars.state import ASIDE, HIDDEN, NONE
from freestone.games.pillars.steps.board import RollTax
from freestone.games.pillars.steps.builders import DrawBuilder, KeepOrRedraw
from freestone.games.pillars.steps.events import RevealEvent
from freestone.games.pillars.steps.market import Trade
from freestone.games.pillars.steps.setup import ChooseStart, Foresee, LayOutCraftsman, RevealAdvantage, SetAside
from freestone.games.pillars.steps.supply import TakeCard
from freestone.words import Words
from pillars.positions import ADVANTAGE, CRAFTSMAN, EVENT, PACK, Table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p1_1_start_player_is_random(seats: int) -> None:
    """P1.1: any seat may start, all alike likely."""
    state = GAME.setup(PACK, seats, {"start": None})
    advance(state)
    assert isinstance(state.agenda[-1], ChooseStart)
    assert state.seat == CHANCE
    assert [choice.text for choice in state.options] == [f"begin:{seat}" for seat in range(seats)]
    assert state.agenda[-1].odds(state) == [1] * seats


def test_p1_1_drawn_start_player_begins() -> None:
    """P1.1: whoever is drawn takes the first card."""
    table = Table()
    table.state = GAME.setup(PACK, 3, {"start": None})
    advance(table.state)
    table.play("begin:2").until(TakeCard)
    assert table.state.seat == 2
    assert table.state.start == 2
    assert [choice.text for choice in table.state.options][-1] == "pass"


def test_p1_1_start_player_is_told() -> None:
    """P1.1: the log says who starts."""
    assert Table(3, start=1).told("starts", 1) == [()]


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_p1_1_start_player_can_be_chosen(start: int) -> None:
    """P1.1: the start player can be chosen when the table is made; the others follow clockwise."""
    table = Table(4, start).until(TakeCard)
    order = []
    for _ in range(4):
        assert table.state.seat is not None
        order.append(table.state.seat)
        table.play("pass")
    assert order == [(start + turn) % 4 for turn in range(4)]


def test_p1_1_start_player_must_be_at_the_table() -> None:
    """P1.1: a seat that nobody sits on cannot start."""
    with pytest.raises(freestone.InvalidChoice, match="start cannot be 3 with 3 players"):
        freestone.new("pillars", seats=3, settings={"start": 3})


@pytest.mark.parametrize("seats", [1, 5])
def test_p1_1_two_to_four_play(seats: int) -> None:
    """P1.1: the game is for two to four players."""
    with pytest.raises(freestone.InvalidChoice):
        freestone.new("pillars", seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p1_2_everyone_begins_alike(seats: int) -> None:
    """P1.2: 2 points, 12 workers, 3 builders in one bag, three starting craftsmen."""
    state = Table(seats).until(TakeCard).state
    assert GAME.scores(state) == [2] * seats
    assert [sheet["start"] for sheet in GAME.score_sheet(state)] == [2] * seats
    assert state.workers == [12] * seats
    assert state.bag.counts == [3] * seats
    starting = tuple(CRAFTSMAN[name] for name in ("mortar_mixer", "woodworker", "stonecutter"))
    assert state.team == [starting] * seats
    assert state.cubes == [[0, 0, 0, 0]] * seats


@pytest.mark.parametrize(
    ("seats", "start", "gold"),
    [
        (2, 0, [20, 21]),
        (2, 1, [21, 20]),
        (3, 1, [22, 20, 21]),
        (4, 0, [20, 21, 22, 23]),
        (4, 2, [22, 23, 20, 21]),
    ],
)
def test_p1_3_gold_at_the_start(seats: int, start: int, gold: list[int]) -> None:
    """P1.3: 20 for the start player, then 21, 22, 23 clockwise."""
    assert Table(seats, start).state.gold == gold


def test_p1_3_gold_never_exceeds_30() -> None:
    """P1.3: what exceeds 30 is lost at the moment of the gain, and the log tells the true gain."""
    table = Table(wishes=("event:king",)).board().own(0, gold=28).own(1, gold=25)
    table.log.clear()
    table.play("event:king")
    assert table.state.gold == [30, 30]
    assert table.told("gained-gold", 0) == [(2,)], "the mill's 12 gold are lost altogether"
    table.play("roll:5")
    assert table.state.gold == [25, 25], "the tax comes off the 30"


def test_p1_3_gold_limit_at_the_market() -> None:
    """P1.3: gold for sold cubes beyond 30 is lost too; the log tells what was gained."""
    table = Table().board(market=[0]).until(RollTax).play("roll:2").own(0, gold=25, metal=3)
    assert table.at(Trade)
    table.play("sell:metal", "amount:3")
    assert table.state.gold[0] == 30
    assert table.told("sold", 0) == [(3, "material-metal", 5)]


def test_p1_4_regular_cards_come_first() -> None:
    """P1.4: in five rounds ten of the 14 regular cards appear, each at most once; four never do."""
    table = Table()
    seen: list[str] = []
    for number in range(1, 6):
        table.to_round(number)
        for _ in range(2):
            assert table.at(RevealAdvantage)
            regular = [card.id for card in PACK.advantages if not card.last_round and card.id not in seen]
            assert table.options == [f"reveal:{name}" for name in regular]
            assert set(table.odds.values()) == {1}
            seen.append(regular[-1])
            table.play(f"reveal:{regular[-1]}")
        assert not table.at(RevealAdvantage)
    table.to_end()
    assert len(set(seen)) == 10
    assert table.state.advantages.total == 4


def test_p1_4_last_round_cards_come_last() -> None:
    """P1.4: the two last-round cards lie below the regular ones: they appear in round 6 and only there."""
    table = Table().to_round(6)
    assert table.options == ["reveal:celebrations", "reveal:completion"]
    table.play("reveal:completion")
    assert table.options == ["reveal:celebrations"]
    table.play("reveal:celebrations")
    assert table.state.kingsbridge == [ADVANTAGE["completion"], ADVANTAGE["celebrations"]]


def test_p1_5_one_event_a_round() -> None:
    """P1.5: six of the ten events appear, one a round, none twice; four are never seen."""
    table = Table()
    seen: list[str] = []
    for number in range(1, 7):
        table.to_round(number).until(RevealEvent)
        left = [card.id for card in PACK.events if card.id not in seen]
        assert table.options == [f"event:{name}" for name in left]
        assert set(table.odds.values()) == {1}
        seen.append(left[0])
        table.play(f"event:{left[0]}")
    table.to_end()
    assert len(set(seen)) == 6
    assert table.state.events_left.total == 4
    assert len(table.told("happened")) == 6


@pytest.mark.parametrize("number", range(1, 7))
def test_p1_6_each_round_has_its_craftsmen(number: int) -> None:
    """P1.6: the four craftsmen of a round come in that round, in any order."""
    table = Table().to_round(number).until(LayOutCraftsman)
    of_round = [card.id for card in PACK.craftsmen if card.round == number]
    assert len(of_round) == 4
    assert table.options == [f"shiring:{name}" for name in of_round]
    assert set(table.odds.values()) == {1}
    table.play(f"shiring:{of_round[2]}")
    assert table.options == [f"shiring:{name}" for name in of_round if name != of_round[2]]


def test_p1_7_two_advantage_cards_at_kingsbridge() -> None:
    """P1.7: two advantage cards are revealed, in the order of the two spaces."""
    table = Table().play("reveal:tom", "reveal:madonna")
    assert table.state.kingsbridge == [ADVANTAGE["tom"], ADVANTAGE["madonna"]]
    assert table.told("revealed") == [("advantage-tom",), ("advantage-madonna",)]


def test_p1_7_craftsmen_at_shiring_and_in_the_supply() -> None:
    """P1.7: the first two craftsmen go to Shiring, the other two to the supply."""
    table = Table().until(LayOutCraftsman).play("shiring:mason_2", "shiring:tool_maker")
    assert table.state.shiring == [CRAFTSMAN["mason_2"], CRAFTSMAN["tool_maker"]]
    assert table.state.supply == [CRAFTSMAN["master_woodworker"], CRAFTSMAN["skilled_mortar_mixer"]]
    assert table.told("offered") == [("craftsman-mason_2",), ("craftsman-tool_maker",)]
    assert table.told("supplied") == [("craftsman-master_woodworker",), ("craftsman-skilled_mortar_mixer",)]


def test_p1_7_seven_of_nine_resource_cards() -> None:
    """P1.7: all nine resource cards are shuffled and two of them sit out."""
    table = Table().until(SetAside)
    assert table.options == [f"aside:{card.id}" for card in PACK.resource_cards]
    assert set(table.odds.values()) == {1}
    table.play("aside:wood-3")
    assert "aside:wood-3" not in table.options
    table.play("aside:stone-4")
    assert table.at(TakeCard)
    assert table.told("sat-out") == [("resource-wood-3",), ("resource-stone-4",)]
    offered = [text for text in table.options if text.startswith("take:")]
    assert len(offered) == 7
    assert not {"take:wood-3", "take:stone-4"} & set(offered)


def test_p1_7_resource_cards_are_shuffled_anew() -> None:
    """P1.7: what sat out, was taken or was left last round is among the nine again."""
    table = Table().until(SetAside).play("aside:wood-3", "aside:stone-4", "take:sand-2", "take:stone-2")
    table.to_round(2).until(SetAside)
    assert table.options == [f"aside:{card.id}" for card in PACK.resource_cards]


def test_p1_7_market_is_filled_to_four_of_each() -> None:
    """P1.7: the market is filled to 4 stone, 4 wood, 4 sand at the start of every round."""
    table = Table().until(TakeCard)
    assert table.state.market == [4, 4, 4]
    table.board(market=[0]).until(Trade).play("buy:sand", "amount:3")
    assert table.state.market == [4, 4, 1]
    assert table.to_round(2).state.market == [4, 4, 4]


@pytest.mark.parametrize("guests", [[], [1]])
def test_p1_7_one_metal_at_court(guests: list[int]) -> None:
    """P1.7: there is 1 metal at the King's Court each round, whether last round's was taken or not."""
    table = Table().board(kings_court=guests, market=[0])
    assert table.state.court_metal == 1
    table.until(RollTax).play("roll:3")
    assert table.state.court_metal == 1 - len(guests)
    assert table.to_round(2).state.court_metal == 1


def test_p1_7_grey_workers_return_to_the_castle() -> None:
    """P1.7: grey workers serve one round and go back."""
    table = Table().board(castle=[1]).to_round(2)
    assert table.state.workers == [12, 14]
    table.board().to_round(3)
    assert table.state.workers == [12, 12]


def test_p1_7_cost_marker_on_7() -> None:
    """P1.7: every round the first builder costs 7 again, and a builder may be put back again."""
    table = Table().until(KeepOrRedraw)
    assert table.state.cost() == 7
    table.play("redraw").to_round(2)
    assert table.state.cost() == 7
    assert table.until(DrawBuilder).play("draw:0").at(KeepOrRedraw)


def ellen() -> Table:
    """Round 2 with seat 0 as start player and seat 1 as the owner of Ellen."""
    return Table(3, start=2).to_round(2).hold(1, "ellen").until(Foresee)


def test_p1_8_owner_of_ellen_sees_the_coming_event() -> None:
    """P1.8: her owner sees the event before phase I, and it is the one that is revealed later."""
    table = ellen()
    assert table.state.seat == CHANCE
    assert table.step.audience() == 1
    assert Words(GAME, ["Anna", "Berthold", "Cecily"]).prompt(table.state).startswith("Berthold ")
    assert len(table.options) == 9
    assert all(owner in (NONE, ASIDE) for owner in table.state.resource_owner), "no card has been taken yet"
    table.play("foresee:collapse")
    assert table.at(TakeCard)
    assert table.state.foreseen == EVENT["collapse"]
    table.until(RevealEvent)
    assert table.options == ["event:collapse"]
    table.play("event:collapse")
    assert table.state.foreseen == NONE
    assert table.state.event == EVENT["collapse"]


@pytest.mark.parametrize("card", PACK.events, ids=lambda card: card.id)
def test_p1_8_whatever_she_sees_comes(card: EventCard) -> None:
    """P1.8: the event that was seen is the only one that can be revealed, whichever it is."""
    wishes = ("event:volunteers",) if card.id != "volunteers" else ("event:king",)
    table = Table(3, start=2, wishes=wishes).to_round(2).hold(1, "ellen").until(Foresee).play(f"foresee:{card.id}")
    table.until(RevealEvent)
    assert table.options == [f"event:{card.id}"]
    assert GAME.redact(table.state, 0).foreseen == HIDDEN


def test_p1_8_nobody_else_sees_it() -> None:
    """P1.8: other players and watchers do not learn it, neither from the position nor from the log."""
    table = ellen().play("foresee:collapse")
    foresaw = [event for event in table.log if event.kind.name == "foresaw"]
    assert [(event.seat, event.audience) for event in foresaw] == [(1, 1)]
    assert GAME.redact(table.state, 1).foreseen == EVENT["collapse"]
    for seat in (0, 2, None):
        seen = GAME.redact(table.state, seat)
        assert seen.foreseen == HIDDEN
        assert seen.events_left.counts[EVENT["collapse"]] == 1
    assert table.state.foreseen == EVENT["collapse"], "the position itself is not changed"


def test_p1_8_what_chance_offers_does_not_betray_it() -> None:
    """P1.8: just before the event is revealed, others see every event as possible."""
    table = ellen().play("foresee:collapse").until(RevealEvent)
    assert len(GAME.redact(table.state, 0).options) == 9
    assert [choice.text for choice in GAME.redact(table.state, 1).options] == ["event:collapse"]


def test_p1_8_without_ellen_nobody_sees_it() -> None:
    """P1.8: without her the event stays unknown until it is revealed."""
    table = Table(3, start=2).to_round(2).until(TakeCard)
    assert table.state.foreseen == NONE
    assert not table.told("foresaw")
    assert table.state.events_left.total == 9


def test_p1_8_journal_of_a_running_game_hides_it() -> None:
    """P1.8: while the game runs, only her owner can read the entry."""
    for seed in range(40):
        match = freestone.new("pillars", seats=2, seed=seed)
        while match.seat is not None and match.state.foreseen < 0:
            match.play(match.options[seed % len(match.options)])
        if match.seat is not None:
            break
    owner = match.state.holder[ADVANTAGE["ellen"]]
    own = [text for _, text in match.known_entries(owner)]
    other = [text for _, text in match.known_entries(1 - owner)]
    assert sum(text.startswith("foresee:") for text in own) == other.count("?") > 0
    assert "?" not in own
    assert not any(text.startswith("foresee:") for text in other)
