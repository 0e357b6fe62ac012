"""A small network in numpy: it reads encoded positions and says how they end, and which choices look best."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from freestone.core.errors import BrokenPack
from freestone.core.game import Game
from freestone.core.pack import Pack
from freestone.core.state import State
from freestone.encoding import Encoding, Field, encoding_of
from freestone.thinking import thinking_of

T = TypeVar("T")
Array = NDArray[np.float32]
Bytes = NDArray[np.uint8]

LAYERS: Final = (256, 256, 128)
POINTS: Final = 10.0  # leads are learnt in tens of points, so that all targets have about the same size
CONFIDENCE: Final = 0.12  # of a lead of a point: with it, an untrained network already guesses who wins
# What a certain victory is worth in points. Near the end a lead of 1 is as good as one of 20; early on the lead says
# more than the chance to win, which hardly changes.
VICTORY: Final = 20.0
SHARPNESS: Final = 0.5  # points of difference between choices that change their share of a policy by a factor of e


class Inputs(NamedTuple):
    """Positions for a network, a row each, as one seat sees them: encoded, and what each seat can expect by source.

    Seats count from the one that looks.
    """

    encoded: Bytes
    parts: Array


class Input(NamedTuple):
    """One row: bytes, and parts seat after seat."""

    encoded: bytes
    parts: list[float]


class Observer:
    """Reads positions for networks: encoded as a seat sees them, with what the hand-made evaluation expects."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        self.encoding = encoding
        self.thinking = thinking_of(encoding.game)
        self.width = encoding.seats * len(self.thinking.sources)

    def parts(self, state: State) -> list[list[float]]:
        """Return what every seat can expect, by source."""
        return [self.thinking.parts(state, seat) for seat in range(self.encoding.seats)]

    def see(self, state: State, seat: int, parts: list[list[float]]) -> Input:
        """Return a position as a seat sees it, with its parts by seat."""
        return Input(self.encoding.encode(state, seat), [part for each in turned(parts, seat) for part in each])

    def together(self, rows: list[Input]) -> Inputs:
        """Return rows as arrays."""
        encoded = np.frombuffer(b"".join([row.encoded for row in rows]), np.uint8).reshape(-1, self.encoding.size)
        return Inputs(encoded, np.array([row.parts for row in rows], np.float32).reshape(-1, self.width))


def turned(values: list[T], by: int) -> list[T]:
    """Return values by seat, beginning with another seat.

    >>> turned([1.0, 2.0, 3.0], 1)
    [2.0, 3.0, 1.0]
    """
    by %= len(values)
    return values[by:] + values[:by]


class Judgement(NamedTuple):
    """How positions are expected to end, a row each: the lead and the share of the victory of every seat."""

    leads: Array
    wins: Array

    @property
    def worths(self) -> Array:
        """What the positions are worth to each seat, in points."""
        found: Array = self.leads + np.float32(VICTORY) * self.wins
        return found


@dataclass(frozen=True)
class Card:
    """What a network reads, and how far it has learnt; `layout` and `pack` are digests."""

    game: str
    seats: int
    layout: str
    pack: str
    version: int = 0
    games: int = 0

    @classmethod
    def of(cls, encoding: Encoding[Any]) -> "Card":
        """Return the card of an untrained network for positions of this encoding."""
        game, pack = encoding.game, encoding.pack
        fields = [(field.name, field.shape, field.least, field.most) for field in encoding.fields]
        meaning = json.dumps([fields, thinking_of(game).sources, [choice.text for choice in pack.vocabulary]])
        return cls(game.id, encoding.seats, blake2b(meaning.encode(), digest_size=8).hexdigest(), pack.digest)

    def fits(self, other: "Card") -> bool:
        """Whether networks of both cards read the same positions and mean the same choices; figures may differ."""
        return (self.game, self.seats, self.layout) == (other.game, other.seats, other.layout)


class Network:
    """Layers with rectified outputs; the last one gives leads, victories and the policy, in this order.

    Leads and victories are differences from what the hand-made evaluation expects. So an untrained network plays about
    as well as that evaluation, and learns from there.
    """

    def __init__(self, card: Card, scale: Array, weights: list[Array], biases: list[Array]) -> None:
        self.card = card
        self.scale = scale
        self.weights = weights
        self.biases = biases
        # Scaling the weights of the first layer once is cheaper than scaling every row.
        self._first = weights[0] * scale[:, None]
        values = 2 * card.seats
        self._values = np.ascontiguousarray(weights[-1][:, :values]), biases[-1][:values]
        self._policy = np.ascontiguousarray(weights[-1][:, values:]), biases[-1][values:]

    @classmethod
    def untrained(
        cls, encoding: Encoding[Any], scale: Array, layers: tuple[int, ...] = LAYERS, seed: int = 0
    ) -> "Network":
        """Return a network that adds nothing yet to the hand-made evaluation."""
        rng = np.random.default_rng(seed)
        sizes = [len(scale), *layers, 2 * encoding.seats + len(encoding.pack.vocabulary)]
        spread = [np.sqrt(2 / size) for size in sizes[:-2]] + [0.0]
        weights = [
            (rng.standard_normal(shape) * each).astype(np.float32)
            for shape, each in zip(pairwise(sizes), spread, strict=True)
        ]
        return cls(Card.of(encoding), scale, weights, [np.zeros(size, np.float32) for size in sizes[1:]])

    def grown(self, own: Encoding[Any], encoding: Encoding[Any], scale: Array) -> "Network":
        """Return a network for another encoding that begins with what this one, which reads `own`, has learnt.

        It finds numbers again by the names of their fields and choices by their texts; of the rest it knows nothing.
        Further rivals count as the last one that this network knows.
        """
        rows, shares = _places(own, encoding)
        first = self._first[rows] * (shares / scale)[:, None]
        seats = np.minimum(np.arange(encoding.seats), own.seats - 1)
        texts = {choice.text: 2 * own.seats + at for at, choice in enumerate(own.pack.vocabulary)}
        choices = [texts.get(choice.text, -1) for choice in encoding.pack.vocabulary]
        columns = np.concatenate([seats, own.seats + seats, choices])
        known = (columns >= 0).astype(np.float32)
        weights = [first, *self.weights[1:-1], self.weights[-1][:, columns] * known]
        return Network(Card.of(encoding), scale, weights, [*self.biases[:-1], self.biases[-1][columns] * known])

    @classmethod
    def load(cls, source: Path | BytesIO) -> "Network":
        """Read a network from its file, or from the content of one."""
        try:
            # Given a path, numpy leaves the file open if it is broken.
            with np.load(BytesIO(source.read_bytes()) if isinstance(source, Path) else source) as file:
                arrays = {name: file[name].astype(np.float32) for name in file.files if name != "card"}
                card = Card(**json.loads(str(file["card"])))
                count = len(arrays) // 2
                weights, biases = ([arrays[f"{name}{at}"] for at in range(count)] for name in ("weights", "biases"))
                return cls(card, arrays["scale"], weights, biases)
        except (OSError, EOFError, ValueError, LookupError, TypeError, BadZipFile) as error:
            name = str(source) if isinstance(source, Path) else "-"
            raise BrokenPack("not-a-network", file=name, reason=str(error)) from error

    def save(self, target: Path | BytesIO) -> None:
        """Write the network into a file; numbers are kept as float16."""
        arrays = {f"weights{number}": each for number, each in enumerate(self.weights)}
        arrays |= {f"biases{number}": each for number, each in enumerate(self.biases)}
        halves = {name: each.astype(np.float16) for name, each in arrays.items()}
        np.savez(target, allow_pickle=False, card=np.array(json.dumps(asdict(self.card))), scale=self.scale, **halves)

    def judge(self, rows: Inputs) -> Judgement:
        """Return how positions are expected to end."""
        return self._judged(self._hidden(rows), rows)

    def policy(self, rows: Inputs) -> Array:
        """Return how good every choice of the vocabulary looks: logits, a row for each position."""
        weights, biases = self._policy
        found: Array = self._hidden(rows) @ weights + biases
        return found

    def _judged(self, hidden: Array, rows: Inputs) -> Judgement:
        weights, biases = self._values
        found, seats = hidden @ weights + biases, self.card.seats
        ahead = leads_of(rows.parts, seats)
        logits = found[:, seats:] + ahead * np.float32(CONFIDENCE)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return Judgement(found[:, :seats] * np.float32(POINTS) + ahead, odds / odds.sum(axis=1, keepdims=True))

    def _hidden(self, rows: Inputs) -> Array:
        found: Array = np.concatenate([rows.encoded.astype(np.float32), rows.parts], axis=1)
        for weights, biases in zip([self._first, *self.weights[1:-1]], self.biases, strict=False):
            found = found @ weights
            found += biases
            np.maximum(found, 0, out=found)
        return found


def _places(own: Encoding[Any], encoding: Encoding[Any]) -> tuple[NDArray[np.intp], Array]:
    """Return for every number of an encoding where a network of `own` reads it, and how much of its weight it takes."""
    places, shares, at = [], [], 0
    known = {}
    for field in _fields(own):
        known[field.name] = np.arange(at, at + field.size).reshape(field.shape)
        at += field.size
    turns = np.minimum(np.arange(encoding.seats), own.seats - 1)
    # Seats that count as the same one weigh as much together; otherwise three poor rivals would look like a rich one.
    by_seat = (1 / np.bincount(turns))[turns].astype(np.float32)
    for field in _fields(encoding):
        there = known.get(field.name, np.zeros(0, np.intp))
        share = np.ones(field.shape, np.float32)
        if there.shape != field.shape:
            is_by_seat = field.shape[:1] == (encoding.seats,) and there.shape == (own.seats, *field.shape[1:])
            there = there[turns] if is_by_seat else np.zeros(field.shape, np.intp)
            share = share * by_seat.reshape(-1, *[1] * (share.ndim - 1)) if is_by_seat else share * 0
        places.append(there.ravel())
        shares.append(share.ravel())
    return np.concatenate(places), np.concatenate(shares)


def _fields(encoding: Encoding[Any]) -> list[Field]:
    """Return all that a network reads: the fields of a position, and the parts of the evaluation by seat."""
    sources = thinking_of(encoding.game).sources
    return [*encoding.fields, Field("parts", (encoding.seats, len(sources)), 255, "What each seat can expect")]


@cache
def shipped(game: Game[Any], pack: Pack, seats: int) -> Network | None:
    """Return the network that a game is shipped with for a number of seats, or None if none fits these positions."""
    path = shipped_file(game, seats)
    if path is None:
        return None
    found = Network.load(path)
    return found if found.card.fits(Card.of(encoding_of(game, pack, seats))) else None


def shipped_file(game: Game[Any], seats: int) -> Path | None:
    """Return the file of the network that a game is shipped with for a number of seats, or None if it has none."""
    folder = thinking_of(game).networks
    path = folder / f"{seats}.npz" if folder else None
    return path if path and path.exists() else None


def trained_seats(game: Game[Any]) -> list[int]:
    """Return the numbers of players for which a game is shipped with a network."""
    return [seats for seats in game.seat_counts if shipped_file(game, seats)]


def leads_of(parts: Array, seats: int) -> Array:
    """Return the leads of every seat that the hand-made evaluation expects, as `completions.leads` defines them."""
    worths = parts.reshape(len(parts), seats, -1).sum(axis=2)
    others = np.stack([np.delete(worths, seat, axis=1) for seat in range(seats)], axis=1)
    found: Array = worths - (others.mean(axis=2) + others.max(axis=2)) / 2
    return found


def scale_of(rows: Inputs) -> Array:
    """Return by how much to multiply what a network reads, so that numbers vary by about 1 as flags do."""
    spread = np.concatenate([rows.encoded.std(axis=0), rows.parts.std(axis=0)])
    # What hardly varies in these positions may vary in others.
    found: Array = (1 / np.maximum(spread, 1)).astype(np.float32)
    return found
