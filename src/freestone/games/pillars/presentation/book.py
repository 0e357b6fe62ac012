"""The rulebook of The Pillars of the Earth: its topics, its pictures, and the examples from one match."""

from typing import Final

from freestone.games.pillars.components import MATERIALS, Components
from freestone.games.pillars.state import PillarsState
from freestone.presentation import Appendix, Book, Cut, Example, OneOf, Overview, Phase, Points, Shelf, Topic
from freestone.presentation.values import Terms

ROUND: Final = (
    Phase(
        "phase-supply",
        "leaf",
        (
            OneOf((("station-take", "card"), ("station-hire", "craftsman")), "one-of"),
            ("station-mill", "worker"),
        ),
    ),
    Phase(
        "phase-builders",
        "gold",
        (
            ("station-draw", "builder"),
            OneOf((("station-pay", "gold"), ("station-wait", "pass")), "one-of"),
            ("station-late", "arrow"),
        ),
    ),
    Phase(
        "phase-board",
        "sky",
        (
            *(("station-event", "event"), ("station-wool", "gold"), ("station-kingsbridge", "card")),
            *(("station-priory", "priory"), ("station-sites", "cube"), ("station-court", "tax")),
            *(("station-shiring", "craftsman"), ("station-castle", "worker-grey"), ("station-market", "stone")),
            *(("station-cathedral", "point"), ("station-start", "start-player")),
        ),
    ),
)


def facts(pack: Components) -> Terms:
    """Return the figures that every text may use."""
    priory, prices = pack.place["priory"], dict(zip(MATERIALS, pack.prices, strict=True))
    return {
        "rounds": pack.rounds,
        "workers": pack.workers,
        "builders": pack.master_builders,
        "beginning": pack.start_points,
        **{f"purse{number}": gold for number, gold in enumerate(pack.start_gold, start=1)},
        "most_gold": pack.gold_limit,
        "team": pack.craftsman_limit,
        "kept": pack.keep_cubes,
        "dearest": pack.builder_costs[0],
        "steps": len(pack.builder_costs),
        "low": min(pack.tax_die),
        "high": max(pack.tax_die),
        "grey": pack.castle_workers,
        "stall": pack.market_cubes[0],
        "first": priory.points[0],
        "second": priory.points[1],
        "advantages_out": pack.advantages_removed,
        "events": len(pack.events),
        "events_out": pack.events_removed,
        **{f"price_{material}": price for material, price in prices.items()},
    }


def _taken(before: PillarsState, after: PillarsState, seat: int) -> Terms:
    card = next(
        card
        for card in before.pack.resource_cards
        if after.resource_owner[card.index] == seat != before.resource_owner[card.index]
    )
    return {
        "card": card.name,
        "needed": card.workers,
        "cubes": card.cubes,
        "had": before.workers[seat],
        "left": after.workers[seat],
    }


def _declined(before: PillarsState, after: PillarsState, seat: int) -> Terms:
    return {"cost": before.cost(), "next": after.cost(), "gold": before.gold[seat]}


def _tax(before: PillarsState, after: PillarsState, _: int) -> Terms:
    payer = next(player for player in range(after.seats) if player not in _guests(before))
    exempt = [player for player in range(after.seats) if player in _guests(before)]
    return {"tax": after.tax, "player": payer, "one": f"seat-{exempt[0]}", "other": f"seat-{exempt[1]}"}


def _guests(state: PillarsState) -> set[int]:
    return {state.spaces[space] for space in state.pack.place["kings_court"].spaces}


def _traded(before: PillarsState, after: PillarsState, seat: int) -> Terms:
    bought = [now - old for old, now in zip(before.cubes[seat], after.cubes[seat], strict=True)]
    return {
        "sand": -bought[2],
        "wood": bought[1],
        "gold_before": before.gold[seat],
        "gold_after": after.gold[seat],
        "paid": bought[1] * before.pack.prices[1],
        "got": -bought[2] * before.pack.prices[2],
    }


def _built(before: PillarsState, after: PillarsState, seat: int) -> Terms:
    used = [old - now for old, now in zip(before.cubes[seat], after.cubes[seat], strict=True)]
    return {
        "stone": used[0],
        "wood": used[1],
        "points": after.total(seat) - before.total(seat),
        "gold": after.gold[seat] - before.gold[seat],
        "masonry": used[0],
    }


def _hired(before: PillarsState, after: PillarsState, seat: int) -> Terms:
    craftsmen, old, new = before.pack.craftsmen, before.team[seat], after.team[seat]
    came = next(index for index in new if index not in old)
    left = next(index for index in old if index not in new)
    return {
        "craftsman": craftsmen[came].name,
        "dismissed": craftsmen[left].name,
        "cost": before.gold[seat] - after.gold[seat],
        "size": len(old),
    }


BOOK: Final = Book(
    facts=facts,
    topics=(
        Topic(
            "goal", ("P5",), ("story", "points", "engine", "tie", Cut(520, "board", ("place-cathedral",), id="picture"))
        ),
        Topic("round", ("P1.7", "P1.8"), (Overview("picture", ROUND), "begin", "end")),
        Topic(
            "setup",
            ("P1.1", "P1.2", "P1.3", "P1.4", "P1.5", "P1.6"),
            (
                Points(("each", "gold", "craftsmen", "advantages", "events")),
                Shelf("team", ("craftsman-mortar_mixer", "craftsman-woodworker", "craftsman-stonecutter")),
                Cut(6, "chronicle", id="chronicle"),
            ),
        ),
        Topic(
            "supply",
            ("P2.1", "P2.2", "P2.5", "P2.6", "P2.7"),
            (
                "turns",
                Shelf("cards", ("resource-sand-2", "resource-wood-3", "resource-stone-4")),
                "sites",
                Example(
                    "wood",
                    9,
                    10,
                    _taken,
                    (Cut(9, "supply", ("resource-wood-4", "resource-stone-2"), ("resource-wood-4",)),),
                ),
                "pass",
                "mill",
            ),
        ),
        Topic(
            "craftsmen",
            ("P2.3", "P2.4"),
            (
                "hire",
                Cut(76, "supply", ("craftsman-architect", "craftsman-mason_3"), id="price"),
                "card",
                Shelf("kinds", ("craftsman-mason_2", "craftsman-tool_maker", "craftsman-goldsmith_6")),
                "limit",
                Example("sixth", 82, 84, _hired),
            ),
        ),
        Topic(
            "builders",
            ("P3",),
            (
                "draw",
                "pay",
                Cut(20, "board", ("wheel", "bag"), ("wheel",), id="wheel"),
                Example("wait", 20, 21, _declined),
                "free",
                "waiting",
                "again",
                "spaces",
                Cut(35, "board", ("place-priory",), id="priory"),
            ),
        ),
        Topic(
            "event",
            ("P4.1", "P4.2"),
            (
                "reveal",
                Shelf("cards", ("card-king", "card-william")),
                "bishop",
                Cut(39, "board", ("place-bishop", "event"), id="palace"),
                "order",
            ),
        ),
        Topic(
            "gains",
            ("P4.3", "P4.4", "P4.5", "P4.6"),
            (
                "mill",
                "kingsbridge",
                Cut(38, "board", ("place-kingsbridge-1", "place-kingsbridge-2"), id="cards"),
                "kinds",
                "priory",
                "sites",
                Cut(
                    38,
                    "board",
                    ("resource-wood-3", "resource-wood-4", "resource-stone-2", "resource-sand-3"),
                    id="claims",
                ),
            ),
        ),
        Topic(
            "court",
            ("P4.7",),
            (
                "roll",
                "short",
                "metal",
                Example("four", 40, 41, _tax, (Cut(41, "board", ("place-kings_court",), ("die",)),)),
            ),
        ),
        Topic(
            "shiring",
            ("P4.8", "P4.9", "P4.12"),
            (
                "craftsmen",
                Cut(89, "board", ("place-shiring-1", "place-shiring-2", "place-castle"), id="town"),
                "castle",
                "start",
                "last",
            ),
        ),
        Topic(
            "market",
            ("P4.10",),
            (
                "order",
                Cut(112, "board", ("place-market",), id="stalls"),
                "action",
                Points(("wood", "stone", "resale", "supply")),
                Example("trade", 112, 120, _traded),
            ),
        ),
        Topic(
            "cathedral",
            ("P4.11",),
            (
                "work",
                Example(
                    "build",
                    121,
                    133,
                    _built,
                    (
                        Cut(
                            121, "player-0", ("craftsman-master_woodworker", "craftsman-mason_3", "craftsman-architect")
                        ),
                    ),
                ),
                Points(("mason", "tool", "count")),
                "keep",
            ),
        ),
        Topic("mistakes", (), ("intro", Points(tuple(f"wrong{number}" for number in range(1, 11))))),
        Topic("icons", (), (Appendix("icons"),)),
        Topic("cards", (), (Appendix("cards"),)),
    ),
)
