"""The mines: rocks, tiles with their miners, open spaces with their cost, the stack and what is drawn."""

from functools import cache, lru_cache
from typing import Final

from freestone.games.kutna_hora.boards import place_name
from freestone.games.kutna_hora.cards import MineTile
from freestone.games.kutna_hora.names import CARD, NONE, TECHNOLOGY, WOOD
from freestone.games.kutna_hora.scene import faces, pieces
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, kept_numbers, moved, sized, slot
from freestone.games.kutna_hora.scene.signs import row
from freestone.games.kutna_hora.steps.end_of_game import stars_in_row
from freestone.games.kutna_hora.steps.mine import Dig, PickMine, is_open, wood_for
from freestone.pictures import SOFT, Anchor, blot, colour, counter, faded, group, outline, text

MOST_DRAWN: Final = 5
GAP: Final = 2
DRAWN: Final = (44, 44)
FRAME: Final = f'<path d="{outline(*DRAWN, 6, 3, 0.6)}" fill="none" stroke="{colour("gold")}" stroke-width="3"/>'


@cache
def ground(seats: int, rows: int, columns: int) -> str:
    """Return the spaces of the mines with their names."""
    area = drawing("mines", seats).at("spaces")
    places = [slot(area, rows * columns, at, columns) for at in range(rows * columns)]
    return "".join(
        group(at.x, at.y, _space(at.width - 3, at.height - 3, place_name(number, columns), number))
        for number, at in enumerate(places)
    )


def _space(width: float, height: float, name: str, seed: int) -> str:
    edge = outline(width, height, 7, seed + 13, 1.4)
    rock = f'<path d="{edge}" fill="{colour("night")}" opacity=".1"/>'
    line = f'<path d="{edge}" fill="none" stroke="{SOFT}" stroke-width=".8" stroke-dasharray="3 3" opacity=".8"/>'
    return rock + line + faded(text(0, 4, name, 12.5, fill=SOFT, italic=True), opacity=0.75)


def draw_mines(canvas: Canvas) -> None:
    """Put everything underground, then what waits above."""
    _draw_entrances(canvas)
    for space in canvas.state.side.mines.spaces:
        tile = canvas.state.mines[space]
        if tile == NONE:
            _draw_space(canvas, space)
        elif tile in canvas.pack.rock_tiles:
            _draw_rock(canvas, space, tile)
        else:
            _draw_mine(canvas, space, tile)
    for number in range(canvas.state.side.mines.rows):
        _draw_row(canvas, number)
    _draw_miners(canvas)
    _draw_stack(canvas)
    _draw_technology(canvas)
    _draw_drawn(canvas)


def _at(canvas: Canvas, name: str) -> Anchor:
    return drawing("mines", canvas.state.seats).at(name)


def _place(canvas: Canvas, space: int) -> tuple[str, Anchor]:
    mines = canvas.state.side.mines
    at = slot(_at(canvas, "spaces"), len(mines.spaces), mines.spaces.index(space), mines.columns)
    return canvas.pack.boards.spaces[space], sized(at, at.width - GAP, at.height - GAP)


def mine_tile(canvas: Canvas, tile: int) -> MineTile:
    """Return a mine or technology tile."""
    mines = canvas.pack.mine_tiles
    return mines[tile] if tile < len(mines) else canvas.pack.technology_mines[tile - len(mines)]


def _draw_entrances(canvas: Canvas) -> None:
    """K4.3: a head frame above every entrance."""
    mines, art = canvas.state.side.mines, drawing("mines", canvas.state.seats).parts["headframe"]
    for space in mines.spaces:
        if mines.entrance[space]:
            name, at = _place(canvas, space)
            foot = Anchor(at.x, at.y - at.height / 2 - 1, 28, 20)
            words = canvas.say("scene-entrance", space=name, wood=mines.entrance[space])
            canvas.put(f"entrance-{name}", "mines", foot, art, words, rule="K4.4")


def _draw_space(canvas: Canvas, space: int) -> None:
    """K4.3-4: a free space; the wood that it costs if it is open."""
    state, (name, at) = canvas.state, _place(canvas, space)
    if is_open(state, space):
        wood = wood_for(state, space, CARD)
        words = canvas.say("scene-space-open", space=name, wood=wood, price=wood * state.price(WOOD))
        art = _opened(wood, at.width, at.height)
    else:
        words, art = canvas.say("scene-space", space=name), ""
    canvas.put(f"space-{name}", "mines", at, art, words, choice=f"mine:{name}", rule="K4.3")


@lru_cache(64)
def _opened(wood: int, width: float, height: float) -> str:
    """Return an open space: light falls in, and the wood that it costs."""
    return blot(width - 6, height - 6, colour("paper"), seed=wood, opacity=0.75) + row([(str(wood), "wood")], 0, 0, 17)


def _draw_rock(canvas: Canvas, space: int, tile: int) -> None:
    name, at = _place(canvas, space)
    art = faces.rock(canvas.pack.mine_stars[tile], at.width, at.height, space + 3)
    words = canvas.say("scene-rock", rock=canvas.pack.mine_names[tile], space=name)
    canvas.put(f"rock-{name}", "mines", at, art, words, choice=f"mine:{name}", rule="K1.4")


def _draw_mine(canvas: Canvas, space: int, tile: int) -> None:
    found, (name, at) = mine_tile(canvas, tile), _place(canvas, space)
    words = canvas.say("scene-mine", mine=found.name, space=name, owner=canvas.state.miners[space])
    canvas.put(
        found.name,
        "mines",
        at,
        faces.mine(found, at.width, at.height),
        words,
        tip=canvas.explain(found.name),
        choice=f"mine:{name}",
        rule="K4.5",
    )


def miners_in_mines(canvas: Canvas, seat: int) -> dict[int, int]:
    """Return the spaces with a seat's miners, and which miner stands in each; older tiles keep theirs."""
    state, pack = canvas.state, canvas.pack
    spaces = [space for space in state.side.mines.spaces if state.miners[space] == seat]
    spaces.sort(key=lambda space: state.mines[space])
    return kept_numbers(spaces, pack.miners_in_pool + pack.miners_waiting)


def _draw_miners(canvas: Canvas) -> None:
    for seat in canvas.seats:
        name = canvas.say("scene-miner", owner=seat)
        for space, number in miners_in_mines(canvas, seat).items():
            at = _place(canvas, space)[1]
            spot = sized(moved(at, at.width / 2 - 9.5, -6.5), 19, 26)
            id, kind = f"miner-{seat}-{number}", f"miner-{seat}"
            canvas.put(id, "mines", spot, pieces.miner(seat, 23), name, rule="K4.5", kind=kind)


def _draw_row(canvas: Canvas, number: int) -> None:
    """K13.2: all stars of a row, and what its places pay."""
    stars, total = stars_in_row(canvas.state, number)
    points = canvas.pack.row_points[min(total, len(canvas.pack.row_points) - 1)]
    pays = "/".join(str(value) for value in points)
    own = [canvas.say("scene-row-stars", seat=seat, stars=found) for seat, found in enumerate(stars) if found]
    name = canvas.say("scene-mine-row", row=number + 1, stars=total, pays=pays)
    art = row([(str(total), "star")], 0, -9, 15) + text(0, 13, pays, 13.5, bold=True)
    canvas.put(
        f"mine-row-{number + 1}", "mines", _at(canvas, f"row-{number + 1}"), art, name, tip=", ".join(own), rule="K13.2"
    )


def _draw_stack(canvas: Canvas) -> None:
    """K4.2: the tiles left, and the discarded ones."""
    state = canvas.state
    name = canvas.say("scene-mine-stack", tiles=state.mine_stack.total, discards=state.mine_discards.total)
    art = counter("stack", state.mine_stack.total, size=22)
    canvas.put("mine-stack", "mines", _at(canvas, "stack"), art, name, choice="leave", rule="K4.2")


def _draw_technology(canvas: Canvas) -> None:
    """K7.6: how many tiles a miner draws, and the technology tiles left."""
    state, pack = canvas.state, canvas.pack
    left = len(pack.technology_tiles) - state.technology
    name = canvas.say("scene-technology", draws=pack.draws[state.technology], left=left)
    art = counter("technology", pack.draws[state.technology], size=22)
    choice = "remove" if isinstance(canvas.step, Dig) and canvas.step.origin == TECHNOLOGY else ""
    canvas.put("technology", "mines", _at(canvas, "technology"), art, name, choice=choice, rule="K7.6")


def _draw_drawn(canvas: Canvas) -> None:
    """K4.2: the drawn tiles, before one is chosen or placed."""
    area, drawn = _at(canvas, "drawn"), canvas.state.drawn
    picks = isinstance(canvas.step, PickMine)
    for number, tile in enumerate(drawn):
        found, aside = mine_tile(canvas, tile), (number - (len(drawn) - 1) / 2) * area.width / MOST_DRAWN
        canvas.put(
            found.name,
            "mines",
            sized(moved(area, aside, 0), *DRAWN),
            faces.mine(found, *DRAWN) + FRAME,
            canvas.say("scene-drawn", mine=found.name),
            tip=canvas.explain(found.name),
            choice=f"pick:{found.id}" if picks else "",
            rule="K4.2",
        )
