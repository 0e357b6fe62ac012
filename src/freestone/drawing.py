"""The drawing kit of all games: ink and wash on parchment, heraldic colours, one icon family. Knows no game.

Everything returns an SVG fragment; positions are in the units of the panel or around (0, 0) of the item.

- `colour(name)`: a theme colour, as `var(--name, fallback)`; `PALETTES` has them all for light and dark
- `text(x, y, words, size, ...)`: escaped text, never under 12; `wrap` breaks words into lines, `fitting` picks a size
- `icon(name, x, y, size)`: an icon of `art/icons.svg` around a point; `counter` an icon with a number beside it
- `wash(width, height, fill)`: a box whose colour runs a little over its ink line; `blot` without a line
- `paper(width, height)`: the parchment of a panel; `card(width, height, title, body)`: a card with its title
- `ribbon(width, words)`: a banner with a heading; `plate(words)`: a number on a small round plate
- `shield(seat, size)`: a seat's arms; `figure(seat)`: its piece; both have a pattern beside the colour
- `group(x, y, *parts)`: parts moved; `faded(*parts)`: parts in the background
- `Drawing(path)`: a drawing with named anchors and parts, and `{{message}}` where words belong
"""

import math
import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

ART: Final = Path(__file__).parent / "art"
FONT: Final = "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, 'Book Antiqua', Georgia, serif"
LEAST_TEXT: Final = 12

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
ORDINARIES: Final = ("bend", "chevron", "cross", "pale")


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


def number(value: float) -> str:
    """Return a coordinate as short as possible.

    >>> number(12.0), number(-3.14159)
    ('12', '-3.1')
    """
    return f"{value:.1f}".removesuffix(".0")


def text(
    x: float,
    y: float,
    words: str | int,
    size: float = 13,
    *,
    fill: str = INK,
    anchor: str = "middle",
    bold: bool = False,
    italic: bool = False,
) -> str:
    """Return a line of text, escaped.

    >>> text(0, 0, "<b>", anchor="start")
    '<text x="0" y="0" font-size="13" fill="var(--ink, #2b2118)">&lt;b&gt;</text>'
    """
    assert size >= LEAST_TEXT, f"text of size {size}: {words}"
    style = "" if anchor == "start" else f' text-anchor="{anchor}"'
    style += ' font-weight="700"' if bold else ""
    style += ' font-style="italic"' if italic else ""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{fill}"{style}>{escape(str(words))}</text>'


def width_of(words: str, size: float) -> float:
    """Return about how wide a line of text is."""
    narrow = sum(letter in "iljtfrI.,:;'|! ()-1" for letter in words)
    wide = sum(letter in "mwMWQGODHN@—" for letter in words)
    return size * (0.52 * len(words) - 0.2 * narrow + 0.26 * wide)


@lru_cache(2048)
def wrap(words: str, width: float, size: float = 13) -> tuple[str, ...]:
    """Return words broken into lines that are about so wide at most.

    >>> wrap("Skilled Mortar Mixer", 80)
    ('Skilled', 'Mortar Mixer')
    """
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) == 2:
        lines = list(min(_halves(words), key=lambda pair: max(width_of(half, size) for half in pair)))
    return tuple(lines)


def _halves(words: str) -> list[tuple[str, str]]:
    parts = words.split()
    return [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]


def fitting(words: str, width: float, size: float = 16) -> float:
    """Return the size, at most the given one, at which a line fits a width; never under the least."""
    return max(float(LEAST_TEXT), min(size, size * width / max(1.0, width_of(words, size))))


def shortened(words: str, width: float, size: float = LEAST_TEXT) -> str:
    """Return a line cut to a width, with an ellipsis if something is missing."""
    while len(words) > 1 and width_of(words, size) > width:
        words = words.rstrip("…")[:-1].rstrip() + "…"
    return words


def group(x: float, y: float, *parts: str) -> str:
    """Return parts moved to a point."""
    return f'<g transform="translate({number(x)} {number(y)})">{"".join(parts)}</g>'


def faded(*parts: str, opacity: float = 0.45) -> str:
    """Return parts in the background."""
    return f'<g opacity="{opacity}">{"".join(parts)}</g>'


def icon(name: str, x: float = 0, y: float = 0, size: float = 24, tint: str = "") -> str:
    """Return an icon around a point; `tint` is the colour of those that have none of their own."""
    place = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#icon-{name}" {place}{f" color={chr(34)}{tint}{chr(34)}" if tint else ""}/>'


def counter(name: str, value: int | str, x: float = 0, y: float = 0, size: float = 20) -> str:
    """Return an icon with a number at its right; the pair is centred on the point."""
    letters = max(13.0, size * 0.8)
    span = size + 3 + width_of(str(value), letters)
    left = x - span / 2
    figures = text(left + size + 3, y + letters * 0.34, value, letters, anchor="start", bold=True)
    return icon(name, left + size / 2, y, size) + figures


def _jitter(seed: int, at: int) -> float:
    """Return a number between -1 and 1 that looks random and is always the same."""
    value = math.sin(seed * 12.9898 + at * 78.233) * 43758.5453
    return 2 * (value - math.floor(value)) - 1


def rough(points: Sequence[tuple[float, float]], seed: int = 1, jitter: float = 0.7) -> str:
    """Return the data of a closed path near these points, as drawn by hand."""
    moved = [
        (x + jitter * _jitter(seed, 2 * at), y + jitter * _jitter(seed, 2 * at + 1)) for at, (x, y) in enumerate(points)
    ]
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(moved, [*moved[1:], moved[0]], strict=True)]
    curves = [
        f"Q{number(x)} {number(y)} {number(u)} {number(v)}"
        for (x, y), (u, v) in zip([*moved[1:], moved[0]], [*middles[1:], middles[0]], strict=True)
    ]
    return f"M{number(middles[0][0])} {number(middles[0][1])}{''.join(curves)}Z"


def _around(width: float, height: float, corner: float) -> list[tuple[float, float]]:
    """Return points around a box at (0, 0): its corners, points near them, and some on long sides."""
    right, bottom = width / 2, height / 2
    corners = [(-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom)]
    found: list[tuple[float, float]] = []
    for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = math.hypot(u - x, v - y)
        stops = [0.0, min(corner, length / 3)]
        stops += [length * part / 3 for part in (1, 2)] if length > 4 * corner else []
        stops.append(length - min(corner, length / 3))
        found += [(x + (u - x) * stop / length, y + (v - y) * stop / length) for stop in stops]
    return found


@lru_cache(4096)
def outline(width: float, height: float, corner: float = 5, seed: int = 1, jitter: float = 0.7) -> str:
    """Return the data of a hand-drawn box around (0, 0)."""
    return rough(_around(width, height, corner), seed, jitter)


def blot(width: float, height: float, fill: str, *, seed: int = 1, opacity: float = 1) -> str:
    """Return a patch of colour around (0, 0) without a line."""
    shape = outline(width, height, min(width, height) / 4, seed, 1.6)
    return f'<path d="{shape}" fill="{fill}" opacity="{opacity}"/>'


def wash(
    width: float,
    height: float,
    fill: str,
    *,
    line: str = INK,
    corner: float = 5,
    weight: float = 1.2,
    seed: int = 0,
    opacity: float = 1,
) -> str:
    """Return a box around (0, 0) whose colour runs a little over its ink line."""
    seed = seed or int(width * 7 + height * 3)
    colour_shape = outline(width + 1, height + 1, corner, seed + 1, 1.1)
    ink_shape = outline(width, height, corner, seed, 0.6)
    filled = f'<path d="{colour_shape}" fill="{fill}"{f" opacity={chr(34)}{opacity}{chr(34)}" if opacity < 1 else ""}/>'
    return f'{filled}<path d="{ink_shape}" fill="none" stroke="{line}" stroke-width="{weight}"/>'


@cache
def paper(width: int, height: int, seed: int = 1) -> str:
    """Return the parchment of a panel, from its upper left corner at (0, 0), with stains and a drawn edge."""
    stains = "".join(_stain(width, height, seed + at) for at in range(1 + width * height // 40000))
    fibres = "".join(_fibre(width, height, seed + at) for at in range(8 + width * height // 6000))
    sheet = f'<rect width="{width}" height="{height}" rx="6" fill="{colour("paper")}"/>'
    grain = f'<path d="{fibres}" fill="none" stroke="{LINE}" stroke-width=".6" opacity=".35"/>'
    edge = f'<path d="{outline(width - 5, height - 5, 7, seed, 0.8)}" fill="none" stroke="{LINE}" stroke-width="1.4"/>'
    return f"{sheet}{stains}{grain}{group(width / 2, height / 2, edge)}"


def _stain(width: int, height: int, seed: int) -> str:
    x, y = (0.5 + _jitter(seed, 1) / 2.6) * width, (0.5 + _jitter(seed, 2) / 2.6) * height
    rx = 40 + 30 * abs(_jitter(seed, 3))
    ring = [(rx * math.cos(at * 0.7), 0.7 * rx * math.sin(at * 0.7)) for at in range(9)]
    return group(x, y, f'<path d="{rough(ring, seed, 9)}" fill="{colour("paper-deep")}" opacity=".13"/>')


def _fibre(width: int, height: int, seed: int) -> str:
    x, y = (0.5 + _jitter(seed, 4) / 2.1) * width, (0.5 + _jitter(seed, 5) / 2.1) * height
    u, v = 7 * _jitter(seed, 6), 3 * _jitter(seed, 7)
    return f"M{number(x)} {number(y)}q{number(v)} {number(u)} {number(u)} {number(v)}"


def title_lines(words: str, width: float, top: float, size: float = 13) -> str:
    """Return a title of one or two lines, centred, whose first line sits at `top`."""
    lines = wrap(words, width, size)[:2]
    return "".join(
        text(0, top + at * (size + 0.5), shortened(line, width + 6, size), size, bold=True)
        for at, line in enumerate(lines)
    )


def card(width: float, height: float, title: str, body: str, *, band: str = "", seed: int = 0) -> str:
    """Return a card around (0, 0): a coloured band behind its title, and a body around the middle of the rest."""
    lines = len(wrap(title, width - 10)[:2])
    head = 8 + 13.5 * lines
    paint = ""
    if band:
        paint = group(0, (head - height) / 2 + 2.5, blot(width - 6, head - 1, band, seed=seed + 3, opacity=0.6))
    words = title_lines(title, width - 10, 16 - height / 2)
    return wash(width, height, CARD, seed=seed) + paint + words + group(0, head / 2, body)


def ribbon(width: float, words: str, *, fill: str = "", size: float = 14) -> str:
    """Return a banner around (0, 0) with a heading on it."""
    half, fold = width / 2, 7
    tails = "".join(
        f'<path d="M{side * (half - fold)} -6L{side * (half + fold)} -4L{side * (half + 2)} 3L{side * (half + fold)} 11'
        f'L{side * (half - fold)} 9Z" fill="{colour("paper-deep")}" stroke="{INK}" stroke-width="1"/>'
        for side in (-1, 1)
    )
    return (
        tails + wash(width, 20, fill or CARD, corner=2) + text(0, 5, words, fitting(words, width - 8, size), bold=True)
    )


def plate(words: str | int, x: float = 0, y: float = 0, size: float = 18, fill: str = CARD) -> str:
    """Return a short text on a small round plate."""
    ring = [(size / 2 * math.cos(at * 0.785), size / 2 * math.sin(at * 0.785)) for at in range(8)]
    shape = f'<path d="{rough(ring, len(str(words)), 0.5)}" fill="{fill}" stroke="{INK}"/>'
    return group(x, y, shape, text(0, 4.4, words, 12.5, bold=True))


SHIELD: Final = "M-10 -11Q0 -9.5 10 -11Q11 6 0 13Q-11 6 -10 -11Z"
ON_SHIELD: Final = {
    "bend": "M-9.9 -6.4V-10.9L-5.2 -10.3 8.9 1Q8 4.4 5.9 7.3Z",
    "chevron": "M0 -5.8 9 .8 7.4 5.4 0 .4 -7.4 5.4 -9 .8Z",
    "cross": "M-2.4 -10.3H2.4V-3H9.8L9.4 1.7H2.4V11.3L0 12.7 -2.4 11.3V1.7H-9.4L-9.8 -3H-2.4Z",
    "pale": "M-3.3 -10.2H3.3V10.6L0 12.8 -3.3 10.6Z",
}
FIGURE: Final = "M-8.4 12.4Q-8.6 0 -3.6 -4.2 -5.2 -6 -4.6 -9 -6.6 -9.4 -6 -10.8 -3.6 -14.4 0 -14.4 3.6 -14.4 6 -10.8 6.6 -9.4 4.6 -9 5.2 -6 3.6 -4.2 8.6 0 8.4 12.4Q0 13.8 -8.4 12.4Z"
ON_FIGURE: Final = {
    "bend": "M-6.2 .6 -4.6 -2.6 7.9 6.5V11Z",
    "chevron": "M0 1.2 7.7 8.4V12L0 5.4 -7.7 12V8.4Z",
    "cross": "M-1.7 -4H1.7V3H7.2L7.7 6.6H1.7V12.6H-1.7V6.6H-7.7L-7.2 3H-1.7Z",
    "pale": "M-2.3 -4.2H2.3V12.8H-2.3Z",
}


def _armed(seat: int, shape: str, charges: dict[str, str], scale: float) -> str:
    field = f'<path d="{shape}" fill="{colour(f"seat-{seat}")}"/>'
    charge = f'<path d="{charges[ORDINARIES[seat]]}" fill="{colour("night" if seat == 3 else "charge")}"/>'
    edge = f'<path d="{shape}" fill="none" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>'
    return f'<g transform="scale({round(scale, 3)})">{field}{charge}{edge}</g>'


@cache
def shield(seat: int, size: float = 24) -> str:
    """Return the arms of a seat around (0, 0): a colour and, so that it is never the only sign, a pattern."""
    return _armed(seat, SHIELD, ON_SHIELD, size / 26)


@cache
def figure(seat: int, size: float = 28) -> str:
    """Return the piece of a seat around (0, 0), with the same colour and pattern as its arms."""
    return _armed(seat, FIGURE, ON_FIGURE, size / 30)


class Anchor(NamedTuple):
    """A named place in a drawing: its middle and its size."""

    x: float
    y: float
    width: float
    height: float


class Drawing:
    """A drawing from a file: what is still, what moves, and where things belong.

    Elements of class `anchor` are places and not drawn; groups of class `part` are kept by their ids and drawn only
    when somebody asks for them; `{{message}}` stands for words.
    """

    def __init__(self, path: Path) -> None:
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - our own file
        _, _, width, height = (float(value) for value in root.attrib["viewBox"].split())
        self.width, self.height = int(width), int(height)
        self.anchors: dict[str, Anchor] = {}
        self.parts: dict[str, str] = {}
        for parent in [*root.iter()]:
            for child in [*parent]:
                self._sort(parent, child)
        self._still = "".join(_source(child) for child in root)

    def _sort(self, parent: ElementTree.Element, child: ElementTree.Element) -> None:
        kind = child.get("class", "")
        if kind == "anchor":
            self.anchors[child.attrib["id"]] = _anchor(child.attrib)
            parent.remove(child)
        elif kind == "part":
            self.parts[child.attrib["id"]] = "".join(_source(inner) for inner in child)
            parent.remove(child)

    def at(self, name: str) -> Anchor:
        """Return an anchor."""
        return self.anchors[name]

    def art(self, say: Callable[[str], str]) -> str:
        """Return what is still, with its words said."""
        return re.sub(r"\{\{([\w-]+)\}\}", lambda found: escape(say(found[1])), self._still)


def _anchor(attributes: dict[str, str]) -> Anchor:
    value = {name: float(text) for name, text in attributes.items() if name not in ("class", "id")}
    if "r" in value:
        return Anchor(value["cx"], value["cy"], 2 * value["r"], 2 * value["r"])
    width, height = value["width"], value["height"]
    return Anchor(value["x"] + width / 2, value["y"] + height / 2, width, height)


def _source(element: ElementTree.Element) -> str:
    ElementTree.register_namespace("", "http://www.w3.org/2000/svg")
    source = ElementTree.tostring(element, encoding="unicode")
    return re.sub(r"\s*\n\s*", "", source.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


@cache
def symbols() -> dict[str, str]:
    """Return every icon of the family by its id, as the source of its symbol."""
    source = (ART / "icons.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', source, re.DOTALL)}
