"""The players' pieces: houses, plot markers and miners, each with its owner's colour and pattern."""

from functools import cache
from typing import Final

from freestone.pictures import INK, colour, figure, group, icon, scaled, shield
from freestone.pictures.arms import ORDINARIES

EDGE: Final = f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
BODY: Final = "M-8.4 -2H8.4V12H-8.4Z"
ROOF: Final = "M-11.4 -.8 0 -12 11.4 -.8 9.6 .6 0 -8 -9.6 .6Z"
ON_HOUSE: Final = {
    "bend": "M-8.4 -2H-4.4L8.4 7.6V12H7.6L-8.4 1.6Z",
    "chevron": "M0 .6 8.4 7.2V11.4L0 4.8 -8.4 11.4V7.2Z",
    "cross": "M-1.9 -2H1.9V3H8.4V6.8H1.9V12H-1.9V6.8H-8.4V3H-1.9Z",
    "pale": "M-2.6 -2H2.6V12H-2.6Z",
}
PICK: Final = "M9.4 11 4.4 -8M-.6 -4.6Q3.4 -10.6 10.4 -9.2"


@cache
def house(seat: int, size: float = 22) -> str:
    """Return a house of a seat around (0, 0)."""
    charge = colour(f"charge-{seat}")
    body = f'<path d="{BODY}" fill="{colour(f"seat-{seat}")}"/><path d="{ON_HOUSE[ORDINARIES[seat]]}" fill="{charge}"/>'
    roof = f'<path d="{ROOF}" fill="{colour("rose")}" {EDGE}/>'
    gable = f'<path d="M-8.4 -1.6 0 -9.2 8.4 -1.6Z" fill="{colour(f"seat-{seat}")}"/>'
    return scaled(size / 25, gable, body, f'<path d="{BODY}" fill="none" {EDGE}/>', roof)


@cache
def marker(seat: int, size: float = 26) -> str:
    """Return a plot marker of a seat: its arms on a stake."""
    stake = f'<path d="M-1.6 6H1.6L.6 16.4H-.6Z" fill="{colour("wood")}" {EDGE}/>'
    return scaled(size / 30, stake, group(0, -2.6, shield(seat, 23)))


@cache
def miner(seat: int, size: float = 22) -> str:
    """Return a miner of a seat: a figure with a pick."""
    pick = f'<path d="{PICK}" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
    return scaled(size / 29, group(-2, 0, figure(seat, 29)), pick)


@cache
def pelican(size: float = 22, used: bool = False) -> str:
    """Return a pelican; a used one lies on its head."""
    bird = icon("pelican", size=size)
    return f'<g transform="rotate(180)" opacity=".6">{bird}</g>' if used else bird
