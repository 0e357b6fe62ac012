"""The rulebook of Kutná Hora: its topics, its pictures, and the examples from one match."""

from typing import Final

from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.measures import final_sheet
from freestone.games.kutna_hora.names import COMMODITIES, KINDS, ORE, PERMITS, SILVER, WOOD
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import building_points, row_values, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import tax_due
from freestone.presentation import Appendix, Book, Cut, Example, OneOf, Overview, Phase, Points, Shelf, Topic
from freestone.presentation.values import Terms

ROUND: Final = (
    Phase(
        "phase-turns",
        "leaf",
        (("station-two", "card"), ("station-again", "card"), ("station-one", "card"), ("station-kept", "pass")),
    ),
    Phase(
        "phase-actions",
        "gold",
        (
            OneOf(
                (
                    *(("station-rights", "scroll"), ("station-plot", "plot"), ("station-building", "house")),
                    *(("station-mine", "mine"), ("station-income", "income"), ("station-barbara", "pelican")),
                    ("station-joker", "joker"),
                )
            ),
        ),
    ),
    Phase(
        "phase-end",
        "sky",
        (
            *(("station-event", "event"), ("station-tax", "tax"), ("station-council", "patrician-green")),
            *(("station-red", "patrician-red"), ("station-next", "start-player")),
        ),
    ),
)


def facts(pack: Components) -> Terms:
    """Return the figures that every text may use."""
    return {
        "rounds": pack.track_for[3].rounds,
        "rounds_of_four": pack.track_for[4].rounds,
        **{f"purse{number}": groschen for number, groschen in enumerate(pack.start_groschen, start=1)},
        "houses": pack.house_columns,
        "waiting": pack.miners_waiting,
        "pool": pack.pool_limit,
        "markers": pack.plot_markers,
        "slots": pack.tile_slots,
        "anywhere": pack.plot_alone,
        "cheap_at": pack.cheap_plot_at,
        "cheap": pack.plot_cheap,
        "joker_at": pack.free_joker_at,
        "beyond": pack.points_beyond,
        "seating": pack.patrician_cost,
        "two_plots": pack.surcharge[2],
        "three_plots": pack.surcharge[3],
        "most_tax": pack.tax_most,
        "per_point": pack.groschen_per_point,
        "entrance": max(pack.boards.sides[0].mines.entrance),
        "tiles": len(pack.barbara_tiles),
        "green": pack.patrician_pay[0],
        "silver": pack.patrician_pay[1],
        "yellow": pack.patrician_pay[2],
        "yellow_two": pack.yellow_two,
        "red": pack.patrician_pay[3],
        "column1": pack.hall_groschen[0],
        **{f"column{number}": pack.hall_permits[number - 1] for number in (2, 3, 4)},
        "joker": pack.joker_reputation,
        "highest": pack.reputation_most,
        "highest_points": pack.reputation_points[-1],
        "lowest": -pack.reputation_least,
        "lowest_points": -pack.reputation_points[0],
        "completed": pack.effect_lists[pack.after_last][0].amount,
        "leftover": pack.extra_tile,
        "reds": pack.track_for[3].red_tiles_after,
        "reds_of_four": pack.track_for[4].red_tiles_after,
    }


def _paid(before: KutnaHoraState, after: KutnaHoraState, seat: int) -> int:
    return before.groschen[seat] - after.groschen[seat]


def _rights(before: KutnaHoraState, after: KutnaHoraState, seat: int) -> Terms:
    tile = next(tile for tile in after.slots[seat] if tile not in before.slots[seat])
    paid, permit = _paid(before, after, seat), before.price(PERMITS)
    return {"building": before.pack.tiles[tile].name, "paid": paid, "permit": permit, "permits": paid // permit}


def _plot(before: KutnaHoraState, after: KutnaHoraState, seat: int) -> Terms:
    square = next(at for at, owner in enumerate(after.owners) if owner == seat != before.owners[at])
    reputation = before.reputation[seat]
    return {"square": before.pack.boards.squares[square], "paid": _paid(before, after, seat), "reputation": reputation}


def _building(before: KutnaHoraState, after: KutnaHoraState, seat: int) -> Terms:
    square = next(at for at, tile in enumerate(after.town) if tile != before.town[at])
    tile = before.pack.tiles[after.town[square]]
    good = tile.guild
    return {
        "building": tile.name,
        "square": before.pack.boards.squares[square],
        "wood": tile.wood,
        "each": before.price(WOOD),
        "paid": _paid(before, after, seat),
        "made": tile.production,
        "price": before.price(good),
        "fallen": before.pack.prices[good][before.cell(good) + 1],
        "people": after.levels[0] - before.levels[0],
        "now": after.price(good),
    }


def _mine(before: KutnaHoraState, after: KutnaHoraState, seat: int) -> Terms:
    space = next(at for at, tile in enumerate(after.mines) if tile != before.mines[at])
    paid, each = _paid(before, after, seat), before.price(WOOD)
    return {
        "mine": before.pack.mine_names[after.mines[space]],
        "space": before.pack.boards.spaces[space],
        "paid": paid,
        "each": each,
        "wood": paid // each,
        "ore": after.production[seat * KINDS + ORE] - before.production[seat * KINDS + ORE],
        "deeper": after.levels[1] - before.levels[1],
        "ore_before": before.price(ORE),
        "ore_after": after.price(ORE),
        "silver_before": before.price(SILVER),
        "silver_after": after.price(SILVER),
    }


def _income(before: KutnaHoraState, after: KutnaHoraState, seat: int) -> Terms:
    made, prices = before.production[seat * KINDS : (seat + 1) * KINDS], before.prices()
    rows = [(name, made[at], prices[at]) for at, name in enumerate(COMMODITIES)]
    return {
        **{f"made_{name}": amount for name, amount, _ in rows},
        **{f"price_{name}": price for name, _, price in rows},
        **{f"sum_{name}": amount * price for name, amount, price in rows},
        "income": -_paid(before, after, seat),
    }


def _barbara(before: KutnaHoraState, after: KutnaHoraState, seat: int) -> Terms:
    tile = next(tile for tile in after.slots[seat] if tile not in before.slots[seat])
    return {
        "number": before.barbara + 1,
        "reputation": after.reputation[seat] - before.reputation[seat],
        "building": before.pack.tiles[tile].name,
    }


def _tax(_: KutnaHoraState, after: KutnaHoraState, __: int) -> Terms:
    debtor = max(range(after.seats), key=lambda seat: tax_due(after, seat))
    return {
        "player": debtor,
        "rate": after.tax,
        "plots": after.markers[debtor],
        "surcharge": tax_due(after, debtor) - after.tax,
        "due": tax_due(after, debtor),
        "has": after.groschen[debtor],
        "loss": after.track.reputation_loss[after.round - 1],
    }


def _council(before: KutnaHoraState, after: KutnaHoraState, _: int) -> Terms:
    pairs = min(after.used_pelicans[seat] // 2 for seat in range(after.seats))
    points = before.pack.patrician_pay[1] * pairs * after.council[1]
    return {"patricians": after.council[1], "pelicans": min(after.used_pelicans), "points": points}


def _dots(_: KutnaHoraState, after: KutnaHoraState, __: int) -> Terms:
    square = after.pack.boards.squares.index(WASHERY)
    tile = after.pack.tiles[after.town[square]]
    return {"player": after.owners[square], "building": tile.name, "points": building_points(after, square)}


def _row(_: KutnaHoraState, after: KutnaHoraState, __: int) -> Terms:
    stars, total = stars_in_row(after, 0)
    ranks = sorted(range(after.seats), key=lambda seat: -stars[seat])
    values = row_values(after.pack, total)
    found: dict[str, int | str] = {"total": total}
    for place, seat in enumerate(ranks, start=1):
        found |= {f"name{place}": f"seat-{seat}", f"stars{place}": stars[seat], f"value{place}": values[place - 1]}
    return found


def _final(_: KutnaHoraState, after: KutnaHoraState, __: int) -> Terms:
    best = max(range(after.seats), key=after.total)
    sheet = final_sheet(after)[best]
    return {"player": best, "total": after.total(best), "income_groschen": after.income(best), **sheet}


# The square of the Ore Washery in the match, and the corners of the squares around it.
WASHERY: Final = "c3"
AROUND: Final = ("building-butchers_stalls", "building-court")

BOOK: Final = Book(
    facts=facts,
    topics=(
        Topic("goal", ("K13.6",), ("story", "money", "points", "advice", Cut(325, "town", id="picture"))),
        Topic("round", ("K2.1",), (Overview("picture", ROUND), "turns", "end")),
        Topic(
            "setup",
            ("K1.1", "K1.2", "K1.3", "K1.4", "K1.5", "K1.6", "K1.7", "K1.8"),
            (Points(("rounds", "money", "board", "hall", "mines", "market")), Cut(34, "hall", id="picture")),
        ),
        Topic(
            "guilds",
            ("K1.9",),
            (
                "what",
                "rows",
                Cut(34, "player-0", ("guild-0-0", "guild-0-2", "cover-0-0-3", "cover-0-2-3"), id="picture"),
                Points(("public", "pelican", "reputation")),
                "first",
            ),
        ),
        Topic(
            "cards",
            ("K2.2", "K2.3", "K2.4"),
            (
                "two",
                Cut(34, "player-0", ("half-0-plot_mine-plot", "half-0-rights_barbara-barbara"), id="picture"),
                "spent",
                "nothing",
                "pay",
            ),
        ),
        Topic(
            "prices",
            ("K3",),
            (
                "read",
                Cut(60, "market", id="picture"),
                "decks",
                "arms",
                Points(("town", "cross")),
                "rhythm",
            ),
        ),
        Topic(
            "rights",
            ("K5",),
            (
                "take",
                Cut(51, "hall", ("rights-0", "rights-3", "building-horse_gin"), id="picture"),
                "columns",
                Example("permits", 51, 52, _rights),
                "slots",
            ),
        ),
        Topic(
            "plot",
            ("K6",),
            (
                "claim",
                "cheap",
                "tax",
                Example("beside", 61, 62, _plot, (Cut(60, "town", ("square-c1", "square-e3"), ("square-e2",)),)),
            ),
        ),
        Topic(
            "building",
            ("K7",),
            (
                "build",
                Shelf("tile", ("building-bakery", "building-smelter", "building-st_mary_magdalene")),
                "effects",
                "house",
                Example(
                    "bakery", 58, 60, _building, (Cut(60, "town", ("square-c1", "square-e3"), ("building-bakery",)),)
                ),
                "public",
                "technology",
                "flip",
            ),
        ),
        Topic(
            "mine",
            ("K4",),
            (
                "miners",
                "draw",
                "where",
                Cut(125, "mines", id="picture"),
                "wood",
                Example("first", 38, 39, _mine),
                "ore",
            ),
        ),
        Topic(
            "income",
            ("K8",),
            (
                "earn",
                Example(
                    "sum",
                    132,
                    133,
                    _income,
                    (Cut(132, "player-0", ("make-0-ore", "make-0-beer", "income-0"), ("income-0",)),),
                ),
                "patrician",
            ),
        ),
        Topic(
            "barbara",
            ("K9",),
            (
                "use",
                Cut(99, "cathedral", id="picture"),
                "must",
                Example("rights", 98, 100, _barbara),
                "flipped",
                "complete",
            ),
        ),
        Topic(
            "reputation",
            ("K10", "K11"),
            (
                "track",
                Cut(105, "player-1", ("track-1",), id="picture"),
                Points(("plots", "joker", "ends")),
                Example("plot", 126, 127, _plot),
                "wild",
            ),
        ),
        Topic(
            "taxes",
            ("K1.10", "K12.1", "K12.2", "K12.4", "K12.5"),
            (
                "event",
                Cut(34, "rounds", id="picture"),
                "tax",
                "refuse",
                Example("plots", 170, 171, _tax),
                "after",
            ),
        ),
        Topic(
            "patricians",
            ("K12.3",),
            (
                "way",
                Cut(325, "council", id="picture"),
                "score",
                Points(("green", "silver", "yellow", "red")),
                Example("pelicans", 232, 233, _council),
            ),
        ),
        Topic(
            "scoring",
            ("K13.1", "K13.2", "K13.3", "K13.4", "K13.5"),
            (
                "town",
                Example("dots", 324, 325, _dots, (Cut(325, "town", AROUND, ("building-ore_washery",)),)),
                "mines",
                Example("row", 324, 325, _row, (Cut(325, "mines", ("mine-mine_1_6", "mine-row-1")),)),
                "rest",
                Example("final", 324, 325, _final),
            ),
        ),
        Topic("mistakes", (), ("intro", Points(tuple(f"wrong{number}" for number in range(1, 13))))),
        Topic("icons", (), (Appendix("icons"),)),
        Topic("tiles", (), (Appendix("cards"),)),
    ),
)
