"""Small SVG: whatever repeats in a picture is written once."""

import re
from collections import Counter
from collections.abc import Hashable, Iterator
from hashlib import blake2b
from itertools import count, product
from string import ascii_letters, ascii_lowercase, digits
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from freestone.pictures.gather import gather, unwrap
from freestone.pictures.paths import TRANSLATE, has_numbers

SVG: Final = "http://www.w3.org/2000/svg"
# Attributes that a style sheet can set as well; `marker` only there.
STYLE: Final[tuple[str, ...]] = (
    *("fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin"),
    *("stroke-dasharray", "opacity", "color", "font-family", "font-size", "font-weight", "font-style", "text-anchor"),
    *("marker", "overflow"),
)
# What a reference can stand for besides groups, and the attributes that it then replaces.
GEOMETRY: Final = {"path": ("d",), "rect": ("width", "height", "rx")}
REFERENCE: Final = 34  # characters of a usual <use>
NAME: Final = 14  # characters of an `id` or a `href`
SHORT: Final = 60  # characters of a path that is not worth a reference, because it can be drawn together with others
ALL_SIGNS: Final = ascii_letters + digits
Style = tuple[tuple[str, str], ...]


def compact(source: str) -> str:
    """Return an SVG picture that looks the same in fewer bytes.

    Shapes that repeat become references, and styles that repeat become classes. Their names begin with a digest of
    the picture, so that several pictures can be parts of one page.
    """
    # Without its namespace: the library would write a prefix into every name.
    root = ET.fromstring(source.replace(f' xmlns="{SVG}"', "", 1))  # noqa: S314 - our own drawing
    prefix = _prefix(source)
    names = _names("-", ascii_lowercase)
    icons = _resize(root, names)
    _share(root, names)
    unwrap(root)
    gather(root, icons, names)
    _dress(root, prefix)
    _rename(root, prefix)
    root.set("xmlns", SVG)
    return ET.tostring(root, encoding="unicode").replace(" />", "/>")


def _prefix(source: str) -> str:
    """Return how all names in a picture begin: one of 200,000 ways, so that two pictures hardly ever share them."""
    one, two, three = blake2b(source.encode(), digest_size=3).digest()
    return ascii_letters[one % 52] + ALL_SIGNS[two % 62] + ALL_SIGNS[three % 62]


def _names(prefix: str, signs: str) -> Iterator[str]:
    """Return names that begin with a prefix, the shortest first."""
    return (prefix + "".join(end) for length in count(1) for end in product(signs, repeat=length))


def _resize(root: ET.Element, names: Iterator[str]) -> dict[str, float]:
    """Make symbols groups of the sizes in which they are used, under new names, and return these with their sizes."""
    shared = root.find("defs")
    assert shared is not None
    found: dict[str, float] = {}
    for symbol in shared.findall("symbol"):
        uses = [use for use in root.iter("use") if use.get("href") == f"#{symbol.attrib['id']}"]
        if not uses or any("width" not in use.attrib or not has_numbers(use.attrib) for use in uses):
            continue
        (usual, _), *others = Counter(float(use.attrib["width"]) for use in uses).most_common()
        named = {usual: next(names)}
        scale = usual / float(symbol.attrib["viewBox"].split()[2])
        symbol.tag, symbol.attrib = "g", {"id": named[usual], "transform": f"scale({scale:.3g})"}
        for size, times in others:
            if times > 2:
                named[size] = next(names)
                again = {"id": named[size], "href": f"#{named[usual]}", "transform": f"scale({size / usual:.3g})"}
                ET.SubElement(shared, "use", again)
        found |= {name: size for size, name in named.items()}
        for use in uses:
            _refit(use, named, usual)
    return found


def _refit(use: ET.Element, named: dict[float, str], usual: float) -> None:
    """Let a reference name the icon of its size, or scale the usual one."""
    size = float(use.attrib.pop("width"))
    del use.attrib["height"]
    use.set("href", f"#{named.get(size, named[usual])}")
    if size not in named:
        x, y = use.attrib.pop("x", "0"), use.attrib.pop("y", "0")
        use.set("transform", f"translate({x} {y})scale({size / usual:.3g})")


class _Shape(NamedTuple):
    """What a reference can stand for, the geometry of a path or a whole group: its number, and its size."""

    number: int
    size: int


def _share(root: ET.Element, names: Iterator[str]) -> None:
    """Move shapes that repeat to the definitions, and refer to them where they were."""
    shared = root.find("defs")
    assert shared is not None
    bodies: dict[ET.Element, _Shape] = {}
    _survey(root, bodies, {})
    times: Counter[int] = Counter()
    _count(root, bodies, times)
    known: dict[int, str] = {}
    definitions: list[ET.Element] = []

    def refer(parent: ET.Element) -> None:
        for at, child in enumerate(parent):
            body = bodies.get(child)
            if body is None or not _pays(child, body.size, times[body.number]):
                refer(child)
                continue
            if body.number not in known:
                known[body.number] = next(names)
                refer(child)
                definitions.append(_definition(child, known[body.number]))
            parent[at] = _reference(child, known[body.number])

    refer(root)
    shared.extend(definitions)


def _survey(element: ET.Element, bodies: dict[ET.Element, _Shape], known: dict[Hashable, int]) -> _Shape:
    """Number everything in an element, equal things alike, and note the bodies of shapes and groups."""
    inside = [_survey(child, bodies, known) for child in element]
    numbers = tuple(one.number for one in inside)

    def body(attributes: dict[str, str]) -> _Shape:
        content = (element.tag, tuple(attributes.items()), element.text, numbers)
        size = sum(len(name) + len(value) + 4 for name, value in attributes.items()) + sum(one.size for one in inside)
        return _Shape(known.setdefault(content, len(known)), size + len(element.tag) + len(element.text or "") + 5)

    if (element.tag == "g" or element.tag in GEOMETRY) and "id" not in element.attrib:
        bodies[element] = body(_own(element))
    return body(element.attrib)


def _own(element: ET.Element) -> dict[str, str]:
    """Return the attributes of a body: those that no reference can have instead."""
    if element.tag in GEOMETRY:
        return {name: element.attrib[name] for name in GEOMETRY[element.tag] if name in element.attrib}
    is_moved = TRANSLATE.fullmatch(element.get("transform", ""))
    return {name: value for name, value in element.attrib.items() if not (is_moved and name == "transform")}


def _count(parent: ET.Element, bodies: dict[ET.Element, _Shape], times: Counter[int]) -> None:
    for child in parent:
        if child in bodies:
            times[bodies[child].number] += 1
        if child not in bodies or times[bodies[child].number] == 1:  # a repeated shape repeats its parts anyway
            _count(child, bodies, times)


def _pays(element: ET.Element, size: int, times: int) -> bool:
    """Whether references to a body take fewer characters than the body repeated."""
    if element.tag not in GEOMETRY:
        return (size - REFERENCE) * (times - 1) > REFERENCE
    is_straight = not re.search("[qtcsa]", element.get("d", ""), re.IGNORECASE)
    if is_straight and size < SHORT:
        return False
    return (size - len(element.tag) - 5 - NAME) * times > size + NAME


def _definition(element: ET.Element, name: str) -> ET.Element:
    own = _own(element)
    if element.tag == "g" and len(element) == 1 and not own and "id" not in element[0].attrib:
        element[0].set("id", name)
        return element[0]
    found = ET.Element(element.tag, {"id": name, **own})
    found.extend(element)
    return found


def _reference(element: ET.Element, name: str) -> ET.Element:
    """Return a reference in place of an element, with everything that its body leaves out."""
    found = ET.Element("use", {"href": f"#{name}"})
    if element.tag in GEOMETRY:
        left = [key for key in element.attrib if key not in GEOMETRY[element.tag] and key != "transform"]
        found.attrib.update({key: element.attrib[key] for key in left})
    place = TRANSLATE.fullmatch(element.get("transform", ""))
    if place is not None and element.tag != "rect":
        found.attrib.update({"x": place[1], "y": place[2]})
    elif element.tag in GEOMETRY and "transform" in element.attrib:
        found.set("transform", element.attrib["transform"])
    return found


def _dress(root: ET.Element, prefix: str) -> None:
    """Give elements of the same style a class instead of its attributes."""
    styles = {
        element: tuple((key, element.attrib[key]) for key in STYLE if key in element.attrib) for element in root.iter()
    }
    # No capitals: an old kind of page takes the names of classes for equal if only their case differs.
    names = _names(prefix, ascii_lowercase)
    times = Counter(styles.values())
    wanted = [style for style, number in times.most_common() if style and (number > 1 or "marker" in dict(style))]
    classes = dict(zip(wanted, names, strict=False))
    for element, style in styles.items():
        if style in classes:
            for key, _ in style:
                del element.attrib[key]
            element.set("class", classes[style])
    sheet = ET.Element("style")
    sheet.text = _rules(classes)
    root.insert(0, sheet)


def _rules(classes: dict[Style, str]) -> str:
    """Return a style sheet in which classes share rules for what they have in common."""
    users: dict[str, list[str]] = {}
    for style, name in classes.items():
        for key, value in style:
            # An attribute may have a size without a unit; a style sheet must not, or pages would ignore it.
            unit = "px" if key == "font-size" else ""
            users.setdefault(f"{key}:{re.sub(r'^0(?=[.])', '', value)}{unit}", []).append(f".{name}")
    rules: dict[str, list[str]] = {}
    for declaration, names in users.items():
        rules.setdefault(",".join(names), []).append(declaration)
    return "".join(f"{names}{{{';'.join(declarations)}}}" for names, declarations in rules.items())


def _rename(root: ET.Element, prefix: str) -> None:
    """Give whatever is referred to its final name; what is used most gets the shortest."""
    sheet = root.find("style")
    assert sheet is not None
    times = Counter(element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib)
    times.update(re.findall(r"url\(#([^)]+)\)", sheet.text or ""))
    short = dict(zip((name for name, _ in times.most_common()), _names(prefix, ALL_SIGNS), strict=False))
    for element in root.iter():
        if "href" in element.attrib:
            element.set("href", f"#{short[element.attrib['href'][1:]]}")
        if element.get("id") in short:
            element.set("id", short[element.attrib["id"]])
    sheet.text = re.sub(r"url\(#([^)]+)\)", lambda found: f"url(#{short[found[1]]})", sheet.text or "")
