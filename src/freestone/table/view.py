"""What one watcher sees of a table, in one language: pictures, frames and decisions."""

from functools import lru_cache
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.dump import dump
from freestone.core.engine import apply
from freestone.core.match import Match
from freestone.core.replay import Position
from freestone.core.seen import Seen
from freestone.core.state import Event, State
from freestone.core.step import CHANCE
from freestone.pictures.scene import Scene, difference, layouts
from freestone.presentation import insight_of
from freestone.table.frames import (
    Decision,
    Frame,
    ItemView,
    LayoutView,
    LogLine,
    Note,
    Option,
    PanelView,
    Picture,
    PointingLine,
    Refused,
    SeatView,
    StandingAnswer,
    Status,
    UndoView,
)
from freestone.table.moments import Moment
from freestone.table.plain import scene_of
from freestone.table.pointing import spoken_of
from freestone.table.seats import Access, Seat
from freestone.table.snapshot import Snapshot
from freestone.words import Words

KEYS: Final = "123456789abcdefghijklmnopqrstvwxyz"


@lru_cache(8)
def _positions(match: Match) -> list[Position]:
    """Return every position of a match that is shown, which never changes; eight matches are a few megabytes."""
    return list(match.positions())


class View:
    """A table through the eyes of one watcher."""

    def __init__(self, now: Snapshot, access: Access, language: str) -> None:
        self.now = now
        self.access = access
        self.language = language
        self.match = now.match
        self.game = now.match.game
        self.insight = insight_of(self.game)
        self.words = Words(self.game, self.match.names, language, self.match.pack)

    def as_seat(self, seat: int) -> "View":
        """Return the same table through the eyes of one of the seats."""
        return View(self.now, Access(frozenset({seat})), self.language)

    def picture(self) -> Picture:
        """Return everything that can be seen now."""
        return self._picture(self.now.moment, self.match.log, self.decision())

    @property
    def positions(self) -> list[Position]:
        """Every position so far, the one after entry n at index n."""
        return _positions(self.match)

    def past_moment(self, entry: int) -> Moment:
        """Return the moment after an earlier entry."""
        return Moment.past(self.positions[entry])

    def past_picture(self, entry: int) -> Picture:
        """Return what could be seen after an entry; nothing is asked there any more."""
        moment = self.past_moment(entry)
        return self._picture(moment, [(entry, event) for event in moment.events], None)

    def _picture(self, moment: Moment, log: list[tuple[int, Event]], decision: Decision | None) -> Picture:
        scene = self.scene(moment, self.access.viewpoint)
        return Picture(
            id=moment.id,
            at=moment.line,
            entry=moment.entry,
            game=self.game.id,
            title=self.words.text("title"),
            language=self.language,
            panels=[PanelView.of(panel) for panel in scene.panels],
            layouts=[LayoutView.of(layout) for layout in layouts(scene.panels)],
            items=[ItemView.of(item) for item in scene.items],
            log=self._lines(log),
            status=self.status(moment),
            decision=decision,
        )

    def frame(self, before: Moment, moment: Moment) -> Frame:
        """Return what changed from one moment to the next; only the present one asks something."""
        old, new = (self.scene(at, self.access.viewpoint) for at in (before, moment))
        changes = difference(old.items, new.items)
        arranged = layouts(new.panels)
        is_present = moment is self.now.moment
        return Frame(
            id=moment.id,
            at=moment.line,
            entry=moment.entry,
            undone=moment.undone,
            log=self._lines([(moment.entry, event) for event in moment.events]),
            panels=[PanelView.of(panel) for panel in new.panels if panel not in old.panels],
            layouts=[LayoutView.of(layout) for layout in arranged if arranged != layouts(old.panels)],
            set=[ItemView.of(item) for item in changes.set],
            gone=changes.gone,
            order=_order(old, new),
            status=self.status(moment),
            decision=self.decision() if is_present else None,
        )

    def pointing_lines(self, entry: int) -> list[PointingLine]:
        """Return what the log tells of an entry, and which items each line speaks of."""
        seat, moment = self.access.viewpoint, self.past_moment(entry)
        old, new = (self.scene(one, seat) for one in (self.past_moment(max(0, entry - 1)), moment))
        told = [event for event in moment.events if event.audience in (None, seat)]
        lines = self._lines([(entry, event) for event in told])
        return [
            PointingLine(**dict(line), items=spoken_of(event, self._named_in(line), old, new))
            for line, event in zip(lines, told, strict=True)
        ]

    def _named_in(self, line: LogLine) -> int | None:
        """Return the seat that a line tells of; none if it tells of the whole table."""
        seat = line.seat
        return seat if seat is not None and seat >= 0 and self._name(seat) in line.text else None

    def scene(self, moment: Moment, seat: int | None) -> Scene:
        """Return the scene of a moment as a seat sees it, drawn once."""
        key = seat, self.language
        scene = moment.scenes.get(key)
        if scene is None:
            scene = moment.scenes[key] = scene_of(self.game, moment.state, self.words, seat)
        return scene

    def decision(self) -> Decision | None:
        """Return what is asked now; None for chance and at the end."""
        state = self.now.moment.state
        seat = state.seat
        if seat is None or seat == CHANCE:
            return None
        yours = seat in self.now.held(self.access)
        seen = Seen(self.game, self.match.pack, state, seat)
        watched = self.game.redact(state, self.access.viewpoint)
        return Decision(
            seat=seat,
            yours=yours,
            prompt=self.words.prompt(seen.state if yours else watched),
            options=self._options(seen) if yours else [],
            refused=self._refused(seen) if yours else [],
            standing=self._offered_standing(state, seat) if yours else [],
            tips=self._tips(seen) if yours else [],
            rule=self.insight.rule_of(seen.state) if yours else "",
        )

    def status(self, moment: Moment) -> Status:
        """Return who sits where and what is going on; points and turn are those of a moment."""
        record, state = self.now.record, moment.state
        scores = self.game.scores(self.game.redact(state, self.access.viewpoint))
        held, colours = self.now.held(self.access), self.now.colours
        given = [one for one in self.match.standing if one.seat in held]
        return Status(
            seats=[self._seat(seat, colours[seat.number], scores[seat.number]) for seat in record.seats],
            deciding=state.seat if state.seat != CHANCE else None,
            round=getattr(state, "round", 0),
            over=state.over,
            winners=self.game.winners(state) if state.over else [],
            undo=self._undo(),
            standing=[StandingAnswer(name=one.name, text=self.words.standing(one)) for one in given],
            secret_of=self.secrets(),
            is_maker=self.access.is_maker,
            pace=record.pace,
            hints=record.hints,
            rematch=record.rematch,
            origin=record.origin,
        )

    def _seat(self, seat: Seat, colour: str, score: int) -> SeatView:
        return SeatView(
            number=seat.number,
            name=seat.name,
            colour=colour,
            is_person=seat.is_person,
            bot=seat.bot,
            yours=seat.number in self.access.seats,
            handed_out=seat.handed_out,
            score=score,
        )

    def secrets(self) -> list[int]:
        """Return which of several people around this screen know something that it does not show."""
        if self.access.viewpoint is not None:
            return []
        state = self.now.moment.state
        shown = dump(self.game.redact(state, None))
        return [seat for seat in sorted(self.access.seats) if dump(self.game.redact(state, seat)) != shown]

    def reason(self, choice: Choice) -> str | None:
        """Return why a choice is refused now, if the rules name it."""
        for refusal in self.match.refusals:
            if refusal.choice is choice:
                return self.words.refusal(refusal)
        return None

    def _undo(self) -> UndoView:
        seat, request = self.now.undo_seat(self.access), self.now.request
        return UndoView(
            possible=seat is not None,
            free=seat is not None and self.match.undoable(seat) > 0,
            text=self._taken_back(request.seat if request else seat),
            asked_by=request.seat if request else None,
            waiting_for=sorted(request.waiting) if request else [],
        )

    def _taken_back(self, seat: int | None) -> str:
        """Return what an undo would take back: the choice, and what others did or chance brought since."""
        if seat is None:
            return ""
        start = self.match.last_deliberate(seat)
        since = {one for one, _ in self.match.journal.entries[start:]} - {seat}
        told = [event for entry, event in self.match.log if entry > start and event.seat == seat]
        text = next((line.text for line in self._lines([(0, event) for event in told])), "")
        others = sorted(since - {CHANCE})
        if others:
            return self.words.text("undo-takes-others", text=text, names=", ".join(map(self._name, others)))
        return self.words.text("undo-takes-drawn" if since else "undo-takes", text=text)

    def _name(self, seat: int) -> str:
        return self.match.names[seat]

    def _lines(self, log: list[tuple[int, Event]]) -> list[LogLine]:
        return [
            LogLine(entry=entry, seat=event.seat, text=self.words.event(event))
            for entry, event in log
            if event.audience in (None, self.access.viewpoint)
        ]

    def _options(self, seen: Seen) -> list[Option]:
        """Return the options with their keys; what has no effect comes last."""
        options = sorted(seen.options, key=lambda choice: choice.verb in self.insight.idle)
        keys = [*KEYS, *([""] * max(0, len(options) - len(KEYS)))]
        return [self._option(seen, choice, key) for choice, key in zip(options, keys, strict=False)]

    def _option(self, seen: Seen, choice: Choice, key: str) -> Option:
        follows = _next_asked(seen.state, choice)
        return Option(
            choice=choice.text,
            text=self.words.option(seen.state, choice),
            about=self.insight.about(seen.state, self.words, seen.seat, choice),
            key=key,
            preview=self.words.changes(seen.preview(choice)),
            reveals=follows == CHANCE,
            passes=follows != seen.seat and follows != CHANCE,
            cautions=[
                Note(id=one.id, text=self.words.text(one.message, **one.terms), items=[])
                for one in self.insight.cautions(seen.state, seen.seat, choice)
            ],
            rule=self.insight.rule_of(seen.state, choice),
        )

    def _refused(self, seen: Seen) -> list[Refused]:
        refusals = seen.state.agenda[-1].refusals(seen.state)
        return [
            Refused(
                choice=one.choice.text,
                reason=self.words.refusal(one),
                rule=self.insight.rule_of_refusal(seen.state, one),
            )
            for one in refusals
        ]

    def _tips(self, seen: Seen) -> list[Note]:
        tips = self.insight.tips(seen.state, seen.seat)
        return [Note(id=one.id, text=self.words.text(one.message), items=one.at) for one in tips]

    def _offered_standing(self, state: Any, seat: int) -> list[StandingAnswer]:
        given = {one.name for one in self.match.standing if one.seat == seat}
        offers = self.game.standing(state, seat)
        return [StandingAnswer(name=one.name, text=self.words.standing(one)) for one in offers if one.name not in given]


def _order(old: Scene, new: Scene) -> list[str]:
    """Return the ids of all items from the lowest to the topmost, if that has changed."""
    before, after = ([(item.id, item.panel) for item in scene.items] for scene in (old, new))
    return [] if before == after else [id for id, _ in after]


def _next_asked(state: State, choice: Choice) -> int | None:
    """Return who is asked after a choice, choices without an alternative skipped; None if the game is over."""
    after = state.copy()
    apply(after, choice)
    while after.seat is not None and after.seat != CHANCE and len(after.offered) == 1:
        apply(after, after.offered[0])
    return after.seat
