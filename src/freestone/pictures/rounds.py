"""A finished round in one picture: what everybody has gained, what has changed for the whole table, and its cards."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from freestone.i18n import FALLBACK, numeral, signed
from freestone.pictures.colours import INK, LINE, SOFT, colour
from freestone.pictures.fonts import FONT, fill, fitting, number, shortened, text, width_of
from freestone.pictures.shapes import CROSS, arrow, group, icon, outline, scaled, shield, wash

WIDTH: Final = 300  # as wide as the column of the boards beside a table, and as a phone, where letters must not shrink
NAME: Final = 27
BAR: Final = (138, 84)  # where it begins, and its width for the most points
TALL: Final = 12
HEAD: Final = 25
LINE_HEIGHT: Final = 22
SIGN: Final = 18
BETWEEN: Final = 10
RULE: Final = 8
LEADING: Final = 16
TINTS: Final = {1: "good", -1: "bad"}


class Mark(NamedTuple):
    """Something that happened or changed: an icon, an amount beside it, and what it is in words."""

    icon: str
    text: str
    amount: str = ""
    is_crossed: bool = False


class Trend(NamedTuple):
    """A figure of the whole table that has changed; `worth` is 1 if more of it is good, -1 if it is bad, or neither."""

    icon: str
    text: str
    before: int
    after: int
    worth: int = 0


class Gain(NamedTuple):
    """What a round brought a seat: its points after it and how many are new, where they come from, and all else."""

    seat: int
    name: str
    text: str
    points: int
    gained: int
    sources: Sequence[Mark] = ()
    marks: Sequence[Mark] = ()


class RoundCard(NamedTuple):
    """A card that a round was about: its size, how it looks around (0, 0), and what it says."""

    width: float
    height: float
    art: str
    text: str


class RoundPicture(NamedTuple):
    """What a round brought everybody and the whole table."""

    gains: Sequence[Gain]
    trends: Sequence[Trend] = ()
    marks: Sequence[Mark] = ()
    cards: Sequence[RoundCard] = ()
    language: str = FALLBACK


class _Piece(NamedTuple):
    """A part of a line, which begins at (0, 0) and has this width."""

    width: float
    art: str


def draw(found: RoundPicture) -> str:
    """Return a round as SVG for a page that has the icons and the colours of the theme; its words belong beside it."""
    most = max(1, *(max(gain.points, gain.points - gain.gained) for gain in found.gains))
    y, body = 0.0, ""
    for gain in found.gains:
        art, height = _gain(gain, most, found.language)
        body += group(0, y, art)
        y += height
    art, height = _table(found)
    body += group(0, y, art)
    head = f'viewBox="0 0 {WIDTH} {number(y + height)}" aria-hidden="true" font-family="{FONT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="round-picture" {head}>{body}</svg>'


def _titled(words: str, *parts: str) -> str:
    """Return parts that say what they are when somebody points at them."""
    return f"<g><title>{escape(words)}</title>{''.join(parts)}</g>"


def _gain(gain: Gain, most: int, language: str) -> tuple[str, float]:
    """Return what a seat has gained and how high that is: arms, name, points, and below them where they come from."""
    y, room = HEAD / 2, BAR[0] - NAME - 7
    size = max(13.0, fitting(gain.name, room, 15))
    name = shortened(gain.name, room, size, bold=True)
    art = group(12, y, shield(gain.seat, 22)) + text(NAME, y + 5, name, size, anchor="start", bold=True)
    x = NAME + width_of(name, size, bold=True) + 7
    pieces = []
    # What needs no number stands beside the name, as long as there is room.
    for mark in sorted(gain.marks, key=lambda mark: bool(mark.amount)):
        piece = _mark(mark)
        if mark.amount or x + piece.width > BAR[0] - 4:
            pieces.append(piece)
        else:
            art += group(x, y, piece.art)
            x += piece.width + 4
    art += group(BAR[0], y, _bar(gain, most)) + icon("point", BAR[0] + BAR[1] + 12, y, 16)
    art += text(WIDTH - 30, y + 5.5, numeral(gain.points, 0, language), 17, anchor="end", bold=True)
    if gain.gained:
        tint = colour(TINTS[1 if gain.gained > 0 else -1])
        art += text(WIDTH, y + 5, signed(gain.gained, 0, language), 14, anchor="end", bold=True, fill=tint)
    told = [*pieces, *map(_source, gain.sources)]
    below, height = _flow(told, WIDTH - NAME)
    return _titled(gain.text, art) + group(NAME, HEAD, below), HEAD + height + (2 if told else 0)


def _bar(gain: Gain, most: int) -> str:
    """Return points as a bar: pale what there was before, in full colour what is new, empty what is lost."""
    before, now = (max(0, points) * BAR[1] / most for points in (gain.points - gain.gained, gain.points))
    paint, top = colour(f"seat-{gain.seat}"), -TALL / 2
    kept = f'<rect y="{number(top)}" width="{number(min(before, now))}" height="{TALL}" fill="{paint}" opacity=".45"/>'
    new = f'<rect x="{number(before)}" y="{number(top)}" width="{number(max(0, now - before))}" height="{TALL}"'
    edge = f'<path d="M{number(now)} {number(top)}v{TALL}" stroke="{INK}" stroke-width="1.6"/>' if now else ""
    box = f'<path d="{outline(BAR[1], TALL, 3, gain.seat + 1, 0.5)}" fill="none" stroke="{LINE}"/>'
    gone = wash(before - now, TALL - 3, "none", line=SOFT, weight=0.9) if before > now + 3 else ""
    lost = group((now + before) / 2, 0, gone)
    return f'{kept}{new} fill="{paint}"/>{lost}{group(BAR[1] / 2, 0, box)}{edge}'


def _mark(mark: Mark) -> _Piece:
    """Return an icon with its amount; what has no icon is said."""
    if not mark.icon:
        said = shortened(mark.text, WIDTH - NAME, 13)
        return _Piece(width_of(said, 13), _titled(mark.text, text(0, 4.5, said, 13, anchor="start", fill=SOFT)))
    art = icon(mark.icon, SIGN / 2, 0, SIGN) + (group(SIGN / 2, 0, scaled(0.8, CROSS)) if mark.is_crossed else "")
    if not mark.amount:
        return _Piece(SIGN, _titled(mark.text, art))
    amount = text(SIGN + 3, 5, mark.amount, 14, anchor="start", bold=True)
    return _Piece(SIGN + 3 + width_of(mark.amount, 14, bold=True), _titled(mark.text, art, amount))


def _source(mark: Mark) -> _Piece:
    """Return where points come from: an icon, and how many beside the sign of a point."""
    piece = _mark(mark)
    return _Piece(piece.width + 14, piece.art + icon("point", piece.width + 7.5, 0, 13))


def _trend(trend: Trend, language: str) -> _Piece:
    """Return a figure as it was, whether it has risen or fallen, and as it is."""
    way = (trend.after > trend.before) - (trend.after < trend.before)
    old, new = (numeral(value, 0, language) for value in (trend.before, trend.after))
    x = SIGN + 3 + width_of(old, 14)
    art = icon(trend.icon, SIGN / 2, 0, SIGN) + text(SIGN + 3, 5, old, 14, anchor="start", fill=SOFT)
    art += group(x + 9, 0, arrow(way, TINTS.get(way * trend.worth, "ink-soft")))
    art += text(x + 17, 5.5, new, 16, anchor="start", bold=True)
    return _Piece(x + 17 + width_of(new, 16, bold=True), _titled(trend.text, art))


def _table(found: RoundPicture) -> tuple[str, float]:
    """Return what has happened to the whole table and how high that is: cards, figures beside them, others below."""
    told = [*(_mark(mark) for mark in found.marks), *(_trend(trend, found.language) for trend in found.trends)]
    if not told and not found.cards:
        return "", 0
    y = RULE + 2.0
    art = f'<path d="M0 {RULE / 2:g}H{WIDTH}" stroke="{LINE}" stroke-dasharray="1.5 3.5" stroke-linecap="round"/>'
    for card in found.cards:
        left, tall = card.width + 14, card.height + 4
        art += group(card.width / 2 + 2, y + tall / 2, _titled(card.text, card.art))
        count = _count(told, WIDTH - left) * int(tall / LINE_HEIGHT)
        figures, height = _columns(told[:count], WIDTH - left)
        lines = fill(card.text, WIDTH - left, 13) if height + LEADING < tall else ()
        said = lines if height + LEADING * len(lines) <= tall else ()
        top = y + (tall - height - LEADING * len(said)) / 2
        art += "".join(
            text(left, top + LEADING * at + 12, line, 13, anchor="start", fill=SOFT) for at, line in enumerate(said)
        )
        art += group(left, top + LEADING * len(said), figures)
        told, y = told[count:], y + tall
    figures, height = _columns(told, WIDTH)
    return art + group(0, y, figures), y + height


def _flow(pieces: Sequence[_Piece], within: float) -> tuple[str, float]:
    """Return pieces one after the other, in as many lines as they take, and how high these are."""
    art, x, y = "", 0.0, LINE_HEIGHT / 2
    for piece in pieces:
        if x and x + piece.width > within:
            x, y = 0.0, y + LINE_HEIGHT
        art += group(x, y, piece.art)
        x += piece.width + BETWEEN
    return art, y + LINE_HEIGHT / 2 if pieces else 0


def _count(pieces: Sequence[_Piece], within: float) -> int:
    """Return in how many even columns pieces fit."""
    widest = max((piece.width for piece in pieces), default=within)
    return max(1, int((within + BETWEEN) / (widest + BETWEEN)))


def _columns(pieces: Sequence[_Piece], within: float) -> tuple[str, float]:
    """Return pieces in even columns, line by line, and how high these are."""
    count = _count(pieces, within)
    art = "".join(
        group(at % count * within / count, (at // count + 0.5) * LINE_HEIGHT, piece.art)
        for at, piece in enumerate(pieces)
    )
    return art, LINE_HEIGHT * -(-len(pieces) // count)
