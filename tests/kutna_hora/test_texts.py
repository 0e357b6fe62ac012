"""Whatever can be asked, chosen, refused or told in Kutná Hora has a sentence, and none shows a bare message id."""

import re
from collections import Counter
from importlib import import_module
from pkgutil import iter_modules
from random import Random

import pytest

from freestone.core.choice import Choice
from freestone.core.engine import advance, apply
from freestone.core.preview import preview
from freestone.core.state import EventKind
from freestone.core.step import CHANCE, Refusal, Step
from freestone.games.kutna_hora import GAME, effects, measures, steps
from freestone.games.kutna_hora import state as position
from freestone.games.kutna_hora.names import SOURCES
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.i18n import message_ids
from freestone.words import Words

PACK = GAME.pack()
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
WORDS = Words(GAME, NAMES, pack=PACK)
IDS = message_ids(GAME.folder / "locale" / "en.ftl")
MODULES = [
    position,
    effects,
    *(import_module(f"{steps.__name__}.{found.name}") for found in iter_modules(steps.__path__)),
]
KINDS = {kind.name for module in MODULES for kind in vars(module).values() if isinstance(kind, EventKind)}
PREFIXES = sorted({id.partition("-")[0] for id in IDS})
BARE_ID = re.compile(rf"\b(?:{'|'.join(PREFIXES)}|seat)-[a-z0-9]")
RARE = {
    "no-action-possible",
    "no-free-square",
    "no-house-at-all",
    "no-house-left",
    "no-mine-tile",
    "no-open-space",
    "no-tile-left",
}
ENOUGH = 40
RICH, MANY = 300, 6
KEEN = 0.85
TABLES = [(2, False, False), (3, False, False), (3, True, True), (4, False, True), (4, True, False)]


def good(text: str) -> bool:
    """Whether a sentence is there and complete."""
    assert text.strip(), "an empty sentence"
    assert not BARE_ID.search(text), text
    assert "{" not in text, text
    return True


class Reader:
    """Reads every sentence of random games, each kind of it often enough."""

    def __init__(self) -> None:
        self.read: Counter[str] = Counter()
        self.reasons: set[str] = set()
        self.verbs: set[str] = set()
        self.told: set[str] = set()
        self.asked: set[str] = set()

    def wants(self, kind: str) -> bool:
        """Whether this kind of sentence should be read again."""
        self.read[kind] += 1
        return self.read[kind] <= ENOUGH

    def look(self, state: KutnaHoraState) -> None:
        """Read what is asked, offered and refused."""
        step = state.agenda[-1]
        self.asked.add(step.kind)
        if self.wants(f"prompt-{step.kind}"):
            assert good(WORDS.prompt(state))
        for choice in state.options:
            self.verbs.add(choice.verb)
            if self.wants(f"{step.kind}-{choice.verb}"):
                assert good(WORDS.option(state, choice))
        for refusal in step.refusals(state):
            self.reasons.add(refusal.reason)
            if self.wants(f"refusal-{refusal.reason}"):
                assert good(f"{WORDS.option(state, refusal.choice)}: {WORDS.refusal(refusal)}")

    def peek(self, state: KutnaHoraState) -> None:
        """Read what the options would change."""
        if state.seat != CHANCE and self.wants(f"preview-{state.agenda[-1].kind}"):
            for choice in state.options[:4]:
                assert all(map(good, WORDS.changes(preview(GAME, state, choice))))

    def listen(self, state: KutnaHoraState) -> None:
        """Read what has happened."""
        for event in state.events or []:
            self.told.add(event.kind.name)
            if self.wants(f"event-{event.kind.name}"):
                assert good(WORDS.event(event))
        state.events = []

    def play(self, seats: int, events: bool, first_game: bool, seed: int) -> None:
        """Read a whole game; in every second one the players are rich."""
        rng = Random(seed)
        state = GAME.setup(PACK, seats, {"start": None, "events": events, "first_game": first_game})
        state.events = []
        advance(state)
        while not state.over:
            if seed % 2 and state.round == 1 and len(state.hand) == sum(state.hand):
                state.groschen, state.pelicans = [RICH] * seats, [MANY] * seats
                advance(state)
            self.listen(state)
            self.look(state)
            self.peek(state)
            apply(state, rng.choice(_liked(state, rng)))
        self.listen(state)


def _liked(state: KutnaHoraState, rng: Random) -> list[Choice]:
    """Return the options, those that do nothing less often and those that build more often."""
    doing = [choice for choice in state.options if choice.verb not in ("rest", "decline", "leave")]
    building = [choice for choice in doing if choice.text.endswith(("-building", "-barbara"))]
    wanted = [found for found in (building, doing) if found and rng.random() < KEEN]
    return wanted[0] if wanted else state.options


@pytest.fixture(scope="module")
def reader() -> Reader:
    """Somebody who has read many games of every kind of table."""
    found = Reader()
    for seed in range(60):
        found.play(*TABLES[seed % len(TABLES)], seed)
    return found


def test_every_kind_of_event_is_told(reader: Reader) -> None:
    """Random games tell every kind of event, each with a sentence."""
    assert reader.told == KINDS
    assert {f"event-{kind}" for kind in KINDS} == {
        id for id in IDS if id.startswith("event-") and "event-card-" not in id
    }


def test_every_verb_has_a_sentence(reader: Reader) -> None:
    """Every choice that exists is offered to somebody."""
    assert reader.verbs == {choice.verb for choice in PACK.vocabulary}
    assert {f"choice-{verb}" for verb in reader.verbs} == {id for id in IDS if id.startswith("choice-")}


def test_every_step_that_asks_has_a_prompt(reader: Reader) -> None:
    """All of them ask in random games, and there is no other prompt."""
    assert {f"prompt-{step}" for step in reader.asked} == {id for id in IDS if id.startswith("prompt-")}


def test_every_reason_has_a_sentence(reader: Reader) -> None:
    """No sentence explains what is never refused; those that random games hardly reach are read here."""
    known = {id.removeprefix("refusal-") for id in IDS if id.startswith("refusal-")}
    assert reader.reasons <= known
    assert known - reader.reasons <= RARE
    for reason in RARE:
        assert good(WORDS.refusal(Refusal(PACK.leave, reason, {"guild": "guild-builders"})))


def test_every_name_has_a_text() -> None:
    """Components of the vocabulary, and those that are only shown."""
    names = {choice.name for choice in PACK.vocabulary if choice.name and not choice.name.startswith("seat-")}
    names |= {*PACK.mine_names, *(tile.name for tile in PACK.barbara_tiles), "barbara-complete"}
    for name in names:
        assert good(WORDS.name(name))


def test_names_tell_buildings_and_mines_apart() -> None:
    """No two tiles share a name."""
    names = [WORDS.name(tile.name) for tile in PACK.tiles] + [WORDS.name(name) for name in PACK.mine_names]
    assert len(set(names)) == len(names)


def test_every_component_describes_itself() -> None:
    """Tiles, mines, cathedral, events, houses and patricians say what they do."""
    shown = [tile.name for tile in PACK.tiles] + [mine.name for mine in PACK.mine_tiles + PACK.technology_mines]
    shown += [tile.name for tile in PACK.barbara_tiles] + [card.name for card in PACK.events]
    houses = [f"house-{row}-{number}" for row in ("public", "pelican", "reputation") for number in (1, 2, 3, 4)]
    for name in [*shown, *houses, "barbara-complete", "patrician-green", "patrician-yellow"]:
        assert good(WORDS.card(name))


def test_descriptions_state_gains_and_losses() -> None:
    """A loss reads as one."""
    assert WORDS.card("barbara-3").startswith("Reputation \N{MINUS SIGN}1.")
    assert WORDS.card("event-card-timber_rafts").startswith("This round buildings cost 1 wood less.")
    assert "1 red dot. 2 blue dots." in WORDS.card("building-mint")


def test_every_measure_source_setting_and_standing_answer_has_a_text() -> None:
    """Figures of previews and of the score sheet, the options of a table, and what may be answered for good."""
    state = GAME.setup(PACK, 3, {"start": 0, "events": True, "first_game": True})
    advance(state)
    for name in measures.measures(state, 0):
        assert good(WORDS.text(f"measure-{name}", change="+2", count=2))
    for source in SOURCES:
        assert good(WORDS.source(source))
    for setting in GAME.settings:
        assert good(WORDS.text(f"setting-{setting.name}"))
    for name in ("pay-every-tax", "no-patricians"):
        assert good(WORDS.text(f"standing-{name}"))


def test_steps_that_ask_nothing_need_no_prompt() -> None:
    """Prompts belong to steps that have a seat."""
    found = {name for module in MODULES for name, value in vars(module).items() if _asks_nothing(value)}
    assert found
    assert not {f"prompt-{re.sub(r'(?<=[a-z])(?=[A-Z])', '-', name).lower()}" for name in found} & IDS


def _asks_nothing(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Step) and "run" in vars(value) and value is not Step
