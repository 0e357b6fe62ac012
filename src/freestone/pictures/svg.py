"""A scene as one complete SVG text: for notebooks, files, share images and tests."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from freestone.pictures import FONT, PALETTES, faces_in, font_faces, symbols, worn
from freestone.pictures.scene import Item, Panel, Scene, layout_of, pack

MARGIN: Final = 8


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
    layout = layout_of(scene.panels, first) if panels is None else pack([known[id] for id in panels])
    width, height = layout.width + 2 * MARGIN, layout.height + 2 * MARGIN
    drawn = "".join(_panel(known[id], x + MARGIN, y + MARGIN, scene.items) for id, (x, y) in layout.places.items())
    ground = f'<rect width="{width}" height="{height}" fill="var(--night, #4a3d2e)"/>'
    head = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    whole = f'<svg {head} font-family="{FONT}">{_used_symbols(drawn)}{ground}{drawn}</svg>'
    return coloured(whole, theme, tinctures)


def _panel(panel: Panel, x: int, y: int, items: Iterable[Item]) -> str:
    inner = "".join(_item(item) for item in items if item.panel == panel.id)
    return f'<g transform="translate({x} {y})"><title>{escape(panel.title)}</title>{panel.art}{inner}</g>'


def _item(item: Item) -> str:
    place = f'transform="translate({item.x:g} {item.y:g})"'
    return f"<g {place}><title>{escape(item.name)}</title>{item.art}</g>"


def _used_symbols(source: str) -> str:
    known = symbols()
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
    palette = {**PALETTES[theme], **worn(tinctures, theme)}
    return re.sub(r"var\(--([\w-]+), (#\w+)\)", lambda found: palette.get(found[1], found[2]), source)
