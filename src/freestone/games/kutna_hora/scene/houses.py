"""The twelve houses of a player board, their guilds, and what they cover."""

from collections.abc import Iterable
from functools import lru_cache

from freestone.games.kutna_hora.effects import Effect
from freestone.games.kutna_hora.names import GUILD_NAMES, GUILDS, HOUSE_ROWS, KINDS, NONE, ROW_NAMES
from freestone.games.kutna_hora.scene import pieces
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, moved, sized
from freestone.games.kutna_hora.scene.signs import GOODS, GUILD_TINT, Sign, row, signs
from freestone.games.kutna_hora.steps.barbara import ConvertHouse
from freestone.pictures import CARD, blot, colour, faded, icon, text, wash


def guild_in(canvas: Canvas, seat: int, place: int) -> int:
    """Return the guild in a row of a player board; NONE before there is one."""
    rows = canvas.state.rows
    return next((guild for guild in range(KINDS) if rows[seat * KINDS + guild] == place), NONE)


def draw_houses(canvas: Canvas, seat: int) -> None:
    """K7.4: three rows of houses, each with its guild and with what its houses cover."""
    for place in range(HOUSE_ROWS):
        guild = guild_in(canvas, seat, place)
        _draw_head(canvas, seat, place, guild)
        _draw_covered(canvas, seat, place)
        for at, number in enumerate(standing(canvas, seat, place, guild)):
            _draw_house(canvas, seat, place, guild, at, number)


def standing(canvas: Canvas, seat: int, place: int, guild: int) -> list[int]:
    """Return the numbers of the houses left in a row. The house of a number goes to the guild's tile of that number."""
    state, columns = canvas.state, canvas.pack.house_columns
    tiles = canvas.pack.stacks[guild] if guild != NONE else []
    built = [at for at, tile in enumerate(tiles) if tile in canvas.built and state.owners[canvas.built[tile]] == seat]
    free = [number for number in range(columns) if number not in built]
    return free[: state.houses[seat * HOUSE_ROWS + place]]


def _row_choice(canvas: Canvas, seat: int, guild: int) -> str:
    if canvas.state.seat != seat or guild == NONE:
        return ""
    return f"{'convert' if isinstance(canvas.step, ConvertHouse) else 'house'}:{GUILDS[guild]}"


def _draw_head(canvas: Canvas, seat: int, place: int, guild: int) -> None:
    at, panel = drawing("player").at(f"guild-{place}"), f"player-{seat}"
    if guild == NONE:
        name = canvas.say("scene-row-empty", row=ROW_NAMES[place])
        canvas.put(f"guild-{seat}-{place}", panel, at, "", name, rule="K1.9")
        return
    name = canvas.say("scene-row", row=ROW_NAMES[place], guild=GUILD_NAMES[guild])
    art = _head(guild, canvas.say(GUILD_NAMES[guild]), at.width, at.height)
    canvas.put(f"guild-{seat}-{place}", panel, at, art, name, choice=_row_choice(canvas, seat, guild), rule="K7.4")


@lru_cache(64)
def _head(guild: int, name: str, width: float, height: float) -> str:
    ground = wash(width, height, CARD, seed=guild + 9) + blot(
        width - 5, height - 5, colour(GUILD_TINT[guild]), seed=guild + 3, opacity=0.5
    )
    return ground + icon(GOODS[guild], 0, -7, 26) + text(0, height / 2 - 6, name, 12, within=width - 3)


def _draw_covered(canvas: Canvas, seat: int, place: int) -> None:
    left = canvas.state.houses[seat * HOUSE_ROWS + place]
    gone = canvas.pack.house_columns - left
    for number, listed in enumerate(canvas.pack.house_effects[place]):
        message = f"house-{ROW_NAMES[place].removeprefix('row-')}-{number + 1}"
        art = covered(tuple(canvas.pack.effect_lists[listed]), number < gone, 15)
        at = drawing("player").at(f"house-{place}-{number}")
        name = canvas.say("scene-covered", number=number + 1, gone=int(number < gone))
        canvas.put(
            f"cover-{seat}-{place}-{number}", f"player-{seat}", at, art, name, tip=canvas.explain(message), rule="K7.4"
        )


@lru_cache(64)
def covered(effects: tuple[Effect, ...], gone: bool, below: float) -> str:
    """Return what a house covers: small under it, in the middle and faint once it has gone."""
    parts = lone(effects)
    size = 14.5 if len(parts) == 1 else 12
    return faded(row(parts, 0, 0, size + 2, within=40), opacity=0.45) if gone else row(parts, 0, below, size, within=40)


def lone(effects: Iterable[Effect]) -> list[Sign]:
    """Return what a house covers as signs; one pelican or tile needs no number."""
    return [("" if name in ("pelican", "stack") and words == "1" else words, name) for words, name in signs(effects)]


def _draw_house(canvas: Canvas, seat: int, place: int, guild: int, at: int, number: int) -> None:
    gone = canvas.pack.house_columns - canvas.state.houses[seat * HOUSE_ROWS + place]
    spot = drawing("player").at(f"house-{place}-{gone + at}")
    choice = _row_choice(canvas, seat, guild) if at == 0 else ""
    name = canvas.say("scene-house", row=ROW_NAMES[place])
    box = sized(moved(spot, 0, -8), 30, 28)
    canvas.put(
        f"house-{seat}-{place}-{number}",
        f"player-{seat}",
        box,
        pieces.house(seat, 24),
        name,
        choice=choice,
        rule="K7.4",
        kind=f"house-{seat}-{place}",
    )
