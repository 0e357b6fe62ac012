"""Reasons: what is said adds up to the gap between two options, and never to the opposite."""

import pytest

from bots.tables import all_games, some
from freestone.advice.hint import EXPERIENCE, OTHERS, WINNING, assess
from freestone.advice.puzzle import puzzles_of
from freestone.advice.reasons import MANY, REST, SLACK, are_telling, telling, theme, why
from freestone.core.game import find, registry
from freestone.i18n import languages
from freestone.thinking import Reason
from freestone.words import Words

PUZZLES = sorted(game.id for game in registry().values() if puzzles_of(game))
TINY = 0.5  # points that round to none


def adds_up(reasons: list[Reason], gap: float) -> bool:
    """Whether the reasons that are told sum to a gap, within what may stay open and what rounding takes."""
    told = sum(one.points for one in telling(reasons, gap))
    return told * gap > 0 and abs(told - gap) <= max(1, SLACK * abs(gap)) + TINY


@pytest.mark.parametrize("game", PUZZLES)
def test_the_reasons_of_every_puzzle_add_up(game: str) -> None:
    for puzzle in puzzles_of(find(game)).values():
        wrong = [one for one in puzzle.verdicts if one.choice not in puzzle.solutions]
        assert [one.choice for one in wrong if not adds_up(one.reasons, one.behind)] == [], puzzle.id


@pytest.mark.parametrize("title", all_games())
def test_the_reasons_of_hints_add_up(title: str) -> None:
    for seen in some(find(title), 2, 4, every=29):
        for one in assess(seen, 3, worlds=4, games=1):
            gap = sum(reason.points for reason in one.reasons if reason.source != WINNING)
            assert adds_up(one.reasons, gap) or round(gap) == 0


@pytest.mark.parametrize("game", PUZZLES)
def test_the_reasons_of_every_puzzle_begin_with_what_can_be_named(game: str) -> None:
    found, words = find(game), Words(find(game), [])
    for puzzle in puzzles_of(found).values():
        for one in puzzle.verdicts:
            if one.choice not in puzzle.solutions:
                first = telling(one.reasons, one.behind)[0]
                assert first.points > 0, (puzzle.id, one.choice)
                assert words.has(f"theme-{first.source}"), (puzzle.id, one.choice)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", PUZZLES)
def test_no_puzzle_is_explained_by_what_is_left_open(game: str, language: str) -> None:
    words = Words(find(game), [], language)
    vague = tuple(
        words.text(f"why-{source}-{side}", amount=points, points=points)
        for source in (EXPERIENCE, REST, MANY)
        for side in ("more", "less")
        for points in range(1, 40)
    )
    for puzzle in puzzles_of(find(game)).values():
        for one in puzzle.verdicts:
            if one.choice not in puzzle.solutions:
                for against in ("yours", "second"):
                    text = why(one.reasons, words, against, one.behind)
                    told = text.removeprefix(words.text(f"advice-{against}")).strip()
                    assert not told.startswith(vague), (puzzle.id, one.choice)


def test_what_the_named_sources_leave_open_comes_last() -> None:
    mines, pelicans, council = Reason("mines", 2.0, 2.0), Reason("pelicans", 2.0, 2.0), Reason("council", -6.0, -6.0)
    told = telling([mines, pelicans, council], 5.4)
    assert [(one.source, one.points) for one in told] == [
        ("mines", 2),
        ("pelicans", 2),
        ("council", -6),
        (EXPERIENCE, 7),
    ]
    text = why([mines, pelicans, council], Words(find("kutna_hora"), []), "yours", 5.4)
    assert text.endswith(
        "and gains about 7 points more over the rest of the game, but lets the patricians pay about 6 points less."
    )
    many = [Reason(name, -2.0, -2.0) for name in ("town", "plans", "points")]
    told = telling([Reason("council", 11.0, 11.0), *many], 5.0)
    assert [(one.source, one.points) for one in told] == [("council", 11), (REST, -6)]
    small = [Reason(name, 0.4, 0.4) for name in ("town", "plans", "points")]
    assert [(one.source, one.points) for one in telling(small, 1.2)] == [(MANY, 1)]
    assert [(one.source, one.points) for one in telling([Reason(EXPERIENCE, 4.0, 4.0)], 4.0)] == [(MANY, 4)]


def test_a_gap_is_explained_if_named_sources_speak_for_it() -> None:
    mines, council = Reason("mines", 2.0, 2.0), Reason("council", -6.0, -6.0)
    assert are_telling([mines, council], 5.0)
    assert are_telling([mines, council], 5.0, 0.4)
    assert not are_telling([mines, council], 5.0, 0.5)
    assert not are_telling([council, Reason(EXPERIENCE, 9.0, 9.0)], 5.0)
    assert are_telling([council, Reason(EXPERIENCE, 1.0, 1.0)], -5.0)


def test_amounts_that_are_no_points_are_told_with_their_points() -> None:
    words = Words(find("kutna_hora"), ["Anna", "Ben"])
    assert why([Reason("income", 4.2, 6.1)], words, "taken").endswith(
        "6 groschen more with each income (worth 4 points)."
    )
    fewer = [Reason("groschen", 4.0, -3.0)]
    assert "groschen" not in why(fewer, words, "taken")


def test_a_reason_can_be_against_the_verdict() -> None:
    words = Words(find("pillars"), ["Anna", "Ben"])
    mixed = [Reason(OTHERS, 4.0, 4.0), Reason("points", 2.0, 2.0), Reason("cards", -3.0, -3.0)]
    text = why(mixed, words, "taken")
    assert " and " in text
    assert ", but " in text
    # Points speak against it: the victory is all that is left to say.
    won = why([Reason(WINNING, 4.0, 20.0), Reason("points", -1.0, -1.0)], words, "others")
    assert "20 games in 100 more, but " in won
    assert "in 100" not in why([Reason(WINNING, 9.0, 45.0), Reason("points", 2.0, 2.0)], words, "taken")
    assert why([Reason("points", 0.2, 0.2)], words, "first") == words.text("advice-first-alike")


def test_a_puzzle_is_about_what_explains_most() -> None:
    words = Words(find("kutna_hora"), ["Anna", "Ben"])
    reasons = [Reason("mines", 2.0, 2.0), Reason("council", -6.0, -6.0)]
    assert theme(reasons, words, -4.0) == "Patricians"
    assert theme(reasons, words, 5.4) == "Mines"
    assert theme(reasons[1:], words, 5.4) == ""
