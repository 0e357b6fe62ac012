"""Rules, tips, icons, cards and the outlook: the explanations beside the table."""

from typing import Final

from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import (
    ACTIONS,
    COMMODITIES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    KINDS,
    NONE,
    PATRICIAN_NAMES,
    PATRICIANS,
    RED_X,
    TOWN,
)
from freestone.games.kutna_hora.presentation.canvas import GOODS
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.presentation import Cell, Component, EventMark, Grid, Line, Section
from freestone.words import Words

REASONS: Final = {
    "card-spent": "K2.2",
    "groschen-short": "K2.4",
    "commodity-short": "K2.4",
    "no-free-slot": "K5.2",
    "no-tile-left": "K5.1",
    "not-your-guild": "K5.1",
    "not-your-guild:house": "K7.8",
    "not-your-guild:convert": "K9.3",
    "only-public-tiles": "K7.4",
    "no-plot-marker": "K6.2",
    "no-free-square": "K6.1",
    "no-plot": "K7.1",
    "no-tile": "K7.1",
    "red-x": "K3.4",
    "no-house-left": "K7.2",
    "no-house-left:house": "K7.8",
    "no-house-left:convert": "K9.3",
    "no-house-at-all": "K7.8",
    "no-miner": "K4.6",
    "no-mine-tile": "K4.6",
    "no-open-space": "K4.3",
    "no-production": "K8.1",
    "no-patrician": "K8.2",
    "no-unused-pelican": "K9.1",
    "no-action-possible": "K10.1",
    "nobodys-building": "K7.5",
}
STEPS: Final = {
    "pick-set": "K1.9",
    "place-guild": "K1.9",
    "play-card": "K2.2",
    "choose-action": "K10.1",
    "accept": "K9.1",
    "claim-plot": "K6.1",
    "take-rights": "K5.1",
    "choose-tile": "K7.1",
    "choose-site": "K7.1",
    "remove-house": "K7.8",
    "fill-pool": "K4.1",
    "pick-mine": "K4.2",
    "dig": "K4.3",
    "seat-patrician": "K8.2",
    "convert-house": "K9.3",
    "gain-for-pairs": "K9.3",
    "score-building": "K9.3",
    "pay-tax": "K12.2",
}
ACTION_RULES: Final = ("K4.1", "K5.1", "K6.1", "K7.1", "K8.1", "K9.1", "K10.1")
VERBS: Final = {
    "rest": "K2.3",
    "leave": "K4.2",
    "mine": "K4.4",
    "remove": "K7.6",
    **{f"action:{action}": rule for action, rule in zip(ACTIONS, ACTION_RULES, strict=True)},
}
# Events that the summary of a round tells.
ROUND_EVENTS: Final = frozenset(
    {
        *("event-happened", "awarded", "town-built", "technology-rose", "tax-paid", "tax-not-paid", "council-met"),
        *("new-start", "game-ended"),
    }
)
# How its picture shows them; points that an event brings are among the sources, and the end is in its title.
ROUND_MARKS: Final = {
    "awarded": EventMark("crown"),
    "town-built": EventMark("town-builds"),
    "technology-rose": EventMark("technology", "level"),
    "tax-paid": EventMark("tax", "groschen"),
    "tax-not-paid": EventMark("tax", "due", is_crossed=True),
    "council-met": EventMark("patrician-silver"),
    "new-start": EventMark("start-player"),
    "game-ended": EventMark(),
}
DECK_ICONS: Final = ("population-deck", "ore-deck")
ROUND_ICONS: Final = {
    "final_points": "",
    "pelicans": "pelican",
    "tiles": "stack",
    "houses": "house",
    "barbara": "flip",
    "mines": "mine",
    "events": "event",
    "beyond": "reputation",
    **{patrician: f"patrician-{patrician}" for patrician in PATRICIANS},
    "town": "dot-blue",
    "mine_rows": "miner",
    "extras": "groschen",
}
# By the kind of step that asks: tips, and the panels or items at which each points.
TIPS: Final[dict[str, dict[str, list[str]]]] = {
    "pick-set": {"pick-set": ["hall", "market"]},
    "place-guild": {"place-guild": ["player-{seat}"]},
    "play-card": {"play-card": ["player-{seat}"], "first-steps": ["hall", "town"], "prices": ["market"]},
    "choose-action": {"joker": ["reputation-{seat}"]},
    "accept": {"barbara-gift": ["cathedral"]},
    "claim-plot": {"claim-plot": ["town"], "markers": ["rounds"]},
    "take-rights": {"take-rights": ["hall"], "costs": ["hall"]},
    "choose-tile": {"choose-tile": ["player-{seat}", "market"]},
    "choose-site": {"choose-site": ["town"]},
    "remove-house": {"remove-house": ["player-{seat}"]},
    "fill-pool": {"fill-pool": ["pool-{seat}", "waiting-{seat}"]},
    "pick-mine": {"pick-mine": ["mines"]},
    "dig": {"dig": ["mines"], "rows": ["mines"]},
    "seat-patrician": {"seat-patrician": ["council"]},
    "convert-house": {"convert-house": ["player-{seat}"]},
    "gain-for-pairs": {"gain-for-pairs": ["town"]},
    "score-building": {"score-building": ["town"]},
    "pay-tax": {"pay-tax": ["tax", "reputation-{seat}"]},
}
ACTION_CARD: Final = "cards-action"
TECHNOLOGY: Final = "cards-technology"
ICONS: Final = (
    *("point", "groschen", "ore", "silver", "wood", "permit", "food", "beer", "income", "population-deck", "ore-deck"),
    *("town-builds", "red-x", "tax", "reputation", "pelican", "flip", "house", "plot", "mine", "miner", "stack"),
    *("technology", "star", "dot-red", "dot-yellow", "dot-green", "dot-blue", "patrician-green", "patrician-silver"),
    *("patrician-yellow", "patrician-red", "crown", "scroll", "card", "joker", "event", "arrow"),
    *("start-player", "quill"),
)


# What things on the table are for: the beginning of their ids, and the sentence `meaning-<name>`.
THINGS: Final = {
    "square-": "square",
    "village-": "village",
    "building-": "building",
    "house-": "house",
    "marker-": "marker",
    "entrance-": "entrance",
    "space-": "space",
    "rock-": "rock",
    "mine-": "mine",
    "mine-row-": "row",
    "mine-stack": "stack",
    "technology": "technology",
    "technology-": "advanced",
    "miner-": "miner",
    "rights-": "rights",
    "level-": "level",
    "cells-": "cells",
    "price-": "price",
    "next-": "next",
    "arm-": "arm",
    "barbara-": "barbara",
    "cathedral": "cathedral",
    "round-": "round",
    "tax": "tax",
    "turns": "turns",
    "event": "event",
    "due": "due",
    "bank-": "bank",
    "pool-green": "patrician-pool",
    "pool-silver": "patrician-pool",
    "pool-yellow": "patrician-pool",
    "pool-red": "patrician-pool",
    "council-": "council",
    "patrician-": "patrician",
    "groschen-": "groschen",
    "points-": "points",
    "final-": "final",
    "start": "start",
    "turn": "turn",
    "track-": "reputation",
    "reputation-": "reputation",
    "make-": "make",
    "income-": "income",
    "guild-": "guild",
    "cover-": "cover",
    "pool-": "pool",
    "waiting-": "waiting",
    "pelican-": "pelican",
    "half-": "half",
    "set-": "set",
    "offer-": "offer",
    "strip-row-": "guild",
    "strip-tiles-": "tiles",
    "strip-cards-": "cards",
    "strip-miners-": "miner",
    "strip-pelicans-": "pelican",
    "brief-town-": "town-map",
    "brief-mines-": "mine-map",
    "brief-hall-": "rights",
    "brief-market-": "price",
    "brief-cathedral-": "cathedral",
    "brief-rounds-round": "round",
    "brief-rounds-tax": "tax",
    "brief-council-": "council",
}
# What a strip repeats from a board means the same there.
ON_STRIPS: Final = ("groschen-", "points-", "start", "turn", "reputation-", "make-", "income-", "building-", "house-")
MEANINGS: Final = {**THINGS, **{f"strip-{start}": THINGS[start] for start in ON_STRIPS}}
# How the lines of the outlook are sorted: on the table, possible, then taken, built or gone.
ORDER: Final = {"here": 0, "coming": 1, "owned": 2, "built": 3, "gone": 4}
MARKS: Final = {TOWN: "town", RED_X: "stop"}


def components(pack: Components) -> list[Component]:
    """Return every tile and card of a pack."""
    files = {True: "public_buildings.toml", False: "guild_buildings.toml"}
    found = [Component(tile.name, "cards-building", files[tile.colour >= 0], tile.id, "K7.3") for tile in pack.tiles]
    for mines, kind, rule in ((pack.mine_tiles, "cards-mine", "K4.5"), (pack.technology_mines, TECHNOLOGY, "K7.6")):
        found += [Component(tile.name, kind, "mines.toml", tile.id, rule) for tile in mines]
    for number, tile in enumerate(pack.barbara_tiles, start=1):
        found.append(Component(tile.name, "cards-barbara", "st_barbara.toml", str(number), "K9.3"))
    found += [Component(card.name, "cards-event", "events.toml", card.id, "K12.1") for card in pack.events]
    found += [Component(name, "cards-patrician", "rounds.toml", "patricians", "K12.3") for name in PATRICIAN_NAMES]
    return found + [Component(card.name, ACTION_CARD, "action_cards.toml", card.id, "K2.2") for card in pack.cards]


def action_texts(name: str, words: Words) -> str:
    """Return what the two actions of an action card do."""
    assert isinstance(words.pack, Components)
    card = next(card for card in words.pack.cards if card.name == name)
    texts = [(words.name(f"action-{action}"), words.text(f"scene-tip-{action}")) for action in card.actions]
    return " ".join(f"{action}. {does}" for action, does in texts)


class Outlook:
    """What is still to come: prices, mines, technology, buildings, the cathedral and events."""

    def __init__(self, state: KutnaHoraState, words: Words) -> None:
        self.state = state
        self.pack = state.pack
        self.words = words

    def sections(self) -> list[Section]:
        """Return all parts of the outlook."""
        return [
            self._prices(),
            *self._mines(),
            self._technology(),
            *(self._guild(guild) for guild in range(KINDS)),
            *(self._public(colour) for colour in range(len(PATRICIANS))),
            self._cathedral(),
            *([self._events()] if self.state.with_events else []),
        ]

    def _line(self, name: str, icon: str, mark: str, seat: int | None = None) -> Line:
        return Line(self.words.name(name), self.words.card(name), icon=icon, seat=seat, mark=mark, card=name)

    def _section(self, tab: str, title: str, note: str, lines: list[Line]) -> Section:
        return Section(tab, title, note, sorted(lines, key=lambda line: ORDER[line.mark]))

    def _prices(self) -> Section:
        """K3.1: a table for every commodity: a row for each card of its deck, a column for each position of its arm."""
        pack, size, grids = self.pack, self.pack.positions, []
        columns = [str(position + 1) for position in range(size)]
        for commodity, name in enumerate(COMMODITIES):
            here, symbols = self.state.cell(commodity), pack.symbols[commodity]
            cells = [
                Cell(str(price), MARKS.get(symbols[at], ""), at == here)
                for at, price in enumerate(pack.prices[commodity])
            ]
            rows = [(str(at // size), cells[at : at + size]) for at in range(0, len(cells), size)]
            title = self.words.name(COMMODITY_NAMES[commodity])
            grids.append(Grid(f"price-{name}", title, GOODS[commodity], columns, rows, here // size))
        return Section("prices", self.words.text("outlook-prices"), self.words.text("outlook-prices-note"), grids=grids)

    def _mines(self) -> list[Section]:
        """K1.7, K4.2: the layers of the stack; there are none once it was made anew from the discards."""
        words, tiles, left = self.words, self.pack.mine_tiles, self.state.mine_stack.counts
        if self.state.mixed:
            lines = [self._line(tile.name, "mine", "coming") for tile in tiles if left[tile.index]]
            discards = words.text("outlook-discards", count=self.state.mine_discards.total)
            return [self._section("mines", words.text("outlook-mines-mixed"), discards, lines)]
        found = []
        for name, layer in zip(("I", "II", "III"), self.pack.mine_layers, strict=True):
            lines = [self._line(tiles[at].name, "mine", "coming" if left[at] else "gone") for at in layer]
            title = words.text("outlook-mines", layer=name, count=sum(left[at] for at in layer))
            found.append(self._section("mines", title, "", lines))
        return found

    def _technology(self) -> Section:
        """K7.6: the technology tiles come in order."""
        level, words = self.state.technology, self.words
        lines = [
            self._line(tile.name, "technology", "gone" if at < level else "coming")
            for at, tile in enumerate(self.pack.technology_mines)
        ]
        note = words.text("outlook-technology-note", draws=self.pack.draws[level])
        return self._section("technology", words.text("outlook-technology"), note, lines)

    def _guild(self, guild: int) -> Section:
        """K1.3: the tiles of a guild, and the one that comes last."""
        state, tiles = self.state, self.pack.stacks[guild]
        title = self.words.text("outlook-guild", guild=GUILD_NAMES[guild])
        marked = next(tile for tile in tiles if self.pack.marked[tile])
        # Once it is turned up, everybody sees that it was the last.
        is_under = state.hidden.counts[marked] and state.tops[guild] != marked
        last = self.words.text("outlook-guild-last", building=self.pack.tiles[marked].name) if is_under else ""
        return self._section("guild", title, last, self._tiles(tiles, GOODS[guild]))

    def _public(self, colour: int) -> Section:
        """K12.4: the public tiles of a patrician; red ones come late."""
        patrician, red_after = PATRICIANS[colour], self.state.track.red_tiles_after
        tiles = [tile.index for tile in self.pack.tiles if tile.colour == colour]
        title = self.words.text("outlook-public", patrician=PATRICIAN_NAMES[colour])
        # They arrive after this round, so during it they are still to come (K12.4).
        is_late = patrician == "red" and self.state.round <= red_after
        note = self.words.text("outlook-red-note", round=red_after) if is_late else ""
        return self._section("public", title, note, self._tiles(tiles, f"patrician-{patrician}"))

    def _tiles(self, tiles: list[int], icon: str) -> list[Line]:
        return [self._line(self.pack.tiles[tile].name, icon, *self._whereabouts(tile)) for tile in tiles]

    def _whereabouts(self, tile: int) -> tuple[str, int | None]:
        """Return the mark of a building tile, and the seat that has it."""
        state = self.state
        if state.hidden.counts[tile]:
            return "coming", None
        if tile in state.tops:
            return "here", None
        for seat, slots in enumerate(state.slots):
            if tile in slots:
                return "owned", seat
        if tile in state.town:
            owner = state.owners[state.town.index(tile)]
            return "built", None if owner == NONE else owner
        return "gone", None

    def _cathedral(self) -> Section:
        """K9.3: the tiles in order; the first of them is the current one."""
        words, tiles = self.words, self.pack.barbara_tiles[self.state.barbara :]
        lines = [self._line(tile.name, "flip", "coming" if at else "here") for at, tile in enumerate(tiles)]
        after = Line(words.name("barbara-complete"), words.card("barbara-complete"), icon="flip", mark="coming")
        return Section("cathedral", words.text("outlook-cathedral"), lines=[*lines, after])

    def _events(self) -> Section:
        """K1.10: one event in each round but the last, from deck A and then B."""
        words, counts, lines = self.words, self.state.event_cards.counts, []
        for card in self.pack.events:
            mark = "here" if card.index == self.state.event else "coming" if counts[card.index] else "gone"
            name = words.text("outlook-event", event_card=card.name, deck=card.deck)
            lines.append(self._line(card.name, "event", mark)._replace(text=name))
        note = words.text("outlook-events-note", decks=", ".join(self.state.track.event_decks))
        return self._section("events", words.text("outlook-events"), note, lines)
