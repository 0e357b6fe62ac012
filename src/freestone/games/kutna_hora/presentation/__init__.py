"""How people see Kutná Hora."""

from collections.abc import Sequence
from typing import Final

from freestone.core.choice import Choice
from freestone.core.pack import Pack
from freestone.games.kutna_hora import measures
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import COMMODITIES, COMMODITY_NAMES, DECK_NAMES, SOURCES
from freestone.games.kutna_hora.presentation import coach, finale, guide, options
from freestone.games.kutna_hora.presentation.board import Hall, Mines, Town
from freestone.games.kutna_hora.presentation.book import BOOK
from freestone.games.kutna_hora.presentation.briefs import BRIEFS, DESKS, Brief, Strip
from freestone.games.kutna_hora.presentation.canvas import GOODS, Canvas
from freestone.games.kutna_hora.presentation.faces import gallery
from freestone.games.kutna_hora.presentation.players import Player
from freestone.games.kutna_hora.presentation.terminal import View
from freestone.games.kutna_hora.presentation.tracks import Cathedral, Council, Market, Rounds
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import FINAL_SOURCES
from freestone.pictures.charts import Chart
from freestone.pictures.rounds import Trend
from freestone.pictures.scene import Panel, Scene
from freestone.presentation import (
    CardView,
    Caution,
    Component,
    Face,
    Presentation,
    Remark,
    RoundContents,
    RuleNumbers,
    Sample,
    Section,
    Share,
    Tally,
    chart,
    ranked,
    seat_series,
    table_series,
)
from freestone.presentation.canvas import seats_from
from freestone.words import Saying, Words

# Panels are laid out in this order, each as high and then as far left as it can be.
COMMON: Final = (Town, Hall, Market, Cathedral, Council, Mines, Rounds)
COLOURS: Final = ("stone", "silver", "wood", "plum", "rose", "gold")


class KutnaHoraPresentation(Presentation[KutnaHoraState]):
    """The table, charts, what is to come, the score if the game ended now, and the texts beside the table."""

    rule_numbers = RuleNumbers(guide.STEPS, guide.VERBS, guide.REASONS)
    first_tips = guide.TIPS
    glossary_icons = guide.ICONS
    round_contents = RoundContents(
        events=guide.ROUND_EVENTS,
        explained=frozenset({"event-happened"}),
        measures=("groschen", "final_points", "income", "reputation", "pelicans"),
        provisional=frozenset({"final_points"}),
        marks=guide.ROUND_MARKS,
        icons=guide.ROUND_ICONS,
        spared=("market",),
    )
    last_verbs = frozenset({"rest"})
    book = BOOK
    meanings = guide.MEANINGS

    def scene(self, state: KutnaHoraState, words: Words, seat: int | None) -> Scene:
        """Return the table for the browser, notebooks and images; the viewer's own panels come first."""
        return self._scene(Canvas(state, words, seat))

    def redraw(
        self, before: Scene, state: KutnaHoraState, words: Words, seat: int | None, twin: Scene | None = None
    ) -> Scene:
        """Return the same, with the panels and unchanged portions of an earlier scene."""
        return self._scene(Canvas(state, words, seat, before, twin), before.panels)

    def _scene(self, canvas: Canvas, panels: list[Panel] | None = None) -> Scene:
        seats = seats_from(canvas.viewer, canvas.state.seats)
        common = [board(canvas) for board in COMMON]
        players = [Player(canvas, player) for player in seats]
        strips = [Strip(canvas, player) for player in seats]
        briefs = [Brief(board, BRIEFS[board.id]) for board in common]
        pairs = [board for pair in zip(players, strips, strict=True) for board in pair]
        for board in (*common, *briefs, *pairs):
            for name, reads, draw in board.portions():
                canvas.portion(f"{board.id}-{name}", reads, draw)
        # Drawings, names and titles of panels stay the same all through a match.
        panels = panels or [board.panel() for board in (*common, *players, *strips, *briefs)]
        return Scene(panels, canvas.items, desks=DESKS[canvas.state.seats], portions=canvas.portions)

    def terminal(self, state: KutnaHoraState, words: Words, seat: int | None) -> View:
        """Return the table for the terminal."""
        return View(state, words)

    def charts(self, samples: list[Sample], words: Words) -> list[Chart]:
        """Return points, income, groschen, prices and deck levels over time."""
        prices = [
            table_series(samples, f"price_{good}", words.name(COMMODITY_NAMES[at]), GOODS[at], COLOURS[at])
            for at, good in enumerate(COMMODITIES)
        ]
        levels = [
            table_series(samples, "population", words.name(DECK_NAMES[0]), "population-deck", "rose"),
            table_series(samples, "ore_level", words.name(DECK_NAMES[1]), "ore-deck", "stone"),
            table_series(samples, "tax", words.text("glossary-tax"), "tax", "gold"),
        ]
        steps = [chart(id, samples, series, words) for id, series in (("prices", prices), ("levels", levels))]
        figures = [("final", "final_points"), ("points", "points"), ("income", "income"), ("groschen", "groschen")]
        players = [chart(id, samples, seat_series(samples, figure, words), words) for id, figure in figures]
        return [*players, *(found._replace(is_step=True) for found in steps)]

    def outlook(self, state: KutnaHoraState, words: Words, seat: int | None) -> list[Section]:
        """Return mines, buildings, the cathedral, events and the price tables."""
        return guide.Outlook(state, words).sections()

    def tallies(self, state: KutnaHoraState, words: Words) -> list[Tally]:
        """Return the score by source if the game ended now (K13)."""
        later = [] if state.over else [SOURCES[source] for source in FINAL_SOURCES]
        sheets = [
            [
                Share(words.source(source), points, is_sure=source not in later)
                for source, points in row.items()
                if points
            ]
            for row in measures.final_sheet(state)
        ]
        ahead = measures.winners(state)
        return [tally._replace(leads=tally.leads and tally.seat in ahead) for tally in ranked(sheets)]

    def with_sheet(self, state: KutnaHoraState, sheet: list[dict[str, int]]) -> KutnaHoraState:
        """Return a position with other points (K13)."""
        other = state.copy()
        other.sheet = [points for row in sheet for points in row.values()]
        return other

    def scored(self, state: KutnaHoraState, source: str, seats: Sequence[int]) -> list[str]:
        """Return what some seats score by in a source (K12.3, K13)."""
        return finale.scored(state, source, seats)

    def changes(self, before: KutnaHoraState, after: KutnaHoraState, words: Words) -> list[Trend]:
        """Return how decks, the tax and prices have changed."""
        prices = [
            Trend(good, words.text("event-price-changed", commodity=name, before=old, price=new), old, new, 1)
            for good, name, old, new in zip(GOODS, COMMODITY_NAMES, before.prices(), after.prices(), strict=True)
        ]
        decks = [
            Trend(icon, words.text("event-deck-advanced", deck=name, amount=new - old, level=new), old, new)
            for icon, name, old, new in zip(guide.DECK_ICONS, DECK_NAMES, before.levels, after.levels, strict=True)
        ]
        rise = words.text("event-tax-rose", amount=after.tax - before.tax, tax=after.tax)
        tax = Trend("tax", rise, before.tax, after.tax, -1)
        return [one for one in (*decks, tax, *prices) if one.after != one.before]

    def about(self, state: KutnaHoraState, seat: int, choice: Choice) -> list[Saying]:
        """Return the later costs of an option, what lies beside it, and its worth in the present position."""
        # A tile on the own board is known by then, and the preview says what it changes.
        card = [] if choice.verb == "build" else super().about(state, seat, choice)
        return [*card, *options.About(self.game, state, seat).of(choice)]

    def is_depicted(self, choice: Choice, saying: Saying) -> bool:
        """Whether a tile shows this by itself, or the town around a square."""
        return options.is_depicted(choice, saying)

    def telling(
        self, state: KutnaHoraState, choice: Choice, changes: dict[str, tuple[int, int]]
    ) -> dict[str, tuple[int, int]]:
        """Return the changes by an option that it does not name itself, and that mean something now."""
        return options.telling(state, choice, changes)

    def cautions(self, state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
        """Return what a seat may regret about an option."""
        return [found for check in options.CHECKS for found in check(state, seat, choice)]

    def rule_of(self, state: KutnaHoraState, choice: Choice | None = None) -> str:
        """Return the rule about an option; half a card is explained by its action."""
        if choice is not None and choice.verb == "play":
            return guide.ACTION_RULES[state.pack.halves[choice.value].action]
        return super().rule_of(state, choice)

    def remarks(self, state: KutnaHoraState, seat: int) -> list[Remark]:
        """Return what matters now to the seat that decides."""
        return coach.remarks(state, seat)

    def faces(self, words: Words) -> dict[str, Face]:
        """Return the faces of all tiles and cards."""
        assert isinstance(words.pack, Components)
        return gallery(words.pack, words)

    def components(self, pack: Pack) -> list[Component]:
        """Return buildings, mines, the cathedral, events, patricians and action cards."""
        assert isinstance(pack, Components)
        return guide.components(pack)

    def card_view(self, component: Component, words: Words) -> CardView:
        """Return the large view of a component; that of an action card explains its actions."""
        found = super().card_view(component, words)
        is_action = component.kind == guide.ACTION_CARD
        return found._replace(text=guide.action_texts(component.name, words)) if is_action else found
