"""Which names players may have. Everything that accepts a name asks here."""

from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import category, normalize

from freestone.core.errors import InvalidChoice, shown

LONGEST: Final = 40
MOST_MARKS: Final = 3  # pointed Hebrew has three on a letter; taller stacks run into the lines above and below
JOINERS: Final = "\u200c\u200d"  # they hold together family emoji, and shape words in Persian and Hindi
FLAG: Final = "\U0001f3f4"
TAGS: Final = range(0xE0020, 0xE0080)  # they spell a region after a flag
# Unicode counts these as letters, marks or symbols, yet nothing is drawn for them.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159")


class InvalidName(InvalidChoice):
    """A name that is not allowed: empty, long, odd, stacked or the same; `visible` is what can be seen of it."""

    def __init__(self, fault: str, name: str) -> None:
        self.fault = fault
        self.visible = "".join(char for char in name[:60] if _shows(char) or char == " ")
        quoted = ascii(name[:60]) if fault == "empty" else shown(name)
        super().__init__(f"name-{fault}", name=quoted, most=LONGEST, marks=MOST_MARKS)


def checked(names: Iterable[str]) -> list[str]:
    """Return the names of a table as they are stored; raise InvalidName for one that is not allowed.

    >>> checked([" Anna ", "Zdeněk"])
    ['Anna', 'Zdeněk']
    """
    found: list[str] = []
    for name in map(_tidy, names):
        fault = _fault(name) or ("same" if _key(name) in map(_key, found) else "")
        if fault:
            raise InvalidName(fault, name)
        found.append(name)
    return found


def mended(names: Sequence[str]) -> list[str]:
    """Return allowed names, as close as possible to those of an old journal.

    >>> mended(["Anna", "anna", "\u3164"])
    ['Anna', 'anna 2', 'Player 3']
    """
    found: list[str] = []
    for number, name in enumerate(map(_tidy, names), start=1):
        sound = name[:LONGEST] if not _fault(name[:LONGEST]) else f"Player {number}"
        found.append(numbered(sound, found))
    return found


def numbered(name: str, taken: Iterable[str]) -> str:
    """Return a name, followed by a number if it is taken.

    >>> numbered("Anna", ["Anna", "Anna 2"])
    'Anna 3'
    """
    keys = {_key(one) for one in taken}
    ways = (f"{name[: LONGEST - 3].rstrip()} {number}" for number in range(2, len(keys) + 3))
    return name if _key(name) not in keys else next(way for way in ways if _key(way) not in keys)


def is_readable(name: str) -> bool:
    """Whether a text can be printed safely; every name in a journal must be."""
    return bool(name.strip()) and all(char.isprintable() or char in JOINERS or ord(char) in TAGS for char in name)


def _tidy(name: str) -> str:
    """Return a name in composed form, with single plain spaces."""
    spaced = "".join(" " if category(char) == "Zs" else char for char in normalize("NFC", name))
    return " ".join(part for part in spaced.split(" ") if part)


def _fault(name: str) -> str:
    if not any(_shows(char) for char in name):
        return "empty"
    if len(name) > LONGEST:
        return "long"
    if not is_readable(name) or BLANK & set(name) or not _holds_together(name):
        return "odd"
    return "stacked" if _tallest(name) > MOST_MARKS else ""


def _shows(char: str) -> bool:
    return category(char)[0] in "LNPS" and char not in BLANK


def _holds_together(name: str) -> bool:
    """Whether joiners have something on both sides, tags follow a flag, and marks follow what they mark."""
    before = " "
    for char in f"{name} ":
        joined = before not in JOINERS or _shows(char)
        base = (category(char)[0] != "M" and char not in JOINERS) or before != " "
        tagged = ord(char) not in TAGS or before == FLAG or ord(before) in TAGS
        if not (joined and base and tagged):
            return False
        before = char
    return True


def _tallest(name: str) -> int:
    """Return the largest number of consecutive marks."""
    tallest = count = 0
    for char in normalize("NFD", name):
        count = count + 1 if category(char)[0] == "M" else 0
        tallest = max(tallest, count)
    return tallest


def _key(name: str) -> str:
    """Return a key that is equal for names that people would confuse."""
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    seen = "".join(char for char in folded if category(char) != "Cf" and char not in BLANK and not _is_selector(char))
    return " ".join(seen.split())


def _is_selector(char: str) -> bool:
    """Whether a character only chooses between two drawings of the one before it."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
