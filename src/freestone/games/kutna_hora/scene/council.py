"""The patricians: in the bank, in the pool, and on the council, where they pay."""

from freestone.games.kutna_hora.names import PATRICIAN_NAMES, PATRICIANS, is_paid
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, moved, sized
from freestone.games.kutna_hora.steps.end_of_round import patrician_points
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.pictures import icon, plate


def draw_council(canvas: Canvas) -> None:
    """Put the tokens of each colour where they are."""
    state = canvas.state
    places = (("council", state.council), ("pool", state.patrician_pool), ("bank", state.patrician_bank))
    for colour in range(len(PATRICIANS)):
        first = 0
        for place, tokens in places:
            _draw_cell(canvas, place, colour, tokens[colour])
            _draw_tokens(canvas, place, colour, first, tokens[colour])
            first += tokens[colour]


def _source(canvas: Canvas) -> str:
    """Return from where a patrician would go to the council now."""
    step = canvas.step
    return "bank" if isinstance(step, SeatPatrician) and not is_paid(step.origin) else "pool"


def _draw_cell(canvas: Canvas, place: str, colour: int, count: int) -> None:
    """K8.2, K12.3: how many of a colour are there, and what one of them would pay whom now."""
    name = canvas.say(f"scene-patricians-{place}", count=count, patrician=PATRICIAN_NAMES[colour])
    pays = ", ".join(
        canvas.say("scene-pays", seat=seat, points=patrician_points(canvas.state, seat, colour))
        for seat in canvas.seats
    )
    tip = f"{canvas.explain(PATRICIAN_NAMES[colour])} {pays}"
    choice = f"patrician:{PATRICIANS[colour]}" if place == _source(canvas) else ""
    art = plate(count, 0, 14, 16) if count > 1 else ""
    at = drawing("council").at(f"{place}-{PATRICIANS[colour]}")
    canvas.put(f"{place}-{PATRICIANS[colour]}", "council", at, art, name, tip=tip, choice=choice, rule="K12.3")


def _draw_tokens(canvas: Canvas, place: str, colour: int, first: int, count: int) -> None:
    """Draw tokens as a pile; their numbers go on from the council to the pool to the bank."""
    at = drawing("council").at(f"{place}-{PATRICIANS[colour]}")
    for number in range(count):
        spot = sized(moved(at, 0, -5 - 3 * number), 22, 24)
        id, name = f"patrician-{PATRICIANS[colour]}-{first + number}", canvas.say(PATRICIAN_NAMES[colour])
        canvas.put(id, "council", spot, icon(f"patrician-{PATRICIANS[colour]}", size=23), name, rule="K12.3")
