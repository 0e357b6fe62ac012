"""What all pages share: texts in the reader's language, the levels of bots, and templates."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup
from starlette.requests import Request

from freestone.bots import roster
from freestone.bots.levels import LEVELS, is_offered
from freestone.core.game import Game, registry
from freestone.i18n import FALLBACK, SITE, Plurals, catalogue, languages, listing, message_ids, numeral, offered, signed
from freestone.pictures import BOLD, MOST_SEATS, REGULAR, shield, symbols
from freestone.words import Words

PREFIX: Final = "site-"
# Terms that the script fills in; it gets `{name}` in their place.
SCRIPT_TERMS: Final = (
    "name",
    "day",
    "since",
    "until",
    "names",
    "count",
    "reason",
    "seconds",
    "bot",
    "number",
    "numbers",
    "low",
    "high",
    "rows",
)
OTHER_NAMES: Final = ("greedy", "planner", "search")
LAST_LEVEL: Final = "random"
STAND_IN: Final = "apprentice"
STATIC: Final = Path(__file__).parent / "static"


class Texts:
    """The messages of the site in one language."""

    def __init__(self, language: str) -> None:
        self._catalogue = catalogue(language)
        self.has = self._catalogue.has

    def __call__(self, message: str, **terms: int | str) -> str:
        """Return a message of the site, with or without the prefix."""
        known = message if self.has(message) else PREFIX + message
        return self._catalogue.text(known, terms)


@cache
def script_texts(language: str) -> Markup:
    """Return all messages of the site as JSON inside a page, for its script; by plural form where that matters."""
    terms: dict[str, int | str] = {name: f"{{{name}}}" for name in SCRIPT_TERMS}
    ids = sorted(id for id in message_ids(SITE / f"{FALLBACK}.ftl") if id.startswith(PREFIX))

    plurals = Plurals(language)

    def text(id: str) -> str | dict[str, str]:
        forms = plurals.texts(id, terms)
        return forms if len(set(forms.values())) > 1 else forms["other"]

    texts = {id.removeprefix(PREFIX): text(id) for id in ids}
    # A text with </script> would end the element that holds it.
    return Markup(json.dumps(texts).replace("<", "\\u003c"))  # noqa: S704 - our own catalogue


def languages_of(game: Game[Any]) -> list[str]:
    """Return the languages that a game brings; in the others its texts are English."""
    return [code for code in languages() if (game.folder / "locale" / f"{code}.ftl").exists()]


@cache
def language_names() -> dict[str, str]:
    """Return the languages that are offered, each by its own name."""
    return {code: catalogue(code).text("language-name") for code in languages()}


def language_of(chosen: str, accepted: str = "") -> str:
    """Return the language that a reader has chosen, else the one of those that the browser accepts which fits best.

    >>> language_of("", "xx;q=0.9, en-GB;q=0.8")
    'en'
    """
    if chosen in languages():
        return chosen

    def weight(wish: str) -> float:
        found = re.search(r";\s*q=([01](?:\.\d*)?)\s*$", wish)
        return float(found[1]) if found else 1.0

    wishes = [wish for wish in accepted.split(",") if weight(wish)]
    return offered(sorted(wishes, key=weight, reverse=True))


def language_for(request: Request) -> str:
    """Return the language of an answer: the one that is asked for, chosen before, or accepted by the browser."""
    chosen = request.query_params.get("language") or request.cookies.get("language", "")
    return language_of(chosen, request.headers.get("accept-language", ""))


def words_of(game: Game[Any], language: str) -> Words:
    """Return the words of a game without players."""
    return Words(game, [], language)


class Level(NamedTuple):
    """A bot that is offered to people: its id in journals, its name, how it plays, and with how many in each game."""

    id: str
    name: str
    character: str
    seats: dict[str, list[int]]


def levels(texts: Texts) -> list[Level]:
    """Return the bots by strength, then others that play any game under their ids, and the random one last."""
    known = roster.bots_for(None)
    others = [bot for bot in known if bot not in (*LEVELS, *OTHER_NAMES, LAST_LEVEL)]
    return [
        Level(
            bot,
            texts(f"level-{bot}") if texts.has(f"level-{bot}") else bot,
            texts(f"level-{bot}-character") if texts.has(f"level-{bot}-character") else "",
            {
                game.id: [seats for seats in game.seat_counts if is_offered(bot, game, seats)]
                for game in registry().values()
            },
        )
        for bot in (*LEVELS, *others, LAST_LEVEL)
        if bot in known
    ]


@cache
def modules(name: str) -> list[str]:
    """Return all scripts that a script needs, for a page to fetch at once.

    >>> modules("settings.js"), "dom.js" in modules("table.js")
    ([], True)
    """
    found, waiting = dict.fromkeys([name]), [name]
    while waiting:
        source = (STATIC / waiting.pop()).read_text(encoding="utf-8")
        for module in re.findall(r'^import .* from "\./(\w+\.js)";$', source, re.MULTILINE):
            if module not in found:
                found[module] = None
                waiting.append(module)
    return [module for module in found if module != name]


def with_minus(value: object) -> object:
    r"""Return what a template writes; a negative number gets a true minus sign.

    >>> with_minus(-3) == "\N{MINUS SIGN}3"
    True
    """
    return numeral(value) if isinstance(value, int) and value < 0 else value


TEMPLATES: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    # A misspelt name fails instead of showing nothing.
    undefined=StrictUndefined,
    finalize=with_minus,
)


@pass_context
def _numeral(context: Context, value: float, digits: int = 0) -> str:
    return numeral(value, digits, context["language"])


@pass_context
def _signed(context: Context, value: float, digits: int = 0) -> str:
    return signed(value, digits, context["language"])


@pass_context
def _listing(context: Context, names: list[str]) -> str:
    return listing(names, context["language"])


TEMPLATES.filters |= {"numeral": _numeral, "signed": _signed, "listing": _listing}


def page(name: str, language: str, status: int = 200, **values: object) -> HTMLResponse:
    """Return a page in a language."""
    html = TEMPLATES.get_template(name).render(
        t=Texts(language),
        language=language,
        languages=language_names(),
        icons=sprite(),
        fonts=[REGULAR.address, BOLD.address],
        modules=modules,
        **values,
    )
    # JSON can bring in half of a surrogate pair, which UTF-8 cannot write.
    return HTMLResponse(html.encode(errors="replace"), status)


@cache
def sprite() -> Markup:
    """Return all icons, to be put once into every page."""
    shields = [f'<g id="arms-{seat}">{shield(seat)}</g>' for seat in range(MOST_SEATS)]
    return Markup("".join([*symbols().values(), *shields]))  # noqa: S704 - our own drawings
