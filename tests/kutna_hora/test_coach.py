"""What the coach says about the cards that are left, about the Joker's action, and about a new event."""

import freestone
from freestone.advice.views import remark_views
from freestone.core.match import Match
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
