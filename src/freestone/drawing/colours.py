"""The colours of both themes."""

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
        "seat-0": "#2f5d9b",
        "seat-1": "#b3322a",
        "seat-2": "#35733f",
        "seat-3": "#d9a21b",
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
        "seat-0": "#3f74bd",
        "seat-1": "#c4463c",
        "seat-2": "#458a50",
        "seat-3": "#c99a1f",
        "charge": "#f6ecd7",
    },
}


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


def stylesheet() -> str:
    """Return the colours of both themes as CSS: the light ones unless the root says `data-theme="dark"`."""
    rules = {name: "".join(f"--{key}:{value};" for key, value in row.items()) for name, row in PALETTES.items()}
    return f":root{{{rules['light']}}}\n:root[data-theme=dark]{{{rules['dark']}}}\n"
