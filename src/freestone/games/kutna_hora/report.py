"""What a balance report says about matches of Kutná Hora."""

from collections import Counter
from typing import Final

from freestone.core.game import Game
from freestone.core.pack import Pack
from freestone.core.state import Event
from freestone.games.kutna_hora import measures
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import (
    ACTION_NAMES,
    BUILDING,
    CARD,
    COMMODITY_NAMES,
    DECK_NAMES,
    GUILD_NAMES,
    NONE,
    PATRICIANS,
    WOOD,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.building import lacks_house, wood_of
from freestone.games.kutna_hora.steps.end_of_game import own_buildings
from freestone.games.kutna_hora.steps.end_of_round import AWARDED, EVENT_REVEALED, TAX_NOT_PAID
from freestone.games.kutna_hora.steps.income import EARNED
from freestone.games.kutna_hora.steps.market import PRICE_CHANGED, TOWN_BUILT
from freestone.games.kutna_hora.steps.setup import STARTS
from freestone.games.kutna_hora.steps.turn import PLAYED, RESTED, PlayCard
from freestone.report import (
    EVERY,
    NUMBER,
    PART,
    PLAYER_PARTS,
    PLAYERS,
    SCORE,
    SHARE,
    WINS,
    Fates,
    Report,
    Target,
)

# The reconstructed figures were tuned to these thresholds: how often a lively price changes in a match, the score that
# the last player should exceed, the tax at the end, and the cards by which the population and ore decks have grown.
LIVELY: Final = 4
FAIR_SCORE: Final = 30
FAIR_TAX: Final = range(10, 23)
GROWN: Final = (20, 15)
# A way to play that wins less than this part of its fair share is not worth trying.
WORTHWHILE: Final = 0.7
REST: Final = "report-rest"
GROUPS: Final = {
    "patricians": ("green", "silver", "yellow", "red"),
    "built": ("tiles", "houses", "mines"),
    "all-reputation": ("reputation", "beyond"),
}


class KutnaHoraReport(Report[KutnaHoraState]):
    """Watches a match of Kutná Hora."""

    def __init__(self, game: Game[KutnaHoraState]) -> None:
        super().__init__(game)
        self._first = NONE
        self._round = 0
        self._plays = self._held = self._unpaid = 0
        self._earned: list[int] = []
        self._actions: Counter[str] = Counter()
        self._builds: Counter[str] = Counter()
        self._awards: Counter[str] = Counter()
        self._drawn: list[str] = []
        self._prices: dict[str, list[int]] = {name: [] for name in COMMODITY_NAMES}

    def look(self, state: KutnaHoraState, events: list[Event]) -> None:
        """Count events and tiles that a red X holds back, and take notes at the end of a round."""
        for event in events:
            self._hear(event)
        # A round has ended when the next one begins or the match is over.
        ended = self._round if state.round > self._round else state.round if state.over else 0
        self._round = state.round
        if ended:
            self._note_round(state, ended)
        if state.agenda and isinstance(state.agenda[-1], PlayCard):
            self._plays += 1
            self._held += held_back(state, state.agenda[-1].seat)

    def _hear(self, event: Event) -> None:
        kind, values = event.kind, event.values
        if kind is STARTS:
            self._first = event.seat
        elif kind is EARNED:
            self._earned.append(int(values[0]))
        elif kind is PLAYED:
            self._actions[str(values[1])] += 1
        elif kind is RESTED:
            self._actions[REST] += 1
        elif kind is PRICE_CHANGED:
            self._prices[str(values[0])] += [int(values[1]), int(values[2])]
        elif kind is TOWN_BUILT:
            self._builds[str(values[0])] += 1
        elif kind is TAX_NOT_PAID:
            self._unpaid += 1
        elif kind is EVENT_REVEALED:
            self._drawn.append(str(values[0]))
        elif kind is AWARDED:
            self._awards[str(values[0])] += 1

    def _note_round(self, state: KutnaHoraState, ended: int) -> None:
        """Note prices and decks, and what everybody has, at the end of a round."""
        for name, price in zip(COMMODITY_NAMES, state.prices(), strict=True):
            self.note("prices", ended, name, price)
        for name, level in zip(DECK_NAMES, state.levels, strict=True):
            self.note("decks", ended, name, level)
        self.note("decks", ended, "tax", state.tax)
        self.note("rounds", ended, "incomes", len(self._earned), of=state.seats)
        self.note("rounds", ended, "earned", sum(self._earned), of=len(self._earned))
        self._earned = []
        points = measures.final_scores(state)
        for seat in range(state.seats):
            self.note("rounds", ended, "income", state.income(seat))
            self.note("rounds", ended, "groschen", state.groschen[seat])
            self.note("rounds", ended, "reputation", state.reputation[seat])
            self.note("rounds", ended, "points", points[seat])

    def close(self, state: KutnaHoraState, fates: Fates) -> None:
        """Note who won with what, and what the town has become."""
        pack = state.pack
        for seat in range(state.seats):
            self.note_fate("order", (seat - self._first) % state.seats + 1, fates, seat)
            self.note_fate("sets", pack.set[state.sets[seat]].name, fates, seat)
            for guild in pack.combinations[state.sets[seat]]:
                self.note_fate("guilds", GUILD_NAMES[guild], fates, seat)
        for action in [*ACTION_NAMES, REST]:
            self.note("actions", action, "plays", self._actions[action], of=state.seats)
        self._note_commodities(state)
        self._note_events(state)
        self._note_game(state, fates)
        self._note_groups(state)

    def _note_commodities(self, state: KutnaHoraState) -> None:
        """Note how prices moved and how often the town built for a guild."""
        for guild, name in enumerate(COMMODITY_NAMES):
            prices = self._prices[name]
            changes = len(prices) // 2
            self.note("commodities", name, "changes", changes)
            self.note("commodities", name, "lively", changes >= LIVELY, SHARE)
            self.note("commodities", name, "lowest", min([*prices, state.price(guild)]))
            self.note("commodities", name, "highest", max([*prices, state.price(guild)]))
            self.note("commodities", name, "builds", self._builds[GUILD_NAMES[guild]])

    def _note_events(self, state: KutnaHoraState) -> None:
        """Note which events came and how many players each rewarded."""
        for card in state.pack.events if state.with_events else []:
            self.note("events", card.name, "drawn", card.name in self._drawn, SHARE)
            if card.name in self._drawn and card.award != NONE:
                self.note("events", card.name, "awards", self._awards[card.name])

    def _note_game(self, state: KutnaHoraState, fates: Fates) -> None:
        """Note single figures of the whole match."""
        figure, seats = self._note_figure, state.seats
        figure("last-fair", min(fates.scores) > FAIR_SCORE, SHARE)
        figure("town-builds", self._builds.total())
        figure("held-plays", self._held, SHARE, of=self._plays)
        figure("held-games", self._held > 0, SHARE)
        for deck, name in enumerate(DECK_NAMES):
            figure(f"{name}-grown", state.levels[deck] >= GROWN[deck], SHARE)
            figure(f"{name}-full", state.levels[deck] == state.pack.last_card[deck], SHARE)
        figure("tax", state.tax)
        figure("tax-fair", state.tax in FAIR_TAX, SHARE)
        figure("taxes-unpaid", self._unpaid, of=seats)
        figure("buildings", sum(len(own_buildings(state, seat)) for seat in range(seats)), of=seats)
        figure("mines", sum(state.miners.count(seat) for seat in range(seats)), of=seats)
        figure("pelicans", sum(state.used_pelicans), of=seats)
        figure("barbara", state.barbara)
        for colour, name in enumerate(PATRICIANS):
            figure(f"council-{name}", state.council[colour])

    def _note_groups(self, state: KutnaHoraState) -> None:
        """Note what part of all points comes from sources that belong together."""
        for sheet in measures.score_sheet(state):
            for name, sources in GROUPS.items():
                points = sum(sheet[source] for source in sources)
                self.note("groups", f"report-{name}", "points", points)
                self.note("groups", f"report-{name}", PART, points, PART, of=sum(sheet.values()))

    def targets(self, pack: Pack, seats: int) -> list[Target]:
        """Return what the reconstructed figures were tuned to."""
        assert isinstance(pack, Components)
        return targets(pack.track_for[seats].rounds, seats)

    def _note_figure(self, name: str, value: float, kind: str = NUMBER, of: float = 1) -> None:
        self.note("game", f"report-{name}", "figure", value, kind, of)


def held_back(state: KutnaHoraState, seat: int) -> bool:
    """Whether only a red X keeps a seat from building: it has a plot, a card, a house and the groschen (K3.4)."""
    pack = state.pack
    first = seat * len(pack.cards)
    cards = [half.card for half in pack.halves if half.action == BUILDING]
    if not state.markers[seat] or not any(state.hand[first + card] for card in cards):
        return False
    return any(only_crossed_out(state, seat, tile) for tile in state.slots[seat])


def only_crossed_out(state: KutnaHoraState, seat: int, tile: int) -> bool:
    """Whether a red X is all that stops a tile."""
    guild = state.pack.tile_guild[tile]
    if guild == NONE or not state.crossed_out(guild) or lacks_house(state, seat, tile):
        return False
    return wood_of(state, tile, CARD) * state.price(WOOD) <= state.groschen[seat]


def targets(rounds: int, seats: int) -> list[Target]:
    """Return what matches with this many rounds and players should be like."""
    fair = 1 / seats
    return [
        Target("target-winner", "ranks", SCORE, (1,), 60, 85),
        Target("target-last", "game", "figure", ("report-last-fair",), 0.5, 1),
        Target("target-seats", "seats", WINS, (), fair - 0.06, fair + 0.06),
        Target("target-guilds", "guilds", WINS, (), fair - 0.08, fair + 0.08),
        Target("target-sets", "sets", WINS, (), fair - 0.08, fair + 0.08),
        Target("target-lively", "commodities", "lively", (), 1, 1),
        Target("target-lowest", "commodities", "lowest", (), 1, 9),
        Target("target-highest", "commodities", "highest", (), 1, 9),
        Target("target-population", "game", "figure", ("report-deck-population-grown",), 0.8, 1),
        Target("target-population-full", "game", "figure", ("report-deck-population-full",), 0, 0.15),
        Target("target-ore", "game", "figure", ("report-deck-ore-grown",), 0.8, 1),
        Target("target-ore-full", "game", "figure", ("report-deck-ore-full",), 0, 0.15),
        Target("target-town-builds", "game", "figure", ("report-town-builds",), 0.5, 3),
        Target("target-held", "game", "figure", ("report-held-games",), 0.1, 0.8),
        Target("target-earned-first", "rounds", "earned", (1,), 8, 15),
        Target("target-earned-third", "rounds", "earned", (3,), 20, 35),
        Target("target-earned-last", "rounds", "earned", (rounds,), 35, 65),
        Target("target-incomes", "rounds", "incomes", (2, 3), 0, 1.5),
        Target("target-tax", "game", "figure", ("report-tax-fair",), 0.5, 1),
        Target("target-sources", "sources", PART, (), -1, 0.4),
        Target("target-player-sources", PLAYER_PARTS, EVERY, (), -1, 0.4),
        Target("target-players", PLAYERS, WINS, (), WORTHWHILE * fair, 1),
        Target("target-patricians", "groups", PART, ("report-patricians",), 0.05, 0.4),
        Target("target-yellow", "sources", PART, ("source-yellow",), 0.01, 0.4),
        Target("target-mine-rows", "sources", PART, ("source-mine_rows",), 0.05, 0.4),
        Target("target-income", "sources", PART, ("source-income",), 0.05, 0.4),
        Target("target-built", "groups", PART, ("report-built",), 0.05, 0.4),
        Target("target-extras", "sources", PART, ("source-extras",), 0.02, 0.4),
        Target("target-barbara", "sources", PART, ("source-barbara",), 0.01, 0.4),
        Target("target-reputation", "groups", "points", ("report-all-reputation",), 0.5, 6),
    ]
