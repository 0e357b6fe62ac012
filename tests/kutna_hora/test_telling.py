"""What previews of options leave out: what the option names itself, and what would mislead."""

from collections import Counter

import freestone
from freestone.bots.random import RandomBot
from freestone.games.kutna_hora.names import MINE, PLOT, RIGHTS
from freestone.presentation import presentation_of
from freestone.table.decision import decision_of


def test_a_preview_says_nothing_twice_and_nothing_that_misleads() -> None:
    match = freestone.new("kutna_hora", seats=2, seed=2)
    bot, told, late = RandomBot(seed=2), Counter[str](), 0
    while not match.state.over:
        seen = match.seen()
        decision = decision_of(presentation_of(match.game), seen)
        state = decision.state
        step, is_last = state.agenda[-1], state.round == state.track.rounds
        for choice, changes, *_ in decision.options:
            price = int({**step.terms(state), **step.option_terms(state, choice)}.get("price", 0))
            assert not price or changes.get("groschen") != (-price, -price), choice
            assert "tax_due" not in changes or changes["tax_due"] != changes.get("tax"), choice
            # What the game would end with means something only when the end is near.
            assert "final_points" not in changes or state.round >= state.track.rounds - 1, choice
            told.update(f"{choice.verb} {name}" for name in changes)
            action = state.pack.halves[choice.value].action if choice.verb == "play" else None
            # Before a tile is drawn, only the permit of a miner is known, and not the wood.
            assert action != MINE or "groschen" not in changes
            if action in (PLOT, RIGHTS) and "final_points" in changes:
                # K13.5: an empty plot is a point at the end, and only then does it matter.
                assert is_last, choice
                late += 1
        match.play(bot.choose(seen))
    # What is not said otherwise is still there.
    assert late
    assert told["play groschen"]
    assert told["mine final_points"]
    assert not told["tax groschen"]
