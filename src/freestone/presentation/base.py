"""The contract `Presentation`: how people see a game. The defaults work for every game."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Generic, TypeVar

from rich.console import RenderableType

from freestone.core.choice import Choice
from freestone.core.game import Game, part
from freestone.core.match import Match
from freestone.core.pack import Pack
from freestone.core.seen import Seen
from freestone.core.state import Event, State
from freestone.core.step import CHANCE, Refusal
from freestone.i18n import FALLBACK
from freestone.pictures import tinctures_for
from freestone.pictures.charts import Chart
from freestone.pictures.rounds import Trend
from freestone.pictures.scene import Scene
from freestone.pictures.svg import sketch
from freestone.presentation import rulebook
from freestone.presentation.account import Account
from freestone.presentation.book import Book
from freestone.presentation.history import Glimpse, figure_chart, glimpses
from freestone.presentation.plain import PLAIN_MEANINGS, plain_scene, plain_terminal
from freestone.presentation.values import (
    CardView,
    Caution,
    Chapter,
    Component,
    Face,
    Remark,
    RoundContents,
    Routine,
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
from freestone.words import Description, Saying, Words

S = TypeVar("S", bound=State)


class Presentation(Generic[S]):
    """How people see a game: the table, the charts, what is to come, tips, warnings, rules and cards.

    States are redacted for whoever asks. The tables below say what the texts of the game are about.
    """

    # Rules behind decisions, choices and refusals.
    rule_numbers: RuleNumbers = RuleNumbers()
    # Tips for a first time by the kind of the step that asks: ids, each with the ids of items or panels to point at.
    first_tips: Mapping[str, Mapping[str, Sequence[str]]] = MappingProxyType({})
    # How the choices begin that a tip speaks for, by its id; where there is none of them, it is not said.
    tip_choices: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    # Icons of the drawings that the glossary explains.
    glossary_icons: tuple[str, ...] = ()
    round_contents: RoundContents = RoundContents()
    # The rulebook; without one, the numbered rules are the book.
    book: Book | None = None
    # What things on the table are for: the beginning of an item's id, and the sentence `meaning-<name>` about it.
    meanings: Mapping[str, str] = PLAIN_MEANINGS
    # Verbs of choices without an effect, such as passing: they are listed last.
    last_verbs: frozenset[str] = frozenset()
    # The measures whose change the text of a choice, or the question, names already, by its verb.
    told: Mapping[str, frozenset[str]] = MappingProxyType({})

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def scene(self, state: S, words: Words, seat: int | None) -> Scene:
        """Return the table as a picture, as a seat sees it; None is somebody who only watches.

        Hovering over a log line highlights the items whose ids contain a value of the event (`place-market`), or a
        field and the seat (`points-2`).
        """
        return plain_scene(self.game, state, words, seat)

    def redraw(self, before: Scene, state: S, words: Words, seat: int | None, twin: Scene | None = None) -> Scene:
        """Return the same as `scene`; whatever did not change since an earlier scene may be taken from there.

        `twin` is the same scene in another language, if somebody has seen that.
        """
        return self.scene(state, words, seat)

    def terminal(self, state: S, words: Words, seat: int | None) -> RenderableType:
        """Return the table for the terminal, as a seat sees it."""
        return plain_terminal(self.game, state, words)

    def history(self, match: Match[S], seat: int | None = None, *, each_entry: bool = False) -> list[Sample]:
        """Return the figures at the end of every round and now, as a seat may know them.

        With `each_entry`, and always in a game without rounds, they are those after each entry.
        """
        found, has_rounds = [], self.game.has_rounds
        for glimpse in glimpses(match, seat):
            is_now = glimpse.entry == len(match.journal.entries)
            is_asked_for = not has_rounds or (each_entry and self.game.round(glimpse.state) > 0)
            if is_now or glimpse.ends is not None or is_asked_for:
                found.append(self._sample(glimpse, each_entry or not has_rounds))
        return found

    def _sample(self, glimpse: Glimpse[S], each_entry: bool) -> Sample:
        ends = glimpse.ends is not None
        number = self.game.round(glimpse.state) if glimpse.ends is None else glimpse.ends
        # Between two rounds on the axis: the current one is under way.
        at = glimpse.entry if each_entry else number if ends else max(0.0, number - 0.5)
        return Sample(glimpse.entry, at, number, ends, self.game.figures(glimpse.state))

    def charts(self, samples: list[Sample], words: Words) -> list[Chart]:
        """Return the charts of a history: one for each figure; the first one is shown with the final scores."""
        return [figure_chart(name, samples, words) for name in (samples[0].figures if samples else ())]

    def outlook(self, state: S, words: Words, seat: int | None) -> list[Section]:
        """Return what is still to come."""
        return []

    def tallies(self, state: S, words: Words) -> list[Tally]:
        """Return the score of every seat if the match ended now."""
        return ranked([self._sheet(row, words) for row in self.game.score_sheet(state)])

    def finale(self, before: S, after: S, words: Words) -> list[Scoring]:
        """Return the final scoring source by source, beginning with what was scored before; or all points if it is one.

        What was scored before is left out if it is nothing. `before` is the position before the last entry.
        """
        old, new = self.game.score_sheet(before), self.game.score_sheet(after)
        added = [
            source for source in new[0] if any(row[source] != then[source] for row, then in zip(new, old, strict=True))
        ]
        if len(added) <= 1:
            old = [dict.fromkeys(row, 0) for row in new]
            added = [source for source in new[0] if any(row[source] for row in new)]
        found = [Scoring(words.text("finale-before"), [sum(row.values()) for row in old], old)]
        for source in added:
            sheet = [{**then, source: row[source]} for then, row in zip(found[-1].sheet, new, strict=True)]
            points = [row[source] - then[source] for then, row in zip(old, new, strict=True)]
            seats = sorted((seat for seat, amount in enumerate(points) if amount), key=lambda seat: -points[seat])
            found.append(Scoring(words.source(source), points, sheet, self.scored(after, source, seats)))
        return found if any(found[0].points) else found[1:]

    def scored(self, state: S, source: str, seats: Sequence[int]) -> list[str]:
        """Return the ids of the things on the table by which some seats score in a source, the most important first.

        The seat with the most points comes first. Ids that are not on the table are left out; by default all are.
        """
        return []

    def with_sheet(self, state: S, sheet: list[dict[str, int]]) -> S:
        """Return a finished position with other points, so that scores on the table grow; by default they do not."""
        return state

    def _sheet(self, row: dict[str, int], words: Words) -> list[Share]:
        return [Share(words.source(source), points) for source, points in row.items() if points]

    def summaries(self, match: Match[S], words: Words, seat: int | None = None) -> list[Summary]:
        """Return a summary of every finished round."""
        found: list[Summary] = []
        happened: list[Event] = []
        before: S | None = None
        account = Account(self.game, self.round_contents, words, self.faces(words))
        for glimpse in glimpses(match, seat):
            happened += [event for event in glimpse.events if event.kind.name in self.round_contents.events]
            if glimpse.ends and before is not None:
                trends, states = self.changes(before, glimpse.state, words), (before, glimpse.state)
                found.append(account.summary(glimpse.ends, glimpse.entry, states, happened, trends))
            if glimpse.ends is not None:
                before, happened = glimpse.state, []
        return found

    def changes(self, before: S, after: S, words: Words) -> list[Trend]:
        """Return the figures of the whole table that a round has changed."""
        return []

    def about(self, state: S, seat: int, choice: Choice) -> list[Saying]:
        """Return what sets an option apart from the others, in short phrases; by default what its card does."""
        return [Description(choice.name)] if choice.name else []

    def is_depicted(self, choice: Choice, saying: Saying) -> bool:
        """Whether a thing on the table shows by itself what `about` says of choosing it; by default what its card does.

        Where the thing is in sight, the list of options leaves it to notes.
        """
        return isinstance(saying, Description)

    def telling(self, state: S, choice: Choice, changes: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
        """Return the changes by an option that its preview shows; by default all of them."""
        return changes

    def premature(self, state: S) -> frozenset[str]:
        """Return the measures of a match that ended now if they mean nothing yet: before the last round but one."""
        is_late = self.game.round(state) + 1 >= self.game.rounds(state)
        return frozenset() if is_late else self.round_contents.provisional

    def cautions(self, state: S, seat: int, choice: Choice) -> list[Caution]:
        """Return warnings about an offered choice that the seat may regret."""
        return []

    def routines(self, state: S, seat: int) -> list[Routine]:
        """Return what the seat that decides mostly means to do with several choices; by default nothing.

        Nobody else may have to choose between them, and nothing may be drawn.
        """
        return []

    def tips(self, state: S, seat: int) -> list[Tip]:
        """Return tips for whoever makes such a decision for the first time."""
        found = []
        for id, at in (self.first_tips.get(state.agenda[-1].kind, {}) if state.seat == seat else {}).items():
            choices = [one.text for one in state.options if one.text.startswith(self.tip_choices.get(id, ()))]
            if choices or id not in self.tip_choices:
                found.append(Tip(id, f"tip-{id}", [place.format(seat=seat) for place in at], choices))
        return found

    def sentences(self, words: Words) -> dict[str, str]:
        """Return what things on the table are for, by the beginnings of their ids; the longest one that fits counts."""
        return {start: words.text(f"meaning-{name}") for start, name in self.meanings.items()}

    def remarks(self, state: S, seat: int) -> list[Remark]:
        """Return what matters now to the seat that decides, for its coach to choose from."""
        return []

    def glossary(self, words: Words) -> list[Term]:
        """Return the icons on the table with their meaning."""
        return rulebook.terms(self.glossary_icons, words)

    def rules(self, words: Words) -> list[Chapter]:
        """Return all rules."""
        return rulebook.chapters(words, self.game.folder)

    def rule_of_refusal(self, state: S, refusal: Refusal) -> str:
        """Return the number of the rule behind a refusal: that of its reason, or else of the decision."""
        reason, verb, numbers = refusal.reason, refusal.choice.verb, self.rule_numbers.refusals
        return numbers.get(f"{reason}:{verb}") or numbers.get(reason) or self.rule_of(state)

    def rule_of(self, state: S, choice: Choice | None = None) -> str:
        """Return the number of the rule about an option, or about the decision at hand."""
        if not state.agenda or state.seat == CHANCE:
            return ""
        asked = self.rule_numbers.decisions.get(state.agenda[-1].kind, "")
        numbers = self.rule_numbers.choices
        return asked if choice is None else numbers.get(choice.text) or numbers.get(choice.verb) or asked

    def components(self, pack: Pack) -> list[Component]:
        """Return every tile and card of a pack."""
        return []

    def faces(self, words: Words) -> dict[str, Face]:
        """Return how tiles and cards look, by name; those without a face are shown as texts."""
        return {}

    def cards(self, words: Words) -> list[CardView]:
        """Return the large view of every tile and card."""
        return [self.card_view(component, words) for component in self.components(words.pack)]

    def card(self, name: str, words: Words) -> CardView | None:
        """Return the large view of one tile or card; None if there is none of this name."""
        found = [component for component in self.components(words.pack) if component.name == name]
        return self.card_view(found[0], words) if found else None

    def card_view(self, component: Component, words: Words) -> CardView:
        """Return the large view of a component."""
        return rulebook.card_view(words, component)

    def picture(self, match: Match[S], theme: str = "light") -> str:
        """Return the table as SVG, as somebody who only watches sees it."""
        words = Words(self.game, match.names, FALLBACK, match.pack)
        tinctures = tinctures_for(match.journal.header.colours, len(match.names))
        return sketch(self.scene(self.game.redact(match.state, None), words, None), theme, tinctures)

    def picture_seen(self, seen: Seen[S], theme: str = "light") -> str:
        """Return the table as SVG, as a seat sees it, with its own board in full."""
        # What a seat sees has no names: bots do not play against names.
        names = [f"Player {seat + 1}" for seat in range(seen.state.seats)]
        scene = self.scene(seen.state, Words(self.game, names, FALLBACK, seen.pack), seen.seat)
        return sketch(scene, theme, tinctures_for([], len(names)), seen.seat)


def ranked(sheets: list[list[Share]]) -> list[Tally]:
    """Return the tallies of all seats; those with the most points lead, unless all are equal."""
    totals = [sum(share.points for share in shares) for shares in sheets]
    least, most = min(totals), max(totals)
    # With all equal, nobody leads.
    return [Tally(seat, totals[seat], shares, totals[seat] == most > least) for seat, shares in enumerate(sheets)]


def presentation_of(game: Game[S]) -> Presentation[S]:
    """Return the presentation of a game: its own, or the default."""
    return part(game, "presentation", Presentation)(game)
