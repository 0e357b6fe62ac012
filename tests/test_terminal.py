"""The tables in the terminal: whole, in their width, in every phase, and without anybody's secrets."""

import io
import re
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import freestone
from freestone.cli.screen import Screen
from freestone.core.game import registry
from freestone.games.pillars import GAME as PILLARS
from freestone.games.pillars.presentation.terminal import TIMES
from freestone.games.pillars.state import HIDDEN, PillarsState
from freestone.i18n import languages
from freestone.presentation import presentation_of
from freestone.words import Words

NAMES = ["Anna", "Bob", "Zoë", "Max"]


def screen_of(match: freestone.Match, width: int) -> Screen:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    return Screen(console, match, Words(match.game, match.names, pack=match.pack))


def printed(screen: Screen) -> str:
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


def show(match: freestone.Match, width: int) -> str:
    """The page of whoever has to decide."""
    screen = screen_of(match, width)
    seat = match.seat
    if seat is None:
        screen.finale([])
    else:
        screen.table(seat)
        screen.decision(seat, [event for _, event in match.log], match.game.standing(match.state, seat), [])
    return printed(screen)


@pytest.mark.parametrize("language", languages())
def test_the_market_has_a_line_for_each_commodity(language: str) -> None:
    """No name is so long that its prices wrap, and all prices stand below each other."""
    match = freestone.new("kutna_hora", names=NAMES[:3], seed=3)
    console = Console(file=io.StringIO(), width=80, highlight=False)
    screen = Screen(console, match, Words(match.game, match.names, language))
    screen.table(match.seat)
    market = [line.split("│")[1] for line in printed(screen).splitlines() if re.search(r"│.*\[\d.?\].*│", line)]
    prices = [re.search(r"[\[ ]\d", line) for line in market]
    assert len(market) == 6
    assert len({found.start() for found in prices if found}) == 1
    assert all(len(re.findall(r"\d", line)) == 6 for line in market), market


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(registry()))
def test_names_of_cards_begin_with_a_capital(game: str, language: str) -> None:
    found = registry()[game]
    shown = presentation_of(found).cards(Words(found, [], language))
    assert shown
    assert [card.title for card in shown if card.title[:1].islower()] == []


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", sorted(registry()))
def test_every_page_of_a_game_fits(game: str, seats: int, width: int) -> None:
    rng = Random(seats)
    match = freestone.new(game, names=NAMES[:seats], seed=seats, watched=True)
    while True:
        if match.seat is None or rng.random() < 0.1:
            page = show(match, width)
            assert max(map(cell_len, page.splitlines())) <= width
            assert all(name in page for name in match.names)
        if match.seat is None:
            break
        match.log.clear()
        match.play(rng.choice(match.options))


def test_the_table_of_pillars_shows_everything_at_a_glance() -> None:
    match = freestone.new("pillars", names=NAMES, seed=5, settings={"start": 2})
    page = show(match, 120)
    words, state = Words(PILLARS, NAMES), match.state
    cards = [state.pack.craftsmen[card].name for card in (*state.supply, *state.shiring)]
    cards += [state.pack.advantages[card].name for card in state.kingsbridge]
    assert [words.name(card) for card in cards if words.name(card) not in page] == []
    assert [place.name for place in state.pack.places if words.name(place.name) not in page] == []
    costs, stock = "7  6 5 4 3 2 1 0", (f"4{TIMES} stone 4¤", f"no tax, 1{TIMES} metal")
    for text in ("Round 1 of 6", "Phase I", "Zoë starts", costs, *stock, "2★ 1★"):
        assert text in page


def test_places_are_in_clockwise_order() -> None:
    page = show(freestone.new("pillars", seats=2, seed=5), 120)
    names = [
        "Event",
        "Bishop",
        "Wool Mill",
        "Kingsbridge",
        "Priory",
        "King\N{RIGHT SINGLE QUOTATION MARK}s Court",
        "Castle",
        "Market",
        "Cathedral Site",
    ]
    positions = [page.index(name) for name in names]
    assert positions == sorted(positions)


def with_event_foreseen(by: int) -> freestone.Match:
    match = freestone.new("pillars", names=NAMES[:3], seed=5)
    state: PillarsState = match.state
    ellen = next(card for card in state.pack.advantages if card.id == "ellen")
    state.holder[ellen.index] = by
    state.foreseen = state.events_left.kinds()[0]
    state.events_left.remove(state.foreseen)
    return match


def test_a_foreseen_event_is_shown_to_its_owner_only() -> None:
    match = with_event_foreseen(by=1)
    name = Words(PILLARS, NAMES).name(match.state.pack.events[match.state.foreseen].name)
    pages = []
    for seat in (0, 1, 2, None):
        screen = screen_of(match, 120)
        screen.table(seat)
        pages.append(printed(screen))
    assert [name in page for page in pages] == [False, True, False, False]
    assert PILLARS.redact(match.state, 0).foreseen == HIDDEN


@pytest.mark.parametrize("game", sorted(registry()))
def test_cards_are_explained(game: str) -> None:
    screen = screen_of(freestone.new(game, seats=2, seed=1), 120)
    screen.cards()
    page = printed(screen)
    described = [choice.name for choice in screen.match.pack.vocabulary if screen.words.card(choice.name)]
    assert described
    assert [name for name in described if screen.words.name(name) not in page] == []


def test_the_score_sheet_adds_up_on_the_page() -> None:
    match = freestone.new("pillars", names=NAMES[:2], seed=1)
    rng = Random(1)
    while match.seat is not None:
        match.play(rng.choice(match.options))
    screen = screen_of(match, 120)
    screen.score(None)
    page = printed(screen)
    assert "\N{MINUS SIGN}" in page
    assert not re.search(r"-\d", page), "a hyphen is no minus"
    plain = page.replace("\N{MINUS SIGN}", "-")
    rows = [line.strip("│").split("│") for line in plain.splitlines() if line.startswith("│")]
    columns = [[int(row[seat + 1].strip() or 0) for row in rows[1:]] for seat in range(2)]
    for column, score in zip(columns, match.scores, strict=True):
        assert sum(column[:-1]) == column[-1] == score
