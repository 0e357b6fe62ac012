"""The components of Kutná Hora: what is printed on them, read from a pack and checked.

Bounds are wider than anything known to be printed, but they catch a slip of the finger.
"""

from itertools import combinations
from typing import Final

from freestone.core.choice import Choice
from freestone.core.errors import shown
from freestone.core.pack import Pack
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
from freestone.games.kutna_hora.effects import Effect, read_effects
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
from freestone.packs.reader import Reader, Row, each

FILES: Final = (
    *("action_cards", "boards", "events", "guild_buildings", "public_buildings", "markets", "mines"),
    *("player_board", "rounds", "setup_cards", "st_barbara"),
)
GUILD_TILES: Final = 24
HALL_ROWS: Final = 3
HALL_COLUMNS: Final = 4
HOUSES_IN_ROW: Final = 4


class Components(Pack):
    """All components of one pack, the tables that the rules look up, and the choices they give rise to."""

    def __init__(self, reader: Reader) -> None:
        reader.open("kutna_hora", FILES)
        super().__init__(reader.name, reader.digest())
        # Steps name a list of effects by its number, because positions consist of numbers.
        self.effect_lists: list[list[Effect]] = []
        self.tiles: list[Tile] = []
        self.events: list[EventCard] = []
        reader.section("action_cards", self._read_cards)
        boards = reader.section("boards", self._read_boards)
        reader.section("events", self._read_events)
        reader.section("guild_buildings", self._read_guild_tiles)
        reader.section("public_buildings", self._read_public_tiles)
        reader.section("markets", self._read_markets)
        mines = reader.section("mines", self._read_mines)
        reader.section("player_board", self._read_player_board)
        reader.section("rounds", self._read_rounds)
        self._are_boards_sound = boards.is_sound and mines.is_sound
        reader.section("setup_cards", self._read_setup)
        reader.section("st_barbara", self._read_barbara)
        self.texts = reader.finish()
        self.provenance = reader.provenance
        self._index_seats()
        self._index_tiles()
        self._stack_tiles()
        self._describe()
        self._make_actions()
        self._make_choices()

    def _list(self, effects: list[Effect]) -> int:
        """Keep a list of effects and return its place: steps name it by that."""
        self.effect_lists.append(effects)
        return len(self.effect_lists) - 1

    def _read_cards(self, file: Row) -> None:
        turn, rows = file.table("turn"), file.rows("card", 6, "cards")
        self.cards_per_turn = turn.numbers("cards", 1, 6)
        self.cards_a_round = sum(self.cards_per_turn)
        self.joker_reputation = turn.number("joker_reputation", 0, 6)
        enough = 0 < self.cards_a_round <= len(rows)
        turn.check(enough, "cards-a-turn", most=len(rows))
        self.cards = each(rows, ActionCard)
        self.halves = [half for card in self.cards for half in card.halves]
        found = {ACTIONS[half.action] for half in self.halves}
        for action in ACTIONS:
            file.check(action in found, "no-card", action=repr(action))

    def _read_boards(self, file: Row) -> None:
        hall = file.table("town_hall")
        columns = hall.parts("cost")
        self.hall_rows, self.hall_columns = HALL_ROWS, HALL_COLUMNS
        hall.count("town-hall-columns", columns, HALL_COLUMNS)
        self.hall_groschen = [column.number("groschen", 0, 6, default=0) for column in columns] * HALL_ROWS
        self.hall_permits = [column.number("permits", 0, 6, default=0) for column in columns] * HALL_ROWS
        self.hall_row_end = [row * HALL_COLUMNS - 1 for row in range(1, HALL_ROWS + 1) for _ in range(HALL_COLUMNS)]
        self.row_end = hall.texts("row_end")
        ends = sorted(self.row_end) == sorted(PATRICIANS[:RED])
        hall.check(ends, "row-end", patricians=", ".join(PATRICIANS[:RED]))
        self.boards = Boards(file)

    def _read_events(self, file: Row) -> None:
        self.events = each(file.rows("event", 10, "events"), EventCard)
        for card in self.events:
            card.award = self._list(card.gain) if card.measure else NONE
        self.building_modifier = [card.building_wood for card in self.events]
        self.mine_modifier = [card.mine_wood for card in self.events]

    def _read_guild_tiles(self, file: Row) -> None:
        guilds = file.table("guilds")
        for guild, commodity in zip(GUILDS, COMMODITIES, strict=True):
            guilds.one_of(guild, (commodity,))
        self.tiles = each(file.rows("tile", GUILD_TILES, "tiles"), read_guild_tile)
        for at, guild in enumerate(GUILDS) if file.is_sound else ():
            stack = [tile for tile in self.tiles if tile.guild == at]
            file.count("guild-tiles", stack, 4, guild=guild)
            file.count("marked-tiles", [tile for tile in stack if tile.marked], 1, guild=guild)

    def _read_public_tiles(self, file: Row) -> None:
        rows, ids = file.rows("tile", 12, "tiles"), [tile.id for tile in self.tiles]
        tiles = each(rows, read_public_tile, first=GUILD_TILES)
        for row, tile in zip(rows, tiles, strict=True):
            if tile.id and tile.id in ids:
                row.note("id-in-both", file="guild_buildings.toml")
        for at, colour in enumerate(PATRICIANS) if file.is_sound else ():
            file.count("patrician-tiles", [tile for tile in tiles if tile.colour == at], 3, patrician=colour)
        self.tiles += tiles

    def _read_markets(self, file: Row) -> None:
        self.positions = file.number("positions", 2, 9)
        span = file.part("prices")
        least, most = span.number("least", 1, 15, default=1), span.number("most", 1, 15, default=9)
        span.check(least <= most, "least-price", most=most, found=least)
        prices = range(least, most + 1) if span.is_sound else range(1, 16)
        rows = [file.table(commodity) for commodity in COMMODITIES]
        markets = each(rows, lambda row, at: Market(row, at, self.positions, prices))
        self.prices = [market.prices for market in markets]
        self.symbols = [market.symbols for market in markets]
        self.deck_of = [market.deck for market in markets]
        self.arm_of = [market.arm for market in markets]
        self.last_card = [size - 1 for size in DECK_SIZES]
        with_arm = [commodity for commodity in range(KINDS) if commodity != ORE]
        # K3.2: wood, food, beer on the population deck and silver, permits on the ore deck, as COMMODITIES runs.
        self.deck_order = [[at for at in with_arm if self.deck_of[at] == deck] for deck in range(len(DECKS))]

    def _read_mines(self, file: Row) -> None:
        self._read_row_values(file)
        technology, rocks = file.table("technology"), file.table("rocks")
        advanced_rows, rows = file.rows("technology_tile", 4, "technology-tiles"), file.rows("mine", 27, "mine-tiles")
        self.mine_tiles = each(rows, lambda row, index: MineTile(row, index, "mine"))
        self.technology_mines = each(
            advanced_rows, lambda row, index: MineTile(row, index, "technology"), first=len(rows)
        )
        everything = [*self.mine_tiles, *self.technology_mines]
        self.technology_tiles = [tile.index for tile in self.technology_mines]
        layers = sorted({tile.stack for tile in self.mine_tiles})
        file.check(layers == [1, 2, 3], "stacks", found=shown(layers))
        self.mine_layers = [[tile.index for tile in self.mine_tiles if tile.stack == layer] for layer in layers]
        self.draws = technology.numbers("draws", 1, 9, count=len(advanced_rows) + 1)
        stars = rocks.numbers("stars", 0, 6, count=4)
        self.rock_stars = sorted(set(stars))
        self.rock_counts = [stars.count(kind) for kind in self.rock_stars]
        # Numbered after all mines, so that one list of the board can hold both.
        self.rock_tiles = list(range(len(everything), len(everything) + len(self.rock_stars)))
        rock_names = [f"rock-{kind}" for kind in self.rock_stars]
        for name in rock_names if rocks.is_sound else ():
            rocks.message(name)
        self.mine_names = [tile.name for tile in everything] + rock_names
        self.mine_stars = [tile.stars for tile in everything] + self.rock_stars
        self.mine_ore = [tile.ore for tile in everything] + [0] * len(self.rock_stars)
        # Rocks cost 0, so they open no space beside or below them.
        self.mine_cost = [tile.cost for tile in everything] + [0] * len(self.rock_stars)
        self.mine_effects = [self._list(tile.effects) for tile in everything]

    def _read_row_values(self, file: Row) -> None:
        stars, points = list[int](), list[list[int]]()
        for row in file.rows("row_value"):
            stars.append(row.number("stars", 0, 40))
            points.append(row.numbers("points", 0, 30, count=3))
            falling = points[-1] == sorted(points[-1], reverse=True)
            row.check(falling, "row-points")
        file.check(stars == sorted({0, *stars}), "row-stars")
        if file.is_sound:
            totals = range(stars[-1] + 1)
            # Filled in for every number of stars, so that scoring only looks it up.
            self.row_points = [points[sum(least <= total for least in stars) - 1] for total in totals]

    def _read_player_board(self, file: Row) -> None:
        start, plots, reputation, extras = (file.table(key) for key in ("start", "plots", "reputation", "extras"))
        self.start_groschen = start.numbers("groschen", 0, 99, count=4)
        self.miners_in_pool = start.number("miners_in_pool", 0, 12)
        self.miners_waiting = start.number("miners_waiting", 0, 12)
        self.pool_limit = start.number("pool_limit", 1, 12)
        start.check(self.miners_in_pool <= self.pool_limit, "miners-in-pool", most=self.pool_limit)
        self.tile_slots = start.number("tile_slots", 1, 6)
        self.plot_markers = plots.number("markers", 1, 6)
        self.surcharge = plots.numbers("surcharge", 0, 20, count=self.plot_markers + 1)
        self.plot_alone = plots.number("cost_without_neighbour", 0, 20)
        self.plot_cheap = plots.number("cheap_cost", 0, 20)
        self._read_reputation(reputation)
        self.extra_tile = extras.number("tile", 0, 6)
        self.extra_plot = extras.number("plot", 0, 6)
        self.extra_pelican = extras.number("pelican", 0, 6)
        self.groschen_per_point = extras.number("groschen_per_point", 1, 30)
        self.patrician_cost = extras.number("patrician_cost", 0, 30)
        rows = file.rows("row")
        ids = [row.text("id") for row in rows]
        file.check(ids == list(ROWS), "house-rows", rows=", ".join(ROWS))
        self.house_effects: list[list[int]] = []
        for row in rows:
            houses = row.parts("houses")
            row.count("houses", houses, HOUSES_IN_ROW)
            self.house_effects.append([self._list(read_effects(house, "effects", "house")) for house in houses])
        self.house_columns = HOUSES_IN_ROW
        self.houses_in_row = [HOUSES_IN_ROW] * len(ROWS)

    def _read_reputation(self, row: Row) -> None:
        least, most, start = (row.number(key, -15, 25) for key in ("least", "most", "start"))
        row.check(least < most, "least-reputation")
        if not row.is_sound:
            least, most = -15, 25
        row.check(least <= start <= most, "start-reputation", least=str(least), most=str(most), found=str(start))
        self.reputation_least, self.reputation_most, self.reputation_start = least, most, start
        self.cheap_plot_at = row.number("cheap_plot_at", least, most)
        self.free_joker_at = row.number("free_joker_at", least, most)
        self.points_beyond = row.number("points_per_step_beyond", 0, 6)
        spaces = [str(space) for space in range(least, most + 1)]
        self.reputation_points = row.amounts("points", spaces, -15, 25)
        rising = self.reputation_points == sorted(self.reputation_points)
        row.check(rising, "reputation-points")

    def _read_rounds(self, file: Row) -> None:
        tax, patricians, rows = file.table("tax"), file.table("patricians"), file.rows("track")
        self.tax_start = tax.number("start", 0, 60)
        self.tax_most = tax.number("most", 0, 60)
        tax.check(self.tax_start <= self.tax_most, "start-tax", most=self.tax_most)
        self.patrician_tokens = patricians.number("tokens", 0, 9)
        keys = ("green", "silver", "yellow_one", "red")
        self.patrician_pay = [patricians.number(key, 0, 12) for key in keys]
        self.yellow_two = patricians.number("yellow_two", 0, 12)
        self.tracks = each(rows, Track)
        players = sorted(number for track in self.tracks for number in track.players)
        file.check(players == [2, 3, 4], "tracks")
        for row, track in zip(rows, self.tracks, strict=True):
            for deck in sorted(set(track.event_decks)) if self.events else ():
                cards = sum(card.deck == deck for card in self.events)
                enough = cards >= track.event_decks.count(deck)
                row.check(enough, "few-events", deck=deck, cards=cards)

    def _read_setup(self, file: Row) -> None:
        """Read the setup cards; rocks are compared with the board only if that is sound."""
        boards = self.boards if self._are_boards_sound else None
        rocks = sum(self.rock_counts) if boards else 0
        self.combinations = [list(found) for found in combinations(range(KINDS), 3)]
        mine_rows = file.rows("mine_card", 15, "mine-cards")
        self.mine_cards = each(mine_rows, lambda row, number: MineCard(row, number, boards, rocks), first=1)
        guild_rows = file.rows("guild_card", 9, "guild-cards")
        self.guild_cards = each(guild_rows, lambda row, number: GuildCard(row, number, self.combinations), first=1)

    def _read_barbara(self, file: Row) -> None:
        self.barbara_tiles = each(file.rows("tile", 11, "tiles"), CathedralTile, first=1)
        for tile in self.barbara_tiles:
            tile.fixed = self._list(tile.fixed_effects)
            tile.middle = self._list(tile.middle_effects)
        self.after_last = self._list(read_effects(file, "after_last", "fixed"))

    def _index_seats(self) -> None:
        """List the side of the board and the rounds track by number of seats; fewer than two play as two."""
        seats = [2, 2, 2, 3, 4]
        self.side_for = [next(side for side in self.boards.sides if count in side.players) for count in seats]
        self.track_for = [next(track for track in self.tracks if count in track.players) for count in seats]

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
        self.needs_house = [any(effect.verb == "remove_house" for effect in tile.effects) for tile in tiles]

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

    def _describe(self) -> None:
        found = {tile.name: tile.text() for tile in self.tiles}
        found.update({mine.name: mine.text() for mine in (*self.mine_tiles, *self.technology_mines)})
        found.update({event.name: event.text() for event in self.events})
        found.update({tile.name: tile.text() for tile in self.barbara_tiles})
        lists = [[effect.text() for effect in effects] for effects in self.effect_lists]
        found["barbara-complete"] = lists[self.after_last]
        for row, houses in zip(ROWS, self.house_effects, strict=True):
            found.update({f"house-{row}-{number}": lists[house] for number, house in enumerate(houses, start=1)})
        for colour, points in zip(PATRICIANS, self.patrician_pay, strict=True):
            found[f"patrician-{colour}"] = [(f"pays-{colour}", {"points": points, "two": self.yellow_two})]
        self.descriptions = found

    def _make_actions(self) -> None:
        """Make the seven actions, in the order of ACTIONS."""
        mine, rights, plot, building = Mine(MINE), Rights(RIGHTS), Plot(PLOT), Building(BUILDING)
        income, barbara, joker = Income(INCOME), Barbara(BARBARA_ACTION), Joker(JOKER_ACTION)
        self.actions: list[Action] = [mine, rights, plot, building, income, barbara, joker]
        hands = range(1 << len(self.cards))
        # By hand, a number with one bit for each card: its actions, and its options by the actions that are possible,
        # again with one bit for each. The latter are filled in when they first occur.
        self.actions_of: list[list[Action]] = [self._actions_of(held) for held in hands]
        self.plays: list[list[list[Choice]]] = [[[] for _ in range(1 << len(ACTIONS))] for _ in hands]

    def _actions_of(self, held: int) -> list[Action]:
        found = {half.action for half in self.halves if held >> half.card & 1}
        return [action for action in self.actions if action.index in found]

    def _make_choices(self) -> None:
        """Make every choice once; steps compare them by identity."""
        family, single = self.vocabulary.family, self.vocabulary.single
        tiles = [tile.id for tile in self.tiles]
        mines = [tile.id for tile in self.mine_tiles]
        cards = [card.id for card in self.cards]
        halves = [f"{card.id}-{action}" for card in self.cards for action in card.actions]
        sets = ["-".join(GUILDS[guild] for guild in guilds) for guilds in self.combinations]
        self.begin = family("begin", [str(seat) for seat in range(4)], "seat")
        self.stack = family("stack", GUILDS, "guild")
        self.reveal = family("reveal", tiles, "building")
        self.mine_setup = family("mine-card", [card.id for card in self.mine_cards], "mine-card")
        self.rock = family("rock", [str(stars) for stars in self.rock_stars], "rock")
        self.guild_setup = family("guild-card", [card.id for card in self.guild_cards], "guild-card")
        self.event = family("event", [card.id for card in self.events], "event-card")
        self.draw = family("draw", mines, "mine")
        self.set = family("set", sets, "set")
        self.guild = family("guild", GUILDS, "guild")
        self.play = family("play", halves, "half")
        self.rest = family("rest", cards, "card")
        self.action = family("action", ACTIONS[:JOKER_ACTION], "action")
        self.refill = family("refill", [str(number) for number in range(self.pool_limit + 1)])
        self.pick = family("pick", mines, "mine")
        self.leave = single("leave")
        self.mine = family("mine", self.boards.spaces)
        self.remove = single("remove")
        self.rights = family("rights", tiles, "building")
        self.plot = family("plot", self.boards.squares)
        self.build = family("build", tiles, "building")
        self.site = family("site", self.boards.squares)
        self.house = family("house", GUILDS, "guild")
        self.patrician = family("patrician", PATRICIANS, "patrician")
        self.convert = family("convert", GUILDS, "guild")
        self.score = family("score", self.boards.squares)
        self.accept = single("accept")
        self.decline = single("decline")
        self.tax_pay, self.tax_refuse = family("tax", ("pay", "refuse"), "tax")
