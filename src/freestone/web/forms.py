"""The form of a new game: what it offers, and what somebody filled in."""

import json
from typing import Any, NamedTuple

from freestone.core import game as titles
from freestone.core.errors import FreestoneError
from freestone.core.game import Game, Setting, Value, Values
from freestone.core.names import numbered
from freestone.lab.figures import totals
from freestone.pictures import MOST_SEATS, tinctures_for
from freestone.table.hall import Sitter
from freestone.table.packs import Packs
from freestone.table.snapshot import PERSON
from freestone.web.levels import STAND_IN
from freestone.web.texts import Texts, words_of
from freestone.words import Words

NOBODY = "nobody"
RECONSTRUCTED = "reconstructed"
START = "start"
HINTS = {"true": True, "false": False}


class Refused(FreestoneError):
    """A form that cannot be carried out; the message is a sentence in the person's language."""


class Order(NamedTuple):
    """The table that a form asks for."""

    game: str
    sitters: list[Sitter]
    settings: Values
    seed: int | None
    pack: str
    hints: bool | None


def blank(texts: Texts) -> dict[str, str]:
    """Return what the form says before anybody changes it."""
    usual = [PERSON, STAND_IN, STAND_IN]
    kinds = {f"kind-{n}": usual[n] if n < len(usual) else NOBODY for n in range(MOST_SEATS)}
    colours = {f"colour-{n}": colour for n, colour in enumerate(tinctures_for([], MOST_SEATS))}
    return kinds | colours | {f"name-{n}": texts("default-name", number=n + 1) for n in range(MOST_SEATS)}


def order_of(form: dict[str, str], language: str) -> Order:
    """Return what a form asks for; refuse in a sentence what cannot be."""
    game = titles.find(form.get("game", ""))
    rows = [n for n in range(MOST_SEATS) if form.get(f"kind-{n}", NOBODY) != NOBODY]
    seed = form.get("seed", "").strip()
    _check(game, form, rows, seed, language)
    settings = {one.name: _value(one, form, game, rows) for one in game.settings}
    return Order(
        game.id,
        _sitters(form, rows),
        settings,
        int(seed) if seed else None,
        form.get(f"{game.id}-pack", ""),
        HINTS.get(form.get("hints", "")),
    )


def card(game: Game[Any], packs: Packs, language: str) -> dict[str, object]:
    """Return what the start page shows of a title, with its settings and packs."""
    words = words_of(game, language)
    return {
        "id": game.id,
        "title": words.text("title"),
        "tagline": words.text("tagline"),
        "counts": game.seat_counts,
        "settings": [_setting(one, words) for one in game.settings],
        "packs": [_pack(game, packs, name, words) for name in packs.names(game)],
    }


def _check(game: Game[Any], form: dict[str, str], rows: list[int], seed: str, language: str) -> None:
    """Raise Refused if something is wrong with a form that people can put right."""
    words = words_of(game, language)
    if len(rows) not in game.seat_counts:
        low, high = min(game.seat_counts), max(game.seat_counts)
        raise Refused(words.text("site-wrong-count", name=words.text("title"), low=low, high=high, count=len(rows)))
    if seed and not (seed.isascii() and seed.isdigit() and len(seed) < 40):
        raise Refused(words.text("site-seed-digits"))
    colours = [colour for n in rows if (colour := form.get(f"colour-{n}"))]
    if len(set(colours)) < len(colours):
        raise Refused(words.text("site-same-colour"))
    start = _start_row(form, game)
    if start is not None and start not in rows:
        raise Refused(words.text("site-nobody-starts"))


def _start_row(form: dict[str, str], game: Game[Any]) -> int | None:
    """Return the row of the start player; None leaves it to chance."""
    given = form.get(f"{game.id}-{START}", "")
    return int(given) if given.isascii() and given.isdigit() else None


def _value(setting: Setting, form: dict[str, str], game: Game[Any], rows: list[int]) -> Value:
    """Return the value of a setting; seats are counted without the rows where nobody sits."""
    if setting.name == START:
        row = _start_row(form, game)
        return None if row is None else rows.index(row)
    text = form.get(f"{game.id}-{setting.name}", "")
    return next((value for value in setting.allowed if json.dumps(value) == text), text or setting.default)


def _sitters(form: dict[str, str], rows: list[int]) -> list[Sitter]:
    """Return who sits down; a row without a name takes that of its bot, numbered if need be."""
    names = {n: form.get(f"name-{n}", "").strip() for n in rows}
    for n in rows:
        names[n] = names[n] or numbered(form[f"kind-{n}"], names.values())
    return [
        Sitter(names[n], "" if form[f"kind-{n}"] == PERSON else form[f"kind-{n}"], form.get(f"colour-{n}", ""))
        for n in rows
    ]


def _setting(setting: Setting, words: Words) -> dict[str, object]:
    return {
        "name": setting.name,
        "text": _label(words, f"setting-{setting.name}", setting.name),
        "values": [(json.dumps(value), _value_label(setting, value, words)) for value in setting.allowed],
        "default": json.dumps(setting.default),
    }


def _value_label(setting: Setting, value: Value, words: Words) -> str:
    if setting.name == START and isinstance(value, int):
        return words.text("site-seat", number=value + 1)
    return _label(words, f"setting-{setting.name}-{'none' if value is None else str(value).lower()}", str(value))


def _label(words: Words, message: str, otherwise: str) -> str:
    """Return a message, or something else if no catalogue has it."""
    return words.text(message) if words.has(message) else otherwise


def _pack(game: Game[Any], packs: Packs, name: str, words: Words) -> dict[str, object]:
    """Return a pack as it is offered: its name, and how many of its figures are reconstructed."""
    sources = totals(packs.find(game, name))
    number = name.removeprefix(f"{game.id}-")
    text = name if packs.is_own(game, name) else words.text("site-pack-built-in", number=number)
    about = words.text("site-figures", count=sources[RECONSTRUCTED], rows=sources.total())
    return {"name": name, "text": text, "about": about}
