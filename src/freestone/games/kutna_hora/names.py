"""The words of the game as small numbers, shared by data, rules and figures."""

from typing import Final

NONE: Final = -1

COMMODITIES: Final = ("ore", "silver", "wood", "permits", "food", "beer")
GUILDS: Final = ("miners", "metallurgists", "builders", "scribes", "grocers", "innkeepers")
ORE: Final = 0
SILVER: Final = 1
WOOD: Final = 2
PERMITS: Final = 3
KINDS: Final = 6

DECKS: Final = ("population", "ore")
POPULATION_DECK: Final = 0
ORE_DECK: Final = 1

TOWN: Final = 1
RED_X: Final = 2

COLOURS: Final = ("red", "yellow", "green", "blue")
DOTS: Final = 4

PATRICIANS: Final = ("green", "silver", "yellow", "red")
GREEN: Final = 0
SILVERY: Final = 1
YELLOW: Final = 2
RED: Final = 3

ROWS: Final = ("public", "pelican", "reputation")
HOUSE_ROWS: Final = 3

ACTIONS: Final = ("mine", "rights", "plot", "building", "income", "barbara", "joker")
MINE: Final = 0
RIGHTS: Final = 1
PLOT: Final = 2
BUILDING: Final = 3
INCOME: Final = 4
BARBARA_ACTION: Final = 5
JOKER_ACTION: Final = 6

# Where an action comes from: it says what it costs and whether it may be declined.
CARD: Final = 0
JOKER: Final = 1
HOUSE: Final = 2
BARBARA: Final = 3
TECHNOLOGY: Final = 4

SOURCES: Final = (
    *("tiles", "houses", "barbara", "mines", "events", "beyond", "green", "silver", "yellow", "red"),
    *("town", "mine_rows", "income", "reputation", "extras"),
)
FROM_TILES: Final = 0
FROM_HOUSES: Final = 1
FROM_BARBARA: Final = 2
FROM_MINES: Final = 3
FROM_EVENTS: Final = 4
FROM_BEYOND: Final = 5
FROM_PATRICIANS: Final = 6
FROM_TOWN: Final = 10
FROM_MINE_ROWS: Final = 11
FROM_INCOME: Final = 12
FROM_REPUTATION: Final = 13
FROM_EXTRAS: Final = 14
SOURCE_COUNT: Final = 15

ORIGINS: Final = ("card", "joker", "house", "barbara", "technology")
COMMODITY_NAMES: Final = [f"commodity-{commodity}" for commodity in COMMODITIES]
GUILD_NAMES: Final = [f"guild-{guild}" for guild in GUILDS]
PATRICIAN_NAMES: Final = [f"patrician-{colour}" for colour in PATRICIANS]
ROW_NAMES: Final = [f"row-{row}" for row in ROWS]
DECK_NAMES: Final = [f"deck-{deck}" for deck in DECKS]
ACTION_NAMES: Final = [f"action-{action}" for action in ACTIONS]
SOURCE_NAMES: Final = [f"source-{source}" for source in SOURCES]


def is_paid(origin: int) -> bool:
    """Whether an action from there costs something; those of houses, St. Barbara and technology tiles are free."""
    # The order of the origins matters: those that pay come first.
    return origin <= JOKER
