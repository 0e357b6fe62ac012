"""The player boards in the terminal."""

from typing import Final

from rich.console import Group, JustifyMethod
from rich.table import Table
from rich.text import Text

from freestone.games.kutna_hora.effects import Effect
from freestone.games.kutna_hora.measures import final_scores
from freestone.games.kutna_hora.names import COMMODITY_NAMES, HOUSE_ROWS, KINDS, NONE, ROW_NAMES
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_round import tax_due
from freestone.games.kutna_hora.terminal.cells import EFFECT, GOODS, MONEY, POINT, REPUTATION, short_name
from freestone.i18n import numeral
from freestone.presentation.terminal import FAINT, FREE, player, sign
from freestone.words import Words

PURSE: Final = ("groschen", "points", "reputation")
STORE: Final = ("income", "tax-due", "pelicans", "miners", "plots")
SPACIOUS, TIGHT = 118, 98


class Boards:
    """Draws what the players have, in as few tables as the width allows."""

    def __init__(self, state: KutnaHoraState, words: Words) -> None:
        self.state = state
        self.pack = state.pack
        self.words = words

    def shown(self, width: int) -> Group:
        """Return everything for a screen of this width."""
        figures, goods = self._figures(), self._goods()
        if width < TIGHT:
            return Group(self._table(figures, 1), self._listed(COMMODITY_NAMES, goods, "right"), *self._boards(False))
        both = [[*one[:4], *made, *one[4:]] for one, made in zip(figures, goods, strict=True)]
        if width < SPACIOUS:
            return Group(self._table([line[:-1] for line in both], 1), *self._boards(False))
        return Group(self._table(both, 2), *self._boards(True))

    def _table(self, lines: list[list[Text]], gap: int) -> Table:
        """Return figures below their heads: those of the purse, perhaps the goods, those of the store."""
        table = Table(box=None, header_style=FAINT, pad_edge=False, padding=(0, gap, 0, 0), expand=True)
        table.add_column("", no_wrap=True, overflow="ellipsis", ratio=1)
        goods = [Text(self.words.name(name), GOODS[at]) for at, name in enumerate(COMMODITY_NAMES)]
        heads = [Text(self.words.text(f"terminal-{name}")) for name in (*PURSE, *STORE)]
        if len(lines[0]) > len(heads) + 1:
            heads[len(PURSE) : len(PURSE)] = goods
        for head in heads[: len(lines[0]) - 1]:
            table.add_column(head, justify="right")
        for line in lines:
            table.add_row(*line)
        return table

    def _figures(self) -> list[list[Text]]:
        return [self._line(seat, final) for seat, final in enumerate(final_scores(self.state))]

    def _line(self, seat: int, final: int) -> list[Text]:
        state = self.state
        money = Text(str(state.groschen[seat]), MONEY)
        points = Text.assemble(
            (numeral(state.total(seat)), "bold"), "" if state.over else (f"→{numeral(final)}", FAINT)
        )
        pelicans = Text.assemble(str(state.pelicans[seat]), (f"+{state.used_pelicans[seat]}", FAINT))
        miners = Text.assemble(str(state.pool[seat]), (f"+{state.waiting[seat]}", FAINT))
        plots = Text(f"{state.markers[seat]}/{self.pack.plot_markers}")
        purse = [player(self.words.names, seat), money, points, Text(numeral(state.reputation[seat]))]
        return [*purse, Text(str(state.income(seat))), Text(str(tax_due(state, seat))), pelicans, miners, plots]

    def _goods(self) -> list[list[Text]]:
        """Return what everybody produces."""
        amounts = self.state.production
        goods = [Text(str(amount or FREE), GOODS[at % KINDS] if amount else FAINT) for at, amount in enumerate(amounts)]
        return [goods[first : first + KINDS] for first in range(0, len(goods), KINDS)]

    def _boards(self, wide: bool) -> list[Table]:
        """Return houses, tiles and cards of all players; in two tables if there is not much room."""
        seats = range(self.state.seats)
        houses = [[self._houses(seat, row) for row in range(HOUSE_ROWS)] for seat in seats]
        hands = [[self._tiles(seat), self._cards(seat)] for seat in seats]
        if wide:
            both = [[*left, *right] for left, right in zip(houses, hands, strict=True)]
            return [self._listed([*ROW_NAMES, "terminal-tiles", "terminal-cards"], both)]
        return [self._listed(ROW_NAMES, houses), self._listed(["terminal-tiles", "terminal-cards"], hands)]

    def _listed(self, heads: list[str], lines: list[list[Text]], justify: JustifyMethod = "left") -> Table:
        table = Table(box=None, header_style=FAINT, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("")
        for head in heads:
            table.add_column(self.words.name(head), justify=justify)
        for seat, line in enumerate(lines):
            table.add_row(sign(seat), *line)
        return table

    def _houses(self, seat: int, row: int) -> Text:
        """Return a row of the player board: its commodity, and what the houses that are left cover."""
        state = self.state
        guild = next((at for at in range(KINDS) if state.rows[seat * KINDS + at] == row), NONE)
        if guild == NONE:
            return Text(FREE, FAINT)
        covered = self.pack.house_effects[row]
        gone = len(covered) - state.houses[seat * HOUSE_ROWS + row]
        left = [Text(self._covered(self.pack.effect_lists[effects])) for effects in covered[gone:]]
        name = Text(self.words.name(COMMODITY_NAMES[guild]), GOODS[guild])
        return Text(" ").join([name, *([Text(FREE * gone, FAINT)] if gone else []), *left])

    def _covered(self, effects: list[Effect]) -> str:
        signs = [(effect.amount, EFFECT.get(effect.verb, "?")) for effect in effects]
        return "".join(f"{amount if amount > 1 or sign in (POINT, REPUTATION) else ''}{sign}" for amount, sign in signs)

    def _tiles(self, seat: int) -> Text:
        names = [Text(short_name(self.words, self.pack.tiles[tile], 9), "bold") for tile in self.state.slots[seat]]
        return Text(", ").join(names) if names else Text("—", FAINT)

    def _cards(self, seat: int) -> Text:
        first = seat * len(self.pack.cards)
        shown = []
        for card in self.pack.cards:
            short = self.words.text(f"short-{card.name}") if self.words.has(f"short-{card.name}") else card.id
            shown.append(Text(short) if self.state.hand[first + card.index] else Text(FREE * 2, FAINT))
        return Text(" ").join(shown)
