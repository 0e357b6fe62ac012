"""What one seat knows when it has to decide, and all that a bot may read."""

from random import Random
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from freestone.core.choice import Choice
from freestone.core.engine import advance
from freestone.core.errors import StaleChoice
from freestone.core.game import Game, part
from freestone.core.pack import Pack
from freestone.core.preview import Preview, preview
from freestone.core.state import AnyState


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen(Generic[AnyState]):
    """What one seat knows at one point of a match. The state is a copy, so changing it does not change the match."""

    def __init__(self, game: Game[Any], pack: Pack, state: AnyState, seat: int) -> None:
        self.game = game
        self.pack = pack
        self.seat = seat
        self.options = tuple(state.options) if state.seat == seat else ()
        self._state = state
        self._offered = state.options
        self._step = state.agenda[-1] if state.agenda else None
        self._redacted: AnyState | None = None

    def __repr__(self) -> str:
        asked = f"{len(self.options)} options of {self.kind}" if self.options else "not asked"
        return f"<Seen {self.game.id}, seat {self.seat}, {asked}>"

    @property
    def kind(self) -> str | None:
        """The kind of decision, whoever decides; None when the match is over."""
        return None if self._step is None else self._step.kind

    @property
    def state(self) -> AnyState:
        """The position without secrets of others, nor their options, which may reveal secrets."""
        if self._redacted is None:
            # A decision comes with a new list of options, so identity tells cheaply whether the match has gone on.
            if self._state.options is not self._offered:
                raise StaleChoice("the match has gone on since this was seen")
            self._redacted = self.game.redact(self._state, self.seat)
            self._redacted.options = list(self.options)
        return self._redacted

    def resample(self, rng: Random) -> AnyState:
        """Return a complete position that could be the real one, as far as this seat knows."""
        guess: AnyState = self.game.resample(self.state, self.seat, rng)
        advance(guess)
        return guess

    def preview(self, choice: Choice) -> Preview:
        """Return what an option would change."""
        return preview(self.game, self.state, choice)

    def _repr_svg_(self) -> str:
        """Return the table as this seat sees it, for a notebook."""
        presentation: Any = part(self.game, "presentation", object)
        return str(presentation(self.game).picture_seen(self))
