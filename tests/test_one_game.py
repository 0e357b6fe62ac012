"""Bots that play one game only: refused wherever they would meet another, and listed with their game."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Response
from typer.testing import CliRunner

import freestone
from freestone.bots import files, roster
from freestone.cli import app
from freestone.core.errors import InvalidChoice
from freestone.core.game import find
from freestone.core.match import Match
from freestone.env.arena import Arena
from freestone.env.episode import Lineup
from freestone.lab.simulate import Plan, play, run
from freestone.table.hall import Hall
from freestone.table.sitters import Sitter, sitters_of
from freestone.table.store import Store
from freestone.table.thinking import choose
from freestone.testing.checks import tables
from freestone.testing.parts import check_bots
from freestone.web.site import Texts, levels
from strangers import installed, package
from web.server import Client, Server, make, seats

SOLOIST = '''
"""A bot that plays Pillars only, and says so if anything else is put before it."""


class Soloist:
    game = "pillars"

    def __init__(self, seed):
        pass

    def choose(self, seen):
        assert seen.game.id == self.game
        return seen.options[0]
'''
REFUSAL = "soloist plays pillars, not kutna_hora"


@pytest.fixture(scope="module", autouse=True)
def soloist(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("stranger")
    package(folder, "soloist", SOLOIST, catalogue=None, entry="soloist:Soloist", group=roster.GROUP)
    with installed(folder):
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "mybot.py"
    path.write_text(SOLOIST)
    return str(path)


COMMANDS = [
    "simulate {game} --players {bot},random --games 2 --workers 1",
    "play {game} --players {bot},random --seed 3",
    "lab balance {game} --players {bot},random --games 2 --workers 1",
    "lab balance {game} --bot {bot} --seats 2 --games 2 --workers 1",
    "lab compare {game} --bots random,{bot} --games 2 --workers 1",
    "lab ladder {game} --bots random,{bot} --games 2 --workers 1 --output {folder}/ladder.jsonl",
    "lab ladder {game} --bots random --against {bot} --games 2 --workers 1 --output {folder}/ladder.jsonl",
]


@pytest.mark.parametrize("words", COMMANDS)
@pytest.mark.parametrize("is_file", [False, True], ids=["installed", "file"])
def test_commands_refuse_a_bot_of_another_game(words: str, is_file: bool, file: str, tmp_path: Path) -> None:
    bot = file if is_file else "soloist"
    for game, code in (("kutna_hora", 2), ("pillars", 0)):
        command = [word.format(game=game, bot=bot, folder=tmp_path) for word in words.split()]
        result = CliRunner().invoke(app, command)
        assert result.exit_code == code, result.output
        if code:
            assert result.stderr.strip() == f"freestone: {bot} plays pillars, not kutna_hora"


def test_an_unknown_game_is_said_before_what_its_bots_play() -> None:
    result = CliRunner().invoke(app, ["play", "pilars", "--players", "soloist,random"])
    assert "no game “pilars”; did you mean “pillars”?" in result.stderr


def other_game() -> Match:
    """The beginning of a match of Kutná Hora whose header names a bot of Pillars."""
    return freestone.new("kutna_hora", seats=2, seed=1, players=["soloist", "you"])


def test_a_saved_game_does_not_seat_a_bot_of_another_game(tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    other_game().save(saved)
    assert REFUSAL in CliRunner().invoke(app, ["play", "--load", str(saved)]).stderr
    assert [sitter.bot for sitter in sitters_of(other_game().journal.header)] == ["", ""]


def test_games_of_a_plan_refuse_it_even_unchecked() -> None:
    with pytest.raises(InvalidChoice, match=REFUSAL):
        play(Plan("kutna_hora", ("soloist", "random")), 0)
    with pytest.raises(InvalidChoice, match=REFUSAL):
        next(run(Plan("kutna_hora", ("soloist", "random")), 4, workers=2))


def test_environments_refuse_it_as_an_opponent(file: str) -> None:
    assert Lineup(Arena("pillars"), "soloist", None).bots(0, 1)
    for bot in ("soloist", file):
        with pytest.raises(InvalidChoice, match="plays pillars, not kutna_hora"):
            Lineup(Arena("kutna_hora"), bot, None)


def test_a_hall_refuses_it(tmp_path: Path) -> None:
    sitters = [Sitter("Anna"), Sitter("Solo", "soloist")]

    async def act() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        await hall.open()
        try:
            await hall.make("pillars", sitters, {}, 7)
            with pytest.raises(InvalidChoice, match=REFUSAL):
                await hall.make("kutna_hora", sitters, {}, 7)
            with pytest.raises(InvalidChoice, match=REFUSAL):
                await hall.go_on(other_game().journal, sitters)
        finally:
            await hall.close()

    asyncio.run(act())


def test_a_process_that_thinks_refuses_it() -> None:
    """A stored table may name a bot that plays another game since."""
    with pytest.raises(InvalidChoice, match=REFUSAL):
        choose(other_game().journal, 0, "soloist")


def refused(answer: Response) -> str:
    assert answer.status_code == 400
    return answer.text


def test_the_server_refuses_it(server: Server) -> None:
    body = {"game": "kutna_hora", "seats": seats("", "soloist"), "seed": 7}
    assert REFUSAL in refused(server.http.post(f"{server.address}/api/tables", json=body))
    table: Client = make(server, "", "", game="kutna_hora")
    assert REFUSAL in refused(table.post("/seats/1/bot", {"bot": "soloist"}))
    assert REFUSAL in refused(table.post("/leave", {"bot": "soloist"}))
    assert make(server, "soloist", "random").wait_for_turn()


def test_programs_can_ask_who_plays_a_game(server: Server) -> None:
    def bots(query: str) -> list[str]:
        found: list[str] = server.http.get(f"{server.address}/api/bots{query}").json()
        return found

    assert "soloist" in bots("?game=pillars")
    assert "soloist" not in bots("?game=kutna_hora")
    assert "soloist" not in bots("")
    assert "greedy" in bots("?game=kutna_hora")
    assert "no game" in refused(server.http.get(f"{server.address}/api/bots?game=none"))


def test_people_are_not_offered_it_as_a_level(server: Server) -> None:
    assert "soloist" not in {level.id for level in levels(Texts("en"))}
    assert "soloist" not in server.http.get(f"{server.address}/").text


def test_games_are_listed_with_their_own_bots() -> None:
    answer = json.loads(CliRunner().invoke(app, ["games", "--json"]).stdout)
    own = {game["id"]: game["bots"] for game in answer["games"]}
    assert "soloist" in own["pillars"]
    assert "soloist" not in [*own["kutna_hora"], *answer["bots"]]
    assert "random" in answer["bots"]
    lines = CliRunner().invoke(app, ["games"]).stdout.splitlines()
    assert any("pillars only" in line and "soloist" in line for line in lines)


def test_the_conformance_suite_asks_only_bots_that_play_the_game() -> None:
    for game in ("pillars", "kutna_hora"):
        check_bots(next(iter(tables(find(game)))), 0)


def test_a_suggestion_is_a_bot_that_plays_the_game() -> None:
    with pytest.raises(InvalidChoice, match="did you mean 'soloist'"):
        roster.find("solist", "pillars")
    with pytest.raises(InvalidChoice, match="there are"):
        roster.find("solist", "kutna_hora")


def test_a_property_of_this_name_is_no_game(tmp_path: Path) -> None:
    path = tmp_path / "free.py"
    path.write_text(SOLOIST.replace('    game = "pillars"\n', "    @property\n    def game(self): return 1\n"))
    assert files.find(str(path), "kutna_hora").__name__ == "Soloist"
