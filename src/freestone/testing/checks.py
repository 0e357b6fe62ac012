"""What every game must guarantee, whatever its rules. Each check plays one random game at a table."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

from freestone.core.bag import Bag
from freestone.core.dump import Plain, digest, dump
from freestone.core.engine import advance, apply
from freestone.core.errors import InvalidChoice
from freestone.core.game import Game, Value
from freestone.core.journal import Header, Journal, parse
from freestone.core.match import Match, replay
from freestone.core.pack import Pack
from freestone.core.seen import Seen
from freestone.core.state import NOT_PART, State, fields
from freestone.core.step import CHANCE, Step
from freestone.i18n import languages
from freestone.words import Words

MOST_ENTRIES: Final = 5000  # our longest random games have about 600
STRIDE: Final = 7  # asking everything at every position of a game would take minutes
# A choice is typed by people and is part of URLs and of ids in a page, so it must need no escaping.
TEXT: Final = re.compile(r"[a-z][a-z0-9_-]*(:[a-z0-9][a-z0-9_-]*)?")


class Table(NamedTuple):
    """A game with a number of seats and settings; `own` is a pack other than the built-in one."""

    game: Game[Any]
    seats: int
    settings: dict[str, Value]
    own: Pack | None = None

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.settings.items() if value is not None]
        return "-".join([self.game.id, str(self.seats), *changed])

    @property
    def pack(self) -> Pack:
        """The pack that is played with."""
        return self.own or self.game.pack()

    def state(self) -> Any:
        """Return a new position at its first decision."""
        state = self.game.setup(self.pack, self.seats, self.settings)
        advance(state)
        return state

    def match(self, seed: int, *, watched: bool = False) -> Match:
        """Return a new match that has not played chance yet."""
        names = [f"Player {seat + 1}" for seat in range(self.seats)]
        game = self.game
        header = Header(game.id, game.rules, self.pack.name, self.pack.digest, names, self.settings, seed)
        return Match(game, self.pack, header, watched=watched)


Check = Callable[[Table, int], None]


def tables(game: Game[Any]) -> list[Table]:
    """Every number of seats with every combination of settings; a given start player is tried once in each."""
    found = []
    names = [setting.name for setting in game.settings]
    for seats in game.seat_counts:
        starts = (None, seats - 1)
        allowed = [starts if setting.names_seat else setting.allowed for setting in game.settings]
        for values in product(*allowed):
            try:
                found.append(Table(game, seats, game.full_settings(seats, dict(zip(names, values, strict=True)))))
            except InvalidChoice:
                continue
    return found


def walk(table: Table, seed: int) -> Iterator[Any]:
    """Play a random game; yield the position at every decision, chance included, and at the end."""
    # A text as the seed: each table has a game of its own, the same in every process.
    rng = Random(f"{table}:{seed}")
    state = table.state()
    for _ in range(MOST_ENTRIES):
        yield state
        if state.over:
            return
        step = state.agenda[-1]
        odds = step.odds(state) if step.seat == CHANCE else None
        apply(state, rng.choices(state.options, odds)[0])
    raise AssertionError(f"no end after {MOST_ENTRIES} entries")


def some(table: Table, seed: int, stride: int = STRIDE) -> Iterator[Any]:
    """Yield every few positions of a random game."""
    # The seed shifts the stride, so that other seeds see other positions.
    return (state for number, state in enumerate(walk(table, seed)) if (number + seed) % stride == 0)


def decisions(table: Table, seed: int, stride: int = 1) -> Iterator[tuple[Any, int]]:
    """Yield every few positions in which a seat decides, with the seat."""
    asked = (state for state in walk(table, seed) if state.seat not in (None, CHANCE))
    return ((state, state.seat) for number, state in enumerate(asked) if (number + seed) % stride == 0)


def check_options(table: Table, seed: int) -> None:
    """Options are unique and in the vocabulary, and asking again returns the same in a new list; so do odds.

    Whoever changes a list that a pack keeps would change every match, and `Seen` tells decisions apart by their lists.
    """
    vocabulary = table.pack.vocabulary
    for state in walk(table, seed):
        texts = [choice.text for choice in state.options]
        assert len(texts) == len(set(texts)), f"offered twice: {texts}"
        assert all(choice in vocabulary for choice in state.options)
        assert bool(texts) != state.over
        if not state.over:
            step = state.agenda[-1]
            again = step.options(state)
            assert again == state.options
            assert again is not state.options, f"{step} returns the same list again"
            assert step.seat != CHANCE or step.odds(state) is not step.odds(state), f"{step} returns its odds again"


def check_asking_changes_nothing(table: Table, seed: int) -> None:
    """Asking for options, odds, refusals, terms, measures or scores changes nothing."""
    game = table.game
    for state in some(table, seed, 3):
        before = digest(state)
        if not state.over:
            step = state.agenda[-1]
            step.options(state)
            step.refusals(state)
            step.terms(state)
            step.audience()
            if step.seat == CHANCE:
                step.odds(state)
        for seat in range(table.seats):
            game.measures(state, seat)
            game.redact(state, seat)
            if not state.over:
                game.standing(state, seat)
        game.scores(state)
        game.score_sheet(state)
        game.winners(state)
        game.check(state)
        assert digest(state) == before


def check_copies(table: Table, seed: int) -> None:
    """Playing on from a position does not change its copies, and the reverse."""
    rng = Random(seed)
    kept = []
    for state in some(table, seed, 3):
        copy = state.copy()
        assert digest(copy) == digest(state)
        assert copy.options == state.options
        kept.append((copy, digest(copy)))
        scout, before = state.copy(), digest(state)
        for _ in range(12):
            if not scout.over:
                apply(scout, rng.choice(scout.options))
        assert digest(state) == before, "playing on a copy has changed the original"
    assert all(digest(copy) == before for copy, before in kept), "playing on has changed a copy"


def declared(thing: object) -> list[str]:
    """Return the fields that the class of a position, a bag or a step declares."""
    kind: type = type(thing)
    return fields(kind)


def parts(value: object, path: str = "state") -> Iterator[tuple[str, object]]:
    """Yield every mutable part of a position, with its path."""
    if isinstance(value, State | Bag):
        for name in declared(value):
            yield from parts(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from parts(part, f"{path}[{number}]")
    if isinstance(value, State | Bag | list):
        yield path, value


def check_copies_share_nothing(table: Table, seed: int) -> None:
    """A copy shares no list and no bag with the original, only the immutable steps."""
    for state in some(table, seed, 40):
        copy = state.copy()
        assert dump(copy) == dump(state)
        assert type(copy) is type(state)
        # Nobody watches a copy, and collecting events would slow down every search.
        assert copy.events is None
        own = dict(parts(state))
        for path, part in parts(copy):
            assert part is not own[path], f"{path} is shared between copies"


def check_every_field_is_declared(table: Table, seed: int) -> None:
    """Every attribute is declared in its class; others would be missing from dumps and digests."""
    for state in walk(table, seed):
        for thing in (state, *state.agenda):
            held = set(getattr(thing, "__dict__", {}))
            assert held <= {*declared(thing), *NOT_PART}, f"{type(thing).__name__} has undeclared fields"


def changed(value: Any) -> Any:
    """Return another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1000
    if isinstance(value, str):
        return f"{value}?"
    if isinstance(value, list | tuple):
        return type(value)([*value, 1000])
    return Bag([1000])


def check_every_field_counts(table: Table, seed: int) -> None:
    """Changing a field of a position, or of a step on its agenda, changes the digest."""
    for state in some(table, seed, 60):
        before = digest(state)
        for thing in (state, *state.agenda, *(part for _, part in parts(state) if isinstance(part, Bag))):
            for name in declared(thing):
                value = getattr(thing, name)
                # An agenda holds steps, so no plain value can be added to it.
                setattr(thing, name, [] if name == "agenda" else changed(value))
                assert state.over or digest(state) != before, f"{type(thing).__name__}.{name} is not in the digest"
                setattr(thing, name, value)
        assert digest(state) == before


def check_steps_never_change(table: Table, seed: int) -> None:
    """No step changes: positions share them."""
    met: dict[int, tuple[Step[Any], Plain]] = {}
    for state in walk(table, seed):
        for step in state.agenda:
            # The step is kept alive here: the id of one that is gone may be given to another.
            met.setdefault(id(step), (step, dump(step)))
    assert all(dump(step) == before for step, before in met.values())


def check_invariants(table: Table, seed: int) -> None:
    """The game's own invariants hold at every decision."""
    for state in walk(table, seed):
        table.game.check(state)


def check_chance(table: Table, seed: int) -> None:
    """Every outcome of chance has a positive weight, and all other decisions belong to a seat."""
    for state in walk(table, seed):
        if state.seat == CHANCE:
            odds = state.agenda[-1].odds(state)
            assert len(odds) == len(state.options)
            assert all(type(one) is int and one > 0 for one in odds)
        else:
            assert state.over or 0 <= state.seat < table.seats


def check_scores(table: Table, seed: int) -> None:
    """The score sheet adds up to the score at any time, and the winners have the most points."""
    game = table.game
    sources: set[tuple[str, ...]] = set()
    for state in walk(table, seed):
        sheet = game.score_sheet(state)
        assert [sum(points.values()) for points in sheet] == game.scores(state)
        assert len(sheet) == table.seats
        sources.update(tuple(points) for points in sheet)
        winners = game.winners(state)
        assert winners
        assert set(winners) <= set(range(table.seats))
        best = max(game.scores(state))
        assert not state.over or all(game.scores(state)[seat] == best for seat in winners)
    assert len(sources) == 1, "the score sheet has the same lines for everybody, always"


def check_refusals(table: Table, seed: int) -> None:
    """No refused choice is offered, and none is refused twice."""
    vocabulary = table.pack.vocabulary
    for state, _ in decisions(table, seed):
        refused = [refusal.choice for refusal in state.agenda[-1].refusals(state)]
        assert not set(refused) & set(state.options)
        assert len(refused) == len(set(refused)), f"refused twice: {refused}"
        assert all(choice in vocabulary for choice in refused)


def check_redaction(table: Table, seed: int) -> None:
    """Resampling a redacted position and redacting it again returns the same, for every seat and for watchers."""
    game = table.game
    rng = Random(seed)
    for state in some(table, seed):
        before = digest(state)
        for seat in (None, *range(table.seats)):
            redacted = game.redact(state, seat)
            seen = dump(redacted)
            assert dump(game.redact(redacted, seat)) == seen, "redacting twice hides more"
            guess = game.resample(redacted, seat, rng)
            assert dump(redacted) == seen, "resampling has changed what it was given"
            game.check(guess)
            assert dump(game.redact(guess, seat)) == seen, f"seat {seat} can tell a guess from the truth"
            assert dump(game.redact(guess, None)) == dump(game.redact(state, None))
        assert digest(state) == before, "redacting has changed the position"


def check_secrets(table: Table, seed: int) -> None:
    """Positions that differ only in secrets offer, refuse, mention and preview the same to a seat."""
    rng = Random(seed)
    for state, seat in decisions(table, seed, STRIDE):
        seen = Seen(table.game, table.pack, state, seat)
        guess = Seen(table.game, table.pack, seen.resample(rng), seat)
        assert guess.options == seen.options
        assert dump(guess.state) == dump(seen.state)
        step = state.agenda[-1]
        assert step.terms(guess.state) == step.terms(state)
        told = [[repr(refusal) for refusal in step.refusals(position)] for position in (state, seen.state, guess.state)]
        assert told[0] == told[1] == told[2]
        assert tuple(step.options(seen.state)) == seen.options
        for choice in seen.options:
            assert guess.preview(choice) == seen.preview(choice)


def check_private_entries(table: Table, seed: int) -> None:
    """A private choice changes nothing that other seats can see."""
    game = table.game
    for state in walk(table, seed):
        audience = None if state.over else state.agenda[-1].audience()
        if audience is None:
            continue
        views = []
        for choice in state.options:
            after = state.copy()
            after.events = []
            apply(after, choice)
            # A log line for everybody gives a secret away as surely as the position does.
            heard = [repr(event) for event in after.events if event.audience is None]
            others = [None, *(seat for seat in range(table.seats) if seat != audience)]
            views.append((heard, [dump(game.redact(after, seat)) for seat in others]))
        assert all(view == views[0] for view in views), f"{type(state.agenda[-1]).__name__} gives its secret away"


def check_public_entries(table: Table, seed: int) -> None:
    """A choice that everybody may read in the journal makes a difference that everybody can see, if anybody can."""
    game = table.game
    for state in walk(table, seed):
        if state.over or len(state.options) < 2 or state.agenda[-1].audience() is not None:
            continue
        views = []
        for choice in (state.options[0], state.options[-1]):
            after = state.copy()
            after.events = []
            apply(after, choice)
            heard = [repr(event) for event in after.events if event.audience is None]
            views.append([(heard, dump(game.redact(after, seat))) for seat in (None, *range(table.seats))])
        differs = {first != last for first, last in zip(*views, strict=True)}
        assert len(differs) == 1, f"{type(state.agenda[-1]).__name__} is a secret of some seats, but has no audience"


def check_guesses_can_be_played(table: Table, seed: int) -> None:
    """A resampled position can be played to its end and keeps every invariant."""
    rng = Random(seed)
    for state, seat in decisions(table, seed, 80):
        guess = Seen(table.game, table.pack, state, seat).resample(rng)
        while not guess.over:
            apply(guess, rng.choice(guess.options))
        table.game.check(guess)


def check_previews(table: Table, seed: int) -> None:
    """Every option has a preview, and previewing changes nothing."""
    for state, seat in decisions(table, seed, 3):
        before = digest(state)
        seen = Seen(table.game, table.pack, state, seat)
        measures = table.game.measures(state, seat)
        for choice in seen.options:
            shown = seen.preview(choice)
            assert shown.low.keys() == shown.high.keys() == measures.keys()
            assert all(shown.low[name] <= shown.high[name] for name in measures)
        assert digest(state) == before
        assert dump(seen.state) == dump(table.game.redact(state, seat))


def check_standing(table: Table, seed: int) -> None:
    """Standing answers are offered only to the seat that decides, fit its decision, and have not expired."""
    for state in walk(table, seed):
        for seat in range(table.seats):
            for standing in table.game.standing(state, seat) if not state.over else []:
                assert (standing.seat, state.seat) == (seat, seat)
                assert not standing.lapsed(state)
                assert standing.answer(state) in state.options


def check_journal(table: Table, seed: int) -> None:
    """A journal with undos replays to the same position and is written the same again."""
    rng = Random(seed)
    match = table.match(seed)
    match.settle()
    while match.seat is not None:
        match.play(rng.choice(match.options))
        # At the end everything is revealed, and nothing can be undone.
        if rng.random() < 0.05 and not match.state.over:
            match.undo(agreed=True)
    lines = list(match.lines())
    again = replay(parse(lines), table.own)
    assert dump(again.state) == dump(match.state)
    assert again.journal.entries == match.journal.entries
    assert list(again.lines()) == lines
    # What was undone must leave no trace.
    fresh = replay(_without_history(match), table.own)
    assert dump(fresh.state) == dump(match.state)


def _without_history(match: Match) -> Journal:
    journal = Journal(match.journal.header)
    for entry in match.journal.entries:
        journal.add(entry)
    return journal


def check_known_entries(table: Table, seed: int) -> None:
    """During a match a seat sees only the entries it may know; afterwards it sees all."""
    rng = Random(seed)
    match = table.match(seed)
    match.settle()
    while match.seat is not None:
        match.play(rng.choice(match.options))
        if rng.random() < 0.02:
            whole = match.journal.entries
            watched = match.known_entries(None)
            for seat in range(table.seats):
                known = match.known_entries(seat)
                assert [chooser for chooser, _ in known] == [chooser for chooser, _ in whole]
                assert all(text in ("?", whole[at][1]) for at, (_, text) in enumerate(known))
                assert all(text == "?" or known[at][1] == text for at, (_, text) in enumerate(watched))
    assert match.known_entries(None) == match.journal.entries


def check_vocabulary(table: Table, seed: int) -> None:
    """The texts of choices fit journals, URLs and the DOM, and their indices count up."""
    texts = [choice.text for choice in table.pack.vocabulary]
    assert [text for text in texts if not TEXT.fullmatch(text)] == []
    assert [choice.index for choice in table.pack.vocabulary] == list(range(len(texts)))
    assert seed >= 0


def check_texts(table: Table, seed: int) -> None:
    """Every prompt, option, event, refusal, change, source and standing answer has a text in every language."""
    game, names = table.game, [f"P{seat}" for seat in range(table.seats)]
    voices = [Words(game, names, language, table.pack) for language in languages()]
    match = table.match(seed, watched=True)
    rng = Random(seed)
    while match.seat is not None:
        state = match.state
        for words in voices:
            if match.seat != CHANCE:
                _speak(words, Seen(game, table.pack, state, match.seat))
        if not match.settle_once():
            match.take(rng.choice(match.options))
    told = [words.event(event) for words in voices for _, event in match.log]
    told += [words.source(name) for words in voices for name in match.score_sheet[0]]
    assert all(text.strip() for text in told)


def _speak(words: Words, seen: Seen) -> None:
    state = seen.state
    told = [words.prompt(state)]
    told += [words.option(state, choice) for choice in seen.options]
    assert len(set(told[1:])) == len(seen.options), f"two options read the same: {told[1:]}"
    told += [words.refusal(refusal) for refusal in state.agenda[-1].refusals(state)]
    told += [words.option(state, refusal.choice) for refusal in state.agenda[-1].refusals(state)]
    told += [words.standing(standing) for standing in seen.game.standing(state, seen.seat)]
    told += [line for choice in seen.options[:3] for line in words.changes(seen.preview(choice))]
    assert all(text.strip() for text in told)
