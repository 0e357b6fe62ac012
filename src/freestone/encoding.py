"""The contract `Encoding`: positions as numbers, for programs that learn. The default works for every game."""

from functools import cache
from math import prod
from typing import Any, Generic, NamedTuple, TypeVar

from freestone.core.engine import advance
from freestone.core.errors import BrokenGame
from freestone.core.game import Game, part
from freestone.core.pack import Pack
from freestone.core.state import State

S = TypeVar("S", bound=State)


class Field(NamedTuple):
    """A named part of an encoded position; its values range from `least` to `most`, and others count as the nearest.

    Of a field by seat the first dimension is the seats: first the seat that looks, then the others in turn.
    """

    name: str
    shape: tuple[int, ...]
    most: int
    about: str
    least: int = 0

    @property
    def size(self) -> int:
        """How many values the field has."""
        return prod(self.shape)

    def byte(self, value: int) -> int:
        """Return a value as it is encoded.

        >>> Field("reputation", (), 20, "Reputation", least=-5).byte(-7)
        0
        """
        return max(self.least, min(self.most, value)) - self.least


class Encoding(Generic[S]):
    """Encodes what one seat knows, with one pack and number of seats, as bytes: always as many, in named fields.

    Bytes, because every figure on a table is a small whole number, and because learning keeps millions of positions.
    A subclass defines `layout` and `encode`. `encode` gets the complete position and reads only what the seat may know,
    which is quicker than redacting it first.
    """

    def __init__(self, game: Game[S], pack: Pack, seats: int) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.fields = tuple(self.layout())
        self.size = sum(field.size for field in self.fields)
        for field in self.fields:
            if not 0 < field.most - field.least < 256:
                raise BrokenGame(f"the field {field.name} of {game.id} ranges over more than 256 values")

    def layout(self) -> list[Field]:
        """Return the fields, in the order in which they are encoded."""
        state = self.game.setup(self.pack, self.seats, self.game.full_settings(self.seats, {}))
        advance(state)
        measures = [
            Field(name, (self.seats,), 127, f"The measure {name}, by seat", -128)
            for name in self.game.measures(state, 0)
        ]
        deciding = Field("deciding", (self.seats,), 1, "Which seat decides; none of them if chance does or at the end")
        return [deciding, Field("round", (), 255, "The number of the round"), *measures]

    def encode(self, state: S, seat: int) -> bytes:
        """Return what a seat knows of a position."""
        known = self.game.redact(state, seat)
        seats = [(seat + after) % self.seats for after in range(self.seats)]
        values = [int(state.seat == each) for each in seats]
        values.append(self.game.round(known))
        measures = [self.game.measures(known, each) for each in seats]
        values += [each[name] for name in measures[0] for each in measures]
        ranges = [field for field in self.fields for _ in range(field.size)]
        return bytes(field.byte(value) for field, value in zip(ranges, values, strict=True))

    def decode(self, encoded: bytes) -> dict[str, list[int]]:
        """Return the values of an encoded position by the names of their fields."""
        found: dict[str, list[int]] = {}
        at = 0
        for field in self.fields:
            found[field.name] = [byte + field.least for byte in encoded[at : at + field.size]]
            at += field.size
        return found


@cache
def encoding_of(game: Game[S], pack: Pack, seats: int) -> Encoding[S]:
    """Return the encoding of a game with a pack and a number of seats."""
    found: type[Encoding[Any]] = part(game, "encoding", Encoding)
    return found(game, pack, seats)
