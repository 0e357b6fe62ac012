"""The players: a full panel each, and a strip that shows the same in brief."""

from collections.abc import Callable, Iterator
from typing import Final

from freestone.games.pillars.components import MATERIALS, Craftsman
from freestone.games.pillars.presentation import cards
from freestone.games.pillars.presentation.board import PLAYER, PillarsCanvas
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.board import cubes_due
from freestone.games.pillars.steps.cathedral import Build, Work, has_partner
from freestone.games.pillars.steps.team import Dismiss
from freestone.pictures import SOFT, Anchor, Drawing, counter, icon, scaled, text
from freestone.presentation import Face
from freestone.presentation.canvas import slot

# Craftsmen are read most often, so their cards are larger here than on the board.
LARGE: Final = 1.15
SMALL: Final = 0.95  # where names can still be read
STEP: Final = 99
# A portion of a panel or a strip: which of them, its name, what it reads of the position, and what draws it.
Part = tuple[str, str, Callable[[], list[object]], Callable[[], None]]


class Names:
    """What the figures of a player are called, on the panel and on the strip alike."""

    def __init__(self, canvas: PillarsCanvas, seat: int) -> None:
        state, say, due = canvas.state, canvas.say, cubes_due(canvas.state, seat)
        self.due = due
        self.gold = say("scene-gold", gold=state.gold[seat], limit=canvas.pack.gold_limit)
        self.points = say("scene-points", points=state.total(seat))
        free, mill, grey = state.workers[seat], state.mill[seat], state.grey[seat]
        self.workers = say("scene-workers", free=free, mill=mill, grey=grey)
        self.cubes = [
            say("scene-cubes", material=f"material-{name}", count=state.cubes[seat][kind], coming=due[kind])
            for kind, name in enumerate(MATERIALS)
        ]


def _draw_goods(canvas: PillarsCanvas, seat: int) -> None:
    """Put gold, points, cubes and workers on the panel."""
    state, panel, names = canvas.state, f"player-{seat}", Names(canvas, seat)
    gold, points = counter("gold", state.gold[seat], size=29), counter("point", state.total(seat), size=29)
    canvas.put(f"gold-{seat}", panel, PLAYER.at("gold"), gold, names.gold, rule="P1.3")
    canvas.put(f"points-{seat}", panel, PLAYER.at("points"), points, names.points, rule="P5.1")
    for kind, material in enumerate(MATERIALS):
        at, due = slot(PLAYER.at("cubes"), len(MATERIALS), kind), names.due[kind]
        art = counter(material, state.cubes[seat][kind], 0, -6, 26)
        art += text(0, 26, f"+{due}", 13, fill=SOFT) if due else ""
        choice = f"sell:{material}" if state.seat == seat else ""
        canvas.put(f"cubes-{seat}-{material}", panel, at, art, names.cubes[kind], choice=choice, rule="P4.10")
    art, grey = counter("worker", state.workers[seat], 0, -6, 26), state.grey[seat]
    art += counter("worker-grey", f"+{grey}", 0, 20, 15) if grey else ""
    canvas.put(f"workers-{seat}", panel, PLAYER.at("workers"), art, names.workers, rule="P2.2")


def _draw_kept(canvas: PillarsCanvas, seat: int) -> None:
    """P4.4: the advantage cards that a player keeps."""
    state, held = canvas.state, canvas.state.cards_of(seat)
    for number, card in enumerate(held):
        # Ten slots, so that chips keep their size and place until there are more.
        at = slot(PLAYER.at("advantages"), max(10, len(held)), number, columns=2)
        face = cards.chip(card, canvas.say(card.name))
        name = canvas.say("scene-advantage-owned", advantage=card.name, owner=seat)
        choice = f"spend:{card.id}" if state.seat == seat and card.when == "once" else ""
        canvas.put_card(card.name, f"player-{seat}", at, face, name, choice=choice, rule="P4.4")


def _draw_signs(canvas: PillarsCanvas, seat: int, prefix: str, panel: str, drawing: Drawing) -> None:
    """Show who starts, who decides, and who has passed while the supply is open."""
    state = canvas.state
    if state.start == seat:
        name = canvas.say("scene-start-player", seat=seat)
        canvas.put(f"{prefix}start", panel, drawing.at("start"), icon("start-player"), name, rule="P4.12")
    if state.seat == seat:
        canvas.put(f"{prefix}turn", panel, drawing.at("turn"), icon("quill"), canvas.say("scene-turn", seat=seat))
    if state.passed[seat] and _is_open(state):
        name = canvas.say("scene-passed", seat=seat)
        canvas.put(f"{prefix}passed-{seat}", panel, drawing.at("passed"), icon("pass", size=22), name, rule="P2.5")


def _is_open(state: PillarsState) -> bool:
    """Whether something can still be taken from the supply."""
    return bool(state.supply) or NONE in state.resource_owner


def _draw_team(canvas: PillarsCanvas, seat: int) -> None:
    """P2.4: the craftsmen; one more than allowed while one has to be dismissed."""
    state, area, team = canvas.state, PLAYER.at("team"), canvas.state.team[seat]
    builds = isinstance(canvas.step, Build | Work) and state.seat == seat
    verb = "dismiss" if isinstance(canvas.step, Dismiss) else "use"
    # One craftsman too many makes the cards smaller, so that none covers the name of another; a second one overlaps.
    needed = STEP * (len(team) - 1) + LARGE * cards.WIDTH
    size = max(SMALL, LARGE * min(1, area.width / needed))
    width, height = size * cards.WIDTH, size * cards.HEIGHT
    step = min(STEP, (area.width - width) / max(1, len(team) - 1))
    for number, index in enumerate(team):
        card = canvas.pack.craftsmen[index]
        used = min(card.uses, state.used[index]) if builds else 0
        lonely = not has_partner(canvas.pack, team, index)
        art = scaled(size, cards.craftsman(card, canvas.say(card.name), used=used, lonely=lonely).art)
        name = canvas.say("scene-craftsman-owned", craftsman=card.name, owner=seat)
        if lonely:
            trade = f"trade-{card.needs}"
            name = canvas.say("scene-craftsman-idle", craftsman=card.name, owner=seat, trade=trade)
        canvas.put_card(
            card.name,
            f"player-{seat}",
            Anchor(area.x - area.width / 2 + number * step + width / 2, area.y, width, height),
            Face(width, height, art),
            name,
            choice=f"{verb}:{card.id}" if state.seat == seat else "",
            rule="P4.11",
            id=craftsman_id(card, seat),
        )


def _draw_brief_goods(canvas: PillarsCanvas, seat: int) -> None:
    """Put points, gold, cubes and workers on the strip."""
    state, panel, strip, names = canvas.state, f"strip-{seat}", canvas.strip, Names(canvas, seat)
    points, gold = counter("point", state.total(seat), size=21), counter("gold", state.gold[seat], size=21)
    canvas.put(f"strip-points-{seat}", panel, strip.at("points"), points, names.points)
    canvas.put(f"strip-gold-{seat}", panel, strip.at("gold"), gold, names.gold)
    for kind, material in enumerate(MATERIALS):
        at = slot(strip.at("cubes"), len(MATERIALS), kind)
        art = counter(material, state.cubes[seat][kind], size=_icon_size(at))
        canvas.put(f"strip-cubes-{seat}-{material}", panel, at, art, names.cubes[kind])
    at = strip.at("workers")
    art = counter("worker", state.workers[seat], size=_icon_size(at))
    canvas.put(f"strip-workers-{seat}", panel, at, art, names.workers)


def _draw_brief_team(canvas: PillarsCanvas, seat: int) -> None:
    """P2.4: the trades of the craftsmen."""
    for number, index in enumerate(canvas.state.team[seat]):
        card, at = canvas.pack.craftsmen[index], slot(canvas.strip.at("team"), 7, number)
        art, tip = icon(cards.trade_icon(card.kind), size=_icon_size(at)), canvas.explain(card.name)
        canvas.put(f"strip-{card.name}-{seat}", f"strip-{seat}", at, art, canvas.say(card.name), tip=tip)


def _draw_brief_kept(canvas: PillarsCanvas, seat: int) -> None:
    """P4.4: the advantage cards that a player keeps; a low strip shows only their number."""
    panel, strip, held = f"strip-{seat}", canvas.strip, canvas.state.cards_of(seat)
    if "kept" not in strip.anchors:
        name, tip = canvas.say("scene-kept", count=len(held)), ", ".join(canvas.say(card.name) for card in held)
        canvas.put(f"strip-cards-{seat}", panel, strip.at("cards"), counter("card", len(held), size=15), name, tip=tip)
        return
    for number, kept in enumerate(held):
        at = slot(strip.at("kept"), max(4, len(held)), number)
        art, tip = cards.token(kept, _icon_size(at)), canvas.explain(kept.name)
        canvas.put(f"strip-{kept.name}", panel, at, art, canvas.say(kept.name), tip=tip)


def _icon_size(at: Anchor) -> float:
    """Return the size of an icon on a strip, by the room it has."""
    return min(at.height * 0.62, at.width)


def portions(canvas: PillarsCanvas, seat: int) -> Iterator[Part]:
    """Yield the portions of a player's panel and strip. What is asked of others does not show there."""
    state = canvas.state

    def goods() -> list[object]:
        named = ("gold", "points", "cubes", "workers", "mill", "grey")
        return [*(getattr(state, name)[seat] for name in named), cubes_due(state, seat)]

    def signs() -> list[object]:
        return [state.start == seat, state.seat == seat, state.passed[seat], _is_open(state)]

    def team() -> list[object]:
        step = canvas.step
        asked = (isinstance(step, Dismiss), isinstance(step, Build | Work), state.used) if state.seat == seat else None
        return [state.team[seat], asked]

    def kept() -> list[object]:
        return [state.cards_of(seat)]

    yield "player", "goods", lambda: [*goods(), state.seat == seat], lambda: _draw_goods(canvas, seat)
    yield "player", "signs", signs, lambda: _draw_signs(canvas, seat, "", f"player-{seat}", PLAYER)
    yield "player", "team", team, lambda: _draw_team(canvas, seat)
    yield "player", "kept", lambda: [*kept(), state.seat == seat], lambda: _draw_kept(canvas, seat)
    yield "strip", "goods", goods, lambda: _draw_brief_goods(canvas, seat)
    yield "strip", "signs", signs, lambda: _draw_signs(canvas, seat, "strip-", f"strip-{seat}", canvas.strip)
    yield "strip", "team", lambda: [state.team[seat]], lambda: _draw_brief_team(canvas, seat)
    yield "strip", "kept", kept, lambda: _draw_brief_kept(canvas, seat)


def scored(state: PillarsState, source: str, seat: int) -> list[str]:
    """Return the ids of what a seat scores by in a source: its craftsmen, its cards, or a place on the board."""
    panel, places = f"points-{seat}", {"priory": "place-priory", "events": "event", "tax": "die"}
    if source in places:
        return [places[source], panel]
    if source == "advantages":
        kept = [card.name for card in state.cards_of(seat)]
        return [panel, *kept, *(f"strip-{name}" for name in kept), f"strip-cards-{seat}"]
    team = [card for card in map(state.pack.craftsmen.__getitem__, state.team[seat]) if card.kind == source]
    return [id for card in team for id in (craftsman_id(card, seat), f"strip-{card.name}-{seat}")]


def craftsman_id(card: Craftsman, seat: int) -> str:
    """Return the id of a craftsman on a panel: every seat has the starting ones, and all others exist once."""
    return f"{card.name}-{seat}" if card.start else card.name
