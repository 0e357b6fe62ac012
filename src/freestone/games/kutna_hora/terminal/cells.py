"""Signs, colours and the cells of boards."""

from typing import Final

from rich.console import Group
from rich.text import Text

from freestone.games.kutna_hora.cards import Tile
from freestone.games.kutna_hora.names import RED_X, TOWN
from freestone.presentation.terminal import FAINT
from freestone.words import Words

GOODS: Final = ("color(109)", "color(250)", "color(137)", "color(68)", "color(71)", "color(178)")
DOT: Final = ("color(167)", "color(178)", "color(71)", "color(68)")
PATRICIAN: Final = ("color(71)", "color(250)", "color(178)", "color(167)")
MONEY: Final = "color(178)"
COIN, POINT, STAR, PELICAN, REPUTATION, HOUSE = "¤", "★", "✶", "♗", "♥", "⌂"
COURT: Final = "✦"
PUBLIC: Final = "▤"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
SYMBOL: Final = {0: " ", TOWN: "»", RED_X: "✗"}
EFFECT: Final = {"points": POINT, "reputation": REPUTATION, "pelican": PELICAN, "public_tile": PUBLIC}
ROCK: Final = "▒"
Cell = tuple[Text, Text]


def short_name(words: Words, tile: Tile, width: int) -> str:
    """Return the name of a tile, a shorter one if it has to be."""
    name, short = words.name(tile.name), f"short-{tile.id}"
    return name if len(name) <= width or not words.has(short) else words.text(short)


def fit(text: Text, width: int) -> Text:
    """Return a text of exactly this width."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def spread(left: Text, right: Text, width: int) -> Text:
    """Return one text at the left and one at the right end of a cell."""
    return Text.assemble(fit(left, width - len(right)), right)


def joined(cells: list[Cell], width: int) -> list[Text]:
    """Return the two lines of a row of cells, with bars between them."""
    return [barred([cell[line] for cell in cells], width) for line in (0, 1)]


def barred(texts: list[Text], width: int) -> Text:
    """Return texts of one width with bars between them."""
    first, *others = (fit(text, width) for text in texts)
    return Text.assemble(first, *(part for other in others for part in (("│", FAINT), other)))


def grid(lines: list[list[Cell]], width: int, ends: list[Cell] | None = None) -> Group:
    """Return a board: letters above, numbers at the left, and what belongs to a row at its right."""
    letters = "".join(f" {letter:{width}}" for letter in "abcdefghijklmnop"[: len(lines[0])])
    found = [Text(" " + letters, FAINT)]
    for number, cells in enumerate(lines):
        for half, line in enumerate(joined(cells, width)):
            end = Text.assemble(("│", FAINT), ends[number][half]) if ends else Text()
            found.append(Text.assemble((f"{number + 1 if not half else ' '} ", FAINT), line, end))
    return Group(*found)
