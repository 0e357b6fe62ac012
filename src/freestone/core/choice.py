"""Choices: everything that can be chosen, written `verb:noun` and created once per pack."""

from collections.abc import Iterable, Iterator
from typing import Final

from freestone.core.errors import unknown


class Choice:
    """One thing that can be chosen; its text is the journal entry, the URL and the DOM key.

    Rules and engine compare choices by identity. A choice from another process is another object, so choices with
    the same text and equal packs are equal too, and a match accepts either.
    """

    def __init__(self, verb: str, noun: str, value: int, name: str, index: int, pack_digest: str = "") -> None:
        self.verb: Final = verb
        self.noun: Final = noun
        self.text: Final = f"{verb}:{noun}" if noun else verb
        self.value: Final = value
        self.name: Final = name
        self.index: Final = index
        self.pack_digest: Final = pack_digest
        self._hash: Final = hash(self.text)  # searches use choices as keys all the time

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.text == other.text and self.pack_digest == other.pack_digest

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type["Choice"], tuple[str, str, int, str, int, str]]:
        return Choice, (self.verb, self.noun, self.value, self.name, self.index, self.pack_digest)

    # A copy that is another object would no longer be offered: the engine compares by identity.
    def __copy__(self) -> "Choice":
        return self

    def __deepcopy__(self, memo: object) -> "Choice":
        return self


class Vocabulary:
    """Every choice that a game can ever offer with one pack: text to choice, choice to index and back."""

    def __init__(self, pack_digest: str = "") -> None:
        self.choices: list[Choice] = []
        self._pack_digest = pack_digest
        self._by_text: dict[str, Choice] = {}

    def family(self, verb: str, nouns: Iterable[str], names: str = "") -> list[Choice]:
        """Add one choice per noun; `value` is the place in the family, `names` prefixes the message id of the noun.

        >>> Vocabulary().family("take", ["sand-2", "sand-3"])[1].value
        1
        """
        return [self._add(verb, noun, value, f"{names}-{noun}" if names else "") for value, noun in enumerate(nouns)]

    def single(self, verb: str) -> Choice:
        """Add a choice that needs no noun, such as `pass`."""
        return self._add(verb, "", 0, "")

    def _add(self, verb: str, noun: str, value: int, name: str) -> Choice:
        choice = Choice(verb, noun, value, name, len(self.choices), self._pack_digest)
        assert choice.text not in self._by_text, f"{choice.text} is defined twice"
        self._by_text[choice.text] = choice
        self.choices.append(choice)
        return choice

    def get(self, text: str) -> Choice | None:
        """Return the choice with this text; None if there is none."""
        return self._by_text.get(text)

    def find(self, text: str) -> Choice:
        """Return the choice with this text; raise InvalidChoice if there is none."""
        choice = self._by_text.get(text)
        if choice is None:
            raise unknown("choice", text, self._by_text)
        return choice

    def __len__(self) -> int:
        return len(self.choices)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices)

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, Choice) and self._by_text.get(choice.text) == choice
