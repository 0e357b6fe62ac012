"""What programs send and receive besides frames."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, StringConstraints

from freestone.core import game as games
from freestone.lessons import chapter as lessons
from freestone.pictures import TINCTURES, charts
from freestone.table.snapshot import Record
from freestone.table.view import View
from freestone.web.site import languages_of
from freestone.words import Words

Name = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=100)]
# Strict, because pydantic would take true for 1.
Small = Annotated[int, Field(ge=0, le=10_000_000, strict=True)]
# As many digits as 128 bits can have.
Digits = Annotated[str, StringConstraints(pattern="^[0-9]{1,39}$")]
SettingValue = StrictBool | StrictInt | StrictStr | None


class Body(BaseModel):
    """Something that is sent; unknown fields are refused."""

    # A misspelt field would otherwise count as left out.
    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """Something that is returned; `model_validate` reads it off an object with the same attributes."""

    model_config = ConfigDict(from_attributes=True)


class SitterBody(Body):
    """Who sits at a seat: a person by name, with a coach or without, or a bot; without a colour they get any."""

    name: Name
    bot: Annotated[str, StringConstraints(max_length=60)] = ""
    colour: Annotated[str, StringConstraints(max_length=20)] = ""
    coach: StrictBool = False


class NewTable(Body):
    """A table to make; without a seed chance is secret, without a pack it is the newest built-in one."""

    game: Text
    seats: Annotated[list[SitterBody], Field(min_length=1, max_length=10)]
    settings: Annotated[dict[str, SettingValue], Field(max_length=40)] = {}
    # JavaScript rounds larger numbers.
    seed: Annotated[int, Field(ge=0, lt=2**53, strict=True)] | Digits | None = Field(
        None, description="A whole number; as a text of digits if it has more than 53 bits"
    )
    pace: Annotated[float, Field(ge=0, le=10)] = 0.0
    pack: Annotated[str, StringConstraints(max_length=200)] = ""
    hints: StrictBool | None = Field(None, description="Whether people may ask for hints; null: one alone against bots")


class ChoiceBody(Body):
    """A choice, or those of a routine with spaces between them, and the length of the journal when it was made."""

    choice: Annotated[str, StringConstraints(min_length=1, max_length=400)]
    at: Small


class StandingBody(Body):
    """A standing answer to give, and the length of the journal when it was chosen."""

    name: Text
    at: Small


class AgreeBody(Body):
    """Whether to agree to an undo."""

    agreed: Annotated[bool, Field(strict=True)]


class BotBody(Body):
    """The bot that plays a seat; empty takes the seat back."""

    bot: Annotated[str, StringConstraints(max_length=60)]


class PaceBody(Body):
    """How many seconds a bot waits before it chooses."""

    seconds: Annotated[float, Field(ge=0, le=10)]


class EntryBody(Body):
    """An entry of a journal."""

    entry: Small


class TaskBody(Body):
    """A task of a chapter, by the number of its beat."""

    beat: Small


class JournalBody(Body):
    """A whole journal."""

    # Less than a body may have, since JSON escapes every quote of a journal.
    journal: Annotated[str, StringConstraints(min_length=1, max_length=1_500_000)]


class Rule(Answer):
    """A rule in our own words, with its number."""

    number: str
    text: str


class Chapter(Answer):
    """A chapter of the rules."""

    number: str
    title: str
    rules: list[Rule]


class Beat(Answer):
    """One idea of a chapter: what the teacher says and points at, and the moves that are accepted, if any is asked for.

    `answers` are said after moves of a kind, while it points at what of `after` is there; after those of `warns`, to
    choose again is offered first. With `lasts` the learner plays on until `Status.lesson` has reached the beat. `well`
    and `again` are said after a task.
    """

    text: str
    points: list[str]
    play: list[str]
    answers: dict[str, str]
    warns: list[str]
    after: list[str]
    lasts: bool
    is_task: bool
    well: str
    again: str

    @classmethod
    def of(cls, beat: lessons.Beat, words: Words) -> "Beat":
        """Return a beat with its texts in one language."""
        is_task = beat.check is not None
        return cls(
            text=words.text(beat.text),
            points=list(beat.points),
            play=list(beat.play),
            answers={pattern: words.text(id) for pattern, id in beat.answers.items()},
            warns=list(beat.warns),
            after=list(beat.after),
            lasts=beat.until is not None,
            is_task=is_task,
            well=words.text(f"{beat.text}-well") if is_task else "",
            again=words.text(f"{beat.text}-again") if is_task else "",
        )


class Lesson(Answer):
    """A chapter of a lesson; the last one of a game has the number `last`.

    From the chapter `enough` on, a first game is offered.
    """

    game: str
    number: int
    last: int
    enough: int
    title: str
    beats: list[Beat]

    @classmethod
    def of(cls, chapter: lessons.LessonChapter, words: Words) -> "Lesson":
        """Return a chapter with its texts in one language."""
        return cls(
            game=chapter.game,
            number=chapter.number,
            last=len(lessons.chapters(chapter.game)),
            enough=lessons.enough(chapter.game),
            title=words.text(chapter.message("title")),
            beats=[Beat.of(beat, words) for beat in chapter.beats],
        )


class Line(Answer):
    """One line of a chart, of a seat or of the whole table: points in time and their values."""

    name: str
    seat: int | None
    points: list[tuple[float, int | float]]


class Chart(Answer):
    """How some figures went, as points and as SVG."""

    id: str
    title: str
    lines: list[Line]
    svg: str

    @classmethod
    def of(cls, chart: charts.Chart, tinctures: list[str]) -> "Chart":
        """Return a chart, drawn in the colours of the seats."""
        lines = [Line.model_validate(one) for one in chart.series]
        return cls(id=chart.id, title=chart.title, lines=lines, svg=charts.picture(chart, tinctures=tinctures))


class Made(Answer):
    """A new table: its id, the link that holds all seats, and the link for watchers."""

    id: str
    token: str
    watcher: str

    @classmethod
    def of(cls, record: Record) -> "Made":
        """Return a table as its maker hears of it."""
        return cls(id=record.id, token=record.maker, watcher=record.watcher)


class SeatLink(Answer):
    """The link of one seat."""

    seat: int
    token: str


class Links(Answer):
    """The link for watchers, those of the seats that were handed out, and where other people reach the server.

    Without any `addresses`, only the computer that the server runs on reaches it, unless a proxy is in front of it.
    """

    addresses: list[str]
    watcher: str
    seats: list[SeatLink]


class TaskState(Answer):
    """Whether a task ends before the learner's next move, and whether it cannot be fulfilled any more."""

    is_over: bool
    is_lost: bool


class Done(Answer):
    """The change is stored; the journal has this length now."""

    at: int


class Setting(Answer):
    """Something decided when a table is made."""

    name: str
    text: str
    default: bool | int | str | None
    allowed: list[bool | int | str | None]


class Game(Answer):
    """A game: how many can play, what is decided when a table is made, its component data, colours and languages."""

    id: str
    title: str
    tagline: str
    seats: list[int]
    settings: list[Setting]
    packs: list[str]
    colours: list[str]
    languages: list[str]

    @classmethod
    def of(cls, game: games.Game[Any], words: Words, packs: list[str]) -> "Game":
        """Return a game with its texts in one language."""
        return cls(
            id=game.id,
            title=words.text("title"),
            tagline=words.text_or("tagline", ""),
            seats=list(game.seat_counts),
            settings=[
                Setting(
                    name=one.name,
                    text=words.text_or(f"setting-{one.name}", one.name),
                    default=one.default,
                    allowed=list(one.values(max(game.seat_counts))),
                )
                for one in game.settings
            ],
            packs=packs,
            colours=list(TINCTURES),
            languages=languages_of(game),
        )


class Score(Answer):
    """The points of one seat by source."""

    seat: int
    name: str
    total: int
    sources: dict[str, int]


class ScoreSheet(Answer):
    """The points of every seat; `winners` is empty while the game goes on."""

    scores: list[Score]
    names: dict[str, str]
    winners: list[int]

    @classmethod
    def of(cls, view: View) -> "ScoreSheet":
        """Return the points as a watcher knows them."""
        match = view.match
        rows = match.game.score_sheet(match.game.redact(match.state, view.access.viewpoint))
        return cls(
            scores=[
                Score(seat=seat, name=match.names[seat], total=sum(row.values()), sources=row)
                for seat, row in enumerate(rows)
            ],
            names={source: view.words.source(source) for source in rows[0]},
            winners=match.winners,
        )


class PuzzleOption(Answer):
    """An option of a puzzle that was answered, and by how many points of lead it is behind the best one."""

    choice: str
    text: str
    behind: float
    is_right: bool
    is_chosen: bool


class PuzzleAnswer(Answer):
    """What became of an answer to a puzzle: the best option and why, and the entries to stop at in the line.

    The first of these is the position in question; each other one has something to tell.
    """

    is_right: bool
    theme: str
    best: str
    why: str
    proof: str
    finders: str
    options: list[PuzzleOption]
    steps: list[int]
