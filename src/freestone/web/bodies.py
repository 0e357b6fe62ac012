"""What programs send and get, besides frames."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, StringConstraints

Name = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Small = Annotated[int, Field(ge=0, le=10_000_000, strict=True)]
Digits = Annotated[str, StringConstraints(pattern="^[0-9]{1,39}$")]
SettingValue = StrictBool | StrictInt | StrictStr | None


class Body(BaseModel):
    """Something that is sent; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class SitterBody(Body):
    """Who shall sit at a seat: a person by name, or a bot; the colour is one of the game's, any if empty."""

    name: Name
    bot: Annotated[str, StringConstraints(max_length=60)] = ""
    colour: Annotated[str, StringConstraints(max_length=20)] = ""


class NewTable(Body):
    """A table to be made; without a seed chance is secret, without a pack it is the newest built-in one."""

    game: Text
    seats: Annotated[list[SitterBody], Field(min_length=1, max_length=10)]
    settings: Annotated[dict[str, SettingValue], Field(max_length=40)] = {}
    seed: Annotated[int, Field(ge=0, lt=2**53, strict=True)] | Digits | None = Field(
        None, description="A whole number; as a text of digits if it has more than 53 bits"
    )
    pace: Annotated[float, Field(ge=0, le=10)] = 0.0
    pack: Annotated[str, StringConstraints(max_length=200)] = ""
    hints: StrictBool | None = Field(None, description="Whether people may ask for hints; null: one alone against bots")


class ChoiceBody(Body):
    """A choice, and the length of the journal when it was made."""

    choice: Text
    at: Small


class StandingBody(Body):
    """A standing answer to give, and the length of the journal when it was chosen."""

    name: Text
    at: Small


class AgreeBody(Body):
    """Whether one agrees that somebody takes back."""

    agreed: Annotated[bool, Field(strict=True)]


class BotBody(Body):
    """The bot that shall play a seat; empty takes it back."""

    bot: Annotated[str, StringConstraints(max_length=60)]


class PaceBody(Body):
    """How many seconds a bot waits before it chooses."""

    seconds: Annotated[float, Field(ge=0, le=10)]


class Rule(BaseModel):
    """A rule in our own words, with its number."""

    number: str
    text: str


class Chapter(BaseModel):
    """A chapter of the rules."""

    number: str
    title: str
    rules: list[Rule]


class EntryBody(Body):
    """An entry of a journal."""

    entry: Small


class JournalBody(Body):
    """A whole journal."""

    journal: Annotated[str, StringConstraints(min_length=1, max_length=1_500_000)]


class Line(BaseModel):
    """One line of a chart, of a seat or of the whole table: points in time and their values."""

    name: str
    seat: int | None
    points: list[tuple[float, int | float]]


class ChartView(BaseModel):
    """How some figures went, and the same drawn as SVG."""

    id: str
    title: str
    lines: list[Line]
    svg: str


class Made(BaseModel):
    """A new table: its id, the link that holds all seats, and the link for watchers."""

    id: str
    token: str
    watcher: str


class SeatLink(BaseModel):
    """The link of one seat."""

    seat: int
    token: str


class Links(BaseModel):
    """The link for watchers, those of the seats that were handed out, and where other people reach the server.

    Without any `addresses`, only the computer that the server runs on reaches it, unless a proxy stands before it.
    """

    addresses: list[str]
    watcher: str
    seats: list[SeatLink]


class Done(BaseModel):
    """What was asked is kept; the journal has this length now."""

    at: int


class SettingView(BaseModel):
    """Something to decide when a table is made."""

    name: str
    text: str
    default: bool | int | str | None
    allowed: list[bool | int | str | None]


class GameView(BaseModel):
    """A title: how many can play, what is decided when a table is made, its component data, colours and languages."""

    id: str
    title: str
    tagline: str
    seats: list[int]
    settings: list[SettingView]
    packs: list[str]
    colours: list[str]
    languages: list[str]


class Score(BaseModel):
    """The points of one seat by source."""

    seat: int
    name: str
    total: int
    sources: dict[str, int]


class ScoreSheet(BaseModel):
    """The points of every seat; `winners` is empty while the game goes on."""

    scores: list[Score]
    names: dict[str, str]
    winners: list[int]
