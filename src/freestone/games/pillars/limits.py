"""What can be printed on a component: wider than anything known, but a slip of the finger is noticed."""

from typing import Final

ROUNDS: Final = range(1, 7)
MASTER_BUILDERS: Final = range(1, 4)
WORKERS: Final = range(1, 31)
START_POINTS: Final = range(21)
GOLD: Final = range(61)
GOLD_LIMIT: Final = range(1, 100)
POINTS_LAP: Final = range(1, 101)
CRAFTSMAN_LIMIT: Final = range(3, 11)
KEEP_CUBES: Final = range(31)
BUILDER_COST: Final = range(21)
TAX: Final = range(13)
CARDS_REMOVED: Final = range(31)
MARKET_CUBES: Final = range(13)
PRICE: Final = range(1, 13)
CASTLE_WORKERS: Final = range(7)

STEP: Final = range(1, 15)
SPACES: Final = range(1, 5)
SPACE_POINTS: Final = range(10)

HIRING_COST: Final = range(21)
USES: Final = range(1, 11)
INPUT: Final = range(1, 7)
OUTPUT: Final = range(1, 13)
HELD_METAL: Final = range(1, 2)
CUBES: Final = range(1, 5)
CARD_WORKERS: Final = range(1, 13)

GAIN: Final = range(1, 13)
CHANGE: Final = range(-12, 13)
CUBES_PER_CARD: Final = range(-1, 4)
EXTRA: Final = range(1, 4)
ONE: Final = range(1, 2)
BUILDERS_LEFT: Final = range(1, 4)
TAX_AT_MOST: Final = range(1, 13)
