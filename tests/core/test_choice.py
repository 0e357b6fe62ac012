"""Choices and their vocabulary."""

import pytest

from core.toy import TOY
from freestone.core.choice import Vocabulary
from freestone.core.errors import InvalidChoice


@pytest.fixture
def vocabulary() -> Vocabulary:
    made = Vocabulary()
    made.family("take", ["sand", "stone"], "material")
    made.single("pass")
    return made


def test_a_choice_is_verb_and_noun(vocabulary: Vocabulary) -> None:
    choice = vocabulary.find("take:stone")
    assert (choice.verb, choice.noun, choice.value, choice.name) == ("take", "stone", 1, "material-stone")
    assert str(choice) == "take:stone"
    assert repr(choice) == "Choice('take:stone')"


def test_a_single_choice_has_no_noun(vocabulary: Vocabulary) -> None:
    choice = vocabulary.find("pass")
    assert (choice.verb, choice.noun, choice.value, choice.name) == ("pass", "", 0, "")


def test_text_choice_and_index_lead_to_each_other(vocabulary: Vocabulary) -> None:
    assert [choice.text for choice in vocabulary] == ["take:sand", "take:stone", "pass"]
    assert len(vocabulary) == 3
    for index, choice in enumerate(vocabulary):
        assert choice.index == index
        assert vocabulary.find(choice.text) is choice
        assert vocabulary.choices[index] is choice
        assert choice in vocabulary


def test_a_choice_of_another_vocabulary_is_not_in_it(vocabulary: Vocabulary) -> None:
    stranger = Vocabulary("another pack").single("pass")
    assert stranger not in vocabulary
    assert "pass" not in vocabulary


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("take:stnoe", "no choice 'take:stnoe'; did you mean 'take:stone'?"),
        ("x", "no choice 'x'; there are: take:sand, take:stone, pass"),
        ("", "no choice ''; there are: take:sand, take:stone, pass"),
    ],
)
def test_an_unknown_text_is_refused_with_the_nearest(vocabulary: Vocabulary, text: str, message: str) -> None:
    with pytest.raises(InvalidChoice) as error:
        vocabulary.find(text)
    assert str(error.value) == message


def test_a_long_unknown_text_is_cut_in_the_message(vocabulary: Vocabulary) -> None:
    with pytest.raises(InvalidChoice) as error:
        vocabulary.find("x" * 1_000_000)
    assert len(str(error.value)) < 300


def test_nothing_is_defined_twice(vocabulary: Vocabulary) -> None:
    with pytest.raises(AssertionError, match="pass is defined twice"):
        vocabulary.single("pass")


def test_an_empty_vocabulary_says_so() -> None:
    with pytest.raises(InvalidChoice, match=r"^no choice 'pass'$"):
        Vocabulary().find("pass")


def test_packs_do_not_share_choices() -> None:
    ours, theirs = TOY.pack("toy-1"), TOY.pack("toy-2")
    assert ours.pass_ is not theirs.pass_
    assert ours.pass_ not in theirs.vocabulary
