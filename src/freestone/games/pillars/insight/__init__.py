"""How people see The Pillars of the Earth."""

from freestone.core.choice import Choice
from freestone.core.pack import Pack
from freestone.games.pillars.components import Components
from freestone.games.pillars.insight import about, cautions, guide, outlook
from freestone.games.pillars.insight.building import best_building
from freestone.games.pillars.scene import gallery
from freestone.games.pillars.scene import scene as table
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.terminal import View
from freestone.pictures.charts import Chart
from freestone.pictures.scene import Scene
from freestone.presentation import (
    Caution,
    Component,
    Face,
    Presentation,
    RoundContents,
    RuleNumbers,
    Sample,
    Section,
    Share,
    Tally,
    chart,
    ranked,
    seat_series,
)
from freestone.words import Words


class PillarsPresentation(Presentation[PillarsState]):
    """Charts, what is to come, the points in cubes, and the rest."""

    rule_numbers = RuleNumbers(guide.STEPS, guide.VERBS, guide.REASONS)
    first_tips = guide.TIPS
    glossary_icons = guide.ICONS
    round_contents = RoundContents(
        events=guide.TOLD,
        explained=frozenset({"happened"}),
        measures=("gold", "stone", "wood", "sand", "metal", "craftsmen"),
    )

    def scene(self, state: PillarsState, words: Words, seat: int | None) -> Scene:
        """Return the table for the browser, notebooks and images."""
        return table(state, words, seat)

    def terminal(self, state: PillarsState, words: Words, seat: int | None) -> View:
        """Return the table for the terminal."""
        return View(state, words)

    def charts(self, samples: list[Sample], words: Words) -> list[Chart]:
        """Return points, gold and craftsmen over time."""
        points, gold, craftsmen = (
            chart(name, samples, seat_series(samples, name, words), words) for name in ("points", "gold", "craftsmen")
        )
        return [points, gold, craftsmen._replace(is_step=True, is_close=True)]

    def outlook(self, state: PillarsState, words: Words, seat: int | None) -> list[Section]:
        """Return builders in the bag, craftsmen, advantage cards, events and resource cards."""
        return outlook.sections(state, words)

    def tallies(self, state: PillarsState, words: Words) -> list[Tally]:
        """Return the points on the track and those that the best use of the cubes in hand would make (P4.11)."""
        sheets = []
        for seat in range(state.seats):
            made = best_building(state, seat)
            names = {card: words.name(state.pack.craftsmen[card].name) for card in made}
            extra = [Share(names[card], points, is_sure=False) for card, points in made.items()]
            sheets.append([*self._sheet(self.game.score_sheet(state)[seat], words), *extra])
        return ranked(sheets)

    def about(self, state: PillarsState, words: Words, seat: int, choice: Choice) -> list[str]:
        """Return what cards do, and what a craftsman would make of the cubes in hand."""
        return [*super().about(state, words, seat, choice), *about.about(state, words, seat, choice)]

    def cautions(self, state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
        """Return what a seat may regret."""
        return cautions.cautions(state, seat, choice)

    def faces(self, words: Words) -> dict[str, Face]:
        """Return how every card looks."""
        assert isinstance(words.pack, Components)
        return gallery.faces(words.pack, words)

    def components(self, pack: Pack) -> list[Component]:
        """Return craftsmen, resource cards, advantage cards and events."""
        assert isinstance(pack, Components)
        return guide.components(pack)
