"""One match in an environment: a position without a journal, and the bots that play in it."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from freestone.bots import files
from freestone.bots.base import Bot
from freestone.bots.roster import derived_seed
from freestone.core.choice import Choice
from freestone.core.door import texts, whole
from freestone.core.engine import apply
from freestone.core.errors import IllegalChoice, InvalidChoice
from freestone.core.journal import Header
from freestone.core.match import Match
from freestone.core.names import mended
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.env.arena import Arena
from freestone.thinking.rollout import settle

Bots = dict[int, tuple[str, Bot]]


class Lineup:
    """One learner against bots: names of bots or files such as `./mybot.py`.

    There is one for each other seat, in the order in which they sit after the learner, or one for all of them. Without
    a `seat`, the learner sits at another one in each match.
    """

    def __init__(self, arena: Arena, opponents: str | Sequence[str], seat: int | None) -> None:
        others = arena.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else texts("opponents", opponents)
        if len(self.opponents) != others:
            raise InvalidChoice(f"{len(self.opponents)} opponents for {others} other seats")
        self.game = arena.game.id
        for player in self.opponents:
            files.find(player, self.game)
        if seat is not None and not 0 <= (seat := whole("the seat", seat)) <= others:
            raise InvalidChoice(f"there is no seat {seat}; the seats are 0 to {others}")
        self.seat = seat

    def bots(self, learner: int, seed: int) -> Bots:
        """Return the bots of a match by their seats, each with a seed of its own."""
        seats = len(self.opponents) + 1
        sitting = {(learner + after) % seats: player for after, player in enumerate(self.opponents, start=1)}
        return {
            seat: (player, files.made(player, self.game, derived_seed(seed, seat))) for seat, player in sitting.items()
        }


class Episode:
    """A match in an environment. It plays bots and forced choices itself, and chance as `freestone.new` does.

    A tree search copies episodes rather than environments: without spaces, `copy.deepcopy` takes 2% of the time.
    """

    def __init__(self, arena: Arena, seed: int, bots: Bots | None = None) -> None:
        self.arena = arena
        self.seed = seed
        self.bots = bots or {}
        self.state: State = arena.begin()
        # Those that somebody had to decide: chance and forced choices follow from them and the seed.
        self.choices: list[Choice] = []
        self._chances = settle(self.state, seed, 0)
        if self.bots:
            self._let_bots_play()

    def play(self, choice: Choice) -> None:
        """Take an option of the seat that decides, and play on to the next decision that is not a bot's."""
        self._take(choice)
        if self.bots:
            self._let_bots_play()

    def _take(self, choice: Choice) -> None:
        self.choices.append(choice)
        apply(self.state, choice)
        self._chances = settle(self.state, self.seed, self._chances)

    def _let_bots_play(self) -> None:
        state = self.state
        while state.agenda and (seat := state.agenda[-1].seat) in self.bots:
            player, bot = self.bots[seat]
            self._take(files.chosen(player, bot, self.seen(), f"in the match with seed {self.seed}, seat {seat}"))

    @property
    def actions(self) -> list[int]:
        """The choices so far as actions."""
        return [choice.index for choice in self.choices]

    @property
    def names(self) -> list[str]:
        """What the players are called in pictures and journals."""
        if not self.bots:
            return [f"Player {seat + 1}" for seat in range(self.arena.seats)]
        bots = {seat: files.short_name(player).capitalize() for seat, (player, _) in self.bots.items()}
        return mended([bots.get(seat, "Learner") for seat in range(self.arena.seats)])

    def seen(self) -> Seen:
        """Return what the deciding seat knows."""
        state = self.state
        if not state.agenda:
            raise IllegalChoice("the match is over: nobody has to decide")
        return Seen(self.arena.game, self.arena.pack, state, state.agenda[-1].seat)

    def match(self) -> Match:
        """Return the match so far, with its journal: played again, since playing without one is faster."""
        arena, game, pack = self.arena, self.arena.game, self.arena.pack
        header = Header(game.id, game.rules, pack.name, pack.digest, self.names, arena.settings, self.seed)
        match: Match = Match(game, pack, header)
        match.settle()
        for choice in self.choices:
            match.play(choice)
        return match

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        other = Episode.__new__(Episode)
        other.arena, other.seed, other.bots = self.arena, self.seed, deepcopy(self.bots, memo)
        other.state, other.choices, other._chances = self.state.copy(), self.choices[:], self._chances
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        # Positions do not travel between processes, choices do.
        return repeat, (self.arena, self.seed, self.actions, self.bots)


def repeat(arena: Arena, seed: int, actions: list[int], bots: Bots) -> Episode:
    """Return the episode that these actions of all seats led to; the bots choose only what follows."""
    episode = Episode(arena, seed)
    for action in actions:
        episode.play(arena.choices[action])
    episode.bots = bots
    return episode
