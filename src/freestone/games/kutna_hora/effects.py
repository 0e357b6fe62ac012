"""What tiles, mines, houses, cathedral tiles and events do: one class for each verb of the data."""

from typing import Final

from mypy_extensions import mypyc_attr

from freestone.core.errors import unknown
from freestone.core.state import EventKind
from freestone.core.step import Terms
from freestone.games.kutna_hora.names import (
    BARBARA,
    BUILDING,
    COMMODITIES,
    COMMODITY_NAMES,
    HOUSE,
    INCOME,
    MINE,
    ORE_DECK,
    PATRICIAN_NAMES,
    PATRICIANS,
    PLOT,
    POPULATION_DECK,
    RIGHTS,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import OfferAction
from freestone.games.kutna_hora.steps.barbara import ConvertHouse, GainForPairs, ScoreBuilding, scoring_buildings
from freestone.games.kutna_hora.steps.building import RemoveHouse, flip_barbara, guilds_with_houses
from freestone.games.kutna_hora.steps.end_of_round import public_pairs
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.market import advance, move_arm
from freestone.games.kutna_hora.steps.mine import take_technology
from freestone.packs.reader import Row

GAINED_PELICANS: Final = EventKind("gained-pelicans", "count")
PATRICIAN_POOLED: Final = EventKind("patrician-pooled", "patrician")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens to a seat, `amount` times or by `amount`."""

    verb: str
    amount: int

    def __init__(self, verb: str, amount: int) -> None:
        self.verb = verb
        self.amount = amount

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether it would do or ask anything now."""
        return True

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Let it happen; points count for the given source of the score sheet."""
        raise NotImplementedError

    def text(self) -> tuple[str, Terms]:
        """Return the message and its values that say what this does."""
        return f"effect-{self.verb}", {"amount": self.amount}


class Signed(Effect):
    """An effect that gains or loses something."""

    def text(self) -> tuple[str, Terms]:
        """Return the message for a gain or for a loss."""
        return f"effect-{self.verb}" + ("" if self.amount > 0 else "-lost"), {"amount": abs(self.amount)}


class Points(Signed):
    """Score or lose points (K7.10)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Score."""
        state.score(seat, self.amount, source)


class Reputation(Signed):
    """Gain or lose reputation (K7.10, K11.1)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Gain or lose it."""
        state.change_reputation(seat, self.amount)


class Tax(Effect):
    """The tax rate rises (K7.9-10)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Raise it."""
        state.raise_tax(self.amount)


class Pelican(Effect):
    """Take unused pelicans from the unlimited supply (K7.10)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Take them."""
        state.pelicans[seat] += self.amount
        state.tell(GAINED_PELICANS, seat, self.amount)


class Population(Effect):
    """The population deck advances (K3.2, K7.10)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Advance it."""
        advance(state, POPULATION_DECK, self.amount)


class OreDeck(Effect):
    """The ore deck advances (K3.2, K4.5, K7.3)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Advance it."""
        advance(state, ORE_DECK, self.amount)


class Commodity(Effect):
    """An effect that concerns one commodity."""

    commodity: int

    def __init__(self, verb: str, amount: int, commodity: int) -> None:
        super().__init__(verb, amount)
        self.commodity = commodity

    def text(self) -> tuple[str, Terms]:
        """Return the message with amount and commodity."""
        return f"effect-{self.verb}", {"amount": self.amount, "commodity": COMMODITY_NAMES[self.commodity]}


class Production(Commodity):
    """Produce more of a commodity (K4.5, K7.3)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Produce more."""
        state.raise_production(seat, self.commodity, self.amount)


class Arm(Commodity):
    """The arm of a commodity moves one to the right (K3.5)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Move it."""
        move_arm(state, self.commodity)


class Patrician(Effect):
    """A patrician goes from the bank to the pool; none left: nothing (K7.5)."""

    colour: int

    def __init__(self, verb: str, colour: int) -> None:
        super().__init__(verb, 1)
        self.colour = colour

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Move the token."""
        if state.patrician_bank[self.colour]:
            state.patrician_bank[self.colour] -= 1
            state.patrician_pool[self.colour] += 1
            state.tell(PATRICIAN_POOLED, seat, PATRICIAN_NAMES[self.colour])

    def text(self) -> tuple[str, Terms]:
        """Return the message with the colour."""
        return f"effect-{self.verb}", {"patrician": PATRICIAN_NAMES[self.colour]}


class Technology(Effect):
    """Take the top technology tile (K7.6)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Take it."""
        take_technology(state, seat)


class FlipBarbara(Effect):
    """The current tile of St. Barbara is turned without its effects (K7.7)."""

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Turn it."""
        flip_barbara(state, seat)


class RemovesHouse(Effect):
    """A house leaves the player board without its effect (K7.8)."""

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether a house is left."""
        return state.houses_left(seat) > 0

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Ask which."""
        if self.possible(state, seat):
            state.push(RemoveHouse(seat))


class PublicTile(Effect):
    """A public tile may be taken for nothing (K7.4)."""

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether a slot is free and a tile is there."""
        return state.pack.actions[RIGHTS].possible(state, seat, HOUSE)

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Ask which."""
        if self.possible(state, seat):
            state.pack.actions[RIGHTS].offer(state, seat, HOUSE)


class FreeActions(Effect):
    """Actions inside an action, each of which may be declined (K9.3)."""

    action: int

    def __init__(self, verb: str, amount: int, action: int) -> None:
        super().__init__(verb, amount)
        self.action = action

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether the first of them could have an effect."""
        return state.pack.actions[self.action].possible(state, seat, BARBARA)

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Offer them one after the other."""
        state.push(*[OfferAction(seat, self.action) for _ in range(self.amount)])


class HouseToProduction(Effect):
    """A house may be turned into production (K9.3, tile 3)."""

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether a house is left."""
        return bool(guilds_with_houses(state, seat))

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Ask which."""
        if self.possible(state, seat):
            state.push(ConvertHouse(seat, self.amount))


class PatricianToCouncil(Effect):
    """A patrician may go straight from the bank to the council (K9.3, tile 6)."""

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether the bank has one."""
        return any(state.patrician_bank)

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Ask which."""
        if self.possible(state, seat):
            state.push(SeatPatrician(seat, BARBARA))


class ReputationForPairs(Effect):
    """Reputation for each public building next to one of the seat's own (K9.3, tile 7)."""

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether there is such a pair."""
        return public_pairs(state, seat) > 0

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Offer it."""
        if self.possible(state, seat):
            state.push(GainForPairs(seat, self.amount))


class ScoreOneBuilding(Effect):
    """One of the seat's buildings scores its dots now (K9.3, tile 10)."""

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether any would score."""
        return bool(scoring_buildings(state, seat))

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Ask which."""
        if self.possible(state, seat):
            state.push(ScoreBuilding(seat))


SIMPLE: Final[dict[str, tuple[type[Effect], int, int]]] = {  # verbs with one number, and its bounds
    "points": (Points, -12, 12),
    "reputation": (Reputation, -12, 12),
    "tax": (Tax, 1, 6),
    "pelican": (Pelican, 1, 6),
    "population": (Population, 1, 6),
    "ore_deck": (OreDeck, 1, 6),
    "technology": (Technology, 1, 1),
    "flip_barbara": (FlipBarbara, 1, 1),
    "remove_house": (RemovesHouse, 1, 1),
    "public_tile": (PublicTile, 1, 1),
    "house_to_production": (HouseToProduction, 1, 6),
    "patrician_bank_to_council": (PatricianToCouncil, 1, 1),
    "reputation_per_public_neighbour": (ReputationForPairs, 1, 6),
    "score_one_building": (ScoreOneBuilding, 1, 1),
}
FREE_ACTIONS: Final = {
    "free_rights": RIGHTS,
    "free_plot_anywhere": PLOT,
    "free_building": BUILDING,
    "income_actions": INCOME,
    "free_mines": MINE,
}
GAINS: Final = ("points", "reputation", "pelican")
ON_TILES: Final = ("population", *GAINS, "tax")
VERBS: Final = {  # where they are printed
    "mine": ON_TILES,
    "guild": (*ON_TILES, "ore_deck", "arm", "technology", "flip_barbara"),
    "public": (*ON_TILES, "ore_deck", "patrician", "flip_barbara", "remove_house"),
    "house": (*GAINS, "public_tile"),
    "award": GAINS,
    "fixed": ("points", "reputation"),
    "middle": (
        *(*FREE_ACTIONS, "house_to_production", "patrician_bank_to_council"),
        *("reputation_per_public_neighbour", "score_one_building"),
    ),
}


def read_effects(row: Row, key: str, where: str) -> list[Effect]:
    """Return a list of effects, one verb each, of those that may be printed there."""
    effects, verbs = list[Effect](), VERBS[where]
    for part in row.parts(key):
        verb = ", ".join(part.names())
        if len(part.names()) != 1:
            part.give_up("an effect is one verb and its value")
        elif not any(verb in known for known in VERBS.values()):
            part.give_up(str(unknown("effect", verb, verbs)))
        elif verb not in verbs:
            part.give_up(f"no effect {verb!r} here; there are: {', '.join(verbs)}")
        elif verb == "arm":
            effects.append(Arm(verb, 1, 1 + part.place(verb, COMMODITIES[1:])))
        elif verb == "patrician":
            effects.append(Patrician(verb, part.place(verb, PATRICIANS)))
        elif verb in FREE_ACTIONS:
            effects.append(FreeActions(verb, part.number(verb, 1, 6), FREE_ACTIONS[verb]))
        else:
            kind, least, most = SIMPLE[verb]
            amount = part.number(verb, least, most)
            part.check(amount != 0, f"{verb} changes something, so it is not 0")
            effects.append(kind(verb, amount))
    return effects
