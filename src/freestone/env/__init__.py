"""Environments for research: the games as PettingZoo, Gymnasium and OpenSpiel know them, from one shared encoding.

Importing this package registers every installed game with Gymnasium: `pillars` as `freestone/Pillars-v0`.
"""

from importlib.metadata import entry_points

from freestone.core.game import GROUP
from freestone.extras import need

need("env", "freestone.env", "gymnasium", "numpy")

import gymnasium


def register() -> None:
    """Register with Gymnasium the games that are not registered yet; importing this package does so.

    The version behind `-v` rises when observations or actions of all games change their meaning.
    """
    for point in entry_points(group=GROUP):  # their names only: a game is loaded when somebody plays it
        id = f"freestone/{point.name.title().replace('_', '')}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="freestone.env.single:AgainstBots", kwargs={"game": point.name})


register()
