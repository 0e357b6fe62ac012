"""Pages from templates: escaped, in one language, with all icons."""

from functools import cache
from pathlib import Path
from typing import Final

from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from freestone.i18n import numeral, signed
from freestone.pictures import BOLD, MOST_SEATS, REGULAR, shield, symbols
from freestone.web.texts import Texts, language_names


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
    undefined=StrictUndefined,
    finalize=with_minus,
)
TEMPLATES.filters["signed"] = signed


def page(name: str, language: str, status: int = 200, **values: object) -> HTMLResponse:
    """Return a page in a language."""
    texts = Texts(language)
    shared = {"t": texts, "language": language, "languages": language_names(), "icons": sprite()}
    shared["fonts"] = [REGULAR.address, BOLD.address]
    return HTMLResponse(TEMPLATES.get_template(name).render(**shared, **values).encode(errors="replace"), status)


@cache
def sprite() -> Markup:
    """Return all icons, to be put once into every page."""
    shields = [f'<g id="arms-{seat}">{shield(seat)}</g>' for seat in range(MOST_SEATS)]
    return Markup("".join([*symbols().values(), *shields]))  # noqa: S704 - our own drawings
