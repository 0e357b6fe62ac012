"""The scene of Pillars: its builders, and the event that only one seat knows."""

from itertools import pairwise
from typing import Any

from freestone import new
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.steps.team import Dismiss
from freestone.pictures import svg
from freestone.pictures.scene import difference
from freestone.presentation import presentation_of
from scenes import positions, scene_of, viewers, words_of


def test_every_builder_is_somewhere_in_every_position() -> None:
    for match, words in positions("pillars", 4, seed=12):
        builders = {item.id for item in scene_of(match, words, None).items if item.id.startswith("builder-")}
        assert builders == {f"builder-{seat}-{number}" for seat in range(4) for number in range(3)}


def test_a_craftsman_of_a_rival_says_what_craftsmen_are_for() -> None:
    match, words = next(positions("pillars", 2, seed=3))
    sentences = presentation_of(match.game).sentences(words)
    strips = [item for item in scene_of(match, words, 0).items if item.id.startswith("strip-craftsman-")]
    assert strips
    for item in strips:
        assert sentences["strip-craftsman-"] == sentences["craftsman-"]
        assert item.tip


def test_a_foreseen_event_shows_to_its_owner_only() -> None:
    match = foreseen(owner=2)
    words = words_of(match)
    card = words.text(match.pack.events[match.state.foreseen].name)
    for seat in viewers(match):
        scene = scene_of(match, words, seat)
        event = next(item for item in scene.items if item.id == "event")
        assert (card in event.name) == (seat == 2)
        assert (card in svg.render(scene)) == (seat == 2)


def foreseen(owner: int) -> Any:
    """A match in which one seat has looked at the coming event."""
    random_game = positions("pillars", 3, seed=18)
    match = next(found for found, _ in random_game if isinstance(found.state.agenda[-1], TakeCard))
    state = match.state
    ellen = state.pack.lasting["see_event"][0][0]
    state.advantages.counts[ellen] = 0
    state.holder[ellen] = owner
    state.foreseen = state.events_left.kinds()[0]
    state.events_left.remove(state.foreseen)
    return match


def test_a_placed_builder_is_the_drawn_one_if_it_is_the_first() -> None:
    match = new("pillars", seats=2, seed=3)
    words = words_of(match)
    while not any(choice.verb == "place" for choice in match.options):
        match.play(next((choice for choice in match.options if choice.text in ("pass", "keep")), match.options[0]))
    before, seat = scene_of(match, words, None), match.seat
    match.play("place:market")
    moved = {item.id: item for item in difference(before, scene_of(match, words, None)).set}
    drawn = next(item for item in before.items if item.choice == "keep")
    assert drawn.id == f"builder-{seat}-0"
    assert moved[drawn.id].x != drawn.x


def test_no_craftsman_covers_another_while_one_has_to_go() -> None:
    for match, words in positions("pillars", 3, seed=18):
        if isinstance(match.state.agenda[-1], Dismiss):
            asked = [item for item in scene_of(match, words, None).items if item.choice.startswith("dismiss:")]
            assert len(asked) == match.state.craftsman_limit(match.state.seat) + 1
            lefts = sorted((item.x - item.width / 2, item.x + item.width / 2) for item in asked)
            assert all(one[1] <= other[0] for one, other in pairwise(lefts))
            return
    raise AssertionError("nobody ever had too many craftsmen")
