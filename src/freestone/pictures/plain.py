"""A fair copy of a hand-drawn picture: the same table in straight, single lines, for where bytes count."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from freestone.pictures.paths import (
    TRANSLATE,
    Box,
    bounds,
    box_of,
    circle_of,
    distance,
    has_numbers,
    joined,
    simple,
    strokes_of,
    written,
)

SVG: Final = "{http://www.w3.org/2000/svg}"
# What hardly shows is left out: stains and fibres of the parchment, clouds, hatching, and short lines such as grass.
FAINT: Final = 0.3
THIN: Final = 0.5
SHORT: Final = 6.0
# Layers of one shape may be this far apart: wobbles, and colour that runs over its line. Icons are drawn exactly.
WOBBLE: Final = 2.4
EXACT: Final = 0.3
# A line shows below another line of the same shape if it covers this much.
GLOW: Final = 0.6
# How flat a curve must be to become straight, and the unit of coordinates: for what is hand-drawn, and for icons.
FLAT: Final = {WOBBLE: 0.5, EXACT: 0.4}
UNIT: Final = {WOBBLE: 1.0, EXACT: 0.5}
# Icons have a few sizes, so that many are drawn alike.
SIZES: Final = (12, 16, 22, 28, 36, 48)
LINE_WIDTH: Final = 0.4  # lines are as wide as a multiple of this
HEX: Final = re.compile("#[0-9a-f]{6}")
OFFSET: Final = re.compile(r"translate\(0?\.\d 0?\.\d\)")
RING: Final = re.compile(r"a([\d.]*\d) ?\1 0 1 1 [\d.]+ 0[A ]?\1 ?\1 0 1 1[- ][-\d. ]+z")
LINE: Final = ("stroke", "stroke-width", "stroke-dasharray")
ENDS: Final = ("stroke-linecap", "stroke-linejoin")
Shift = tuple[int, int]


class Layer(NamedTuple):
    """A path that may be one of the layers of a shape: how it is drawn, whoever says so, and how far it is moved."""

    source: ET.Element
    look: dict[str, str]
    shift: Shift

    @property
    def data(self) -> str:
        """Its path."""
        return self.source.attrib["d"]

    @property
    def fill(self) -> str:
        """Its colour, or none."""
        return self.look.get("fill", "#000000")

    @property
    def has_line(self) -> bool:
        """Whether it has a line."""
        return self.look.get("stroke", "none") != "none"

    @property
    def opacity(self) -> float:
        """How much it covers what is below."""
        return float(self.source.get("opacity", 1))


def plain(source: str) -> str:
    """Return a picture without the names of its items, scenery, texture and wobbles.

    The hand-drawn look comes from drawing every shape several times, each a little differently: paper, colour and
    line. A fair copy draws it once, with the same colours. Groups of class `scenery` are left out.
    """
    root = ET.fromstring(source)  # noqa: S314 - our own drawing
    for panel in root:
        for parent in panel.iter():
            for child in [*parent]:
                is_name = child.tag == f"{SVG}title" and parent is not panel
                if is_name or child.get("class") == "scenery":
                    parent.remove(child)
                else:
                    _round(child)
    root.attrib.update(dict.fromkeys(ENDS, "round"))
    _redraw(root, {}, WOBBLE)
    ET.register_namespace("", SVG[1:-1])
    return ET.tostring(root, encoding="unicode")


def _round(element: ET.Element) -> None:
    """Round places and sizes to whole units."""
    attributes = element.attrib
    for key in ENDS:
        attributes.pop(key, None)
    if not has_numbers(attributes):
        return
    if element.tag == f"{SVG}use" and "width" in attributes:
        size = min(SIZES, key=lambda size: abs(size - float(attributes["width"])))
        for key in ("x", "y"):
            attributes[key] = str(float(attributes.get(key, 0)) + (float(attributes["width"]) - size) / 2)
        attributes.update({"width": str(size), "height": str(size)})
    if element.tag in (f"{SVG}use", f"{SVG}text"):
        for key in ("x", "y", "font-size"):
            if key in attributes:
                attributes[key] = str(round(float(attributes[key])))
    move = TRANSLATE.fullmatch(attributes.get("transform", ""))
    if move and not OFFSET.fullmatch(move[0]):
        attributes["transform"] = f"translate({round(float(move[1]))} {round(float(move[2]))})"
    if "stroke-width" in attributes:
        width = max(1, round(float(attributes["stroke-width"]) / LINE_WIDTH)) * LINE_WIDTH
        attributes["stroke-width"] = f"{width:.2g}"


def _redraw(parent: ET.Element, look: dict[str, str], wobble: float) -> None:
    """Draw everything in an element once; `look` is what its parents say about lines and colours."""
    found: list[ET.Element] = []
    layers: list[Layer] = []
    # A line as wide as a share of the page is inherited as it is.
    for child, shift in _flat(parent) if has_numbers(look) else ((child, (0, 0)) for child in parent):
        own = look | {key: child.attrib[key] for key in ("fill", *LINE) if key in child.attrib}
        layer = Layer(child, own, shift) if _is_layer(child) and has_numbers(own) else None
        if layer is None or not layers or not _is_same(layers, layer, wobble):
            found += _copy(layers, look, wobble)
            layers = []
        if layer is None:
            is_exact = child.tag == f"{SVG}symbol" or child.get("transform", "").startswith("scale")
            _redraw(child, own, EXACT if is_exact else wobble)
            found.append(child)
        else:
            layers.append(layer)
    parent[:] = found + _copy(layers, look, wobble)


def _flat(parent: ET.Element) -> Iterator[tuple[ET.Element, Shift]]:
    """Return what is in an element, and in groups that only move a shape, with how far they do."""
    for child in parent:
        move = TRANSLATE.fullmatch(child.get("transform", ""))
        if move and len(child.attrib) == 1 and all(_is_layer(one) and strokes_of(one.attrib["d"]) for one in child):
            yield from ((one, (round(float(move[1])), round(float(move[2])))) for one in child)
        else:
            yield child, (0, 0)


def _is_layer(element: ET.Element) -> bool:
    move = element.get("transform", "")
    is_in_place = not move or OFFSET.fullmatch(move) is not None
    return element.tag == f"{SVG}path" and is_in_place and has_numbers(element.attrib)


def _is_same(layers: list[Layer], layer: Layer, wobble: float) -> bool:
    """Whether a path is one more layer of a shape."""
    if layer.has_line and any(below.has_line and below.opacity > GLOW for below in layers):
        return False
    return layer.shift == layers[0].shift and distance(layers[0].data, layer.data) <= wobble


def _copy(layers: list[Layer], look: dict[str, str], wobble: float) -> list[ET.Element]:
    """Return what draws layers at once: one element, or nothing if it would hardly show."""
    if not layers:
        return []
    fill, cover = _mixed(layers)
    filled, lines = [layer for layer in layers if layer.fill != "none"], [layer for layer in layers if layer.has_line]
    data = min((layer.data for layer in filled or lines or layers), key=len)
    if wobble == WOBBLE and _is_texture(data, cover, lines):
        return []
    style: dict[str, str] = {"fill": fill, "stroke": "none"}
    if 0 < cover < 1:
        style["fill-opacity"] = f"{cover:.1g}"
    if lines:
        style |= {key: lines[-1].look[key] for key in LINE if key in lines[-1].look}
        style |= {"stroke-opacity": f"{lines[-1].opacity:.2g}"} if lines[-1].opacity < 1 else {}
    known = {"stroke": "none", **look}
    told = {key: value for key, value in style.items() if known.get(key) != value}
    tag, shape = _shape(data, layers[0].shift, wobble)
    return [ET.Element(f"{SVG}{tag}", shape | told)]


def _mixed(layers: list[Layer]) -> tuple[str, float]:
    """Return the colour of fills over each other, and how much they cover what is below."""
    colour, cover = "none", 0.0
    for layer in layers:
        if layer.fill == "none" or not layer.opacity:
            continue
        over = layer.opacity
        whole = over + cover * (1 - over)
        if HEX.fullmatch(colour) and HEX.fullmatch(layer.fill):
            parts = zip(bytes.fromhex(colour[1:]), bytes.fromhex(layer.fill[1:]), strict=True)
            mixed = [round((old * cover * (1 - over) + new * over) / whole) for old, new in parts]
            colour = f"#{bytes(mixed).hex()}"
        else:
            colour = layer.fill
        cover = whole
    return colour, cover


def _is_texture(data: str, cover: float, lines: list[Layer]) -> bool:
    """Whether a shape would hardly show."""
    weight = float(lines[-1].look.get("stroke-width", 1)) * lines[-1].opacity if lines else 0
    if cover:
        return cover < FAINT and weight < THIN
    return weight < THIN or _is_short(data)


@lru_cache(8192)
def _is_short(data: str) -> bool:
    strokes = strokes_of(data)
    return strokes is not None and all(bounds([stroke]).size < SHORT for stroke in strokes)


@lru_cache(8192)  # drawings are the same in every picture
def _shape(data: str, shift: Shift, wobble: float) -> tuple[str, dict[str, str]]:
    """Return the tag and the attributes of a shape: what its drawing by hand was meant to be."""
    strokes = strokes_of(data)
    if strokes is None:  # almost all arcs are circles, and half of their data will do
        return "path", {"d": RING.sub(r"a\1 \1 0 1 1 0 .1z", data)}
    strokes = [stroke.moved(*shift) for stroke in strokes]
    if wobble == WOBBLE:
        strokes = joined(strokes)
        if len(strokes) == 1 and strokes[0].is_closed:
            circle, box = circle_of(strokes[0]), box_of(strokes[0])
            if circle:
                (x, y), radius = circle
                return "circle", {"cx": f"{round(x)}", "cy": f"{round(y)}", "r": f"{round(2 * radius) / 2:g}"}
            if box:
                return "path", {"d": _straight(box)}
    return "path", {"d": written([simple(stroke, FLAT[wobble]) for stroke in strokes], UNIT[wobble])}


def _straight(box: Box) -> str:
    """Return a box with straight sides; it is as large as others of about the same size."""
    unit = 4 if min(box.width, box.height) > 40 else 2
    width, height = (max(2, unit * round((size - 1) / unit)) for size in (box.width, box.height))
    x, y = round(box.left + (box.width - width) / 2), round(box.top + (box.height - height) / 2)
    return f"M{x} {y}h{width}v{height}h{-width}z".replace(" -", "-")
