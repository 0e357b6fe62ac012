"""Rules, tips, icons and cards: what explains the game beside the table."""

from typing import Final

from freestone.games.pillars.components import MATERIALS, Components
from freestone.presentation import Component

REASONS: Final = {
    "workers-short": "P2.2",
    "gold-short:hire": "P2.3",
    "occupied": "P3.7",
    "must-place": "P3.5",
    "free-already": "P3.8",
    "good-event": "P4.2",
    "sold-out:cube": "P4.2",
}
STEPS: Final = {
    "take-card": "P2.1",
    "dismiss": "P2.4",
    "keep-or-redraw": "P3.2",
    "place": "P3.3",
    "place-free": "P3.8",
    "place-waiting": "P3.6",
    "bishop": "P4.2",
    "avert": "P4.1",
    "claim-exemption": "P4.7",
    "trade": "P4.10",
    "buy": "P4.10",
    "sell": "P4.10",
    "build": "P4.11",
    "work": "P4.11",
    "return-cubes": "P4.11",
}
VERBS: Final = {
    "take": "P2.2",
    "hire": "P2.3",
    "pass": "P2.5",
    "wait": "P3.5",
    "spend:remigius": "P3.8",
    "place:bishop": "P4.2",
    "place:kingsbridge-1": "P4.4",
    "place:kingsbridge-2": "P4.4",
    "place:priory": "P4.5",
    "place:kings_court": "P4.7",
    "place:shiring-1": "P4.8",
    "place:shiring-2": "P4.8",
    "place:castle": "P4.9",
    "place:market": "P4.10",
    "place:cathedral": "P4.12",
}
TOLD: Final = frozenset(
    {
        *("happened", "protected", "spared", "fewer-builders", "rolled", "exempt", "paid", "fell-short"),
        *("lost-points", "spent", "got-card", "cathedral-grew", "new-start", "game-ended"),
    }
)
TIPS: Final[dict[str, dict[str, list[str]]]] = {
    "take-card": {"take-card": ["supply"], "hire": ["supply"], "workers": ["workers-{seat}"]},
    "dismiss": {"dismiss": ["player-{seat}"]},
    "keep-or-redraw": {"redraw": ["bag", "wheel"]},
    "place": {"place": ["wheel"], "places": ["board"]},
    "place-waiting": {"place-waiting": ["board"]},
    "bishop": {"bishop": ["place-bishop", "event"]},
    "claim-exemption": {"claim-exemption": ["die"]},
    "trade": {"trade": ["place-market"]},
    "buy": {"buy": ["place-market"]},
    "sell": {"sell": ["player-{seat}"]},
    "build": {"build": ["player-{seat}"], "build-order": ["player-{seat}"]},
    "work": {"work": ["player-{seat}"]},
    "return-cubes": {"return-cubes": ["player-{seat}"]},
}
ICONS: Final = (
    *("point", "gold", *MATERIALS, "cube", "worker", "worker-grey", "builder", "craftsman", "card"),
    *("mortar_mixer", "woodworker", "stonecutter", "tool_maker", "mason", "carpenter", "potter", "architect"),
    *("sculptor", "glassblower", "goldsmith", "organ_builder", "bell_maker", "metal-held"),
    *("event", "sun", "storm", "event-averted", "tax", "tax-free", "each-round", "always", "once", "eye", "arrow"),
    *("priory", "start-player", "quill", "pass"),
)


def components(pack: Components) -> list[Component]:
    """Return every card of a pack."""
    kinds = (
        ("craftsman", "craftsmen.toml", "P4.11", pack.craftsmen),
        ("resource", "resource_cards.toml", "P2.2", pack.resource_cards),
        ("advantage", "advantages.toml", "P4.4", pack.advantages),
        ("card", "events.toml", "P4.1", pack.events),
    )
    return [
        Component(card.name, f"cards-{kind}", file, card.id, rule)
        for kind, file, rule, listed in kinds
        for card in listed
    ]
