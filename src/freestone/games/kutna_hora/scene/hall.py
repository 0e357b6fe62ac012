"""The town hall: three rows of stacks, their top tiles, and what the rights to them cost today."""

from freestone.games.kutna_hora.names import GUILD_NAMES, NONE
from freestone.games.kutna_hora.scene import faces
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing
from freestone.games.kutna_hora.steps.rights import price_at, under
from freestone.pictures import counter, text


def draw_hall(canvas: Canvas) -> None:
    """Put the prices above their columns, and the top tiles."""
    for column in range(canvas.pack.hall_columns):
        _draw_price(canvas, column)
    for at, stack in enumerate(canvas.state.hall):
        if stack != NONE and canvas.state.tops[stack] != NONE:
            _draw_stack(canvas, at, stack)


def _draw_price(canvas: Canvas, column: int) -> None:
    """K1.3: groschen, or permits at today's price."""
    permits, price = canvas.pack.hall_permits[column], price_at(canvas.state, column)
    at = drawing("hall").at(f"price-{column}")
    name = canvas.say("scene-rights", permits=permits, price=price)
    art = counter("groschen", price, 0, 0, 19)
    if permits:
        art = counter("permit", permits, -22, 0, 17) + text(0, 5, "=", 13) + counter("groschen", price, 23, 0, 18)
    canvas.put(f"rights-{column}", "hall", at, art, name, rule="K1.3")


def left_below(canvas: Canvas, stack: int) -> int:
    """Return how many tiles lie in a stack, its top one included."""
    if not under(canvas.state, stack):
        return 1
    return 1 + sum(canvas.state.hidden.counts[tile] > 0 for tile in canvas.pack.stacks[stack])


def _draw_stack(canvas: Canvas, at: int, stack: int) -> None:
    """K5.1: the top tile of a stack."""
    pack = canvas.pack
    row, column = divmod(at, pack.hall_columns)
    tile, left = pack.tiles[canvas.state.tops[stack]], left_below(canvas, stack)
    stopped = tile.guild != NONE and canvas.state.crossed_out(tile.guild)
    guild = GUILD_NAMES[tile.guild] if tile.guild != NONE else "scene-public-guild"
    name = canvas.say("scene-offer", building=tile.name, guild=guild, left=left, price=price_at(canvas.state, at))
    place = drawing("hall").at(f"stack-{row}-{column}")
    art = faces.building(tile, canvas.short(tile.id), left, stopped)
    canvas.put(
        tile.name, "hall", place, art, name, tip=canvas.explain(tile.name), choice=f"rights:{tile.id}", rule="K5.1"
    )
