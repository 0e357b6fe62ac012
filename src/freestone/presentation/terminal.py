"""Tools for printing a table in the terminal: the colours and signs of the seats, boxes and rows."""

from collections.abc import Iterable
from typing import Final

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

# Each seat of up to ten has a sign of its own. From the seventh on colours repeat, as on the pictures.
COLOURS: Final = tuple(f"color({code})" for code in (167, 68, 71, 172, 139, 109)) * 2
SIGNS: Final = ("●", "▲", "■", "◆", "▼", "★", "○", "△", "□", "◇")
FREE: Final = "·"
FAINT: Final = "color(244)"
WIDE: Final = 110


def sign(seat: int) -> Text:
    """Return the sign of a seat in its colour; a faint dot for nobody."""
    return Text(SIGNS[seat], COLOURS[seat]) if seat >= 0 else Text(FREE, FAINT)


def signs(seats: Iterable[int]) -> Text:
    """Return the signs of several seats in a row."""
    return Text(" ").join(sign(seat) for seat in seats)


def figures(texts: Iterable[str]) -> Text:
    """Return a figure for every seat behind its sign."""
    return Text("  ").join(Text.assemble(sign(seat), f" {text}") for seat, text in enumerate(texts))


def player(names: list[str], seat: int) -> Text:
    """Return a player's sign and name."""
    return Text.assemble(sign(seat), " ", (names[seat], f"bold {COLOURS[seat]}"))


def coloured_names(line: str, names: list[str]) -> Text:
    """Return a sentence in which the players' names have their colours."""
    text = Text(line)
    for seat, name in enumerate(names):
        text.highlight_words([name], COLOURS[seat])
    return text


def box(title: str, body: RenderableType) -> Panel:
    """Return something in a box with a title."""
    return Panel(body, title=Text(title, "bold default"), title_align="left", border_style=FAINT, box=ROUNDED)


def rows(lines: Iterable[Iterable[RenderableType]], *, gap: int = 2) -> Table:
    """Return rows of cells, aligned, without lines between them."""
    grid = Table.grid(padding=(0, gap, 0, 0))
    for line in lines:
        grid.add_row(*line)
    return grid


def beside(*columns: tuple[RenderableType, int]) -> Table:
    """Return columns side by side, each with its share of the width."""
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    for _, ratio in columns:
        grid.add_column(ratio=ratio)
    grid.add_row(*(body for body, _ in columns))
    return grid


def is_wide(console: Console, options: ConsoleOptions) -> bool:
    """Whether there is room for columns side by side."""
    return min(console.width, options.max_width) >= WIDE
