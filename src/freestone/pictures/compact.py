"""Small SVG: whatever repeats in a picture is written once."""

import re
from collections import Counter
from collections.abc import Hashable, Iterator
from hashlib import blake2b
from itertools import count, product
from string import ascii_lowercase
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

SVG: Final = "http://www.w3.org/2000/svg"
TRANSLATE: Final = re.compile(r"translate\((\S+) (\S+)\)")
# Attributes that a style sheet can set as well.
STYLE: Final = (
    *("fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
    *("opacity", "color", "font-family", "font-size", "font-weight", "font-style", "text-anchor"),
)
REFERENCE: Final = 34  # characters of a usual <use>
# No capitals: an old kind of page takes the names of classes for equal if only their case differs.
LETTERS: Final = ascii_lowercase


def compact(source: str) -> str:
    """Return an SVG picture that looks the same in fewer bytes.

    Shapes that repeat become references, and styles that repeat become classes. Their names begin with a digest of
    the picture, so that several pictures can be parts of one page.
    """
    # Without its namespace: the library would write a prefix into every name.
    root = ET.fromstring(source.replace(f' xmlns="{SVG}"', "", 1))  # noqa: S314 - our own drawing
    names = _names(_prefix(source))
    _share(root, names)
    _unwrap(root)
    _dress(root, names)
    root.set("xmlns", SVG)
    return ET.tostring(root, encoding="unicode").replace(" />", "/>")


def _prefix(source: str) -> str:
    """Return the first letters of all names in a picture: four, so that two pictures hardly ever share them."""
    number = int.from_bytes(blake2b(source.encode(), digest_size=8).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** at % len(LETTERS)] for at in range(4))


def _names(prefix: str) -> Iterator[str]:
    """Return names that begin with a prefix, the shortest first."""
    return (prefix + "".join(end) for length in count(1) for end in product(LETTERS, repeat=length))


class _Shape(NamedTuple):
    """What a reference can stand for, the geometry of a path or a whole group: its number, and its size."""

    number: int
    size: int


def _share(root: ET.Element, names: Iterator[str]) -> None:
    """Move shapes that repeat to the definitions, and refer to them where they were."""
    shared = root.find("defs")
    assert shared is not None
    for symbol in shared.iter("symbol"):  # symbols get new names too, since another picture may colour them otherwise
        symbol.set("id", _rename(root, symbol.attrib["id"], next(names)))
    bodies: dict[ET.Element, _Shape] = {}
    _survey(root, bodies, {})
    times: Counter[int] = Counter()
    _count(root, bodies, times)
    known: dict[int, str] = {}
    definitions: list[ET.Element] = []

    def refer(parent: ET.Element) -> None:
        for at, child in enumerate(parent):
            body = bodies.get(child)
            if body is None or (body.size - REFERENCE) * (times[body.number] - 1) <= REFERENCE:
                refer(child)
                continue
            if body.number not in known:
                known[body.number] = next(names)
                refer(child)
                definitions.append(_definition(child, known[body.number]))
            parent[at] = _reference(child, known[body.number])

    refer(root)
    shared.extend(definitions)


def _rename(root: ET.Element, old: str, new: str) -> str:
    for use in root.iter("use"):
        if use.get("href") == f"#{old}":
            use.set("href", f"#{new}")
    return new


def _survey(element: ET.Element, bodies: dict[ET.Element, _Shape], known: dict[Hashable, int]) -> _Shape:
    """Number everything in an element, equal things alike, and note the bodies of paths and groups."""
    inside = [_survey(child, bodies, known) for child in element]
    numbers = tuple(one.number for one in inside)

    def body(attributes: dict[str, str]) -> _Shape:
        content = (element.tag, tuple(attributes.items()), element.text, numbers)
        size = sum(len(name) + len(value) + 4 for name, value in attributes.items()) + sum(one.size for one in inside)
        return _Shape(known.setdefault(content, len(known)), size + len(element.tag) + len(element.text or "") + 5)

    if element.tag in ("g", "path"):
        bodies[element] = body(_own(element))
    return body(element.attrib)


def _own(element: ET.Element) -> dict[str, str]:
    """Return the attributes of a body: those that no reference can have instead."""
    if element.tag == "path":
        return {"d": element.attrib["d"]}
    is_moved = TRANSLATE.fullmatch(element.get("transform", ""))
    return {name: value for name, value in element.attrib.items() if not (is_moved and name == "transform")}


def _count(parent: ET.Element, bodies: dict[ET.Element, _Shape], times: Counter[int]) -> None:
    for child in parent:
        if child in bodies:
            times[bodies[child].number] += 1
        if child not in bodies or times[bodies[child].number] == 1:  # a repeated shape repeats its parts anyway
            _count(child, bodies, times)


def _definition(element: ET.Element, name: str) -> ET.Element:
    found = ET.Element(element.tag, {"id": name, **_own(element)})
    found.extend(element)
    return found


def _reference(element: ET.Element, name: str) -> ET.Element:
    """Return a reference in place of an element, with everything that its body leaves out."""
    found = ET.Element("use", {"href": f"#{name}"})
    if element.tag == "path":
        found.attrib.update({key: value for key, value in element.attrib.items() if key not in ("d", "transform")})
    place = TRANSLATE.fullmatch(element.get("transform", ""))
    if place is not None:
        found.attrib.update({"x": place[1], "y": place[2]})
    elif element.tag == "path" and "transform" in element.attrib:
        found.set("transform", element.attrib["transform"])
    return found


def _unwrap(parent: ET.Element) -> None:
    """Drop groups that do nothing, or only move one thing."""
    inside: list[ET.Element] = []
    for child in parent:
        _unwrap(child)
        plain = child.tag == "g" and not child.attrib
        alone = child[0] if child.tag == "g" and len(child) == 1 and [*child.attrib] == ["transform"] else None
        place = TRANSLATE.fullmatch(child.get("transform", ""))
        if plain:
            inside += child
        elif alone is not None and place and alone.tag in ("use", "text") and "transform" not in alone.attrib:
            for key, move in (("x", place[1]), ("y", place[2])):
                alone.set(key, f"{float(alone.get(key, 0)) + float(move):.5g}")
            inside.append(alone)
        else:
            inside.append(child)
    parent[:] = inside


def _dress(root: ET.Element, names: Iterator[str]) -> None:
    """Give elements of the same style a class instead of its attributes."""
    styles = {
        element: tuple((key, element.attrib[key]) for key in STYLE if key in element.attrib) for element in root.iter()
    }
    times = Counter(styles.values())
    classes = {style: next(names) for style, number in times.most_common() if style and number > 1}
    for element, style in styles.items():
        if style in classes:
            for key, _ in style:
                del element.attrib[key]
            element.set("class", classes[style])
    sheet = ET.Element("style")
    sheet.text = "".join(
        f".{name}{{{';'.join(f'{key}:{value}' for key, value in style)}}}" for style, name in classes.items()
    )
    root.insert(0, sheet)
