"""What is printed on the components of Kutná Hora, read from a pack and checked."""

from itertools import combinations
from pathlib import Path
from typing import Final

from freestone.core.choice import Choice
from freestone.core.errors import BrokenPack
from freestone.core.pack import Pack
from freestone.core.step import Terms
from freestone.games.kutna_hora.boards import Boards
from freestone.games.kutna_hora.cards import (
    ActionCard,
    CathedralTile,
    EventCard,
    GuildCard,
    Market,
    MineCard,
    MineTile,
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
from freestone.toolbox.tables import Row, count, digest, distinct, read

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
DECK_SIZES: Final = (40, 30)


class Components(Pack):
    """All components of one pack, the tables that the rules look up, and the choices they give rise to."""

    def __init__(self, folder: Path) -> None:
        files = {name: read(folder / f"{name}.toml") for name in FILES}
        head = files["pack"]
        head.one_of("game", ("kutna_hora",))
        super().__init__(head.text("name"), digest(folder / f"{name}.toml" for name in FILES[1:]))
        head.done()
        self.locale = [folder / "locale"] if (folder / "locale").is_dir() else []
        self.effect_lists: list[list[Effect]] = []
        self._read_cards(files["action_cards"])
        self._read_boards(files["boards"])
        self._read_events(files["events"])
        self._read_tiles(files["guild_buildings"], files["public_buildings"])
        self._read_markets(files["markets"])
        self._read_mines(files["mines"])
        self._read_player_board(files["player_board"])
        self._read_rounds(files["rounds"])
        self._read_setup(files["setup_cards"])
        self._read_barbara(files["st_barbara"])
        self._make_actions()
        self._make_choices()
        self._descriptions = descriptions(self)

    def describe(self, name: str) -> list[tuple[str, Terms]]:
        """Return what a component does, generated from its figures and effects."""
        return self._descriptions.get(name, [])

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
        self.cards_per_turn = turn.numbers("cards")
        self.joker_reputation = turn.number("joker_reputation", least=0)
        rows = self._rows(file, "card")
        self.cards = [ActionCard(row, index) for index, row in enumerate(rows)]
        self.halves = [half for card in self.cards for half in card.halves]
        count("action_cards.toml", "cards", self.cards, 6)
        if min(self.cards_per_turn, default=0) < 1 or sum(self.cards_per_turn) > len(self.cards):
            raise turn.error(f"cards are at least 1 a turn and at most {len(self.cards)} in all")
        missing = set(range(len(ACTIONS))) - {half.action for half in self.halves}
        for action in sorted(missing):
            raise BrokenPack(f"action_cards.toml: no card has the action {ACTIONS[action]!r}")
        self._done(turn, *rows)
        file.done()

    def _read_boards(self, file: Row) -> None:
        hall = file.table("town_hall")
        columns = hall.tables("cost")
        self.hall_rows, self.hall_columns = 3, 4
        count("boards.toml", "columns of the town hall", columns, self.hall_columns)
        self.hall_groschen = [column.number("groschen", 0, least=0) for column in columns] * self.hall_rows
        self.hall_permits = [column.number("permits", 0, least=0) for column in columns] * self.hall_rows
        for column in columns:
            column.done()
        self.hall_row_end = [
            (at // self.hall_columns + 1) * self.hall_columns - 1 for at in range(self.hall_rows * self.hall_columns)
        ]
        self.row_end = hall.texts("row_end")
        if sorted(self.row_end) != sorted(PATRICIANS[:RED]):
            raise hall.error(f"row_end names {', '.join(PATRICIANS[:RED])}, each once")
        self.boards = Boards(file)
        self.side_for = [self.boards.side_for(max(2, seats)) for seats in range(5)]
        self.provenance += self.boards.provenance
        self._done(hall)
        file.done()

    def _read_events(self, file: Row) -> None:
        rows = self._rows(file, "event")
        self.events = [EventCard(row, index) for index, row in enumerate(rows)]
        count("events.toml", "events", self.events, 10)
        for card in self.events:
            card.award = self._list(card.gain) if card.measure else NONE
        self.building_modifier = [card.building_wood for card in self.events]
        self.mine_modifier = [card.mine_wood for card in self.events]
        self._done(*rows)
        file.done()

    def _read_tiles(self, guild_file: Row, public_file: Row) -> None:
        guilds = guild_file.table("guilds")
        for guild, commodity in zip(GUILDS, COMMODITIES, strict=True):
            guilds.one_of(guild, (commodity,))
        guild_rows, public_rows = guild_file.tables("tile"), public_file.tables("tile")
        distinct([*guild_rows, *public_rows])
        self.tiles = [read_guild_tile(row, index) for index, row in enumerate(guild_rows)]
        self.tiles += [read_public_tile(row, index) for index, row in enumerate(public_rows, start=len(guild_rows))]
        count("guild_buildings.toml", "tiles", guild_rows, 24)
        count("public_buildings.toml", "tiles", public_rows, 12)
        self._done(guilds, *guild_rows, *public_rows)
        guild_file.done()
        public_file.done()
        self._index_tiles()
        self._stack_tiles()

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
        for guild, stack in enumerate(self.stacks):
            count("guild_buildings.toml", f"tiles of the {GUILDS[guild]}", stack, 4)
            marked = [tile for tile in stack if self.marked[tile]]
            count("guild_buildings.toml", f"marked tiles of the {GUILDS[guild]}", marked, 1)
        by_colour = [[tile.index for tile in self.tiles if tile.colour == at] for at in range(len(PATRICIANS))]
        for colour, stack in zip(PATRICIANS, by_colour, strict=True):
            count("public_buildings.toml", f"{colour} tiles", stack, 3)
        self.red_tiles = by_colour[RED]
        self.stacks += [*by_colour[:RED], *([tile] for tile in self.red_tiles)]
        self.row_end_stack = [KINDS + PATRICIANS.index(colour) for colour in self.row_end]
        self.stack_of = [0] * len(self.tiles)
        for index, stack in enumerate(self.stacks):
            for tile in stack:
                self.stack_of[tile] = index

    def _read_markets(self, file: Row) -> None:
        self.positions = file.number("positions", least=2)
        limits = file.table("prices")
        least = limits.number("least", 1, least=1)
        most = limits.number("most", 9, least=least)
        limits.done()
        rows = [file.table(commodity) for commodity in COMMODITIES]
        markets = [Market(row, at, self.positions, least, most) for at, row in enumerate(rows)]
        for row, market in zip(rows, markets, strict=True):
            if market.cards != DECK_SIZES[market.deck]:
                raise row.error(
                    f"the {DECKS[market.deck]} deck has {DECK_SIZES[market.deck]} cards, not {market.cards}"
                )
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
        mines = [MineTile(row, index, "mine") for index, row in enumerate(rows)]
        advanced = [MineTile(row, index, "technology") for index, row in enumerate(technology_rows, start=len(mines))]
        count("mines.toml", "mine tiles", mines, 27)
        count("mines.toml", "technology tiles", advanced, 4)
        layers = sorted({tile.stack for tile in mines})
        if layers != [1, 2, 3]:
            raise BrokenPack(f"mines.toml: the tiles belong to stacks 1, 2 and 3, not {layers}")
        self.mine_tiles = mines
        self.mine_layers = [[tile.index for tile in mines if tile.stack == layer] for layer in layers]
        self.technology_mines = advanced
        self.technology_tiles = [tile.index for tile in advanced]
        self.draws = technology.numbers("draws", len(advanced) + 1, least=1)
        stars = rocks.numbers("stars", 4, least=0)
        self.rock_stars = sorted(set(stars))
        self.rock_counts = [stars.count(kind) for kind in self.rock_stars]
        self.rock_tiles = list(range(len(mines) + len(advanced), len(mines) + len(advanced) + len(self.rock_stars)))
        everything = [*mines, *advanced]
        self.mine_names = [tile.name for tile in everything] + [f"rock-{kind}" for kind in self.rock_stars]
        self.mine_stars = [tile.stars for tile in everything] + self.rock_stars
        self.mine_ore = [tile.ore for tile in everything] + [0] * len(self.rock_stars)
        self.mine_cost = [tile.cost for tile in everything] + [0] * len(self.rock_stars)
        self.mine_effects = [self._list(tile.effects) for tile in everything]
        self._read_row_values(values)
        self._done(technology, rocks, *technology_rows, *rows)
        file.done()

    def _read_row_values(self, rows: list[Row]) -> None:
        steps = [(row.number("stars", least=0), row.numbers("points", 3)) for row in rows]
        if [stars for stars, _ in steps] != sorted({0} | {stars for stars, _ in steps}):
            raise BrokenPack("mines.toml: the row values begin with 0 stars and rise")
        last = steps[-1][0]
        self.row_points = [[points for stars, points in steps if stars <= total][-1] for total in range(last + 1)]
        self._done(*rows)

    def _read_player_board(self, file: Row) -> None:
        start, plots, reputation, extras = (file.table(key) for key in ("start", "plots", "reputation", "extras"))
        self.start_groschen = start.numbers("groschen", 4, least=0)
        self.miners_in_pool = start.number("miners_in_pool", least=0)
        self.miners_waiting = start.number("miners_waiting", least=0)
        self.pool_limit = start.number("pool_limit", least=max(1, self.miners_in_pool))
        self.tile_slots = start.number("tile_slots", least=1)
        self.plot_markers = plots.number("markers", least=1)
        self.surcharge = plots.numbers("surcharge", self.plot_markers + 1, least=0)
        self.plot_alone = plots.number("cost_without_neighbour", least=0)
        self.plot_cheap = plots.number("cheap_cost", least=0)
        self._read_reputation(reputation)
        self.extra_tile = extras.number("tile")
        self.extra_plot = extras.number("plot")
        self.extra_pelican = extras.number("pelican")
        self.groschen_per_point = extras.number("groschen_per_point", least=1)
        self.patrician_cost = extras.number("patrician_cost", least=0)
        self._done(start, plots, reputation, extras)
        self._read_houses(self._rows(file, "row"))
        file.done()

    def _read_reputation(self, row: Row) -> None:
        self.reputation_least = row.number("least")
        self.reputation_most = row.number("most", least=self.reputation_least)
        self.reputation_start = row.number("start")
        if not self.reputation_least <= self.reputation_start <= self.reputation_most:
            limits = f"{self.reputation_least} and {self.reputation_most}"
            raise row.error(f"start lies between {limits}, not {self.reputation_start}")
        self.cheap_plot_at = row.number("cheap_plot_at")
        self.free_joker_at = row.number("free_joker_at")
        self.points_beyond = row.number("points_per_step_beyond", least=0)
        spaces = [str(space) for space in range(self.reputation_least, self.reputation_most + 1)]
        printed = row.amounts("points", spaces)
        self.reputation_points = [printed.get(space, 0) for space in spaces]

    def _read_houses(self, rows: list[Row]) -> None:
        if [row.text("id") for row in rows] != list(ROWS):
            raise BrokenPack(f"player_board.toml: the rows are {', '.join(ROWS)}, in this order")
        self.house_effects: list[list[int]] = []
        for row in rows:
            houses = row.tables("houses")
            count("player_board.toml", f"houses of the row {row.text('id')}", houses, 4)
            self.house_effects.append([self._list(read_effects(house, "effects", HOUSE_VERBS)) for house in houses])
            for house in houses:
                house.done()
        self.house_columns = 4
        self.houses_in_row = [self.house_columns] * len(ROWS)
        self._done(*rows)

    def _read_rounds(self, file: Row) -> None:
        tax, patricians, rows = file.table("tax"), file.table("patricians"), self._rows(file, "track")
        self.tax_start = tax.number("start", least=0)
        self.tax_most = tax.number("most", least=self.tax_start)
        tracks = [Track(row) for row in rows]
        if sorted(number for track in tracks for number in track.players) != [2, 3, 4]:
            raise BrokenPack("rounds.toml: the tracks are for 2, 3 and 4 players, each number once")
        self.track_for = [next(track for track in tracks if max(2, seats) in track.players) for seats in range(5)]
        for track in tracks:
            for deck in set(track.event_decks):
                cards = sum(card.deck == deck for card in self.events)
                if cards < track.event_decks.count(deck):
                    raise BrokenPack(f"events.toml: deck {deck} has {cards} cards, too few for {track.rounds} rounds")
        self.patrician_tokens = patricians.number("tokens", least=0)
        self.patrician_pay = [patricians.number(key) for key in ("green", "silver", "yellow_one", "red")]
        self.yellow_two = patricians.number("yellow_two")
        self._done(tax, patricians, *rows)
        file.done()

    def _read_setup(self, file: Row) -> None:
        mine_rows, guild_rows = self._rows(file, "mine_card"), self._rows(file, "guild_card")
        self.combinations = [list(found) for found in combinations(range(KINDS), 3)]
        rocks = sum(self.rock_counts)
        self.mine_cards = [MineCard(row, at, self.boards, rocks) for at, row in enumerate(mine_rows, start=1)]
        self.guild_cards = [GuildCard(row, at, self.combinations) for at, row in enumerate(guild_rows, start=1)]
        count("setup_cards.toml", "mine setup cards", self.mine_cards, 15)
        count("setup_cards.toml", "guild setup cards", self.guild_cards, 9)
        self._done(*mine_rows, *guild_rows)
        file.done()

    def _read_barbara(self, file: Row) -> None:
        rows = self._rows(file, "tile")
        self.barbara_tiles = [CathedralTile(row, number) for number, row in enumerate(rows, start=1)]
        count("st_barbara.toml", "tiles", self.barbara_tiles, 11)
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
