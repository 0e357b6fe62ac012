"""What is printed on the components of Kutná Hora, read from a pack and checked."""

from itertools import combinations
from typing import Final

from freestone.core.choice import Choice
from freestone.core.pack import Pack
from freestone.core.step import Terms
from freestone.games.kutna_hora import limits
from freestone.games.kutna_hora.boards import Boards
from freestone.games.kutna_hora.cards import (
    DECK_SIZES,
    ActionCard,
    CathedralTile,
    EventCard,
    GuildCard,
    Market,
    MineCard,
    MineTile,
    Tile,
    Track,
    read_guild_tile,
    read_public_tile,
)
from freestone.games.kutna_hora.descriptions import descriptions
from freestone.games.kutna_hora.effects import HOUSE_VERBS, Effect, RemovesHouse, read_effects
from freestone.games.kutna_hora.names import (
    ACTIONS,
    BARBARA_ACTION,
    BUILDING,
    COMMODITIES,
    DECKS,
    GUILDS,
    INCOME,
    JOKER_ACTION,
    KINDS,
    MINE,
    NONE,
    ORE,
    PATRICIANS,
    PLOT,
    RED,
    RIGHTS,
    ROWS,
)
from freestone.games.kutna_hora.steps.action import Action
from freestone.games.kutna_hora.steps.barbara import Barbara
from freestone.games.kutna_hora.steps.building import Building
from freestone.games.kutna_hora.steps.income import Income
from freestone.games.kutna_hora.steps.joker import Joker
from freestone.games.kutna_hora.steps.mine import Mine
from freestone.games.kutna_hora.steps.plot import Plot
from freestone.games.kutna_hora.steps.rights import Rights
from freestone.packs.reader import Reader, Row, distinct, each

FILES: Final = (
    "pack",
    "action_cards",
    "boards",
    "events",
    "guild_buildings",
    "markets",
    "mines",
    "player_board",
    "public_buildings",
    "rounds",
    "setup_cards",
    "st_barbara",
)
GUILD_TILES: Final = 24


class Components(Pack):
    """All components of one pack, the tables that the rules look up, and the choices they give rise to."""

    def __init__(self, reader: Reader) -> None:
        files = {name: reader.file(name) for name in FILES}
        super().__init__(files["pack"].title("name"), reader.digest())
        self.effect_lists: list[list[Effect]] = []
        self.tiles: list[Tile] = []
        self.events: list[EventCard] = []
        reader.section(files["pack"], self._read_head)
        reader.section(files["action_cards"], self._read_cards)
        reader.section(files["boards"], self._read_boards)
        reader.section(files["events"], self._read_events)
        reader.section(files["guild_buildings"], self._read_guild_tiles)
        reader.section(files["public_buildings"], self._read_public_tiles)
        reader.section(files["markets"], self._read_markets)
        reader.section(files["mines"], self._read_mines)
        reader.section(files["player_board"], self._read_player_board)
        reader.section(files["rounds"], self._read_rounds)
        boards = self.boards if files["boards"].sound and files["mines"].sound else None
        reader.section(files["setup_cards"], lambda file: self._read_setup(file, boards))
        reader.section(files["st_barbara"], self._read_barbara)
        self.texts = reader.finish()
        self.side_for = [self.boards.side_for(max(2, seats)) for seats in range(5)]
        self.track_for = [next(track for track in self.tracks if max(2, seats) in track.players) for seats in range(5)]
        self._index_tiles()
        self._stack_tiles()
        self._make_actions()
        self._make_choices()
        self._descriptions = descriptions(self)

    def describe(self, name: str) -> list[tuple[str, Terms]]:
        """Return what a component does, generated from its figures and effects."""
        return self._descriptions.get(name, [])

    def _read_head(self, file: Row) -> None:
        file.one_of("game", ("kutna_hora",))
        file.done()

    def _done(self, *rows: Row) -> None:
        self.provenance += [row.done() for row in rows]

    def _rows(self, file: Row, key: str) -> list[Row]:
        """Return the rows of a list, whose ids must differ."""
        return distinct(file.tables(key))

    def _list(self, effects: list[Effect]) -> int:
        """Keep a list of effects and return its place: steps name it by that."""
        self.effect_lists.append(effects)
        return len(self.effect_lists) - 1

    def _read_cards(self, file: Row) -> None:
        turn = file.table("turn")
        self.cards_per_turn = turn.numbers("cards", limits.CARDS_A_TURN)
        self.joker_reputation = turn.number("joker_reputation", limits.SMALL_COST)
        rows = self._rows(file, "card")
        self.cards = each(rows, ActionCard)
        self.halves = [half for card in self.cards for half in card.halves]
        file.count("cards", rows, 6)
        enough = 0 < sum(self.cards_per_turn) <= len(rows)
        turn.check(enough, f"cards are at least 1 a turn and at most {len(rows)} in all")
        found = {ACTIONS[half.action] for half in self.halves}
        for action in ACTIONS:
            file.check(action in found, f"no card has the action {action!r}")
        self._done(turn, *rows)
        file.done()

    def _read_boards(self, file: Row) -> None:
        hall = file.table("town_hall")
        columns = hall.tables("cost")
        self.hall_rows, self.hall_columns = 3, 4
        hall.count("columns of the town hall", columns, self.hall_columns)
        self.hall_groschen = [column.number("groschen", limits.SMALL_COST, 0) for column in columns] * self.hall_rows
        self.hall_permits = [column.number("permits", limits.SMALL_COST, 0) for column in columns] * self.hall_rows
        for column in columns:
            column.done()
        self.hall_row_end = [
            (at // self.hall_columns + 1) * self.hall_columns - 1 for at in range(self.hall_rows * self.hall_columns)
        ]
        self.row_end = hall.texts("row_end")
        ends = sorted(self.row_end) == sorted(PATRICIANS[:RED])
        hall.check(ends, f"row_end names {', '.join(PATRICIANS[:RED])}, each once")
        self.boards = Boards(file)
        self.provenance += self.boards.provenance
        self._done(hall)
        file.done()

    def _read_events(self, file: Row) -> None:
        rows = self._rows(file, "event")
        self.events = each(rows, EventCard)
        file.count("events", rows, 10)
        for card in self.events:
            card.award = self._list(card.gain) if card.measure else NONE
        self.building_modifier = [card.building_wood for card in self.events]
        self.mine_modifier = [card.mine_wood for card in self.events]
        self._done(*rows)
        file.done()

    def _read_guild_tiles(self, file: Row) -> None:
        guilds = file.table("guilds")
        for guild, commodity in zip(GUILDS, COMMODITIES, strict=True):
            guilds.one_of(guild, (commodity,))
        rows = self._rows(file, "tile")
        self.tiles = each(rows, read_guild_tile)
        file.count("tiles", rows, GUILD_TILES)
        for at, guild in enumerate(GUILDS) if file.sound else ():
            stack = [tile for tile in self.tiles if tile.guild == at]
            file.count(f"tiles of the {guild}", stack, 4)
            file.count(f"marked tiles of the {guild}", [tile for tile in stack if tile.marked], 1)
        self._done(guilds, *rows)
        file.done()

    def _read_public_tiles(self, file: Row) -> None:
        rows = self._rows(file, "tile")
        ids = {tile.id for tile in self.tiles}
        for row in rows:
            if row.raw("id") in ids:
                row.note("this id appears twice, here and in guild_buildings.toml")
        tiles = each(rows, read_public_tile, first=GUILD_TILES)
        file.count("tiles", rows, 12)
        for at, colour in enumerate(PATRICIANS) if file.sound else ():
            file.count(f"{colour} tiles", [tile for tile in tiles if tile.colour == at], 3)
        self.tiles += tiles
        self._done(*rows)
        file.done()

    def _index_tiles(self) -> None:
        tiles = self.tiles
        self.tile_guild = [tile.guild for tile in tiles]
        self.tile_colour = [tile.colour for tile in tiles]
        self.tile_wood = [tile.wood for tile in tiles]
        self.tile_plot = [tile.plot for tile in tiles]
        self.tile_dots = [tile.dots for tile in tiles]
        self.tile_production = [tile.production for tile in tiles]
        self.tile_effects = [self._list(tile.effects) for tile in tiles]
        self.marked = [tile.marked for tile in tiles]
        self.needs_house = [any(isinstance(effect, RemovesHouse) for effect in tile.effects) for tile in tiles]

    def _stack_tiles(self) -> None:
        """Make the stacks: one a guild, one each for green, silver and yellow; every red tile is its own."""
        self.stacks = [[tile.index for tile in self.tiles if tile.guild == guild] for guild in range(KINDS)]
        by_colour = [[tile.index for tile in self.tiles if tile.colour == at] for at in range(len(PATRICIANS))]
        self.red_tiles = by_colour[RED]
        self.stacks += [*by_colour[:RED], *([tile] for tile in self.red_tiles)]
        self.row_end_stack = [KINDS + PATRICIANS.index(colour) for colour in self.row_end]
        self.stack_of = [0] * len(self.tiles)
        for index, stack in enumerate(self.stacks):
            for tile in stack:
                self.stack_of[tile] = index

    def _read_markets(self, file: Row) -> None:
        self.positions = file.number("positions", limits.POSITIONS)
        span = file.table("prices")
        least, most = span.number("least", limits.PRICE, 1), span.number("most", limits.PRICE, 9)
        span.check(least <= most, f"least is at most {most}, not {least}")
        span.done()
        rows = [file.table(commodity) for commodity in COMMODITIES]
        prices = range(least, most + 1) if span.sound else limits.PRICE
        markets = each(rows, lambda row, at: Market(row, at, self.positions, prices))
        self.prices = [market.prices for market in markets]
        self.symbols = [market.symbols for market in markets]
        self.deck_of = [market.deck for market in markets]
        self.arm_of = [market.arm for market in markets]
        self.last_card = [size - 1 for size in DECK_SIZES]
        with_arm = [commodity for commodity in range(KINDS) if commodity != ORE]
        # K3.2: wood, food, beer on the population deck and silver, permits on the ore deck, as COMMODITIES runs.
        self.deck_order = [[at for at in with_arm if self.deck_of[at] == deck] for deck in range(len(DECKS))]
        self._done(*rows)
        file.done()

    def _read_mines(self, file: Row) -> None:
        rows, technology_rows = self._rows(file, "mine"), self._rows(file, "technology_tile")
        values, technology, rocks = self._rows(file, "row_value"), file.table("technology"), file.table("rocks")
        mines = each(rows, lambda row, index: MineTile(row, index, "mine"))
        advanced = each(technology_rows, lambda row, index: MineTile(row, index, "technology"), first=len(rows))
        file.count("mine tiles", rows, 27)
        file.count("technology tiles", technology_rows, 4)
        layers = sorted({tile.stack for tile in mines})
        file.check(layers == [1, 2, 3], f"the tiles belong to stacks 1, 2 and 3, not {layers}")
        self.mine_tiles = mines
        self.mine_layers = [[tile.index for tile in mines if tile.stack == layer] for layer in layers]
        self.technology_mines = advanced
        self.technology_tiles = [tile.index for tile in advanced]
        self.draws = technology.numbers("draws", limits.DRAWS, len(technology_rows) + 1)
        stars = rocks.numbers("stars", limits.STARS, 4)
        self.rock_stars = sorted(set(stars))
        self.rock_counts = [stars.count(kind) for kind in self.rock_stars]
        self.rock_tiles = list(range(len(mines) + len(advanced), len(mines) + len(advanced) + len(self.rock_stars)))
        everything = [*mines, *advanced]
        self.mine_names = [tile.name for tile in everything] + [f"rock-{kind}" for kind in self.rock_stars]
        for name in self.mine_names[len(everything) :] if rocks.sound else ():
            rocks.message(name)
        self.mine_stars = [tile.stars for tile in everything] + self.rock_stars
        self.mine_ore = [tile.ore for tile in everything] + [0] * len(self.rock_stars)
        self.mine_cost = [tile.cost for tile in everything] + [0] * len(self.rock_stars)
        self.mine_effects = [self._list(tile.effects) for tile in everything]
        self._read_row_values(file, values)
        self._done(technology, rocks, *technology_rows, *rows)
        file.done()

    def _read_row_values(self, file: Row, rows: list[Row]) -> None:
        steps = each(rows, lambda row, _: self._row_value(row))
        stars = [stars for stars, _ in steps]
        file.check(stars == sorted({0, *stars}), "the row values begin with 0 stars and rise")
        if file.sound:
            totals = range(stars[-1] + 1)
            self.row_points = [[points for least, points in steps if least <= total][-1] for total in totals]
        self._done(*rows)

    def _row_value(self, row: Row) -> tuple[int, list[int]]:
        points = row.numbers("points", limits.ROW_POINTS, 3)
        row.check(points == sorted(points, reverse=True), "points fall, or stay, from the first place to the third")
        return row.number("stars", limits.ROW_STARS), points

    def _read_player_board(self, file: Row) -> None:
        start, plots, reputation, extras = (file.table(key) for key in ("start", "plots", "reputation", "extras"))
        self.start_groschen = start.numbers("groschen", limits.GROSCHEN, 4)
        self.miners_in_pool = start.number("miners_in_pool", limits.MINERS)
        self.miners_waiting = start.number("miners_waiting", limits.MINERS)
        self.pool_limit = start.number("pool_limit", limits.POOL)
        start.check(self.miners_in_pool <= self.pool_limit, f"miners_in_pool is at most {self.pool_limit}, pool_limit")
        self.tile_slots = start.number("tile_slots", limits.TILE_SLOTS)
        self.plot_markers = plots.number("markers", limits.MARKERS)
        self.surcharge = plots.numbers("surcharge", limits.SURCHARGE, self.plot_markers + 1)
        self.plot_alone = plots.number("cost_without_neighbour", limits.PLOT_COST)
        self.plot_cheap = plots.number("cheap_cost", limits.PLOT_COST)
        self._read_reputation(reputation)
        self.extra_tile = extras.number("tile", limits.EXTRA_POINTS)
        self.extra_plot = extras.number("plot", limits.EXTRA_POINTS)
        self.extra_pelican = extras.number("pelican", limits.EXTRA_POINTS)
        self.groschen_per_point = extras.number("groschen_per_point", limits.GROSCHEN_PER_POINT)
        self.patrician_cost = extras.number("patrician_cost", limits.PATRICIAN_COST)
        self._done(start, plots, reputation, extras)
        self._read_houses(file, self._rows(file, "row"))
        file.done()

    def _read_reputation(self, row: Row) -> None:
        self.reputation_least = row.number("least", limits.REPUTATION)
        self.reputation_most = row.number("most", limits.REPUTATION)
        self.reputation_start = row.number("start", limits.REPUTATION)
        row.check(self.reputation_least < self.reputation_most, "least is below most")
        track = range(self.reputation_least, self.reputation_most + 1) if row.sound else limits.REPUTATION
        span = f"{self.reputation_least} and {self.reputation_most}"
        row.check(self.reputation_start in track, f"start lies between {span}, not {self.reputation_start}")
        self.cheap_plot_at = row.number("cheap_plot_at", track)
        self.free_joker_at = row.number("free_joker_at", track)
        self.points_beyond = row.number("points_per_step_beyond", limits.STEP_POINTS)
        spaces = [str(space) for space in track]
        printed = row.amounts("points", spaces, limits.REPUTATION_POINTS)
        self.reputation_points = [printed.get(space, 0) for space in spaces]
        rising = self.reputation_points == sorted(self.reputation_points)
        row.check(rising, "points rise, or stay, from space to space; a space that is not named has 0")

    def _read_houses(self, file: Row, rows: list[Row]) -> None:
        ids = [row.text("id") for row in rows]
        file.check(ids == list(ROWS), f"the rows are {', '.join(ROWS)}, in this order")
        self.house_effects: list[list[int]] = []
        for row in rows:
            houses = row.tables("houses")
            row.count("houses", houses, 4)
            self.house_effects.append([self._list(read_effects(house, "effects", HOUSE_VERBS)) for house in houses])
            for house in houses:
                house.done()
        self.house_columns = 4
        self.houses_in_row = [self.house_columns] * len(ROWS)
        self._done(*rows)

    def _read_rounds(self, file: Row) -> None:
        tax, patricians, rows = file.table("tax"), file.table("patricians"), self._rows(file, "track")
        self.tax_start = tax.number("start", limits.TAX_RATE)
        self.tax_most = tax.number("most", limits.TAX_RATE)
        tax.check(self.tax_start <= self.tax_most, f"start is at most {self.tax_most}, the most")
        self.tracks = each(rows, Track)
        players = sorted(number for track in self.tracks for number in track.players)
        file.check(players == [2, 3, 4], "the tracks are for 2, 3 and 4 players, each number once")
        for track in self.tracks if self.events else ():
            for deck in sorted(set(track.event_decks)):
                cards = sum(card.deck == deck for card in self.events)
                enough = cards >= track.event_decks.count(deck)
                rows[track.index].check(enough, f"event_decks: events.toml has {cards} cards of deck {deck}, too few")
        self.patrician_tokens = patricians.number("tokens", limits.TOKENS)
        keys = ("green", "silver", "yellow_one", "red")
        self.patrician_pay = [patricians.number(key, limits.PATRICIAN_PAY) for key in keys]
        self.yellow_two = patricians.number("yellow_two", limits.PATRICIAN_PAY)
        self._done(tax, patricians, *rows)
        file.done()

    def _read_setup(self, file: Row, boards: Boards | None) -> None:
        """Read the setup cards; where rocks may lie is asked only if the boards are sound."""
        mine_rows, guild_rows = self._rows(file, "mine_card"), self._rows(file, "guild_card")
        self.combinations = [list(found) for found in combinations(range(KINDS), 3)]
        rocks = sum(self.rock_counts) if boards else 0
        self.mine_cards = each(mine_rows, lambda row, number: MineCard(row, number, boards, rocks), first=1)
        self.guild_cards = each(guild_rows, lambda row, number: GuildCard(row, number, self.combinations), first=1)
        file.count("mine setup cards", mine_rows, 15)
        file.count("guild setup cards", guild_rows, 9)
        self._done(*mine_rows, *guild_rows)
        file.done()

    def _read_barbara(self, file: Row) -> None:
        rows = self._rows(file, "tile")
        self.barbara_tiles = each(rows, CathedralTile, first=1)
        file.count("tiles", rows, 11)
        for tile in self.barbara_tiles:
            tile.fixed = self._list(tile.fixed_effects)
            tile.middle = self._list(tile.middle_effects)
        self.after_last = self._list(read_effects(file, "after_last", ("points", "reputation")))
        self._done(*rows)
        file.done()

    def _make_actions(self) -> None:
        """Make the seven actions, in the order of ACTIONS."""
        mine, rights, plot, building = Mine(MINE), Rights(RIGHTS), Plot(PLOT), Building(BUILDING)
        income, barbara, joker = Income(INCOME), Barbara(BARBARA_ACTION), Joker(JOKER_ACTION)
        self.actions: list[Action] = [mine, rights, plot, building, income, barbara, joker]

    def _make_choices(self) -> None:
        """Make every choice once; steps compare them by identity."""
        family, single = self.vocabulary.family, self.vocabulary.single
        tiles = [tile.id for tile in self.tiles]
        mines = [tile.id for tile in self.mine_tiles]
        cards = [card.id for card in self.cards]
        halves = [f"{card.id}-{action}" for card in self.cards for action in card.actions]
        sets = ["-".join(GUILDS[guild] for guild in guilds) for guilds in self.combinations]
        self.begin: list[Choice] = family("begin", [str(seat) for seat in range(4)], "seat")
        self.stack: list[Choice] = family("stack", GUILDS, "guild")
        self.reveal: list[Choice] = family("reveal", tiles, "building")
        self.mine_setup: list[Choice] = family("mine-card", [card.id for card in self.mine_cards], "mine-card")
        self.rock: list[Choice] = family("rock", [str(stars) for stars in self.rock_stars], "rock")
        self.guild_setup: list[Choice] = family("guild-card", [card.id for card in self.guild_cards], "guild-card")
        self.event: list[Choice] = family("event", [card.id for card in self.events], "event-card")
        self.draw: list[Choice] = family("draw", mines, "mine")
        self.set: list[Choice] = family("set", sets, "set")
        self.guild: list[Choice] = family("guild", GUILDS, "guild")
        self.play: list[Choice] = family("play", halves, "half")
        self.rest: list[Choice] = family("rest", cards, "card")
        self.action: list[Choice] = family("action", ACTIONS[:JOKER_ACTION], "action")
        self.refill: list[Choice] = family("refill", [str(number) for number in range(self.pool_limit + 1)])
        self.pick: list[Choice] = family("pick", mines, "mine")
        self.leave: Choice = single("leave")
        self.mine: list[Choice] = family("mine", self.boards.spaces)
        self.remove: Choice = single("remove")
        self.rights: list[Choice] = family("rights", tiles, "building")
        self.plot: list[Choice] = family("plot", self.boards.squares)
        self.build: list[Choice] = family("build", tiles, "building")
        self.site: list[Choice] = family("site", self.boards.squares)
        self.house: list[Choice] = family("house", GUILDS, "guild")
        self.patrician: list[Choice] = family("patrician", PATRICIANS, "patrician")
        self.convert: list[Choice] = family("convert", GUILDS, "guild")
        self.score: list[Choice] = family("score", self.boards.squares)
        self.accept: Choice = single("accept")
        self.decline: Choice = single("decline")
        self.tax_pay, self.tax_refuse = family("tax", ("pay", "refuse"), "tax")
