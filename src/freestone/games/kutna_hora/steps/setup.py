"""K1: setting up the game."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import CHANCE, Refusal, Step, Terms
from freestone.games.kutna_hora.names import GUILD_NAMES, HOUSE_ROWS, KINDS, NONE, ROW_NAMES
from freestone.games.kutna_hora.state import KutnaHoraState, replaced
from freestone.games.kutna_hora.steps.rights import Reveal

STARTS: Final = EventKind("starts")
STACK_DEALT: Final = EventKind("stack-dealt", "guild")
ROCK_PLACED: Final = EventKind("rock-placed", "space", "stars")
GUILD_CARD_DRAWN: Final = EventKind("guild-card-drawn", "card")
TOOK_SET: Final = EventKind("took-set", "set")
GUILD_PLACED: Final = EventKind("guild-placed", "guild", "row")


class ChooseStart(Step[KutnaHoraState]):
    """K1.8: the starting player is random."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any seat."""
        return state.pack.begin[: state.seats]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Begin with that seat."""
        state.put(HandOut(choice.value))


class HandOut(Step[KutnaHoraState]):
    """K1.8: groschen in turn order from the starting player."""

    start: int

    def __init__(self, start: int) -> None:
        super().__init__()
        self.start = start

    def run(self, state: KutnaHoraState) -> None:
        """Hand them out."""
        state.start = self.start
        for turn, seat in enumerate(state.clockwise()):
            state.groschen[seat] = state.pack.start_groschen[turn]
        state.tell(STARTS, self.start)


class DealStacks(Step[KutnaHoraState]):
    """K1.3: the guilds' stacks go to the two leftmost columns at random, the public ones to their rows."""

    def run(self, state: KutnaHoraState) -> None:
        """Deal the six stacks, add the public ones and turn up all top tiles."""
        pack = state.pack
        places = [row * pack.hall_columns + column for column in range(2) for row in range(pack.hall_rows)]
        for row in range(pack.hall_rows):
            state.hall[row * pack.hall_columns + 2] = pack.row_end_stack[row]
        # Tops are turned up only when every stack has its place.
        stacks = [*range(KINDS), *pack.row_end_stack]
        state.push(*[DealStack(place) for place in places], *[Reveal(stack) for stack in stacks])


class DealStack(Step[KutnaHoraState]):
    """K1.3: a guild's stack for one place of the town hall."""

    place: int

    def __init__(self, place: int) -> None:
        super().__init__(CHANCE)
        self.place = place

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any guild that has no place yet."""
        dealt = [False] * len(state.tops)
        for stack in state.hall:
            if stack != NONE:
                dealt[stack] = True
        return [state.pack.stack[guild] for guild in range(KINDS) if not dealt[guild]]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Put it there."""
        state.hall[self.place] = choice.value
        state.tell(STACK_DEALT, state.start, choice.name)


class DrawMineCard(Step[KutnaHoraState]):
    """K1.4: one of the mine setup cards."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any card."""
        return state.pack.mine_setup[:]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Place a rock on each of its spaces."""
        state.mine_card = choice.value
        spaces = state.pack.mine_cards[choice.value].rocks_for[state.seats]
        state.push(*[PlaceRock(space) for space in spaces])


class PlaceRock(Step[KutnaHoraState]):
    """K1.4: which rock goes to a space is random; rocks with the same stars are alike."""

    space: int

    def __init__(self, space: int) -> None:
        super().__init__(CHANCE)
        self.space = space

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any kind of rock that is left."""
        return [state.pack.rock[kind] for kind, count in enumerate(rocks_left(state)) if count]

    def odds(self, state: KutnaHoraState) -> list[int]:
        """The number of rocks of each kind that are left."""
        return [count for count in rocks_left(state) if count]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Put it there."""
        tile = state.pack.rock_tiles[choice.value]
        state.mines[self.space] = tile
        state.tell(ROCK_PLACED, state.start, state.pack.mine[self.space].noun, state.pack.mine_stars[tile])


def rocks_left(state: KutnaHoraState) -> list[int]:
    """Return how many rocks of each kind are not on the board."""
    pack, mines = state.pack, state.mines
    left = pack.rock_counts[:]
    for space in pack.mine_cards[state.mine_card].rocks_for[state.seats]:
        if mines[space] != NONE:
            left[mines[space] - pack.rock_tiles[0]] -= 1
    return left


class DrawGuildCard(Step[KutnaHoraState]):
    """K1.9: one of the guild setup cards."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any card."""
        return state.pack.guild_setup[:]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Sets are picked in reverse turn order, then guilds placed in turn order."""
        state.guild_card = choice.value
        state.tell(GUILD_CARD_DRAWN, state.start, choice.name)
        # Whoever plays last picks first (K1.9).
        picks = [PickSet(seat) for seat in reversed(state.clockwise())]
        rows = [PlaceGuild(seat, row) for seat in state.clockwise() for row in range(HOUSE_ROWS)]
        state.push(*picks, *rows)


def sets_left(state: KutnaHoraState) -> list[Choice]:
    """Return the sets of the card that nobody has."""
    sets = state.pack.guild_cards[state.guild_card].sets_for[state.seats]
    return [state.pack.set[found.index] for found in sets if found.index not in state.sets]


class PickSet(Step[KutnaHoraState]):
    """K1.9: in reverse turn order each picks a set of three guilds."""

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """The sets that are left."""
        return sets_left(state)

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Take it."""
        state.sets = replaced(state.sets, self.seat, choice.value)
        state.tell(TOOK_SET, self.seat, choice.name)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Sets that others have."""
        taken = [(seat, index) for seat, index in enumerate(state.sets) if index != NONE]
        return [Refusal(state.pack.set[index], "set-taken", {"owner": seat}) for seat, index in taken]


class PlaceGuild(Step[KutnaHoraState]):
    """K1.9: choose which of the seat's guilds goes to a row of the player board."""

    completes = True
    row: int

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Own guilds without a row."""
        pack, first = state.pack, self.seat * KINDS
        guilds = pack.combinations[state.sets[self.seat]]
        return [pack.guild[guild] for guild in guilds if state.rows[first + guild] == NONE]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Place it."""
        place_guild(state, self.seat, choice.value, self.row)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Guilds that have a row already."""
        placed = [guild for guild in range(KINDS) if state.rows[self.seat * KINDS + guild] != NONE]
        rows = [ROW_NAMES[state.rows[self.seat * KINDS + guild]] for guild in placed]
        choices = [state.pack.guild[guild] for guild in placed]
        return [Refusal(choice, "placed-already", {"row": row}) for choice, row in zip(choices, rows, strict=True)]

    def terms(self, state: KutnaHoraState) -> Terms:
        """Which row it is."""
        return {"row": ROW_NAMES[self.row]}


def place_guild(state: KutnaHoraState, seat: int, guild: int, row: int) -> None:
    """Put a guild in a row of a player board."""
    state.rows = replaced(state.rows, seat * KINDS + guild, row)
    state.tell(GUILD_PLACED, seat, GUILD_NAMES[guild], ROW_NAMES[row])


class DealSets(Step[KutnaHoraState]):
    """K1.9, first game: the sets of card 1 are dealt at random."""

    def run(self, state: KutnaHoraState) -> None:
        """Deal one to each seat."""
        # Card 1 of the box: indices begin at 0.
        state.guild_card = 0
        state.push(*[DealSet(seat) for seat in state.clockwise()])


class DealSet(Step[KutnaHoraState]):
    """K1.9, first game: a set for one seat, its guilds in the printed order in the rows."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__(CHANCE)
        self.player = player

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """The sets that are left."""
        return sets_left(state)

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Take it and place its guilds."""
        state.sets = replaced(state.sets, self.player, choice.value)
        state.tell(TOOK_SET, self.player, choice.name)
        for dealt in state.pack.guild_cards[state.guild_card].sets_for[state.seats]:
            if dealt.index == choice.value:
                for row, guild in enumerate(dealt.guilds):
                    place_guild(state, self.player, guild, row)
