"""The players in brief: one strip each, taller if fewer play."""

from collections.abc import Sequence
from functools import partial

from freestone.games.kutna_hora.names import (
    COMMODITIES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    HOUSE_ROWS,
    KINDS,
    NONE,
    ROW_NAMES,
)
from freestone.games.kutna_hora.scene import pieces
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, sized, slot
from freestone.games.kutna_hora.scene.chips import chip
from freestone.games.kutna_hora.scene.houses import covered, guild_in
from freestone.games.kutna_hora.scene.players import draw_money, draw_signs
from freestone.games.kutna_hora.scene.signs import GOODS
from freestone.games.kutna_hora.scene.trade import draw_income
from freestone.i18n import numeral
from freestone.pictures import SOFT, Anchor, counter, faded, icon, text
from freestone.pictures.scene import Panel
from freestone.presentation.canvas import named


def strip_panel(canvas: Canvas, seat: int) -> Panel:
    """Return the strip of a player."""
    strip = drawing(f"strip_{canvas.state.seats}")
    title = canvas.say("scene-strip", seat=seat)
    art = named(canvas.words, strip, seat, 15)
    return Panel(f"strip-{seat}", title, strip.width, strip.height, art, seat, is_strip=True)


def draw_strip(canvas: Canvas, seat: int) -> None:
    """Put what a player has on the strip."""
    strip, panel = drawing(f"strip_{canvas.state.seats}"), f"strip-{seat}"
    draw_money(canvas, seat, "strip-", panel, strip, 18)
    draw_signs(canvas, seat, "strip-", panel, strip)
    draw_income(canvas, seat, "strip-", panel, strip, 18)
    _draw_goods(canvas, seat)
    _draw_counts(canvas, seat)
    _draw_guilds(canvas, seat)
    if "slots" in strip.anchors:
        _draw_tiles(canvas, seat)
    if "houses" in strip.anchors:
        _draw_houses(canvas, seat)


def _draw_goods(canvas: Canvas, seat: int) -> None:
    area = drawing(f"strip_{canvas.state.seats}").at("production")
    for commodity, good in enumerate(COMMODITIES):
        made = canvas.state.production[seat * KINDS + commodity]
        art = counter(GOODS[commodity], made, size=17)
        name = canvas.say(
            "scene-makes", amount=made, commodity=COMMODITY_NAMES[commodity], price=canvas.prices[commodity]
        )
        at = slot(area, KINDS, commodity)
        canvas.put(f"strip-make-{seat}-{good}", f"strip-{seat}", at, art if made else faded(art), name)


def _draw_counts(canvas: Canvas, seat: int) -> None:
    """Put reputation, pelicans, miners, markers, tiles and cards as numbers."""
    state, pack, say = canvas.state, canvas.pack, canvas.say
    reputation, markers, tiles = state.reputation[seat], state.markers[seat], state.slots[seat]
    unused, used, pool, waiting = state.pelicans[seat], state.used_pelicans[seat], state.pool[seat], state.waiting[seat]
    cards = [card.name for card in pack.cards if state.hand[seat * len(pack.cards) + card.index]]
    put = partial(_put_count, canvas, seat)
    put("reputation", "reputation", numeral(reputation), say("scene-reputation", reputation=reputation))
    put("pelicans", "pelican", f"{unused}+{used}", say("scene-pelicans", unused=unused, used=used))
    put("miners", "miner", f"{pool}+{waiting}", say("scene-miners", pool=pool, waiting=waiting))
    put("markers", "plot", markers, say("scene-markers", count=markers))
    put("tiles", "stack", len(tiles), say("scene-tiles", count=len(tiles)), [pack.tiles[tile].name for tile in tiles])
    put("cards", "card", len(cards), say("scene-cards", count=len(cards)), cards)


def _put_count(
    canvas: Canvas, seat: int, place: str, picture: str, number: int | str, name: str, which: Sequence[str] = ()
) -> None:
    """Put an icon with its number; the tip says which they are."""
    at, tip = drawing(f"strip_{canvas.state.seats}").at(place), ", ".join(canvas.say(found) for found in which)
    canvas.put(f"strip-{place}-{seat}", f"strip-{seat}", at, counter(picture, number, size=17), name, tip=tip)


def _draw_guilds(canvas: Canvas, seat: int) -> None:
    """Put the guilds of a player, each with the houses that it has left."""
    area = drawing(f"strip_{canvas.state.seats}").at("guilds")
    for place in range(HOUSE_ROWS):
        guild = guild_in(canvas, seat, place)
        if guild == NONE:
            continue
        left = canvas.state.houses[seat * HOUSE_ROWS + place]
        name = canvas.say("scene-guild-houses", guild=GUILD_NAMES[guild], houses=left)
        art = icon(GOODS[guild], -4, 0, 17) + text(5, 5, left, 12, anchor="start", fill=SOFT)
        canvas.put(f"strip-guild-{seat}-{place}", f"strip-{seat}", slot(area, HOUSE_ROWS, place), art, name)


def _draw_tiles(canvas: Canvas, seat: int) -> None:
    """Put the tiles that a player may build as chips."""
    area = drawing(f"strip_{canvas.state.seats}").at("slots")
    for at, index in enumerate(canvas.state.slots[seat]):
        tile, place = canvas.pack.tiles[index], slot(area, max(3, len(canvas.state.slots[seat])), at)
        art = chip(tile, canvas.short(tile.id), place.width - 4, place.height - 6)
        name = canvas.say("scene-slot", building=tile.name, owner=seat)
        canvas.put(f"strip-{tile.name}", f"strip-{seat}", place, art, name, tip=canvas.explain(tile.name))


def _draw_houses(canvas: Canvas, seat: int) -> None:
    """Put the rows of houses of the only other player."""
    area = drawing(f"strip_{canvas.state.seats}").at("houses")
    columns = canvas.pack.house_columns
    for place in range(HOUSE_ROWS):
        line = slot(area, HOUSE_ROWS, place, columns=1)
        left = canvas.state.houses[seat * HOUSE_ROWS + place]
        guild = guild_in(canvas, seat, place)
        for number, listed in enumerate(canvas.pack.house_effects[place]):
            at = slot(line, columns + 1, number + 1)
            gone = number < columns - left
            art = covered(tuple(canvas.pack.effect_lists[listed]), gone, 11) + ("" if gone else _small_house(seat))
            name = canvas.say("scene-covered", number=number + 1, gone=int(gone))
            canvas.put(f"strip-house-{seat}-{place}-{number}", f"strip-{seat}", at, art, name)
        head = slot(line, columns + 1, 0)
        _draw_row_head(canvas, seat, place, guild, head)


def _small_house(seat: int) -> str:
    return f'<g transform="translate(0 -9)">{pieces.house(seat, 20)}</g>'


def _draw_row_head(canvas: Canvas, seat: int, place: int, guild: int, at: Anchor) -> None:
    if guild == NONE:
        return
    name = canvas.say("scene-row", row=ROW_NAMES[place], guild=GUILD_NAMES[guild])
    art = icon(GOODS[guild], 0, -6, 20) + text(0, 15, canvas.say(GUILD_NAMES[guild]), 12, within=at.width - 2)
    canvas.put(f"strip-row-{seat}-{place}", f"strip-{seat}", sized(at, at.width, at.height), art, name)
