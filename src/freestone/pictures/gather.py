"""Fewer elements for the same picture: groups unwrapped, and things of one kind drawn at once."""

import math
import re
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from freestone.pictures.fonts import width_of
from freestone.pictures.paths import TRANSLATE, Box, box_around, has_numbers

SCALED: Final = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)(scale\([-\d.]+\))")
MOVE: Final = re.compile(r"(translate|scale)\(([-\d.]+) ?([-\d.]+)?\)")
# The attributes that place an element; a path has its first points instead, if all others are relative to them.
PLACES: Final = {"use": ("x", "y"), "text": ("x", "y"), "rect": ("x", "y"), "circle": ("cx", "cy"), "path": ("d",)}
START: Final = re.compile(r"M(-?[\d.]+)\s*(-?[\d.]+)")
# Drawing programs write paths in many ways: with commas, exponents or a relative start. Those stay in their groups.
MOVABLE: Final = re.compile(r"(?:M-?\d*\.?\d+(?: |(?=-))-?\d*\.?\d+(?:[a-df-ln-z][-\d. ]*)+)+")
# What others can be drawn together with, and attributes that forbid it.
KINDS: Final = ("path", "text", "use")
SINGLE: Final = ("id", "transform", "textLength")
MARKABLE: Final = {"href", "x", "y", "opacity"}  # a marker inherits no style from its path
EVERYWHERE: Final = Box(-math.inf, -math.inf, math.inf, math.inf)
# Characters that a point saves on a reference, and what a path of points and a marker cost.
POINT, POINTS, MARKER = 27, 26, 80


def unwrap(parent: ET.Element) -> None:
    """Drop groups that do nothing, or nothing that the things in them could not do."""
    inside: list[ET.Element] = []
    for child in parent:
        unwrap(child)
        if child.tag != "g":
            inside.append(child)
        elif len(child):
            _hand_down(child)
            inside += [child] if child.attrib else child
    parent[:] = inside


def _hand_down(group: ET.Element) -> None:
    """Move the attributes of a group to what is in it, where they can stand there."""
    alone = group[0] if len(group) == 1 and "id" not in group.attrib and group[0].tag != "title" else None
    if alone is not None and not {*group.attrib} & {*alone.attrib} - {"transform"}:
        for key in [key for key in group.attrib if key != "transform"]:
            alone.set(key, group.attrib.pop(key))
        if alone.tag == "g" and "transform" in group.attrib:
            alone.set("transform", group.attrib.pop("transform") + alone.get("transform", ""))
    place = TRANSLATE.fullmatch(group.get("transform", ""))
    if place and len(group.attrib) == 1 and all(_can_move(child) for child in group):
        for child in group:
            _move(child, float(place[1]), float(place[2]))
        del group.attrib["transform"]


def _can_move(element: ET.Element) -> bool:
    if not has_numbers(element.attrib):
        return False
    if "transform" in element.attrib:
        return element.tag == "use" and SCALED.fullmatch(element.attrib["transform"]) is not None
    return element.tag in PLACES and (element.tag != "path" or MOVABLE.fullmatch(element.attrib["d"]) is not None)


def _move(element: ET.Element, right: float, down: float) -> None:
    scaled = SCALED.fullmatch(element.get("transform", ""))
    if scaled:
        move = f"translate({float(scaled[1]) + right:.5g} {float(scaled[2]) + down:.5g})"
        element.set("transform", move + scaled[3])
    elif element.tag == "path":
        data = element.attrib["d"]
        starts = START.sub(lambda at: f"M{float(at[1]) + right:.5g} {float(at[2]) + down:.5g}", data)
        element.set("d", starts.replace(" -", "-"))
    else:
        for key, move_by in zip(PLACES[element.tag], (right, down), strict=True):
            element.set(key, f"{float(element.get(key, 0)) + move_by:.5g}")


class Spot(NamedTuple):
    """Something drawn, what it can be drawn together with, and the boxes that it covers."""

    element: ET.Element
    kind: Hashable
    boxes: list[Box]


def gather(root: ET.Element, icons: dict[str, float], names: Iterator[str]) -> None:
    """Draw things of one kind at once, where nothing in between overlaps them.

    Boxes of the same style become one path, words one text, and references to the same icon the points of a path
    with a marker. `icons` are names with their sizes; `names` are free.
    """
    boxes = Boxes(root, icons)
    for parent in [root, *root.iter("g")]:
        spots = [Spot(child, _kind(child), [boxes.of(child)]) for child in parent]
        # What lies on top joins later things, what lies below earlier ones.
        spots = _gathered(spots, ("text", "use"), to_later=True)
        spots = _gathered(spots, ("path",), to_later=False)
        parent[:] = [spot.element for spot in spots]
    _mark(root, names)
    for element in root.iter():
        _shorten(element)


def _kind(element: ET.Element) -> Hashable:
    """Return what things must share to be drawn at once; None if they cannot."""
    if element.tag not in KINDS or any(key in element.attrib for key in SINGLE) or not has_numbers(element.attrib):
        return None
    if element.tag == "path" and "opacity" in element.attrib:  # parts of one path do not show through each other
        return None
    if element.tag == "path" and not element.attrib["d"].startswith("M"):  # it would start where another one ends
        return None
    if element.tag == "use" and not {*element.attrib} <= MARKABLE:
        return None
    style = tuple(sorted((key, value) for key, value in element.attrib.items() if key not in PLACES[element.tag]))
    return element.tag, _is_letter(element), style


def _is_letter(element: ET.Element) -> bool:
    return element.tag == "text" and len(element.text or "") == 1


def _gathered(spots: list[Spot], tags: tuple[str, ...], *, to_later: bool) -> list[Spot]:
    """Return things of some tags gathered, each with the nearest later or earlier one of its kind."""
    found: list[Spot] = []
    for spot in reversed(spots) if to_later else spots:
        at = _partner(spot, found) if spot.kind is not None and spot.element.tag in tags else None
        if at is None:
            found.append(spot)
            continue
        early, late = (spot, found[at]) if to_later else (found[at], spot)
        _join(early.element, late.element)
        found[at] = Spot(early.element, spot.kind, early.boxes + late.boxes)
    return found[::-1] if to_later else found


def _partner(spot: Spot, spots: list[Spot]) -> int | None:
    """Return where the last thing of the same kind is, unless something after it is in the way."""
    for at in range(len(spots) - 1, -1, -1):
        if spots[at].kind == spot.kind:
            return at
        if any(one.meets(two) for one in spots[at].boxes for two in spot.boxes):
            return None
    return None


def _join(early: ET.Element, late: ET.Element) -> None:
    """Draw one more thing of the same kind; references and letters note their places in lists."""
    if early.tag == "path":
        early.set("d", early.attrib["d"] + late.attrib["d"])
    elif early.tag == "use" or _is_letter(early):
        for key in PLACES[early.tag]:
            early.set(key, f"{early.get(key, 0)} {late.get(key, 0)}")
        early.text = (early.text or "") + (late.text or "") or None
    else:
        more = [*late]
        late[:] = []
        late.tag, late.attrib = "tspan", {key: late.get(key, "0") for key in PLACES["text"]}
        early.extend([late, *more])


def _mark(root: ET.Element, names: Iterator[str]) -> None:
    """Draw references with several places as a path, with a marker at each of its points, if that is shorter."""
    shared = root.find("defs")
    assert shared is not None
    gain: Counter[str] = Counter()
    several = [
        (parent, use) for parent in root.iter() for use in parent if " " in use.get("x", "") and use.tag == "use"
    ]
    for _, use in several:
        gain[use.attrib["href"]] += POINT * (use.attrib["x"].count(" ") + 1) - POINTS
    markers = {href: next(names) for href in gain if gain[href] > MARKER}
    for href, name in markers.items():
        ET.SubElement(ET.SubElement(shared, "marker", {"id": name, "overflow": "visible"}), "use", {"href": href})
    for parent, use in several:
        points = [*zip(use.attrib.pop("x").split(), use.attrib.pop("y").split(), strict=True)]
        href = use.attrib["href"]
        if href in markers:
            del use.attrib["href"]
            use.tag = "path"
            data = " ".join(f"{x} {y}" for x, y in points).replace(" -", "-")
            # Markers are as large as the line is wide.
            line = {"fill": "none", "stroke": "none", "stroke-width": "1", "marker": f"url(#{markers[href]})"}
            use.attrib.update({"d": f"M{data}", **line})
        else:
            at = [*parent].index(use)
            parent[at : at + 1] = [ET.Element("use", {**use.attrib, "x": x, "y": y}) for x, y in points]


def _shorten(element: ET.Element) -> None:
    """Drop places that elements have anyway: at zero, or on the line of the letters before."""
    line = element.get("y", "0")
    for part in element.findall("tspan"):
        if part.get("y") == line:
            del part.attrib["y"]
        line = part.get("y", line)
    lines = element.get("y", "").split()
    if len({*lines}) == 1:
        element.set("y", lines[0])
    for key in PLACES.get(element.tag, ()):
        if element.get(key) == "0":
            del element.attrib[key]


class Boxes:
    """The boxes around the elements of a picture."""

    def __init__(self, root: ET.Element, icons: dict[str, float]) -> None:
        self.named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
        self.known = {name: Box(0, 0, size, size) for name, size in icons.items()}

    def of(self, element: ET.Element) -> Box:
        """Return the box around an element; everywhere if nobody knows."""
        box = self._bare(element)
        for verb, one, two in reversed(MOVE.findall(element.get("transform", ""))):
            move = (float(one), float(two or 0)) if verb == "translate" else (0, 0, float(one))
            box = box.moved(*move)
        return box

    def _bare(self, element: ET.Element) -> Box:
        """Return the box before anything moves the element."""
        tag = element.tag
        if not has_numbers(element.attrib):
            return EVERYWHERE
        if tag == "path":
            return box_around(element.attrib["d"]) or EVERYWHERE
        if tag == "text":
            return _text_box(element)
        if tag == "use":
            name = element.attrib["href"][1:]
            if name not in self.known:
                self.known[name] = self.of(self.named[name]) if name in self.named else EVERYWHERE
            return self.known[name].moved(float(element.get("x", 0)), float(element.get("y", 0)))
        if tag == "circle":
            x, y, radius = (float(element.get(key, 0)) for key in ("cx", "cy", "r"))
            return Box(x - radius, y - radius, x + radius, y + radius)
        inside = [self.of(child) for child in element] if tag == "g" else []
        if not inside:
            return EVERYWHERE
        left, top, right, bottom = zip(*inside, strict=True)
        return Box(min(left), min(top), max(right), max(bottom))


def _text_box(element: ET.Element) -> Box:
    size = float(element.get("font-size", 16))
    width = width_of(element.text or "", size, bold=True)
    left = float(element.get("x", 0)) - width * {"middle": 0.5, "end": 1}.get(element.get("text-anchor", ""), 0)
    line = float(element.get("y", 0))
    return Box(left, line - 0.8 * size, left + width, line + 0.2 * size)
