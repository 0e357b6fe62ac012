"""What a watcher receives: the whole picture once, then a frame for every change, with texts in its language."""

from typing import Required

from pydantic import BaseModel
from typing_extensions import TypedDict

from freestone.pictures import scene


class Piece(BaseModel):
    """A part of a panel: its corner and its size."""

    x: float
    y: float
    width: float
    height: float


class Panel(BaseModel):
    """A part of the table with a drawing of its own; `seat` is whose board it is, null for what all share.

    A strip shows a board in brief: `full` is the id of the panel that shows it in full, empty for all others. A window
    that is narrower than the panel shows its `pieces` below each other, if it has any.
    """

    id: str
    title: str
    width: float
    height: float
    art: str
    seat: int | None
    full: str
    pieces: list[Piece]

    @classmethod
    def of(cls, panel: scene.Panel) -> "Panel":
        """Return a panel of a scene."""
        pieces = [Piece(**piece._asdict()) for piece in panel.pieces]
        # Without validation, here and below: these values are our own, and a picture has many of them.
        return cls.model_construct(None, **{**panel._asdict(), "pieces": pieces})


class Item(BaseModel):
    """Something on a panel; `art` is an SVG fragment around (0, 0), items of the same `kind` are interchangeable."""

    id: str
    panel: str
    x: float
    y: float
    width: float
    height: float
    art: str
    name: str
    tip: str
    choice: str
    rule: str
    kind: str

    @classmethod
    def of(cls, item: scene.Item) -> "Item":
        """Return an item of a scene."""
        return cls.model_construct(None, **item._asdict())


class Patch(TypedDict, total=False):
    """An item that is new, or what has changed of one that was there: all other fields are as they were.

    `patch` of scenes makes it.
    """

    id: Required[str]
    panel: str
    x: float
    y: float
    width: float
    height: float
    art: str
    name: str
    tip: str
    choice: str
    rule: str
    kind: str


class Place(BaseModel):
    """The box of a panel in a layout; if it is too small, the panel in brief lies there."""

    panel: str
    x: float
    y: float
    width: float
    height: float


class Layout(BaseModel):
    """Where the panels lie while the board of one seat is shown in full, and the size of the whole.

    `stage` is the panel with the largest box, with which others change places when they are wanted; it may be empty.
    """

    seat: int | None
    places: list[Place]
    width: float
    height: float
    stage: str

    @classmethod
    def of(cls, layout: scene.Layout) -> "Layout":
        """Return a layout of a scene."""
        places = [Place(panel=panel, **box._asdict()) for panel, box in layout.places.items()]
        return cls(seat=layout.seat, places=places, width=layout.width, height=layout.height, stage=layout.stage)


class LogLine(BaseModel):
    """A sentence of the log, its entry, and whether chance brought it."""

    entry: int
    seat: int | None
    chance: bool
    text: str


class Mention(LogLine):
    """A sentence of the log with the ids of the items that it refers to."""

    items: list[str]


class Option(BaseModel):
    """An option: notation, sentence, what sets it apart, key, what it would change, and what of that it says.

    `depicted` is what of `about` the thing on the table shows by itself.
    """

    choice: str
    text: str
    about: list[str]
    depicted: list[str]
    key: str
    preview: list[str]
    told: list[str]
    reveals: bool
    passes: bool
    cautions: list["Note"]
    rule: str


class Note(BaseModel):
    """A caution or a tip, with an id to silence it and the ids of the items that it points at."""

    id: str
    text: str
    items: list[str]


class Refusal(BaseModel):
    """A choice that is not possible now: its sentence, the reason, and the number of the rule."""

    choice: str
    text: str
    reason: str
    rule: str


class StandingAnswer(BaseModel):
    """A standing answer: applied automatically until it expires."""

    name: str
    text: str


class Decision(BaseModel):
    """What is asked now, and of whom; only the seat that decides gets options.

    `routines` take several choices one after the other, which are mostly meant; their `choice` has spaces between
    them, is played as it is, and is taken back as one. `shared` is what all options change; whoever is `alone` with
    bots can take everything back.
    """

    seat: int
    yours: bool
    prompt: str
    options: list[Option]
    routines: list[Option]
    shared: list[str]
    alone: bool
    refused: list[Refusal]
    standing: list[StandingAnswer]
    tips: list[Note]
    rule: str


class Seat(BaseModel):
    """A seat as everybody sees it; only whoever plays there sees its coach."""

    number: int
    name: str
    colour: str
    is_person: bool
    bot: str
    yours: bool
    handed_out: bool
    coach: bool
    score: int


class Undo(BaseModel):
    """Whether one may take back, whether that is free, what it takes back, and who still has to agree to it."""

    possible: bool
    free: bool
    text: str
    asked_by: int | None
    waiting_for: list[int]


class Progress(BaseModel):
    """How far a chapter is: the numbers of the beats that are at their end now, and of the tasks that are fulfilled."""

    reached: list[int]
    passed: list[int]


class Status(BaseModel):
    """The state of the table apart from its items; `rule` is the number of the rule about what is asked, if any.

    `since` is the entry of the reader's last choice.

    `origin` tells how much its maker could know beforehand: they chose the `seed`, uploaded a `journal`, or went on
    from a `position` of another table. It is empty if chance was secret from the beginning. The table of a lesson is
    `lesson`, and only that has a `lesson`.
    """

    seats: list[Seat]
    deciding: int | None
    round: int
    over: bool
    winners: list[int]
    undo: Undo
    standing: list[StandingAnswer]
    secret_of: list[int]
    is_maker: bool
    pace: float
    hints: bool
    rematch: str
    origin: str
    since: int
    rule: str
    lesson: Progress | None


class Frame(BaseModel):
    """What changed with one entry, one undo or at the seats; `at` is the journal's length, sent back with a choice.

    What did not change is left out: `panels` and `layouts` are empty then, and `set` has the fields that differ. New
    items come on top of their panels; where that is not enough, `order` has all ids of the panel, the lowest first.
    """

    id: str
    at: int
    entry: int
    undone: bool
    log: list[LogLine]
    panels: list[Panel]
    layouts: list[Layout]
    set: list[Patch]
    gone: list[str]
    order: list[str]
    status: Status
    decision: Decision | None


class Scoring(BaseModel):
    """A part of the final scoring: its points and the totals after it by seat, and what it changes on the table.

    `items` are the ids of the things that score, those of the board to be seen first.
    """

    source: str
    points: list[int]
    totals: list[int]
    set: list[Item]
    gone: list[str]
    items: list[str]


class Finale(BaseModel):
    """The final scoring, source by source from what was scored before it, and who wins."""

    scorings: list[Scoring]
    verdict: str


class Picture(BaseModel):
    """Everything that a watcher sees now."""

    id: str
    at: int
    entry: int
    game: str
    title: str
    language: str
    panels: list[Panel]
    layouts: list[Layout]
    items: list[Item]
    log: list[LogLine]
    status: Status
    decision: Decision | None
