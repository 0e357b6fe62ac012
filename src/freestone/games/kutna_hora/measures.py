"""Figures of a position for previews, charts and reports, and the score sheet."""

from typing import Final

from freestone.games.kutna_hora.names import COMMODITIES, KINDS, ORE_DECK, POPULATION_DECK, SOURCE_COUNT, SOURCES
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import FINAL_SOURCES, final_points
from freestone.games.kutna_hora.steps.end_of_round import tax_due

PRODUCTION: Final = [f"production_{name}" for name in COMMODITIES]
PRICES: Final = [f"price_{name}" for name in COMMODITIES]


def measures(state: KutnaHoraState, seat: int) -> dict[str, int]:
    """Return the figures of a seat that previews compare, the most important first."""
    found = {
        "groschen": state.groschen[seat],
        "points": state.total(seat),
        "final_points": final_scores(state)[seat],
        "income": state.income(seat),
        "reputation": state.reputation[seat],
        "pelicans": state.pelicans[seat],
        # The tax and the prices are the same for all, but an option can change them.
        "tax": state.tax,
        "tax_due": tax_due(state, seat),
    }
    # Loops, because every option of a decision is measured.
    for commodity in range(KINDS):
        found[PRODUCTION[commodity]] = state.production[seat * KINDS + commodity]
    for commodity in range(KINDS):
        found[PRICES[commodity]] = state.price(commodity)
    return found


def series(state: KutnaHoraState) -> dict[str, list[int]]:
    """Return the figures of the charts: one value for the table, or one for each seat."""
    seats = range(state.seats)
    return {
        **{name: [price] for name, price in zip(PRICES, state.prices(), strict=True)},
        "population": [state.levels[POPULATION_DECK]],
        "ore_level": [state.levels[ORE_DECK]],
        "tax": [state.tax],
        "income": [state.income(seat) for seat in seats],
        "points": [state.total(seat) for seat in seats],
        "final_points": final_scores(state),
        "groschen": state.groschen[:],
        "reputation": state.reputation[:],
    }


def score_sheet(state: KutnaHoraState) -> list[dict[str, int]]:
    """Return the points of every seat by source, sources without points included."""
    rows = [state.sheet[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT] for seat in range(state.seats)]
    return [dict(zip(SOURCES, row, strict=True)) for row in rows]


def final_sheet(state: KutnaHoraState) -> list[dict[str, int]]:
    """Return the score sheet as it would be if the game ended now (K13)."""
    sheet = score_sheet(state)
    if state.over:
        return sheet
    for points, final in zip(sheet, final_points(state), strict=True):
        for source, amount in zip(FINAL_SOURCES, final, strict=True):
            points[SOURCES[source]] += amount
    return sheet


def final_scores(state: KutnaHoraState) -> list[int]:
    """Return the scores if the game ended now."""
    scores = [state.total(seat) for seat in range(state.seats)]
    # The final scoring is in the sheet by now and must not count twice.
    if state.over:
        return scores
    return [scores[seat] + sum(points) for seat, points in enumerate(final_points(state))]


def winners(state: KutnaHoraState) -> list[int]:
    """K13.6: most points, then most groschen, then shared."""
    ranks = [(points, state.groschen[seat]) for seat, points in enumerate(final_scores(state))]
    return [seat for seat in range(state.seats) if ranks[seat] == max(ranks)]
