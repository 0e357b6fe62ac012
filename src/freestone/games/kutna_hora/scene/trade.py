"""What a player makes: production of the six commodities at today's prices, and the income."""

from freestone.games.kutna_hora.names import COMMODITIES, COMMODITY_NAMES, KINDS
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing
from freestone.games.kutna_hora.scene.signs import GOODS
from freestone.pictures import SOFT, Drawing, counter, faded, icon, text, width_of


def draw_production(canvas: Canvas, seat: int) -> None:
    """K8.1: what a player makes of each commodity, and its price."""
    for commodity, name in enumerate(COMMODITIES):
        made, price = canvas.state.production[seat * KINDS + commodity], canvas.prices[commodity]
        words = canvas.say("scene-makes", amount=made, commodity=COMMODITY_NAMES[commodity], price=price)
        art = icon(GOODS[commodity], -27, 0, 25) + text(-11, 7, made, 19, anchor="start", bold=True)
        after = width_of(str(made), 19, bold=True) - 6
        art += text(after, 6, f"\N{MULTIPLICATION SIGN}{price}", 13.5, anchor="start", fill=SOFT)
        at = drawing("player").at(f"make-{name}")
        shown = art if made else faded(art, opacity=0.45)
        canvas.put(f"make-{seat}-{name}", f"player-{seat}", at, shown, words, rule="K8.1")


def draw_income(canvas: Canvas, seat: int, prefix: str, panel: str, board: Drawing, size: float) -> None:
    """K8.1: what an income would bring now."""
    income = canvas.state.income(seat)
    art = counter("income", income, size=size)
    canvas.put(
        f"{prefix}income-{seat}", panel, board.at("income"), art, canvas.say("scene-income", income=income), rule="K8.1"
    )
