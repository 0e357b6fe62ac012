"""The town: free squares with their prices, plots, buildings with their houses, and the villages on the edge."""

from functools import cache
from typing import Final

from freestone.games.kutna_hora.boards import LETTERS
from freestone.games.kutna_hora.names import CARD as BY_CARD
from freestone.games.kutna_hora.names import COLOURS, NONE
from freestone.games.kutna_hora.scene import faces, pieces
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, kept_numbers, moved, sized, slot
from freestone.games.kutna_hora.steps.barbara import ScoreBuilding
from freestone.games.kutna_hora.steps.building import ChooseSite
from freestone.games.kutna_hora.steps.end_of_game import building_points
from freestone.games.kutna_hora.steps.plot import ClaimPlot, open_squares, plot_prices
from freestone.pictures import CARD, SOFT, Anchor, colour, group, icon, outline, text, wash

ASIDE: Final = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}
EDGE: Final = 12
GAP: Final = 3


@cache
def ground(seats: int, rows: int, columns: int) -> str:
    """Return the lots of the town, their coordinates on the edge, and what grows on them."""
    art, area = drawing("town", seats), drawing("town", seats).at("squares")
    places = [slot(area, rows * columns, at, columns) for at in range(rows * columns)]
    lots = [group(at.x, at.y, _lot(at.width - 4.5, at.height - 4.5, seed)) for seed, at in enumerate(places)]
    letters = [_coordinate(at, 11, -8, LETTERS[column]) for column, at in enumerate(places[:columns])]
    numbers = [_coordinate(at, -12.5, 14, str(row + 1)) for row, at in enumerate(places[::columns])]
    return "".join(lots) + art.parts["sketches"] + "".join(letters + numbers)


def _coordinate(at: Anchor, right: float, down: float, words: str) -> str:
    """Return a coordinate so far from the corner of a square."""
    return text(at.x - at.width / 2 + right, at.y - at.height / 2 + down, words, 13.5, fill=SOFT, italic=True)


def _lot(width: float, height: float, seed: int) -> str:
    edge = outline(width, height, 6, seed + 3, 1.1)
    green = f'<path d="{edge}" fill="{colour("leaf")}" opacity="{0.33 + 0.02 * (seed * 7 % 5):g}"/>'
    line = f'<path d="{edge}" fill="none" stroke="{SOFT}" stroke-width=".8" stroke-dasharray="4 3"/>'
    return f'<path d="{edge}" fill="{colour("paper")}"/>{green}{line}'


def draw_town(canvas: Canvas) -> None:
    """Put everything in town, what lies lowest first."""
    _draw_villages(canvas)
    prices = _prices(canvas)
    for square in canvas.state.side.town.squares:
        if canvas.state.town[square] == NONE:
            _draw_square(canvas, square, prices.get(square, NONE))
        else:
            _draw_building(canvas, square)
    _draw_markers(canvas)


def square_at(canvas: Canvas, square: int) -> Anchor:
    """Return where a square is."""
    town = canvas.state.side.town
    area = drawing("town", canvas.state.seats).at("squares")
    at = slot(area, len(town.squares), town.squares.index(square), town.columns)
    return sized(at, at.width - GAP, at.height - GAP)


def _verb(canvas: Canvas) -> str:
    """Return what clicking a square stands for now."""
    step = canvas.step
    if isinstance(step, ScoreBuilding):
        return "score"
    return "site" if isinstance(step, ChooseSite) else "plot"


def _prices(canvas: Canvas) -> dict[int, int]:
    """Return what the open squares cost who decides, or who looks."""
    state, step = canvas.state, canvas.step
    origin = step.origin if isinstance(step, ClaimPlot) else BY_CARD
    seat = state.seat if isinstance(step, ClaimPlot) and state.seat is not None else canvas.viewer
    reputation = canvas.pack.reputation_start if seat is None else state.reputation[seat]
    squares = open_squares(state, origin)
    return dict(zip(squares, plot_prices(state, squares, reputation, origin), strict=True))


def _draw_square(canvas: Canvas, square: int, price: int) -> None:
    """K6.1: a free square, with today's price if it may be claimed."""
    name, owner = canvas.pack.boards.squares[square], canvas.state.owners[square]
    if owner != NONE:
        words, art = canvas.say("scene-plot", square=name, owner=owner), ""
    elif price != NONE:
        words, art = (
            canvas.say("scene-square-open", square=name, price=price),
            faces.lot(price, isinstance(canvas.step, ClaimPlot)),
        )
    else:
        words, art = canvas.say("scene-square", square=name), ""
    choice = f"{_verb(canvas)}:{name}"
    canvas.put(f"square-{name}", "town", square_at(canvas, square), art, words, choice=choice, rule="K6.1")


def _draw_building(canvas: Canvas, square: int) -> None:
    """K7: a building with the house of its owner; public ones belong to nobody."""
    state, at, place = canvas.state, square_at(canvas, square), canvas.pack.boards.squares[square]
    tile, owner = canvas.pack.tiles[state.town[square]], state.owners[square]
    art = faces.in_town(tile, canvas.short(tile.id), at.width, at.height)
    if owner == NONE:
        name = canvas.say("scene-public", building=tile.name, square=place)
    else:
        points = building_points(state, square)
        name = canvas.say("scene-building", building=tile.name, square=place, owner=owner, points=points)
    choice = f"{_verb(canvas)}:{place}"
    canvas.put(tile.name, "town", at, art, name, tip=canvas.explain(tile.name), choice=choice, rule="K13.1")
    if owner != NONE:
        row, number = state.rows[owner * 6 + tile.guild], canvas.pack.stacks[tile.guild].index(tile.index)
        size = 0.39 * at.width
        spot = sized(moved(at, -0.24 * at.width, 1), size, size)
        canvas.put(
            f"house-{owner}-{row}-{number}",
            "town",
            spot,
            pieces.house(owner, size),
            canvas.say("scene-house-of", owner=owner),
            rule="K7.4",
            kind=f"house-{owner}-{row}",
        )


def _draw_markers(canvas: Canvas) -> None:
    """K6.2: the plot markers in town."""
    for seat in canvas.seats:
        for square, number in markers_in_town(canvas, seat).items():
            name = canvas.say("scene-plot", square=canvas.pack.boards.squares[square], owner=seat)
            at = sized(square_at(canvas, square), 28, 34)
            id, kind = f"marker-{seat}-{number}", f"marker-{seat}"
            canvas.put(id, "town", at, pieces.marker(seat, 32), name, rule="K6.2", kind=kind)


def markers_in_town(canvas: Canvas, seat: int) -> dict[int, int]:
    """Return the squares with a seat's markers, and which marker stands on each."""
    state = canvas.state
    squares = [at for at in state.side.town.squares if state.owners[at] == seat and state.town[at] == NONE]
    return kept_numbers(squares, canvas.pack.plot_markers)


@cache
def _village(dots: tuple[int, ...]) -> str:
    names = [name for name, amount in zip(COLOURS, dots, strict=True) for _ in range(amount)]
    ground = wash(22, 20, CARD, line=colour("ink-soft"), corner=6, weight=0.8)
    step = 10 if len(names) > 1 else 0
    found = [icon(f"dot-{name}", (at - (len(names) - 1) / 2) * step, 0, 15) for at, name in enumerate(names)]
    return ground + "".join(found)


def _draw_villages(canvas: Canvas) -> None:
    """K13.1: dots beyond the edge count as neighbours."""
    for square, side, dots in canvas.state.side.town.edge:
        at, (right, down) = square_at(canvas, square), ASIDE[side]
        x, y = right * (at.width / 2 + EDGE), down * (at.height / 2 + EDGE)
        place = sized(moved(at, x, y), 22, 20)
        colours = ", ".join(
            canvas.say(f"scene-dot-{name}") for name, amount in zip(COLOURS, dots, strict=True) if amount
        )
        name = canvas.say("scene-village", square=canvas.pack.boards.squares[square], colours=colours)
        id = f"village-{canvas.pack.boards.squares[square]}-{side}"
        canvas.put(id, "town", place, _village(tuple(dots)), name, rule="K13.1")
