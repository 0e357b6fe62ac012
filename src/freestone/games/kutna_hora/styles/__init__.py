"""Styles: simple players who go for one thing each. They judge actions, not positions, and do not look ahead."""

from freestone.games.kutna_hora.styles.base import Style


class Patricians(Style):
    """Goes for the council: public buildings, pelicans, and patricians that pay it more than others."""

    public = 2.0
    pelican = 2.0
    council = 1.3


class Mines(Style):
    """Digs in every round, and likes the Miners and their technology."""

    mine = 1.5
    stars = 1.2
    guilds = (1.4, 1.0, 0.9, 1.0, 1.3, 1.1)


class Town(Style):
    """Builds where dots match."""

    dots = 1.4
    stars = 0.5
    rows = (1.1, 1.0, 1.2)


class Cathedral(Style):
    """Collects pelicans and uses them."""

    pelican = 2.0
    cathedral = 2.0


class Money(Style):
    """Goes for production."""

    production = 1.5
