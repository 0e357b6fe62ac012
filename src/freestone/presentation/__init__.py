"""What a title says beside the table: charts, what is to come, live scores, summaries, cautions, tips, rules, cards.

    insight = insight_of(match.game)              # also `game.insight()`; states below are redacted ones
    words = Words(match.game, match.names, language, match.pack)

- `insight.history(match, seat, each_entry=False)` -> samples; `insight.charts(samples, words)` -> `Chart`s. Then
  `pictures.charts.draw(chart)` is SVG for a page that has the icons and the colours (`draw(chart, charts.NARROW)` for
  a phone), `charts.picture(chart, theme)` one that needs nothing else, and `charts.table(chart)` the same figures as a
  head and rows of texts.
- `insight.outlook(state, words, seat)` -> `Section`s: what is still to come, with price tables as `Grid`s.
- `insight.tallies(state, words)` -> a `Tally` a seat: the points by source if the game ended now; `Share.is_sure` is
  false for points that are not on the track yet. What is counted stands in the message `outlook-tally-note`.
- `insight.summaries(match, words, seat)` -> a `Summary` for every round that is over.
- `insight.about(state, words, seat, choice)` -> what sets an option apart from the others, in short texts.
- `insight.cautions(state, seat, choice)` -> what the seat may regret: `words.text(caution.message, **caution.terms)`.
- `insight.tips(state, seat)` -> `Tip`s of the first round: `words.text(tip.message)`, with ids of items to point at.
- `insight.glossary(words)` -> a `Term` for every icon of `art/icons.svg` that a player meets.
- `insight.rules(words)` -> `Chapter`s; `search(chapters, query)` -> rules. `insight.rule_of_refusal(state,
  refusal)`, `insight.rule_of(state)` and `insight.rule_of(state, choice)` are numbers such as `P2.3`.
- `insight.cards(words)` -> a `CardView` for every tile and card; `insight.card(name, words)` -> one of them, such as
  the one that `Line.card` names; `insight.faces(words)` -> how they look, by name.
- `insight.picture(match, theme)` -> the table as SVG; notebooks show a `Match` so.
"""

from freestone.presentation.advice import sentence
from freestone.presentation.base import Insight, insight_of, ranked
from freestone.presentation.plots import chart, seat_series, table_series
from freestone.presentation.rulebook import search
from freestone.presentation.values import (
    CardView,
    Caution,
    Cell,
    Change,
    Chapter,
    Component,
    Face,
    Grid,
    Line,
    Part,
    Reason,
    Rule,
    Sample,
    Section,
    Share,
    Summary,
    Tally,
    Term,
    Tip,
)

__all__ = [
    "CardView",
    "Caution",
    "Cell",
    "Change",
    "Chapter",
    "Component",
    "Face",
    "Grid",
    "Insight",
    "Line",
    "Part",
    "Reason",
    "Rule",
    "Sample",
    "Section",
    "Share",
    "Summary",
    "Tally",
    "Term",
    "Tip",
    "chart",
    "insight_of",
    "ranked",
    "search",
    "seat_series",
    "sentence",
    "table_series",
]
