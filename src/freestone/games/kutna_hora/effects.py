"""What tiles, mines, houses, cathedral tiles and events do: a small vocabulary of verbs, one row of VERBS each."""

from collections.abc import Callable
from typing import Final

from freestone.core.errors import unknown
from freestone.core.state import EventKind
from freestone.core.step import Terms
from freestone.games.kutna_hora.names import (
    ACTION_NAMES,
    BARBARA,
    BUILDING,
    COMMODITIES,
    COMMODITY_NAMES,
    HOUSE,
    INCOME,
    MINE,
    NONE,
    ORE_DECK,
    PATRICIAN_NAMES,
    PATRICIANS,
    PLOT,
    POPULATION_DECK,
    RIGHTS,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import NOT_POSSIBLE, OfferAction
from freestone.games.kutna_hora.steps.barbara import ConvertHouse, GainForPairs, ScoreBuilding, scoring_buildings
from freestone.games.kutna_hora.steps.building import RemoveHouse, flip_barbara, guilds_with_houses
from freestone.games.kutna_hora.steps.end_of_round import public_pairs
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.market import advance, move_arm
from freestone.games.kutna_hora.steps.mine import take_technology
from freestone.packs.reader import Row

GAINED_PELICANS: Final = EventKind("gained-pelicans", "count")
PATRICIAN_POOLED: Final = EventKind("patrician-pooled", "patrician")


class Effect:
    """Something that happens to a seat: `verb` says what, `amount` how often or by how much.

    `noun` is what the verb is about: a commodity, the colour of a patrician, or an action; NONE for most verbs.
    """

    verb: str
    amount: int
    noun: int

    def __init__(self, verb: str, amount: int, noun: int = NONE) -> None:
        self.verb = verb
        self.amount = amount
        self.noun = noun
        self._verb: Verb = VERBS[verb]

    def possible(self, state: KutnaHoraState, seat: int) -> bool:
        """Whether it would do or ask anything now."""
        possible = self._verb.possible
        return possible is None or possible(state, seat, self)

    def run(self, state: KutnaHoraState, seat: int, source: int) -> None:
        """Let it happen if it is possible; points count for the given source of the score sheet."""
        if self.possible(state, seat):
            self._verb.run(state, seat, self, source)
        elif self._verb.offer:
            state.tell(NOT_POSSIBLE, seat, self._verb.offer)

    def text(self) -> tuple[str, Terms]:
        """Return the message that says what this does, and its values."""
        message = f"effect-{self.verb}"
        if self.verb == "patrician":
            return message, {"patrician": PATRICIAN_NAMES[self.noun]}
        if self.verb in ("production", "arm"):
            return message, {"amount": self.amount, "commodity": COMMODITY_NAMES[self.noun]}
        return message if self.amount > 0 else f"{message}-lost", {"amount": abs(self.amount)}


class Verb:
    """What an effect does, when it is possible (None: always), and the bounds of its amount in a pack.

    `offer` is the name of what a player is asked about, who wants to know when that is not possible.
    """

    def __init__(
        self,
        run: Callable[[KutnaHoraState, int, Effect, int], None],
        possible: Callable[[KutnaHoraState, int, Effect], bool] | None = None,
        least: int = 1,
        most: int = 6,
        offer: str = "",
    ) -> None:
        self.run: Final = run
        self.possible: Final = possible
        self.least: Final = least
        self.most: Final = most
        self.offer: Final = offer


def gain_pelicans(state: KutnaHoraState, seat: int, effect: Effect, source: int) -> None:
    """Take unused pelicans from the unlimited supply (K7.10)."""
    state.pelicans[seat] += effect.amount
    state.tell(GAINED_PELICANS, seat, effect.amount)


def pool_patrician(state: KutnaHoraState, seat: int, effect: Effect, source: int) -> None:
    """Move a patrician from the bank to the pool (K7.5)."""
    state.patrician_bank[effect.noun] -= 1
    state.patrician_pool[effect.noun] += 1
    state.tell(PATRICIAN_POOLED, seat, PATRICIAN_NAMES[effect.noun])


def offer_actions(state: KutnaHoraState, seat: int, effect: Effect, source: int) -> None:
    """Offer actions inside an action, one after the other; each may be declined (K9.3)."""
    state.push(*[OfferAction(seat, effect.noun) for _ in range(effect.amount)])


def can_act(state: KutnaHoraState, seat: int, effect: Effect) -> bool:
    """Whether the first of the offered actions could have an effect."""
    return state.pack.actions[effect.noun].possible(state, seat, BARBARA)


FREE_ACTIONS: Final = {
    "free_rights": RIGHTS,
    "free_plot_anywhere": PLOT,
    "free_building": BUILDING,
    "income_actions": INCOME,
    "free_mines": MINE,
}
VERBS: Final[dict[str, Verb]] = {
    # K7.10, K11.1: gained or lost.
    "points": Verb(lambda state, seat, effect, source: state.score(seat, effect.amount, source), least=-12, most=12),
    "reputation": Verb(lambda state, seat, effect, _: state.change_reputation(seat, effect.amount), least=-12, most=12),
    "pelican": Verb(gain_pelicans),
    "production": Verb(lambda state, seat, effect, _: state.raise_production(seat, effect.noun, effect.amount)),
    # K3.2, K3.5, K7.9: decks, arms and the tax rate move.
    "population": Verb(lambda state, seat, effect, _: advance(state, POPULATION_DECK, effect.amount)),
    "ore_deck": Verb(lambda state, seat, effect, _: advance(state, ORE_DECK, effect.amount)),
    "arm": Verb(lambda state, seat, effect, _: move_arm(state, effect.noun)),
    "tax": Verb(lambda state, seat, effect, _: state.raise_tax(effect.amount)),
    # K7.4-8: what buildings and houses do.
    "patrician": Verb(pool_patrician, lambda state, seat, effect: state.patrician_bank[effect.noun] > 0),
    "technology": Verb(lambda state, seat, effect, _: take_technology(state, seat), most=1),
    "flip_barbara": Verb(lambda state, seat, effect, _: flip_barbara(state, seat), most=1),
    "remove_house": Verb(
        lambda state, seat, effect, _: state.put(RemoveHouse(seat)),
        lambda state, seat, effect: state.houses_left(seat) > 0,
        most=1,
    ),
    "public_tile": Verb(
        lambda state, seat, effect, _: state.pack.actions[RIGHTS].offer(state, seat, HOUSE),
        lambda state, seat, effect: state.pack.actions[RIGHTS].possible(state, seat, HOUSE),
        most=1,
        offer=ACTION_NAMES[RIGHTS],
    ),
    # K9.3: what the tiles of St. Barbara offer.
    **{verb: Verb(offer_actions, can_act, offer=ACTION_NAMES[action]) for verb, action in FREE_ACTIONS.items()},
    "house_to_production": Verb(
        lambda state, seat, effect, _: state.put(ConvertHouse(seat, effect.amount)),
        lambda state, seat, effect: bool(guilds_with_houses(state, seat)),
        offer="offer-house",
    ),
    "patrician_bank_to_council": Verb(
        lambda state, seat, effect, _: state.put(SeatPatrician(seat, BARBARA)),
        lambda state, seat, effect: any(state.patrician_bank),
        most=1,
        offer="offer-patrician",
    ),
    "reputation_per_public_neighbour": Verb(
        lambda state, seat, effect, _: state.put(GainForPairs(seat, effect.amount)),
        lambda state, seat, effect: public_pairs(state, seat) > 0,
        offer="offer-neighbours",
    ),
    "score_one_building": Verb(
        lambda state, seat, effect, _: state.put(ScoreBuilding(seat)),
        lambda state, seat, effect: bool(scoring_buildings(state, seat)),
        most=1,
        offer="offer-dots",
    ),
}
GAINS: Final = ("points", "reputation", "pelican")
ON_TILES: Final = ("population", *GAINS, "tax")
# The verbs by where they are printed.
PRINTED: Final = {
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
    effects, verbs = list[Effect](), PRINTED[where]
    for part in row.parts(key):
        verb = ", ".join(part.names())
        if len(part.names()) != 1:
            part.give_up("one-verb")
        elif not any(verb in known for known in PRINTED.values()):
            part.give_up(unknown("effect", verb, verbs))
        elif verb not in verbs:
            part.give_up("effect-elsewhere", verb=repr(verb), known=", ".join(verbs))
        elif verb == "arm":
            # Ore has no arm.
            effects.append(Effect(verb, 1, 1 + part.place(verb, COMMODITIES[1:])))
        elif verb == "patrician":
            effects.append(Effect(verb, 1, part.place(verb, PATRICIANS)))
        else:
            amount = part.number(verb, VERBS[verb].least, VERBS[verb].most)
            part.check(amount != 0, "no-change", verb=verb)
            effects.append(Effect(verb, amount, FREE_ACTIONS.get(verb, NONE)))
    return effects
