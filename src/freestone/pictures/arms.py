"""The arms of the seats: a colour and a pattern each, on shields and on pieces."""

from functools import cache
from typing import Final

from freestone.pictures.colours import INK, colour
from freestone.pictures.shapes import scaled

ORDINARIES: Final = ("bend", "chevron", "cross", "pale", "fess", "saltire")
SHIELD: Final = "M-10 -11Q0 -9.5 10 -11Q11 6 0 13Q-11 6 -10 -11Z"
ON_SHIELD: Final = {
    "bend": "M-9.9 -6.4V-10.9L-5.2 -10.3 8.9 1Q8 4.4 5.9 7.3Z",
    "chevron": "M0 -5.8 9 .8 7.4 5.4 0 .4 -7.4 5.4 -9 .8Z",
    "cross": "M-2.4 -10.3H2.4V-3H9.8L9.4 1.7H2.4V11.3L0 12.7 -2.4 11.3V1.7H-9.4L-9.8 -3H-2.4Z",
    "pale": "M-3.3 -10.2H3.3V10.6L0 12.8 -3.3 10.6Z",
    "fess": "M-10 -4.4H10L9.2 2.2H-9.2Z",
    "saltire": "M-9.8 -7.6V-10.9L-6.8 -10.6 0 -2.9 6.8 -10.6 9.8 -10.9V-7.6"
    "L2.8 .2 7.6 5.3 5.4 8.2 0 3.3 -5.4 8.2 -7.6 5.3 -2.8 .2Z",
}
FIGURE: Final = "M-8.4 12.4Q-8.8 -.6 -3.4 -3.6H3.4Q8.8 -.6 8.4 12.4 0 13.9 -8.4 12.4Z"
HAT: Final = "M-6.6 -8.2Q-5.2 -14.6 0 -14.6 5.2 -14.6 6.6 -8.2 0 -10.6 -6.6 -8.2Z"
EDGE: Final = f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
ON_FIGURE: Final = {
    "bend": "M-6.2 .6 -4.6 -2.6 7.9 6.5V11Z",
    "chevron": "M0 1.2 7.7 8.4V12L0 5.4 -7.7 12V8.4Z",
    "cross": "M-1.7 -4H1.7V3H7.2L7.7 6.6H1.7V12.6H-1.7V6.6H-7.7L-7.2 3H-1.7Z",
    "pale": "M-2.3 -4.2H2.3V12.8H-2.3Z",
    "fess": "M-7.2 2.6H7.2L8 7.4H-8Z",
    "saltire": "M-5.6 -1 -3.4 -3.2 0 1.6 3.4 -3.2 5.6 -1 2.2 4.2 8.1 10.4V12.4H6.2L0 7.2 -6.2 12.4H-8.1V10.4L-2.2 4.2Z",
}


def _armed(seat: int, shape: str, charges: dict[str, str]) -> str:
    field = f'<path d="{shape}" fill="{colour(f"seat-{seat}")}"/>'
    # There are as many patterns as colours: when the colours begin again, the patterns are one ahead.
    pattern = ORDINARIES[(seat + seat // len(ORDINARIES)) % len(ORDINARIES)]
    charge = f'<path d="{charges[pattern]}" fill="{colour(f"charge-{seat}")}"/>'
    return f'{field}{charge}<path d="{shape}" fill="none" {EDGE}/>'


@cache
def shield(seat: int, size: float = 24) -> str:
    """Return the arms of a seat around (0, 0): a colour and, so that it is never the only sign, a pattern."""
    return scaled(size / 26, _armed(seat, SHIELD, ON_SHIELD))


@cache
def figure(seat: int, size: float = 28) -> str:
    """Return the piece of a seat around (0, 0), with the same colour and pattern as its arms."""
    face = f'<ellipse cy="-7" rx="4.1" ry="4.3" fill="{colour("charge")}" {EDGE}/>'
    hat = f'<path d="{HAT}" fill="{colour(f"seat-{seat}")}" {EDGE}/>'
    return scaled(size / 29, _armed(seat, FIGURE, ON_FIGURE), face, hat)
