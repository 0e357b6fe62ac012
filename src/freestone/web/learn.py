"""Lessons: the list of a game's chapters, their tables, and what the teacher says there."""

from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from freestone.core.game import Game, find
from freestone.lessons.chapter import FOLDER, LessonChapter, chapter, chapters, enough
from freestone.lessons.task import follow_ups
from freestone.table.errors import NoSuchTable
from freestone.table.snapshot import Snapshot
from freestone.table.thinking import prospect
from freestone.web.bodies import ChoiceBody, Done, EntryBody, Lesson, TaskBody, TaskState
from freestone.web.service import MAKES_TABLE, RESPONSES, STALE, GuestNow, HallNow, LanguageNow
from freestone.web.site import Texts, page, script_texts
from freestone.words import Words

router = APIRouter()
JSON: Final = "/api/tables/{id}"
GameId = Annotated[str, Path(description="The game", max_length=60)]
Number = Annotated[int, Path(description="The chapter, counted from 1", ge=1, le=99)]


def lesson_words(game: Game[Any], names: list[str], language: str) -> Words:
    """Return the words of a game and its lesson."""
    return Words(game, names, language, folders=(FOLDER,))


@router.get("/learn/{game}", response_class=HTMLResponse, include_in_schema=False)
def lesson_page(game: GameId, language: LanguageNow) -> Response:
    """Show the chapters of a game."""
    return _page(game, 0, language)


@router.get("/learn/{game}/{number}", response_class=HTMLResponse, include_in_schema=False)
def chapter_page(game: GameId, number: Number, language: LanguageNow) -> Response:
    """Show the chapters of a game, one of them to begin with."""
    _found(game, number)
    return _page(game, number, language)


@router.post("/learn/{game}/{number}", include_in_schema=False, dependencies=[MAKES_TABLE])
async def begin(game: GameId, number: Number, hall: HallNow, language: LanguageNow) -> Response:
    """Make the table of a chapter and go there."""
    table = await hall.teach(_found(game, number), Texts(language)("learner"))
    return RedirectResponse(f"/t/{table.id}/{table.now.record.maker}", 303)


@router.get(f"{JSON}/lesson", responses=RESPONSES)
def lesson(guest: GuestNow) -> Lesson:
    """Return everything that the teacher says at the table of a lesson."""
    match, number = guest.now.match, guest.now.record.chapter
    if number is None:
        raise NoSuchTable("no-page")
    words = lesson_words(match.game, match.names, guest.language)
    return Lesson.of(_found(match.game.id, number), words)


@router.post(f"{JSON}/look", responses={**RESPONSES, **STALE})
async def look(guest: GuestNow, body: ChoiceBody) -> Done:
    """Play a choice in a lesson, and whatever it takes until one sees what it does."""
    match = guest.now.match
    if guest.now.record.chapter is None:
        raise NoSuchTable("no-page")
    at = await guest.table.change(lambda now: now.play(guest.access, guest.language, body.choice, body.at))
    for choice in follow_ups(match, match.pack.vocabulary.find(body.choice)):
        move = partial(Snapshot.play, access=guest.access, language=guest.language, text=choice.text, at=at)
        at = await guest.table.change(move)
    return Done(at=at)


@router.post(f"{JSON}/task", responses=RESPONSES)
async def task(guest: GuestNow, body: TaskBody, hall: HallNow) -> TaskState:
    """Say whether the task of a chapter can still be fulfilled, and whether it ends before the learner's next move."""
    match, number = guest.now.match, guest.now.record.chapter
    if number is None or body.beat >= len(_found(match.game.id, number).beats):
        raise NoSuchTable("no-page")
    is_over, is_lost = await hall.thinkers.think(prospect, match.journal.in_force(), number, body.beat)
    return TaskState(is_over=is_over, is_lost=is_lost)


@router.post(f"{JSON}/back", responses={**RESPONSES, **STALE})
async def back(guest: GuestNow, body: EntryBody) -> Done:
    """Go back to an earlier decision of a lesson."""
    return Done(at=await guest.table.change(lambda now: now.back_to(guest.access, body.entry)))


def _found(game: str, number: int) -> LessonChapter:
    found = chapter(find(game).id, number)
    if found is None:
        raise NoSuchTable("no-page")
    return found


def _page(game: str, number: int, language: str) -> Response:
    found = find(game)
    all_chapters = chapters(found.id)
    if not all_chapters:
        raise NoSuchTable("no-page")
    words = lesson_words(found, [], language)
    return page(
        "learn.html",
        language,
        game=found.id,
        title=words.text("title"),
        chapters=[
            {"number": one.number, "title": words.text(one.message("title")), "about": words.text(one.message("about"))}
            for one in all_chapters
        ],
        first=number,
        enough=enough(found.id),
        texts=script_texts(language),
    )
