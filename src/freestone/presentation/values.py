"""The small values that presentations return; texts are ready to show unless a value names a message."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from freestone.core.choice import Choice
from freestone.pictures.rounds import RoundPicture
from freestone.words import Saying

Terms = Mapping[str, int | str]


class RuleNumbers(NamedTuple):
    """The numbers of the rules, such as `P2.3`, that explain what happens at the table.

    `decisions` are by the kind of the step that asks, `choices` by the text or the verb of a choice, and `refusals` by
    the reason, or by `reason:verb` where the verb makes a difference.
    """

    decisions: Mapping[str, str] = {}
    choices: Mapping[str, str] = {}
    refusals: Mapping[str, str] = {}


class EventMark(NamedTuple):
    """How the picture of a round shows an event: as an icon, beside the amount that one of its fields has.

    `{guild}` is the icon of what that field names. What the rest of the picture shows anyway has no icon.
    """

    icon: str = ""
    amount: str = ""
    is_crossed: bool = False


class RoundContents(NamedTuple):
    """What the summary of a round contains, in words and as a picture.

    `events` are the kinds of events that it repeats from the log, and `explained` those of them whose card is explained
    too. `measures` are those whose change it shows; `provisional` ones are left out once the match is over.

    The picture shows the faces of explained cards, and events as their `marks`; an event without either is a line of
    text. `icons` are those of measures, of sources of points and of what events name; whatever is called like an icon
    needs none, and what has an empty one is not in the picture. It never covers the panels that are `spared`.
    """

    events: frozenset[str] = frozenset()
    explained: frozenset[str] = frozenset()
    measures: tuple[str, ...] = ()
    provisional: frozenset[str] = frozenset()
    marks: Mapping[str, EventMark] = MappingProxyType({})
    icons: Mapping[str, str] = MappingProxyType({})
    spared: tuple[str, ...] = ()


class Sample(NamedTuple):
    """The figures of a position, its place on the time axis, and the round that it ends or belongs to.

    A figure has one value for the whole table, or one for each seat.
    """

    entry: int
    at: float
    round: int
    ends_round: bool
    figures: Mapping[str, Sequence[float]]


class Line(NamedTuple):
    """Something that is still to come, or is not any more.

    `mark` is one of `coming`, `here` (open on the table), `owned` (by `seat`), `built` (by `seat` if it is somebody's),
    `gone`, or empty; `card` names the component, for its large view.
    """

    text: str
    note: str = ""
    amount: int | None = None
    icon: str = ""
    seat: int | None = None
    mark: str = ""
    card: str = ""


class Cell(NamedTuple):
    """A cell of a table; `mark` is `town`, `stop` or empty; `is_now` marks the current value."""

    text: str
    mark: str = ""
    is_now: bool = False


class Grid(NamedTuple):
    """A table with a heading for every column and every row; `now` is the current row."""

    id: str
    title: str
    icon: str
    columns: list[str]
    rows: list[tuple[str, list[Cell]]]
    now: int


class Section(NamedTuple):
    """A part of what is still to come; sections of the same tab share it, under the title `outlook-tab-<tab>`."""

    tab: str
    title: str
    note: str = ""
    lines: list[Line] = []  # noqa: RUF012 - never changed
    grids: list[Grid] = []  # noqa: RUF012 - never changed


class Share(NamedTuple):
    """Points from one source; `is_sure` if nothing can take them away."""

    source: str
    points: int
    is_sure: bool = True


class Scoring(NamedTuple):
    """A part of the final scoring: where its points come from, how many each seat gets, and the sheet after it.

    `items` are the ids of the things on the table that score; the board of the first is to be seen.
    """

    source: str
    points: list[int]
    sheet: list[dict[str, int]]
    items: list[str] = []  # noqa: RUF012 - never changed


class Routine(NamedTuple):
    """Several choices of a seat, one after the other, offered as one because they are what is mostly meant.

    The message `routine-<id>` says what they do together; choices without an alternative are left out.
    """

    id: str
    choices: list[Choice]


class Tally(NamedTuple):
    """The score of one seat if the match ended now."""

    seat: int
    total: int
    shares: list[Share]
    leads: bool


class Change(NamedTuple):
    """What a round changed for one seat: its points after it, how many of them it gained, texts, and the sources."""

    seat: int
    points: int
    gained: int
    texts: list[str]
    shares: list[Share]


class Summary(NamedTuple):
    """A finished round: what happened to everybody, and what changed for each seat; all of it also as a picture.

    `notes` are those of the lines that the picture does not show.
    """

    round: int
    entry: int
    title: str
    lines: list[str]
    changes: list[Change]
    picture: RoundPicture
    notes: list[str]


class Caution(NamedTuple):
    """A warning before a choice is made, `words.text(message, **terms)`; people can silence it by its id."""

    id: str
    message: str
    terms: Terms


class Remark(NamedTuple):
    """What a coach may say at a decision: the message `coach-<id>` with its terms, and the items that it points at.

    Its importance is a number from 1, good to know, to 10, which even an experienced player should not overlook.
    A remark that speaks for something names these `choices`: it is made only if one of them is among the best.
    """

    id: str
    importance: int
    terms: Mapping[str, int | str | Saying] = MappingProxyType({})
    at: Sequence[str] = ()
    choices: Sequence[str] = ()


class Tip(NamedTuple):
    """A tip for the first round, and the ids of the items or panels that it points at; people dismiss it by its id.

    It speaks for these `choices`, if any.
    """

    id: str
    message: str
    at: list[str]
    choices: list[str]


class Term(NamedTuple):
    """An icon, what it is called and what it means."""

    icon: str
    name: str
    text: str


class Rule(NamedTuple):
    """A numbered rule, such as K4.2, in our own words."""

    number: str
    text: str


class Chapter(NamedTuple):
    """A chapter of the rules."""

    number: str
    title: str
    rules: list[Rule]


class Component(NamedTuple):
    """A tile or card of a pack: its name and kind as messages, the file and row of its figures, and a rule."""

    name: str
    kind: str
    file: str
    row: str
    rule: str


class Face(NamedTuple):
    """How a tile or a card looks: its size, and an SVG fragment around (0, 0)."""

    width: float
    height: float
    art: str


class CardView(NamedTuple):
    """The large view of a tile or card; `source` says where its figures come from."""

    name: str
    kind: str
    title: str
    text: str
    source: str
    rule: str
