"""The master builders: in the bag, drawn, waiting, on the board, or at home with their owners."""

from collections.abc import Iterator
from typing import NamedTuple

from freestone.games.pillars.scene.canvas import BOARD, PLAYER, Canvas, sized, slot
from freestone.games.pillars.steps.builders import KeepOrRedraw, Place, PlaceWaiting
from freestone.games.pillars.steps.market import Trade
from freestone.pictures import Anchor, figure


class Spot(NamedTuple):
    """Where a builder is, and what clicking it there stands for."""

    panel: str
    at: Anchor
    name: str
    choice: str = ""
    size: float = 28


def draw_builders(canvas: Canvas) -> None:
    """Put every builder where it is. Builders of a colour are alike: their numbers go on from the board to the bag."""
    for seat in range(canvas.state.seats):
        for number, spot in enumerate(_spots(canvas, seat)):
            at, art = sized(spot.at, 24, spot.size), figure(seat, spot.size)
            id, kind = f"builder-{seat}-{number}", f"builder-{seat}"
            canvas.put(id, spot.panel, at, art, spot.name, choice=spot.choice, rule="P3.7", kind=kind)


def drawn(canvas: Canvas) -> int | None:
    """Return whose builder has been drawn and not yet placed."""
    step = canvas.step
    if isinstance(step, KeepOrRedraw):
        return step.owner
    return step.seat if isinstance(step, Place | PlaceWaiting) else None


def _spots(canvas: Canvas, seat: int) -> Iterator[Spot]:
    """Yield where the builders of a seat are: on the board, waiting, drawn, in the bag, at home."""
    total = canvas.pack.master_builders
    known = [*_placed(canvas, seat), *_waiting(canvas, seat), *_drawn(canvas, seat)]
    bagged = canvas.state.bag.counts[seat]
    yield from known
    for number in range(bagged):
        column = slot(BOARD.at("bag-builders"), canvas.state.seats, seat)
        at = slot(column, total, number, columns=1)
        yield Spot("board", at, canvas.say("scene-builder-bag", owner=seat), size=20)
    for number in range(len(known) + bagged, total):
        at = slot(PLAYER.at("builders"), total, number)
        yield Spot(f"player-{seat}", at, canvas.say("scene-builder-home", owner=seat))


def _placed(canvas: Canvas, seat: int) -> Iterator[Spot]:
    state, step = canvas.state, canvas.step
    for target in canvas.pack.targets:
        for number, space in enumerate(target.spaces):
            if state.spaces[space] != seat:
                continue
            at = slot(BOARD.at(f"spaces-{target.id}"), len(target.spaces), number)
            trades = target.place.id == "market" and isinstance(step, Trade) and step.at == number
            name = canvas.say("scene-builder-placed", owner=seat, target=f"target-{target.id}")
            yield Spot("board", at, name, "stop" if trades else "")


def _waiting(canvas: Canvas, seat: int) -> Iterator[Spot]:
    queue = canvas.state.waiting
    size = max(8, len(queue))
    for number, owner in enumerate(queue):
        if owner == seat:
            name = canvas.say(
                "scene-builder-waiting", owner=seat, number=number + 1, cost=canvas.state.declined[number]
            )
            yield Spot("board", slot(BOARD.at("waiting"), size, number, columns=4), name)


def _drawn(canvas: Canvas, seat: int) -> Iterator[Spot]:
    if drawn(canvas) == seat:
        yield Spot("board", BOARD.at("drawn"), canvas.say("scene-builder-drawn", owner=seat), "keep")
