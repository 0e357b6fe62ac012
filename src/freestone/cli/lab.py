"""`freestone lab`: what many games show about bots, rules and figures."""

import typer

from freestone.cli.balance import balance
from freestone.cli.border import Commands
from freestone.cli.ladder import ladder
from freestone.cli.report import report
from freestone.cli.tune import tune

app = typer.Typer(cls=Commands, help="What many games show about bots, rules and figures.", no_args_is_help=True)
app.command()(report)
app.command()(balance)
app.command()(ladder)
app.command()(tune)


@app.callback()
def lab() -> None:
    """What many games show about bots, rules and figures."""
