"""All boards in brief, and the desks on which boards lie in full or in brief."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from freestone.games.kutna_hora.names import (
    COMMODITIES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    HOUSE_ROWS,
    KINDS,
    NONE,
    PATRICIAN_NAMES,
    PATRICIANS,
    ROW_NAMES,
    ROWS,
)
from freestone.games.kutna_hora.presentation import faces
from freestone.games.kutna_hora.presentation.canvas import GOODS, Board, Canvas, Part, house, row, signs
from freestone.games.kutna_hora.presentation.players import PlayerBoard, cover, house_size
from freestone.games.kutna_hora.presentation.tracks import ROMAN, price_arrow, trend
from freestone.games.kutna_hora.steps.end_of_round import tax_due
from freestone.games.kutna_hora.steps.mine import is_open
from freestone.games.kutna_hora.steps.rights import price_at
from freestone.i18n import numeral
from freestone.pictures import (
    CARD,
    SOFT,
    Anchor,
    block,
    colour,
    counter,
    faded,
    group,
    icon,
    paper,
    shield,
    text,
    wash,
    width_of,
)
from freestone.pictures.scene import Area, Desk, Panel
from freestone.presentation.canvas import slot

WIDTH: Final = 210
HEIGHT: Final = 102
BODY: Final = Anchor(WIDTH / 2, 63, WIDTH - 14, 72)

# The stage has room for the board of the decision; the others lie beside it in brief.
SMALL: Final = Desk(
    1036,
    752,
    "town",
    {
        "town": Area(0, 0, 600, 544),
        "hall": Area(608, 0, 210, 102),
        "market": Area(826, 0, 210, 102),
        "mines": Area(608, 110, 210, 102),
        "cathedral": Area(826, 110, 210, 102),
        "rounds": Area(608, 220, 210, 102),
        "council": Area(826, 220, 210, 102),
    },
    rivals=Area(608, 330, 428, 214),
    own=Area(0, 552, 1036, 200),
)
# In a large window all boards lie in full. With few players, their strips are wide and lie below the town.
OWN: Final = Area(0, 790, 1421, 274)
RIGHT: Final = {"hall": Area(991, 0, 430, 389), "mines": Area(991, 397, 430, 281), "council": Area(991, 686, 430, 96)}
LARGE: Final = Desk(
    1421,
    1064,
    "town",
    {
        "town": Area(0, 0, 607, 549),
        "market": Area(615, 0, 368, 395),
        "cathedral": Area(615, 403, 368, 185),
        "rounds": Area(615, 596, 368, 186),
        **RIGHT,
    },
    rivals=Area(0, 557, 607, 225),
    own=OWN,
)
# Three strips are as high as the boards of the town and of the cathedral, and lie between them.
CROWDED: Final = Desk(
    1421,
    1064,
    "town",
    {
        "town": Area(0, 0, 673, 609),
        "cathedral": Area(0, 617, 332, 165),
        "rounds": Area(341, 617, 332, 165),
        "market": Area(681, 0, 302, 318),
        **RIGHT,
    },
    rivals=Area(681, 326, 302, 456),
    own=OWN,
)
DESKS: Final = {2: (SMALL, LARGE), 3: (SMALL, LARGE), 4: (SMALL, CROWDED)}


class Brief:
    """A shared board in brief: a small panel with its title and the few things that matter from afar."""

    def __init__(self, board: Board, draw: Callable[["Brief"], None]) -> None:
        self.id = f"brief-{board.id}"
        self.full = board.id
        self.canvas: Canvas = board.canvas
        self.state = board.state
        self.pack = board.pack
        self.say = board.say
        self._reads = board.reads
        self._draw = draw

    def portions(self) -> list[Part]:
        """Return everything on the panel; it shows less than the board, never more."""
        return [("", self._reads, partial(self._draw, self))]

    def panel(self) -> Panel:
        """Return the panel: parchment and a title."""
        title = self.say(f"scene-{self.full}")
        head = block(title, WIDTH / 2, 15, WIDTH - 16, 20, 16)
        return Panel(self.id, title, WIDTH, HEIGHT, paper(WIDTH, HEIGHT, len(title)) + head, full=self.full)

    def put(self, id: str, at: Anchor, art: str, name: str, tip: str = "") -> None:
        """Add an item; its id differs from that of the same thing on the full board."""
        self.canvas.put(f"{self.id}-{id}", self.id, at, art, name, tip=tip)


@lru_cache(256)
def _map(cells: tuple[tuple[str, int], ...], columns: int) -> str:
    """Return a small map: the colour of each cell, and the arms of whoever has it."""
    found = ""
    for number, (fill, owner) in enumerate(cells):
        at = slot(Anchor(0, 0, BODY.width, BODY.height), len(cells), number, columns)
        ground = wash(at.width - 2, at.height - 2, colour(fill), line=SOFT, corner=3, weight=0.7, opacity=0.6)
        found += group(at.x, at.y, ground, shield(owner, at.height - 1) if owner != NONE else "")
    return found


def town(brief: Brief) -> None:
    """Put a small map: who owns which square, and for which guild something is built there."""
    state, grid = brief.state, brief.state.side.town
    cells = []
    for square in grid.squares:
        built = state.town[square]
        cells.append(("leaf" if built == NONE else faces.tint_name(brief.pack.tiles[built]), state.owners[square]))
    brief.put("map", BODY, _map(tuple(cells), grid.columns), brief.say("scene-town"))


def mines(brief: Brief) -> None:
    """Put a small map: rocks, open spaces, and whose mines there are."""
    state, grid = brief.state, brief.state.side.mines
    cells = []
    for space in grid.spaces:
        tile = state.mines[space]
        free = "paper" if is_open(state, space) else "earth"
        fill = free if tile == NONE else "stone" if tile in brief.pack.rock_tiles else "card"
        cells.append((fill, state.miners[space]))
    brief.put("map", BODY, _map(tuple(cells), grid.columns), brief.say("scene-mines"))


def hall(brief: Brief) -> None:
    """Put the price of each column, and below it what its top tiles make."""
    state, pack = brief.state, brief.pack
    for column in range(pack.hall_columns):
        at, price = slot(BODY, pack.hall_columns, column), price_at(state, column)
        stacks = [state.hall[line * pack.hall_columns + column] for line in range(len(state.hall) // pack.hall_columns)]
        tops = [pack.tiles[state.tops[stack]] for stack in stacks if stack != NONE and state.tops[stack] != NONE]
        art = row([(str(price), "groschen")], 0, -26, 19)
        for number, tile in enumerate(tops):
            ground = wash(at.width - 4, 15, faces.tint(tile), line=SOFT, corner=3, weight=0.7, opacity=0.6)
            art += group(0, number * 17 - 6, ground + icon(faces.picture(tile), 0, 0, 14))
        name = brief.say("scene-rights", permits=pack.hall_permits[column], price=price)
        brief.put(str(column), at, art, name, ", ".join(brief.say(tile.name) for tile in tops))


def market(brief: Brief) -> None:
    """Put the prices of today, and which way each goes with the next card."""
    for commodity, good in enumerate(COMMODITIES):
        at, price = slot(BODY, len(COMMODITIES), commodity, 3), brief.state.price(commodity)
        art = icon(GOODS[commodity], -17, 0, 25) + text(0, 8, price, 22, anchor="start", bold=True)
        name = brief.say("scene-price", commodity=COMMODITY_NAMES[commodity], price=price)
        way = trend(brief.state, commodity)
        # Close to its own price: half way to the next one it could belong to either.
        aside = width_of(numeral(price), 22) + 8
        brief.put(good, at, art + (group(aside, 0, price_arrow(way)) if way else ""), name)


def cathedral(brief: Brief) -> None:
    """Put how far the cathedral is, and what its next tile does."""
    tiles, done = brief.pack.barbara_tiles, brief.state.barbara
    now = "barbara-complete" if done == len(tiles) else tiles[done].name
    art = text(0, -12, f"{done}/{len(tiles)}", 24, bold=True)
    if done < len(tiles):
        does = signs([*tiles[done].fixed_effects, *tiles[done].middle_effects])
        shown = [(words if words[:1] in ("", "\N{MINUS SIGN}") else f"+{words}", name) for words, name in does]
        ground = wash(BODY.width - 20, 30, CARD, line=colour("gold"), corner=5, weight=2)
        art += group(0, 17, ground + row(shown, 0, 0, 21, within=BODY.width - 30))
    name = brief.say("scene-cathedral-now", tile=now, done=done, tiles=len(tiles))
    brief.put("now", BODY, art, name, brief.canvas.explain(now))


def rounds(brief: Brief) -> None:
    """Put the round, the turn, the tax and what the viewer owes."""
    state, seat = brief.state, brief.canvas.viewer
    number, most = max(1, state.round), state.track.rounds  # the set-up belongs to the first round
    left, right = slot(BODY, 2, 0), slot(BODY, 2, 1)
    roman = ROMAN[number - 1] if number <= len(ROMAN) else str(number)
    art = text(0, 0, roman, 30, bold=True) + text(0, 26, f"{number}/{most}", 16, fill=SOFT)
    loss = state.track.reputation_loss[number - 1]
    name = brief.say(
        "scene-round",
        round=number,
        loss=loss,
        scores=int(number in state.track.patrician_scoring),
        reds=int(number == state.track.red_tiles_after),
    )
    brief.put("round", left, art, name)
    due = tax_due(state, seat) if seat is not None else state.tax
    art = icon("tax", -18, -2, 36) + text(8, 6, due, 24, anchor="start", bold=True)
    name = brief.say("scene-tax", tax=state.tax, most=brief.pack.tax_most)
    brief.put("tax", right, art, name, "" if seat is None else brief.say("scene-tax-due", seat=seat, due=due))


def council(brief: Brief) -> None:
    """Put the patricians on the council, and those who wait in the pool."""
    for colour_, patrician in enumerate(PATRICIANS):
        at, title = slot(BODY, len(PATRICIANS), colour_), PATRICIAN_NAMES[colour_]
        seated, waiting = brief.state.council[colour_], brief.state.patrician_pool[colour_]
        figure = icon(f"patrician-{patrician}", 0, -12, 34)
        art = (figure if seated else faded(figure, opacity=0.4)) + text(0, 24, seated, 20, bold=True)
        name = brief.say("scene-patricians-council", count=seated, patrician=title)
        brief.put(patrician, at, art, name, brief.say("scene-patricians-pool", count=waiting, patrician=title))


BRIEFS: Final = {
    "town": town,
    "hall": hall,
    "market": market,
    "mines": mines,
    "cathedral": cathedral,
    "rounds": rounds,
    "council": council,
}


class Strip(PlayerBoard):
    """A player in brief; strips are taller when fewer play, and show more then."""

    art = "strip"
    prefix = "strip-"

    def panel(self) -> Panel:
        """Return the panel of the strip."""
        return self.canvas.strip_panel(self.seat, self.drawing)

    def portions(self) -> list[Part]:
        """Return money and income, production and counts; tiles and houses if there is room."""
        counted = ("reputation", "pelicans", "used_pelicans", "pool", "waiting", "slots", "hand")
        found: list[Part] = [
            ("money", lambda: [*self.own("groschen", "sheet"), self.worth], partial(self.draw_money, 19)),
            ("signs", lambda: [self.state.start == self.seat, self.asked], self.draw_signs),
            ("trade", lambda: [*self.own("production"), *self.prices], self._draw_trade),
            ("counts", lambda: self.own(*counted), self._draw_counts),
        ]
        if "slots" in self.drawing.anchors:
            found.append(("tiles", lambda: self.own("slots"), self._draw_tiles))
        if "houses" in self.drawing.anchors:
            found.append(("houses", lambda: self.own("houses", "rows"), self._draw_houses))
        return found

    def _draw_trade(self) -> None:
        self.draw_income(19)
        for commodity, good in enumerate(COMMODITIES):
            made, price = self.state.production[self.seat * KINDS + commodity], self.canvas.prices[commodity]
            art = counter(GOODS[commodity], made, size=17.5) if made else faded(icon(GOODS[commodity], size=17))
            name = self.say("scene-makes", amount=made, commodity=COMMODITY_NAMES[commodity], price=price)
            at = slot(self.at("production"), KINDS, commodity)
            self.put(f"strip-make-{self.seat}-{good}", at, art, name)

    def _draw_counts(self) -> None:
        """Put reputation, pelicans, miners, tiles and cards as numbers; tips name the tiles and cards."""
        state, pack, say, seat = self.state, self.pack, self.say, self.seat
        reputation, tiles = state.reputation[seat], state.slots[seat]
        unused, used = state.pelicans[seat], state.used_pelicans[seat]
        pool, waiting = state.pool[seat], state.waiting[seat]
        cards = [card.name for card in pack.cards if state.hand[seat * len(pack.cards) + card.index]]
        names = [pack.tiles[tile].name for tile in tiles]
        counts: list[tuple[str, str, int | str, str, list[str]]] = [
            ("reputation", "reputation", numeral(reputation), say("scene-reputation", reputation=reputation), []),
            ("pelicans", "pelican", f"{unused}+{used}", say("scene-pelicans", unused=unused, used=used), []),
            ("miners", "miner", f"{pool}+{waiting}", say("scene-miners", pool=pool, waiting=waiting), []),
            ("tiles", "stack", len(tiles), say("scene-tiles", count=len(tiles)), names),
            ("cards", "card", len(cards), say("scene-cards", count=len(cards)), cards),
        ]
        for place, picture, value, name, which in counts:
            art, tip = counter(picture, value, size=17.5), ", ".join(say(found) for found in which)
            self.put(f"strip-{place}-{seat}", self.at(place), art, name, tip=tip)

    def _draw_tiles(self) -> None:
        """Put the tiles that the player may build as chips."""
        tiles = self.state.slots[self.seat]
        for number, index in enumerate(tiles):
            tile, at = self.pack.tiles[index], slot(self.at("slots"), max(3, len(tiles)), number, columns=1)
            art = faces.chip(tile, self.tile_name(tile), at.width - 4, at.height - 3)
            name = self.say("scene-slot", building=tile.name, owner=self.seat)
            self.put(f"strip-{tile.name}", at, art, name, tip=self.explain(tile.name))

    def _draw_houses(self) -> None:
        for line in range(HOUSE_ROWS):
            self._draw_row(line)

    def _draw_row(self, line: int) -> None:
        """Put a row of houses, for which there is room with two players."""
        seat, columns, guild = self.seat, self.pack.house_columns, self.state.guild_in(self.seat, line)
        area = slot(self.at("houses"), HOUSE_ROWS, line, columns=1)
        for number, effects in enumerate(self.pack.house_effects[line]):
            gone = number < columns - self.houses[line]
            printed = tuple(self.pack.effect_lists[effects])
            art, size = cover(printed, gone), house_size(printed)
            art += "" if gone else group(0, size / 2 - 26, house(seat, size))
            name = self.say("scene-covered", number=number + 1, gone=int(gone))
            at, tip = slot(area, columns + 1, number + 1), self.explain(f"house-{ROWS[line]}-{number + 1}")
            self.put(f"strip-house-{seat}-{line}-{number}", at, art, name, tip=tip)
        if guild != NONE:
            head = slot(area, columns + 1, 0)
            name = self.say("scene-row", row=ROW_NAMES[line], guild=GUILD_NAMES[guild])
            self.put(f"strip-row-{seat}-{line}", head, icon(GOODS[guild], 0, 0, 26), name)
