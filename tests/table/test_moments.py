"""Moments: what was missed is known, and drawings of the past are let go."""

import freestone
from freestone.pictures.scene import Scene
from freestone.table.snapshot import Moment
from freestone.table.table import Moments


def test_old_drawings_are_let_go_even_if_they_were_drawn_late() -> None:
    match = freestone.new("pillars", seed=1, watched=True)
    moments = [Moment.of(match)]
    kept = Moments(moments[0])
    for _ in range(20):
        match.play(match.options[0])
        moments.append(Moment.of(match))
        kept.add(moments[-1:])
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
