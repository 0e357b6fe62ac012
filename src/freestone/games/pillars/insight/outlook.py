"""What is still to come: builders, craftsmen, advantage cards, events and resource cards."""

from freestone.games.pillars.components import MATERIALS
from freestone.games.pillars.scene.cards import trade_icon
from freestone.games.pillars.state import NONE, PillarsState
from freestone.presentation import Line, Section
from freestone.words import Words


def sections(state: PillarsState, words: Words) -> list[Section]:
    """Return all parts of the outlook."""
    rounds = range(max(1, state.round), state.pack.rounds + 1)
    return [
        _bag(state, words),
        *(_craftsmen(state, words, number) for number in rounds),
        _advantages(state, words),
        _events(state, words),
        _resources(state, words),
    ]


def _bag(state: PillarsState, words: Words) -> Section:
    lines = [
        Line(name, amount=state.bag.counts[seat], icon="builder", seat=seat) for seat, name in enumerate(words.names)
    ]
    return Section("bag", words.text("outlook-bag"), words.text("outlook-bag-note", builders=state.bag.total), lines)


def _line(words: Words, name: str, icon: str, mark: str, seat: int | None = None, note: str = "") -> Line:
    return Line(words.name(name), note or words.card(name), icon=icon, seat=seat, mark=mark, card=name)


def _craftsmen(state: PillarsState, words: Words, number: int) -> Section:
    """P1.6: which craftsmen come in which round is known to all."""
    pack = state.pack
    lines = []
    for index in pack.of_round[number]:
        card = pack.craftsmen[index]
        mark, seat = _whereabouts(state, index)
        cost = words.text("outlook-cost", gold=card.cost, does=words.card(card.name))
        lines.append(_line(words, card.name, trade_icon(card.kind), mark, seat, cost))
    now = number == state.round
    title = words.text("outlook-craftsmen-now" if now else "outlook-craftsmen", round=number)
    return Section(f"craftsmen-{number}", title, lines=lines)


def _whereabouts(state: PillarsState, card: int) -> tuple[str, int | None]:
    owners = [seat for seat, team in enumerate(state.team) if card in team]
    if owners:
        return "owned", owners[0]
    if card in state.supply or card in state.shiring:
        return "here", None
    return ("gone" if card in state.dismissed else "coming"), None


def _advantages(state: PillarsState, words: Words) -> Section:
    """P1.4: what has not been seen may come, but some cards stay out."""
    pack = state.pack
    lines = []
    for card in pack.advantages:
        left = state.advantages.counts[card.index] + state.last_advantages.counts[card.index]
        holder = state.holder[card.index]
        if holder != NONE:
            lines.append(_line(words, card.name, "card", "owned", holder))
        else:
            here = card.index in state.kingsbridge
            lines.append(_line(words, card.name, "card", "coming" if left else "here" if here else "gone"))
    note = words.text("outlook-advantages-note", left=state.advantages.total, out=pack.advantages_removed)
    return Section("advantages", words.text("outlook-advantages"), note, in_order(lines))


def _events(state: PillarsState, words: Words) -> Section:
    """P1.5, P1.8: a foreseen event is shown only to who may know it: the position is redacted."""
    pack = state.pack
    lines = []
    for card in pack.events:
        icon = "sun" if card.good else "storm"
        if card.index == state.foreseen:
            note = words.text("outlook-foreseen", does=words.card(card.name))
            lines.append(_line(words, card.name, icon, "here", note=note))
        else:
            left = state.events_left.counts[card.index]
            here = card.index == state.event
            lines.append(_line(words, card.name, icon, "coming" if left else "here" if here else "gone"))
    note = words.text("outlook-events-note", out=pack.events_removed)
    return Section("events", words.text("outlook-events"), note, in_order(lines))


def _resources(state: PillarsState, words: Words) -> Section:
    """P1.7: the resource cards of the round; all nine come back for the next."""
    lines = []
    for card in state.pack.resource_cards:
        owner = state.resource_owner[card.index]
        mark = "here" if owner == NONE else "owned" if owner >= 0 else "gone"
        lines.append(_line(words, card.name, MATERIALS[card.material], mark, owner if owner >= 0 else None))
    return Section("resources", words.text("outlook-resources"), words.text("outlook-resources-note"), lines)


def in_order(lines: list[Line]) -> list[Line]:
    """Return what is on the table first, then what may come, then what is gone."""
    ranks = {"here": 0, "owned": 1, "coming": 2, "gone": 3}
    return sorted(lines, key=lambda line: ranks[line.mark])
