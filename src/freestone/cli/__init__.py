"""The command line: `freestone COMMAND`. Every command explains itself with `--help`."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from freestone.cli.admin import app as admin
from freestone.cli.bench import bench, perft
from freestone.cli.border import Commands, Language, LimitList, text
from freestone.cli.check import check
from freestone.cli.games import games, packs
from freestone.cli.lab import app as lab
from freestone.cli.play import play, replay
from freestone.cli.review import review
from freestone.cli.simulate import simulate
from freestone.extras import need

if TYPE_CHECKING:
    from freestone.web.serve import Announcement

# Written here again, because importing the server needs its extra.
PORT: Final = 8420
HELP: Final = "Play, simulate and check cathedral-building board games. Without a command: freestone serve."

app = typer.Typer(
    name="freestone",
    cls=Commands,
    help=HELP,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class LogForm(StrEnum):
    """The forms in which a server writes its log."""

    PLAIN = "plain"
    JSON = "json"


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others join.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes any free one.", min=0, max=65535)] = PORT,
    database: Annotated[
        str,
        typer.Option(
            metavar="FILE", envvar="FREESTONE_DATABASE", help="Save games in this file, or under this SQLAlchemy URL."
        ),
    ] = "",
    name: Annotated[
        list[str] | None,
        typer.Option(help="A host name of this server, or its whole address behind a proxy; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Trust the proxy at this address to name its clients; repeatable."),
    ] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", exists=True, file_okay=False, help="Also offer the pack in this folder."),
    ] = None,
    processes: Annotated[
        int, typer.Option(help="The number of server processes; more than one need PostgreSQL.", min=1, max=64)
    ] = 1,
    workers: Annotated[
        int | None,
        typer.Option(
            help="Processes for bots, hints and reviews; with PostgreSQL, 0 leaves all to freestone work.", min=0
        ),
    ] = None,
    limit: LimitList = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    log: Annotated[
        LogForm, typer.Option(help="Log warnings for people, or as JSON with a line for every request too.")
    ] = LogForm.PLAIN,
    metrics_token: Annotated[
        str,
        typer.Option(envvar="FREESTONE_METRICS_TOKEN", help="Who sends this token may read /metrics, and nobody else."),
    ] = "",
) -> None:
    """Play in the browser: alone, around one screen, or over the network."""
    need("web", "freestone serve")
    # Imported here, since the other commands work without these libraries and should not wait for them.
    from freestone.table.limits import Limits
    from freestone.web import serve as server

    configuration = server.Configuration(
        *(host, port, database, name or [], proxy or [], pack or [], log.value, metrics_token, processes, workers),
        limits=Limits.of(limit or []),
    )
    server.serve(configuration, _announce, opens_browser=browser)


@app.command()
def work(
    database: Annotated[
        str, typer.Option(metavar="URL", envvar="FREESTONE_DATABASE", help="The PostgreSQL database of the servers.")
    ],
    workers: Annotated[int | None, typer.Option(help="The number of processes that think.", min=1)] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR", exists=True, file_okay=False, help="Know the pack in this folder."),
    ] = None,
    log: Annotated[LogForm, typer.Option(help="Log warnings for people, or as JSON.")] = LogForm.PLAIN,
) -> None:
    """Think for servers: play their bots, and work out hints and reviews, on this machine or another."""
    need("web", "freestone work")
    from freestone.web import serve as server

    server.work(
        server.Configuration("", database=database, packs=pack or [], log=log.value, workers=workers),
        lambda: typer.echo(text("cli-working")),
    )


def _announce(where: "Announcement") -> None:
    """Print the addresses of the server, with a QR code if others can reach it."""
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
            # Many cameras cannot read micro codes.
            segno.make(f"{others[0]}/", micro=False).terminal(compact=True)
    elif where.addresses.is_local:
        typer.echo(text("cli-serving-local"))


for command in (play, simulate, replay, review, check, perft, bench, games):
    app.command()(command)
app.add_typer(lab, name="lab")
app.add_typer(packs, name="pack")
app.add_typer(admin, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        from freestone import __version__

        typer.echo(f"freestone {__version__}")
        typer.echo(text("site-notice"))
        raise typer.Exit


@app.callback(help=HELP)
def freestone(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - _show_version is its only use
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and a notice.")
    ] = False,
    language: Language = "",  # noqa: ARG001 - it is spoken from here on
) -> None:
    """Run `serve` if no command is given."""
    if context.invoked_subcommand is None:
        # With Annotated parameters the defaults of the function are plain values, so it can simply be called.
        serve()
