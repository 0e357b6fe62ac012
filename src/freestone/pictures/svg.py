"""A scene as one complete SVG text: for notebooks, files, share images and tests."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from freestone.pictures import FONT, PALETTES, faces_in, font_faces, symbols, worn
from freestone.pictures.scene import Item, Panel, Scene

GAP: Final = 8
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
    shown = _shown(scene.panels, first) if panels is None else [panel for panel in scene.panels if panel.id in panels]
    places, width, height = layout(shown)
    drawn = "".join(_panel(panel, *places[panel.id], scene.items) for panel in shown)
    ground = f'<rect width="{width}" height="{height}" fill="var(--night, #4a3d2e)"/>'
    head = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    whole = f'<svg {head} font-family="{FONT}">{_used_symbols(drawn)}{ground}{drawn}</svg>'
    return coloured(whole, theme, tinctures)


def _shown(panels: Sequence[Panel], first: int | None) -> list[Panel]:
    """Return what all share and each player once, one in full at the end and the others as strips."""
    full = [panel.seat for panel in panels if panel.seat is not None and not panel.is_strip]
    chosen = first if first in full else next(iter(full), None)
    found = [panel for panel in panels if panel.seat is None or panel.is_strip == (panel.seat != chosen)]
    return sorted(found, key=lambda panel: panel.seat is not None and not panel.is_strip)


def layout(panels: Sequence[Panel]) -> tuple[dict[str, tuple[int, int]], int, int]:
    """Return where each panel goes, highest and then leftmost where it is free, and the size of the whole."""
    width = max((panel.width for panel in panels), default=0)
    boxes: list[tuple[int, int, int, int]] = []
    for panel in panels:
        x, y = _free_corner(boxes, panel, width)
        boxes.append((x, y, x + panel.width + GAP, y + panel.height + GAP))
    bottom = max((box[3] for box in boxes), default=GAP) - GAP
    places = {panel.id: (MARGIN + box[0], MARGIN + box[1]) for panel, box in zip(panels, boxes, strict=True)}
    return places, width + 2 * MARGIN, bottom + 2 * MARGIN


def _free_corner(boxes: list[tuple[int, int, int, int]], panel: Panel, width: int) -> tuple[int, int]:
    """Return the highest, then leftmost corner beside or below other boxes where a panel fits."""
    columns = sorted({0, *(box[2] for box in boxes)})
    rows = sorted({0, *(box[3] for box in boxes)})
    for y in rows:
        for x in columns:
            inside = x + panel.width <= width
            if inside and not any(
                x < box[2] and box[0] < x + panel.width and y < box[3] and box[1] < y + panel.height for box in boxes
            ):
                return x, y
    raise AssertionError(f"{panel.id} fits nowhere")


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
