"""Numbers and icons in a row: what tiles, mines, houses, cathedral tiles and events do, made from their effects."""

from collections.abc import Iterable
from typing import Final

from freestone.games.kutna_hora.effects import Arm, Effect, Patrician, Production
from freestone.games.kutna_hora.names import COLOURS, COMMODITIES, PATRICIANS
from freestone.i18n import numeral
from freestone.pictures import icon, text, width_of

Sign = tuple[str, str]
GOODS: Final = tuple({"permits": "permit"}.get(commodity, commodity) for commodity in COMMODITIES)
GUILD_TINT: Final = ("stone", "metal", "wood", "plum", "leaf", "sand")
PATRICIAN_TINT: Final = ("leaf", "silver", "gold", "rose")
PICTURES: Final = {
    "points": "point",
    "reputation": "reputation",
    "tax": "tax",
    "pelican": "pelican",
    "population": "population-deck",
    "ore_deck": "ore-deck",
    "technology": "technology",
    "flip_barbara": "flip",
    "remove_house": "house",
    "public_tile": "stack",
    "free_rights": "scroll",
    "free_plot_anywhere": "plot",
    "free_building": "house",
    "income_actions": "income",
    "free_mines": "mine",
    "house_to_production": "house",
    "patrician_bank_to_council": "patrician-silver",
    "reputation_per_public_neighbour": "reputation",
    "score_one_building": "dot-blue",
}
PLAIN: Final = ("technology", "flip_barbara", "public_tile", "patrician_bank_to_council", "score_one_building")
ACTION_PICTURES: Final = ("mine", "scroll", "plot", "house", "income", "pelican", "joker")


def sign(effect: Effect) -> Sign:
    """Return an effect as a number and an icon."""
    if isinstance(effect, Production):
        return str(effect.amount), GOODS[effect.commodity]
    if isinstance(effect, Patrician):
        return "", f"patrician-{PATRICIANS[effect.colour]}"
    if effect.verb == "remove_house":
        return "\N{MINUS SIGN}", "house"
    lone = effect.verb in PLAIN or (effect.verb.startswith("free_") and effect.amount == 1)
    return "" if lone else numeral(effect.amount), PICTURES.get(effect.verb, "scroll")


def signs(effects: Iterable[Effect]) -> list[Sign]:
    """Return effects as signs; an arm that moves is the same on all tiles and goes without saying."""
    return [sign(effect) for effect in effects if not isinstance(effect, Arm)]


def row(parts: list[Sign], x: float, y: float, size: float = 15, *, within: float = 0, start: bool = False) -> str:
    """Return numbers and icons in a row, centred on a point or beginning there, closer together if they must be."""
    letters = max(12.0, size * 0.85)
    widths = [width_of(words, letters, bold=True) + (size if name else 0) for words, name in parts]
    room = (within - sum(widths)) / max(1, len(parts) - 1) if within else 4.0
    gap = min(4.0, room)
    at = x if start else x - (sum(widths) + gap * (len(parts) - 1)) / 2
    found = ""
    for (words, name), width in zip(parts, widths, strict=True):
        if words:
            found += text(at, y + letters * 0.35, words, letters, anchor="start", bold=True)
        if name:
            found += icon(name, at + width - size / 2, y, size)
        at += width + gap
    return found


def dots(amounts: Iterable[int], left: float, y: float, size: float, within: float) -> str:
    """Return the dots of a tile in a row, closer together if they must be; each colour has its own mark."""
    names = [name for name, amount in zip(COLOURS, amounts, strict=True) for _ in range(amount)]
    step = min(size - 1, (within - size) / max(1, len(names) - 1))
    return "".join(icon(f"dot-{name}", left + size / 2 + at * step, y, size) for at, name in enumerate(names))
