"""`freestone serve`: the table in the browser."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from freestone.cli.border import text

if TYPE_CHECKING:
    from freestone.web.serve import Announcement

PORT: Final = 8420


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes any.", min=0, max=65535)] = PORT,
    database: Annotated[
        str, typer.Option(metavar="FILE", help="Where games are kept: a file, or a URL of SQLAlchemy.")
    ] = "",
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name that people reach the server by, or its whole address behind a proxy; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Believe the proxy at this address who its clients are; repeatable."),
    ] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", exists=True, file_okay=False, help="Offer the component data of this folder too."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser, alone, around one screen or over the network."""
    from freestone.web import serve as server

    configuration = server.Configuration(host, port, database, name or [], proxy or [], pack or [])
    server.serve(configuration, _announce, opens_browser=browser)


def _announce(where: "Announcement") -> None:
    """Say where the server is: for others if they can reach it, also as a code, and for this computer."""
    import segno

    here, others = where.addresses.here, where.addresses.others()
    typer.echo(text("cli-serving", address=f"{(others or [here])[0]}/"))
    if where.is_elsewhere:
        typer.echo(text("cli-serving-elsewhere", usual=str(PORT), port=str(where.port)))
    if others:
        for address in others[1:]:
            typer.echo(text("cli-serving-too", address=f"{address}/"))
        typer.echo(text("cli-serving-here", address=f"{here}/"))
        if sys.stdout.isatty():
            typer.echo(text("cli-serving-code"))
            segno.make(f"{others[0]}/", micro=False).terminal(compact=True)
    elif where.addresses.is_local:
        typer.echo(text("cli-serving-local"))
