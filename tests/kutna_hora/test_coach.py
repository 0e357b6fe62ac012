"""What the coach says about cards, the Joker, events, mines, the council and the last round."""

import freestone
from freestone.advice.views import remark_views
from freestone.core.choice import Choice
from freestone.core.match import Match
from freestone.games.kutna_hora.names import COMMODITIES, RED, RED_X, SILVERY
from freestone.games.kutna_hora.presentation.coach import remarks
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.building import RemoveHouse
from freestone.games.kutna_hora.steps.end_of_game import mine_row_points
from freestone.presentation import presentation_of
from freestone.words import Words

RIGHTS = ("play:building_rights-rights", "rights:vegetable_market")
PLOT = ("play:plot_income-plot", "plot:a1")
OTHERS = ("play:rights_barbara-rights", "rights:horse_gin", "play:plot_income-plot", "plot:b3")


def played(*texts: str) -> Match:
    settings = {"first_game": True, "start": 0}
    match = freestone.new("kutna_hora", seats=2, seed=3, pack="kutna_hora-5", settings=settings)
    for text in texts:
        match.play(text)
    return match


def said(match: Match) -> dict[str, str]:
    seen = match.seen()
    found = presentation_of(seen.game).remarks(seen.state, seen.seat)
    return {view.id: view.text for view in remark_views(found, Words(seen.game, ["Anna", "Ondra"]))}


def test_a_building_by_the_last_card_with_income_is_pointed_out() -> None:
    usual = said(played("play:rights_barbara-rights", RIGHTS[1], *PLOT, *OTHERS))
    assert "ready" in usual
    assert "ready-last" not in usual
    last = said(played(*RIGHTS, *PLOT, *OTHERS))
    assert "last one with Income" in last["ready-last"]
    assert "ready" not in last


def test_only_the_joker_is_left_for_income() -> None:
    built = said(played(*RIGHTS, *PLOT, *OTHERS, "play:building_income-building"))
    assert "bring you 9 groschen" in built["income-joker"]
    assert "income" not in built


def test_a_plot_is_within_reach_while_the_joker_is_played() -> None:
    assert "no-plot" in said(played(*RIGHTS, "play:mine_joker-joker"))


def test_a_new_event_says_what_it_does() -> None:
    match = played(*RIGHTS, *PLOT, *OTHERS)
    while match.state.round < 2 or match.state.agenda[-1].kind != "play-card":
        match.play(match.options[0])
    event = match.state.pack.events[match.state.event]
    effect = Words(match.game, ["Anna", "Ondra"]).card(event.name)
    assert said(match)["new-event"].endswith(effect)
    assert effect


def state_of(match: Match) -> KutnaHoraState:
    """The position of a match, as one copy that a test may edit."""
    assert isinstance(match.state, KutnaHoraState)
    return match.state


def told(match: Match) -> dict[str, str]:
    """What the coach says to the first seat in the edited position."""
    words = Words(match.game, ["Anna", "Ondra"])
    return {view.id: view.text for view in remark_views(remarks(state_of(match), 0), words)}


def dug(match: Match, seat: int, space: str) -> None:
    """Put a mine with a star somewhere."""
    state = state_of(match)
    place = state.pack.boards.spaces.index(space)
    state.mines[place], state.miners[place] = 0, seat
    assert state.pack.mine_stars[0] == 1


def test_whoever_has_no_mine_is_told_what_rows_pay() -> None:
    match = played()
    assert not {"no-mine", "no-mine-yet"} & set(told(match))
    state_of(match).round = 2
    assert "worth up to" in told(match)["no-mine-yet"]
    dug(match, 1, "b1")
    assert "Ondra would get 1 point, and you none" in told(match)["no-mine"]
    dug(match, 0, "e1")
    assert not {"no-mine", "no-mine-yet", "row"} & set(told(match))


def test_a_row_that_one_star_decides_is_pointed_out() -> None:
    match = played()
    state_of(match).round = 5
    for seat, space in ((0, "a4"), (1, "b4"), (1, "d3")):
        dug(match, seat, space)
    points, level = [mine_row_points(state_of(match))[0]], {one.id: one for one in remarks(state_of(match), 0)}
    dug(match, 1, "d4")
    points.append(mine_row_points(state_of(match))[0])
    behind = {one.id: one for one in remarks(state_of(match), 0)}
    dug(match, 0, "e4")
    points.append(mine_row_points(state_of(match))[0])
    # While both are level one more star brings nothing, and afterwards it would catch up again.
    assert level["row-lost"].terms == {"row": 4, "player": 1, "points": points[0] - points[1]}
    assert "row" not in level
    assert behind["row"].terms == {"row": 4, "points": points[2] - points[1]}
    assert behind["row"].at == ["mine-row-4"]


def test_the_last_round_names_what_brings_most() -> None:
    match = played()
    state = state_of(match)
    state.round = state.track.rounds
    state.barbara, state.pelicans[0] = len(state.pack.barbara_tiles) - 1, 1
    state.options = state.agenda[-1].options(state)
    text = told(match)["last-best"]
    # The pelican is worth a point if it is kept.
    assert "St. Barbara would bring the most: 4 points" in text
    state.pelicans[0] = 0
    state.options = state.agenda[-1].options(state)
    # A tile that is never built is worth a point, and hardly worth a word.
    assert "last-best" not in told(match)


def test_a_house_that_empties_a_column_is_worth_red_patricians() -> None:
    match = played()
    state = state_of(match)
    state.houses[:3] = 2, 3, 2
    state.agenda.append(RemoveHouse(0))
    state.options = state.agenda[-1].options(state)
    presentation = presentation_of(match.game)
    words = Words(match.game, ["Anna", "Ondra"])

    def about(choice: Choice) -> str:
        return " ".join(words.say(one) for one in presentation.about(state, 0, choice))

    (only,) = (choice for choice in state.options if state.row_of(0, choice.value) == 1)
    assert not remarks(state, 0)
    assert "column" not in about(only)
    state.council[RED] = 2
    (remark,) = remarks(state, 0)
    assert remark.terms == {"guild": f"guild-{only.noun}", "points": 3, "seated": 2}
    assert [choice for choice in state.options if "empties a column: 6 points" in about(choice)] == [only]


def test_a_red_x_matters_only_with_a_tile_of_the_guild() -> None:
    match = played(*RIGHTS, *PLOT, *OTHERS)
    state = state_of(match)
    grocers = state.pack.tile_guild[state.slots[0][0]]
    state.levels[0] = 0
    state.arms[grocers] = next(arm for arm in range(state.pack.positions) if state.pack.symbols[grocers][arm] == RED_X)
    assert state.crossed_out(grocers)
    assert "Grocers" in told(match)["stopped"]
    state.slots[0].clear()
    assert "stopped" not in told(match)


def test_the_best_tile_is_named_with_its_price_once_it_is_built() -> None:
    match = played("play:rights_barbara-rights")
    found = {one.id: one for one in remarks(state_of(match), 0)}["best-tile"]
    match = played(*RIGHTS, *PLOT, *OTHERS, "play:building_income-building")
    assert found.terms["building"] == "building-vegetable_market"
    assert state_of(match).price(COMMODITIES.index("food")) == found.terms["price"] == 3


def test_a_council_is_told_by_what_it_pays() -> None:
    match = played()
    state = state_of(match)
    state.round = state.track.patrician_scoring[0]
    assert "council-pays" not in told(match)
    state.council[SILVERY], state.used_pelicans[:] = 1, [2, 4]
    assert "3 points to you and 6 to Ondra" in told(match)["council-pays"]
