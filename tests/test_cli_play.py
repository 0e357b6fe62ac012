"""The game in the terminal, played through a real pseudo-terminal, or with answers from a pipe."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

import freestone
from freestone.bots.random import RandomBot
from freestone.core.match import load
from freestone.words import Words
from waiting import PATIENCE

PROMPT = "> "
OVER = r"(wins|share the victory)\."
Start = Callable[..., "Player"]


class Player:
    """Somebody at a terminal of 120 columns."""

    def __init__(self, *words: str) -> None:
        command = ["-m", "freestone", "play", *words]
        self.terminal: pexpect.spawn[str] = pexpect.spawn(
            sys.executable, command, dimensions=(40, 120), timeout=PATIENCE, encoding="utf-8", echo=False
        )

        self.terminal.delaybeforesend = None

    def page(self) -> str:
        """The screen at the moment when an answer is awaited."""
        self.terminal.expect_exact(PROMPT)
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.terminal.before or "")

    def answer(self, text: str) -> str:
        """Answer and return the next page."""
        self.terminal.sendline(text)
        return self.page()

    def end(self) -> str:
        """Wait until the command ends; return what it said last."""
        self.terminal.expect(pexpect.EOF)
        self.terminal.close()
        return self.terminal.before or ""


@pytest.fixture
def play() -> Iterator[Callable[..., Player]]:
    players: list[Player] = []

    def start(*words: str) -> Player:
        players.append(Player(*words))
        return players[-1]

    yield start
    for player in players:
        player.terminal.close(force=True)


@pytest.fixture
def saves(home: Path) -> Path:
    return home / "xdg_data_home" / "freestone" / "games"


def entries(file: Path) -> list[tuple[int, str]]:
    return [tuple(json.loads(line)) for line in file.read_text().splitlines() if line.startswith("[")]


def only(folder: Path) -> Path:
    (file,) = folder.glob("*.jsonl")
    return file


PILLARS = ("pillars", "--players", "you,random", "--seed", "7")


def test_a_whole_game_by_answering_1(play: Start, saves: Path) -> None:
    player = play(*PILLARS)
    pages = 0
    while player.terminal.expect([PROMPT, OVER]) == 0:
        pages += 1
        player.terminal.sendline("1")
    last = player.end()
    assert player.terminal.exitstatus == 0
    assert 40 < pages < 300
    assert "freestone replay" in last
    match = load(only(saves))
    assert match.seat is None
    assert match.journal.header.players == ["you", "random"]


def test_the_page_says_what_is_asked_offered_and_refused(play: Start) -> None:
    page = play(*PILLARS).page()
    match = freestone.new("pillars", seats=2, seed=7)
    assert "send workers, hire a craftsman or pass" in page
    assert re.search(r"\N{MINUS SIGN}\d workers", page)
    assert f"{len(match.options):2} Pass for the rest of this phase" in page
    assert "Since your last decision" in page


def test_reasons_are_given(play: Start) -> None:
    player = play("pillars", "--players", "you,random", "--seed", "7", "--set", "start=0")
    player.page()
    page = player.answer("take:stone-3") if "stone-3" in options_at_start() else player.answer("take:wood-4")
    for _ in range(10):
        if "✗" in page:
            break
        page = player.answer("1")
    assert re.search(r"✗ Send \d+ workers for .*: it needs \d+ workers, and you have \d+ left", page)


def options_at_start() -> str:
    return " ".join(choice.text for choice in freestone.new("pillars", seats=2, seed=7, settings={"start": 0}).options)


def test_wrong_answers_change_nothing(play: Start, saves: Path) -> None:
    player = play(*PILLARS)
    player.page()
    assert "There is no number 99 here" in player.answer("99")
    assert "There is no number 0 here" in player.answer("0")
    assert "no answer “tak”" in player.answer("tak")
    assert "did you mean “undo”?" in player.answer("undoo")
    assert "place:market is not possible now" in player.answer("place:market")
    assert player.answer("").strip() == ""
    assert "there is nothing to take back" in player.answer("undo")
    player.terminal.sendline("quit")
    player.end()
    assert all(seat == -1 or text.startswith(("take", "hire", "pass")) for seat, text in entries(only(saves)))


def test_choices_are_understood_by_number_and_by_text(play: Start, saves: Path) -> None:
    player = play("pillars", "--players", "you,random", "--seed", "7", "--set", "start=0")
    player.page()
    player.answer("pass")
    assert (0, "pass") in entries(only(saves))


def test_undo_takes_the_last_choice_back(play: Start, saves: Path) -> None:
    player = play(*PILLARS)
    before = player.page()
    player.answer("1")
    taken = len(entries(only(saves)))
    after = player.answer("undo")
    assert prompt_of(after) == prompt_of(before)
    assert '{"undo":' in only(saves).read_text()
    assert len(load(only(saves)).journal.entries) < taken


def prompt_of(page: str) -> str:
    (line,) = re.findall(r"Player 1: [^│]*", page)
    return " ".join(line.split())


def test_every_choice_is_saved_at_once(play: Start) -> None:
    """Killing the process loses no move."""
    player = play(*PILLARS)
    player.page()
    player.answer("1")
    page = player.answer("1")
    player.terminal.kill(signal.SIGKILL)
    player.terminal.wait()
    assert prompt_of(play("--resume").page()) == prompt_of(page)


def test_a_resumed_game_goes_on_as_if_never_left(play: Start, saves: Path) -> None:
    straight = play(*PILLARS)
    straight.page()
    pages = [straight.answer("1") for _ in range(8)]
    straight.terminal.close(force=True)
    only(saves).unlink()
    first = play(*PILLARS)
    first.page()
    for _ in range(4):
        first.answer("1")
    first.terminal.sendline("quit")
    assert "freestone play --resume" in first.end()
    second = play("--resume")
    second.page()
    resumed = [second.answer("1") for _ in range(4)]
    assert resumed[-1] == pages[-1]


def test_a_copy_can_be_saved_and_loaded(play: Start, tmp_path: Path) -> None:
    player = play(*PILLARS)
    player.page()
    page = player.answer("1")
    copy = tmp_path / "my game.jsonl"
    assert "Saved as" in player.answer(f"save {copy}")
    assert "no such file" in player.answer(f"save {tmp_path / 'none' / 'game.jsonl'}")
    loaded = play("--load", str(copy))
    assert prompt_of(loaded.page()) == prompt_of(page)
    loaded.terminal.sendline("quit")
    assert "--load" in loaded.end()


def test_one_of_several_games_can_be_chosen(play: Start, saves: Path) -> None:
    for number, name in enumerate(("Anna", "Bob"), start=1):
        player = play("pillars", "--players", f"@{name},random", "--seed", "3")
        player.page()
        player.terminal.sendline("quit")
        player.end()
        latest = max(saves.glob("*.jsonl"), key=lambda file: file.stat().st_mtime_ns)
        os.utime(latest, (number * 1000, number * 1000))
    chooser = play("--resume")
    chooser.terminal.expect_exact("Which one (1-2)")
    assert (chooser.terminal.before or "").index("Bob") < (chooser.terminal.before or "").index("Anna")
    chooser.terminal.sendline("2")
    assert "Anna: send" in chooser.page()


def test_the_other_commands(play: Start) -> None:
    player = play(*PILLARS)
    player.page()
    assert "take your last choice back" in player.answer("help")
    assert "take your last choice back" in player.answer("?")
    assert "Round 1 begins." in player.answer("log")
    assert "For the rest of the game: You never pay more" in player.answer("cards")
    assert "total" in player.answer("score")
    assert "Phase I" in player.answer("table")
    assert "Phase I" in player.answer("t")


def test_standing_answers_are_offered_and_journalled(play: Start, saves: Path) -> None:
    player = play("pillars", "--players", "you,random", "--seed", "7", "--set", "start=0")
    page = player.page()
    while "Keep every builder" not in page:
        page = player.answer("pass" if "Pass for the rest" in page else "1")
    (number,) = re.findall(r"(\d+) Keep every builder", page)
    page = player.answer(number)
    kept = [text for seat, text in entries(only(saves)) if seat == 0 and text == "keep"]
    assert kept
    (again,) = re.findall(r"(\d+) Ask me again: “Keep every builder", page)
    assert "Ask me again" not in player.answer(again)


def test_the_end_of_the_input_saves_and_quits(play: Start, saves: Path) -> None:
    player = play(*PILLARS)
    player.page()
    player.terminal.sendeof()
    assert "Resume with: freestone play --resume" in player.end()
    assert player.terminal.exitstatus == 0
    assert load(only(saves)).seat is not None


def test_an_interrupt_saves_and_quits(play: Start, saves: Path) -> None:
    player = play(*PILLARS)
    player.page()
    player.answer("1")
    player.terminal.sendintr()
    assert "Resume with: freestone play --resume" in player.end()
    assert player.terminal.exitstatus == 130
    assert load(only(saves)).seat is not None


def test_answers_may_come_from_a_pipe(saves: Path) -> None:
    command = [sys.executable, "-m", "freestone", "play", *PILLARS]
    done = subprocess.run(command, input="1\nundo\n1\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "> undo\n" in done.stdout
    assert load(only(saves)).seat is not None


def test_bots_may_play_alone(saves: Path) -> None:
    command = [sys.executable, "-m", "freestone", "play", "pillars", "--players", "random,random", "--seed", "7"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert re.search(OVER, done.stdout)
    assert load(only(saves)).seat is None


def foreseeing_game(path: Path) -> freestone.Match:
    """Save a game of Anna and Bob in which one of them has just foreseen an event and has to decide."""
    for seed in range(500):
        match = freestone.new("pillars", names=["Anna", "Bob"], players=["@Anna", "@Bob"], seed=seed, watched=True)
        bots = [RandomBot(seat) for seat in range(2)]
        while match.seat is not None:
            private = [event for _, event in match.log if event.audience is not None]
            if private and private[0].audience == match.seat and match.state.foreseen >= 0:
                match.save(path)
                return match
            match.play(bots[match.seat].choose(match.seen()))
    raise AssertionError("nobody ever foresees an event")


def test_a_secret_is_shown_after_a_hand_over_only(play: Start, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = foreseeing_game(path)
    assert match.seat is not None
    event = Words(match.game, match.names).name(match.state.pack.events[match.state.foreseen].name)
    player = play("--load", str(path))
    page = player.page()
    assert f"{match.names[match.seat]}, something is for your eyes only" in page
    assert event not in page
    assert event in player.answer("")
    page = player.answer("1")
    if "your eyes only" not in page:
        assert event not in page


def test_beyond_a_free_undo_people_are_asked(play: Start) -> None:
    player = play("pillars", "--players", "@Anna,@Bob", "--seed", "7", "--set", "start=0")
    player.page()
    assert "Bob: send" in player.answer("1")
    assert "Anna: send" in player.answer("1")
    assert "Does everybody agree?" in player.answer("undo")
    player.answer("n")
    assert "Does everybody agree?" in player.answer("undo")
    assert "Anna: send" in player.answer("y")


def test_a_game_with_a_pack_of_ones_own_is_resumed_with_it(play: Start, tmp_path: Path) -> None:
    folder = tmp_path / "my-box"
    subprocess.run([sys.executable, "-m", "freestone", "pack", "new", str(folder), "--game", "pillars"], check=True)
    player = play(*PILLARS, "--pack", str(folder))
    page = player.page()
    player.terminal.sendline("quit")
    assert f"freestone play --resume --pack {folder}" in player.end()
    assert prompt_of(play("--resume", "--pack", str(folder)).page()) == prompt_of(page)
