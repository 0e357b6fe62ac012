"""The rulebook of every game: its topics explain every rule, and whatever its texts and pictures need exists."""

import re

import pytest

from freestone.core.game import registry
from freestone.i18n import message_ids
from freestone.pictures import symbols
from freestone.presentation import Cut, Edition, Example, OneOf, Passage, Phase, presentation_of
from freestone.presentation.book import FOLDER
from freestone.presentation.overview import ARROW, NARROW, WIDE, draw_overview
from freestone.presentation.values import Rule

MARK = re.compile(r"\[(#?)([^\]]+)\]")


@pytest.fixture(scope="module", params=sorted(registry()))
def edition(request: pytest.FixtureRequest) -> Edition:
    return Edition(presentation_of(registry()[request.param]))


def texts(edition: Edition) -> list[str]:
    """Return all texts of a book."""
    parts = [text for passage in edition.passages for part in passage.parts for text in part.texts]
    return [*parts, *(passage.title for passage in edition.passages), *(passage.lead for passage in edition.passages)]


def test_every_rule_is_explained_by_one_topic(edition: Edition) -> None:
    chapters = edition.presentation.rules(edition.words)
    explained = [rule.number for passage in edition.passages for rule in passage.rules]
    assert sorted(explained) == sorted(rule.number for chapter in chapters for rule in chapter.rules)


def test_every_decision_option_and_refusal_leads_to_a_topic(edition: Edition) -> None:
    numbers = edition.presentation.rule_numbers
    for table in (numbers.decisions, numbers.choices, numbers.refusals):
        assert {name: number for name, number in table.items() if edition.passage(number) is None} == {}
    asked = {id.removeprefix("prompt-") for id in message_ids(edition.game.folder / "locale" / "en.ftl")}
    assert numbers.decisions.keys() <= asked


def test_only_rules_that_follow_each_other_are_a_range() -> None:
    rules = [Rule(number, "") for number in ("K1.9", "K1.10", "K12.1", "K12.2", "K12.3", "K12.5")]
    passage = Passage("", "", "", [], rules)
    assert passage.numbers == ["K1.9", "K1.10", "K12.1\N{EN DASH}K12.3", "K12.5"]


def test_topics_have_titles_and_addresses(edition: Edition) -> None:
    ids = [passage.id for passage in edition.passages]
    assert len(ids) == len(set(ids))
    assert all(passage.title for passage in edition.passages)
    assert edition.passage(ids[0]) is edition.passages[0]
    assert edition.passage("no such topic") is None


def test_icons_and_topics_that_texts_name_exist(edition: Edition) -> None:
    named = {(kind, name) for text in texts(edition) for kind, name in MARK.findall(text)}
    topics = {passage.id for passage in edition.passages}
    icons = {name.removeprefix("icon-") for name in symbols()}
    assert {name for kind, name in named if name not in (topics if kind else icons)} == set()
    assert not [text for text in texts(edition) if "{" in text or text.count("*") % 2]


def test_every_message_of_a_book_is_used(edition: Edition) -> None:
    """A text that nobody reads is one that translators translate in vain."""
    book, file = edition.book, edition.game.folder / FOLDER / "en.ftl"
    assert (book is None) == (not file.exists())
    if book is None:
        return
    read: set[str] = set()
    words = edition.words.text

    def noted(message: str, **terms: int | str) -> str:
        read.add(message)
        return words(message, **terms)

    fresh = Edition(edition.presentation)
    fresh.words.text = noted  # type: ignore[method-assign]
    assert fresh.passages
    assert message_ids(file) - read == set()


def test_pictures_show_things_of_the_match(edition: Edition) -> None:
    for topic in edition.book.topics if edition.book else ():
        cuts = [block for block in topic.body if isinstance(block, Cut)]
        cuts += [cut for block in topic.body if isinstance(block, Example) for cut in block.cuts]
        for cut in cuts:
            scene = edition.scene(cut.entry)
            assert cut.panel in {panel.id for panel in scene.panels}, f"{topic.id}: {cut}"
            there = {item.id for item in scene.items if item.panel == cut.panel}
            assert {*cut.items, *cut.lit} <= there, f"{topic.id}: {cut}"


def test_the_match_is_replayed_with_the_newest_pack(edition: Edition) -> None:
    """Its examples are positions of a whole match; a new pack or new rules need a new match."""
    if edition.match is None or edition.book is None:
        return
    assert edition.match.seat is None
    assert edition.match.pack.digest == edition.game.pack().digest
    assert edition.match.journal.header.rules == edition.game.rules
    examples = [block for topic in edition.book.topics for block in topic.body if isinstance(block, Example)]
    assert all(example.start < example.end <= len(edition.match.journal.entries) for example in examples)


def test_alternatives_of_a_round_share_a_box_without_arrows() -> None:
    """Steps in order have arrows between them; alternatives stay in one row as long as it has room for them."""
    either = OneOf((("take", "card"), ("hire", "craftsman")), "one-of")
    phases = (Phase("supply", "leaf", (("draw", "builder"), either, ("mill", "worker"))),)
    for width, arrows in ((WIDE, 2), (NARROW, 1)):
        art = draw_overview(phases, str, width).art
        assert art.count(ARROW) == arrows
        assert art.count("stroke-dasharray") == art.count(">one-of<") == 1
        take, hire = (re.search(rf'<text [^>]*y="([^"]+)"[^>]*>{word}<', art) for word in ("take", "hire"))
        assert take
        assert hire
        assert take[1] == hire[1]
    many = Phase("actions", "gold", (OneOf(tuple((f"action-{number}", "card") for number in range(7))),))
    for width in (WIDE, NARROW):
        art = draw_overview((many,), str, width).art
        assert (art.count(ARROW), art.count("stroke-dasharray"), art.count(">action-")) == (0, 1, 7)
