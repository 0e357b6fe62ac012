"""The reputation track of a player board."""

from functools import lru_cache

from freestone.games.kutna_hora.scene.canvas import Canvas, drawing
from freestone.i18n import numeral
from freestone.pictures import INK, SOFT, Anchor, colour, group, icon, plate, text, wash


def draw_reputation(canvas: Canvas, seat: int) -> None:
    """K11: the track with what it gives, and where the player stands on it."""
    pack, at, panel = canvas.pack, drawing("player").at("reputation"), f"player-{seat}"
    now = canvas.state.reputation[seat]
    least, most = pack.reputation_least, pack.reputation_most
    name = canvas.say("scene-reputation", reputation=now)
    tip = canvas.say(
        "scene-tip-reputation", plot=pack.cheap_plot_at, joker=pack.free_joker_at, points=pack.points_beyond
    )
    art = _track(least, most, pack.cheap_plot_at, pack.free_joker_at, tuple(pack.reputation_points), at.width)
    canvas.put(f"track-{seat}", panel, at, art, name, tip=tip, rule="K11.1")
    step = at.width / (most - least + 1)
    spot = Anchor(at.x - at.width / 2 + (now - least + 0.5) * step, at.y + 9, 22, 22)
    canvas.put(
        f"reputation-{seat}",
        panel,
        spot,
        plate(numeral(now), 0, 0, 21, colour("gold"), colour("night")),
        name,
        rule="K11.1",
    )


@lru_cache(16)
def _track(least: int, most: int, plot: int, joker: int, points: tuple[int, ...], width: float) -> str:
    """Return the spaces of the track: the sign of what they give above, the points at the end on them."""
    step = width / (most - least + 1)
    places = {space: (space - least + 0.5) * step - width / 2 for space in range(least, most + 1)}
    art = icon("reputation", 0, -13, 19)
    for space, x in places.items():
        worth = points[space - least]
        tint = _tint(worth, space >= plot, space >= joker)
        art += group(x, 9, wash(step - 1, 17, tint, line=SOFT, corner=3, weight=0.8, seed=space + 20, opacity=0.8))
        art += text(x, 13.5, numeral(worth), 12, fill=INK) if worth else ""
    signs = icon("plot", places[plot], -9, 17) + icon("joker", places[joker], -9, 17)
    return art + signs + text(places[0], 13.5, 0, 12, fill=SOFT)


def _tint(worth: int, cheap: bool, free: bool) -> str:
    """Return the colour of a space: points at the end, the free Joker, cheap plots, or nothing."""
    if worth:
        return colour("leaf" if worth > 0 else "rose")
    return colour("plum" if free else "sky" if cheap else "card")
