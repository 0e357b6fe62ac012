"""How people see Kutná Hora."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.pack import Pack
from freestone.games.kutna_hora import measures
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.insight import cautions, guide, outlook
from freestone.games.kutna_hora.insight.about import About
from freestone.games.kutna_hora.names import COMMODITIES, COMMODITY_NAMES, DECK_NAMES
from freestone.games.kutna_hora.scene import scene as table
from freestone.games.kutna_hora.scene.faces import gallery
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.terminal import View
from freestone.pictures.charts import Chart, Series
from freestone.pictures.scene import Scene
from freestone.presentation import (
    CardView,
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
    table_series,
)
from freestone.words import Words

COLOURS: Final = ("stone", "silver", "wood", "plum", "rose", "gold")
AT_THE_END: Final = ("town", "mine_rows", "income", "reputation", "extras")


class KutnaHoraPresentation(Presentation[KutnaHoraState]):
    """Charts, what is to come, the score if the game ended now, and the rest."""

    rule_numbers = RuleNumbers(guide.STEPS, guide.VERBS, guide.REASONS)
    first_tips = guide.TIPS
    glossary_icons = guide.ICONS
    round_contents = RoundContents(
        events=guide.TOLD,
        explained=frozenset({"event-happened"}),
        measures=("groschen", "final_points", "income", "reputation", "pelicans"),
        provisional=frozenset({"final_points"}),
    )
    last_verbs = frozenset({"rest"})

    def scene(self, state: KutnaHoraState, words: Words, seat: int | None) -> Scene:
        """Return the table for the browser, notebooks and images."""
        return table(state, words, seat)

    def terminal(self, state: KutnaHoraState, words: Words, seat: int | None) -> View:
        """Return the table for the terminal."""
        return View(state, words)

    def charts(self, samples: list[Sample], words: Words) -> list[Chart]:
        """Return prices, deck levels, income and points over time."""
        named = [("final", "final_points"), ("points", "points"), ("income", "income"), ("groschen", "groschen")]
        players = [chart(id, samples, seat_series(samples, figure, words), words) for id, figure in named]
        prices = chart("prices", samples, self._prices(samples, words), words)._replace(is_step=True)
        levels = chart("levels", samples, self._levels(samples, words), words)._replace(is_step=True)
        return [prices, levels, *players]

    def _prices(self, samples: list[Sample], words: Words) -> list[Series]:
        return [
            table_series(samples, f"price_{commodity}", words.name(name), outlook.ICONS[commodity], colour)
            for commodity, name, colour in zip(COMMODITIES, COMMODITY_NAMES, COLOURS, strict=True)
        ]

    def _levels(self, samples: list[Sample], words: Words) -> list[Series]:
        return [
            table_series(samples, "population", words.name(DECK_NAMES[0]), "population-deck", "rose"),
            table_series(samples, "ore_level", words.name(DECK_NAMES[1]), "ore-deck", "stone"),
            table_series(samples, "tax", words.text("glossary-tax"), "tax", "gold"),
        ]

    def outlook(self, state: KutnaHoraState, words: Words, seat: int | None) -> list[Section]:
        """Return mines, buildings, the cathedral, events and the price tables."""
        return outlook.sections(state, words)

    def tallies(self, state: KutnaHoraState, words: Words) -> list[Tally]:
        """Return the score by source if the game ended now (K13)."""
        sheets = [
            [
                Share(words.source(source), points, is_sure=state.over or source not in AT_THE_END)
                for source, points in row.items()
                if points
            ]
            for row in measures.final_sheet(state)
        ]
        ahead = measures.winners(state)
        return [tally._replace(leads=tally.leads and tally.seat in ahead) for tally in ranked(sheets)]

    def changes(self, before: KutnaHoraState, after: KutnaHoraState, words: Words) -> list[str]:
        """Return how decks, prices and the tax have changed."""
        found = [
            words.text("event-deck-advanced", deck=DECK_NAMES[deck], amount=new - old, level=new)
            for deck, (old, new) in enumerate(zip(before.levels, after.levels, strict=True))
            if new != old
        ]
        found += [
            words.text("event-price-changed", commodity=name, before=old, price=new)
            for name, old, new in zip(COMMODITY_NAMES, before.prices(), after.prices(), strict=True)
            if new != old
        ]
        rise = after.tax - before.tax
        return [*found, words.text("event-tax-rose", amount=rise, tax=after.tax)] if rise else found

    def about(self, state: KutnaHoraState, words: Words, seat: int, choice: Choice) -> list[str]:
        """Return what an option costs later, what lies beside it and what it would be worth as things stand."""
        return [*super().about(state, words, seat, choice), *About(self.game, state, words, seat).of(choice)]

    def cautions(self, state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
        """Return what a seat may regret."""
        return cautions.cautions(state, seat, choice)

    def rule_of(self, state: KutnaHoraState, choice: Choice | None = None) -> str:
        """Return the rule about an option; half a card is explained by its action."""
        if choice is not None and choice.verb == "play":
            return guide.ACTION_RULES[choice.noun.rpartition("-")[2]]
        return super().rule_of(state, choice)

    def faces(self, words: Words) -> dict[str, Face]:
        """Return how every tile and card looks."""
        assert isinstance(words.pack, Components)
        return gallery(words.pack, words)

    def components(self, pack: Pack) -> list[Component]:
        """Return buildings, mines, the cathedral, events, patricians and action cards."""
        assert isinstance(pack, Components)
        return guide.components(pack)

    def card_view(self, component: Component, words: Words) -> CardView:
        """Return the large view of a component; an action card says what its actions do."""
        found = super().card_view(component, words)
        is_action = component.kind == guide.ACTION_CARD
        return found._replace(text=guide.what_actions_do(component.name, words)) if is_action else found
