"""The players: a full panel each, and a strip that says the same in brief."""

from typing import Final

from freestone.games.pillars.components import MATERIALS, Craftsman
from freestone.games.pillars.scene import cards
from freestone.games.pillars.scene.canvas import PLAYER, Canvas, sized, slot
from freestone.games.pillars.state import NONE
from freestone.games.pillars.steps.cathedral import Build, Work
from freestone.games.pillars.steps.team import Dismiss
from freestone.pictures import (
    SOFT,
    Anchor,
    Drawing,
    counter,
    icon,
    scaled,
    text,
)

LARGE: Final = 1.15
STEP: Final = 99


def draw_player(canvas: Canvas, seat: int) -> None:
    """Put everything that a player has on the panel."""
    _draw_money(canvas, seat)
    _draw_cubes(canvas, seat)
    _draw_workers(canvas, seat)
    _draw_signs(canvas, seat, "", f"player-{seat}", PLAYER)
    _draw_team(canvas, seat)
    _draw_advantages(canvas, seat)


def _draw_money(canvas: Canvas, seat: int) -> None:
    state, panel = canvas.state, f"player-{seat}"
    gold, points = _gold_name(canvas, seat), _points_name(canvas, seat)
    canvas.put(f"gold-{seat}", panel, PLAYER.at("gold"), counter("gold", state.gold[seat], size=29), gold, rule="P1.3")
    art = counter("point", state.total(seat), size=29)
    canvas.put(f"points-{seat}", panel, PLAYER.at("points"), art, points, rule="P5.1")


def _gold_name(canvas: Canvas, seat: int) -> str:
    return canvas.say("scene-gold", gold=canvas.state.gold[seat], limit=canvas.pack.gold_limit)


def _points_name(canvas: Canvas, seat: int) -> str:
    return canvas.say("scene-points", points=canvas.state.total(seat))


def _draw_cubes(canvas: Canvas, seat: int) -> None:
    """The cubes by material, with what the resource cards of this round will bring."""
    for kind, material in enumerate(MATERIALS):
        count, coming = canvas.state.cubes[seat][kind], _coming(canvas, seat, kind)
        art = counter(material, count, 0, -6, 26) + (text(0, 26, f"+{coming}", 13, fill=SOFT) if coming else "")
        canvas.put(
            f"cubes-{seat}-{material}",
            f"player-{seat}",
            slot(PLAYER.at("cubes"), len(MATERIALS), kind),
            art,
            _cubes_name(canvas, seat, kind),
            choice=f"sell:{material}" if canvas.state.seat == seat else "",
            rule="P4.10",
        )


def _coming(canvas: Canvas, seat: int, kind: int) -> int:
    owners = canvas.state.resource_owner
    taken = [card for card in canvas.pack.resource_cards if owners[card.index] == seat and card.material == kind]
    return sum(card.cubes for card in taken)


def _cubes_name(canvas: Canvas, seat: int, kind: int) -> str:
    count, coming = canvas.state.cubes[seat][kind], _coming(canvas, seat, kind)
    return canvas.say("scene-cubes", material=f"material-{MATERIALS[kind]}", count=count, coming=coming)


def _draw_workers(canvas: Canvas, seat: int) -> None:
    grey = canvas.state.grey[seat]
    art = counter("worker", canvas.state.workers[seat], 0, -6, 26)
    art += counter("worker-grey", f"+{grey}", 0, 20, 15) if grey else ""
    name = _workers_name(canvas, seat)
    canvas.put(f"workers-{seat}", f"player-{seat}", PLAYER.at("workers"), art, name, rule="P2.2")


def _workers_name(canvas: Canvas, seat: int) -> str:
    state = canvas.state
    return canvas.say("scene-workers", free=state.workers[seat], mill=state.mill[seat], grey=state.grey[seat])


def _draw_signs(canvas: Canvas, seat: int, prefix: str, panel: str, drawing: Drawing) -> None:
    """Who starts, who decides, and who has passed while the supply is open."""
    state = canvas.state
    if state.start == seat:
        name = canvas.say("scene-start-player", seat=seat)
        canvas.put(f"{prefix}start", panel, drawing.at("start"), icon("start-player"), name, rule="P4.12")
    if state.seat == seat:
        canvas.put(f"{prefix}turn", panel, drawing.at("turn"), icon("quill"), canvas.say("scene-turn", seat=seat))
    if state.passed[seat] and (state.supply or NONE in state.resource_owner):
        name = canvas.say("scene-passed", seat=seat)
        canvas.put(f"{prefix}passed-{seat}", panel, drawing.at("passed"), icon("pass", size=22), name, rule="P2.5")


def _draw_team(canvas: Canvas, seat: int) -> None:
    """P2.4: the craftsmen; one more than allowed while one has to be dismissed."""
    team, area = canvas.state.team[seat], PLAYER.at("team")
    width, height = LARGE * cards.WIDTH, LARGE * cards.HEIGHT
    step = min(STEP, (area.width - width) / max(1, len(team) - 1))
    for number, index in enumerate(team):
        card = canvas.pack.craftsmen[index]
        canvas.put(
            f"{card.name}-{seat}" if card.start else card.name,
            f"player-{seat}",
            Anchor(area.x - area.width / 2 + number * step + width / 2, area.y, width, height),
            scaled(LARGE, cards.craftsman(card, canvas.say(card.name), used=_used(canvas, seat, card))),
            canvas.say("scene-craftsman-owned", craftsman=card.name, owner=seat),
            tip=canvas.explain(card.name),
            choice=_craftsman_choice(canvas, seat, card),
            rule="P4.11",
        )


def _used(canvas: Canvas, seat: int, card: Craftsman) -> int:
    builds = isinstance(canvas.step, Build | Work) and canvas.state.seat == seat
    return min(card.uses, canvas.state.used[card.index]) if builds else 0


def _craftsman_choice(canvas: Canvas, seat: int, card: Craftsman) -> str:
    if canvas.state.seat != seat:
        return ""
    return f"{'dismiss' if isinstance(canvas.step, Dismiss) else 'use'}:{card.id}"


def _draw_advantages(canvas: Canvas, seat: int) -> None:
    held = [card for card in canvas.pack.advantages if canvas.state.holder[card.index] == seat]
    for number, card in enumerate(held):
        at = slot(PLAYER.at("advantages"), max(10, len(held)), number, columns=2)
        spends = canvas.state.seat == seat and card.when == "once"
        canvas.put(
            card.name,
            f"player-{seat}",
            sized(at, cards.CHIP_WIDTH, cards.CHIP_HEIGHT),
            cards.chip(canvas.say(card.name), tuple(card.effects), card.index),
            canvas.say("scene-advantage-owned", advantage=card.name, owner=seat),
            tip=canvas.explain(card.name),
            choice=f"spend:{card.id}" if spends else "",
            rule="P4.4",
        )


def draw_strip(canvas: Canvas, seat: int) -> None:
    """Put what a player has on the strip, in brief."""
    state, panel, strip = canvas.state, f"strip-{seat}", canvas.strip
    points, gold = counter("point", state.total(seat), size=21), counter("gold", state.gold[seat], size=21)
    canvas.put(f"strip-points-{seat}", panel, strip.at("points"), points, _points_name(canvas, seat))
    canvas.put(f"strip-gold-{seat}", panel, strip.at("gold"), gold, _gold_name(canvas, seat))
    for kind, material in enumerate(MATERIALS):
        at = slot(strip.at("cubes"), len(MATERIALS), kind)
        art, name = counter(material, state.cubes[seat][kind], size=_small(at)), _cubes_name(canvas, seat, kind)
        canvas.put(f"strip-cubes-{seat}-{material}", panel, at, art, name)
    at = strip.at("workers")
    workers = counter("worker", state.workers[seat], size=_small(at))
    canvas.put(f"strip-workers-{seat}", panel, at, workers, _workers_name(canvas, seat))
    _draw_signs(canvas, seat, "strip-", panel, strip)
    _draw_trades(canvas, seat)
    _draw_kept(canvas, seat)


def _small(at: Anchor) -> float:
    """Return the size of an icon on a strip, by the room it has."""
    return min(at.height * 0.62, at.width)


def _draw_trades(canvas: Canvas, seat: int) -> None:
    """Who works for this player, as icons."""
    for number, index in enumerate(canvas.state.team[seat]):
        card = canvas.pack.craftsmen[index]
        at = slot(canvas.strip.at("team"), 7, number)
        art = icon(cards.trade_icon(card.kind), size=_small(at))
        name, tip = canvas.say(card.name), canvas.explain(card.name)
        canvas.put(f"strip-{seat}-{card.name}", f"strip-{seat}", at, art, name, tip=tip)


def _draw_kept(canvas: Canvas, seat: int) -> None:
    """Which advantage cards this player keeps; on a low strip how many."""
    kept = [card for card in canvas.pack.advantages if canvas.state.holder[card.index] == seat]
    if "kept" not in canvas.strip.anchors:
        _draw_count(canvas, seat, [card.name for card in kept])
        return
    for number, card in enumerate(kept):
        at = slot(canvas.strip.at("kept"), max(4, len(kept)), number)
        art, name = cards.token(tuple(card.effects), card.index, _small(at)), canvas.say(card.name)
        canvas.put(f"strip-{card.name}", f"strip-{seat}", at, art, name, tip=canvas.explain(card.name))


def _draw_count(canvas: Canvas, seat: int, kept: list[str]) -> None:
    at, name = canvas.strip.at("cards"), canvas.say("scene-kept", count=len(kept))
    tip = ", ".join(canvas.say(card) for card in kept)
    canvas.put(f"strip-cards-{seat}", f"strip-{seat}", at, counter("card", len(kept), size=15), name, tip=tip)
