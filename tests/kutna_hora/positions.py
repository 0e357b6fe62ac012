"""Positions for the tests of the rules: reached by playing with chance in hand, or edited; each one is checked."""

from pathlib import Path
from typing import Any

from freestone.core.engine import advance, apply
from freestone.core.preview import preview
from freestone.core.state import Event
from freestone.core.step import Refusal, Step
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import COMMODITIES, DECKS, GUILDS, KINDS, NONE, ORE, PATRICIANS
from freestone.games.kutna_hora.state import KutnaHoraState, replaced
from freestone.games.kutna_hora.steps.rights import under
from freestone.games.kutna_hora.steps.setup import PickSet, PlaceGuild
from freestone.games.kutna_hora.steps.turn import PlayCard

FIGURES = Path(__file__).parent / "pack"
PACK = GAME.pack(FIGURES)
TILE = {tile.id: tile.index for tile in PACK.tiles}
MINE_TILE = {tile.id: tile.index for tile in [*PACK.mine_tiles, *PACK.technology_mines]}
EVENT = {card.id: card.index for card in PACK.events}
CARD = {card.id: card.index for card in PACK.cards}
SQUARE = {name: place for place, name in enumerate(PACK.boards.squares)}
SPACE = {name: place for place, name in enumerate(PACK.boards.spaces)}
ROWS_OF_HOUSES = 3

QUIET = ("rest", "decline", "leave", "remove", "tax:pay", "refill:0", "event:settlers", "event:royal_visit")


class Table:
    """A game in which the test decides everything, chance included; every position on the way is checked.

    It begins at the first card of round 1. What nobody asks for is decided quietly: players rest and decline, chance
    takes what comes first. Wishes come first wherever they are offered. `boards` names the guilds of some seats in the
    order of their rows: public, pelican, reputation.
    """

    def __init__(
        self,
        seats: int = 3,
        start: int | None = 0,
        *,
        events: bool = False,
        first_game: bool = False,
        wishes: tuple[str, ...] = (),
        boards: dict[int, str] | None = None,
        begun: bool = True,
    ) -> None:
        settings = {"start": start, "events": events, "first_game": first_game}
        self.state: KutnaHoraState = GAME.setup(PACK, seats, GAME.full_settings(seats, settings))
        self.log: list[Event] = []
        self.state.events = self.log
        self.boards = {seat: guilds.split() for seat, guilds in (boards or {}).items()}
        self.wishes = (*wishes, *self._guild_card())
        advance(self.state)
        GAME.check(self.state)
        if begun:
            self.until(PlayCard)

    def _guild_card(self) -> list[str]:
        """Return the setup card on which the wished guilds stand."""
        if not self.boards:
            return []
        wanted = [sorted(GUILDS.index(guild) for guild in guilds) for guilds in self.boards.values()]
        for card in PACK.guild_cards:
            there = [sorted(found.guilds) for found in card.sets_for[self.state.seats]]
            if all(guilds in there for guilds in wanted):
                return [f"guild-card:{card.id}"]
        raise AssertionError(f"no setup card has {self.boards}")

    @property
    def options(self) -> list[str]:
        """What is offered, as texts."""
        return [choice.text for choice in self.state.options]

    @property
    def nouns(self) -> list[str]:
        """What is offered, without verbs; those without a noun by their verb."""
        return [choice.noun or choice.verb for choice in self.state.options]

    @property
    def odds(self) -> dict[str, int]:
        """How likely each outcome of chance is."""
        return dict(zip(self.options, self.step.odds(self.state), strict=True))

    @property
    def step(self) -> Step[Any]:
        """The step that asks."""
        return self.state.agenda[-1]

    @property
    def refusals(self) -> dict[str, str]:
        """What is refused, and why."""
        return {refusal.choice.text: refusal.reason for refusal in self._refusals()}

    @property
    def refusal_terms(self) -> dict[str, dict[str, int | str]]:
        """What is refused, and the figures of the reason."""
        return {refusal.choice.text: refusal.terms for refusal in self._refusals()}

    def _refusals(self) -> list[Refusal]:
        return list(self.step.refusals(self.state))

    @property
    def prices(self) -> dict[str, int]:
        """All prices by commodity."""
        return dict(zip(COMMODITIES, self.state.prices(), strict=True))

    def produced(self, seat: int) -> dict[str, int]:
        """What a seat produces, by commodity; nothing is left out."""
        amounts = self.state.production[seat * KINDS : (seat + 1) * KINDS]
        return {name: amount for name, amount in zip(COMMODITIES, amounts, strict=True) if amount}

    def points(self, seat: int) -> dict[str, int]:
        """What a seat has scored, by source."""
        return {source: amount for source, amount in GAME.score_sheet(self.state)[seat].items() if amount}

    def hall(self) -> list[list[str]]:
        """The rows of the town hall as the tiles that lie on top."""
        rows = [self.state.hall[row * 4 : row * 4 + 4] for row in range(3)]
        return [[PACK.tiles[self.state.tops[stack]].id for stack in row if stack != NONE] for row in rows]

    def told(self, kind: str, seat: int | None = None) -> list[tuple[int | str, ...]]:
        """The values of the events of one kind, of one seat if it is named."""
        return [event.values for event in self.log if event.kind.name == kind and seat in (None, event.seat)]

    def kinds(self) -> list[str]:
        """The kinds of events told since the log was last forgotten, in order."""
        return [event.kind.name for event in self.log]

    def forget(self) -> "Table":
        """Empty the log."""
        self.log.clear()
        return self

    def changes(self, text: str) -> dict[str, tuple[int, int]]:
        """What an option would change, as its preview says."""
        return preview(GAME, self.state, PACK.vocabulary.find(text)).changes()

    def at(self, step: type[Step[Any]], seat: int | None = None) -> bool:
        """Whether this step asks now (and this seat)."""
        return not self.state.over and type(self.step) is step and seat in (None, self.state.seat)

    def play(self, *texts: str) -> "Table":
        """Take choices, one after the other."""
        for text in texts:
            assert text in self.options, f"{text} is not among {self.options}"
            apply(self.state, PACK.vocabulary.find(text))
            GAME.check(self.state)
        return self

    def act(self, action: str, *texts: str) -> "Table":
        """Play the first card in hand that offers an action, then further choices."""
        return self.play(self.half(action), *texts)

    def half(self, action: str) -> str:
        """Return the choice that plays an action."""
        return next(text for text in self.options if text.startswith("play:") and text.endswith(f"-{action}"))

    def can(self, action: str) -> bool:
        """Whether some card is offered for an action."""
        return any(text.startswith("play:") and text.endswith(f"-{action}") for text in self.options)

    def why_not(self, action: str) -> Refusal:
        """Why an action of a card in hand is refused."""
        spent = {text for text, reason in self.refusals.items() if reason == "card-spent"}
        found = [refusal for refusal in self._refusals() if refusal.choice.text not in spent]
        return next(refusal for refusal in found if refusal.choice.text.endswith(f"-{action}"))

    def quiet(self) -> str:
        """Return a wish, or what disturbs least."""
        options, step = self.options, self.step
        if type(step) is PickSet:
            return next((text for text in options if self._fits(step.seat, text)), options[0])
        if type(step) is PlaceGuild and step.seat in self.boards:
            return f"guild:{self.boards[step.seat][step.row]}"
        for wish in (*self.wishes, *QUIET):
            found = [text for text in options if text == wish or text.split(":")[0] == wish]
            if found:
                return found[0]
        return options[0]

    def _fits(self, seat: int, text: str) -> bool:
        guilds = sorted(text.removeprefix("set:").split("-"))
        if seat in self.boards:
            return guilds == sorted(self.boards[seat])
        return all(guilds != sorted(others) for others in self.boards.values())

    def until(self, step: type[Step[Any]], seat: int | None = None) -> "Table":
        """Play quietly until this step asks (this seat)."""
        while not self.at(step, seat):
            assert not self.state.over, f"{step.__name__} was never asked"
            self.play(self.quiet())
        return self

    def to_round(self, number: int) -> "Table":
        """Play quietly until the first card of a round."""
        while self.state.round < number:
            self.play(self.quiet())
        return self.until(PlayCard)

    def to_end(self) -> "Table":
        """Play quietly until the game is over."""
        while not self.state.over:
            self.play(self.quiet())
        return self

    def skip(self, count: int = 1) -> "Table":
        """Play so many choices quietly."""
        for _ in range(count):
            self.play(self.quiet())
        return self

    def own(self, seat: int, **figures: int) -> "Table":
        """Give a player so many groschen, pelicans, ...: the names of the position's lists."""
        for name, value in figures.items():
            getattr(self.state, name)[seat] = value
        return self.edited()

    def miners(self, seat: int, *, pool: int, waiting: int) -> "Table":
        """Let so many miners be on the board; the others are in mines of rows and columns that do not matter."""
        state = self.state
        gone = 9 - pool - waiting - state.miners.count(seat)
        state.pool[seat], state.waiting[seat] = pool, waiting
        tiles = [tile.index for tile in reversed(PACK.mine_tiles) if state.mine_stack.counts[tile.index]]
        free = [space for space in reversed(state.side.mines.spaces) if state.mines[space] == NONE]
        for tile, space in zip(tiles, free[:gone], strict=False):
            self._put_mine(space, tile, seat)
        return self.edited()

    def give(self, seat: int, *tiles: str) -> "Table":
        """Let a player hold these tiles in the slots, and no others."""
        state = self.state
        state.discarded += state.slots[seat]
        state.slots[seat] = []
        for name in tiles:
            self._lift(TILE[name])
            state.slots[seat].append(TILE[name])
        return self.edited()

    def on_top(self, *tiles: str) -> "Table":
        """Let these tiles lie on top of their stacks; what lay there goes under."""
        state = self.state
        for name in tiles:
            tile = TILE[name]
            stack = PACK.stack_of[tile]
            if state.tops[stack] != tile:
                state.hidden.remove(tile)
                state.hidden.add(state.tops[stack])
                state.tops[stack] = tile
        return self.edited()

    def discard(self, *tiles: str) -> "Table":
        """Let these tiles be out of the game."""
        for name in tiles:
            self._lift(TILE[name])
            self.state.discarded.append(TILE[name])
        return self.edited()

    def _lift(self, tile: int) -> None:
        """Take a tile from where it lies; another one of its stack comes up, or the stack leaves its row."""
        state, stack = self.state, PACK.stack_of[tile]
        if tile in state.discarded:
            state.discarded.remove(tile)
        elif state.hidden.counts[tile]:
            state.hidden.remove(tile)
        else:
            assert state.tops[stack] == tile, f"{PACK.tiles[tile].id} is not free"
            state.tops[stack] = NONE
            following = under(state, stack)
            if following:
                state.hidden.remove(following[0])
                state.tops[stack] = following[0]
            else:
                row = state.hall.index(stack) // 4 * 4
                left = [other for other in state.hall[row : row + 4] if other not in (stack, NONE)]
                state.hall[row : row + 4] = left + [NONE] * (4 - len(left))

    def claim(self, seat: int, *squares: str) -> "Table":
        """Let a player's plot markers stand on these squares besides."""
        for square in squares:
            self.state.owners[SQUARE[square]] = seat
            self.state.markers[seat] += 1
        return self.edited()

    def build(self, seat: int, **tiles: str) -> "Table":
        """Let buildings stand on squares (c3="sawmill"); a guild's are the player's and produce; no effects."""
        state = self.state
        for square, name in tiles.items():
            tile, at = TILE[name], SQUARE[square]
            self._lift(tile)
            state.town[at] = tile
            for other in state.side.town.neighbours[at]:
                state.near = replaced(state.near, other, max(state.near[other], PACK.tile_plot[tile]))
            guild = PACK.tile_guild[tile]
            if guild != NONE:
                state.owners[at] = seat
                state.production[seat * KINDS + guild] += PACK.tile_production[tile]
                state.houses[state.row_of(seat, guild)] -= 1
        return self.edited()

    def dig(self, seat: int, **tiles: str) -> "Table":
        """Let mines lie on spaces (c1="mine_1_1"), with waiting miners and their production; no other effects."""
        for space, name in tiles.items():
            self.state.waiting[seat] -= 1
            self._put_mine(SPACE[space], MINE_TILE[name], seat)
        return self.edited()

    def _put_mine(self, space: int, tile: int, seat: int) -> None:
        state = self.state
        if tile in PACK.technology_tiles:
            assert tile == PACK.technology_tiles[state.technology]
            state.technology += 1
        else:
            state.mine_stack.remove(tile)
        state.mines[space], state.miners[space] = tile, seat
        state.production[seat * KINDS + ORE] += PACK.mine_ore[tile]

    def leave_in_stack(self, *tiles: str, discards: tuple[str, ...] = ()) -> "Table":
        """Let only these mine tiles be in the stack and in the discards; the others leave the game for good."""
        state = self.state
        free = [*state.mine_stack.kinds(), *state.mine_discards.kinds()]
        stack, thrown = ([MINE_TILE[name] for name in names] for names in (tiles, discards))
        for tile in free:
            state.mine_stack.counts[tile] = int(tile in stack)
            state.mine_discards.counts[tile] = int(tile in thrown)
        state.scrapped += tuple(tile for tile in free if tile not in stack + thrown)
        return self.edited()

    def market(self, **figures: int) -> "Table":
        """Set levels (population, ore_level) and arms (wood, silver, ...)."""
        state = self.state
        for name, value in figures.items():
            if name in ("population", "ore_level"):
                state.levels[DECKS.index(name.removesuffix("_level"))] = value
            else:
                state.arms[COMMODITIES.index(name)] = value
        return self.edited()

    def houses(self, seat: int, *left: int) -> "Table":
        """Let so many houses be left in the three rows; others were removed without a building."""
        state, first = self.state, seat * ROWS_OF_HOUSES
        before = state.houses_left(seat)
        state.houses[first : first + ROWS_OF_HOUSES] = left
        state.lost_houses[seat] += before - state.houses_left(seat)
        return self.edited()

    def hand(self, seat: int, *cards: str) -> "Table":
        """Let only these cards be in hand."""
        for card, index in CARD.items():
            self.state.hand[seat * len(CARD) + index] = int(card in cards)
        return self.edited()

    def patricians(self, where: str, **tokens: int) -> "Table":
        """Let so many tokens be in the pool (patrician_pool) or on the council, taken from the bank."""
        state = self.state
        for name, count in tokens.items():
            colour = PATRICIANS.index(name)
            state.patrician_bank[colour] -= count
            getattr(state, where)[colour] += count
        return self.edited()

    def barbara(self, number: int) -> "Table":
        """Let a tile of St. Barbara be the current one; 12 means that all are turned."""
        self.state.barbara = number - 1
        return self.edited()

    def tax(self, rate: int) -> "Table":
        """Set the tax rate."""
        self.state.tax = rate
        return self.edited()

    def event(self, name: str) -> "Table":
        """Let an event lie open; its tax has been added already."""
        state = self.state
        if state.event != NONE:
            state.event_cards.add(state.event)
        state.with_events, state.event = True, EVENT[name]
        state.event_cards.remove(EVENT[name])
        return self.edited()

    def in_round(self, number: int) -> "Table":
        """Say which round it is."""
        self.state.round = number
        return self.edited()

    def edited(self) -> "Table":
        """Offer again after an edit and check the position."""
        self.state.options = self.step.options(self.state)
        GAME.check(self.state)
        return self


def rich(seats: int = 3, seat: int = 0, **given: Any) -> Table:
    """A table at which one seat, who begins, has 200 groschen."""
    return Table(seats, start=seat, **given).own(seat, groschen=200)


def lacking(missing: int, quantity: int, commodity: str, each: int) -> dict[str, int | str]:
    """The figures of a refusal for want of groschen: so many are missing for a quantity at a price each."""
    price = quantity * each
    return {
        "missing": missing,
        "quantity": quantity,
        "commodity": f"commodity-{commodity}",
        "each": each,
        "price": price,
    }
