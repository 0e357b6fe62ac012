"""Bots that are a file: they play in every process, and what is wrong with one is said in one line."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import freestone
from freestone.bots import files, roster
from freestone.cli import app
from freestone.core.errors import InvalidChoice
from freestone.core.game import registry
from freestone.lab import simulate as simulations
from freestone.lab.simulate import Plan, play, run

FIRST = """
class First:
    def __init__(self, seed):
        pass

    def choose(self, seen):
        return seen.options[0]
"""
LAST = FIRST.replace("First", "Last").replace("[0]", "[-1]")


def bot(folder: Path, text: str) -> str:
    path = folder / "mybot.py"
    path.write_text(text)
    return str(path)


def changed(file: str) -> None:
    """Write another bot into a file, as if for a new process."""
    Path(file).write_text(LAST)
    files.load.cache_clear()
    simulations._content.cache_clear()


def simulate(player: str, *words: str) -> str:
    result = CliRunner().invoke(app, ["simulate", "pillars", "--players", f"{player},random", "--games", "4", *words])
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("freestone: ").strip()


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_file_plays_in_every_process(game: str, tmp_path: Path) -> None:
    plan = Plan(game, (bot(tmp_path, FIRST), "random"), seed=1)
    alone = list(run(plan, 4, workers=1))
    assert list(run(plan, 4, workers=2)) == alone
    assert alone[0]["players"] == list(plan.players)


@pytest.mark.long
def test_a_search_with_helpers_plays_where_none_can_be_had(tmp_path: Path) -> None:
    """In a process of a simulation all is done by one; the choices are the same."""
    text = """
from freestone.bots.search import SearchBot

class Pair(SearchBot):
    iterations, workers = 2, 2

    def choose(self, seen):
        return super().choose(seen) if seen.state.round == 1 else seen.options[0]
"""
    plan = Plan("pillars", (bot(tmp_path, text), "random"), seed=1)
    assert list(run(plan, 2, workers=2)) == list(run(plan, 2, workers=1))


def test_one_of_several_is_named(tmp_path: Path) -> None:
    file = bot(tmp_path, FIRST + LAST)
    assert simulate(file) == f"{file} has several bots; name one: {file}:First, {file}:Last"
    assert simulate(f"{file}:Middle") == f"{file} has no bot Middle"
    first, last = (play(Plan("pillars", (f"{file}:{name}", "random")), 0) for name in ("First", "Last"))
    assert first["scores"] != last["scores"]


def test_what_a_file_imports_is_not_its_bot(tmp_path: Path) -> None:
    text = "from freestone.bots.random import RandomBot\nAlias = RandomBot\n\nclass _Hidden(RandomBot):\n    pass\n"
    assert "has no bot" in simulate(bot(tmp_path, text))
    assert files.load(f"{bot(tmp_path, text + FIRST)}:First").__name__ == "First"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seven = 7\n", "has no bot: a class with __init__(self, seed) and choose(self, seen)"),
        ("\nseven = 7 / 0\n", "cannot be run: ZeroDivisionError: division by zero (line 2)"),
        ("import nowhere_to_be_found\n", "cannot be run: ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("seven = (\n", "cannot be run: SyntaxError: '(' was never closed (line 1)"),
        (FIRST.replace(", seed", ""), "cannot be made with a seed: TypeError"),
        (FIRST.replace("[0]", "[999]"), "seat 0: IndexError: tuple index out of range (line 7)"),
        (FIRST.replace("seen.options[0]", "'pass'"), "chose 'pass' in game 0 (seed "),
        (FIRST.replace("[0]", "[0].text"), "a bot returns one of seen.options itself, not its text: "),
        (FIRST.replace("return ", ""), "chose None in game 0 (seed "),
        (
            FIRST.replace("return seen.options[0]", "seen.options.clear()"),
            "'tuple' object has no attribute 'clear' (line 7)",
        ),
        ("raise SystemExit(3)\n", "cannot be run: SystemExit: 3 (line 1)"),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_is_wrong_with_a_bot_is_said_in_one_line(text: str, complaint: str, workers: str, tmp_path: Path) -> None:
    file = bot(tmp_path, text)
    said = simulate(file, "--workers", workers)
    assert said.startswith(file)
    assert complaint in said


def test_a_process_that_dies_is_an_error(tmp_path: Path) -> None:
    file = bot(tmp_path, FIRST.replace("return seen.options[0]", "import os; os._exit(1)"))
    assert "a worker process has died" in simulate(file, "--workers", "2")


def test_a_missing_file_is_named() -> None:
    assert simulate("./nobot.py") == "there is no file nobot.py"


def test_a_changed_bot_does_not_go_on_in_its_old_games(tmp_path: Path) -> None:
    file, rows = bot(tmp_path, FIRST), tmp_path / "rows.jsonl"
    words = ["simulate", "pillars", "--players", f"{file},random", "--games", "2", "--output", str(rows)]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert CliRunner().invoke(app, words).exit_code == 0
    before = rows.read_text()
    changed(file)
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert f"{rows} holds other games: rules or bots have changed since they were played" in result.stderr
    assert rows.read_text() == before


def test_a_changed_bot_does_not_go_on_in_its_old_ladder(tmp_path: Path) -> None:
    """Nor after others have played in the same file."""
    file, rows = bot(tmp_path, FIRST), tmp_path / "rows.jsonl"
    words = ["lab", "ladder", "pillars", "--games", "1", "--workers", "1", "--output", str(rows), "--bots"]
    assert CliRunner().invoke(app, [*words, f"random,{file}"]).exit_code == 0
    changed(file)
    assert CliRunner().invoke(app, [*words, "random,novice"]).exit_code == 0
    before = rows.read_text()
    result = CliRunner().invoke(app, [*words, f"random,{file}"])
    assert result.exit_code == 2
    assert "from before rules or bots changed" in result.stderr
    assert rows.read_text() == before


def test_a_file_plays_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = bot(tmp_path, FIRST)
    result = CliRunner().invoke(app, ["play", "pillars", "--players", f"{file},random", "--seed", "3"])
    assert result.exit_code == 0, result.output
    assert "Mybot" in result.output
    (game,) = tmp_path.rglob("*.jsonl")
    again = CliRunner().invoke(app, ["play", "--load", str(game)])
    assert again.exit_code == 2
    assert "a file is only run if you name it yourself: --players" in again.stderr
    (tmp_path / "other").mkdir()
    failing = bot(tmp_path / "other", FIRST.replace("[0]", "[999]"))
    result = CliRunner().invoke(app, ["play", "pillars", "--players", f"random,{failing}", "--seed", "3"])
    assert result.exit_code == 2
    assert "seat 1: IndexError: tuple index out of range (line 7)" in result.stderr


def test_only_commands_run_files(tmp_path: Path) -> None:
    """What comes over the network is looked up in the roster, which knows no files."""
    file = bot(tmp_path, FIRST)
    with pytest.raises(InvalidChoice, match="no player"):
        roster.find(file, "pillars")


def test_the_bot_of_the_documentation_is_thirty_lines_and_plays(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (project / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    code = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[0]
    assert len(code.splitlines()) <= 30
    monkeypatch.chdir(tmp_path)
    Path("mybot.py").write_text(code)
    for game in registry():
        rows = list(run(Plan(game, ("./mybot.py", "random")), 8, workers=2))
        assert sum(row["winners"] == [0] for row in rows) >= 6


def test_each_step_of_the_documentation_beats_the_one_before(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newcomer saves the blocks of the page as one file; its quick bots must improve as the page says."""
    page = (project / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    bots = [block for block in blocks[1:] if "class " in block or "Iterator" in block]
    monkeypatch.chdir(tmp_path)
    Path("ahead.py").write_text("\n\n".join(bots))
    players = ("./ahead.py:Finisher", "./ahead.py:Thinker")
    for game in ("pillars", "kutna_hora"):
        assert sum(row["winners"] == [0] for row in run(Plan(game, players), 4, workers=1)) >= 3
    for name in ("Flat", "Tree", "Timed"):
        bot, seen = files.made(f"./ahead.py:{name}", "pillars", 1), freestone.new("pillars", seats=2, seed=7).seen()
        bot.count = 2  # type: ignore[attr-defined]
        assert bot.choose(seen) is bot.choose(seen) in seen.options
