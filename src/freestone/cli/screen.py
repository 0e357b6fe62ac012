"""What a person sees at the terminal: the table, the news, the options with their effects, the score."""

from collections import defaultdict
from collections.abc import Iterable

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from freestone.advice.views import HintView
from freestone.cli.border import numeral
from freestone.core.choice import Choice
from freestone.core.game import Standing
from freestone.core.match import Match
from freestone.core.state import Event, State
from freestone.presentation import presentation_of
from freestone.presentation.terminal import COLOURS, FAINT, WIDE, beside, box, coloured_names, figures, player, rows
from freestone.words import Words

NUMBER = "bold cyan"
CHANGE = "green"
REFUSED = "✗"
NEWS_LINES = 16
# Changes shown of an option that can lead far apart, such as one that opens many others.
FEW = 4
# With more options than this, they are set in columns and without what sets them apart.
MANY = 20
# Clearing the screen leaves the lines above it, where the next person could scroll back to a secret.
ERASE_SCROLLBACK = "\x1b[3J"


class Screen:
    """Prints one match in one language."""

    def __init__(self, console: Console, match: Match, words: Words) -> None:
        self.console = console
        self.match = match
        self.words = words

    def clear(self) -> None:
        """Begin a new page; in a file nothing is cleared."""
        if self.console.is_terminal:
            self.console.clear()

    def wipe(self) -> None:
        """Begin a new page and leave nothing to scroll back to."""
        self.clear()
        if self.console.is_terminal:
            self.console.file.write(ERASE_SCROLLBACK)

    def say(self, message: str, **terms: int | str) -> None:
        """Print a message of the catalogue."""
        self.console.print(self.words.text(message, **terms), markup=False, soft_wrap=True)

    def complain(self, reason: str) -> None:
        """Print why something was not done."""
        self.console.print(Text(reason, "yellow"))

    def table(self, seat: int | None) -> None:
        """Print the table as a seat sees it."""
        state = self._seen(seat)
        self.console.print(presentation_of(self.match.game).terminal(state, self.words, seat))

    def _seen(self, seat: int | None) -> State:
        """Return the position as a seat may see it; when the game is over nothing is hidden."""
        match = self.match
        state: State = match.state if match.seat is None else match.game.redact(match.state, seat)
        return state

    def decision(self, seat: int, news: list[Event], offers: list[Standing], given: list[Standing]) -> None:
        """Print what is asked, what may be answered, what may not and why, and what has happened."""
        question = Text(self.words.prompt(self.match.state), f"bold {COLOURS[seat]}")
        options = self._options(offers, given)
        many = len(options) > MANY
        answers = Group(question, self._columns(options) if many else rows(options, gap=1), *self._refusals())
        if not news:
            self.console.print(answers)
        elif self.console.width >= WIDE and not many:
            self.console.print(beside((answers, 76), (self._news(news), 43)))
        else:
            self.console.print(self._news(news), answers, sep="\n")

    def _columns(self, options: list[list[Text]]) -> Columns:
        """Return many options in as many columns as there is room for."""
        return Columns([Text(" ").join(line) for line in options], column_first=True, padding=(0, 3))

    def _options(self, offers: list[Standing], given: list[Standing]) -> list[list[Text]]:
        lines = [self._option(choice) for choice in self.match.options]
        again = [self.words.text("cli-ask-again", standing=self.words.standing(one)) for one in given]
        lines += [Text(text, "italic") for text in [*map(self.words.standing, offers), *again]]
        return [[Text(f"{number:2}", NUMBER), line] for number, line in enumerate(lines, start=1)]

    def _option(self, choice: Choice) -> Text:
        """Return an option, what sets it apart unless there are very many, and what would change."""
        line = Text(self.words.option(self.match.state, choice))
        if len(self.match.options) <= MANY:
            line.append("".join(f" · {text}" for text in self._about(choice)), FAINT)
        return line.append(f"  {', '.join(self._changes(choice))}", CHANGE)

    def _changes(self, choice: Choice) -> list[str]:
        """Return what an option would change; only the most important of it if it opens widely different ways."""
        shown = self.match.preview(choice)
        premature = presentation_of(self.match.game).premature(self.match.state)
        changes = [
            self.words.change(name, *change) for name, change in shown.changes().items() if name not in premature
        ]
        ranges = [name for name, low in shown.low.items() if low < shown.high[name]]
        return changes if min(len(changes), len(ranges)) <= FEW else [*changes[:FEW], "…"]

    def _about(self, choice: Choice) -> list[str]:
        seen = self.match.seen()
        return self.words.texts(presentation_of(self.match.game).about(seen.state, seen.seat, choice))

    def _refusals(self) -> list[RenderableType]:
        """Return the refused choices and the reasons, one line for each reason."""
        reasons: dict[str, list[Choice]] = defaultdict(list)
        for refusal in self.match.refusals:
            reasons[self.words.refusal(refusal)].append(refusal.choice)
        lines = [f"{self._refused(choices)}: {reason}" for reason, choices in reasons.items()]
        return [rows([[Text(f" {REFUSED}", FAINT), Text(line, FAINT)] for line in lines], gap=1)] if lines else []

    def _refused(self, choices: list[Choice]) -> str:
        """Return one option as a sentence, several by their names."""
        if len(choices) == 1:
            return self.words.option(self.match.state, choices[0])
        return "; ".join(self.words.name(choice.name) if choice.name else choice.noun for choice in choices)

    def _news(self, news: list[Event]) -> RenderableType:
        shown = news[-NEWS_LINES:]
        lines: list[Text] = self._lines(shown)
        if len(shown) < len(news):
            lines.insert(0, Text(self.words.text("cli-earlier", count=len(news) - len(shown)), FAINT))
        return box(self.words.text("cli-news"), Group(*lines))

    def _lines(self, events: Iterable[Event]) -> list[Text]:
        return [coloured_names(self.words.event(event), self.words.names) for event in events]

    def log(self, events: Iterable[Event]) -> None:
        """Print log lines."""
        for line in self._lines(events):
            self.console.print(line)

    def hint(self, found: HintView) -> None:
        """Print the best options by their numbers, with the final scores to expect and why."""
        numbers = {choice.text: number for number, choice in enumerate(self.match.options, start=1)}
        for one in found.options:
            scores = figures(map(numeral, one.scores))
            head = Text.assemble((f"{numbers[one.choice]:2}", NUMBER), f" {one.text}  ", scores)
            self.console.print(head, Text(f"   {one.why}", FAINT), sep="\n")

    def cards(self) -> None:
        """Print what every card does, by kind."""
        kinds: dict[str, dict[str, str]] = defaultdict(dict)
        for choice in self.match.pack.vocabulary:
            text = self.words.card(choice.name) if choice.name else ""
            if text:
                kinds[choice.name.partition("-")[0]][self.words.title(choice.name)] = text
        for kind, cards in kinds.items():
            title = self.words.text(f"cards-{kind}") if self.words.has(f"cards-{kind}") else kind.capitalize()
            self.console.print(box(title, rows(cards.items())))

    def score(self, seat: int | None) -> None:
        """Print the points by source, as a seat may know them."""
        self.console.print(self._sheet(seat))

    def _sheet(self, viewer: int | None) -> Table:
        """Return the points by source; sources without any points are left out."""
        match, words, state = self.match, self.words, self._seen(viewer)
        sheet = match.game.score_sheet(state)
        table = Table(border_style=FAINT, box=ROUNDED, show_footer=True, title=words.text("cli-score"))
        table.add_column("", words.text("cli-total"))
        for seat, total in enumerate(match.game.scores(state)):
            table.add_column(player(match.names, seat), numeral(total), justify="right", footer_style="bold")
        for source in sheet[0]:
            if any(seat[source] for seat in sheet):
                table.add_row(words.source(source), *(numeral(seat[source]) if seat[source] else "" for seat in sheet))
        return table

    def finale(self, news: list[Event]) -> None:
        """Print how it ended: the last news, the table, the score sheet and who has won."""
        self.clear()
        self.table(None)
        if news and self.console.width >= WIDE:
            self.console.print(beside((self._sheet(None), 66), (self._news(news), 53)))
        else:
            self.console.print(*([self._news(news)] if news else []), self._sheet(None), sep="\n")
        self.winners()

    def winners(self) -> None:
        """Print who has won."""
        winners = [self.match.names[seat] for seat in self.match.winners]
        line = self.words.text(
            "site-winner" if len(winners) == 1 else "site-winners", names=self.words.listing(winners)
        )
        self.console.print(coloured_names(line, self.match.names), style="bold")
