"""Styles: simple players who go for one thing each. They judge actions, not positions, and do not look ahead."""

from freestone.games.kutna_hora.styles.base import Style


class Patricians(Style):
    """Goes for the council: public buildings, the pelicans that silver patricians pay for, and seats as soon as it can.

    A patrician pays in each of the last three rounds, so whoever comes early with used pelicans earns most.
    """

    public = 2.0
    pelican = 2.0
    council = 1.5


class Mines(Style):
    """Digs in every round, likes the Miners and their technology, and looks after the rows of the mines."""

    mine = 1.0
    stars = 1.0
    council = 0.8
    guilds = (1.4, 1.0, 0.9, 1.0, 1.3, 1.1)


class Town(Style):
    """Builds for its guilds where dots match."""

    guild = 1.0
    dots = 1.5


class Cathedral(Style):
    """Collects pelicans wherever there are any, and uses one or two in every round."""

    pelican = 3.0
    cathedral = 3.0
    # A used pelican counts for itself, whatever the council pays for it.
    council = 0.8


class Money(Style):
    """Builds up its production first, and buys what is dear with what it earns."""

    production = 1.6
    guild = 1.0
