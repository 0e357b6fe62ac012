"""A table as one watcher sees it, in one language: pictures, frames, decisions and log lines."""

import re
from functools import lru_cache
from typing import Any, Final, cast

from freestone.core.dump import is_same
from freestone.core.game import Game
from freestone.core.match import Match
from freestone.core.pack import Pack
from freestone.core.replay import Position
from freestone.core.seen import Seen
from freestone.core.state import Event
from freestone.core.step import CHANCE
from freestone.lessons.chapter import Condition, chapter, opening
from freestone.pictures.charts import Chart
from freestone.pictures.scene import Scene, difference, layouts, patch
from freestone.presentation import Routine, presentation_of
from freestone.table import frames
from freestone.table.decision import Decision, Option, decision_of
from freestone.table.moment import Moment
from freestone.table.snapshot import Access, Snapshot
from freestone.words import Words

KEYS: Final = "123456789abcdefghijklmnopqrstvwxyz"  # without u, which is the key for undo


@lru_cache(8)  # eight matches take a few megabytes, however many tables are open
def _positions(match: Match) -> list[Position]:
    """Return every position of a match that is shown; it never changes, so it is replayed once."""
    return list(match.positions())


@lru_cache(4096)  # drawings and texts are remembered with the words that they were made with
def _words(game: Game[Any], pack: Pack, names: tuple[str, ...], language: str) -> Words:
    """Return the words of all matches with these names, made once."""
    return Words(game, list(names), language, pack)


class View:
    """A table through the eyes of one watcher."""

    def __init__(self, now: Snapshot, access: Access, language: str) -> None:
        self.now = now
        self.access = access
        self.language = language
        self.match = now.match
        self.game = now.match.game
        self.presentation = presentation_of(self.game)
        self.words = _words(self.game, self.match.pack, tuple(self.match.names), language)

    def as_seat(self, seat: int) -> "View":
        """Return the same table through the eyes of one of the seats."""
        return View(self.now, Access(frozenset({seat})), self.language)

    def picture(self) -> frames.Picture:
        """Return everything that can be seen now."""
        return self._picture(self.now.moment, self._log(), self.decision())

    def _log(self) -> list[tuple[int, Event]]:
        """Return what happened so far; in a lesson since its chapter began, as the teacher speaks of nothing before."""
        number = self.now.record.chapter
        begun = -1 if number is None else len(opening(self.game.id, number).journal.entries)
        return [(entry, event) for entry, event in self.match.log if entry > begun]

    @property
    def positions(self) -> list[Position]:
        """Every position so far, the one after entry n at index n."""
        return _positions(self.match)

    def past_moment(self, entry: int) -> Moment:
        """Return the moment after an earlier entry."""
        return Moment.past(self.positions[entry])

    def past_picture(self, entry: int) -> frames.Picture:
        """Return what could be seen after an entry; nothing is asked there any more."""
        moment = self.past_moment(entry)
        return self._picture(moment, [(entry, event) for event in moment.events], None)

    def _picture(
        self, moment: Moment, log: list[tuple[int, Event]], decision: frames.Decision | None
    ) -> frames.Picture:
        scene = self.scene(moment, self.access.viewpoint)
        return frames.Picture(
            id=moment.id,
            at=moment.line,
            entry=moment.entry,
            game=self.game.id,
            title=self.words.text("title"),
            language=self.language,
            panels=[frames.Panel.of(panel) for panel in scene.panels],
            layouts=[frames.Layout.of(layout) for layout in layouts(scene)],
            items=[frames.Item.of(item) for item in scene.items],
            log=self._lines(log),
            status=self.status(moment),
            decision=decision,
        )

    def frame(self, before: Moment, moment: Moment) -> frames.Frame:
        """Return what changed from one moment to the next; only the present moment has a decision."""
        old = self.scene(before, self.access.viewpoint)
        new = self.scene(moment, self.access.viewpoint, old)
        changes = difference(old, new)
        is_same = new.panels is old.panels and new.desks is old.desks
        old_layouts, new_layouts = ([], []) if is_same else (layouts(old), layouts(new))
        return frames.Frame(
            id=moment.id,
            at=moment.line,
            entry=moment.entry,
            undone=moment.undone,
            log=self._lines([(moment.entry, event) for event in moment.events]),
            panels=[] if is_same else [frames.Panel.of(panel) for panel in new.panels if panel not in old.panels],
            layouts=[] if new_layouts == old_layouts else [frames.Layout.of(layout) for layout in new_layouts],
            set=[cast("frames.Patch", patch(changes.known.get(item.id), item)) for item in changes.set],
            gone=changes.gone,
            order=changes.order,
            status=self.status(moment),
            decision=self.decision() if moment is self.now.moment else None,
        )

    def scene(self, moment: Moment, seat: int | None, before: Scene | None = None) -> Scene:
        """Return the scene of a moment as a seat sees it, drawn once, and only where it differs from `before`."""
        key = seat, self.language
        scene = moment.scenes.get(key)
        if scene is None:
            state = self.seen(moment, seat)
            if before is None:
                scene = self.presentation.scene(state, self.words, seat)
            else:
                twin = next((known for (viewer, _), known in moment.scenes.items() if viewer == seat), None)
                scene = self.presentation.redraw(before, state, self.words, seat, twin)
            moment.scenes[key] = scene
        return scene

    def seen(self, moment: Moment, seat: int | None) -> Any:
        """Return the position of a moment as a seat sees it, redacted once; nobody may change it."""
        if seat not in moment.seen:
            moment.seen[seat] = self.game.redact(moment.state, seat)
        return moment.seen[seat]

    def decision(self) -> frames.Decision | None:
        """Return what is asked now; None for chance and at the end."""
        state = self.now.moment.state
        seat = state.seat
        if seat is None or seat == CHANCE:
            return None
        if seat not in self.now.held(self.access):
            prompt = self.words.prompt(self.seen(self.now.moment, self.access.viewpoint))
            return frames.Decision(
                seat=seat,
                yours=False,
                prompt=prompt,
                options=[],
                routines=[],
                shared=[],
                alone=False,
                refused=[],
                standing=[],
                tips=[],
                rule="",
            )
        decision = self._decision(seat)
        keys = iter(KEYS.ljust(len(decision.routines) + len(decision.options)))
        routines = [self._routine(decision, *one, next(keys)) for one in self._routines(decision)]
        options = [self._option(decision, one, next(keys)) for one in decision.options]
        given = {one.name for one in self.match.standing if one.seat == seat}
        return frames.Decision(
            seat=seat,
            yours=True,
            prompt=self.words.prompt(decision.state),
            options=options,
            routines=routines,
            shared=[text for text in options[0].preview if all(_leaves(option, text) for option in options)],
            alone=sum(not one.is_played_by_bot for one in self.now.seats) == 1,
            refused=[
                frames.Refusal(
                    choice=one.choice.text,
                    text=self.words.option(decision.state, one.choice),
                    reason=self.words.refusal(one),
                    rule=self.presentation.rule_of_refusal(decision.state, one),
                )
                for one in decision.refusals
            ],
            standing=[
                frames.StandingAnswer(name=one.name, text=self.words.standing(one))
                for one in self.game.standing(state, seat)
                # In a lesson each choice is to be learnt.
                if one.name not in given and not self.now.record.chapter
            ],
            tips=[
                frames.Note(id=one.id, text=self.words.text(one.message), items=one.at)
                for one in (self.presentation.tips(decision.state, seat) if self._has_tips(seat) else ())
            ],
            rule=self.presentation.rule_of(decision.state),
        )

    def told_of(self, seat: int, measures: frozenset[str]) -> set[str]:
        """Return what the options of a seat say about some measures."""
        options = self._decision(seat).options
        return {self.words.change(name, *one.changes[name]) for one in options for name in measures & set(one.changes)}

    def _has_tips(self, seat: int) -> bool:
        """Whether a seat is in its first round and has neither a coach nor a teacher, who say what is needed."""
        is_early = self.game.round(self.now.moment.state) <= 1
        return is_early and not self.now.seats[seat].coach and not self.now.record.chapter

    def _decision(self, seat: int) -> Decision:
        """Return the decision of a seat without words, made once for all languages."""
        moment = self.now.moment
        if seat not in moment.decisions:
            seen = Seen(self.game, self.match.pack, moment.state, seat)
            moment.decisions[seat] = decision_of(self.presentation, seen)
        return moment.decisions[seat]

    def _option(self, decision: Decision, option: Option, key: str) -> frames.Option:
        state, seat, choice = decision.state, decision.state.seat, option.choice
        changes = {name: self.words.change(name, *change) for name, change in option.changes.items()}
        told = self.presentation.told.get(choice.verb, ())
        return frames.Option(
            choice=choice.text,
            text=self.words.option(state, choice),
            about=self.words.texts(option.about),
            depicted=self.words.texts(one for one in option.about if self.presentation.is_depicted(choice, one)),
            key=key.strip(),
            preview=list(changes.values()),
            told=[text for name, text in changes.items() if name in told],
            reveals=option.follows == CHANCE,
            passes=option.follows not in (seat, CHANCE),
            cautions=[
                frames.Note(id=one.id, text=self.words.text(one.message, **one.terms), items=[])
                for one in option.cautions
            ],
            rule=option.rule,
        )

    def _routines(self, decision: Decision) -> list[tuple[Routine, Option]]:
        """Return the routines that are offered: none in a lesson, where each choice is to be learnt."""
        return [] if self.now.record.chapter else decision.routines

    def _routine(self, decision: Decision, routine: Routine, option: Option, key: str) -> frames.Option:
        text, choice = self.words.text(f"routine-{routine.id}"), " ".join(one.text for one in routine.choices)
        return self._option(decision, option, key).model_copy(update={"choice": choice, "text": text})

    def status(self, moment: Moment) -> frames.Status:
        """Return who sits where and what is going on; points and turn are those of a moment."""
        record, state = self.now.record, moment.state
        seen = self.seen(moment, self.access.viewpoint)
        scores = self.game.scores(seen)
        held, colours = self.now.held(self.access), self.now.colours
        return frames.Status(
            seats=[
                frames.Seat(
                    number=seat.number,
                    name=seat.name,
                    colour=colours[seat.number],
                    is_person=seat.is_person,
                    bot=seat.bot,
                    yours=seat.number in self.access.seats,
                    handed_out=seat.handed_out,
                    coach=seat.coach and seat.number in self.access.seats,
                    score=scores[seat.number],
                )
                for seat in record.seats
            ],
            deciding=state.seat if state.seat != CHANCE else None,
            round=self.game.round(state),
            over=state.over,
            winners=self.game.winners(state) if state.over else [],
            undo=self._undo(),
            standing=[
                frames.StandingAnswer(name=one.name, text=self.words.standing(one))
                for one in self.match.standing
                if one.seat in held
            ],
            secret_of=self.secrets(),
            is_maker=self.access.is_maker,
            pace=record.pace,
            hints=record.hints,
            rematch=record.rematch,
            origin=record.origin.partition(":")[0],
            since=self._since(),
            rule=self.presentation.rule_of(seen),
            lesson=self._lesson(moment),
        )

    def _since(self) -> int:
        """Return the entry of the last choice of whoever reads this: of the seat that decides, if it is theirs."""
        held = self.now.held(self.access)
        seats = [seat for seat in held if seat == self.match.seat] or held
        starts = [self.match.last_deliberate(seat) for seat in seats]
        return max((start + 1 for start in starts if start < len(self.match.journal.entries)), default=0)

    def _lesson(self, moment: Moment) -> frames.Progress | None:
        number = self.now.record.chapter
        found = None if number is None else chapter(self.game.id, number)
        if found is None:
            return None
        moves = found.moves(self.match.journal.entries[: moment.entry], found.seat)

        def met(conditions: list[Condition | None]) -> list[int]:
            held = enumerate(conditions)
            return [at for at, one in held if one is not None and one.holds(self.game, moment.state, found.seat, moves)]

        return frames.Progress(
            reached=met([beat.until for beat in found.beats]),
            passed=met([beat.check for beat in found.beats]),
        )

    def secrets(self) -> list[int]:
        """Return which of several people around this screen know something that it does not show."""
        if self.access.viewpoint is not None:
            return []
        return [seat for seat in sorted(self.access.seats) if self._has_secrets(self.now.moment, seat)]

    def _has_secrets(self, moment: Moment, seat: int) -> bool:
        """Whether a seat knows something at a moment that not everybody does, found out once."""
        if seat not in moment.secrets:
            moment.secrets[seat] = not is_same(self.seen(moment, seat), self.seen(moment, None))
        return moment.secrets[seat]

    def _undo(self) -> frames.Undo:
        seat, request = self.now.undo_seat(self.access), self.now.request
        return frames.Undo(
            possible=seat is not None,
            free=seat is not None and self.match.undoable(seat) > 0,
            text=self._loss(request.seat if request else seat),
            asked_by=request.seat if request else None,
            waiting_for=sorted(request.waiting) if request else [],
        )

    def _loss(self, seat: int | None) -> str:
        """Return what an undo would take back: the choice, and what others did or chance brought since."""
        if seat is None:
            return ""
        start = self.match.last_deliberate(seat)
        since = {one for one, _ in self.match.journal.entries[start:]} - {seat}
        first: Event | None = None
        # From the end: the whole log is long, and every frame asks.
        for entry, event in reversed(self.match.log):
            if entry <= start:
                break
            if event.seat == seat and event.audience in (None, self.access.viewpoint):
                first = event
        text = self.words.event(first) if first else self.words.text("undo-choice")
        if any(begun == start for begun, _ in self.now.record.bound):
            text = self.words.text("undo-routine")
        others = sorted(since - {CHANCE})
        if others:
            names = self.words.listing(self.match.names[one] for one in others)
            return self.words.text("undo-takes-others", text=text, names=names)
        return self.words.text("undo-takes-drawn" if since else "undo-takes", text=text)

    def _lines(self, log: list[tuple[int, Event]]) -> list[frames.LogLine]:
        return [self._line(entry, event) for entry, event in log if event.audience in (None, self.access.viewpoint)]

    def _line(self, entry: int, event: Event) -> frames.LogLine:
        """Return a line of the log."""
        text, seat = self.words.event(event), self.words.seat_of(event)
        chance = entry > 0 and self.match.journal.entries[entry - 1][0] == CHANCE
        return frames.LogLine(entry=entry, seat=seat, chance=chance, text=text)

    @property
    def verdict(self) -> str:
        """Who wins, and how a tie was settled; empty while the match goes on."""
        winners, scores = self.match.winners, self.match.scores
        if not winners:
            return ""
        names = self.words.listing(self.match.names[seat] for seat in winners)
        id = "site-winners" if len(winners) > 1 else "site-won" if winners == [self.access.viewpoint] else "site-winner"
        sentence = self.words.text(id, names=names)
        best = scores.count(max(scores))
        tie = self.words.text("tie-broken" if len(winners) < best else "tie-shared") if best > 1 else ""
        return f"{sentence} {tie}".strip()

    def finale(self) -> frames.Finale:
        """Return the final scoring of a finished match."""
        seat, after = self.access.viewpoint, self.match.state
        before = self.positions[-2].state if len(self.positions) > 1 else after
        found, scene = [], self.presentation.scene(after, self.words, seat)
        for scoring in self.presentation.finale(before, after, self.words):
            then, counted = scene, self.presentation.with_sheet(after, scoring.sheet)
            scene = self.presentation.redraw(then, counted, self.words, seat)
            changes, there = difference(then, scene), {item.id for item in scene.items}
            found.append(
                frames.Scoring(
                    source=scoring.source,
                    points=scoring.points,
                    totals=[sum(row.values()) for row in scoring.sheet],
                    set=[frames.Item.of(item) for item in changes.set],
                    gone=changes.gone,
                    items=[id for id in scoring.items if id in there],
                )
            )
        return frames.Finale(scorings=found, verdict=self.verdict)

    def charts(self) -> list[Chart]:
        """Return the charts of the match so far, as a watcher may know it."""
        return self.presentation.charts(self.presentation.history(self.match, self.access.viewpoint), self.words)

    def mentions(self, entry: int) -> list[frames.Mention]:
        """Return the log lines of an entry, each with the items that it refers to."""
        seat, moment = self.access.viewpoint, self.past_moment(entry)
        old, new = (self.scene(one, seat) for one in (self.past_moment(max(0, entry - 1)), moment))
        events = [event for event in moment.events if event.audience in (None, seat)]
        found = []
        for event in events:
            line = self._line(entry, event)
            found.append(frames.Mention(**dict(line), items=mentioned_items(event, line.seat, old, new)))
        return found


def _leaves(option: frames.Option, change: str) -> bool:
    """Whether an option makes a change that its text does not tell."""
    return change in option.preview and change not in option.told


def mentioned_items(event: Event, seat: int | None, before: Scene, after: Scene) -> list[str]:
    """Return the ids of the items that a log line refers to: those of a seat, or of the whole table if it is None.

    The id of an item tells what it stands for. It contains a value of the event (`place-market` for `market`), or a
    field and the seat (`gold-2` for the gold of seat 2) or a number of the whole table (`round-3`), or else a word
    of the event's name; items that just changed are preferred. If no id fits, the line refers to everything that
    changed, or to what changed at the seat.
    """

    def has(id: str, name: str) -> bool:
        return re.search(rf"(?:^|-){re.escape(name)}(?:-|$)", id) is not None

    def named(ids: list[str], names: list[str]) -> list[str]:
        found = []
        for name in names:
            same = [id for id in ids if has(id, name)]
            if any(has(id, str(seat)) for id in same):  # then leave out the items of other seats
                same = [id for id in same if has(id, str(seat)) or not re.search(r"-\d+(?:-|$)", id)]
            found += same
        return list(dict.fromkeys(found))

    known = {(item.id, item.panel, item.x, item.y, item.art) for item in before.items}
    changed = [item.id for item in after.items if (item.id, item.panel, item.x, item.y, item.art) not in known]
    fields = list(zip(event.kind.fields, event.values, strict=True))
    texts = [value for _, value in fields if isinstance(value, str) and value]
    numbers = [f"{field}-{value if seat is None else seat}" for field, value in fields if isinstance(value, int)]
    values = [*texts, *(text.partition("-")[2] for text in texts if "-" in text), *numbers]
    return (
        named(changed, values)
        or named([item.id for item in after.items], values)
        or named(changed, event.kind.name.split("-"))
        or [id for id in changed if has(id, str(seat))]
        or changed
    )
