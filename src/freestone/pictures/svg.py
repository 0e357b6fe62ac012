"""SVG files: drawings and icons read from them, and scenes written to them."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from freestone.pictures.colours import PALETTES, seat_colours
from freestone.pictures.compact import compact
from freestone.pictures.fonts import FONT, LEAST_TEXT, faces_in, font_faces, number, squeeze, width_of
from freestone.pictures.paths import NUMBER
from freestone.pictures.plain import plain
from freestone.pictures.scene import Item, Layout, Panel, Scene, layout_of, pack

ART: Final = Path(__file__).parent.parent / "art"
MARGIN: Final = 8
# In units of the drawing. Letters without a size of their own have 16.
UNITS: Final = {"px": 1, "pt": 4 / 3, "em": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4}
LENGTH: Final = re.compile(rf"({NUMBER.pattern})({'|'.join(UNITS)})?")
PLACES: Final = ("cx", "cy", "r", "x", "y", "width", "height")
LABEL: Final = re.compile(r'<text ([^>]*?)(?: data-within="([\d.]+)")?>\{\{([\w-]+)\}\}</text>')


class Anchor(NamedTuple):
    """A named place in a drawing: its middle and its size."""

    x: float
    y: float
    width: float
    height: float


class Drawing:
    """A drawing from a file: what is still, what moves, and where things belong.

    Elements of class `anchor` are places and not drawn; groups of class `part` are kept by their ids and drawn only
    when somebody asks for them; `{{message}}` in a text stands for words, `data-within` is the width that they have.
    """

    def __init__(self, path: Path) -> None:
        root = ET.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - our own file
        _, _, width, height = (float(value) for value in root.attrib["viewBox"].replace(",", " ").split())
        self.path, self.width, self.height = path, int(width), int(height)
        self.anchors: dict[str, Anchor] = {}
        self.parts: dict[str, str] = {}
        # Lists, because elements are removed on the way.
        for parent in [*root.iter()]:
            for child in [*parent]:
                self._sort(parent, child)
        self._still = "".join(_source(child) for child in root)

    def _sort(self, parent: ET.Element, child: ET.Element) -> None:
        kind = child.get("class", "")
        if kind == "anchor":
            self.anchors[child.attrib["id"]] = self._anchor(child.attrib)
            parent.remove(child)
        elif kind == "part":
            self.parts[child.attrib["id"]] = "".join(_source(inner) for inner in child)
            parent.remove(child)

    def _anchor(self, attributes: dict[str, str]) -> Anchor:
        try:
            value = {name: length(attributes[name]) for name in PLACES if name in attributes}
        except ValueError as error:
            raise ValueError(f"{self.path.name}, anchor {attributes['id']}: {error}") from None
        if "r" in value:
            return Anchor(value.get("cx", 0), value.get("cy", 0), 2 * value["r"], 2 * value["r"])
        width, height = value["width"], value["height"]
        return Anchor(value.get("x", 0) + width / 2, value.get("y", 0) + height / 2, width, height)

    def at(self, name: str) -> Anchor:
        """Return an anchor."""
        return self.anchors[name]

    def art(self, say: Callable[[str], str]) -> str:
        """Return what is still, with its words said."""
        return LABEL.sub(lambda label: _label(label, say), self._still)


def _label(label: re.Match[str], say: Callable[[str], str]) -> str:
    """Return a text of a drawing with its words: smaller, and then pressed, to fit the width that it has there."""
    style, within, words = label[1], float(label[2] or 0), say(label[3])
    size = re.search(rf'font-size="({LENGTH.pattern})"', style)
    if not size or not within:
        return f"<text {style}>{escape(words)}</text>"
    looks = {"bold": 'font-weight="700"' in style, "italic": 'font-style="italic"' in style}
    span = width_of(words, length(size[1]), **looks)
    letters = max(LEAST_TEXT, length(size[1]) * min(1, within / span)) if span else LEAST_TEXT
    style = style.replace(size[0], f'font-size="{number(letters)}"')
    return f"<text {style}{squeeze(width_of(words, letters, **looks), within)}>{escape(words)}</text>"


def length(text: str) -> float:
    """Return a length of a drawing in its own units, whatever unit it is written in.

    >>> length("12"), length("1.5em"), length("-.25in")
    (12.0, 24.0, -24.0)
    """
    found = LENGTH.fullmatch(text.strip())
    if not found:
        raise ValueError(f"{text!r} is no length; write a plain number, in the units of the viewBox")
    return float(found[1]) * UNITS.get(found[2], 1)


def _source(element: ET.Element) -> str:
    # Without this, every element would be written with a prefix `ns0`.
    ET.register_namespace("", "http://www.w3.org/2000/svg")
    source = ET.tostring(element, encoding="unicode")
    return re.sub(r"\s*\n\s*", "", source.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


@cache
def symbols() -> dict[str, str]:
    """Return every icon of the family by its id, as the source of its symbol."""
    source = (ART / "icons.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', source, re.DOTALL)}


def render(
    scene: Scene,
    panels: Sequence[str] | None = None,
    theme: str = "light",
    tinctures: Sequence[str] = (),
    first: int | None = None,
) -> str:
    """Return a scene as SVG: its icons inside, the theme's colours in place. A file needs `with_fonts` too.

    Without a list of panels, the board of the seat `first` is drawn in full and those of the others as strips; without
    such a seat, the first board is in full.
    """
    known = {panel.id: panel for panel in scene.panels}
    layout = layout_of(scene.panels, first, scene.width) if panels is None else pack([known[id] for id in panels])
    return compact(coloured(_drawn(scene, layout), theme, tinctures))


def sketch(scene: Scene, theme: str = "light", tinctures: Sequence[str] = (), first: int | None = None) -> str:
    """Return a scene as SVG in a third of the bytes, for notebooks, which keep every picture: a fair copy."""
    drawn = _drawn(scene, layout_of(scene.panels, first, scene.width))
    return compact(plain(coloured(drawn, theme, tinctures)))


def _drawn(scene: Scene, layout: Layout) -> str:
    known = {panel.id: panel for panel in scene.panels}
    width, height = layout.width + 2 * MARGIN, layout.height + 2 * MARGIN
    drawn = "".join(_panel(known[id], x + MARGIN, y + MARGIN, scene.items) for id, (x, y, *_) in layout.places.items())
    ground = f'<rect width="{width}" height="{height}" fill="var(--night, #4a3d2e)"/>'
    head = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg {head} font-family="{FONT}">{_used_symbols(drawn)}{ground}{drawn}</svg>'


def _panel(panel: Panel, x: int, y: int, items: Iterable[Item]) -> str:
    inner = "".join(_item(item) for item in items if item.panel == panel.id)
    return f'<g transform="translate({x} {y})"><title>{escape(panel.title)}</title>{panel.art}{inner}</g>'


def _item(item: Item) -> str:
    place = f'transform="translate({item.x:g} {item.y:g})"'
    return f"<g {place}><title>{escape(item.name)}</title><g>{item.art}</g></g>"


def _used_symbols(source: str) -> str:
    known = symbols()
    # Only the icons in use, each once: a file should not bring the whole family.
    used = dict.fromkeys(re.findall(r'href="#([\w-]+)"', source))
    return f"<defs>{''.join(known[name] for name in used if name in known)}</defs>"


def with_fonts(image: str) -> str:
    """Return an SVG image with the faces of its texts inside, so that as a file it looks the same everywhere."""
    head, rest = image.split(">", 1)
    return f"{head}><style>{font_faces(faces_in(image), lambda face: face.data)}</style>{rest}"


def coloured(source: str, theme: str, tinctures: Sequence[str] = ()) -> str:
    """Return SVG with the colours of a theme in place of its variables, for whatever knows no CSS.

    >>> coloured('fill="var(--ink, #2b2118)"', "dark")
    'fill="#efe3ca"'
    """
    palette = {**PALETTES[theme], **seat_colours(tinctures, theme)}
    return re.sub(r"var\(--([\w-]+), (#\w+)\)", lambda found: palette.get(found[1], found[2]), source)
