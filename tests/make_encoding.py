"""Write the tables of fields in docs/encoding.md: python tests/make_encoding.py."""

import re
from pathlib import Path

from freestone.core.game import find
from freestone.encoding import Field, encoding_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "encoding.md"
TABLE = re.compile(r"(<!-- fields of (\w+) -->\n\n).*?(?=\n\n|\n\Z)", re.DOTALL)
FEW, MANY = 3, 4


def page() -> str:
    """Return the page with the fields as they are."""
    return TABLE.sub(lambda found: found[1] + table(found[2]), PAGE.read_text(encoding="utf-8"))


def table(game: str) -> str:
    """Return the fields of a game, as it is with its newest pack and four seats."""
    found = find(game)
    few, many = (encoding_of(found, found.pack(), seats) for seats in (FEW, MANY))
    head = ["| field | values | from | to | what it says |", "| --- | --- | --- | --- | --- |"]
    both = zip(few.fields, many.fields, strict=True)
    return "\n".join(head + [row(one, other) for one, other in both])


def row(few: Field, many: Field) -> str:
    """Return one field; what differs with the number of seats is the seats."""
    both = zip(few.shape, many.shape, strict=True)
    shape = " by ".join(str(one) if one == other else "seats" for one, other in both)
    return f"| `{many.name}` | {shape or 1} | {many.least} | {many.most} | {many.about} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
