"""The bots as people meet them: by level from the weakest to the strongest, each with its character."""

from typing import Final, NamedTuple

from freestone.bots import roster
from freestone.web.texts import Texts

LEVELS: Final = ("novice", "apprentice", "journeyman", "master")
OTHER_NAMES: Final = ("greedy", "planner", "search")
LAST: Final = "random"
STAND_IN: Final = "apprentice"


class Level(NamedTuple):
    """A bot that is offered: its name in journals, its name for people, and how it plays."""

    id: str
    name: str
    character: str


def levels(texts: Texts) -> list[Level]:
    """Return the bots to offer; one that is installed besides comes under its own name, chance last."""
    known = roster.registry()
    others = [bot for bot in known if bot not in (*LEVELS, *OTHER_NAMES, LAST)]
    return [_level(bot, texts) for bot in (*LEVELS, *others, LAST) if bot in known]


def _level(bot: str, texts: Texts) -> Level:
    name, character = f"level-{bot}", f"level-{bot}-character"
    return Level(bot, *(texts(one) if texts.has(one) else other for one, other in ((name, bot), (character, ""))))
