"""The players' boards."""

from functools import lru_cache
from typing import Final

from freestone.games.kutna_hora.cards import ActionCard
from freestone.games.kutna_hora.effects import Effect
from freestone.games.kutna_hora.names import (
    ACTION_NAMES,
    ACTIONS,
    COMMODITIES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    GUILDS,
    HOUSE_ROWS,
    JOKER_ACTION,
    KINDS,
    NONE,
    ROW_NAMES,
    ROWS,
)
from freestone.games.kutna_hora.presentation import faces
from freestone.games.kutna_hora.presentation.canvas import (
    GOODS,
    GUILD_TINT,
    Board,
    Canvas,
    Part,
    gold_frame,
    house,
    marker,
    miner,
    row,
    signs,
)
from freestone.games.kutna_hora.presentation.guide import ACTION_RULES
from freestone.games.kutna_hora.steps.barbara import ConvertHouse
from freestone.games.kutna_hora.steps.end_of_game import own_buildings
from freestone.games.kutna_hora.steps.joker import ChooseAction
from freestone.games.kutna_hora.steps.setup import PickSet, PlaceGuild
from freestone.i18n import numeral
from freestone.pictures import (
    CARD,
    SOFT,
    Anchor,
    block,
    blot,
    colour,
    counter,
    faded,
    group,
    icon,
    text,
    wash,
    width_of,
)
from freestone.pictures.scene import Panel
from freestone.presentation.canvas import moved, sized, slot

BIRD: Final = 24  # the width of a pelican


class PlayerBoard(Board):
    """What the board and the strip of a player have in common; item ids on a strip begin with `strip-`."""

    prefix = ""

    def __init__(self, canvas: Canvas, seat: int) -> None:
        super().__init__(canvas, f"{self.art}-{seat}")
        self.seat = seat
        self.asked = self.state.seat == seat
        self.houses = self.state.houses[seat * HOUSE_ROWS : (seat + 1) * HOUSE_ROWS]

    def own(self, *names: str) -> list[object]:
        """Return what fields of the position say of this seat; lists have the values of the seats one after another."""
        state, seat, found = self.state, self.seat, list[object]()
        for name in names:
            values = getattr(state, name)
            count = len(values) // state.seats
            found.append(values[seat * count : (seat + 1) * count])
        return found

    @property
    def prices(self) -> tuple[list[int], list[int]]:
        """What all prices follow from."""
        return self.state.levels, self.state.arms

    @property
    def worth(self) -> int:
        """The points of this seat if the game ended now."""
        return self.canvas.final[self.seat]

    def put_figure(self, place: str, picture: str, value: int | str, size: float, name: str, rule: str) -> None:
        """Put an icon with a number."""
        art = counter(picture, value, size=size)
        self.put(f"{self.prefix}{place}-{self.seat}", self.at(place), art, name, rule=rule)

    def draw_money(self, size: float) -> None:
        """Put groschen and points; the name also gives the points if the game ended now."""
        groschen, points = self.state.groschen[self.seat], self.state.total(self.seat)
        self.put_figure("groschen", "groschen", groschen, size, self.say("scene-groschen", groschen=groschen), "K8.1")
        name = self.say("scene-points", points=points, final=self.canvas.final[self.seat])
        self.put_figure("points", "point", numeral(points), size, name, "K13.6")

    def draw_income(self, size: float) -> None:
        """K8.1: what an income would bring now."""
        income = self.state.income(self.seat)
        self.put_figure("income", "income", income, size, self.say("scene-income", income=income), "K8.1")

    def draw_signs(self) -> None:
        """Put who starts and who decides."""
        if self.state.start == self.seat:
            art, name = icon("start-player", size=22), self.say("scene-start-player", seat=self.seat)
            self.put(f"{self.prefix}start", self.at("start"), art, name, rule="K12.5")
        if self.asked:
            name = self.say("scene-turn", seat=self.seat)
            self.put(f"{self.prefix}turn", self.at("turn"), icon("quill", size=22), name)


class Player(PlayerBoard):
    """A player board in full: money, reputation, production, houses, miners, tiles and cards."""

    art = "player"

    def panel(self) -> Panel:
        """Return the panel: parchment, arms and name."""
        return self.canvas.player_panel(self.seat, self.drawing, 18)

    def portions(self) -> list[Part]:
        """Return the board in portions: a choice changes few of them. What is asked of others does not show."""
        return [
            ("money", lambda: [*self.own("groschen", "sheet"), self.worth], self._draw_worth),
            ("signs", lambda: [self.state.start == self.seat, self.asked], self.draw_signs),
            ("trade", lambda: [*self.own("reputation", "production"), *self.prices], self._draw_trade),
            ("covers", lambda: self.own("houses"), self._draw_covers),
            ("houses", lambda: [*self.own("houses", "rows"), self._own_tiles(), *self._asked()], self._draw_houses),
            (
                "miners",
                lambda: [*self.own("pool", "waiting"), self.canvas.miners(self.seat), self.asked],
                self._draw_miners,
            ),
            (
                "tokens",
                lambda: [*self.own("pelicans", "used_pelicans"), self.canvas.markers(self.seat)],
                self._draw_tokens,
            ),
            ("slots", lambda: [*self.own("slots"), *self.prices, self.asked], self._draw_slots),
            ("cards", lambda: [*self.own("hand"), *self._asked()], self._draw_cards),
            ("offers", self._offers, self._draw_offers),
        ]

    def _asked(self) -> tuple[bool, bool, bool]:
        """Return whether this seat is asked, and for a house or an action that differs from the usual."""
        return (
            self.asked,
            self.asked and isinstance(self.step, ConvertHouse),
            self.asked and isinstance(self.step, ChooseAction),
        )

    def _offers(self) -> list[object]:
        state, is_setup = self.state, self.asked and isinstance(self.step, PickSet | PlaceGuild)
        return [self.step, state.guild_card, state.sets, *self.own("rows")] if is_setup else []

    def _draw_worth(self) -> None:
        self.draw_money(25)
        name = self.say("scene-points", points=self.state.total(self.seat), final=self.worth)
        art = text(0, 5, f"\N{RIGHTWARDS ARROW} {numeral(self.worth)}", 16, fill=SOFT, italic=True)
        self.put(f"final-{self.seat}", self.at("final"), art, name, rule="K13.6")

    def _draw_trade(self) -> None:
        self._draw_reputation()
        self._draw_production()
        self.draw_income(22)

    def draw_income(self, size: float) -> None:
        """K8.1: what an income would bring now, under its name: a chest alone says little."""
        income, at = self.state.income(self.seat), self.at("income")
        art = _label(self.say("action-income"), at) + group(0, 9, counter("income", income, size=size))
        self.put(f"income-{self.seat}", at, art, self.say("scene-income", income=income), rule="K8.1")

    def _draw_offers(self) -> None:
        if self.asked and isinstance(self.step, PickSet):
            self._draw_sets()
        elif self.asked and isinstance(self.step, PlaceGuild):
            self._draw_guilds()

    def _draw_reputation(self) -> None:
        """K11: the reputation track with its benefits, and the player's place on it."""
        pack, at, now = self.pack, self.at("reputation"), self.state.reputation[self.seat]
        least, most = pack.reputation_least, pack.reputation_most
        plot, joker = pack.cheap_plot_at, pack.free_joker_at
        name = self.say("scene-reputation", reputation=now)
        tip = self.say("scene-tip-reputation", plot=plot, joker=joker, points=pack.points_beyond)
        art = _track(least, most, plot, joker, tuple(pack.reputation_points), at.width)
        art += text(34 - at.width / 2, -8, numeral(now), 15, anchor="start", bold=True)
        self.put(f"track-{self.seat}", at, art, name, tip=tip, rule="K11.1")
        step = at.width / (most - least + 1)
        spot = Anchor(at.x - at.width / 2 + (now - least + 0.5) * step, at.y + 9, step + 1, 22)
        art = gold_frame(spot.width, spot.height, self.seat, 2.6)
        self.put(f"reputation-{self.seat}", spot, art, name, rule="K11.1")

    def _draw_production(self) -> None:
        """K8.1: what the player makes of each commodity, and its price."""
        for commodity, good in enumerate(COMMODITIES):
            made, price = self.state.production[self.seat * KINDS + commodity], self.canvas.prices[commodity]
            name = self.say("scene-makes", amount=made, commodity=COMMODITY_NAMES[commodity], price=price)
            art = icon(GOODS[commodity], -20, 0, 25)
            if made:
                art += text(-5, 7, made, 20, anchor="start", bold=True)
                after = width_of(str(made), 20, bold=True) - 3
                art += text(after, 6, f"\N{MULTIPLICATION SIGN}{price}", 14.5, anchor="start", fill=SOFT)
            # What is not made needs no numbers; the market has all prices.
            art = art if made else faded(art, opacity=0.3)
            self.put(f"make-{self.seat}-{good}", self.at(f"make-{good}"), art, name, rule="K8.1")

    def _draw_covers(self) -> None:
        """K7.4: what the houses cover."""
        pack = self.pack
        for line, covered in enumerate(pack.house_effects):
            gone = pack.house_columns - self.houses[line]
            for number, effects in enumerate(covered):
                art = cover(tuple(pack.effect_lists[effects]), number < gone)
                name = self.say("scene-covered", number=number + 1, gone=int(number < gone))
                at, tip = self.at(f"house-{line}-{number}"), self.explain(f"house-{ROWS[line]}-{number + 1}")
                self.put(f"cover-{self.seat}-{line}-{number}", at, art, name, tip=tip, rule="K7.4")

    def _draw_houses(self) -> None:
        for line in range(HOUSE_ROWS):
            self._draw_row(line)

    def _draw_row(self, line: int) -> None:
        """K7.4: a row of houses and its guild."""
        seat, pack, guild = self.seat, self.pack, self.state.guild_in(self.seat, line)
        id, at, choice = f"guild-{seat}-{line}", self.at(f"guild-{line}"), ""
        if guild == NONE:
            self.put(id, at, "", self.say("scene-row-empty", row=ROW_NAMES[line]), rule="K1.9")
        else:
            if self.asked:
                choice = f"{'convert' if isinstance(self.step, ConvertHouse) else 'house'}:{GUILDS[guild]}"
            name = self.say("scene-row", row=ROW_NAMES[line], guild=GUILD_NAMES[guild])
            art = _guild_head(guild, self.say(GUILD_NAMES[guild]), at.width, at.height)
            self.put(id, at, art, name, choice=choice, rule="K7.4")
        gone = pack.house_columns - self.houses[line]
        for place, number in enumerate(self._house_numbers(line, guild)):
            size = house_size(tuple(pack.effect_lists[pack.house_effects[line][gone + place]]))
            box = sized(moved(self.at(f"house-{line}-{gone + place}"), 0, size / 2 - 26), 32, size + 4)
            name, kind = self.say("scene-house", row=ROW_NAMES[line]), f"house-{seat}-{line}"
            # Only the leftmost house can leave (K7.4).
            offered = choice if place == 0 else ""
            self.put(f"{kind}-{number}", box, house(seat, size), name, choice=offered, rule="K7.4", kind=kind)

    def _house_numbers(self, line: int, guild: int) -> list[int]:
        """Return the numbers of the houses left in a row. House 2 goes to the guild's tile 2, and so on."""
        tiles, own = self.pack.stacks[guild] if guild != NONE else [], self._own_tiles()
        free = [number for number in range(self.pack.house_columns) if number >= len(tiles) or tiles[number] not in own]
        return free[: self.houses[line]]

    def _own_tiles(self) -> list[int]:
        return [self.state.town[square] for square in own_buildings(self.state, self.seat)]

    def _draw_miners(self) -> None:
        """K4.1: the miners who are not in a mine: first those in the pool, then those who wait."""
        seat, pack, kind = self.seat, self.pack, f"miner-{self.seat}"
        pool, waiting = self.at("pool"), self.at("waiting")
        inside, outside = self.state.pool[seat], self.state.waiting[seat]
        label = _label(self.say("scene-label-pool"), pool)
        name = self.say("scene-pool-miners", count=inside, limit=pack.pool_limit)
        self.put(f"pool-{seat}", pool, label, name, choice="refill:0" if self.asked else "", rule="K4.1")
        label = _label(self.say("scene-label-waiting"), waiting)
        self.put(f"waiting-{seat}", waiting, label, self.say("scene-waiting", count=outside), rule="K4.1")
        busy = self.canvas.miners(seat).values()
        free = [number for number in range(pack.miners_in_pool + pack.miners_waiting) if number not in busy]
        for at, number in enumerate(free):
            # Pool first, so that a miner who moves up from the waiting ones keeps his number.
            rank, choice = at - inside, ""
            if rank < 0:
                place, name = slot(pool, pack.pool_limit, at), self.say("scene-miner-pool", owner=seat)
            else:
                place, name = slot(waiting, pack.miners_waiting, rank), self.say("scene-miner-waiting", owner=seat)
                choice = f"refill:{rank + 1}" if rank < pack.pool_limit and self.asked else ""
            # Miners stand close together; one that can be clicked gets a box wide enough for a finger.
            spot = Anchor(place.x, place.y + 9, 24.0 if choice else min(24.0, place.width), 40)
            self.put(f"{kind}-{number}", spot, miner(seat, 30), name, choice=choice, rule="K4.1", kind=kind)

    def _draw_tokens(self) -> None:
        """K6.2, K9.1: the plot markers that are not in town; then pelicans, the used ones on their heads."""
        seat, count, busy = self.seat, self.pack.plot_markers, self.canvas.markers(self.seat).values()
        for at, number in enumerate(number for number in range(count) if number not in busy):
            name, place = self.say("scene-marker", owner=seat), sized(slot(self.at("markers"), count, at), 24, 26)
            kind = f"marker-{seat}"
            self.put(f"{kind}-{number}", place, marker(seat, 26), name, rule="K6.2", kind=kind)
        used, kind = self.state.used_pelicans[seat], f"pelican-{seat}"
        count = used + self.state.pelicans[seat]
        area = self.at("pelicans")
        # At least four places, so that pelicans lie apart until there are more; all of them within the box.
        step = (area.width - BIRD) / (max(4, count) - 1)
        for number in range(count):
            spent, bird = number < used, icon("pelican", size=BIRD - 1)
            name = self.say("scene-pelican-used" if spent else "scene-pelican")
            art = f'<g transform="rotate(180)" opacity=".6">{bird}</g>' if spent else bird
            x = area.x + (BIRD - area.width) / 2 + (count - 1 - number) * step
            place = Anchor(x, area.y, min(BIRD, step), 26)
            self.put(f"{kind}-{number}", place, art, name, rule="K9.1", kind=kind)

    def _draw_slots(self) -> None:
        """K5.2, K7.1: the tiles to which the player has the rights; those beyond the last slot lie on it."""
        for number, index in enumerate(self.state.slots[self.seat]):
            tile, slots = self.pack.tiles[index], self.drawing.anchors
            stopped = tile.guild != NONE and self.state.crossed_out(tile.guild)
            at, tip = self.at(f"slot-{number}" if f"slot-{number}" in slots else "slot-2"), self.explain(tile.name)
            art = faces.building(tile, self.tile_name(tile), 0, stopped, at.width - 2, at.height - 1)
            name = self.say("scene-slot", building=tile.name, owner=self.seat)
            choice = f"build:{tile.id}" if self.asked else ""
            self.put(tile.name, at, art, name, tip=tip, choice=choice, rule="K7.1")

    def _draw_cards(self) -> None:
        first = self.seat * len(self.pack.cards)
        hand = [card for card in self.pack.cards if self.state.hand[first + card.index]]
        for card in self.pack.cards:
            self._draw_card(card, hand)

    def _draw_card(self, card: ActionCard, hand: list[ActionCard]) -> None:
        """K2.1-2: an action card; a spent one is turned.

        The Joker may choose actions of spent cards too (K10.1): those that no card in hand has turn up again.
        """
        at = self.at(f"card-{card.index}")
        at_hand = {JOKER_ACTION, *(found.action for one in hand for found in one.halves)}
        for half, action in enumerate(found.action for found in card.halves):
            choice, height, spent = "", at.height / 2, card not in hand
            if self.asked and isinstance(self.step, ChooseAction):
                spent = spent and action in at_hand
                choice = "" if spent or action == JOKER_ACTION else f"action:{ACTIONS[action]}"
            elif self.asked:
                choice = f"play:{card.id}-{ACTIONS[action]}"
            place = sized(moved(at, 0, (half - 0.5) * height), at.width, height)
            art = faces.half_card(action, self.say(ACTION_NAMES[action]), half, spent, at.width, height)
            message = "scene-half-spent" if spent else "scene-half"
            name, tip = self.say(message, card=card.name, action=ACTION_NAMES[action]), f"scene-tip-{ACTIONS[action]}"
            id, rule = f"half-{self.seat}-{card.id}-{ACTIONS[action]}", ACTION_RULES[action]
            self.put(id, place, art, name, tip=self.say(tip), choice=choice, rule=rule)

    def _draw_sets(self) -> None:
        """K1.9: the sets of the guild card, while the player picks one."""
        pack, state = self.pack, self.state
        sets = pack.guild_cards[state.guild_card].sets_for[state.seats]
        for at, found in enumerate(sets):
            place, choice = slot(self.at("offers"), max(3, len(sets)), at), pack.set[found.index]
            owner = state.sets.index(found.index) if found.index in state.sets else NONE
            names = tuple(self.say(GUILD_NAMES[guild]) for guild in found.guilds)
            box = sized(place, place.width - 3, place.height)
            art = faces.guild_set(tuple(found.guilds), names, owner, box.width, box.height)
            name = self.say("scene-set", set=choice.name)
            self.put(f"set-{choice.noun}", box, art, name, choice=choice.text, rule="K1.9")

    def _draw_guilds(self) -> None:
        """K1.9: the player's guilds, while they get their rows."""
        state, seat = self.state, self.seat
        for at, guild in enumerate(self.pack.combinations[state.sets[seat]]):
            name, placed = self.say(GUILD_NAMES[guild]), state.row_of(seat, guild) != NONE
            place, id = slot(self.at("offers"), 3, at), f"offer-{GUILDS[guild]}"
            place = sized(place, place.width - 6, place.height - 2)
            art = faces.guild_card(guild, name, placed, place.width, place.height)
            choice = f"guild:{GUILDS[guild]}"
            self.put(id, place, art, name, choice=choice, rule="K1.9")


def _label(words: str, area: Anchor) -> str:
    """Return the small title of an area, at its upper left."""
    return text(4 - area.width / 2, 12 - area.height / 2, words, 14, anchor="start", fill=SOFT, within=area.width - 6)


@lru_cache(16)
def _track(least: int, most: int, plot: int, joker: int, points: tuple[int, ...], width: float) -> str:
    """Return the reputation track: on its spaces points at the end, signs above where plots and Joker get cheap."""
    step = width / (most - least + 1)
    places = {space: (space - least + 0.5) * step - width / 2 for space in range(least, most + 1)}
    art = icon("reputation", 22 - width / 2, -13, 19) + icon("point", width / 2 - 8, -13, 17)
    for space, x in places.items():
        worth = points[space - least]
        tint = "plum" if space >= joker else "sky" if space >= plot else "card"
        fill = colour(("leaf" if worth > 0 else "rose") if worth else tint)
        art += group(x, 9, wash(step - 1, 19, fill, line=SOFT, corner=3, weight=0.8, seed=space + 20, opacity=0.8))
    # After all spaces, so that none covers the number beside it.
    numbers = ((x, points[space - least]) for space, x in places.items())
    art += "".join(text(x, 13.5, numeral(worth), 12.5) for x, worth in numbers if worth)
    return art + icon("plot", places[plot], -10, 18) + icon("joker", places[joker], -10, 18)


@lru_cache(64)
def _guild_head(guild: int, name: str, width: float, height: float) -> str:
    """Return the head of a row of houses: what its guild makes, and its name."""
    art = wash(width, height, CARD, seed=guild + 9)
    art += blot(width - 5, height - 5, colour(GUILD_TINT[guild]), seed=guild + 3, opacity=0.5)
    return art + icon(GOODS[guild], 0, -9, 30) + block(name, 0, height / 2 - 12, width - 6, 22, 14.5, bold=False)


@lru_cache(64)
def house_size(effects: tuple[Effect, ...]) -> float:
    """Return the size of a house: two effects below it leave less room."""
    return 27 if len(signs(effects)) == 1 else 21


@lru_cache(64)
def cover(effects: tuple[Effect, ...], gone: bool) -> str:
    """Return what a house covers: below it, line by line; in the middle and faint once it has gone."""
    lone = ("1", "pelican"), ("1", "stack")
    parts = [("", found[1]) if found in lone else found for found in signs(effects)]
    first = 18 if len(parts) == 1 else 6
    lines = "".join(row([part], 0, 16 * at, 16) for at, part in enumerate(parts))
    return faded(group(0, 8 - 8 * len(parts), lines), opacity=0.45) if gone else group(0, first, lines)
