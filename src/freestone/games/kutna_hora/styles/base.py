"""How a style decides: what every sensible player of Kutná Hora does, by what things are worth to the style."""

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from freestone.core.choice import Choice
from freestone.core.seen import Seen
from freestone.games.kutna_hora.names import (
    BARBARA,
    BUILDING,
    CARD,
    HOUSE_ROWS,
    INCOME,
    JOKER_ACTION,
    MINE,
    NONE,
    PLOT,
    RIGHTS,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Accept
from freestone.games.kutna_hora.steps.barbara import ConvertHouse
from freestone.games.kutna_hora.steps.building import ChooseSite, ChooseTile
from freestone.games.kutna_hora.steps.end_of_game import building_points
from freestone.games.kutna_hora.steps.end_of_round import tax_due, tax_penalty
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.joker import joker_loss
from freestone.games.kutna_hora.steps.mine import Dig, PickMine
from freestone.games.kutna_hora.steps.plot import ClaimPlot
from freestone.games.kutna_hora.steps.rights import TakeRights
from freestone.games.kutna_hora.steps.setup import PlaceGuild
from freestone.games.kutna_hora.styles.outlook import Outlook
from freestone.games.kutna_hora.styles.taste import Taste

# What the other half of a card could do counts this much, divided among the cards that can do it.
KEEP: Final = 0.5
# Income can wait while nothing lacks groschen and cards are left: buildings make it grow.
PATIENCE: Final = 0.75


@mypyc_attr(allow_interpreted_subclasses=True)
class Style(Taste):
    """A player who judges every option by rules of thumb and takes the best; its taste is the style."""

    game: ClassVar[str] = "kutna_hora"

    # How much it likes the guilds, Miners to Innkeepers, and the rows of the player board: public, pelican, reputation.
    guilds: ClassVar[tuple[float, ...]] = (0.8, 1.0, 0.9, 1.0, 1.3, 1.1)
    rows: ClassVar[tuple[float, ...]] = (1.1, 1.2, 1.0)

    def __init__(self, seed: int) -> None:
        """Make a player, who takes the first of equal options and needs no seed."""

    def choose(self, seen: Seen[KutnaHoraState]) -> Choice:
        """Return the option that is worth most."""
        outlook = Outlook(seen.state, seen.seat)
        worths = [WORTHS[option.verb](self, outlook, option) for option in seen.options]
        return seen.options[worths.index(max(worths))]

    def play(self, outlook: Outlook, index: int) -> float:
        """Return what a card is worth for one of its actions, less what its other half could do."""
        half = outlook.state.pack.halves[index]
        worth = self.joker(outlook) if half.action == JOKER_ACTION else self.action(outlook, half.action)
        return worth - self.other_half(outlook, half.card, half.action)

    def other_half(self, outlook: Outlook, card: int, action: int) -> float:
        """Return what is lost with a card besides the action that it is played for."""
        others = [half.action for half in outlook.state.pack.cards[card].halves if half.action != action]
        worths = [self.action(outlook, other) / outlook.cards_for(other) for other in others if other != JOKER_ACTION]
        return KEEP * max([0.0, *worths]) if outlook.plays > 1 else 0.0

    def joker(self, outlook: Outlook) -> float:
        """Return what the Joker is worth: the best other action, less the reputation."""
        loss = outlook.steps(-joker_loss(outlook.state, outlook.seat))
        return max(self.action(outlook, action) for action in range(JOKER_ACTION)) + loss

    def action(self, outlook: Outlook, action: int) -> float:
        """Return what an action is worth, whichever card it is played with."""
        known = outlook.actions
        if action not in known:
            possible = outlook.state.pack.actions[action].possible(outlook.state, outlook.seat, CARD)
            known[action] = self.best(outlook, action) if possible else 0.0
        return known[action]

    def best(self, outlook: Outlook, action: int) -> float:
        """Return what an action is worth with the best choice in it."""
        if action == MINE:
            return self.mining(outlook, CARD)
        if action == RIGHTS:
            return max(self.rights(outlook, tile, CARD) for tile in outlook.tiles(CARD))
        if action == PLOT:
            return max(self.plot(outlook, square, CARD) for square in outlook.squares(CARD))
        if action == BUILDING:
            return max(self.building(outlook, tile, CARD) for tile in outlook.ready_tiles(CARD))
        if action == INCOME:
            can_wait = outlook.plays > 2 and outlook.groschen >= outlook.need
            return self.income(outlook) * (PATIENCE if can_wait else 1.0)
        return self.barbara(outlook)

    def guild_set(self, outlook: Outlook, index: int) -> float:
        """Return how much a set of guilds is liked."""
        return sum([self.guilds[guild] for guild in outlook.state.pack.combinations[index]])

    def guild_row(self, outlook: Outlook, guild: int, row: int) -> float:
        """Return whether a guild belongs in a row: those that are liked best go to the rows that are liked best."""
        state, seat = outlook.state, outlook.seat
        rows = [at for at in range(HOUSE_ROWS) if state.guild_in(seat, at) == NONE]
        guilds = [one for one in state.pack.combinations[state.sets[seat]] if state.row_of(seat, one) == NONE]
        rows.sort(key=lambda at: -self.rows[at])
        guilds.sort(key=lambda one: -self.guilds[one])
        return float(guilds.index(guild) == rows.index(row))

    def refill(self, outlook: Outlook, count: int) -> float:
        """Return how good it is to send for miners: two for the price of one, but none before they are needed."""
        return float(-count if outlook.state.pool[outlook.seat] else count)

    def tax(self, outlook: Outlook, option: Choice) -> float:
        """Return what it is worth to pay the tax or to refuse: groschen, or reputation."""
        state = outlook.state
        if option is state.pack.tax_pay:
            return outlook.cash(outlook.groschen - tax_due(state, outlook.seat)) - outlook.cash(outlook.groschen)
        return outlook.steps(-tax_penalty(state))

    def offered(self, outlook: Outlook) -> float:
        """Return what it is worth to accept: reputation always, and an action for what it brings."""
        step = outlook.state.agenda[-1]
        if not isinstance(step, Accept):
            return 1.0
        return self.mining(outlook, BARBARA) if step.action == MINE else self.action(outlook, step.action)


def origin_of(outlook: Outlook) -> int:
    """Return where the action under way comes from."""
    step = outlook.state.agenda[-1]
    assert isinstance(step, (ChooseTile, ClaimPlot, TakeRights, PickMine, Dig, SeatPatrician))
    return step.origin


def tile_of(outlook: Outlook) -> int:
    """Return the building or the mine for which a place is chosen."""
    step = outlook.state.agenda[-1]
    assert isinstance(step, (ChooseSite, Dig))
    return step.tile


def row_of(outlook: Outlook) -> int:
    """Return the row for which a guild is chosen."""
    step = outlook.state.agenda[-1]
    assert isinstance(step, PlaceGuild)
    return step.row


def amount_of(outlook: Outlook) -> int:
    """Return the production that a house is turned into."""
    step = outlook.state.agenda[-1]
    assert isinstance(step, ConvertHouse)
    return step.amount


def nothing(style: Style, outlook: Outlook, option: Choice) -> float:
    """Return what it is worth to leave something alone."""
    return 0.0


# What an option is worth, by its verb.
WORTHS: Final[dict[str, Callable[[Style, Outlook, Choice], float]]] = {
    "play": lambda style, outlook, option: style.play(outlook, option.value),
    "rest": lambda style, outlook, option: -style.other_half(outlook, option.value, NONE),
    "action": lambda style, outlook, option: style.action(outlook, option.value),
    "rights": lambda style, outlook, option: style.rights(outlook, option.value, origin_of(outlook)),
    "plot": lambda style, outlook, option: style.plot(outlook, option.value, origin_of(outlook)),
    "build": lambda style, outlook, option: style.building(outlook, option.value, origin_of(outlook)),
    "site": lambda style, outlook, option: style.site(outlook, tile_of(outlook), option.value),
    "pick": lambda style, outlook, option: style.drawn_mine(outlook, option.value, origin_of(outlook)),
    "mine": lambda style, outlook, option: style.space(outlook, tile_of(outlook), option.value, origin_of(outlook)),
    "patrician": lambda style, outlook, option: style.seating(outlook, option.value, origin_of(outlook)),
    "set": lambda style, outlook, option: style.guild_set(outlook, option.value),
    "guild": lambda style, outlook, option: style.guild_row(outlook, option.value, row_of(outlook)),
    "refill": lambda style, outlook, option: style.refill(outlook, option.value),
    "house": lambda style, outlook, option: -style.house(outlook, option.value),
    "convert": lambda style, outlook, option: style.conversion(outlook, option.value, amount_of(outlook)),
    "score": lambda style, outlook, option: float(building_points(outlook.state, option.value)),
    "accept": lambda style, outlook, option: style.offered(outlook),
    "tax": lambda style, outlook, option: style.tax(outlook, option),
    "decline": nothing,
    "leave": nothing,
    "remove": nothing,
}
