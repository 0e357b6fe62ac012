"""How people see The Pillars of the Earth: the table, charts, what is still to come, tips, rules and cards."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from freestone.core.choice import Choice
from freestone.core.pack import Pack
from freestone.games.pillars.components import MATERIALS, Components
from freestone.games.pillars.presentation import board, cards, coach, options
from freestone.games.pillars.presentation.book import BOOK
from freestone.games.pillars.presentation.players import portions, scored
from freestone.games.pillars.presentation.terminal import View
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.cathedral import Build
from freestone.pictures.charts import Chart
from freestone.pictures.scene import Panel, Scene
from freestone.presentation import (
    Caution,
    Component,
    EventMark,
    Face,
    Line,
    Presentation,
    Remark,
    RoundContents,
    Routine,
    RuleNumbers,
    Sample,
    Section,
    Share,
    Tally,
    chart,
    ranked,
    seat_series,
)
from freestone.presentation.canvas import seats_from
from freestone.words import Saying, Words

REFUSALS: Final = {
    "workers-short": "P2.2",
    "gold-short:hire": "P2.3",
    "occupied": "P3.7",
    "must-place": "P3.5",
    "free-already": "P3.8",
    "good-event": "P4.2",
    "sold-out:cube": "P4.2",
}
DECISIONS: Final = {
    "take-card": "P2.1",
    "dismiss": "P2.4",
    "keep-or-redraw": "P3.2",
    "place": "P3.3",
    "place-free": "P3.8",
    "place-waiting": "P3.6",
    "bishop": "P4.2",
    "avert": "P4.1",
    "claim-exemption": "P4.7",
    "trade": "P4.10",
    "buy": "P4.10",
    "sell": "P4.10",
    "build": "P4.11",
    "work": "P4.11",
    "return-cubes": "P4.11",
}
CHOICES: Final = {
    "take": "P2.2",
    "hire": "P2.3",
    "pass": "P2.5",
    "wait": "P3.5",
    "spend:remigius": "P3.8",
    **{f"place:{place}": rule for place, rule in board.RULES.items()},
    **{f"place:{place}-{space}": board.RULES[place] for place in ("kingsbridge", "shiring") for space in (1, 2)},
}
# What a summary of a round repeats from the log.
SUMMARY_EVENTS: Final = frozenset(
    {
        *("happened", "protected", "spared", "fewer-builders", "rolled", "exempt", "paid", "fell-short"),
        *("lost-points", "spent", "got-card", "cathedral-grew", "new-start", "game-ended"),
    }
)
# How its picture shows them; points and who has fewer of them are there anyway, and the end is in its title.
ROUND_MARKS: Final = {
    "protected": EventMark("event-averted"),
    "spared": EventMark("event-averted"),
    "fewer-builders": EventMark("builder", "builders"),
    "rolled": EventMark("tax", "tax"),
    "exempt": EventMark("tax-free"),
    "paid": EventMark("{source}", "gold"),
    "fell-short": EventMark("gold", "missing", is_crossed=True),
    "lost-points": EventMark(),
    "spent": EventMark("card", is_crossed=True),
    "got-card": EventMark("card"),
    "cathedral-grew": EventMark("cathedral", "part"),
    "new-start": EventMark("start-player"),
    "game-ended": EventMark(),
}
ROUND_ICONS: Final = {
    "craftsmen": "craftsman",
    "advantages": "card",
    "events": "event",
    "source-tax": "tax",
    "source-events": "event",
}
TIPS: Final[dict[str, dict[str, list[str]]]] = {
    "take-card": {"take-card": ["supply"], "hire": ["supply"], "workers": ["workers-{seat}"]},
    "dismiss": {"dismiss": ["player-{seat}"]},
    "keep-or-redraw": {"redraw": ["bag", "wheel"]},
    "place": {"place": ["wheel"], "places": ["board"]},
    "place-waiting": {"place-waiting": ["board"]},
    "bishop": {"bishop": ["place-bishop", "event"]},
    "claim-exemption": {"claim-exemption": ["die"]},
    "trade": {"trade": ["place-market"]},
    "buy": {"buy": ["place-market"]},
    "sell": {"sell": ["player-{seat}"]},
    "build": {"build": ["player-{seat}"], "build-order": ["player-{seat}"]},
    "work": {"work": ["player-{seat}"]},
    "return-cubes": {"return-cubes": ["player-{seat}"]},
}
TIP_CHOICES: Final = {"hire": ("hire:",), "places": ("place:shiring", "place:priory", "place:kings_court")}
ICONS: Final = (
    *("point", "gold", *MATERIALS, "cube", "worker", "worker-grey", "builder", "craftsman", "card"),
    *("mortar_mixer", "woodworker", "stonecutter", "tool_maker", "mason", "carpenter", "potter", "architect"),
    *("sculptor", "glassblower", "goldsmith", "organ_builder", "bell_maker", "metal-held"),
    *("event", "sun", "storm", "event-averted", "tax", "tax-free", "each-round", "always", "once", "eye", "arrow"),
    *("priory", "cathedral", "start-player", "quill", "pass"),
)
# What things on the table are for: the beginning of their ids, and the sentence `meaning-<name>`.
THINGS: Final = {
    "gold-": "gold",
    "points-": "points",
    "score-": "points",
    "cubes-": "cubes",
    "workers-": "workers",
    "start": "start",
    "turn": "turn",
    "passed-": "passed",
    "craftsman-": "craftsman",
    "advantage-": "advantage",
    "resource-": "resource",
    "coming-": "coming",
    "builder-": "builder",
    "castle-workers": "castle",
    "cathedral-part-": "cathedral",
    "round": "round",
    "cost-marker": "wheel",
    "wheel": "wheel",
    "bag": "bag",
    "court-metal": "metal",
    "cube-": "cube",
    "stall-": "stall",
    "die": "die",
    "event": "event",
    "mill-": "mill",
    "site-mill": "mill",
    "site-": "site",
    "place-": "place",
    "strip-cards-": "kept",
    "strip-advantage-": "advantage",
    "strip-craftsman-": "craftsman",
}
# What a strip repeats from a board means the same there.
ON_STRIPS: Final = ("gold-", "points-", "cubes-", "workers-", "start", "turn", "passed-")
MEANINGS: Final = {**THINGS, **{f"strip-{start}": THINGS[start] for start in ON_STRIPS}}
# What the text of a choice, or the question, says of its changes: prices, and what they buy.
TOLD: Final = {
    "take": frozenset({"workers", *(f"{material}_due" for material in MATERIALS)}),
    "hire": frozenset({"gold", "craftsmen"}),
    "dismiss": frozenset({"craftsmen"}),
    "place": frozenset({"gold"}),
    "cube": frozenset(MATERIALS),
}
# Cards on the table are listed first, then those that somebody owns, may still come, or are gone.
ORDER: Final = ("here", "owned", "coming", "gone")


class PillarsPresentation(Presentation[PillarsState]):
    """Shows a position of Pillars to people."""

    rule_numbers = RuleNumbers(DECISIONS, CHOICES, REFUSALS)
    first_tips = TIPS
    tip_choices = TIP_CHOICES
    glossary_icons = ICONS
    round_contents = RoundContents(
        events=SUMMARY_EVENTS,
        explained=frozenset({"happened"}),
        measures=("gold", *MATERIALS, "craftsmen"),
        marks=ROUND_MARKS,
        icons=ROUND_ICONS,
    )
    book = BOOK
    meanings = MEANINGS
    told = TOLD

    def scene(self, state: PillarsState, words: Words, seat: int | None) -> Scene:
        """Return the table as a picture; the panels of the seat that looks come first."""
        canvas = board.PillarsCanvas(state, words, seat)
        return self._scene(canvas, _panels(canvas))

    def redraw(
        self, before: Scene, state: PillarsState, words: Words, seat: int | None, twin: Scene | None = None
    ) -> Scene:
        """Return the same, with the panels and unchanged portions of an earlier scene."""
        return self._scene(board.PillarsCanvas(state, words, seat, before, twin), before.panels)

    def _scene(self, canvas: board.PillarsCanvas, panels: list[Panel]) -> Scene:
        for id, (shared_reads, shared_draw) in board.PORTIONS.items():
            canvas.portion(id, partial(shared_reads, canvas), partial(shared_draw, canvas))
        for player in seats_from(canvas.viewer, canvas.state.seats):
            for panel, name, reads, draw in portions(canvas, player):
                canvas.portion(f"{panel}-{player}-{name}", reads, draw)
        return Scene(panels, canvas.items, portions=canvas.portions)

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
        owners, bag = enumerate(words.names), state.bag
        builders = [Line(name, amount=bag.counts[owner], icon="builder", seat=owner) for owner, name in owners]
        rounds = range(max(1, state.round), state.pack.rounds + 1)
        return [
            _section(words, "bag", builders, builders=bag.total),
            *(_craftsmen(state, words, number) for number in rounds),
            _advantages(state, words),
            _events(state, words),
            _resources(state, words),
        ]

    def tallies(self, state: PillarsState, words: Words) -> list[Tally]:
        """Return the points on the track and those that the best use of the cubes in hand would make (P4.11)."""
        sheets = []
        for seat, sheet in enumerate(self.game.score_sheet(state)):
            made = options.best_building(state, seat)
            names = [words.name(state.pack.craftsmen[card].name) for card in made]
            extra = [Share(name, points, is_sure=False) for name, points in zip(names, made.values(), strict=True)]
            sheets.append([*self._sheet(sheet, words), *extra])
        return ranked(sheets)

    def with_sheet(self, state: PillarsState, sheet: list[dict[str, int]]) -> PillarsState:
        """Return a position with other points (P5.1)."""
        other = state.copy()
        other.points = [list(row.values()) for row in sheet]
        return other

    def scored(self, state: PillarsState, source: str, seats: Sequence[int]) -> list[str]:
        """Return the craftsmen, cards and places by which some seats score in a source."""
        return [id for seat in seats for id in scored(state, source, seat)]

    def about(self, state: PillarsState, seat: int, choice: Choice) -> list[Saying]:
        """Return what cards do, and what a craftsman would make of the cubes in hand."""
        card = super().about(state, seat, choice) if choice.verb != "take" else []  # the option says it
        return [*card, *options.about(state, seat, choice)]

    def cautions(self, state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
        """Return what a seat may regret about an option."""
        return options.cautions(state, seat, choice)

    def routines(self, state: PillarsState, seat: int) -> list[Routine]:
        """P4.11: offer the best building as one, if it takes several choices."""
        choices = options.best_choices(state, seat) if isinstance(state.agenda[-1], Build) else []
        return [Routine("build", choices)] if len(choices) > 1 else []

    def remarks(self, state: PillarsState, seat: int) -> list[Remark]:
        """Return what matters now to the seat that decides."""
        return coach.remarks(state, seat)

    def faces(self, words: Words) -> dict[str, Face]:
        """Return how every card looks."""
        assert isinstance(words.pack, Components)
        return cards.faces(words.pack, words)

    def components(self, pack: Pack) -> list[Component]:
        """Return craftsmen, resource cards, advantage cards and events."""
        assert isinstance(pack, Components)
        kinds = (
            ("craftsman", "craftsmen.toml", "P4.11", pack.craftsmen),
            ("resource", "resource_cards.toml", "P2.2", pack.resource_cards),
            ("advantage", "advantages.toml", "P4.4", pack.advantages),
            ("card", "events.toml", "P4.1", pack.events),
        )
        return [
            Component(card.name, f"cards-{kind}", file, card.id, rule)
            for kind, file, rule, listed in kinds
            for card in listed
        ]


def _panels(canvas: board.PillarsCanvas) -> list[Panel]:
    """Return the panels, which stay the same all through a match."""
    seats = seats_from(canvas.viewer, canvas.state.seats)
    shared = {"board": board.BOARD, "supply": board.SUPPLY, "chronicle": board.CHRONICLE}
    panels = [canvas.panel(id, drawing) for id, drawing in shared.items()]
    panels += [canvas.player_panel(player, board.PLAYER, 19) for player in seats]
    return [*panels, *(canvas.strip_panel(player, canvas.strip) for player in seats)]


def _section(words: Words, tab: str, lines: list[Line], **terms: int) -> Section:
    return Section(tab, words.text(f"outlook-{tab}"), words.text(f"outlook-{tab}-note", **terms), lines)


def _line(words: Words, name: str, icon: str, mark: str, seat: int | None = None, note: str = "") -> Line:
    return Line(words.name(name), note or words.card(name), icon=icon, seat=seat, mark=mark, card=name)


def _in_order(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: ORDER.index(line.mark))


def _craftsmen(state: PillarsState, words: Words, number: int) -> Section:
    """P1.6: which craftsmen come in which round is known to all."""
    lines = []
    for index in state.pack.of_round[number]:
        card = state.pack.craftsmen[index]
        owner = next((seat for seat, team in enumerate(state.team) if index in team), None)
        is_here = index in state.supply or index in state.shiring
        away = "gone" if index in state.dismissed else "coming"
        mark = "owned" if owner is not None else "here" if is_here else away
        note = words.text("outlook-cost", gold=card.cost, does=words.card(card.name))
        lines.append(_line(words, card.name, cards.trade_icon(card.kind), mark, owner, note))
    title = "outlook-craftsmen-now" if number == state.round else "outlook-craftsmen"
    return Section("craftsmen", words.text(title, round=number), lines=lines)


def _advantages(state: PillarsState, words: Words) -> Section:
    """P1.4: what has not been seen may come, but some cards stay out."""
    lines = []
    for card in state.pack.advantages:
        left = state.advantages.counts[card.index] + state.last_advantages.counts[card.index]
        holder = state.holder[card.index]
        mark = "coming" if left else "here" if card.index in state.kingsbridge else "gone"
        owned = ("owned", holder) if holder != NONE else (mark, None)
        lines.append(_line(words, card.name, "card", *owned))
    left, out = state.advantages.total, state.pack.advantages_removed
    return _section(words, "advantages", _in_order(lines), left=left, out=out)


def _events(state: PillarsState, words: Words) -> Section:
    """P1.5, P1.8: a foreseen event shows only to its owner, since the position is redacted for everybody else."""
    lines = []
    for card in state.pack.events:
        is_foreseen = card.index == state.foreseen
        is_here = is_foreseen or card.index == state.event
        mark = "coming" if state.events_left.counts[card.index] and not is_foreseen else "here" if is_here else "gone"
        note = words.text("outlook-foreseen", does=words.card(card.name)) if is_foreseen else ""
        lines.append(_line(words, card.name, "sun" if card.good else "storm", mark, note=note))
    return _section(words, "events", _in_order(lines), out=state.pack.events_removed)


def _resources(state: PillarsState, words: Words) -> Section:
    """P1.7: the resource cards of the round; all nine come back for the next."""
    lines = []
    for card in state.pack.resource_cards:
        owner = state.resource_owner[card.index]
        mark = "here" if owner == NONE else "owned" if owner >= 0 else "gone"
        lines.append(_line(words, card.name, MATERIALS[card.material], mark, owner if owner >= 0 else None))
    return _section(words, "resources", lines)
