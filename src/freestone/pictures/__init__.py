"""The drawing kit of all games: ink and wash on parchment, heraldic colours, one icon family. Knows no game.

Everything returns an SVG fragment; positions are in the units of the panel or around (0, 0) of the item.

- `colour(name)`: a theme colour, as `var(--name, fallback)`; `PALETTES` has them all for light and dark
- `TINCTURES`: what seats may wear; `dressed(wanted, seats)`: one for every seat, no two alike; `worn` their colours
- `text(x, y, words, size, ...)`: escaped text, never under 12; `wrap` breaks words into lines, `fitting` picks a size
- `width_of(words, size, bold=..., italic=...)`: how wide a text is; `FACES` are the fonts, `font_faces` their CSS
- `icon(name, x, y, size)`: an icon of `art/icons.svg` around a point; `counter` an icon with a number beside it
- `wash(width, height, fill)`: a box whose colour runs a little over its ink line; `blot` without a line
- `paper(width, height)`: the parchment of a panel; `card(width, height, title, body)`: a card with its title
- `ribbon(width, words)`: a banner with a heading; `plate(words)`: a number on a small round plate
- `shield(seat, size)`: a seat's arms; `figure(seat)`: its piece; both have a pattern beside the colour
- `group(x, y, *parts)`: parts moved; `scaled(factor, *parts)` larger or smaller; `faded(*parts)` in the background
- `Drawing(path)`: a drawing with named anchors and parts, and `{{message}}` where words belong
"""

from freestone.pictures.arms import figure, shield
from freestone.pictures.colours import (
    CARD,
    INK,
    LINE,
    MOST_SEATS,
    PALETTES,
    SOFT,
    TINCTURES,
    colour,
    dressed,
    stylesheet,
    worn,
)
from freestone.pictures.files import Anchor, Drawing, symbols
from freestone.pictures.fonts import BOLD, FACES, FONT, REGULAR, faces_in, font_faces, truetype, width_of
from freestone.pictures.lettering import fitting, number, shortened, text, wrap
from freestone.pictures.pieces import card, counter, icon, plate, ribbon
from freestone.pictures.shapes import blot, faded, group, outline, paper, rough, scaled, wash

__all__ = [
    "BOLD",
    "CARD",
    "FACES",
    "FONT",
    "INK",
    "LINE",
    "MOST_SEATS",
    "PALETTES",
    "REGULAR",
    "SOFT",
    "TINCTURES",
    "Anchor",
    "Drawing",
    "blot",
    "card",
    "colour",
    "counter",
    "dressed",
    "faces_in",
    "faded",
    "figure",
    "fitting",
    "font_faces",
    "group",
    "icon",
    "number",
    "outline",
    "paper",
    "plate",
    "ribbon",
    "rough",
    "scaled",
    "shield",
    "shortened",
    "stylesheet",
    "symbols",
    "text",
    "truetype",
    "wash",
    "width_of",
    "worn",
    "wrap",
]
