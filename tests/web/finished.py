"""Tables where a game is over."""

import freestone
from freestone.bots.greedy import GreedyBot
from freestone.bots.novice import NoviceBot
from web.server import Client, Server


def finished(server: Server, game: str) -> Client:
    """A table where a person, who plays like a novice, has just played against a bot."""
    match = freestone.new(game, names=["Anna", "Ben"], seed=3, players=["person", "greedy"])
    while match.seat is not None:
        bot = NoviceBot if match.seat == 0 else GreedyBot
        match.play(bot(match.seat).choose(match.seen()))
    made = server.http.post(f"{server.address}/api/journals", json={"journal": "\n".join(match.lines())}).json()
    return Client(server, made["id"], made["token"])
