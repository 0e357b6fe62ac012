"""The colours of both themes, and the tinctures that seats may wear.

What belongs to nobody is painted in a tincture, what belongs to a seat in the colour of that seat: `gules`, `seat-1`.
"""

from collections.abc import Sequence
from itertools import chain, cycle
from typing import Final

PALETTES: Final[dict[str, dict[str, str]]] = {
    "light": {
        "ink": "#2b2118",
        "ink-soft": "#65543f",
        "line": "#a58f6b",
        "paper": "#f4ead3",
        "paper-deep": "#e2d0aa",
        "card": "#fcf6e8",
        "night": "#4a3d2e",
        "stone": "#a7acae",
        "wood": "#b07c48",
        "sand": "#e3c069",
        "metal": "#7f9ab3",
        "gold": "#e0ae2f",
        "silver": "#c9d0d4",
        "leaf": "#8fa66a",
        "sky": "#b9cdd3",
        "earth": "#cdb083",
        "rose": "#cf8d7b",
        "plum": "#8b6a8f",
        "good": "#4c7040",
        "bad": "#a03a2c",
        "charge": "#fcf6e8",
    },
    "dark": {
        "ink": "#efe3ca",
        "ink-soft": "#c3b293",
        "line": "#7d6b51",
        "paper": "#2b241c",
        "paper-deep": "#1f1913",
        "card": "#3a3126",
        "night": "#15110c",
        "stone": "#7c8285",
        "wood": "#8a5d33",
        "sand": "#a98938",
        "metal": "#557391",
        "gold": "#c1901d",
        "silver": "#8f979b",
        "leaf": "#5f7544",
        "sky": "#4a6069",
        "earth": "#6b573a",
        "rose": "#94594a",
        "plum": "#74557a",
        "good": "#8fbf7c",
        "bad": "#e58a78",
        "charge": "#f6ecd7",
    },
}

TINCTURES: Final[dict[str, dict[str, str]]] = {
    "azure": {"light": "#2f5d9b", "dark": "#3f74bd"},
    "gules": {"light": "#b3322a", "dark": "#c4463c"},
    "vert": {"light": "#35733f", "dark": "#458a50"},
    "or": {"light": "#d9a21b", "dark": "#c99a1f"},
    "purpure": {"light": "#76448a", "dark": "#9565a8"},
    "sable": {"light": "#3a3836", "dark": "#656a72"},
}
# On these the light charge would not show.
BRIGHT: Final = ("or",)


def seat_colours(tinctures: Sequence[str], theme: str) -> dict[str, str]:
    """Return the colours of seats that wear these tinctures: each one's field, and the charge that shows on it.

    >>> seat_colours(["or"], "light")
    {'seat-0': '#d9a21b', 'charge-0': '#4a3d2e'}
    """
    found = {}
    for seat, tincture in enumerate(tinctures):
        found[f"seat-{seat}"] = TINCTURES[tincture][theme]
        found[f"charge-{seat}"] = PALETTES[theme]["night" if tincture in BRIGHT else "charge"]
    return found


def tinctures_for(wanted: Sequence[str], seats: int) -> list[str]:
    """Return a tincture for every seat, no two alike: the wanted one if it is known and free, else the next free one.

    >>> tinctures_for(["gules", "gules"], 3)
    ['gules', 'azure', 'vert']
    """
    wanted = [*wanted, *[""] * seats][:seats]
    kept = [one if one in TINCTURES and one not in wanted[:seat] else "" for seat, one in enumerate(wanted)]
    # More than six seats have to repeat tinctures.
    free = chain([one for one in TINCTURES if one not in kept], cycle(TINCTURES))
    return [one or next(free) for one in kept]


MOST_SEATS: Final = 10  # of a table; from the seventh on colours repeat, but not together with the same pattern
USUAL: Final = tinctures_for([], MOST_SEATS)
for _theme, _palette in PALETTES.items():
    _palette.update({name: shades[_theme] for name, shades in TINCTURES.items()})
    _palette.update(seat_colours(USUAL, _theme))


def colour(name: str) -> str:
    """Return a colour of the theme, with what it is without one.

    >>> colour("ink")
    'var(--ink, #2b2118)'
    """
    return f"var(--{name}, {PALETTES['light'][name]})"


INK: Final = colour("ink")
SOFT: Final = colour("ink-soft")
LINE: Final = colour("line")
CARD: Final = colour("card")


def stylesheet(tinctures: Sequence[str] = ()) -> str:
    """Return the colours of both themes as CSS: light ones unless the root says `data-theme="dark"`, and on paper."""
    palettes = {theme: {**palette, **seat_colours(tinctures, theme)} for theme, palette in PALETTES.items()}
    rules = {theme: "".join(f"--{key}:{value};" for key, value in row.items()) for theme, row in palettes.items()}
    return f":root{{{rules['light']}}}\n@media not print{{:root[data-theme=dark]{{{rules['dark']}}}}}\n"
