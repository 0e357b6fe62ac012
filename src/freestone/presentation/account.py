"""What a round has brought, in words and as a picture."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from freestone.core.game import Game
from freestone.core.preview import Preview
from freestone.core.state import Event, State
from freestone.i18n import numeral, signed
from freestone.pictures import symbols
from freestone.pictures.rounds import Gain, Mark, RoundCard, RoundPicture, Trend
from freestone.presentation.values import Change, EventMark, Face, RoundContents, Share, Summary
from freestone.words import Words

S = TypeVar("S", bound=State)


class Account(Generic[S]):
    """An account of the rounds of a match: what is told of them, in which words, and with which faces of cards."""

    def __init__(self, game: Game[S], contents: RoundContents, words: Words, faces: Mapping[str, Face]) -> None:
        self.game = game
        self.contents = contents
        self.words = words
        self.faces = faces

    def summary(
        self, number: int, entry: int, states: tuple[S, S], events: Sequence[Event], trends: Sequence[Trend]
    ) -> Summary:
        """Return what a round brought, from the positions before and after it, its events, and what it has changed."""
        seats = range(states[0].seats)
        changes = [self._change(states, seat) for seat in seats]
        marks: dict[int | None, list[Mark]] = {}
        for event in events:
            marks.setdefault(self.words.seat_of(event), []).extend(self._marks(event))
        gains = [self._gain(states, change, marks.get(change.seat, [])) for change in changes]
        cards = [card for event in events for card in self._cards(event)]
        picture = RoundPicture(gains, trends, marks.get(None, []), cards, self.words.language)
        lines = [*map(self._line, events), *(trend.text for trend in trends)]
        notes = [self._line(event) for event in events if not self._is_drawn(event)]
        return Summary(number, entry, self.words.text("summary-round", round=number), lines, changes, picture, notes)

    def _line(self, event: Event) -> str:
        """Return what happened; an event of the game also with what its card does."""
        return " ".join([self.words.event(event), self._does(event)]).strip()

    def _does(self, event: Event) -> str:
        return " ".join(map(self.words.card, self._explained(event)))

    def _explained(self, event: Event) -> list[str]:
        return list(map(str, event.values)) if event.kind.name in self.contents.explained else []

    def _cards(self, event: Event) -> list[RoundCard]:
        """Return the cards that an event is about as they look, if they have faces."""
        faces = [self.faces[name] for name in self._explained(event) if name in self.faces]
        return [RoundCard(*face, self._does(event)) for face in faces]

    def _is_drawn(self, event: Event) -> bool:
        return event.kind.name in self.contents.marks or bool(self._cards(event))

    def _marks(self, event: Event) -> list[Mark]:
        """Return an event as a mark, if it has one."""
        known = self.contents.marks.get(event.kind.name, EventMark())
        values = dict(zip(event.kind.fields, map(str, event.values), strict=True))
        icon = self._icon(known.icon.format_map(values)) if known.icon else ""
        return [Mark(icon, self.words.event(event), values.get(known.amount, ""), known.is_crossed)] if icon else []

    def _icon(self, name: str) -> str | None:
        """Return the icon of something; an empty one if it is not in the picture, None if it has none."""
        return self.contents.icons.get(name, name if f"icon-{name}" in symbols() else None)

    def _moved(self, states: tuple[S, S], seat: int) -> dict[str, int]:
        """Return by how much the measures of a seat have changed."""
        old, new = (self.game.measures(state, seat) for state in states)
        left_out = self.contents.provisional if states[1].over else frozenset()
        return {name: new[name] - old[name] for name in self.contents.measures if name not in left_out}

    def _gained(self, states: tuple[S, S], seat: int) -> dict[str, int]:
        """Return how many points a seat has gained from each source."""
        old, new = (self.game.score_sheet(state)[seat] for state in states)
        return {source: points - old[source] for source, points in new.items() if points != old[source]}

    def _change(self, states: tuple[S, S], seat: int) -> Change:
        moved, gained = self._moved(states, seat), self._gained(states, seat)
        points, more = sum(self.game.score_sheet(states[1])[seat].values()), sum(gained.values())
        total = self.words.text("summary-total", points=points, gained=signed(more))
        shares = [Share(self.words.source(source), new) for source, new in gained.items()]
        return Change(seat, points, more, [total, *self.words.changes(Preview(moved, moved))], shares)

    def _gain(self, states: tuple[S, S], change: Change, marks: Sequence[Mark]) -> Gain:
        words, seat, gained = self.words, change.seat, self._gained(states, change.seat)
        sources = [
            Mark(icon, words.source(source), numeral(points, 0, words.language))
            for source, points in gained.items()
            if (icon := self._icon(source))
        ]
        moved = [self._measure(name, by) for name, by in self._moved(states, seat).items() if by]
        shown = [*(mark for mark in moved if mark is not None), *marks]
        text = f"{words.names[seat]}: {change.texts[0]}"
        return Gain(seat, words.names[seat], text, change.points, change.gained, sources, shown)

    def _measure(self, name: str, by: int) -> Mark | None:
        """Return the change of a measure; one without an icon is said, one with an empty one is not in the picture."""
        icon, text = self._icon(name), self.words.change(name, by, by)
        return None if icon == "" else Mark(icon or "", text, signed(by, 0, self.words.language))
