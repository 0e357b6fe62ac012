"""What is still to come: mines, technology, buildings, the cathedral, events and prices."""

from typing import Final

from freestone.games.kutna_hora.names import (
    COMMODITIES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    GUILDS,
    KINDS,
    NONE,
    PATRICIAN_NAMES,
    PATRICIANS,
    RED_X,
    TOWN,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.presentation import Cell, Grid, Line, Section
from freestone.words import Words

ICONS: Final = {"ore": "ore", "silver": "silver", "wood": "wood", "permits": "permit", "food": "food", "beer": "beer"}
LAYERS: Final = ("I", "II", "III")
ORDER: Final = {"here": 0, "coming": 1, "owned": 2, "built": 3, "gone": 4}
MARKS: Final = {TOWN: "town", RED_X: "stop"}


def sections(state: KutnaHoraState, words: Words) -> list[Section]:
    """Return all parts of the outlook."""
    return [
        _prices(state, words),
        *_mines(state, words),
        _technology(state, words),
        *(_guild(state, words, guild) for guild in range(KINDS)),
        *(_public(state, words, colour) for colour in range(len(PATRICIANS))),
        _cathedral(state, words),
        *([_events(state, words)] if state.with_events else []),
    ]


def _line(words: Words, name: str, icon: str, mark: str, seat: int | None = None) -> Line:
    return Line(words.name(name), words.card(name), icon=icon, seat=seat, mark=mark, card=name)


def _prices(state: KutnaHoraState, words: Words) -> Section:
    """K3.1: a table for every commodity: a row a card of its deck, a column a position of its arm."""
    grids = [_price_table(state, words, commodity) for commodity in range(KINDS)]
    return Section("prices", words.text("outlook-prices"), words.text("outlook-prices-note"), grids=grids)


def _price_table(state: KutnaHoraState, words: Words, commodity: int) -> Grid:
    pack, size = state.pack, state.pack.positions
    here = state.cell(commodity)
    cells = [
        Cell(str(price), MARKS.get(symbol, ""), at == here)
        for at, (price, symbol) in enumerate(zip(pack.prices[commodity], pack.symbols[commodity], strict=True))
    ]
    rows = [(str(at // size), cells[at : at + size]) for at in range(0, len(cells), size)]
    columns = [str(position + 1) for position in range(size)]
    name = COMMODITIES[commodity]
    return Grid(f"price-{name}", words.name(COMMODITY_NAMES[commodity]), ICONS[name], columns, rows, here // size)


def _mines(state: KutnaHoraState, words: Words) -> list[Section]:
    """K1.7, K4.2: the layers of the stack; once it was made anew from the discards there are none."""
    tiles, left = state.pack.mine_tiles, state.mine_stack.counts
    if state.mixed:
        lines = [_line(words, tile.name, "mine", "coming") for tile in tiles if left[tile.index]]
        return [Section("mines", words.text("outlook-mines-mixed"), _discards(state, words), lines)]
    found = []
    for name, layer in zip(LAYERS, state.pack.mine_layers, strict=True):
        lines = [_line(words, tiles[at].name, "mine", "coming" if left[at] else "gone") for at in layer]
        count = sum(left[at] for at in layer)
        found.append(
            Section(f"mines-{name}", words.text("outlook-mines", layer=name, count=count), lines=sorted_(lines))
        )
    return found


def _discards(state: KutnaHoraState, words: Words) -> str:
    return words.text("outlook-discards", count=state.mine_discards.total)


def _technology(state: KutnaHoraState, words: Words) -> Section:
    """K7.6: the technology tiles come in order."""
    lines = [
        _line(words, tile.name, "technology", "gone" if at < state.technology else "coming")
        for at, tile in enumerate(state.pack.technology_mines)
    ]
    note = words.text("outlook-technology-note", draws=state.pack.draws[state.technology])
    return Section("technology", words.text("outlook-technology"), note, sorted_(lines))


def _guild(state: KutnaHoraState, words: Words, guild: int) -> Section:
    title = words.text("outlook-guild", guild=GUILD_NAMES[guild])
    tiles = state.pack.stacks[guild]
    marked = next(tile for tile in tiles if state.pack.marked[tile])
    is_under = state.hidden.counts[marked] and state.tops[guild] != marked
    last = words.text("outlook-guild-last", building=state.pack.tiles[marked].name) if is_under else ""
    return Section(f"guild-{GUILDS[guild]}", title, last, _tiles(state, words, tiles, ICONS[COMMODITIES[guild]]))


def _public(state: KutnaHoraState, words: Words, colour: int) -> Section:
    tiles = [tile.index for tile in state.pack.tiles if tile.colour == colour]
    title = words.text("outlook-public", patrician=PATRICIAN_NAMES[colour])
    is_late = PATRICIANS[colour] == "red" and state.round <= state.track.red_tiles_after
    note = words.text("outlook-red-note", round=state.track.red_tiles_after) if is_late else ""
    icon = f"patrician-{PATRICIANS[colour]}"
    return Section(f"public-{PATRICIANS[colour]}", title, note, _tiles(state, words, tiles, icon))


def _tiles(state: KutnaHoraState, words: Words, tiles: list[int], icon: str) -> list[Line]:
    lines = []
    for tile in tiles:
        mark, seat = _whereabouts(state, tile)
        lines.append(_line(words, state.pack.tiles[tile].name, icon, mark, seat))
    return sorted_(lines)


def _whereabouts(state: KutnaHoraState, tile: int) -> tuple[str, int | None]:
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


def _cathedral(state: KutnaHoraState, words: Words) -> Section:
    """K9.3: the tiles in order; the first of them is the current one."""
    tiles = state.pack.barbara_tiles[state.barbara :]
    lines = [_line(words, tile.name, "flip", "coming" if at else "here") for at, tile in enumerate(tiles)]
    after = Line(words.name("barbara-complete"), words.card("barbara-complete"), icon="flip", mark="coming")
    return Section("cathedral", words.text("outlook-cathedral"), lines=[*lines, after])


def _events(state: KutnaHoraState, words: Words) -> Section:
    """K1.10: one a round but the last, from deck A and then B."""
    lines = []
    for card in state.pack.events:
        left = state.event_cards.counts[card.index]
        mark = "here" if card.index == state.event else "coming" if left else "gone"
        name = words.text("outlook-event", event_card=card.name, deck=card.deck)
        lines.append(_line(words, card.name, "event", mark)._replace(text=name))
    decks = ", ".join(state.track.event_decks)
    return Section(
        "events", words.text("outlook-events"), words.text("outlook-events-note", decks=decks), sorted_(lines)
    )


def sorted_(lines: list[Line]) -> list[Line]:
    """Return what is open first, then what may come, then what is taken, built or gone."""
    return sorted(lines, key=lambda line: ORDER[line.mark])
