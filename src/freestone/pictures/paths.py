"""The geometry of paths: read, compared, made simple, and written in few characters."""

import math
import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

Point = tuple[float, float]

TRANSLATE: Final = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")
NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
MEASURES: Final = ("x", "y", "cx", "cy", "r", "width", "height", "font-size", "stroke-width", "opacity")
TOKEN: Final = re.compile(r"[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6, "S": 4}
PARTS: Final = 4  # points of a curve that are looked at
GAP: Final = 1.5  # strokes that end as near to where the next one starts continue in it
FAR: Final = 4.0  # shapes whose boxes differ more are different shapes, without a closer look
# By hand, a circle is round to a tenth; a tree with many small bows is meant to be a circle too.
ROUND: Final = 0.1
BUSHY: Final = 0.25
BOWS: Final = 6
SMALL: Final = 20


def has_numbers(attributes: Mapping[str, str]) -> bool:
    """Whether places and sizes are plain numbers; others, such as 1.2em and 50%, mean something only where they are.

    >>> has_numbers({"x": "3", "fill": "red"}), has_numbers({"font-size": "1.2em"})
    (True, False)
    """
    return all(NUMBER.fullmatch(attributes.get(key, "0")) for key in MEASURES)


class Box(NamedTuple):
    """The sides of the box around something."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top

    @property
    def size(self) -> float:
        """Its longer side."""
        return max(self.width, self.height)

    def meets(self, other: "Box") -> bool:
        """Whether two boxes overlap."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def moved(self, right: float, down: float, scale: float = 1) -> "Box":
        """Return the box larger or smaller around (0, 0), and then moved."""
        left, top, end, bottom = (scale * side for side in self)
        return Box(left + right, top + down, end + right, bottom + down)


class Bow(NamedTuple):
    """A part of a stroke: its handles, none if it is straight, and where it ends."""

    handles: tuple[Point, ...]
    end: Point


class Stroke(NamedTuple):
    """A connected part of a path."""

    start: Point
    curves: list[Bow]
    is_closed: bool = False

    def moved(self, right: float, down: float) -> "Stroke":
        """Return the same stroke elsewhere."""

        def to(point: Point) -> Point:
            return point[0] + right, point[1] + down

        curves = [Bow(tuple(map(to, curve.handles)), to(curve.end)) for curve in self.curves]
        return Stroke(to(self.start), curves, self.is_closed)

    @property
    def is_bushy(self) -> bool:
        """Whether it is small and has many bows."""
        return len(self.curves) > BOWS and bounds([self]).size < SMALL


@lru_cache(8192)  # drawings are the same in every picture
def strokes_of(data: str) -> list[Stroke] | None:
    """Return the strokes of a path; None if it has arcs."""
    tokens = TOKEN.findall(data)
    found: list[Stroke] = []
    at, verb, pen, bend = 0, "", (0.0, 0.0), (0.0, 0.0)
    while at < len(tokens):
        if tokens[at].isalpha():
            verb, at = tokens[at], at + 1
        if verb in "zZ":
            found[-1] = found[-1]._replace(is_closed=True)
            pen = bend = found[-1].start
            continue
        if verb.upper() not in ARGUMENTS:
            return None
        count = ARGUMENTS[verb.upper()]
        points = _points(verb, [float(token) for token in tokens[at : at + count]], pen)
        at += count
        if verb in "mM":
            found.append(Stroke(points[0], []))
            verb = "l" if verb == "m" else "L"
        else:
            # A handle that mirrors the one before.
            handles = [(2 * pen[0] - bend[0], 2 * pen[1] - bend[1])] if verb in "tTsS" else []
            handles += points[:-1]
            if found[-1].is_closed:
                found.append(Stroke(pen, []))
            found[-1].curves.append(Bow(tuple(handles), points[-1]))
            points = [*handles, points[-1]]
        pen, bend = points[-1], points[-2] if len(points) > 1 else points[-1]
    return found


def _points(verb: str, values: list[float], pen: Point) -> list[Point]:
    """Return the points that a command names, from the corner of the picture."""
    x, y = pen if verb.islower() else (0.0, 0.0)
    if verb in "hH":
        return [(x + values[0], pen[1])]
    if verb in "vV":
        return [(pen[0], y + values[0])]
    return [(x + u, y + v) for u, v in zip(values[::2], values[1::2], strict=True)]


def samples(stroke: Stroke) -> list[Point]:
    """Return points along a stroke."""
    found, pen = [stroke.start], stroke.start
    for curve in [*stroke.curves, Bow((), stroke.start)] if stroke.is_closed else stroke.curves:
        if curve.handles:
            controls = [pen, *curve.handles, curve.end]
            found += [_on(controls, part / PARTS) for part in range(1, PARTS)]
        else:
            found.append(((pen[0] + curve.end[0]) / 2, (pen[1] + curve.end[1]) / 2))
        pen = curve.end
        found.append(pen)
    return found


def _on(controls: list[Point], part: float) -> Point:
    """Return a point of a curve, by the construction of de Casteljau."""
    while len(controls) > 1:
        controls = [(x + part * (u - x), y + part * (v - y)) for (x, y), (u, v) in pairwise(controls)]
    return controls[0]


def bounds(strokes: list[Stroke]) -> Box:
    """Return the box around strokes."""
    xs, ys = zip(*(point for stroke in strokes for point in samples(stroke)), strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


@lru_cache(8192)
def box_around(data: str) -> Box | None:
    """Return the box around a path; None if it has arcs."""
    strokes = strokes_of(data)
    return bounds(strokes) if strokes else None


@lru_cache(8192)
def distance(one: str, two: str) -> float:
    """Return how far two paths are apart at most."""
    if one == two:
        return 0
    first, second = strokes_of(one), strokes_of(two)
    if not first or not second:
        return math.inf
    apart = max(abs(side - other) for side, other in zip(bounds(first), bounds(second), strict=True))
    return apart if apart > FAR else max(_beside(first, second), _beside(second, first))


def _beside(strokes: list[Stroke], others: list[Stroke]) -> float:
    lines = [line for stroke in others for line in pairwise(samples(stroke))]
    return max(min(_off(point, *line) for line in lines) for stroke in strokes for point in samples(stroke))


def _off(point: Point, start: Point, end: Point) -> float:
    """Return how far a point is from a straight line between two others."""
    (x, y), (u, v), (w, z) = point, start, end
    length = (w - u) ** 2 + (z - v) ** 2
    part = max(0.0, min(1.0, ((x - u) * (w - u) + (y - v) * (z - v)) / length)) if length else 0.0
    return math.hypot(x - u - part * (w - u), y - v - part * (z - v))


def joined(strokes: list[Stroke]) -> list[Stroke]:
    """Return strokes as few: those that continue another one are a part of it, and those that come back are closed."""
    found: list[Stroke] = []
    for stroke in strokes:
        last = found[-1] if found and found[-1].curves and not found[-1].is_closed else None
        if last and not stroke.is_closed and math.dist(last.curves[-1].end, stroke.start) < GAP:
            found[-1] = last._replace(curves=last.curves + stroke.curves)
        else:
            found.append(stroke)
    return [
        stroke._replace(is_closed=True)
        if len(stroke.curves) > 2 and math.dist(stroke.curves[-1].end, stroke.start) < GAP
        else stroke
        for stroke in found
    ]


def simple(stroke: Stroke, flat: float) -> Stroke:
    """Return a stroke with flat curves made straight, and without points that are as near to the rest."""
    flat = max(flat, SMALL / 20) if stroke.is_bushy else flat
    curves: list[Bow] = []
    run = [stroke.start]
    for curve in stroke.curves:
        if all(_off(handle, run[-1], curve.end) < 2 * flat for handle in curve.handles):
            run.append(curve.end)
            continue
        curves += [Bow((), point) for point in _thin(run, flat)[1:]]
        curves.append(curve)
        run = [curve.end]
    curves += [Bow((), point) for point in _thin(run, flat)[1:]]
    return Stroke(stroke.start, curves, stroke.is_closed)


def _thin(points: list[Point], flat: float) -> list[Point]:
    """Return a line with fewer points, by the method of Ramer, Douglas and Peucker."""
    if len(points) < 3:
        return points
    off, at = max((_off(point, points[0], points[-1]), at) for at, point in enumerate(points[1:-1], 1))
    if off < flat:
        return [points[0], points[-1]]
    return [*_thin(points[: at + 1], flat), *_thin(points[at:], flat)[1:]]


def circle_of(stroke: Stroke) -> tuple[Point, float] | None:
    """Return the middle and the radius of the circle that a closed stroke is meant to be, if it is."""
    box = bounds([stroke])
    middle, radius = (box.left + box.width / 2, box.top + box.height / 2), (box.width + box.height) / 4
    slack = (BUSHY if stroke.is_bushy else ROUND) * radius
    is_even = abs(box.width - box.height) < slack
    if is_even and all(abs(math.dist(point, middle) - radius) < slack for point in samples(stroke)):
        return middle, radius
    return None


def box_of(stroke: Stroke) -> Box | None:
    """Return the box that a closed stroke is meant to be, if it is; its corners may be round."""
    box = bounds([stroke])
    left, top, right, bottom = box
    least = min(box.width, box.height)
    # Wobbles, and round corners: both are larger around large boxes.
    slack = min(4 if least > 2 * SMALL else 2.8, 0.17 * least)
    cut = max(1.5, min(6, 0.12 * least))
    points = samples(stroke)
    if any(min(x - left, right - x, y - top, bottom - y) > slack for x, y in points):
        return None
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    has_corners = all(min(math.dist(corner, point) for point in points) <= cut for corner in corners)
    return box if has_corners else None


def written(strokes: list[Stroke], unit: float) -> str:
    """Return strokes as the data of a path in multiples of a unit, relative to where each of them starts.

    >>> written([Stroke((1.2, 2), [Bow((), (9.6, 2)), Bow((), (9.7, 8.1)), Bow((), (3, -1))], True)], 0.5)
    'M1 2h8.5v6l-6.5-9z'
    """
    data, before = "".join(_written(stroke, unit) for stroke in strokes), ""
    while data != before:  # a letter that repeats goes without saying
        before, data = data, re.sub(r"([lqc])([^a-zA-Z]+)\1", r"\1\2 ", data)
    return data.replace(" -", "-")


def _written(stroke: Stroke, unit: float) -> str:
    def to(point: Point) -> tuple[int, int]:
        return round(point[0] / unit), round(point[1] / unit)

    x, y = to(stroke.start)
    words = [f"M{_numbers(unit, x, y)}"]
    for curve in stroke.curves:
        points = [to(point) for point in (*curve.handles, curve.end)]
        ways = [way for right, down in points for way in (right - x, down - y)]
        if len(points) == 1 and 0 in ways:
            words += [f"h{_numbers(unit, ways[0])}"] * (ways[0] != 0) + [f"v{_numbers(unit, ways[1])}"] * (ways[1] != 0)
        else:
            words.append("lqc"[len(points) - 1] + _numbers(unit, *ways))
        x, y = points[-1]
    return "".join(words) + "z" * stroke.is_closed


def _numbers(unit: float, *values: int) -> str:
    written = [f"{round(value * unit, 1):g}" for value in values]
    short = [value.replace("0.", ".", 1) if abs(float(value)) < 1 else value for value in written]
    return " ".join(short).replace(" -", "-")
