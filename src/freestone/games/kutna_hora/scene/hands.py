"""What a player holds: tiles to build, the six action cards, and what the setup offers."""

from functools import lru_cache
from typing import Final

from freestone.games.kutna_hora.cards import ActionCard
from freestone.games.kutna_hora.names import ACTION_NAMES, ACTIONS, GUILD_NAMES, GUILDS, JOKER_ACTION, KINDS, NONE
from freestone.games.kutna_hora.scene import faces
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, moved, sized, slot
from freestone.games.kutna_hora.scene.signs import ACTION_PICTURES, GOODS, GUILD_TINT
from freestone.games.kutna_hora.steps.joker import ChooseAction
from freestone.games.kutna_hora.steps.setup import PickSet, PlaceGuild
from freestone.pictures import CARD, SOFT, Anchor, colour, faded, group, icon, outline, shield, text, wash

TINTS: Final = ("stone", "sky", "leaf", "rose", "sand", "plum", "earth")
RULES: Final = ("K4.1", "K5.1", "K6.1", "K7.1", "K8.1", "K9.1", "K10.1")


def draw_slots(canvas: Canvas, seat: int) -> None:
    """K5.2, K7.1: the tiles to which a player has the rights."""
    for at, index in enumerate(canvas.state.slots[seat]):
        tile = canvas.pack.tiles[index]
        stopped = tile.guild != NONE and canvas.state.crossed_out(tile.guild)
        art = faces.building(tile, canvas.short(tile.id), 0, stopped)
        name = canvas.say("scene-slot", building=tile.name, owner=seat)
        choice = f"build:{tile.id}" if canvas.state.seat == seat else ""
        place = slot_at(at)
        tip = canvas.explain(tile.name)
        canvas.put(tile.name, f"player-{seat}", place, art, name, tip=tip, choice=choice, rule="K7.1")


def slot_at(number: int) -> Anchor:
    """Return where a tile lies; more than the board has room for lie on the last."""
    board = drawing("player")
    return board.at(f"slot-{number}") if f"slot-{number}" in board.anchors else board.at("slot-2")


def draw_cards(canvas: Canvas, seat: int) -> None:
    """K2.1-2: the six action cards; spent ones are turned."""
    for card in canvas.pack.cards:
        at = drawing("player").at(f"card-{card.index}")
        spent = not canvas.state.hand[seat * len(canvas.pack.cards) + card.index]
        for half in (0, 1):
            _draw_half(canvas, seat, card, half, at, spent)


def _draw_half(canvas: Canvas, seat: int, card: ActionCard, half: int, at: Anchor, spent: bool) -> None:
    action = card.halves[half].action
    height = at.height / 2
    place = sized(moved(at, 0, (half - 0.5) * height), at.width, height)
    art = half_card(action, canvas.say(ACTION_NAMES[action]), half, spent, at.width, height)
    name = canvas.say("scene-half-spent" if spent else "scene-half", card=card.name, action=ACTION_NAMES[action])
    choice = _half_choice(canvas, card, action) if canvas.state.seat == seat else ""
    id = f"half-{seat}-{card.id}-{ACTIONS[action]}"
    canvas.put(
        id,
        f"player-{seat}",
        place,
        art,
        name,
        tip=canvas.say(f"scene-tip-{ACTIONS[action]}"),
        choice=choice,
        rule=RULES[action],
    )


def _half_choice(canvas: Canvas, card: ActionCard, action: int) -> str:
    """The Joker chooses among the actions of all cards, spent ones too (K10.1)."""
    if isinstance(canvas.step, ChooseAction):
        return f"action:{ACTIONS[action]}" if action != JOKER_ACTION else ""
    return f"play:{card.id}-{ACTIONS[action]}"


@lru_cache(64)
def half_card(action: int, name: str, half: int, spent: bool, width: float, height: float) -> str:
    """Return one half of a card; both together look like one card."""
    edge = outline(width - 1, height, 4, action + half, 0.5)
    fill = colour("paper-deep") if spent else CARD
    art = f'<path d="{edge}" fill="{fill}" stroke="{SOFT}" stroke-width="1"/>'
    inner = f'<path d="{outline(width - 5, height - 4, 4, action, 1)}" fill="{colour(TINTS[action])}" opacity=".4"/>'
    inner += icon(ACTION_PICTURES[action], 0, -6.5, 25) + text(0, height / 2 - 5, name, 12, bold=True, within=width - 6)
    return art + (faded(inner, opacity=0.32) if spent else inner)


def draw_offers(canvas: Canvas, seat: int) -> None:
    """K1.9: while the guilds are chosen, the sets of the card and then one's own guilds."""
    if isinstance(canvas.step, PickSet) and canvas.state.seat == seat:
        _draw_sets(canvas, seat)
    elif isinstance(canvas.step, PlaceGuild) and canvas.state.seat == seat:
        _draw_guilds(canvas, seat)


def _draw_sets(canvas: Canvas, seat: int) -> None:
    pack, state = canvas.pack, canvas.state
    sets = pack.guild_cards[state.guild_card].sets_for[state.seats]
    for at, found in enumerate(sets):
        place = slot(drawing("player").at("offers"), max(4, len(sets)), at)
        choice = pack.set[found.index]
        owner = state.sets.index(found.index) if found.index in state.sets else NONE
        names = tuple(canvas.say(GUILD_NAMES[guild]) for guild in found.guilds)
        art = _set(tuple(found.guilds), names, owner, place.width - 3, place.height)
        name = canvas.say("scene-set", set=choice.name)
        canvas.put(
            f"set-{choice.noun}",
            f"player-{seat}",
            sized(place, place.width - 3, place.height),
            art,
            name,
            choice=choice.text,
            rule="K1.9",
        )


@lru_cache(64)
def _set(guilds: tuple[int, ...], names: tuple[str, ...], owner: int, width: float, height: float) -> str:
    """Return a set: its guilds below each other; the arms of who has taken it."""
    art = wash(width, height, CARD, seed=sum(guilds) + 3)
    lines = ""
    for at, (guild, name) in enumerate(zip(guilds, names, strict=True)):
        y = (at - 1) * 21
        lines += group(9 - width / 2, y, icon(GOODS[guild], 0, 0, 15))
        lines += text(18 - width / 2, y + 4.5, name, 12, anchor="start", within=width - 20)
    return art + (lines if owner == NONE else faded(lines, opacity=0.35) + shield(owner, 30))


def _draw_guilds(canvas: Canvas, seat: int) -> None:
    state = canvas.state
    for at, guild in enumerate(canvas.pack.combinations[state.sets[seat]]):
        placed = state.rows[seat * KINDS + guild] != NONE
        place = sized(slot(drawing("player").at("offers"), 3, at), 90, 66)
        art = _guild(guild, canvas.say(GUILD_NAMES[guild]), placed)
        name = canvas.say(GUILD_NAMES[guild])
        canvas.put(
            f"offer-{GUILDS[guild]}", f"player-{seat}", place, art, name, choice=f"guild:{GUILDS[guild]}", rule="K1.9"
        )


@lru_cache(32)
def _guild(guild: int, name: str, placed: bool) -> str:
    tint = f'<path d="{outline(84, 60, 5, guild + 2, 1.2)}" fill="{colour(GUILD_TINT[guild])}" opacity=".5"/>'
    art = (
        wash(90, 66, CARD, seed=guild + 4)
        + tint
        + icon(GOODS[guild], 0, -8, 36)
        + text(0, 25, name, 13, bold=True, within=84)
    )
    return faded(art, opacity=0.4) if placed else art
