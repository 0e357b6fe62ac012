"""`freestone admin`: the database of a server, for whoever runs it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from freestone.cli.border import Commands, Json, LimitList, console, headed, numeral, spoken, text
from freestone.extras import need
from freestone.i18n import moment

if TYPE_CHECKING:
    from freestone.table.store import Store

HELP: Final = "Look after the database of a server: list its tables, back it up, restore, migrate and archive."
app = typer.Typer(cls=Commands, help=HELP, no_args_is_help=True)


@app.callback(help=HELP)
def admin(
    context: typer.Context,
    database: Annotated[
        str, typer.Option(metavar="FILE", envvar="FREESTONE_DATABASE", help="The database: a file, or its URL.")
    ] = "",
) -> None:
    """Group the commands for operators."""
    need("web", "freestone admin")
    from freestone.table.database import default_database

    context.obj = database or default_database()


@app.command()
def tables(context: typer.Context, as_json: Json = False) -> None:
    """List the tables: game, players, when they were made and last visited, and how long their journals are."""
    from freestone.table import backup

    found = backup.tables(context.obj)
    if as_json:
        typer.echo(json.dumps([asdict(one) for one in found], ensure_ascii=False))
        return
    shown = headed("table", "game", "players", "created", "visited", "ended", "archived", "lines", numbers=1)
    shown.columns[0].no_wrap = True  # to be copied
    for one in found:
        times = [_when(time) for time in (one.created, one.visited, one.finished, one.archived)]
        shown.add_row(one.id, one.game, ", ".join(one.players), *times, numeral(one.lines))
    console().print(shown, soft_wrap=True)


def _when(time: str | None) -> str:
    return moment(datetime.fromisoformat(time).astimezone(), spoken()) if time else ""


@app.command("backup")
def back_up(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help="The file for the backup.")],
) -> None:
    """Save everything in a file, while servers go on; it holds the tokens of all links, so keep it safe."""
    from freestone.table import backup

    count = backup.back_up(context.obj, file)
    typer.echo(text("admin-backed-up", count=count, file=str(file)))


@app.command()
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A backup.")],
) -> None:
    """Fill an empty database from a backup, of this kind of database or another."""
    from freestone.table import backup

    count = asyncio.run(backup.restore(context.obj, file))
    typer.echo(text("admin-restored", count=count, file=str(file)))


@app.command()
def migrate(context: typer.Context) -> None:
    """Bring the database to the schema of this version, as a server does when it starts."""
    from freestone.table.store import Store

    asyncio.run(_migrate(Store(context.obj)))
    typer.echo(text("admin-migrated"))


@app.command("archive")
def put_into_archive(
    context: typer.Context,
    table: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="Archive these tables.")] = None,
    limit: LimitList = None,
) -> None:
    """Archive tables at which nobody has played for long, as a server does by itself, or those that are named."""
    from freestone.table import archive
    from freestone.table.limits import Limits

    limits = Limits.of(limit or [])

    async def work(store: "Store") -> int:
        if not table:
            return len(await archive.archive_due(store, limits))
        await store.write(*(archive.archive(id) for id in await archive.known(store, table)))
        return len(table)

    typer.echo(text("admin-archived", count=asyncio.run(_at(context.obj, work))))


@app.command("bring-back")
def bring_back(
    context: typer.Context,
    table: Annotated[list[str], typer.Argument(metavar="TABLE", help="Tables in the archive.")],
) -> None:
    """Take tables out of the archive; whoever has a link to one can do that too."""
    from freestone.table import archive

    async def work(store: "Store") -> int:
        await store.write(*(archive.bring_back(id) for id in await archive.known(store, table)))
        return len(table)

    typer.echo(text("admin-brought-back", count=asyncio.run(_at(context.obj, work))))


async def _at(place: str, work: Callable[["Store"], Awaitable[int]]) -> int:
    """Do something with a database, which no server may use meanwhile if it is a file."""
    from freestone.table.store import Store

    store = Store(place)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()


async def _migrate(store: "Store") -> None:
    await store.open()
    await store.close()
