"""How people see a game: the table, charts, what is to come, scores, summaries, warnings, tips, rules and cards.

    presentation = presentation_of(match.game)
    words = Words(match.game, match.names, language, match.pack)
    scene = presentation.scene(match.game.redact(match.state, seat), words, seat)

`Presentation` is the contract. `pictures.charts` draws the charts that it returns.
"""

from freestone.presentation.base import Presentation, presentation_of, ranked
from freestone.presentation.book import (
    Appendix,
    Block,
    Book,
    Cut,
    Example,
    Overview,
    Points,
    Shelf,
    Topic,
)
from freestone.presentation.edition import Edition, Image, Part, Passage
from freestone.presentation.history import Glimpse, chart, glimpses, seat_series, table_series
from freestone.presentation.overview import OneOf, Phase
from freestone.presentation.rulebook import search
from freestone.presentation.values import (
    CardView,
    Caution,
    Cell,
    Change,
    Chapter,
    Component,
    EventMark,
    Face,
    Grid,
    Line,
    Remark,
    RoundContents,
    Routine,
    Rule,
    RuleNumbers,
    Sample,
    Scoring,
    Section,
    Share,
    Summary,
    Tally,
    Term,
    Tip,
)

__all__ = [
    "Appendix",
    "Block",
    "Book",
    "CardView",
    "Caution",
    "Cell",
    "Change",
    "Chapter",
    "Component",
    "Cut",
    "Edition",
    "EventMark",
    "Example",
    "Face",
    "Glimpse",
    "Grid",
    "Image",
    "Line",
    "OneOf",
    "Overview",
    "Part",
    "Passage",
    "Phase",
    "Points",
    "Presentation",
    "Remark",
    "RoundContents",
    "Routine",
    "Rule",
    "RuleNumbers",
    "Sample",
    "Scoring",
    "Section",
    "Share",
    "Shelf",
    "Summary",
    "Tally",
    "Term",
    "Tip",
    "Topic",
    "chart",
    "glimpses",
    "presentation_of",
    "ranked",
    "search",
    "seat_series",
    "table_series",
]
