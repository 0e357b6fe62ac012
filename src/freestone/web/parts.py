"""Parts of the table page that are fetched when somebody opens them, as HTML."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from starlette.exceptions import HTTPException

from freestone.pictures import charts
from freestone.presentation import CardView, Face, Section
from freestone.table.view import View
from freestone.web.records import drawn_charts
from freestone.web.service import VisitorNow
from freestone.web.templating import TEMPLATES
from freestone.web.texts import Texts

router = APIRouter(include_in_schema=False)
MARKS: Final = ("", "*", "†", "‡", "§")


def outlook(view: View) -> dict[str, Any]:
    """What is still to come."""
    state = view.game.redact(view.match.state, view.access.viewpoint)
    tabs: dict[str, list[Section]] = {}
    for section in view.presentation.outlook(state, view.words, view.access.viewpoint):
        tabs.setdefault(section.id.partition("-")[0], []).append(section)
    return {"tabs": [(id, _tab_title(view, id, sections), sections) for id, sections in tabs.items()]}


def _tab_title(view: View, id: str, sections: list[Section]) -> str:
    """Return the title of a tab: of several sections together if the title has one, otherwise of the only one."""
    together = f"outlook-tab-{id}"
    return view.words.text(together) if view.words.has(together) else sections[0].title


def scores(view: View) -> dict[str, Any]:
    """The score sheet, and what everybody would have if the game ended now."""
    match, state = view.match, view.game.redact(view.match.state, view.access.viewpoint)
    rows = view.game.score_sheet(state)
    sources = [source for source in rows[0] if any(row[source] for row in rows)]
    return {
        "sources": [(view.words.source(source), [row[source] for row in rows]) for source in sources],
        "totals": view.game.scores(state),
        "winners": [match.names[seat] for seat in match.winners],
        "tie": _tie(view),
        "tallies": view.presentation.tallies(state, view.words),
        **_tally_head(view),
    }


def _tie(view: View) -> str:
    """Return what decided between the best if they have equally many points, or nothing."""
    scores = view.game.scores(view.match.state)
    best = scores.count(max(scores))
    if best == 1:
        return ""
    return view.words.text("tie-broken" if len(view.match.winners) < best else "tie-shared")


def _tally_head(view: View) -> dict[str, str]:
    """What the live score counts, in the words of the title if it has any."""
    has, say = view.words.has, view.words.text
    return {
        "tally_title": say("outlook-tally" if has("outlook-tally") else "site-if-ended-now"),
        "tally_note": say("outlook-tally-note") if has("outlook-tally-note") else "",
    }


def drawn(view: View, width: int = charts.WIDE) -> dict[str, Any]:
    """The charts, with their figures as tables."""
    found = drawn_charts(view)
    return {"charts": [(one, Markup(charts.draw(one, width)), *charts.table(one)) for one in found]}  # noqa: S704 - drawn by us


def narrow(view: View) -> dict[str, Any]:
    """The charts for a phone."""
    return drawn(view, charts.NARROW)


def summary(view: View) -> dict[str, Any]:
    """The round that was over last."""
    return {"summaries": view.presentation.summaries(view.match, view.words, view.access.viewpoint)[-1:]}


def summaries(view: View) -> dict[str, Any]:
    """Every round that is over, the latest first."""
    return {"summaries": view.presentation.summaries(view.match, view.words, view.access.viewpoint)[::-1]}


def rules(view: View) -> dict[str, Any]:
    """All rules."""
    return {"chapters": view.presentation.rules(view.words)}


def glossary(view: View) -> dict[str, Any]:
    """The icons and what they mean."""
    return {"terms": view.presentation.glossary(view.words)}


def cards(view: View) -> dict[str, Any]:
    """Every tile and card by kind, and once where their figures come from: the commonest source needs no mark."""
    known = view.presentation.cards(view.words)
    sources = [source for source, _ in Counter(card.source for card in known if card.source).most_common()]
    kinds: dict[str, list[CardView]] = {}
    for card in known:
        kinds.setdefault(card.kind, []).append(card)
    faces = {name: _picture(face) for name, face in view.presentation.faces(view.words).items()}
    return {"kinds": kinds, "marks": dict(zip(sources, MARKS, strict=False)), "faces": faces}


def _picture(face: Face) -> Markup:
    """Return a tile or a card as SVG."""
    width, height = face.width + 4, face.height + 4
    head = f'viewBox="{-width / 2} {-height / 2} {width} {height}" width="{width}" height="{height}"'
    return Markup(f'<svg class="face" {head} aria-hidden="true">{face.art}</svg>')  # noqa: S704 - drawn by us


PARTS: Final[dict[str, Callable[[View], dict[str, Any]]]] = {
    "outlook": outlook,
    "scores": scores,
    "charts": drawn,
    "narrow-charts": narrow,
    "summary": summary,
    "summaries": summaries,
    "rules": rules,
    "glossary": glossary,
    "cards": cards,
}


SHARED: Final = {"summary": "summaries", "narrow-charts": "charts"}


@router.get("/t/{id}/{token}/part/{name}", response_class=HTMLResponse)
def part(guest: VisitorNow, name: str) -> HTMLResponse:
    """Return a part of the page."""
    if name not in PARTS:
        raise HTTPException(404)
    values = PARTS[name](guest.view)
    texts = Texts(guest.language)
    html = TEMPLATES.get_template(f"parts/{SHARED.get(name, name)}.html").render(
        t=texts, names=guest.now.match.names, **values
    )
    return HTMLResponse(html)
