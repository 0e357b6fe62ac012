"""Moments: what was missed is known, drawings of the past are let go, and languages share what has no words."""

import freestone
from freestone.pictures.scene import Scene
from freestone.table.moment import Moment
from freestone.table.snapshot import Record, Seat, Snapshot
from freestone.table.table import Moments
from freestone.table.view import View


def table() -> Snapshot:
    match = freestone.new("pillars", seats=2, seed=1, watched=True)
    seats = tuple(Seat(number, name, is_person=True) for number, name in enumerate(match.names))
    return Snapshot.of(Record("a", match.journal.header.line(), "maker", "watcher", "", seats), match)


def test_old_drawings_are_let_go_even_if_they_were_drawn_late() -> None:
    match = freestone.new("pillars", seed=1, watched=True)
    moments = [Moment.of(match)]
    kept = Moments(moments[0])
    for _ in range(20):
        match.play(match.options[0])
        moments.append(Moment.of(match))
        kept.add(moments[-1:])
    missed = kept.since(moments[0].id)
    assert missed is not None
    assert [moments[0], *(moment for _, moment in missed)] == moments
    for moment in moments:
        moment.scenes[None, "en"] = Scene([], [])
    match.play(match.options[0])
    kept.add([Moment.of(match), Moment.of(match)])
    assert sum(bool(moment.scenes) for moment in moments) == 1
    assert moments[-1].scenes  # the next frame is compared with it


def test_a_moment_stays_as_it_was_when_the_match_goes_on() -> None:
    match = freestone.new("pillars", seed=1, watched=True)
    moment, offered = Moment.of(match), match.options
    match.play(match.options[0])
    assert tuple(moment.state.options) == offered
    assert moment.entry < len(match.journal.entries)


def test_a_decision_is_worked_out_once_and_said_in_each_language() -> None:
    now = table()
    maker, made = now.access("maker"), now.moment.decisions
    english = View(now, maker, "en").decision()
    (found,) = made.values()
    german = View(now, maker, "de").decision()
    assert all(one is found for one in made.values())
    assert english is not None
    assert german is not None
    assert [one.choice for one in english.options] == [one.choice for one in german.options]
    assert all(one.text != other.text for one, other in zip(english.options, german.options, strict=True))


def test_whoever_only_watches_gets_nothing_of_a_decision_that_was_worked_out() -> None:
    now = table()
    assert View(now, now.access("maker"), "en").decision() is not None
    watched = View(now, now.access("watcher"), "en").decision()
    assert watched is not None
    assert not watched.yours
    assert (watched.options, watched.refused, watched.tips) == ([], [], [])


def test_a_line_of_the_log_is_about_a_player_only_if_it_names_one() -> None:
    now = table()
    log = View(now, now.access("maker"), "en").picture().log
    names = now.match.names
    assert all((line.seat is None) == (not any(name in line.text for name in names)) for line in log)
    assert {line.seat is None for line in log} == {True, False}


def test_whoever_has_won_alone_is_told_so_and_all_others_who_has() -> None:
    match = freestone.new("pillars", seats=2, seed=1, watched=True)
    while match.seat is not None:
        match.play(match.options[0])
    seats = tuple(
        Seat(number, name, is_person=True, handed_out=True, token=f"link-{number}")
        for number, name in enumerate(match.names)
    )
    now = Snapshot.of(Record("a", match.journal.header.line(), "maker", "watcher", "", seats), match)
    (winner,) = match.winners
    said = {token: View(now, now.access(token), "en").verdict for token in ("link-0", "link-1", "watcher", "maker")}
    assert said.pop(f"link-{winner}") == "You win."
    assert set(said.values()) == {f"{match.names[winner]} wins."}
