"""The table of a game that does not draw itself: the measures of every seat."""

from typing import Any

from rich.console import RenderableType

from freestone.core.game import Game
from freestone.core.state import State
from freestone.pictures import paper
from freestone.pictures import text as drawn
from freestone.pictures.scene import Item, Panel, Scene
from freestone.presentation.terminal import player, rows
from freestone.words import Words

ROW, COLUMN = 32, 260


def plain_scene(game: Game[Any], state: State, words: Words) -> Scene:
    """Return a panel with a column for each seat and a row for each figure."""
    figures = [game.measures(state, number) for number in range(state.seats)]
    rows = max(map(len, figures))
    width, height = COLUMN * state.seats, ROW * (rows + 1)
    panel = Panel("figures", words.text("title"), width, height, paper(width, height))
    return Scene([panel], [item for number in range(state.seats) for item in _column(words, number, figures[number])])


def _column(words: Words, seat: int, figures: dict[str, int]) -> list[Item]:
    texts = [words.names[seat]]
    texts += [words.text(f"measure-{name}", change=value, count=value) for name, value in figures.items()]
    return [
        Item(f"{seat}-{row}", "figures", COLUMN * (seat + 0.5), ROW * (row + 0.5), COLUMN, ROW, _art(text), text)
        for row, text in enumerate(texts)
    ]


def _art(text: str) -> str:
    return drawn(0, 6, text, 18)


def plain_terminal(game: Game[Any], state: State, words: Words) -> RenderableType:
    """Return a line for each seat with its measures that are not 0."""
    measures = [game.measures(state, seat) for seat in range(state.seats)]
    lines = [" · ".join(f"{name} {value}" for name, value in row.items() if value) for row in measures]
    return rows([player(words.names, seat), line] for seat, line in enumerate(lines))
