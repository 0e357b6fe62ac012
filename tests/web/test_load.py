"""A crowd: many tables with a listener each, and everybody is answered."""

import asyncio

from web.load import run
from web.server import Server

OWN_SERVER = True  # it is busy


def test_nobody_is_refused_in_a_crowd(server: Server) -> None:
    load = asyncio.run(run(server, "pillars", 60, 3))
    assert load.times
    assert load.refused == {}
