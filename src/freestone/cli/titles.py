"""`freestone games`: which titles there are."""

import json
from typing import Any, TypedDict

import typer

from freestone.bots import roster
from freestone.cli.border import Json, console, headed, text
from freestone.core.game import Game, Value, installed, registry
from freestone.lab import figures
from freestone.words import Words


class Facts(TypedDict):
    """What there is to say about a title; the first value of an option is its default."""

    id: str
    title: str
    rules: int
    pack: str
    figures: dict[str, int]
    seats: list[int]
    settings: dict[str, list[Value]]


def games(as_json: Json = False) -> None:
    """List the installed titles with their seats and settings, and the bots."""
    found = [facts(game) for game in registry().values()]
    bots, faults = list(roster.registry()), installed().faults
    if as_json:
        typer.echo(json.dumps({"games": found, "bots": bots, "left_out": faults}))
        return
    table = headed("name", "title", "players", "settings", "data")
    for title in found:
        settings = "\n".join(f"{name}: {', '.join(map(_text, values))}" for name, values in title["settings"].items())
        table.add_row(title["id"], title["title"], ", ".join(map(str, title["seats"])), settings, _figures(title))
    left_out = [text("games-left-out", game=name, reason=reason) for name, reason in faults.items()]
    console().print(table, text("games-bots", bots=", ".join(bots)), *left_out, sep="\n", soft_wrap=True)


def facts(game: Game[Any]) -> Facts:
    """Return the facts of a title."""
    pack = game.pack()
    words, most = Words(game, [], pack=pack), max(game.seat_counts)
    settings = {
        setting.name: [
            setting.default,
            *(value for value in setting.values(most) if value is not setting.default),
        ]
        for setting in game.settings
    }
    return {
        "id": game.id,
        "title": words.text("title"),
        "rules": game.rules,
        "pack": pack.name,
        "figures": dict(figures.totals(pack)),
        "seats": list(game.seat_counts),
        "settings": settings,
    }


def _figures(title: Facts) -> str:
    """Return the pack that is played with, and how much of it is reconstructed."""
    rows = sum(title["figures"].values())
    made = title["figures"].get("reconstructed", 0)
    return f"{title['pack']}\n" + text("cli-figures-of-pack", rows=rows, count=made)


def _text(value: Value) -> str:
    return "none" if value is None else str(value).lower()
