"""`freestone serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated, Final

import typer

from freestone.cli.border import text

PORT: Final = 8420


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; others than this machine's let others in.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes any.", min=0, max=65535)] = PORT,
    database: Annotated[str, typer.Option(help="Where games are kept, as a URL of SQLAlchemy.")] = "",
    name: Annotated[list[str] | None, typer.Option(help="A further name that people reach the server by.")] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", exists=True, file_okay=False, help="Offer the component data of this folder too."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser, alone, around one screen or over the network."""
    from freestone.web import serve as server

    server.serve(
        server.listen(host, port),
        database or None,
        [host, *(name or [])],
        lambda address: typer.echo(text("cli-serving", address=address)),
        packs=pack or [],
        opens_browser=browser,
    )
