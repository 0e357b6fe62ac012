"""Tips, warnings, charts, rules and cards: complete at every decision, and never more than one may know."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import freestone
from freestone.bots.greedy import GreedyBot
from freestone.core.game import Game, find
from freestone.core.match import Match
from freestone.games.kutna_hora.steps.end_of_game import ScoreGame
from freestone.i18n import message_ids
from freestone.pictures import rounds, symbols
from freestone.presentation import Presentation, Section, Summary, presentation_of, search
from freestone.presentation.rulebook import number_of
from freestone.words import Words

GAMES = ["pillars", "kutna_hora"]
PREFIXES = (
    "chart",
    "outlook",
    "warning",
    "tip",
    "glossary",
    "summary",
    "craftsman",
    "building",
    "event-card",
    "source",
)
BARE_ID = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[a-z0-9]")
MARKS = {"", "coming", "here", "owned", "built", "gone"}
EVERY = 20


def good(text: str) -> bool:
    assert text.strip(), "an empty sentence"
    assert not BARE_ID.search(text), text
    assert "{" not in text, text
    return True


def tables(game: str) -> Iterator[Match]:
    for seed in range(5):
        settings = {"events": bool(seed % 2), "first_game": seed == 4} if game == "kutna_hora" else {}
        yield freestone.new(game, seats=2 + seed % 3, seed=seed, settings=settings)


def play_on(match: Match, rng: Random) -> Iterator[None]:
    """Yield before every choice of a random game."""
    while match.seat is not None:
        yield
        match.play(rng.choice(match.options))


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_asked_of_every_seat_at_every_decision(game: str) -> None:
    asked: set[str] = set()
    for number, match in enumerate(tables(game)):
        words, presentation = Words(match.game, match.names), presentation_of(match.game)
        rules = numbers(presentation, words)
        for at, _ in enumerate(play_on(match, Random(number))):
            read_decision(match, presentation, words, rules)
            asked.add(match.state.agenda[-1].kind)
            if at % EVERY == 0:
                read_table(match, presentation, words)
        read_table(match, presentation, words)
    assert asked <= presentation.rule_numbers.decisions.keys()


def read_decision(match: Match, presentation: Presentation[Any], words: Words, rules: set[str]) -> None:
    """Read the texts about the decision at hand."""
    state, seat = match.seen().state, match.seat
    assert seat is not None
    assert presentation.rule_of(state) in rules
    for choice in match.options:
        assert presentation.rule_of(state, choice) in rules
        for caution in presentation.cautions(state, seat, choice):
            assert good(words.text(caution.message, **caution.terms))
    for refusal in match.refusals:
        assert presentation.rule_of_refusal(state, refusal) in rules, refusal
    tips = presentation.tips(state, seat)
    assert tips or state.round > 1
    assert all(good(words.text(tip.message)) for tip in tips)
    assert len({tip.id for tip in tips}) == len(tips)


def read_table(match: Match, presentation: Presentation[Any], words: Words) -> None:
    """Read the texts about the table, for every seat and for a watcher."""
    for seat in (None, *range(len(match.names))):
        state = match.game.redact(match.state, seat)
        sections = presentation.outlook(state, words, seat)
        assert len({section.title for section in sections}) == len(sections)
        for section in sections:
            read_section(section)
        tallies = presentation.tallies(state, words)
        for tally in tallies:
            assert tally.total == sum(share.points for share in tally.shares)
            assert all(good(share.source) for share in tally.shares)
        assert any(tally.leads for tally in tallies) == (len({tally.total for tally in tallies}) > 1)
        assert presentation.tips(state, -9) == []


def read_section(section: Section) -> None:
    assert good(section.title)
    assert section.lines or section.grids
    assert not section.note or good(section.note)
    for line in section.lines:
        assert good(line.text)
        assert line.mark in MARKS
        assert not line.note or good(line.note)
        assert f"icon-{line.icon}" in symbols(), line
        assert (line.mark != "owned") or line.seat is not None
    for grid in section.grids:
        assert sum(cell.is_now for _, row in grid.rows for cell in row) == 1
        assert any(cell.is_now for cell in grid.rows[grid.now][1])
        assert all(len(row) == len(grid.columns) for _, row in grid.rows)
        assert {cell.mark for _, row in grid.rows for cell in row} <= {"", "town", "stop"}


def numbers(presentation: Presentation[Any], words: Words) -> set[str]:
    chapters = presentation.rules(words)
    return {rule.number for chapter in chapters for rule in chapter.rules}


@pytest.fixture(scope="module", params=GAMES)
def title(request: pytest.FixtureRequest) -> Game[Any]:
    return find(request.param)


def test_the_rules_are_complete_and_in_order(title: Game[Any]) -> None:
    words, presentation = Words(title, []), presentation_of(title)
    chapters = presentation.rules(words)
    ids = message_ids(title.folder / "rules" / "en.ftl")
    listed = [chapter.number for chapter in chapters] + [rule.number for one in chapters for rule in one.rules]
    assert sorted(listed) == sorted(number_of(id) for id in ids)
    for chapter in chapters:
        assert good(chapter.title)
        places = [int(rule.number.rpartition(".")[2]) for rule in chapter.rules]
        assert places == list(range(1, len(places) + 1))
        assert all(rule.number.startswith(f"{chapter.number}.") for rule in chapter.rules)


CHAPTERS = {"pillars": [8, 7, 9, 12, 2], "kutna_hora": [10, 4, 5, 7, 2, 2, 10, 2, 4, 1, 1, 5, 6]}


def test_every_numbered_rule_is_at_hand(title: Game[Any]) -> None:
    """The chapters have as many rules as the rulebook, and every number that the code names can be looked up."""
    chapters = presentation_of(title).rules(Words(title, []))
    assert [len(chapter.rules) for chapter in chapters] == CHAPTERS[title.id]
    letter = chapters[0].number[0]
    source = "".join(path.read_text(encoding="utf-8") for path in title.folder.rglob("*.py"))
    named = set(re.findall(rf"\b{letter}\d+\.\d+", source))
    assert len(named) > 30
    assert named <= {rule.number for chapter in chapters for rule in chapter.rules}


def test_rules_are_found_by_words_and_numbers(title: Game[Any]) -> None:
    chapters = presentation_of(title).rules(Words(title, []))
    everything = [rule for chapter in chapters for rule in chapter.rules]
    assert search(chapters, "") == everything
    assert search(chapters, "no such words at all") == []
    found = search(chapters, "TAX pay")
    assert found
    assert all("pay" in rule.text.lower() for rule in found)
    first = everything[0]
    assert first in search(chapters, first.number.lower())


def test_all_rule_numbers_exist(title: Game[Any]) -> None:
    presentation = presentation_of(title)
    named = {number for table in presentation.rule_numbers for number in table.values()}
    words = Words(title, [])
    assert named <= numbers(presentation, words)
    assert {card.rule for card in presentation.cards(words)} <= numbers(presentation, words)


def test_every_reason_has_a_sentence(title: Game[Any]) -> None:
    words = Words(title, [])
    for reason in presentation_of(title).rule_numbers.refusals:
        assert words.has(f"refusal-{reason.partition(':')[0]}"), reason


def test_the_glossary_explains_every_icon_on_the_table(title: Game[Any]) -> None:
    match = freestone.new(title.id, seats=max(title.seat_counts), seed=3, settings=with_events(title))
    words, rng = Words(title, match.names), Random(3)
    explained = [term.icon for term in presentation_of(title).glossary(words)]
    assert len(set(explained)) == len(explained)
    assert {f"icon-{icon}" for icon in explained} <= symbols().keys()
    assert all(good(term.name) and good(term.text) for term in presentation_of(title).glossary(words))
    met = icons("".join(face.art for face in presentation_of(title).faces(words).values()))
    for at, _ in enumerate(play_on(match, rng)):
        if at % EVERY == 0:
            scene = presentation_of(title).scene(title.redact(match.state, 0), words, 0)
            met |= icons("".join([*(panel.art for panel in scene.panels), *(item.art for item in scene.items)]))
            met |= beside_the_table(match, words)
    assert met
    assert met <= set(explained)


def icons(drawn: str) -> set[str]:
    """The icons that a drawing uses."""
    return set(re.findall(r'href="#icon-([\w-]+)"', drawn))


def beside_the_table(match: Match, words: Words) -> set[str]:
    """The icons of what is still to come, of the charts and of the rounds that are over."""
    presentation = presentation_of(match.game)
    found: set[str] = set()
    for section in presentation.outlook(match.game.redact(match.state, None), words, None):
        found |= {line.icon for line in section.lines} | {grid.icon for grid in section.grids}
    for chart in presentation.charts(presentation.history(match), words):
        found |= {series.icon for series in chart.series}
    for summary in presentation.summaries(match, words):
        found |= icons(rounds.draw(summary.picture))
    return found - {""}


def with_events(title: Game[Any]) -> dict[str, bool]:
    return {"events": True} if title.id == "kutna_hora" else {}


def test_every_card_has_a_large_view(title: Game[Any]) -> None:
    words = Words(title, [])
    cards = presentation_of(title).cards(words)
    assert len({card.name for card in cards}) == len(cards)
    for card in cards:
        assert good(card.kind)
        assert good(card.title)
        assert good(card.text)
        assert good(card.source), card.name
    match = freestone.new(title.id, seed=1)
    named = {
        line.card
        for section in presentation_of(title).outlook(match.state, Words(title, match.names), None)
        for line in section.lines
    }
    assert named - {""} <= {card.name for card in cards}


def test_tips_point_at_things_that_are_there(title: Game[Any]) -> None:
    match = freestone.new(title.id, seats=3, seed=4)
    words, presentation = Words(title, match.names), presentation_of(title)
    met: Counter[str] = Counter()
    for _ in play_on(match, Random(4)):
        seat = match.seat
        assert seat is not None
        tips = presentation.tips(match.seen().state, seat)
        if not tips:
            break
        scene = presentation.scene(match.seen().state, words, seat)
        there = {panel.id for panel in scene.panels} | {item.id for item in scene.items}
        for tip in tips:
            met[tip.id] += 1
            assert tip.at
            assert set(tip.at) <= there
    assert len(met) > 5


def test_no_message_is_left_over(title: Game[Any]) -> None:
    """Every caution, tip, icon and chart in the catalogue is used by the code, and the other way round."""
    source = "".join(path.read_text(encoding="utf-8") for path in title.folder.rglob("*.py"))
    ids = {id for id in message_ids(title.folder / "locale" / "en.ftl") if re.match(r"warning-|tip-", id)}
    for id in ids:
        assert f'"{id.partition("-")[2]}"' in source, id


@pytest.mark.parametrize("game", GAMES)
def test_summaries_tell_every_round(game: str) -> None:
    match = freestone.new(game, seats=3, seed=6, settings=with_events(find(game)))
    words, presentation = Words(match.game, match.names), presentation_of(match.game)
    assert presentation.summaries(match, words, 0) == []
    for _ in play_on(match, Random(6)):
        pass
    summaries = presentation.summaries(match, words, None)
    assert [summary.round for summary in summaries] == list(range(1, match.state.round + 1))
    for summary in summaries:
        read_summary(summary, len(match.names))
    for seat, score in enumerate(match.scores):
        begun = 2 if game == "pillars" else 0
        gained = sum(share.points for summary in summaries for share in summary.changes[seat].shares)
        assert begun + gained == score


def read_summary(summary: Summary, seats: int) -> None:
    assert good(summary.title)
    assert summary.lines
    assert all(good(line) for line in summary.lines)
    assert [change.seat for change in summary.changes] == list(range(seats))
    assert all(good(text) for change in summary.changes for text in change.texts)


@pytest.mark.parametrize(("game", "about_tax"), [("pillars", r"tax|cannot pay"), ("kutna_hora", r"the tax of")])
def test_summaries_tell_of_everybody_who_pays_and_who_cannot(game: str, about_tax: str) -> None:
    match = freestone.new(game, seats=3, seed=16, settings=with_events(find(game)))
    for _ in play_on(match, Random(16)):
        pass
    words, presentation = Words(match.game, match.names), presentation_of(match.game)
    told = [line for summary in presentation.summaries(match, words) for line in summary.lines]
    for summary in presentation.summaries(match, words):
        lines = [line for line in summary.lines if re.search(about_tax, line)]
        assert all(any(name in line for line in lines) for name in match.names), summary.lines
    assert any("cannot pay" in line for line in told)


@pytest.mark.parametrize("game", GAMES)
def test_summaries_explain_the_event_and_give_totals(game: str) -> None:
    match = freestone.new(game, seats=2, seed=6)
    for _ in play_on(match, Random(6)):
        pass
    words, presentation = Words(match.game, match.names), presentation_of(match.game)
    summaries = presentation.summaries(match, words)
    effects = [words.card(card.name) for card in match.pack.events]  # type: ignore[attr-defined]
    told = sum(any(line.endswith(does) for does in effects if does) for one in summaries for line in one.lines)
    assert told == len(summaries) - (game == "kutna_hora"), "the last round of Kutná Hora has no event"
    for seat, score in enumerate(match.scores):
        assert summaries[-1].changes[seat].texts[0].startswith(f"{score} point".replace("-", "\N{MINUS SIGN}"))
        assert not any("ended now" in text for text in summaries[-1].changes[seat].texts)


def test_if_the_game_ended_now_its_end_would_score_just_that() -> None:
    """K13: what is told beside the table is what the last step of the game itself would score."""
    for number, match in enumerate(tables("kutna_hora")):
        words, presentation = Words(match.game, match.names), presentation_of(match.game)
        for at, _ in enumerate(play_on(match, Random(number))):
            if at % EVERY == 0 and match.state.round:
                ended = match.state.copy()
                ScoreGame().run(ended)
                told = [tally.total for tally in presentation.tallies(match.state, words)]
                assert told == match.game.scores(ended)


@pytest.mark.parametrize("game", GAMES)
def test_a_history_has_a_sample_a_round_or_an_entry(game: str) -> None:
    match = freestone.new(game, seats=2, seed=8)
    for _ in play_on(match, Random(8)):
        pass
    presentation = presentation_of(match.game)
    rounds = presentation.history(match)
    assert [sample.round for sample in rounds] == list(range(match.state.round + 1))
    assert all(sample.ends_round for sample in rounds)
    entries = presentation.history(match, 0, each_entry=True)
    assert [sample.entry for sample in entries] == list(range(entries[0].entry, len(match.journal.entries) + 1))
    assert entries[-1].figures == rounds[-1].figures


@pytest.mark.parametrize("game", GAMES)
def test_sensible_play_is_rarely_warned(game: str) -> None:
    """A caution that a fair player meets all the time would be nagging."""
    match, bot = freestone.new(game, seats=2, seed=9), GreedyBot(9)
    presentation, warned, decisions = presentation_of(match.game), 0, 0
    while match.seat is not None:
        seen = match.seen()
        choice = bot.choose(seen)
        warned += bool(presentation.cautions(seen.state, match.seat, choice))
        decisions += 1
        match.play(choice)
    assert warned <= 0.05 * decisions


def foreseen() -> tuple[Match, int]:
    """Return a game of Pillars in which somebody has foreseen an event, and who."""
    for seed in range(200):
        match = freestone.new("pillars", seats=3, seed=seed)
        for _ in play_on(match, Random(seed)):
            if match.state.foreseen >= 0:
                return match, next(seat for seat in range(3) if match.state.lasting(seat, "see_event"))
    raise AssertionError("nobody ever foresaw an event")


def test_only_its_owner_sees_the_foreseen_event() -> None:
    match, owner = foreseen()
    words, presentation = Words(match.game, match.names), presentation_of(match.game)
    name = words.name(match.pack.events[match.state.foreseen].name)  # type: ignore[attr-defined]
    for seat in (None, 0, 1, 2):
        state = match.game.redact(match.state, seat)
        events = next(section for section in presentation.outlook(state, words, seat) if section.tab == "events")
        line = next(line for line in events.lines if line.text == name)
        assert line.mark == ("here" if seat == owner else "coming")
        assert ("Only you know" in line.note) == (seat == owner)
        told = [text for summary in presentation.summaries(match, words, seat) for text in summary.lines]
        assert not any("You see" in text for text in told)


def test_a_match_shows_itself_in_a_notebook(title: Game[Any]) -> None:
    match = freestone.new(title.id, seats=2, seed=1)
    source = match._repr_svg_()
    assert ET.fromstring(source).tag.endswith("svg")
    assert "var(" not in source


def test_a_notebook_shows_no_secret() -> None:
    match, _ = foreseen()
    hidden = match.game.redact(match.state, None)
    presentation, words = presentation_of(match.game), Words(match.game, match.names)
    assert match._repr_svg_() == presentation.picture(match)
    name = words.name(match.pack.events[match.state.foreseen].name)  # type: ignore[attr-defined]
    assert hidden.foreseen < 0
    assert name not in match._repr_svg_()


@pytest.mark.parametrize("game", GAMES)
def test_a_forced_pass_says_so(game: str) -> None:
    """Who gives up because nothing is possible is not said to have chosen it."""
    giving_up = {"pass", "wait", "stop", "leave"}
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(3):
        match, rng = freestone.new(game, seats=4, seed=seed, watched=True), Random(seed)
        while match.seat is not None:
            match.play(rng.choice(match.options))
        positions = list(match.positions())
        for before, after, (_, text) in zip(positions, positions[1:], match.journal.entries, strict=False):
            if text in giving_up:
                told[len(before.state.options) == 1].add(after.events[0].kind.name)
    assert told[True]
    assert told[False]
    assert not told[True] & told[False]
