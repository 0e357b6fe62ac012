"""The road of points, and the craftsmen of all rounds: who has gone, who is there, and who is still to come."""

from typing import Final

from freestone.games.pillars.scene import cards
from freestone.games.pillars.scene.canvas import CHRONICLE, Canvas, sized, slot
from freestone.pictures import Anchor, colour, faded, icon, outline, plate, shield

LAP: Final = 60


def draw_chronicle(canvas: Canvas) -> None:
    """Put the arms of the players on the road, and the craftsmen under their rounds."""
    _draw_round(canvas)
    _draw_craftsmen(canvas)
    for seat in range(canvas.state.seats):
        _draw_score(canvas, seat)


def _draw_score(canvas: Canvas, seat: int) -> None:
    """P5.1: above 60 the road begins again."""
    points = canvas.state.total(seat)
    laps, at = divmod(points - 1, LAP) if points else (0, -1)
    place = CHRONICLE.at(f"score-{at + 1}")
    level = [other for other in range(canvas.state.seats) if canvas.state.total(other) == points]
    aside = 9 * (level.index(seat) - (len(level) - 1) / 2)
    art = shield(seat, 21) + (plate(f"+{LAP * laps}", 0, 15, 20) if laps else "")
    spot = Anchor(min(max(place.x + aside, 13), CHRONICLE.width - 13), place.y - 3, 22, 24)
    name = canvas.say("scene-score", seat=seat, points=points)
    canvas.put(f"score-{seat}", "chronicle", spot, art, name, rule="P5.1")


def _draw_round(canvas: Canvas) -> None:
    """Mark the column of the round that is played."""
    number = canvas.state.round
    if f"round-{number}" not in CHRONICLE.anchors:
        return
    at = CHRONICLE.at(f"round-{number}")
    frame = outline(at.width, at.height, 6, 3, 0.8)
    line = f'<path d="{frame}" fill="none" stroke="{colour("gold")}" stroke-width="4"/>'
    line += f'<path d="{frame}" fill="none" stroke="{colour("ink")}" stroke-width="1.4"/>'
    name = canvas.say("scene-round", round=number, rounds=canvas.pack.rounds)
    canvas.put("round-mark", "chronicle", at, line, name, rule="P5.1")


def _draw_craftsmen(canvas: Canvas) -> None:
    """P1.6: which craftsmen come in which round is known to all."""
    state, pack = canvas.state, canvas.pack
    for number in range(1, min(pack.rounds, 6) + 1):
        area = CHRONICLE.at(f"coming-{number}")
        for place, index in enumerate(pack.of_round[number]):
            card = pack.craftsmen[index]
            gone = number < state.round or index in state.dismissed
            picture = icon(cards.trade_icon(card.kind), size=21)
            at = sized(slot(area, max(4, len(pack.of_round[number])), place, columns=2), 24, 28)
            canvas.put(
                f"coming-{card.id}",
                "chronicle",
                at,
                faded(picture) if gone else picture,
                canvas.say("scene-coming", craftsman=card.name, round=number, cost=card.cost),
                tip=canvas.explain(card.name),
                rule="P1.6",
            )
