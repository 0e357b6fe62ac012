"""What The Pillars of the Earth says beside the table."""

from freestone.core.choice import Choice
from freestone.games.pillars.components import Components
from freestone.games.pillars.evaluation import shipped
from freestone.games.pillars.insight import about, cautions, guide, outlook
from freestone.games.pillars.insight.building import best_building
from freestone.games.pillars.scene import gallery
from freestone.games.pillars.state import PillarsState
from freestone.pictures.charts import Chart
from freestone.presentation import (
    Caution,
    Component,
    Face,
    Insight,
    Part,
    Sample,
    Section,
    Share,
    Tally,
    chart,
    ranked,
    seat_series,
)
from freestone.words import Words


class PillarsInsight(Insight):
    """Charts, what is to come, the points in cubes, and the rest."""

    reasons = guide.REASONS
    steps = guide.STEPS
    verbs = guide.VERBS
    advised = guide.TIPS
    icons = guide.ICONS
    told = guide.TOLD
    explained = frozenset({"happened"})
    followed = ("gold", "stone", "wood", "sand", "metal", "craftsmen")

    def figures(self, state: PillarsState) -> dict[str, list[int]]:
        """Return points, gold and the number of craftsmen of every seat."""
        return {
            "points": [state.total(seat) for seat in range(state.seats)],
            "gold": state.gold[:],
            "craftsmen": [len(team) for team in state.team],
        }

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

    def parts(self, state: PillarsState, seat: int) -> dict[str, Part]:
        """Return what the expected points come from, gold as an amount."""
        found = shipped().parts(state, seat)
        gold = float(state.gold[seat])
        return {name: Part(points, gold if name == "gold" else points) for name, points in found.items()}

    def cautions(self, state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
        """Return what a seat may regret."""
        return cautions.cautions(state, seat, choice)

    def faces(self, words: Words) -> dict[str, Face]:
        """Return how every card looks."""
        assert isinstance(words.pack, Components)
        return gallery.faces(words.pack, words)

    def components(self, pack: Components) -> list[Component]:
        """Return craftsmen, resource cards, advantage cards and events."""
        return guide.components(pack)
