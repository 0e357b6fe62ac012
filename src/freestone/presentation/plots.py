"""Charts from samples: a line for every seat, or for figures of the whole table."""

from freestone.pictures.charts import Chart, Series, Tick
from freestone.presentation.values import Sample
from freestone.words import Words


def chart(id: str, samples: list[Sample], series: list[Series], words: Words) -> Chart:
    """Return a chart with the words `chart-<id>` and `chart-<id>-about`."""
    title, about = words.text(f"chart-{id}"), words.text(f"chart-{id}-about")
    return Chart(id, title, about, words.text("chart-time"), series, _ticks(samples, words))


def seat_series(samples: list[Sample], figure: str, words: Words) -> list[Series]:
    """Return one line a seat."""
    return [
        Series(f"seat-{seat}", name, [(sample.at, sample.figures[figure][seat]) for sample in samples], seat)
        for seat, name in enumerate(words.names)
    ]


def table_series(samples: list[Sample], figure: str, name: str, icon: str, colour: str) -> Series:
    """Return the line of a figure that is the same for all."""
    return Series(figure, name, [(sample.at, sample.figures[figure][0]) for sample in samples], None, icon, colour)


def _ticks(samples: list[Sample], words: Words) -> list[Tick]:
    ends = [sample for sample in samples if sample.ends_round]
    found = [Tick(end.at, str(end.round) if end.round else words.text("chart-start")) for end in ends]
    is_running = bool(samples) and not samples[-1].ends_round
    return [*found, Tick(samples[-1].at, words.text("chart-now"))] if is_running else found
