"""What a player keeps beside the board: miners in the pool and waiting, plot markers, pelicans."""

from freestone.games.kutna_hora.scene import pieces
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, sized, slot
from freestone.games.kutna_hora.scene.mines import miners_in_mines
from freestone.games.kutna_hora.scene.town import markers_in_town
from freestone.pictures import SOFT, Anchor, text


def draw_miners(canvas: Canvas, seat: int) -> None:
    """K4.1: the miners who are not in a mine: first those in the pool, then those who wait."""
    state, panel, pack = canvas.state, f"player-{seat}", canvas.pack
    asks = canvas.state.seat == seat
    pool, waiting = drawing("player").at("pool"), drawing("player").at("waiting")
    left = 5 - pool.width / 2
    label = text(left, -16, canvas.say("scene-label-pool"), 12, anchor="start", fill=SOFT)
    name = canvas.say("scene-pool-miners", count=state.pool[seat], limit=pack.pool_limit)
    canvas.put(f"pool-{seat}", panel, pool, label, name, choice="refill:0" if asks else "", rule="K4.1")
    label = text(4 - waiting.width / 2, -16, canvas.say("scene-label-waiting"), 12, anchor="start", fill=SOFT)
    name = canvas.say("scene-waiting", count=state.waiting[seat])
    canvas.put(f"waiting-{seat}", panel, waiting, label, name, rule="K4.1")
    busy = miners_in_mines(canvas, seat).values()
    free = [number for number in range(pack.miners_in_pool + pack.miners_waiting) if number not in busy]
    for at, number in enumerate(free):
        _draw_miner(canvas, seat, at, number)


def _draw_miner(canvas: Canvas, seat: int, at: int, number: int) -> None:
    state, panel, pack = canvas.state, f"player-{seat}", canvas.pack
    if at < state.pool[seat]:
        place = slot(drawing("player").at("pool"), pack.pool_limit, at)
        choice, name = "", canvas.say("scene-miner-pool", owner=seat)
    else:
        rank = at - state.pool[seat]
        place = slot(drawing("player").at("waiting"), pack.miners_waiting, rank)
        choice = f"refill:{rank + 1}" if rank < pack.pool_limit and state.seat == seat else ""
        name = canvas.say("scene-miner-waiting", owner=seat)
    spot = Anchor(place.x, place.y + 7, min(24.0, place.width) if not choice else 24.0, 34)
    id, kind = f"miner-{seat}-{number}", f"miner-{seat}"
    canvas.put(id, panel, spot, pieces.miner(seat, 26), name, choice=choice, rule="K4.1", kind=kind)


def draw_markers(canvas: Canvas, seat: int) -> None:
    """K6.2: the plot markers that are not in town."""
    count, area = canvas.pack.plot_markers, drawing("player").at("markers")
    busy = markers_in_town(canvas, seat).values()
    free = [number for number in range(count) if number not in busy]
    for at, number in enumerate(free):
        name = canvas.say("scene-marker", owner=seat)
        place = sized(slot(area, count, at), 24, 30)
        id, kind = f"marker-{seat}-{number}", f"marker-{seat}"
        canvas.put(id, f"player-{seat}", place, pieces.marker(seat, 28), name, rule="K6.2", kind=kind)


def draw_pelicans(canvas: Canvas, seat: int) -> None:
    """K9.1: the pelicans that can still be used, then the used ones on their heads."""
    unused, used = canvas.state.pelicans[seat], canvas.state.used_pelicans[seat]
    area = drawing("player").at("pelicans")
    for number in range(used + unused):
        spent = number < used
        at = slot(area, max(4, used + unused), used + unused - 1 - number)
        name = canvas.say("scene-pelican-used" if spent else "scene-pelican")
        id, kind, place = f"pelican-{seat}-{number}", f"pelican-{seat}", sized(at, min(24, at.width), 30)
        canvas.put(id, f"player-{seat}", place, pieces.pelican(23, spent), name, rule="K9.1", kind=kind)
