"""People and bots at one match in the terminal: who is asked, and what the answers do."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from freestone.advice.hint import assess
from freestone.advice.views import hint_view
from freestone.bots import files
from freestone.bots.roster import derived_seed
from freestone.cli.screen import Screen
from freestone.core.dump import is_same
from freestone.core.errors import FreestoneError, IllegalChoice, unknown
from freestone.core.game import Standing
from freestone.core.match import Match
from freestone.core.state import Event
from freestone.words import sentence

with suppress(ImportError):
    import readline  # noqa: F401 - arrow keys and history at the prompt

YOU = "you"
NAMED = "@"
PROMPT = "> "
SECONDS = 1.0  # for a hint, the same as at the browser's table


def is_person(player: str) -> bool:
    """Whether a player is somebody at this terminal: `you`, or a name such as `@Anna`."""
    return player == YOU or player.startswith(NAMED)


class Left(Exception):
    """Somebody quits; the game is saved."""


class Sitting:
    """One match being played at this terminal; every choice of a person is saved at once."""

    def __init__(self, match: Match, screen: Screen, file: Path) -> None:
        self.match = match
        self.screen = screen
        self.file = file
        self.interrupted = False
        self.players = match.journal.header.players
        self.people = [seat for seat, player in enumerate(self.players) if is_person(player)]
        self._heard = {seat: self._last_heard(seat) for seat in self.people}
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
            "log": self._log,
            "cards": self._cards,
            "score": self._score,
            "table": self._table,
            "hint": self._hint,
            "help": self._help,
        }

    def play(self) -> bool:
        """Play to the end; return whether it was reached."""
        try:
            while self.match.seat is not None:
                if self.match.seat in self.people:
                    self._ask(self.match.seat)
                else:
                    self._let_bot_play(self.match.seat)
        except Left:
            return False
        except (EOFError, KeyboardInterrupt) as reason:
            self.interrupted = isinstance(reason, KeyboardInterrupt)
            self.screen.console.print()
            return False
        finally:
            # However it ends, by Ctrl-C or an error of a bot: what was played is kept.
            self.match.save(self.file)
        self.screen.finale(self._news(self.people[0]) if self.people else [])
        return True

    def _let_bot_play(self, seat: int) -> None:
        """Let a bot choose; its seed depends on the position only, so a resumed game continues in the same way."""
        match = self.match
        seed = derived_seed(match.journal.header.seed, seat, len(match.journal.entries))
        player, where = self.players[seat], f"at entry {len(match.journal.entries)}, seat {seat}"
        match.play(files.chosen(player, files.made(player, match.game.id, seed), match.seen(), where))

    def _ask(self, seat: int) -> None:
        """Show the table to a person and read answers until one changes the position."""
        secret = len(self.people) > 1 and self._knows_a_secret(seat)
        if secret:
            self._hand_over(seat)
        self._show(seat)
        while not self._answer(seat, self._read()):
            pass
        self.match.save(self.file)
        if secret:
            self.screen.wipe()

    def _read(self) -> str:
        """Read an answer; what does not come from a keyboard is shown, so that the record is complete."""
        answer = input(PROMPT).strip()
        if not sys.stdin.isatty():
            self.screen.console.print(answer, markup=False)
        return answer

    def _show(self, seat: int) -> None:
        self.screen.clear()
        self.screen.table(seat)
        self.screen.decision(seat, self._news(seat), self._offers(seat), self._given(seat))

    def _hand_over(self, seat: int) -> None:
        """Let the others look away before something that only one of them may know is shown."""
        self.screen.clear()
        self.screen.say("cli-hand-over", seat=seat)
        self._read()

    def _knows_a_secret(self, seat: int) -> bool:
        game, state = self.match.game, self.match.state
        private = any(event.audience == seat for event in self._news(seat))
        return private or not is_same(game.redact(state, seat), game.redact(state, None))

    def _audible(self, seat: int, events: list[tuple[int, Event]]) -> list[Event]:
        return [event for _, event in events if event.audience in (None, seat)]

    def _last_heard(self, seat: int) -> int:
        """Return how much of the log there was when this seat last chose."""
        last = self.match.last_deliberate(seat)
        chosen = last < len(self.match.journal.entries)
        return sum(number <= last for number, _ in self.match.log) if chosen else 0

    def _news(self, seat: int) -> list[Event]:
        return self._audible(seat, self.match.log[self._heard[seat] :])

    def _offers(self, seat: int) -> list[Standing]:
        return self.match.game.standing(self.match.state, seat)

    def _given(self, seat: int) -> list[Standing]:
        return [one for one in self.match.standing if one.seat == seat]

    def _answer(self, seat: int, text: str) -> bool:
        """Do what an answer says; return whether the position has changed."""
        try:
            if text.isdecimal():
                return self._take_number(seat, int(text))
            if any(choice.text == text for choice in self.match.options):
                return self._take(seat, text)
            word, _, rest = text.partition(" ")
            return self._command(word)(seat, rest.strip()) if word else False
        except FreestoneError as error:
            self.screen.complain(sentence(error, self.screen.words.language))
            return False

    def _command(self, word: str) -> Callable[[int, str], bool]:
        """Return a command by its name or an unmistakable beginning of it; `?` is help."""
        # `s` may mean save or score, so it is refused rather than guessed.
        found = [name for name in self._commands if name.startswith("help" if word == "?" else word.lower())]
        if len(found) == 1:
            return self._commands[found[0]]
        return lambda _, __: self._refuse(word)

    def _refuse(self, text: str) -> bool:
        """Say why a choice is not possible, or that there is no such choice."""
        texts = [choice.text for choice in self.match.pack.vocabulary]
        if text not in texts:
            raise unknown("answer", text, [*self._commands, *(choice.text for choice in self.match.options)])
        reasons = [self.screen.words.refusal(one) for one in self.match.refusals if one.choice.text == text]
        if not reasons:
            raise IllegalChoice("not-now", choice=text)
        raise IllegalChoice("not-now-because", choice=text, reason=reasons[0])

    def _take_number(self, seat: int, number: int) -> bool:
        options, offers, given = self.match.options, self._offers(seat), self._given(seat)
        most = len(options) + len(offers) + len(given)
        if not 1 <= number <= most:
            self.screen.complain(self.screen.words.text("cli-no-number", number=number, most=most))
            return False
        if number <= len(options):
            return self._take(seat, options[number - 1].text)
        number -= len(options)
        if number <= len(offers):
            self._heard[seat] = len(self.match.log)
            self.match.answer_always(offers[number - 1])
        else:
            self.match.withdraw(given[number - len(offers) - 1].name, seat)
        return True

    def _take(self, seat: int, text: str) -> bool:
        # Before the choice: what it brings about is news for whoever made it.
        self._heard[seat] = len(self.match.log)
        self.match.play(text)
        return True

    def _undo(self, seat: int, _: str) -> bool:
        """Undo: freely if nothing was revealed or only bots would mind, otherwise if everybody agrees."""
        others = [other for other in self.people if other != seat]
        free = self.match.undoable(seat) > 0
        if others and not free:
            self.screen.say("cli-agree")
            if not self._read().lower().startswith(self.screen.words.text("cli-yes")):
                return False
        self.match.undo(seat, agreed=not free)
        # The log is shorter now, so the places noted in it are out of date.
        self._heard = {one: self._last_heard(one) for one in self.people}
        return True

    def _save(self, _: int, name: str) -> bool:
        file = Path(name).expanduser() if name else self.file
        try:
            self.match.save(file)
        except OSError as error:
            self.screen.complain(f"{file}: {sentence(error, self.screen.words.language)}")
            return False
        self.screen.say("cli-saved", file=str(file))
        return False

    def _quit(self, _: int, __: str) -> bool:
        raise Left

    def _log(self, seat: int, _: str) -> bool:
        self.screen.log(self._audible(seat, self.match.log))
        return False

    def _cards(self, _: int, __: str) -> bool:
        self.screen.cards()
        return False

    def _score(self, seat: int, _: str) -> bool:
        self.screen.score(seat)
        return False

    def _table(self, seat: int, _: str) -> bool:
        self._show(seat)
        return False

    def _hint(self, seat: int, _: str) -> bool:
        """Think for about a second and print the best options."""
        with self.screen.console.status(self.screen.words.text("site-hint-thinking")):
            seen = self.match.seen(seat)
            # The same question gets the same answer.
            found = assess(seen, derived_seed(seat, len(self.match.journal.entries)), seconds=SECONDS)
        self.screen.hint(hint_view(found, self.match, self.screen.words))
        return False

    def _help(self, _: int, __: str) -> bool:
        self.screen.say("cli-help")
        if self.screen.words.has("terminal-legend"):
            self.screen.say("terminal-legend")
        return False
