"""The fonts of everything that people read, and text set in them: measured, escaped, never too small.

`scripts/fonts.py` makes the files. Nothing is measured or drawn with a font of the system, except for letters that
ours lack: a player may have a Chinese name.
"""

import json
import re
from base64 import b64encode
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from freestone.pictures.colours import INK

FOLDER: Final = Path(__file__).parent.parent / "fonts"
SERIF: Final = "Freestone Serif"
SIGNS: Final = "Freestone Signs"
FONT: Final = f"'{SERIF}', '{SIGNS}', serif"
UNKNOWN: Final = 1.0  # ems; letters that our fonts lack are mostly square ones
LEAST_TEXT: Final = 12  # smaller letters cannot be read on a phone
# How much longer than its room a line may be. The first does not show; the others are for the smallest letters alone.
PRESSES: Final = (1.06, 1.15, 1.25, 1.4, 1.6, 2.0)
LEADING: Final = 1.02  # from line to line, of the size: drawings have little room
BLANKS: Final = " \n"  # where a line may break; a no-break space is part of its word
SPACE: Final = re.compile(f"[{BLANKS}]+")
PIECES: Final = re.compile(f"[^{BLANKS}-]*-+|[^{BLANKS}-]+|[{BLANKS}]+")


class FontFace(NamedTuple):
    """A font file without its ending, and for which text it is, as CSS says it."""

    file: str
    family: str = SERIF
    weight: str = "400"
    style: str = "normal"

    @property
    def address(self) -> str:
        """The address of the file on our server; it changes with the file, so that a browser may keep it for good."""
        return f"/fonts/{self.file}.woff2?{sha256(self.woff2).hexdigest()[:12]}"

    @property
    def data(self) -> str:
        """The file itself as an address, for what must not depend on other files."""
        return f"data:font/woff2;base64,{b64encode(self.woff2).decode()}"

    @property
    def woff2(self) -> bytes:
        """The file, as pages read it."""
        return _read(f"{self.file}.woff2")


REGULAR: Final = FontFace("serif-regular")
ITALIC: Final = FontFace("serif-italic", style="italic")
BOLD: Final = FontFace("serif-bold", weight="700")
BOLD_ITALIC: Final = FontFace("serif-bold-italic", weight="700", style="italic")
SIGN: Final = FontFace("signs-regular", SIGNS, "400 700")
FACES: Final = (REGULAR, ITALIC, BOLD, BOLD_ITALIC, SIGN)


@cache
def _read(name: str) -> bytes:
    return (FOLDER / name).read_bytes()


def font_faces(faces: Iterable[FontFace], source: Callable[[FontFace], str]) -> str:
    """Return faces as CSS, each from the source that a function names.

    >>> font_faces([ITALIC], lambda face: "a.woff2")
    '@font-face{font-family:"Freestone Serif";font-weight:400;font-style:italic;src:url(a.woff2)}'
    """
    return "".join(
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};font-style:{face.style};src:url({source(face)})}}'
        for face in faces
    )


def face_of(*, bold: bool, italic: bool) -> FontFace:
    """Return the face of a text."""
    return (BOLD_ITALIC if italic else BOLD) if bold else (ITALIC if italic else REGULAR)


def truetype() -> list[str]:
    """Return the paths of the fonts of pictures, for what cannot read WOFF2."""
    return [str(path) for path in sorted(FOLDER.glob("*.ttf"))]


class _Metrics:
    """How wide the letters of a face are, and which pairs are set closer, in ems."""

    def __init__(self, em: int, widths: dict[str, str], kerning: dict[str, int]) -> None:
        self.widths = {letter: int(width) / em for width, letters in widths.items() for letter in letters}
        self.kerning = {pair: value / em for pair, value in kerning.items()}


@cache
def _metrics() -> dict[str, _Metrics]:
    return {face: _Metrics(**row) for face, row in json.loads(_read("metrics.json")).items()}


def faces_in(image: str) -> list[FontFace]:
    """Return the faces that the texts of an SVG image need, whether attributes, styles or classes say so."""
    found, sheet = set(), defaultdict[str, str](str)
    for names, rules in re.findall(r"([.\w,]+)\{([^}]*)\}", image):
        for name in names.split(","):
            sheet[name] += f"{rules};"
    for attributes, words in re.findall("<text ([^>]*)>(.*?)</text>", image):
        style = attributes + "".join(sheet[f".{name}"] for name in re.findall(r'class="(\w+)"', attributes))
        looks = {"bold": r'font-weight(="|: ?)700', "italic": r'font-style(="|: ?)italic'}
        found.add(face_of(**{look: re.search(pattern, style) is not None for look, pattern in looks.items()}))
        if not _metrics()[SIGN.file].widths.keys().isdisjoint(words):
            found.add(SIGN)
    return [face for face in FACES if face in found]


# Every frame measures the same texts again.
@lru_cache(4096)
def width_of(words: str, size: float, *, bold: bool = False, italic: bool = False) -> float:
    """Return how wide a line of text is.

    >>> round(width_of("AVAV", 10), 2) < round(width_of("A", 10) + width_of("VAV", 10), 2)
    True
    """
    face = _metrics()[face_of(bold=bold, italic=italic).file]
    signs = _metrics()[SIGN.file].widths
    letters = sum(face.widths.get(letter) or signs.get(letter, UNKNOWN) for letter in words)
    return size * (letters + sum(face.kerning.get(pair, 0.0) for pair in map("".join, pairwise(words))))


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
    within: float = 0,
) -> str:
    """Return a line of text, escaped; a long one is pressed `within` a width.

    >>> text(0, 0, "<b>", anchor="start")
    '<text x="0" y="0" font-size="13" fill="var(--ink, #2b2118)">&lt;b&gt;</text>'
    """
    assert size >= LEAST_TEXT, f"text of size {size}: {words}"
    style = "" if anchor == "start" else f' text-anchor="{anchor}"'
    style += ' font-weight="700"' if bold else ""
    style += ' font-style="italic"' if italic else ""
    style += squeeze(width_of(str(words), size, bold=bold, italic=italic), within)
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{fill}"{style}>{escape(str(words))}</text>'


def squeeze(length: float, within: float) -> str:
    """Return what presses a line of some length into a width; nothing if it fits, or if there is no limit.

    >>> squeeze(90, 100), squeeze(110, 100), squeeze(110, 0)
    ('', ' textLength="100" lengthAdjust="spacingAndGlyphs"', '')
    """
    return f' textLength="{number(within)}" lengthAdjust="spacingAndGlyphs"' if 0 < within < length else ""


@lru_cache(2048)
def wrap(words: str, width: float, size: float = 13) -> tuple[str, ...]:
    """Return a bold title as one line if it fits with a little pressing, otherwise as the narrowest two lines.

    >>> wrap("Skilled Mortar Mixer", 90)
    ('Skilled', 'Mortar Mixer')
    """
    parts = [part for part in SPACE.split(words) if part]
    if len(parts) < 2 or width_of(words, size, bold=True) <= 1.1 * width:
        return (words,)
    halves = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return min(halves, key=lambda pair: max(width_of(half, size, bold=True) for half in pair))


class Paragraph(NamedTuple):
    """A text broken into lines of one size; whoever draws it presses the lines into their room."""

    lines: tuple[str, ...]
    size: float

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.size * LEADING


@lru_cache(4096)
def lines_of(words: str, width: float, height: float, size: float = 16, *, bold: bool = True) -> Paragraph:
    """Return a whole text in lines that fit a box, as large as possible up to a size; nothing is ever left out.

    >>> lines_of("Chapel of St. Mary Magdalene", 80, 45, 14).lines
    ('Chapel of St.', 'Mary', 'Magdalene')
    """
    sizes = [size - 0.5 * step for step in range(int(2 * (size - LEAST_TEXT)) + 1)]
    ways = [(letters, PRESSES[0]) for letters in sizes] + [(float(LEAST_TEXT), press) for press in PRESSES[1:]]
    found = Paragraph((words,), float(LEAST_TEXT))
    for letters, press in ways:
        found = Paragraph(fill(words, press * width, letters, bold=bold), letters)
        widest = max(width_of(line, letters, bold=bold) for line in found.lines)
        if found.height <= height and widest <= press * width:
            break
    return found


def fill(words: str, width: float, size: float, *, bold: bool = False) -> tuple[str, ...]:
    """Return a text in lines of at most a width, as far as its words are; a word with a hyphen may break there.

    >>> fill("Resource cards bring cubes", 90, 15)
    ('Resource', 'cards bring', 'cubes')
    """
    found: list[str] = []
    for word in PIECES.findall(words):
        if found and width_of(f"{found[-1]}{word}".strip(BLANKS), size, bold=bold) <= width:
            found[-1] += word
        elif word.strip(BLANKS):
            found.append(word)
    return tuple(line.strip(BLANKS) for line in found) or (words,)


def fitting(words: str, width: float, size: float = 16) -> float:
    """Return the size, at most the given one, at which a bold title fits a width; never under the least."""
    return max(float(LEAST_TEXT), min(size, size * width / max(1.0, width_of(words, size, bold=True))))


def shortened(words: str, width: float, size: float = LEAST_TEXT, *, bold: bool = False) -> str:
    """Return a line cut to a width, with an ellipsis if something is missing."""
    while len(words) > 1 and width_of(words, size, bold=bold) > width:
        # Without the ellipsis of the step before, or one would follow another.
        words = words.rstrip("…")[:-1].rstrip() + "…"
    return words
