"""The course of a match, round by round, and charts of the figures along it."""

from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from freestone.core.match import Match
from freestone.core.state import Event, State
from freestone.pictures.charts import Chart, Series, Tick
from freestone.presentation.values import Sample
from freestone.words import Words

S = TypeVar("S", bound=State)


class Glimpse(NamedTuple, Generic[S]):
    """A position of a match, the events on the way to it, and the round that it ends (None if it ends none)."""

    entry: int
    state: S
    events: list[Event]
    ends: int | None


def glimpses(match: Match[S], seat: int | None) -> Iterator[Glimpse[S]]:
    """Yield every position of a match as a seat sees it."""
    before, has_rounds = 0, match.game.has_rounds
    for entry, state, happened in match.positions():
        # Some events are for one seat alone, such as what it has foreseen.
        events = [event for event in happened if event.audience in (None, seat)]
        number = match.game.round(state)
        # Nothing says that a round ends: the next one has begun, or the match is over.
        ended = number - 1 if number > before else number if state.over and has_rounds else None
        yield Glimpse(entry, match.game.redact(state, seat), events, ended)
        before = number


def chart(id: str, samples: list[Sample], series: list[Series], words: Words) -> Chart:
    """Return a chart with the words `chart-<id>` and `chart-<id>-about`."""
    return _chart(id, words.text(f"chart-{id}"), words.text(f"chart-{id}-about"), samples, series, words)


def figure_chart(figure: str, samples: list[Sample], words: Words) -> Chart:
    """Return the chart of one figure, in words of its own if the catalogue has any, or else named after its measure."""
    is_shared = len(samples[0].figures[figure]) < len(words.names)
    if words.has(f"chart-{figure}"):
        name, about = words.text(f"chart-{figure}"), words.text(f"chart-{figure}-about")
    else:
        name = words.measure_name(figure)
        about = words.text("chart-table-about" if is_shared else "chart-figure-about", figure=name)
    shared = [table_series(samples, figure, name, "", "gold")]
    series = shared if is_shared else seat_series(samples, figure, words)
    return _chart(figure, name[:1].upper() + name[1:], about, samples, series, words)


def seat_series(samples: list[Sample], figure: str, words: Words) -> list[Series]:
    """Return a line for each seat."""
    return [
        Series(f"seat-{seat}", name, [(sample.at, sample.figures[figure][seat]) for sample in samples], seat)
        for seat, name in enumerate(words.names)
    ]


def table_series(samples: list[Sample], figure: str, name: str, icon: str, colour: str) -> Series:
    """Return the line of a figure that is the same for all."""
    return Series(figure, name, [(sample.at, sample.figures[figure][0]) for sample in samples], None, icon, colour)


def _chart(id: str, title: str, about: str, samples: list[Sample], series: list[Series], words: Words) -> Chart:
    ends = [sample for sample in samples if sample.ends_round]
    ticks = [Tick(end.at, str(end.round) if end.round else words.text("chart-start")) for end in ends]
    if samples and not ends:
        ticks.append(Tick(samples[0].at, words.text("chart-start")))
    if samples and not samples[-1].ends_round:
        ticks.append(Tick(samples[-1].at, words.text("chart-now")))
    time = "chart-time" if ends else "chart-entries"
    return Chart(id, title, about, words.text(time), series, ticks, language=words.language)
