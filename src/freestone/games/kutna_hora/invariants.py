"""What holds in every position of Kutná Hora."""

from freestone.games.kutna_hora.names import HOUSE_ROWS, KINDS, NONE, ORE
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import own_buildings


def check(state: KutnaHoraState) -> None:
    """Assert every invariant: groschen, tracks, tiles, mines, patricians, guilds, miners, houses and production."""
    pack = state.pack
    assert min(state.groschen) >= 0, f"groschen {state.groschen}"
    assert pack.tax_start <= state.tax <= pack.tax_most, f"tax {state.tax}"
    assert all(pack.reputation_least <= at <= pack.reputation_most for at in state.reputation), state.reputation
    assert min(state.pelicans + state.used_pelicans) >= 0
    assert 0 <= state.barbara <= len(pack.barbara_tiles)
    assert set(state.hand) <= {0, 1}
    assert state.with_events or state.event == NONE
    assert state.event == NONE or not state.event_cards.counts[state.event], "the open event is in its deck too"
    for tokens in zip(state.patrician_bank, state.patrician_pool, state.council, strict=True):
        assert min(tokens) >= 0
        assert sum(tokens) == pack.patrician_tokens, "a patrician is lost"
    _check_market(state)
    _check_tiles(state)
    _check_hall(state)
    _check_town(state)
    _check_mines(state)
    for seat in range(state.seats):
        _check_guilds(state, seat)
        _check_board(state, seat)
        _check_production(state, seat)
    turned = [effect for tile in pack.barbara_tiles[: state.barbara] for effect in tile.middle_effects]
    granted = sum(effect.amount for effect in turned if effect.verb == "house_to_production")
    # At most, because the seat may have declined it.
    assert sum(state.granted) <= granted, "more production than St. Barbara has given (K9.3)"


def _check_market(state: KutnaHoraState) -> None:
    pack = state.pack
    assert all(0 <= level <= last for level, last in zip(state.levels, pack.last_card, strict=True)), state.levels
    assert all(0 <= arm < pack.positions for arm in state.arms), f"arms {state.arms}"
    # Ore is read at the silver arm (K3.1).
    assert state.arms[ORE] == 0, "ore has no arm"
    for commodity in range(KINDS):
        cell = state.levels[pack.deck_of[commodity]] * pack.positions + state.arms[pack.arm_of[commodity]]
        assert state.price(commodity) == pack.prices[commodity][cell], "a price is not its cell"


def _check_tiles(state: KutnaHoraState) -> None:
    """Every building tile is in exactly one place."""
    found = state.hidden.kinds() + [tile for tile in state.tops if tile != NONE] + state.discarded
    found += [tile for tiles in state.slots for tile in tiles] + [tile for tile in state.town if tile != NONE]
    assert sorted(found) == list(range(len(state.pack.tiles))), f"tiles {sorted(found)}"
    assert max(state.hidden.counts) <= 1
    assert max(map(len, state.slots)) <= state.pack.tile_slots


def _check_hall(state: KutnaHoraState) -> None:
    """Each stack lies in the hall once, without gaps, and shows one of its own tiles, the marked one last (K1.3)."""
    pack = state.pack
    columns = pack.hall_columns
    for row in range(pack.hall_rows):
        stacks = state.hall[row * columns : (row + 1) * columns]
        # During the setup stacks are dealt to any place, so gaps are normal.
        if state.round:
            empty = [stack == NONE for stack in stacks]
            assert empty == sorted(empty), f"gap in the town hall {stacks}"
    placed = [stack for stack in state.hall if stack != NONE]
    assert len(set(placed)) == len(placed), f"town hall {state.hall}"
    for stack, tile in enumerate(state.tops):
        if tile != NONE:
            assert pack.stack_of[tile] == stack, f"{pack.tiles[tile].name} lies on another stack"
            assert stack in placed, f"{pack.tiles[tile].name} lies nowhere"
            assert not (pack.marked[tile] and any(state.hidden.counts[under] for under in pack.stacks[stack]))


def _check_town(state: KutnaHoraState) -> None:
    """Markers, owners and the prices next door agree with the buildings in town."""
    town, pack = state.side.town, state.pack
    for square in range(len(state.town)):
        tile, owner = state.town[square], state.owners[square]
        assert square in town.squares or (tile == NONE and owner == NONE), f"square {square} does not exist"
        if tile != NONE:
            assert (owner == NONE) == (pack.tile_guild[tile] == NONE), "a public building has no owner"
        around = [state.town[other] for other in town.neighbours[square]]
        assert state.near[square] == max([pack.tile_plot[tile] for tile in around if tile != NONE], default=0)
    for seat in range(state.seats):
        assert len(state.plots(seat)) == state.markers[seat] <= pack.plot_markers


def _check_mines(state: KutnaHoraState) -> None:
    """Every mine and technology tile is in exactly one place, and every mine has one miner."""
    pack = state.pack
    dug = [tile for tile in state.mines if tile != NONE and tile not in pack.rock_tiles]
    loose = state.mine_stack.kinds() + state.mine_discards.kinds() + state.drawn + list(state.scrapped)
    # Technology tiles come in their order, so a number tells which are left.
    waiting = pack.technology_tiles[state.technology :]
    found = sorted(dug + loose + waiting)
    assert found == list(range(len(pack.mine_tiles) + len(pack.technology_tiles))), f"mine tiles {found}"
    assert max(state.mine_stack.counts + state.mine_discards.counts) <= 1
    assert state.round == 0 or sum(tile in pack.rock_tiles for tile in state.mines) >= sum(pack.rock_counts)
    for space, tile in enumerate(state.mines):
        is_mine = tile != NONE and tile not in pack.rock_tiles
        assert (state.miners[space] != NONE) == is_mine, f"miner at {space}"
        assert tile == NONE or space in state.side.mines.spaces


def _check_guilds(state: KutnaHoraState, seat: int) -> None:
    """A seat has three guilds in three rows, and only their tiles and buildings."""
    pack, rows = state.pack, state.rows[seat * KINDS : (seat + 1) * KINDS]
    own = [guild for guild in range(KINDS) if rows[guild] != NONE]
    if state.round:
        assert own == pack.combinations[state.sets[seat]], f"guilds {own}"
        assert sorted(rows[guild] for guild in own) == list(range(HOUSE_ROWS)), f"rows {rows}"
    allowed = [NONE, *own]
    tiles = state.slots[seat] + [state.town[square] for square in own_buildings(state, seat)]
    assert all(pack.tile_guild[tile] in allowed for tile in tiles), "a tile of another guild"


def _check_board(state: KutnaHoraState, seat: int) -> None:
    """Every house and miner is in exactly one place."""
    pack, buildings = state.pack, own_buildings(state, seat)
    houses = state.houses[seat * HOUSE_ROWS : (seat + 1) * HOUSE_ROWS]
    assert min(houses) >= 0
    assert sum(houses) + state.lost_houses[seat] + len(buildings) == sum(pack.houses_in_row), "a house is lost"
    built = [state.rows[seat * KINDS + pack.tile_guild[state.town[square]]] for square in buildings]
    for row in range(HOUSE_ROWS):
        assert houses[row] + built.count(row) <= pack.houses_in_row[row], "a house is in another row"
    assert 0 <= state.pool[seat] <= pack.pool_limit
    assert state.waiting[seat] >= 0
    miners = state.pool[seat] + state.waiting[seat] + state.miners.count(seat)
    assert miners == pack.miners_in_pool + pack.miners_waiting, "a miner is lost"


def _check_production(state: KutnaHoraState, seat: int) -> None:
    """Production comes from buildings and mines, and from houses given to St. Barbara."""
    pack = state.pack
    produced = list(state.granted[seat * KINDS : (seat + 1) * KINDS])
    assert sum(map(bool, produced)) <= state.lost_houses[seat], "production for a house that is still there"
    for square in own_buildings(state, seat):
        produced[pack.tile_guild[state.town[square]]] += pack.tile_production[state.town[square]]
    for space, miner in enumerate(state.miners):
        if miner == seat:
            produced[ORE] += pack.mine_ore[state.mines[space]]
    made = state.production[seat * KINDS : (seat + 1) * KINDS]
    assert made == produced, "production does not match buildings and mines"
