"""Games are checked when they are registered: a broken one is left out with one clear line and harms nobody."""

import json
import logging
import re
from pathlib import Path

import pytest

import freestone
from freestone.bots.greedy import GreedyBot
from freestone.core import game as games
from freestone.core.errors import BrokenGame
from freestone.core.game import Game, find, installed
from freestone.presentation import Presentation, presentation_of
from freestone.report import Report, report_of
from freestone.thinking import Thinking, thinking_of
from freestone.words import Words
from strangers import DICE, command, package
from strangers import installed as on_path

SOUND = (DICE / "dice" / "__init__.py").read_text(encoding="utf-8")
INSTALLED = list(installed().games)  # ours, and those of a developer who tries one


def variant(name: str, old: str = "", new: str = "") -> str:
    """The sound game under another id, with one thing changed."""
    code = SOUND.replace('id = "dice"', f'id = "{name}"')
    assert old in code
    return code.replace(old, new, 1) if old else code


BROKEN = {
    "raises": ("raise RuntimeError('no licence')", "raises:GAME cannot be loaded: RuntimeError: no licence"),
    "leaves": ("raise SystemExit(3)", "cannot be loaded: SystemExit: 3"),
    "misspelt": ("def (:", "cannot be loaded: SyntaxError"),
    "nothing": ("", "has no attribute 'GAME'"),
    "no_game": ("GAME = 7", "7 is not an instance of freestone.core.game.Game"),
    "other_id": (variant("another"), "its id is 'another', but its entry point is called 'other_id'"),
    "versionless": (
        variant("versionless", "rules = 1", "rules = '1'"),
        "rules is a version, a number from 1 on, not '1'",
    ),
    "no_rules": (variant("no_rules", "    rules = 1\n", ""), "rules is a version, a number from 1 on, not None"),
    "seatless": (
        variant("seatless", "(2, 3, 4, 5, 6)", "()"),
        "seat_counts is a tuple of numbers from 1 to 10, not ()",
    ),
    "listed": (variant("listed", "(2, 3, 4, 5, 6)", "[2]"), "seat_counts is a tuple of numbers"),
    "crowded": (variant("crowded", "(2, 3, 4, 5, 6)", "(11,)"), "seat_counts is a tuple of numbers from 1 to 10"),
    "homeless": (variant("homeless", "Path(__file__).parent", "'here'"), "folder is the Path of a folder, not 'here'"),
    "unset": (variant("unset", "rules = 1", "rules = 1\n    settings = ('start',)"), "which is not a Setting"),
    "partless": (
        variant("partless", "rules = 1", "rules = 1\n    thinking = 'x'"),
        "thinking is an import path",
    ),
    "lost_cards": (
        variant("lost_cards", "return PACK", "raise FileNotFoundError('cards.toml')"),
        "its pack cannot be read: FileNotFoundError: cards.toml",
    ),
    "packless": (variant("packless", "return PACK", "return None"), "pack returns None, which is not a Pack"),
    "unfinished": (variant("unfinished", "def scores(", "def points("), "abstract method"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_left_out_with_its_fault(name: str, tmp_path: Path) -> None:
    code, fault = BROKEN[name]
    package(tmp_path, name, code)
    with on_path(tmp_path):
        found = installed()
        assert list(found.games) == INSTALLED
        assert fault in found.faults[name]
        with pytest.raises(BrokenGame, match=f"game {name} is left out: "):
            freestone.new(name)
        assert freestone.new("pillars", seed=1).options


def test_texts_are_needed(tmp_path: Path) -> None:
    package(tmp_path, "wordless", variant("wordless"), catalogue=None)
    package(tmp_path, "untitled", variant("untitled"), catalogue="choice-roll = Roll\n")
    with on_path(tmp_path):
        faults = installed().faults
        assert faults["wordless"] == f"there is no English catalogue {tmp_path / 'wordless' / 'locale' / 'en.ftl'}"
        assert faults["untitled"] == f"the message 'title' is missing in {tmp_path / 'untitled' / 'locale' / 'en.ftl'}"


def test_a_sound_game_is_registered_beside_broken_ones(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    package(tmp_path, "no_game", "GAME = 7")
    with on_path(tmp_path, DICE), caplog.at_level(logging.WARNING):
        assert list(installed().games) == sorted(["dice", *INSTALLED])
        assert find("dice").id == "dice"
        find("pillars")
    (line,) = caplog.messages
    assert line == "game no_game is left out: 7 is not an instance of freestone.core.game.Game"


def test_commands_name_what_is_left_out(tmp_path: Path) -> None:
    package(tmp_path, "raises", "raise RuntimeError('no licence')")
    with on_path(tmp_path):
        shown = command("games")
        assert shown.returncode == 0
        assert "raises" in shown.stdout
        assert "no licence" in shown.stdout
        assert shown.stderr == "game raises is left out: raises:GAME cannot be loaded: RuntimeError: no licence\n"
        assert json.loads(command("games", "--json").stdout)["left_out"].keys() == {"raises"}
        assert command("check", "--data").returncode == 1
        assert command("check", "--data", "pillars").returncode == 0
        refused = command("simulate", "raises", "--players", "random,random", "--games", "1")
        assert refused.returncode == 2
        assert "is left out" in refused.stderr
        assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("part", "path", "fault"),
    [
        ("presentation", "dice.nowhere:Look", "the presentation of dice, 'dice.nowhere:Look', cannot be imported"),
        ("thinking", "dice:Mind", "the thinking of dice, 'dice:Mind', cannot be imported"),
        ("report", "dice:Dice", "the report of dice, 'dice:Dice', is not a subclass of Report"),
    ],
)
def test_a_part_is_checked_when_it_is_used(part: str, path: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with on_path(DICE):
        game = type(find("dice"))()  # a new one: parts of the installed one may be in use already
        monkeypatch.setattr(type(game), part, path)
        uses = {"presentation": presentation_of, "thinking": thinking_of, "report": report_of}
        match = freestone.new("dice", seed=1)
        with pytest.raises(BrokenGame, match=fault):
            uses[part](game)
        match.play(match.options[0])


def test_a_game_without_parts_has_the_defaults() -> None:
    with on_path(DICE):
        game = find("dice")
        assert type(presentation_of(game)) is Presentation
        assert type(thinking_of(game)) is Thinking
        assert type(report_of(game)) is Report
        match = freestone.new("dice", seed=1)
        assert GreedyBot(1).choose(match.seen()) in match.options


def test_a_missing_message_is_named_with_its_file() -> None:
    with on_path(DICE):
        words = Words(find("dice"), ["Anna", "Ben"])
        with pytest.raises(BrokenGame) as error:
            words.text("prompt-nothing")
        file = DICE / "dice" / "locale" / "en.ftl"
        assert str(error.value) == f"dice has no message 'prompt-nothing': it belongs into {file}"


def test_the_contract_is_described_in_one_place() -> None:
    """The docstring of the module names every fact, function and part of a game."""
    described = set(re.findall(r"`(\w+)`", games.__doc__ or ""))
    contract = {name for name in {**vars(Game), **Game.__annotations__} if not name.startswith("_")}
    assert contract - described == {"full_settings", "has_rounds"}, "those that a game does not provide"
