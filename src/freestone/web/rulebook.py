"""The rulebook of a game as a page, and one topic of it for a dialog at the table. Both are made once per language."""

import re
from functools import cache
from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from freestone.core.game import find
from freestone.presentation import Edition, Image, Passage, presentation_of
from freestone.web.pages import by_kind, card_marks, face_art
from freestone.web.service import LanguageNow
from freestone.web.site import TEMPLATES, Texts, page

router = APIRouter(include_in_schema=False)
GameId = Annotated[str, Path(max_length=40)]
# In texts of a book: *bold words*, [icon] and [#topic].
MARKS = re.compile(r"\*([^*]+)\*|\[([\w-]+)\]|\[#([\w-]+)\]")


@router.get("/rules/{game}", response_class=HTMLResponse)
def rulebook(game: GameId, language: LanguageNow) -> HTMLResponse:
    """Show the rulebook of a game."""
    return HTMLResponse(_page(find(game).id, language))


@router.get("/rules/{game}/{name}", response_class=HTMLResponse)
def topic(game: GameId, name: Annotated[str, Path(max_length=40)], language: LanguageNow) -> HTMLResponse:
    """Return a topic by its id, or by the number of a rule that it explains, as HTML for a dialog."""
    edition = _edition(find(game).id, language)
    found = edition.passage(name)
    if found is None:
        raise HTTPException(404)
    return HTMLResponse(_fragment(found, edition, language))


@cache
def _edition(game: str, language: str) -> Edition:
    found = find(game)
    return Edition(presentation_of(found), language)


@cache
def _page(game: str, language: str) -> bytes:
    edition = _edition(game, language)
    count, rows = edition.reconstructed
    answer = page(
        "rulebook.html",
        language,
        title=edition.words.text("title"),
        tagline=edition.words.text_or("tagline", ""),
        figures=edition.words.text("site-figures", count=count, rows=rows),
        **_shared(edition),
        passages=edition.passages,
        grounds=_grounds(edition.passages),
    )
    return bytes(answer.body)


def _fragment(passage: Passage, edition: Edition, language: str) -> str:
    return TEMPLATES.get_template("parts/topic.html").render(
        t=Texts(language), passage=passage, grounds=_grounds([passage]), **_shared(edition)
    )


def _shared(edition: Edition) -> dict[str, Any]:
    """Return what the page and a single topic need."""
    titles = {passage.id: passage.title for passage in edition.passages}

    def rich(text: str) -> Markup:
        return _rich(text, edition.game.id, titles)

    def picture(image: Image) -> Markup:
        return _picture(image, _plain(image.alt, titles))

    return {
        "game": edition.game.id,
        "rich": rich,
        "picture": picture,
        "by_kind": by_kind,
        "listing": edition.words.listing,
        "faces": {name: face_art(face) for name, face in edition.faces.items()},
        "marks": card_marks(edition.presentation.cards(edition.words)),
    }


def _grounds(passages: list[Passage]) -> Markup:
    """Return the drawings that pictures have in common, each once."""
    found = {id: art for passage in passages for id, art in passage.grounds.items()}
    return Markup("".join(f'<g id="{id}">{art}</g>' for id, art in found.items()))  # noqa: S704 - drawn by us


def _rich(text: str, game: str, titles: dict[str, str]) -> Markup:
    """Return a text with its marks as HTML."""

    def mark(found: re.Match[str]) -> str:
        bold, icon, topic = found.groups()
        if bold:
            return f"<b>{bold}</b>"
        if icon:
            return f'<svg class="inline" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-{icon}"/></svg>'
        # A slip in somebody's translation breaks no page; `freestone check --texts` names it.
        return f'<a href="/rules/{game}#{topic}">{escape(titles[topic])}</a>' if topic in titles else topic

    return Markup(MARKS.sub(mark, escape(text, quote=False)))  # noqa: S704 - escaped above


def _plain(text: str, titles: dict[str, str]) -> str:
    """Return a text for whoever hears it: without icons, and links by their titles."""
    return MARKS.sub(lambda found: found[1] or titles.get(found[3], ""), text)


def _picture(image: Image, name: str) -> Markup:
    """Return a drawing, at most half as large again as on the table."""
    x, y, width, height = image.box
    box = f'viewBox="{x:g} {y:g} {width:g} {height:g}" width="{1.3 * width:.0f}" height="{1.3 * height:.0f}"'
    return Markup(f'<svg class="drawing" {box} role="img" aria-label="{escape(name)}">{image.source}</svg>')  # noqa: S704 - drawn by us
