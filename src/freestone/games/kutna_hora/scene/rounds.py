"""The rounds track: rounds with what a refused tax costs, scorings and red tiles; the tax, the turn and the event."""

from functools import cache, lru_cache
from typing import Final

from freestone.games.kutna_hora.cards import EventCard
from freestone.games.kutna_hora.names import NONE, PATRICIANS
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, sized, slot
from freestone.games.kutna_hora.scene.signs import GOODS, Sign, row, signs
from freestone.games.kutna_hora.steps.end_of_round import PayTax, tax_due
from freestone.i18n import signed
from freestone.pictures import CARD, INK, SOFT, blot, colour, faded, group, icon, outline, shield, shortened, text, wash

GAP: Final = 2
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
MEASURES: Final = {
    "mines": "mine",
    "buildings": "house",
    "plots": "plot",
    "used_pelicans": "pelican",
    "reputation": "reputation",
    "groschen": "groschen",
}


def draw_rounds(canvas: Canvas) -> None:
    """Put the rounds, the tax, the turn and the event."""
    for number in range(1, canvas.state.track.rounds + 1):
        _draw_round(canvas, number)
    _draw_tax(canvas)
    _draw_turn(canvas)
    _draw_event(canvas)


def _draw_round(canvas: Canvas, number: int) -> None:
    """K12.2-4: what refusing the tax costs, whether the council scores, and whether red tiles come."""
    state, track = canvas.state, canvas.state.track
    at = slot(drawing("rounds").at("rounds"), track.rounds, number - 1)
    at = sized(at, at.width - GAP, at.height)
    loss, scores = track.reputation_loss[number - 1], number in track.patrician_scoring
    reds = number == track.red_tiles_after
    art = _round(number, loss, scores, reds, (number > state.round) - (number < state.round), at.width, at.height)
    name = canvas.say("scene-round", round=number, loss=loss, scores=int(scores), reds=int(reds))
    now = number == state.round
    canvas.put(f"round-{number}", "rounds", at, art, name, choice="tax:refuse" if now else "", rule="K12.2")


@lru_cache(64)
def _round(number: int, loss: int, scores: bool, reds: bool, when: int, width: float, height: float) -> str:
    top = -height / 2
    art = wash(width, height, CARD if when == 0 else colour("paper"), line=SOFT, seed=number + 4, weight=1)
    inner = text(0, top + 17, ROMAN[number - 1] if number <= len(ROMAN) else number, 15, bold=True)
    inner += row([(f"\N{MINUS SIGN}{loss}", "reputation")], 0, top + 33, 14)
    inner += group(-9 if reds else 0, top + 54, _council()) if scores else ""
    inner += group(9 if scores else 0, top + 54, _red_tile()) if reds else ""
    if when == 0:
        frame = outline(width, height, 5, number, 0.6)
        inner += f'<path d="{frame}" fill="none" stroke="{colour("gold")}" stroke-width="4"/>'
        inner += f'<path d="{frame}" fill="none" stroke="{INK}" stroke-width="1.3"/>'
    return art + (faded(inner, opacity=0.4) if when < 0 else inner)


@cache
def _council() -> str:
    """Return the sign of a scoring: patricians of all colours."""
    places = ((-7.5, -6), (7.5, -6), (-7.5, 7), (7.5, 7))
    heads = (icon(f"patrician-{name}", *place, 14) for name, place in zip(PATRICIANS, places, strict=True))
    return "".join(heads)


@cache
def _red_tile() -> str:
    """Return the sign of the red tiles that come to the town hall."""
    return wash(23, 23, colour("rose"), corner=4, weight=1, opacity=0.8) + icon("patrician-red", 0, 0, 18)


def _draw_tax(canvas: Canvas) -> None:
    """K7.9, K12.2: the tax rate of the town."""
    state, at = canvas.state, drawing("rounds").at("tax")
    art = icon("tax", 0, -11, 38) + text(0, 26, state.tax, 21, bold=True)
    name = canvas.say("scene-tax", tax=state.tax, most=canvas.pack.tax_most)
    tip = ", ".join(canvas.say("scene-tax-due", seat=seat, due=tax_due(state, seat)) for seat in canvas.seats)
    choice = "tax:pay" if isinstance(canvas.step, PayTax) else ""
    canvas.put("tax", "rounds", at, art, name, tip=tip, choice=choice, rule="K12.2")


def _draw_turn(canvas: Canvas) -> None:
    """K2.1: the three turns of a round and the cards that each plays in them."""
    state, at = canvas.state, drawing("rounds").at("turn")
    cards = canvas.pack.cards_per_turn
    name = canvas.say("scene-turns", turn=min(state.turn + 1, len(cards)), turns=len(cards))
    art = text(0, -19, canvas.say("scene-label-turn"), 13, bold=True)
    step = 32.0
    for turn, count in enumerate(cards):
        x = (turn - (len(cards) - 1) / 2) * step
        now = bool(state.round) and turn == state.turn
        art += group(x, 8, _turn(count, now, bool(state.round) and turn < state.turn))
    canvas.put("turns", "rounds", at, art, name, rule="K2.1")


@lru_cache(16)
def _turn(cards: int, now: bool, gone: bool) -> str:
    """Return a turn as the cards that are played in it."""
    fill = colour("gold") if now else CARD
    found = "".join(
        group(
            (at - (cards - 1) / 2) * 8, (at - (cards - 1) / 2) * 4, wash(15, 22, fill, corner=3, seed=at + 4, weight=1)
        )
        for at in range(cards)
    )
    return faded(found, opacity=0.35) if gone else found


def _draw_event(canvas: Canvas) -> None:
    """K12.1: the event of the round; when there is none, what each player owes."""
    if canvas.state.event == NONE:
        _draw_dues(canvas)
        return
    card, at = canvas.pack.events[canvas.state.event], drawing("rounds").at("event")
    art, name = (
        event_card(card, canvas.say(card.name), at.width, at.height),
        canvas.say("scene-event", event_card=card.name),
    )
    canvas.put("event", "rounds", at, art, name, tip=canvas.explain(card.name), rule="K12.1")


def _draw_dues(canvas: Canvas) -> None:
    """K12.2: the tax and what plots in town add to it."""
    area = drawing("rounds").at("event")
    title = canvas.say("scene-label-dues")
    canvas.put("dues", "rounds", area, text(0, -19, title, 13, bold=True), title, rule="K12.2")
    for seat in canvas.seats:
        due, at = tax_due(canvas.state, seat), slot(area, len(canvas.seats), seat)
        name = canvas.say("scene-tax-due", seat=seat, due=due)
        art = group(0, 9, group(-11, 0, shield(seat, 24)), text(4, 6, due, 16, anchor="start", bold=True))
        canvas.put(f"due-{seat}", "rounds", at, art, name, rule="K12.2")


@lru_cache(32)
def event_card(card: EventCard, name: str, width: float, height: float) -> str:
    """Return an event: its tax, how far the decks go, and what else it does."""
    top = -height / 2
    band = group(0, top + 12, blot(width - 6, 19, colour("sky"), seed=card.index + 3, opacity=0.75))
    art = wash(width, height, CARD, seed=card.index + 4) + band
    art += text(0, top + 17, shortened(name, width, 14, bold=True), 14, bold=True, within=width - 12)
    decks: list[Sign] = [(f"+{card.tax}", "tax")] if card.tax else []
    decks += [(f"+{card.population}", "population-deck")] if card.population else []
    decks += [(f"+{card.ore}", "ore-deck")] if card.ore else []
    art += row(decks, 0, top + 35, 18)
    return art + row(_does(card), 0, top + 57, 18)


def _does(card: EventCard) -> list[Sign]:
    """Return what an event does besides, as signs."""
    if card.town_builds != NONE:
        return [("", GOODS[card.town_builds]), ("", "town-builds")]
    if card.building_wood:
        return [("", "house"), (signed(card.building_wood), "wood")]
    if card.mine_wood:
        return [("", "mine"), (signed(card.mine_wood), "wood")]
    if card.measure:
        least = f"{card.at_least}+" if card.at_least else ""
        who: list[Sign] = [("", "crown")] if card.most else []
        return [*who, (least, MEASURES[card.measure]), ("", "arrow"), *signs(card.gain)]
    return []
