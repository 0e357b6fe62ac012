"""The rulebook of every game: its topics explain every rule, and whatever its texts and pictures need exists."""

import pytest

from freestone.core.game import registry
from freestone.presentation import Edition, presentation_of


@pytest.fixture(scope="module", params=sorted(registry()))
def edition(request: pytest.FixtureRequest) -> Edition:
    return Edition(presentation_of(registry()[request.param]))


def test_every_rule_is_explained_by_one_topic(edition: Edition) -> None:
    chapters = edition.presentation.rules(edition.words)
    explained = [rule.number for passage in edition.passages for rule in passage.rules]
    assert sorted(explained) == sorted(rule.number for chapter in chapters for rule in chapter.rules)


def test_every_decision_option_and_refusal_leads_to_a_topic(edition: Edition) -> None:
    numbers = edition.presentation.rule_numbers
    for table in (numbers.decisions, numbers.choices, numbers.refusals):
        assert {name: number for name, number in table.items() if edition.passage(number) is None} == {}


def test_topics_have_titles_and_addresses(edition: Edition) -> None:
    ids = [passage.id for passage in edition.passages]
    assert len(ids) == len(set(ids))
    assert all(passage.title for passage in edition.passages)
    assert edition.passage(ids[0]) is edition.passages[0]
    assert edition.passage("no such topic") is None
