"""The drawing kit of all games: ink and wash on parchment, heraldic colours, one icon family. Knows no game.

This module lists everything that draws. Each function returns an SVG fragment; positions are in the units of the panel
or around (0, 0) of the item. Four more modules are public: `scene` (what is on a table, and where), `svg` (a scene as
a file), `charts` (figures over time) and `rounds` (what a round has brought).

- `colour(name)`: a colour of the theme, as `var(--name, fallback)`; `PALETTES` has them all for light and dark
- `TINCTURES`: the colours that seats can have; `tinctures_for(wanted, seats)` gives every seat its own
- `text(x, y, words, size, ...)`: escaped text, never under 12; `wrap` breaks words into lines, `fitting` picks a size
- `block(words, x, y, width, height, size)`: a whole text in a box, in lines and letters that fit; `lines_of` breaks it
- `fill(words, width, size)`: a text in as many lines as it takes
- `width_of(words, size, bold=..., italic=...)`: the width of a text; `FACES` are the fonts, `font_faces` their CSS
- `icon(name, x, y, size)`: an icon of `art/icons.svg` around a point; `counter`: an icon with a number beside it
- `wash(width, height, fill)`: a box whose colour runs a little over its ink line; `blot`: the same without a line
- `paper(width, height)`: the parchment of a panel; `card(width, height, title, body)`: a card with its title
- `ribbon(width, words)`: a banner with a heading; `plate(words)`: a number on a small round plate
- `shield(seat, size)`: the arms of a seat; `figure(seat)`: its piece; both have a pattern beside the colour
- `group(x, y, *parts)`: parts moved; `scaled(factor, *parts)`: larger or smaller; `faded(*parts)`: in the background
- `arrow(way, tint)`: which way a figure goes; `CROSS`: what crosses an icon out
- `Drawing(path)`: a drawing with named anchors and parts, and `{{message}}` where words belong; groups of class
  `scenery` are left out of the small pictures for notebooks
"""

from freestone.pictures.colours import (
    CARD,
    INK,
    LINE,
    MOST_SEATS,
    PALETTES,
    SOFT,
    TINCTURES,
    colour,
    seat_colours,
    stylesheet,
    tinctures_for,
)
from freestone.pictures.fonts import (
    BOLD,
    FACES,
    FONT,
    REGULAR,
    faces_in,
    fill,
    fitting,
    font_faces,
    lines_of,
    number,
    shortened,
    text,
    truetype,
    width_of,
    wrap,
)
from freestone.pictures.shapes import (
    CROSS,
    arrow,
    block,
    blot,
    card,
    counter,
    faded,
    figure,
    group,
    icon,
    outline,
    paper,
    plate,
    ribbon,
    rough,
    scaled,
    shield,
    wash,
)
from freestone.pictures.svg import Anchor, Drawing, symbols

__all__ = [
    "BOLD",
    "CARD",
    "CROSS",
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
    "arrow",
    "block",
    "blot",
    "card",
    "colour",
    "counter",
    "faces_in",
    "faded",
    "figure",
    "fill",
    "fitting",
    "font_faces",
    "group",
    "icon",
    "lines_of",
    "number",
    "outline",
    "paper",
    "plate",
    "ribbon",
    "rough",
    "scaled",
    "seat_colours",
    "shield",
    "shortened",
    "stylesheet",
    "symbols",
    "text",
    "tinctures_for",
    "truetype",
    "wash",
    "width_of",
    "wrap",
]
