"""What everybody shares on the table: the board with its builders, the supply, and the chronicle."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from freestone.games.pillars.components import MATERIALS, METAL
from freestone.games.pillars.presentation import cards
from freestone.games.pillars.state import ASIDE, NONE, PillarsState
from freestone.games.pillars.steps.board import RollTax
from freestone.games.pillars.steps.builders import drawn_owner, free_spaces
from freestone.games.pillars.steps.events import Bishop
from freestone.games.pillars.steps.market import Trade
from freestone.pictures import (
    Anchor,
    Drawing,
    colour,
    counter,
    faded,
    figure,
    group,
    icon,
    outline,
    plate,
    shield,
    text,
    wash,
)
from freestone.pictures.scene import Scene
from freestone.presentation import Face
from freestone.presentation.canvas import Canvas, sized, slot
from freestone.words import Words

ART: Final = Path(__file__).parent.parent / "art"
BOARD: Final = Drawing(ART / "board.svg")
CHRONICLE: Final = Drawing(ART / "chronicle.svg")
SUPPLY: Final = Drawing(ART / "supply.svg")
PLAYER: Final = Drawing(ART / "player.svg")
STRIP: Final = Drawing(ART / "strip.svg")
TALL_STRIP: Final = Drawing(ART / "strip_tall.svg")

RULES: Final = {
    "bishop": "P4.2",
    "kingsbridge": "P4.4",
    "priory": "P4.5",
    "kings_court": "P4.7",
    "shiring": "P4.8",
    "castle": "P4.9",
    "market": "P4.10",
    "cathedral": "P4.12",
}
SITES: Final = {"stone": "quarry", "wood": "forest", "sand": "gravel_pit"}
# The drawing has this many points on the road and this many prices on the wheel, whatever a pack says.
ROAD: Final = 60
LAST_PRICE: Final = 7
SPACE: Final = (
    f'<ellipse rx="13" ry="13.5" fill="{colour("paper")}" stroke="{colour("ink-soft")}" stroke-dasharray="3 2"/>'
)


class PillarsCanvas(Canvas[PillarsState]):
    """A scene of Pillars in the making."""

    def __init__(
        self,
        state: PillarsState,
        words: Words,
        viewer: int | None = None,
        before: Scene | None = None,
        twin: Scene | None = None,
    ) -> None:
        super().__init__(state, words, viewer, before, twin)
        self.pack = state.pack
        # With three players there is room for taller strips: two of them share the height of the board.
        self.strip = TALL_STRIP if state.seats == 3 else STRIP

    def put_card(
        self, card: str, panel: str, at: Anchor, face: Face, name: str, *, choice: str = "", rule: str, id: str = ""
    ) -> None:
        """Add a card in its own size, with a tip that says what it does."""
        box, tip = sized(at, face.width, face.height), self.explain(card)
        self.put(id or card, panel, box, face.art, name, tip=tip, choice=choice, rule=rule)


def _draw_builders(canvas: PillarsCanvas) -> None:
    """P3: put the builders of all seats, above everything else on the board."""
    for seat in range(canvas.state.seats):
        # Builders of a colour are alike: their numbers run on from the board to the bag, so that few seem to move.
        for number, spot in enumerate(_builders(canvas, seat)):
            id, at, art = f"builder-{seat}-{number}", sized(spot.at, 24, spot.size), figure(seat, spot.size)
            canvas.put(id, spot.panel, at, art, spot.name, choice=spot.choice, rule="P3.7", kind=f"builder-{seat}")


def _draw_cathedral(canvas: PillarsCanvas) -> None:
    """P4.11: one part more after every round."""
    state = canvas.state
    for number in range(1, state.cathedral + 1):
        if f"part-{number}" in BOARD.parts:
            art, name = BOARD.parts[f"part-{number}"], canvas.say("scene-cathedral-part", part=number)
            canvas.put(f"cathedral-part-{number}", "board", BOARD.at("cathedral"), art, name, rule="P4.11")
    words = canvas.say("scene-round", round=state.round, rounds=canvas.pack.rounds)
    canvas.put("round", "board", BOARD.at("round"), text(0, 5, words, 14, bold=True), words, rule="P5.1")


def _draw_places(canvas: PillarsCanvas) -> None:
    """Where builders can be sent: the whole place can be clicked; free spaces show the points they score."""
    for target in canvas.pack.targets:
        place, at, area = target.place, BOARD.at(f"place-{target.id}"), BOARD.at(f"spaces-{target.id}")
        free = free_spaces(canvas.state, target)
        art = ""
        for number, space in enumerate(target.spaces):
            spot, points = slot(area, len(target.spaces), number), place.points[place.spaces.index(space)]
            mark = counter("point", points, 0, 0, 13) if points and space in free else ""
            art += group(spot.x - at.x, spot.y - at.y, SPACE, mark)
        name = canvas.say("scene-place", target=f"target-{target.id}", free=len(free), spaces=len(target.spaces))
        id, tip = f"place-{target.id}", canvas.say(f"scene-tip-{place.id}")
        canvas.put(id, "board", at, art, name, tip=tip, choice=f"place:{target.id}", rule=RULES[place.id])


def _draw_event(canvas: PillarsCanvas) -> None:
    """P4.1, P1.8: face down until it happens; whoever has foreseen it sees it."""
    state, at = canvas.state, BOARD.at("event")
    # `foreseen` is HIDDEN, below 0, for those who have not looked.
    known = state.event if state.event != NONE else state.foreseen
    if known < 0:
        canvas.put("event", "board", at, cards.event_back(), canvas.say("scene-event-hidden"), rule="P4.1")
        return
    card = canvas.pack.events[known]
    name = canvas.say("scene-event" if state.event != NONE else "scene-event-foreseen", card=card.name)
    art, tip = cards.event(card, canvas.say(card.name)).art, canvas.explain(card.name)
    choice = "protection" if isinstance(canvas.step, Bishop) else ""
    canvas.put("event", "board", at, art, name, tip=tip, choice=choice, rule="P4.1")


def _draw_mill(canvas: PillarsCanvas) -> None:
    """P4.3: whose workers are in the wool mill."""
    canvas.put("site-mill", "board", BOARD.at("site-mill"), "", canvas.say("scene-place-mill"), rule="P4.3")
    for seat, workers in enumerate(canvas.state.mill):
        if workers:
            art = wash(46, 24, colour("card"), corner=4, seed=seat + 2) + group(-13, 0, shield(seat, 18))
            at, name = slot(BOARD.at("mill"), 4, seat, columns=2), canvas.say("scene-mill", seat=seat, workers=workers)
            art += counter("worker", workers, 8, 0, 16)
            canvas.put(f"mill-{seat}", "board", sized(at, 46, 24), art, name, rule="P4.3")


def _draw_kingsbridge(canvas: PillarsCanvas) -> None:
    """P4.4: the advantage cards that builders can fetch."""
    for number, index in enumerate(canvas.state.kingsbridge, start=1):
        card, at = canvas.pack.advantages[index], BOARD.at(f"kingsbridge-card-{number}")
        name, face = (
            canvas.say("scene-advantage-offered", advantage=card.name),
            cards.advantage(card, canvas.say(card.name)),
        )
        canvas.put_card(card.name, "board", at, face, name, choice=f"place:kingsbridge-{number}", rule="P4.4")


def _draw_sites(canvas: PillarsCanvas) -> None:
    """P4.6: forest, quarry and gravel pit with the resource cards that were taken."""
    owners = canvas.state.resource_owner
    for kind, material in enumerate(MATERIALS[:METAL]):
        site = SITES[material]
        id, name = f"site-{site}", canvas.say(f"scene-place-{site}")
        canvas.put(id, "board", BOARD.at(id), "", name, rule="P4.6")
        claims = [card for card in canvas.pack.resource_cards if card.material == kind and owners[card.index] >= 0]
        for number, card in enumerate(claims):
            at, owner = slot(BOARD.at(site), max(3, len(claims)), number), owners[card.index]
            name = canvas.say("scene-claim", resource=card.name, owner=owner)
            canvas.put_card(card.name, "board", at, cards.claim(card, owner), name, rule="P4.6")


def _draw_court(canvas: PillarsCanvas) -> None:
    """P4.7: the metal for the first guest, and the die for the tax."""
    state = canvas.state
    if state.court_metal:
        at, name = BOARD.at("court-metal"), canvas.say("scene-court-metal")
        canvas.put("court-metal", "board", at, icon("metal", size=22), name, rule="P4.7")
    is_unknown = state.is_ahead(RollTax)
    art = wash(26, 26, colour("card"), corner=6) + text(0, 6.5, "?" if is_unknown else state.tax, 18, bold=True)
    name = canvas.say("scene-tax-unknown") if is_unknown else canvas.say("scene-tax", tax=state.tax)
    canvas.put("die", "board", BOARD.at("die"), art, name, rule="P4.7")


def _draw_shiring(canvas: PillarsCanvas) -> None:
    """P4.8: the craftsmen that builders can fetch."""
    for number, index in enumerate(canvas.state.shiring, start=1):
        card, at = canvas.pack.craftsmen[index], BOARD.at(f"shiring-card-{number}")
        name, face = (
            canvas.say("scene-craftsman-shiring", craftsman=card.name),
            cards.craftsman(card, canvas.say(card.name)),
        )
        canvas.put_card(card.name, "board", at, face, name, choice=f"place:shiring-{number}", rule="P4.8")


def _draw_castle(canvas: PillarsCanvas) -> None:
    """P4.9: the grey workers, until somebody has them."""
    if not any(canvas.state.grey):
        workers = canvas.pack.castle_workers
        art, name = counter("worker-grey", workers, 0, 0, 22), canvas.say("scene-castle-workers", workers=workers)
        canvas.put("castle-workers", "board", BOARD.at("castle-workers"), art, name, rule="P4.9")


def _draw_market(canvas: PillarsCanvas) -> None:
    """P4.10: a stall for each material, with its price and the cubes that lie there; metal is only sold."""
    verb = "cube" if isinstance(canvas.step, Bishop) else "buy"
    for kind, material in enumerate(MATERIALS):
        at, cost, price = BOARD.at(f"stall-{material}"), BOARD.at(f"price-{material}"), canvas.pack.prices[kind]
        name, choice, left = canvas.say("scene-stall-metal", price=price), "", 0
        if kind < METAL:
            choice, left = f"{verb}:{material}", canvas.state.market[kind]
            name = canvas.say("scene-stall", material=f"material-{material}", left=left, price=price)
        art = group(cost.x - at.x, cost.y - at.y, counter("gold", price, size=15))
        canvas.put(f"stall-{material}", "board", at, art, name, choice=choice, rule="P4.10")
        for number in range(left):
            spot = sized(slot(BOARD.at(f"cubes-{material}"), max(4, left), number, columns=2), 18, 18)
            id, art, name = f"cube-{material}-{number}", icon(material, size=18), canvas.say(f"material-{material}")
            canvas.put(id, "board", spot, art, name, rule="P4.10")


def _draw_wheel(canvas: PillarsCanvas) -> None:
    """P3.1, P3.4: the bag, and the marker at the price of the next builder."""
    state, say = canvas.state, canvas.say
    name, tip = say("scene-wheel", cost=state.cost()), say("scene-tip-wheel")
    canvas.put("wheel", "board", BOARD.at("wheel"), "", name, tip=tip, choice="wait", rule="P3.4")
    at = BOARD.at(f"cost-{min(state.marker, len(canvas.pack.builder_costs), LAST_PRICE)}")
    art = plate(state.cost(), 0, 0, 25, colour("gold"), colour("night"))
    canvas.put("cost-marker", "board", at, art, name, rule="P3.4")
    name, tip = say("scene-bag", builders=state.bag.total), say("scene-tip-bag")
    canvas.put("bag", "board", BOARD.at("bag"), "", name, tip=tip, choice="redraw", rule="P3.2")


class Spot(NamedTuple):
    """Where a builder is, and the choice that a click on it makes."""

    panel: str
    at: Anchor
    name: str
    choice: str = ""
    size: float = 28


def _builders(canvas: PillarsCanvas, seat: int) -> Iterator[Spot]:
    """Yield where the builders of a seat are: on the board, waiting, drawn, in the bag, and the rest at home."""
    state, step, say, total = canvas.state, canvas.step, canvas.say, canvas.pack.master_builders
    known = 0
    for target in canvas.pack.targets:
        for number, space in enumerate(target.spaces):
            if state.spaces[space] == seat:
                at = slot(BOARD.at(f"spaces-{target.id}"), len(target.spaces), number)
                trades = target.place.id == "market" and isinstance(step, Trade) and step.at == number
                name = say("scene-builder-placed", owner=seat, target=f"target-{target.id}")
                known += 1
                yield Spot("board", at, name, "stop" if trades else "")
    for number, owner in enumerate(state.waiting):
        if owner == seat:
            at = slot(BOARD.at("waiting"), max(8, len(state.waiting)), number, columns=4)
            cost = state.declined[number]
            known += 1
            yield Spot("board", at, say("scene-builder-waiting", owner=seat, number=number + 1, cost=cost))
    if drawn_owner(state) == seat:
        known += 1
        yield Spot("board", BOARD.at("drawn"), say("scene-builder-drawn", owner=seat), "keep")
    column, bagged = slot(BOARD.at("bag-builders"), state.seats, seat), state.bag.counts[seat]
    for number in range(bagged):
        at = slot(column, total, number, columns=1)
        yield Spot("board", at, say("scene-builder-bag", owner=seat), size=20)
    for number in range(known + bagged, total):
        # Such as the one that the town wall keeps away, or those that are back from the market (P3.9, P4.10).
        at = slot(PLAYER.at("builders"), total, number)
        yield Spot(f"player-{seat}", at, say("scene-builder-home", owner=seat))


def _draw_supply(canvas: PillarsCanvas) -> None:
    """P2.2, P2.3: the resource cards and craftsmen that can still be taken; each keeps its slot."""
    state, pack, say = canvas.state, canvas.pack, canvas.say
    dealt = [card for card in pack.resource_cards if state.resource_owner[card.index] != ASIDE]
    for number, card in enumerate(dealt):
        if state.resource_owner[card.index] == NONE:
            at = slot(SUPPLY.at("resources"), len(dealt), number)
            name = say("scene-resource", resource=card.name, workers=card.workers)
            canvas.put_card(card.name, "supply", at, cards.resource(card), name, choice=f"take:{card.id}", rule="P2.2")
    if not state.supply:
        return
    of_round = [index for index in pack.of_round[state.round] if index not in state.shiring]
    for number, index in enumerate(of_round):
        if index in state.supply:
            hired, at = pack.craftsmen[index], slot(SUPPLY.at("craftsmen"), len(of_round), number)
            name = say("scene-craftsman-supply", craftsman=hired.name, cost=hired.cost)
            face = cards.craftsman(hired, say(hired.name), priced=True)
            canvas.put_card(hired.name, "supply", at, face, name, choice=f"hire:{hired.id}", rule="P2.3")


def _draw_coming(canvas: PillarsCanvas) -> None:
    """P1.6, P5.1: the round, and the craftsmen of all rounds, of which everybody knows."""
    state, pack, now = canvas.state, canvas.pack, canvas.state.round
    if f"round-{now}" in CHRONICLE.anchors:
        at = CHRONICLE.at(f"round-{now}")
        frame = outline(at.width, at.height, 6, 3, 0.8)
        art = f'<path d="{frame}" fill="none" stroke="{colour("gold")}" stroke-width="4"/>'
        art += f'<path d="{frame}" fill="none" stroke="{colour("ink")}" stroke-width="1.4"/>'
        name = canvas.say("scene-round", round=now, rounds=pack.rounds)
        canvas.put("round-mark", "chronicle", at, art, name, rule="P5.1")
    for number in range(1, min(pack.rounds, 6) + 1):
        area, coming = CHRONICLE.at(f"coming-{number}"), pack.of_round[number]
        for place, index in enumerate(coming):
            card = pack.craftsmen[index]
            art = icon(cards.trade_icon(card.kind), size=21)
            art = faded(art) if number < now or index in state.dismissed else art
            at = slot(area, max(4, len(coming)), place, columns=2)
            name = canvas.say("scene-coming", craftsman=card.name, round=number, cost=card.cost)
            canvas.put_card(card.name, "chronicle", at, Face(24, 28, art), name, rule="P1.6", id=f"coming-{card.id}")


def _draw_road(canvas: PillarsCanvas) -> None:
    """P5.1: the road of points."""
    state = canvas.state
    totals = [state.total(seat) for seat in range(state.seats)]
    for seat, points in enumerate(totals):
        laps, last = divmod(points - 1, ROAD) if points else (0, -1)
        at, level = CHRONICLE.at(f"score-{last + 1}"), [other for other, total in enumerate(totals) if total == points]
        x = at.x + 9 * (level.index(seat) - (len(level) - 1) / 2)
        art = shield(seat, 21) + (plate(f"+{ROAD * laps}", 0, 15, 20) if laps else "")
        # Kept inside the panel where several markers share the first or last space of a row.
        spot = Anchor(min(max(x, 13), CHRONICLE.width - 13), at.y - 3, 22, 24)
        name = canvas.say("scene-score", seat=seat, points=points)
        canvas.put(f"score-{seat}", "chronicle", spot, art, name, rule="P5.1")


def _builders_read(canvas: PillarsCanvas) -> list[object]:
    names = ("spaces", "waiting", "declined", "bag")
    return [*canvas.fields(names), canvas.asked(Trade), drawn_owner(canvas.state)]


Reads = Callable[[PillarsCanvas], list[object]]
# The portions of what everybody shares, from the lowest layer up: what each reads of the position, and what draws it.
PORTIONS: Final[dict[str, tuple[Reads, Callable[[PillarsCanvas], None]]]] = {
    "cathedral": (lambda canvas: canvas.fields(("cathedral", "round")), _draw_cathedral),
    "places": (lambda canvas: [canvas.state.spaces], _draw_places),
    "event": (lambda canvas: [*canvas.fields(("event", "foreseen")), canvas.asked(Bishop)], _draw_event),
    "mill": (lambda canvas: [canvas.state.mill], _draw_mill),
    "kingsbridge": (lambda canvas: [canvas.state.kingsbridge], _draw_kingsbridge),
    "sites": (lambda canvas: [canvas.state.resource_owner], _draw_sites),
    "court": (lambda canvas: [*canvas.fields(("court_metal", "tax")), canvas.state.is_ahead(RollTax)], _draw_court),
    "shiring": (lambda canvas: [canvas.state.shiring], _draw_shiring),
    "castle": (lambda canvas: [canvas.state.grey], _draw_castle),
    "market": (lambda canvas: [canvas.state.market, canvas.asked(Bishop)], _draw_market),
    "wheel": (lambda canvas: canvas.fields(("marker", "bag")), _draw_wheel),
    "builders": (_builders_read, _draw_builders),
    "supply": (lambda canvas: canvas.fields(("resource_owner", "round", "shiring", "supply")), _draw_supply),
    "coming": (lambda canvas: canvas.fields(("dismissed", "round")), _draw_coming),
    "road": (lambda canvas: [canvas.state.points], _draw_road),
}
