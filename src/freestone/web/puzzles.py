"""Puzzles: the list of a game's, each one on a table of its own that nobody stores, and the puzzle of the day."""

from functools import lru_cache
from itertools import groupby
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, HTTPException, Path
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from freestone.advice.puzzle import MISSED, Puzzle, of_the_day, puzzles_of, today, told
from freestone.advice.reasons import theme, why
from freestone.core.errors import IllegalChoice, shown
from freestone.core.game import find
from freestone.i18n import numeral
from freestone.pictures import tinctures_for
from freestone.table.frames import Mention, Picture
from freestone.table.snapshot import Access, Record, Seat, Snapshot
from freestone.table.view import KEYS, View
from freestone.web.bodies import ChoiceBody, PuzzleAnswer, PuzzleOption
from freestone.web.pages import meanings, part_of
from freestone.web.service import RESPONSES, STALE, LanguageNow
from freestone.web.site import STAND_IN, Texts, page, script_texts, words_of
from freestone.words import Words

router = APIRouter()
REMEMBERED: Final = 32  # tables of puzzles, which take 2 to 3 MB each
PAGE: Final = "/puzzles/{game}/{puzzle}"
JSON: Final = "/api/puzzles/{game}/{puzzle}"
GameId = Annotated[str, Path(max_length=40)]
PuzzleId = Annotated[str, Path(max_length=20)]
Entry = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/puzzles/{game}/today", include_in_schema=False)
def daily(game: GameId) -> Response:
    """Go to the puzzle of the day of a game."""
    found = of_the_day(find(game), today())
    if found is None:
        raise HTTPException(404)
    return RedirectResponse(f"/puzzles/{found.game}/{found.id}", 303)


@router.get("/puzzles/{game}", response_class=HTMLResponse, include_in_schema=False)
def overview(game: GameId, language: LanguageNow) -> HTMLResponse:
    """Show all puzzles of a game, from easy to hard; a theme is half of the answer, so it shows only when chosen."""
    found = find(game)
    words = words_of(found, language)
    every = puzzles_of(found).values()
    grades = groupby(every, key=lambda one: one.grade)
    themes = {one.theme: words.text(f"theme-{one.theme}") for one in every}
    return page(
        "puzzles.html",
        language,
        game=found.id,
        title=words.text("title"),
        grades=[(grade, [_entry(one, language) for one in each]) for grade, each in grades],
        numbers={puzzle: number for number, puzzle in enumerate(puzzles_of(found), 1)},
        themes=sorted(themes.items(), key=lambda one: one[1]),
        texts=script_texts(language),
    )


@router.get(PAGE, response_class=HTMLResponse, include_in_schema=False)
def puzzle_page(game: GameId, puzzle: PuzzleId, language: LanguageNow) -> HTMLResponse:
    """Show a puzzle on its table."""
    one = _found(game, puzzle)
    ids = list(puzzles_of(find(game)))
    return page(
        "puzzle.html",
        language,
        puzzle=one,
        title=words_of(find(game), language).text("title"),
        colours=",".join(tinctures_for([], one.seats)),
        day=str(today()) if of_the_day(find(game), today()) == one else "",
        number=ids.index(puzzle) + 1,
        count=len(ids),
        next=ids[(ids.index(puzzle) + 1) % len(ids)],
        texts=script_texts(language),
        meanings=meanings(game, language),
    )


@router.get(f"{PAGE}/part/{{name}}", response_class=HTMLResponse, include_in_schema=False)
def part(game: GameId, puzzle: PuzzleId, name: str, language: LanguageNow) -> HTMLResponse:
    """Return a part of the page, as at any table."""
    return part_of(_view(_found(game, puzzle), language), name)


@router.get(JSON, responses=RESPONSES)
def picture(game: GameId, puzzle: PuzzleId, language: LanguageNow) -> Picture:
    """Return what the seat of a puzzle sees, and what it is asked; nothing there says how good an option is."""
    view = _view(_found(game, puzzle), language)
    shown = view.picture()
    assert shown.decision is not None
    verdicts = view.told_of(shown.decision.seat, view.presentation.round_contents.provisional)
    options = []
    for option, key in zip(shown.decision.options, KEYS, strict=False):
        changes = [change for change in option.preview if change not in verdicts]
        options.append(option.model_copy(update={"cautions": [], "preview": changes, "key": key}))
    decision = shown.decision.model_copy(update={"options": options, "routines": [], "tips": []})
    return shown.model_copy(update={"decision": decision})


@router.get(f"{JSON}/positions/{{entry}}", responses=RESPONSES)
def position(game: GameId, puzzle: PuzzleId, entry: Entry, language: LanguageNow) -> Picture:
    """Return what the seat sees after an entry of the game or of the line."""
    return _line(game, puzzle, entry, language).past_picture(entry)


@router.get(f"{JSON}/positions/{{entry}}/log", responses=RESPONSES)
def mentions(game: GameId, puzzle: PuzzleId, entry: Entry, language: LanguageNow) -> list[Mention]:
    """Return the log lines of an entry, each with the items that it refers to."""
    return _line(game, puzzle, entry, language).mentions(entry)


@router.post(f"{JSON}/play", responses={**RESPONSES, 422: STALE[422]})
def answer(game: GameId, puzzle: PuzzleId, body: ChoiceBody, language: LanguageNow) -> PuzzleAnswer:
    """Judge an option: whether it is right, what would have been better and why, and how the match goes on."""
    one = _found(game, puzzle)
    chosen = one.verdict(body.choice)
    if chosen is None:
        raise IllegalChoice("not-now", choice=shown(body.choice))
    view = _view(one, language)
    is_right = chosen.choice in one.solutions
    # A wrong choice is compared with the best one, the best one with whatever comes next.
    compared = next(each for each in one.verdicts if each.choice not in one.solutions) if is_right else chosen
    now = view.now.moment.entry
    worlds = sum(each.worlds for each in one.margins)
    return PuzzleAnswer(
        is_right=is_right,
        theme=theme(compared.reasons, view.words, compared.behind),
        best=_text(view, one.verdicts[0].choice),
        why=why(compared.reasons, view.words, "second" if is_right else "yours", compared.behind),
        proof=view.words.text("puzzle-proof", points=numeral(one.points, 1, language), worlds=worlds),
        finders=_finders(one, view.words),
        options=[
            PuzzleOption(
                choice=each.choice,
                text=_text(view, each.choice),
                behind=each.behind,
                is_right=each.choice in one.solutions,
                is_chosen=each is chosen,
            )
            for each in one.verdicts
        ],
        steps=[now, *told(_replayed(one.game, one.id, view.language).after.match, one.seat, now)],
    )


def _finders(one: Puzzle, words: Words) -> str:
    """Return which levels of bots find a puzzle, as a sentence."""
    found = [words.text(f"level-{level}") for level, share in one.found.items() if share >= MISSED]
    return words.text("puzzle-finders", names=words.listing(found))


def _found(game: str, puzzle: str) -> Puzzle:
    one = puzzles_of(find(game)).get(puzzle)
    if one is None:
        raise HTTPException(404)
    return one


def _entry(one: Puzzle, language: str) -> dict[str, Any]:
    """Return what the list shows of a puzzle."""
    words = Words(find(one.game), _names(one, language), language)
    return {
        "id": one.id,
        "theme": one.theme,
        "seats": one.seats,
        "round": one.round,
        "question": words.text(f"prompt-{one.kind}", seat=one.seat, **one.terms),
    }


def _names(one: Puzzle, language: str) -> list[str]:
    return [Texts(language)("default-name", number=seat + 1) for seat in range(one.seats)]


def _text(view: View, choice: str) -> str:
    return view.words.deed(view.match.seen().state, view.match.pack.vocabulary.find(choice))


def _view(one: Puzzle, language: str) -> View:
    """Return the table of a puzzle through the eyes of its seat, and of nobody else."""
    return View(_replayed(one.game, one.id, language).asked, Access(frozenset({one.seat})), language)


def _line(game: str, puzzle: str, entry: int, language: str) -> View:
    """Return the same table at the end of the line, if there is such an entry."""
    one = _found(game, puzzle)
    after = _replayed(game, puzzle, language).after
    if entry > after.moment.entry:
        raise HTTPException(404)
    return View(after, Access(frozenset({one.seat})), language)


class Replayed(NamedTuple):
    """The table of a puzzle at the decision, and at the end of the line."""

    asked: Snapshot
    after: Snapshot


@lru_cache(REMEMBERED)
def _replayed(game: str, puzzle: str, language: str) -> Replayed:
    """Return the table of a puzzle; it is never stored."""
    one = _found(game, puzzle)
    match = one.match(_names(one, language))
    seats = tuple(
        Seat(seat, name, is_person=seat == one.seat, bot="" if seat == one.seat else STAND_IN, token="")
        for seat, name in enumerate(match.names)
    )
    record = Record(id=one.id, header="", maker="", watcher="", created="", seats=seats, hints=False)
    after = match.copy()
    for choice in one.line:
        after.play(choice)
    return Replayed(Snapshot.of(record, match), Snapshot.of(record, after))
