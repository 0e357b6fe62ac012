"""Choices: everything that can be chosen, written `verb:noun`, made once and compared by identity."""

from collections.abc import Iterable, Iterator

from freestone.core.errors import unknown


class Choice:
    """One thing that can be chosen; its text is the journal entry, the URL and the DOM key."""

    def __init__(self, verb: str, noun: str, value: int, name: str, index: int) -> None:
        self.verb = verb
        self.noun = noun
        self.text = f"{verb}:{noun}" if noun else verb
        self.value = value
        self.name = name
        self.index = index

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __str__(self) -> str:
        return self.text


class Vocabulary:
    """Every choice a game can ever offer: text to choice, choice to index and back."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
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
        choice = Choice(verb, noun, value, name, len(self.choices))
        assert choice.text not in self._by_text, f"{choice.text} is defined twice"
        self._by_text[choice.text] = choice
        self.choices.append(choice)
        return choice

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
        return isinstance(choice, Choice) and self._by_text.get(choice.text) is choice
