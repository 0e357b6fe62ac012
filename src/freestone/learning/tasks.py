"""What workers do for a run: they play the matches of its league. They need no PyTorch."""

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from io import BytesIO
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from freestone.bots import files
from freestone.bots.roster import derived_seed
from freestone.core.errors import FreestoneError, InvalidChoice, shown
from freestone.encoding import Encoding, encoding_of
from freestone.learning.selfplay import Examples, Pilot, School
from freestone.thinking.network import LAYERS, Network

AT_ONCE: Final = 32  # matches that a worker plays side by side; with more, batches hardly become cheaper
MOST_EARLIER: Final = 12  # earlier selves in the league
# Aims that may change when a run resumes: how much is played, learnt and kept at a time depends on the machine, and a
# pack may have moved to another folder (its figures may not change, but that is in the card of the network).
CHANGEABLE: Final = {"batch", "reuse", "buffer", "least", "kept", "matches", "measured", "pack"}


@dataclass(frozen=True)
class Aims:
    """What a run learns, and how."""

    game: str
    seats: int
    pack: str | None = None
    seed: int = 0
    layers: tuple[int, ...] = LAYERS
    batch: int = 2048
    # How often each row is learnt from, on average. The rows of a match share its luck: with 6, a run of Kutná Hora
    # learnt 14,000 results by heart and stayed at 52% against greedy; with 2, it came to 60% in 3,700 matches.
    reuse: float = 2.0
    buffer: int = 4_000_000  # rows, fewer without a GPU; below 1 kB each
    least: int = 20_000  # rows before the first step
    kept: int = 400_000  # rows in the file of a run: one that resumes with none has to learn again for minutes
    matches: int = 16  # in one task of a worker
    rivals: tuple[str, ...] = ("greedy",)  # the hand-made part of the league, and the fixed ladder
    earlier: float = 0.15  # the share of matches with an earlier self in some seats
    others: float = 0.1  # and of those with a rival in some seats
    measured: float = 0.08  # the share of tasks that measure the network against a rival instead
    begin_with: str | None = None  # a network or a run that has learnt already, maybe with fewer players

    def difference(self, saved: dict[str, Any]) -> FreestoneError | None:
        """Return in which of its aims a saved run differs; None if it may go on with these."""
        for name, value in json.loads(json.dumps(asdict(self))).items():
            if name not in CHANGEABLE and saved.get(name, value) != value:
                return InvalidChoice("other-aim", name=name, found=shown(saved[name]), value=shown(value))
        return None

    @property
    def paths(self) -> list[str]:
        """The bot files and the folder of the pack, which other machines do not have."""
        return files.paths(self.rivals, self.pack)

    def read(self) -> None:
        """Read the pack and the bot files, which a process does only once; raise if one does not exist."""
        files.read(self.game, self.rivals, self.pack)
        encoding(self.game, self.pack, self.seats)


class Task(NamedTuple):
    """What a worker is asked for: matches to learn from, or matches against one rival, of the first network."""

    aims: Aims
    networks: tuple[bytes, ...]
    seed: int
    rival: str | None


class Matches(NamedTuple):
    """What a worker brings back: what to learn, the share of victories and the mean lead of the first network."""

    examples: Examples | None
    matches: int
    wins: float
    lead: float


def encoding(game: str, pack: str | None, seats: int) -> Encoding[Any]:
    """Return the encoding of a game for a number of players; raise if it is not played with that many."""
    title, data = files.components(game, pack)
    title.full_settings(seats, {})
    return encoding_of(title, data, seats)


@lru_cache(maxsize=2 * MOST_EARLIER)
def network(content: bytes) -> Network:
    """Return the network in the content of a file, read once per process."""
    return Network.load(BytesIO(content))


def work(task: Task) -> Matches:
    """Play the matches of a task."""
    aims = task.aims
    school = School(encoding(aims.game, aims.pack, aims.seats))
    networks = [network(content) for content in task.networks]
    seeds = [derived_seed(task.seed, number) for number in range(aims.matches)]
    practices = (
        school.practice(pilots(task, number, Random(seed)), seed, straying=task.rival is None)
        for number, seed in enumerate(seeds)
    )
    played = list(school.play(networks, practices, AT_ONCE))
    if task.rival is None:
        return Matches(Examples.together([one.examples for one in played]), len(played), 0.0, 0.0)
    seats = [one.pilots.index(0) for one in played]
    wins = [one.wins[seat] for one, seat in zip(played, seats, strict=True)]
    leads = [one.leads[seat] for one, seat in zip(played, seats, strict=True)]
    return Matches(None, len(played), float(np.mean(wins)), float(np.mean(leads)))


def pilots(task: Task, number: int, rng: Random) -> list[Pilot]:
    """Return who plays in match `number` of a task: mostly the newest network, and sometimes others of the league."""
    aims, seats = task.aims, task.aims.seats
    found: list[Pilot] = [0] * seats
    if task.rival is not None:
        return [0 if seat == number % seats else files.made(task.rival, aims.game, seat) for seat in range(seats)]
    lot = rng.random()
    # At least one seat stays with the newest network.
    taken = rng.sample(range(seats), rng.randrange(1, seats))
    if lot < aims.others and aims.rivals:
        rival = rng.choice(aims.rivals)
        for seat in taken:
            found[seat] = files.made(rival, aims.game, number + seat)
    elif lot < aims.others + aims.earlier and len(task.networks) > 1:
        earlier = rng.randrange(1, len(task.networks))
        for seat in taken:
            found[seat] = earlier
    return found
