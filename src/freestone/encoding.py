"""The contract `Encoding`: positions as numbers, for programs that learn. The default works for every game."""

from functools import cache
from math import prod
from typing import Any, Generic, NamedTuple, TypeVar, final

from mypy_extensions import mypyc_attr

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


@final
class Scribe:
    """Writes an encoded position field by field, as one seat sees it. The first time it also notes the fields.

    Every method writes one field: its name, what it is about, and its values, in one place. Seats are turned, so that
    the one that looks comes first. A seat, card or place below 0 is nobody or nothing, and leaves its field empty.
    """

    def __init__(self, seats: int, seat: int, size: int, fields: list[Field] | None = None) -> None:
        self.seats = seats
        self.seat = seat
        self._values = bytearray(size)
        self._at = 0
        self._fields = fields

    def encoded(self) -> bytes:
        """Return all that was written."""
        return bytes(self._values)

    def number(self, name: str, about: str, value: int, most: int, least: int = 0) -> None:
        """Write one number."""
        if self._fields is not None:
            self._note(Field(name, (), most, about, least))
        self._add(value, most, least)

    def numbers(self, name: str, about: str, values: list[int], most: int) -> None:
        """Write a list of numbers that always has the same length."""
        if self._fields is not None:
            self._note(Field(name, (len(values),), most, about))
        for value in values:
            self._add(value, most, 0)

    def by_seat(self, name: str, about: str, values: list[int], most: int, least: int = 0) -> None:
        """Write a number of every seat."""
        if self._fields is not None:
            self._note(Field(name, (self.seats,), most, about, least))
        for turn in range(self.seats):
            self._add(values[(self.seat + turn) % self.seats], most, least)

    def flags(self, name: str, about: str, values: list[bool]) -> None:
        """Write whether something holds for every seat."""
        if self._fields is not None:
            self._note(Field(name, (self.seats,), 1, about))
        for turn in range(self.seats):
            if values[(self.seat + turn) % self.seats]:
                self._values[self._at + turn] = 1
        self._at += self.seats

    def rows(self, name: str, about: str, rows: list[list[int]], most: int) -> None:
        """Write a list of numbers of every seat, all of the same length."""
        width = len(rows[0])
        if self._fields is not None:
            self._note(Field(name, (self.seats, width), most, about))
        for turn in range(self.seats):
            for value in rows[(self.seat + turn) % self.seats]:
                self._add(value, most, 0)

    def one(self, name: str, about: str, which: int, count: int) -> None:
        """Write which one of `count` things it is: 1 there, 0 elsewhere."""
        if self._fields is not None:
            self._note(Field(name, (count,), 1, about))
        if which >= 0:
            self._values[self._at + which] = 1
        self._at += count

    def several(self, name: str, about: str, which: list[int], count: int) -> None:
        """Write which of `count` things are there: 1 for each of them."""
        if self._fields is not None:
            self._note(Field(name, (count,), 1, about))
        for thing in which:
            self._values[self._at + thing] = 1
        self._at += count

    def one_each(self, name: str, about: str, which: list[int], spaces: int, count: int) -> None:
        """Write for each space which one of `count` things is there; the last of the `spaces` may be empty."""
        if self._fields is not None:
            self._note(Field(name, (spaces, count), 1, about))
        at = self._at
        for thing in which[:spaces]:
            if thing >= 0:
                self._values[at + thing] = 1
            at += count
        self._at += spaces * count

    def several_each(self, name: str, about: str, which: list[tuple[int, ...]], count: int) -> None:
        """Write for every seat which of `count` things it has."""
        if self._fields is not None:
            self._note(Field(name, (self.seats, count), 1, about))
        for turn in range(self.seats):
            for thing in which[(self.seat + turn) % self.seats]:
                self._values[self._at + thing] = 1
            self._at += count

    def one_seat(self, name: str, about: str, which: int) -> None:
        """Write which seat it is."""
        if self._fields is not None:
            self._note(Field(name, (self.seats,), 1, about))
        if which >= 0:
            self._values[self._at + (which - self.seat) % self.seats] = 1
        self._at += self.seats

    def owners(self, name: str, about: str, owners: list[int], count: int) -> None:
        """Write for every seat which of `count` things it owns, from the owner of each."""
        if self._fields is not None:
            self._note(Field(name, (self.seats, count), 1, about))
        for thing, owner in enumerate(owners):
            if owner >= 0 and thing < count:
                self._values[self._at + (owner - self.seat) % self.seats * count + thing] = 1
        self._at += self.seats * count

    def _note(self, field: Field) -> None:
        assert self._fields is not None
        self._fields.append(field)
        self._values += bytes(field.size)

    def _add(self, value: int, most: int, least: int) -> None:
        if value > least:
            self._values[self._at] = min(most, value) - least
        self._at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """Encodes what one seat knows, with one pack and number of seats, as bytes: always as many, in named fields.

    Bytes, because every figure on a table is a small whole number, and because learning keeps millions of positions.
    A subclass defines `write`; or `layout` and `encode`, if it has a quicker way to bytes.
    """

    def __init__(self, game: Game[S], pack: Pack, seats: int) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.fields = tuple(self.layout())
        self.size = sum(field.size for field in self.fields)
        for field in self.fields:
            if not 0 < field.most - field.least < 256:
                raise BrokenGame(f"the field {field.name} of {game.id} does not range over 2 to 256 values")

    def layout(self) -> list[Field]:
        """Return the fields, in the order in which they are encoded."""
        fields: list[Field] = []
        state = self.game.setup(self.pack, self.seats, self.game.full_settings(self.seats, {}))
        advance(state)
        self.write(Scribe(self.seats, 0, 0, fields), state)
        return fields

    def write(self, to: Scribe, state: S) -> None:
        """Write every field, always in the same order: what the seat `to.seat` knows.

        `state` is the complete position, because reading only what the seat may know is quicker than redacting it.
        """
        known = self.game.redact(state, to.seat)
        decides = "Which seat decides; none of them if chance does or at the end"
        to.one_seat("deciding", decides, -1 if state.seat is None else state.seat)
        to.number("round", "The number of the round", self.game.round(known), 255)
        measures = [self.game.measures(known, seat) for seat in range(self.seats)]
        for name in measures[0]:
            to.by_seat(name, f"The measure {name}", [each[name] for each in measures], 127, -128)

    def encode(self, state: S, seat: int) -> bytes:
        """Return what a seat knows of a position."""
        scribe = Scribe(self.seats, seat, self.size)
        self.write(scribe, state)
        return scribe.encoded()

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
