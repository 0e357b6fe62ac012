"""Lessons: their data are read strictly, and the check finds every kind of fault.

The conformance suite runs the check on the lessons of every game.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from freestone.cli import app
from freestone.core.game import Game, find
from freestone.lessons.chapter import chapters, opening
from freestone.lessons.check import check
from freestone.lessons.task import Search, answer, follow_ups, is_lost, is_over, prospect

Change = Callable[[str, str], None]


def test_no_chapter_is_lost() -> None:
    """The check sees only the chapters that are there."""
    assert [one.name for one in chapters("pillars")] == [
        *("points", "supply", "builders", "trouble", "market", "team", "end", "round")
    ]
    assert [one.name for one in chapters("kutna_hora")] == [
        *(
            "goal",
            "cards",
            "building",
            "mine",
            "prices",
            "taxes",
            "barbara",
            "council",
            "joker",
            "guilds",
            "end",
            "round",
        )
    ]


@pytest.fixture
def pillars(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """Pillars with a copy of its first chapter, which a test may spoil."""
    yield from copied(find("pillars"), 1, tmp_path, monkeypatch)


@pytest.fixture
def kutna_hora(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """Kutná Hora with a copy of its first four chapters, the last of which has answers."""
    yield from copied(find("kutna_hora"), 4, tmp_path, monkeypatch)


def copied(game: Game[Any], count: int, to: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """A game with a copy of its first chapters."""
    (to / "lessons").mkdir()
    for path in (game.folder / "lessons" / "en.ftl", *sorted((game.folder / "lessons").glob("*.toml"))[:count]):
        shutil.copy(path, to / "lessons")
    (to / "locale").symlink_to(game.folder / "locale")
    monkeypatch.setattr(type(game), "folder", to)
    forget()
    yield game
    forget()


def forget() -> None:
    chapters.cache_clear()
    opening.cache_clear()


def spoil(game: Game[Any], file: str, old: str, new: str) -> list[str]:
    """Change something in the lesson, and return what the check says."""
    path = game.folder / "lessons" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    forget()
    return check(game)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"take:stone-3"', '"take:stone-9"', "no choice 'take:stone-9'"),
        ('"place-cathedral"', '"place-moon"', "beat welcome: there is no 'place-moon' on the table"),
        ('"use:mortar_mixer"]\n\n[[beats]]\nid = "scored"', '"hire:mason_2"]\n\n[[beats]]\nid = "scored"', "is legal"),
        (
            'points = ">= 7"',
            'points = ">= 70"',
            "beat task: it cannot be fulfilled|the solution does not fulfil the task",
        ),
        ('round = ">= 2"', 'round = ">= 9"', "beat task: the game ends first"),
        ('id = "goal"', 'id = "aim"', "there is no text lesson-points-aim"),
        ("until = { round", "untill = { round", "no key 'untill'; did you mean 'until'"),
        ('round = ">= 2"', 'round = "soon"', "round is a comparison such as '>= 3', not 'soon'"),
        ("seed = 14", 'seed = "14"', "seed is a whole number"),
        ('id = "mixer"\n', 'id = "mixer"\nuntil = { over = true }\ncheck = { points = ">= 0" }\n', "beat"),
        ("until = { round", "others = { round", "a task needs until"),
        ("open = true", "open = false", "without amount:2, it is fulfilled by use:mason_2, amount:1.*is it open"),
        ('id = "task"\nuntil', 'id = "task"\nplay = ["nothing"]\nuntil', "none of nothing is legal"),
        (
            'id = "welcome"\n',
            'id = "welcome"\nafter = ["moon"]\n',
            "points at something after a move only with answers",
        ),
    ],
)
def test_a_fault_in_a_chapter_is_found(pillars: Game[Any], old: str, new: str, fault: str) -> None:
    found = spoil(pillars, "01-points.toml", old, new)
    assert any(re.search(fault, one) for one in found), found
    assert all("01-points" in one or "chapter 1 (points)" in one for one in found)


def test_a_move_that_a_task_asks_for_must_be_made() -> None:
    """The skilled mortar mixer was asked for, and any craftsman was praised."""
    lesson = chapters("pillars")[1]
    (task,) = (beat for beat in lesson.beats if beat.check)
    match = opening("pillars", 2).copy()
    for move in ("take:stone-2", "take:sand-3", "hire:mason_2", "take:wood-2"):
        match.play(move)
        answer(lesson, match)
    assert lesson.met(task.until, match)
    assert not lesson.met(task.check, match)


def test_a_task_is_given_up_as_soon_as_nothing_fulfils_it() -> None:
    lesson = chapters("pillars")[1]
    task = lesson.beats[-1]
    match = opening("pillars", 2).copy()
    match.play("take:stone-2")
    answer(lesson, match)
    assert not is_lost(lesson, task, match)
    match.play("take:sand-3")  # now Agnes hires the mortar mixer
    answer(lesson, match)
    assert is_lost(lesson, task, match)
    assert not is_lost(lesson, task, match, most=1)  # too little to know


def test_a_builder_at_the_market_does_not_hide_that_a_task_is_lost() -> None:
    lesson = chapters("pillars")[2]
    match = opening("pillars", 3).copy()
    for move in ("wait", "place:market", "place:kingsbridge-2"):
        assert not is_lost(lesson, lesson.beats[-1], match)
        match.play(move)
        answer(lesson, match)
    assert is_lost(lesson, lesson.beats[-1], match)


def test_how_a_task_ends_is_known_before_the_others_move() -> None:
    lesson, match = chapters("pillars")[0], opening("pillars", 1).copy()
    match.play("use:mortar_mixer")
    answer(lesson, match)
    missed = match.copy()
    missed.play("finish")
    assert prospect(lesson, lesson.beats[-1], missed) == (True, True)
    match.play("use:mason_2")
    assert prospect(lesson, lesson.beats[-1], match) == (False, False)
    match.play("amount:2")
    assert match.seat == 1
    assert prospect(lesson, lesson.beats[-1], match) == (True, False)


@pytest.mark.parametrize(("number", "pattern", "rest"), [(1, "plot:", ""), (10, "rights:", "set: guild: guild:")])
def test_a_task_is_not_given_up_while_a_card_of_the_turn_can_fulfil_it(number: int, pattern: str, rest: str) -> None:
    """Two cards make a turn: whoever digs a mine with the first one still has the second."""
    lesson = chapters("kutna_hora")[number - 1]
    task, match = lesson.beats[-1], opening("kutna_hora", number).copy()
    for start in [*rest.split(), "play:plot_mine-mine", "refill:0", "pick:", "mine:"]:
        match.play(next(choice for choice in match.options if choice.text.startswith(start)))
        answer(lesson, match)
    assert not is_over(lesson, task, match)
    assert not is_lost(lesson, task, match)
    way = Search(lesson, task, 100).way(match)
    assert way is not None
    assert way[-1].startswith(pattern)


def test_a_move_is_shown_until_something_changes() -> None:
    match = opening("pillars", 1).copy()
    (choice,) = (one for one in match.options if one.text == "use:mason_2")
    assert [one.text for one in follow_ups(match, choice)] == ["amount:1"]


def test_an_answer_points_at_something(kutna_hora: Game[Any]) -> None:
    found = spoil(kutna_hora, "04-mine.toml", 'after = ["mine-mine_1_1", "mine-mine_1_2"]', 'after = ["moon"]')
    assert found == ["kutna_hora, chapter 4 (mine), beat tile: after it, it points at nothing"]


def test_a_text_that_is_missing_is_found(pillars: Game[Any]) -> None:
    found = spoil(pillars, "en.ftl", "lesson-points-task-well =", "lesson-points-task-good =")
    assert found == ["pillars, chapter 1 (points): there is no text lesson-points-task-well"]


def test_a_chapter_ends_with_a_task(pillars: Game[Any]) -> None:
    path = pillars.folder / "lessons" / "01-points.toml"
    rest = path.read_text(encoding="utf-8").split('[[beats]]\nid = "task"')[1]
    assert spoil(pillars, path.name, f'[[beats]]\nid = "task"{rest}', "") == [
        "pillars, chapter 1 (points): the last beat is not a task"
    ]


def test_chapters_are_numbered_without_gaps(pillars: Game[Any]) -> None:
    path = pillars.folder / "lessons" / "01-points.toml"
    path.rename(path.with_name("02-points.toml"))
    assert "chapters are numbered from 1 on" in check(pillars)[0]


def test_the_command_replays_lessons(pillars: Game[Any]) -> None:
    run = CliRunner()
    done = run.invoke(app, ["check", "--lessons", "--game", "pillars"])
    assert (done.exit_code, done.output) == (0, "pillars: 1 chapter can be taken\n")
    spoil(pillars, "01-points.toml", '"place-cathedral"', '"place-moon"')
    done = run.invoke(app, ["check", "--lessons", "--game", "pillars", "--json"])
    assert done.exit_code == 1
    assert "place-moon" in done.output
