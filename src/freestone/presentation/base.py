"""What every title's insight has in common; titles fill in the rest."""

from typing import Any

from freestone.core.choice import Choice
from freestone.core.game import Game
from freestone.core.match import Match
from freestone.core.preview import Preview
from freestone.core.state import Event
from freestone.core.step import CHANCE, Refusal
from freestone.i18n import FALLBACK, signed
from freestone.pictures import tinctures_for
from freestone.pictures.charts import Chart
from freestone.pictures.svg import render
from freestone.presentation import rulebook
from freestone.presentation.course import Moment, moments
from freestone.presentation.pages import card_view, terms
from freestone.presentation.values import (
    CardView,
    Caution,
    Change,
    Chapter,
    Component,
    Face,
    Part,
    Sample,
    Section,
    Share,
    Summary,
    Tally,
    Term,
    Tip,
)
from freestone.words import Words


class Insight:
    """What a title says beside the table. States are redacted for whoever asks; this base says nothing."""

    reasons: dict[str, str] = {}  # noqa: RUF012 - never changed
    steps: dict[str, str] = {}  # noqa: RUF012 - never changed
    verbs: dict[str, str] = {}  # noqa: RUF012 - never changed
    advised: dict[str, dict[str, list[str]]] = {}  # noqa: RUF012 - never changed
    idle: frozenset[str] = frozenset()
    icons: tuple[str, ...] = ()
    told: frozenset[str] = frozenset()
    explained: frozenset[str] = frozenset()
    followed: tuple[str, ...] = ()
    provisional: frozenset[str] = frozenset()

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def figures(self, state: Any) -> dict[str, list[int]]:
        """Return the figures that charts follow: one value for the table, or one a seat."""
        return {}

    def history(self, match: Match, seat: int | None = None, *, each_entry: bool = False) -> list[Sample]:
        """Return the figures at the end of every round and now, or after each entry, as a seat may know them."""
        found = []
        for moment in moments(match, seat):
            is_now = moment.entry == len(match.journal.entries)
            if is_now or moment.ends is not None or (each_entry and moment.state.round):
                found.append(self._sample(moment, each_entry))
        return found

    def _sample(self, moment: Moment, each_entry: bool) -> Sample:
        ends = moment.ends is not None
        number = moment.state.round if moment.ends is None else moment.ends
        at = moment.entry if each_entry else number if ends else max(0.0, number - 0.5)
        return Sample(moment.entry, at, number, ends, self.figures(moment.state))

    def charts(self, samples: list[Sample], words: Words) -> list[Chart]:
        """Return the charts of a history."""
        return []

    def outlook(self, state: Any, words: Words, seat: int | None) -> list[Section]:
        """Return what is still to come."""
        return []

    def tallies(self, state: Any, words: Words) -> list[Tally]:
        """Return what every seat would have if the game ended now."""
        return ranked([self._sheet(row, words) for row in self.game.score_sheet(state)])

    def _sheet(self, row: dict[str, int], words: Words) -> list[Share]:
        return [Share(words.source(source), points) for source, points in row.items() if points]

    def summaries(self, match: Match, words: Words, seat: int | None = None) -> list[Summary]:
        """Return a summary of every round that is over."""
        found: list[Summary] = []
        lines: list[str] = []
        before: Any = None
        for moment in moments(match, seat):
            lines += [self._line(event, words) for event in moment.events if event.kind.name in self.told]
            if moment.ends:
                changes = [self._change(before, moment.state, one, words) for one in range(moment.state.seats)]
                title = words.text("summary-round", round=moment.ends)
                lines += self.changes(before, moment.state, words)
                found.append(Summary(moment.ends, moment.entry, title, lines, changes))
            if moment.ends is not None:
                before, lines = moment.state, []
        return found

    def _line(self, event: Event, words: Words) -> str:
        """Return what happened; an event of the game also with what its card does."""
        cards = event.values if event.kind.name in self.explained else ()
        return " ".join([words.event(event), *(words.card(str(card)) for card in cards)])

    def changes(self, before: Any, after: Any, words: Words) -> list[str]:
        """Return what a round has changed for everybody."""
        return []

    def _change(self, before: Any, after: Any, seat: int, words: Words) -> Change:
        old, new = (self.game.measures(state, seat) for state in (before, after))
        followed = [name for name in self.followed if not (after.over and name in self.provisional)]
        moved = {name: new[name] - old[name] for name in followed}
        sheets = self.game.score_sheet(before)[seat], self.game.score_sheet(after)[seat]
        gained = {source: points - sheets[0][source] for source, points in sheets[1].items()}
        total = words.text("summary-total", points=sum(sheets[1].values()), gained=signed(sum(gained.values())))
        return Change(seat, [total, *words.changes(Preview(moved, moved))], self._sheet(gained, words))

    def about(self, state: Any, words: Words, seat: int, choice: Choice) -> list[str]:
        """Return what sets an option apart from the others; what its card does, if it is one."""
        does = words.card(choice.name) if choice.name else ""
        return [does] if does else []

    def parts(self, state: Any, seat: int) -> dict[str, Part]:
        """Return what the points come from that a seat may expect; `why-<part>-more` and `-less` speak of them."""
        return {}

    def cautions(self, state: Any, seat: int, choice: Choice) -> list[Caution]:
        """Return what a seat may regret about an offered choice; mostly nothing."""
        return []

    def tips(self, state: Any, seat: int) -> list[Tip]:
        """Return advice for a decision of the setup or the first round, and what on the table it points at."""
        found = self.advised.get(state.agenda[-1].kind, {}) if state.seat == seat else {}
        if not found or state.round > 1:
            return []
        return [Tip(id, f"tip-{id}", [place.format(seat=seat) for place in at]) for id, at in found.items()]

    def glossary(self, words: Words) -> list[Term]:
        """Return the icons that a player meets, with their meaning."""
        return terms(self.icons, words)

    def rules(self, words: Words) -> list[Chapter]:
        """Return all rules."""
        return rulebook.chapters(words, self.game.folder)

    def rule_of_refusal(self, state: Any, refusal: Refusal) -> str:
        """Return the number of the rule behind a refusal: of its reason, or else of what is asked."""
        reason, verb = refusal.reason, refusal.choice.verb
        return self.reasons.get(f"{reason}:{verb}") or self.reasons.get(reason) or self.rule_of(state)

    def rule_of(self, state: Any, choice: Choice | None = None) -> str:
        """Return the number of the rule about an option, or about what is asked now."""
        if not state.agenda or state.seat == CHANCE:
            return ""
        asked = self.steps.get(state.agenda[-1].kind, "")
        return asked if choice is None else self.verbs.get(choice.text) or self.verbs.get(choice.verb) or asked

    def components(self, pack: Any) -> list[Component]:
        """Return every tile and card of a pack."""
        return []

    def faces(self, words: Words) -> dict[str, Face]:
        """Return how tiles and cards look, by name; a title that draws none shows their texts alone."""
        return {}

    def cards(self, words: Words) -> list[CardView]:
        """Return the large view of every tile and card."""
        return [self.card_view(component, words) for component in self.components(words.pack)]

    def card(self, name: str, words: Words) -> CardView | None:
        """Return the large view of one tile or card; None if there is none of this name."""
        found = [component for component in self.components(words.pack) if component.name == name]
        return self.card_view(found[0], words) if found else None

    def card_view(self, component: Component, words: Words) -> CardView:
        """Return the large view of a component; a title may say more of it."""
        return card_view(words, component)

    def picture(self, match: Match, theme: str = "light") -> str | None:
        """Return the table as SVG, as a watcher sees it; None if the title is not drawn."""
        words = Words(self.game, match.names, FALLBACK, match.pack)
        tinctures = tinctures_for(match.journal.header.colours, len(match.names))
        try:
            scene = self.game.scene(self.game.redact(match.state, None), words, None)
            return render(scene, theme=theme, tinctures=tinctures)
        except NotImplementedError:
            return None


def ranked(sheets: list[list[Share]]) -> list[Tally]:
    """Return the tallies of all seats; those with the most points lead, nobody while all have equally many."""
    totals = [sum(share.points for share in shares) for shares in sheets]
    least, most = min(totals), max(totals)
    return [Tally(seat, totals[seat], shares, totals[seat] == most > least) for seat, shares in enumerate(sheets)]


def insight_of(game: Game[Any]) -> Insight:
    """Return the insight of a title; one that says nothing if it has none."""
    found = game.insight()
    return found if isinstance(found, Insight) else Insight(game)
