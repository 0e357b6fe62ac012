"""What sets options apart: what cards do, what a craftsman would make, and what an event would do."""

from freestone.games.pillars import GAME
from freestone.games.pillars.steps.builders import PlaceWaiting
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.events import Avert, Bishop
from freestone.games.pillars.steps.market import Trade
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.steps.team import Dismiss
from freestone.presentation import presentation_of
from freestone.words import Words
from pillars.positions import ADVANTAGE, PACK, Table

PRESENTATION = presentation_of(GAME)
WORDS = Words(GAME, ["Anna", "Ben"])


def about(table: Table, text: str) -> list[str]:
    """What is said of an option."""
    assert text in table.options, f"{text} is not among {table.options}"
    seat = table.state.seat
    assert seat is not None
    return WORDS.texts(PRESENTATION.about(table.state, seat, PACK.vocabulary.find(text)))


def said(table: Table, text: str) -> str:
    """An option as a sentence."""
    return WORDS.option(table.state, PACK.vocabulary.find(text))


def test_cards_say_what_they_do_and_cost() -> None:
    table = Table(wishes=("shiring:tool_maker", "shiring:master_woodworker")).until(TakeCard)
    assert about(table, "hire:mason_2")[0] == WORDS.card("craftsman-mason_2")
    cost = PACK.craftsmen[PACK.vocabulary.find("hire:mason_2").value].cost
    assert said(table, "hire:mason_2") == f"Hire the Mason II for {cost} gold"
    assert said(table, "take:stone-4") == "Send 10 workers for 4 stone"
    assert about(table, "pass") == []


def test_a_craftsman_says_what_he_would_make_of_the_cubes_in_hand() -> None:
    table = Table(wishes=("shiring:tool_maker", "shiring:master_woodworker")).until(TakeCard)
    assert len(about(table, "hire:mason_2")) == 1
    table.own(0, stone=2)
    assert about(table, "hire:mason_2")[1] == "+1 point when you build"
    table.team(0, "mortar_mixer", "woodworker").own(0, stone=5)
    assert about(table, "hire:mason_2")[1] == "+2 points when you build"


def test_places_say_what_their_cards_do() -> None:
    table = Table().until(PlaceWaiting)
    offered = PACK.advantages[table.state.kingsbridge[0]].name
    assert about(table, "place:kingsbridge-1") == [WORDS.card(offered)]
    assert about(table, "place:shiring-1")[0] == WORDS.card(PACK.craftsmen[table.state.shiring[0]].name)
    assert about(table, "place:priory") == []


def test_the_priory_says_what_prior_philip_adds() -> None:
    table = Table().to_round(2).until(TakeCard).hold(0, "prior_philip").until(PlaceWaiting, 0)
    assert said(table, "place:priory") == "Priory: 3 points"


def test_the_priory_counts_prior_philip_as_soon_as_a_builder_has_come_for_him() -> None:
    """P4.4, P4.5: the card is handed out before the Priory scores."""
    table = Table(wishes=("reveal:prior_philip",)).until(PlaceWaiting, 0)
    assert said(table, "place:priory") == "Priory: 2 points"
    at = table.state.kingsbridge.index(ADVANTAGE["prior_philip"]) + 1
    table.play(f"place:kingsbridge-{at}").until(PlaceWaiting, 0)
    points = int(said(table, "place:priory").split()[1])
    before = GAME.scores(table.state)[0]
    table.play("place:priory").until(TakeCard)
    assert GAME.scores(table.state)[0] - before == points


def test_who_may_be_spared_reads_what_would_happen() -> None:
    table = Table(wishes=("event:conflict",)).board(bishop=[0]).until(Bishop)
    assert about(table, "protection") == [f"This does not happen to you: {WORDS.card('card-conflict')}"]
    table = Table(wishes=("event:conflict",)).to_round(2).until(TakeCard).hold(0, "thomas").board().until(Avert)
    event = WORDS.card(PACK.events[table.state.event].name)
    assert about(table, "spend:thomas")[-1] == f"This does not happen to you: {event}"
    assert about(table, "hold:thomas")[-1] == f"This happens to you: {event}"


def test_resource_cards_and_trades_say_what_can_be_built_of_them() -> None:
    table = Table(wishes=("shiring:tool_maker", "shiring:master_woodworker")).until(TakeCard)
    assert about(table, "take:stone-4") == ["+2 points when you build"]
    table.team(0, "mortar_mixer", "woodworker")
    assert about(table, "take:stone-4") == []
    table = Table().board(market=[0]).until(Trade, 0).own(0, gold=20, stone=4, wood=0, sand=0).play("sell:stone")
    assert about(table, "amount:1") == ["\N{MINUS SIGN}1 point when you build"]
    assert about(table, "amount:4") == ["\N{MINUS SIGN}2 points when you build"]


def test_whoever_is_dismissed_takes_points_along() -> None:
    table = Table(wishes=("event:collapse",)).board().until(Dismiss, 0).own(0, stone=4, wood=0, sand=0)
    assert about(table, "dismiss:stonecutter")[1] == "\N{MINUS SIGN}2 points when you build"
    assert about(table, "dismiss:mortar_mixer")[1:] == []


def test_whoever_is_dismissed_says_what_the_market_will_refuse() -> None:
    """P4.10: selling stone needs a stonecutter and buying wood a woodworker; the last one takes the right along."""
    table = Table(wishes=("event:collapse",)).board().until(Dismiss, 0).own(0, stone=0, wood=0, sand=0)
    assert about(table, "dismiss:stonecutter")[1:] == ["You can no longer sell stone"]
    assert about(table, "dismiss:woodworker")[1:] == ["You can no longer buy wood"]


def test_finishing_says_what_it_ends() -> None:
    table = Table().board(market=[0]).until(Trade, 0).own(0, stone=2).play("stop").until(Build, 0)
    assert about(table, "finish") == ["Your craftsmen do no more this round. You may keep up to 5 cubes."]
