"""The players: a full panel each, and a strip that says the same in brief."""

from freestone.drawing import SOFT, Anchor, counter, fitting, group, icon, paper, shield, shortened, text, width_of
from freestone.games.pillars.components import MATERIALS, Craftsman
from freestone.games.pillars.scene import cards
from freestone.games.pillars.scene.canvas import PLAYER, STRIP, Canvas, sized, slot
from freestone.games.pillars.steps.cathedral import Build, Work
from freestone.games.pillars.steps.team import Dismiss
from freestone.scene import Panel


def player_panel(canvas: Canvas, seat: int) -> Panel:
    """Return the panel of a player: parchment, arms and name."""
    at, arms = PLAYER.at("name"), PLAYER.at("arms")
    name = canvas.words.names[seat]
    letters = fitting(name, at.width, 17)
    title = text(at.x - at.width / 2, at.y + 5, shortened(name, at.width, letters), letters, anchor="start", bold=True)
    art = PLAYER.art(canvas.say) + group(arms.x, arms.y, shield(seat, arms.height)) + title
    return Panel(f"player-{seat}", name, PLAYER.width, PLAYER.height, art)


def strip_panel(canvas: Canvas, seat: int) -> Panel:
    """Return the strip of a player."""
    at, arms = STRIP.at("name"), STRIP.at("arms")
    name = canvas.words.names[seat]
    letters = fitting(name, at.width, 15)
    title = text(at.x - at.width / 2, at.y + 5, shortened(name, at.width, letters), letters, anchor="start", bold=True)
    art = STRIP.art(canvas.say) + group(arms.x, arms.y, shield(seat, arms.height)) + title
    return Panel(f"strip-{seat}", canvas.say("scene-strip", seat=seat), STRIP.width, STRIP.height, art)


def draw_player(canvas: Canvas, seat: int) -> None:
    """Put everything that a player has on the panel."""
    panel = f"player-{seat}"
    _draw_figures(canvas, seat)
    _draw_signs(canvas, seat)
    _draw_team(canvas, seat, panel)
    _draw_advantages(canvas, seat, panel)


def _draw_figures(canvas: Canvas, seat: int) -> None:
    state, panel = canvas.state, f"player-{seat}"
    gold = canvas.say("scene-gold", gold=state.gold[seat], limit=canvas.pack.gold_limit)
    canvas.put(f"gold-{seat}", panel, PLAYER.at("gold"), _figure("gold", state.gold[seat]), gold, rule="P1.3")
    points = canvas.say("scene-points", points=state.total(seat))
    canvas.put(f"points-{seat}", panel, PLAYER.at("points"), _figure("point", state.total(seat)), points, rule="P5.1")
    mine = state.seat == seat
    for kind, material in enumerate(MATERIALS):
        count, coming = state.cubes[seat][kind], _coming(canvas, seat, kind)
        name = canvas.say("scene-cubes", material=f"material-{material}", count=count, coming=coming)
        choice = f"sell:{material}" if mine else ""
        at = slot(PLAYER.at("cubes"), len(MATERIALS), kind)
        canvas.put(
            f"cubes-{seat}-{material}", panel, at, _cubes(material, count, coming), name, choice=choice, rule="P4.10"
        )
    free, busy = state.workers[seat], state.mill[seat]
    name = canvas.say("scene-workers", free=free, mill=busy, grey=state.grey[seat])
    canvas.put(f"workers-{seat}", panel, PLAYER.at("workers"), _workers(free, state.grey[seat]), name, rule="P2.2")


def _figure(name: str, value: int) -> str:
    return counter(name, value, 0, 0, 26)


def _coming(canvas: Canvas, seat: int, kind: int) -> int:
    """Return how many cubes the resource cards of this round will bring."""
    state = canvas.state
    return sum(
        card.cubes
        for card in canvas.pack.resource_cards
        if card.material == kind and state.resource_owner[card.index] == seat
    )


def _cubes(material: str, count: int, coming: int) -> str:
    later = text(0, 27, f"+{coming}", 12, fill=SOFT) if coming else ""
    return counter(material, count, 0, 0, 22) + later


def _workers(free: int, grey: int) -> str:
    later = group(0, 22, counter("worker-grey", f"+{grey}", 0, 0, 14)) if grey else ""
    return counter("worker", free, 0, 0, 22) + later


def _draw_signs(canvas: Canvas, seat: int) -> None:
    """Who starts, who decides, who has passed."""
    state = canvas.state
    for prefix, panel, drawing in (("", f"player-{seat}", PLAYER), ("strip-", f"strip-{seat}", STRIP)):
        if state.start == seat:
            name = canvas.say("scene-start-player", seat=seat)
            canvas.put(f"{prefix}start", panel, drawing.at("start"), icon("start-player", size=22), name, rule="P4.12")
        if state.seat == seat:
            canvas.put(
                f"{prefix}turn", panel, drawing.at("turn"), icon("quill", size=22), canvas.say("scene-turn", seat=seat)
            )
        if state.passed[seat] and state.workers[seat]:
            name = canvas.say("scene-passed", seat=seat)
            canvas.put(f"{prefix}passed-{seat}", panel, drawing.at("passed"), icon("pass", size=20), name, rule="P2.5")


def _draw_team(canvas: Canvas, seat: int, panel: str) -> None:
    """P2.4: the craftsmen; one more than allowed while one has to be dismissed."""
    team = canvas.state.team[seat]
    area = PLAYER.at("team")
    step = min(cards.WIDTH + 6, area.width / max(1, len(team)))
    for number, index in enumerate(team):
        card = canvas.pack.craftsmen[index]
        x = area.x - area.width / 2 + number * step + cards.WIDTH / 2
        canvas.put(
            f"{card.name}-{seat}" if card.start else card.name,
            panel,
            Anchor(x, area.y, cards.WIDTH, cards.HEIGHT),
            cards.craftsman(card, canvas.say(card.name), used=_used(canvas, seat, card)),
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


def _draw_advantages(canvas: Canvas, seat: int, panel: str) -> None:
    held = [card for card in canvas.pack.advantages if canvas.state.holder[card.index] == seat]
    for number, card in enumerate(held):
        at = slot(PLAYER.at("advantages"), max(10, len(held)), number, columns=2)
        spends = canvas.state.seat == seat and card.when == "once"
        canvas.put(
            card.name,
            panel,
            sized(at, 92, 24),
            cards.chip(canvas.say(card.name), tuple(card.effects), card.index),
            canvas.say("scene-advantage-owned", advantage=card.name, owner=seat),
            tip=canvas.explain(card.name),
            choice=f"spend:{card.id}" if spends else "",
            rule="P4.4",
        )


def draw_strip(canvas: Canvas, seat: int) -> None:
    """Put what a player has on the strip, in brief."""
    state, panel = canvas.state, f"strip-{seat}"
    put, say = canvas.put, canvas.say
    gold = say("scene-gold", gold=state.gold[seat], limit=canvas.pack.gold_limit)
    put(f"strip-gold-{seat}", panel, STRIP.at("gold"), counter("gold", state.gold[seat], 0, 0, 20), gold)
    points = say("scene-points", points=state.total(seat))
    put(f"strip-points-{seat}", panel, STRIP.at("points"), counter("point", state.total(seat), 0, 0, 20), points)
    for kind, material in enumerate(MATERIALS):
        count, coming = state.cubes[seat][kind], _coming(canvas, seat, kind)
        name = say("scene-cubes", material=f"material-{material}", count=count, coming=coming)
        at = slot(STRIP.at("cubes"), len(MATERIALS), kind)
        put(f"strip-cubes-{seat}-{material}", panel, at, counter(material, count, 0, 0, 16), name)
    workers = say("scene-workers", free=state.workers[seat], mill=state.mill[seat], grey=state.grey[seat])
    put(f"strip-workers-{seat}", panel, STRIP.at("workers"), counter("worker", state.workers[seat], 0, 0, 16), workers)
    _draw_trades(canvas, seat, panel)


def _draw_trades(canvas: Canvas, seat: int, panel: str) -> None:
    """Who works for this player, and which cards are kept, as icons."""
    area = STRIP.at("team")
    for number, index in enumerate(canvas.state.team[seat]):
        card = canvas.pack.craftsmen[index]
        name = canvas.say(card.name)
        at = slot(area, 7, number)
        canvas.put(
            f"strip-{seat}-{card.name}",
            panel,
            at,
            icon(cards.trade_icon(card.kind), size=19),
            name,
            tip=canvas.explain(card.name),
        )


__all__ = ["draw_player", "draw_strip", "player_panel", "strip_panel", "paper", "width_of"]
