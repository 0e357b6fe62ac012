"""`freestone admin`: lists, backups while a server plays, and their way into another database."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from freestone.cli import app
from freestone.table.hall import Hall
from freestone.table.sitters import Sitter
from freestone.table.store import Store, remember_visit
from freestone.table.table import Table
from postgres import Postgres
from table.database import content

PEOPLE = [Sitter("Anna"), Sitter("Ben")]


def admin(place: str, *words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, ["admin", "--database", place, *words])
    assert result.exit_code == status, result.output
    if status:
        assert result.output.count("\n") == 1
    return result.output


async def play(table: Table) -> None:
    access = table.now.access(table.now.record.maker)
    await table.change(lambda now: now.play(access, "en", now.match.options[0].text, now.line))


def filled(place: str, then: Callable[[Table], None] = lambda _: None) -> list[str]:
    """Play a little at a table, do something while its server still runs, and return the journal."""

    async def run() -> list[str]:
        hall = Hall(Store(place))
        await hall.open()
        try:
            table = await hall.make("pillars", PEOPLE, {})
            await hall.store.write(remember_visit("browser", table.id, table.now.record.maker))
            for _ in range(3):
                await play(table)
            await asyncio.to_thread(then, table)
            return list(table.now.match.lines())
        finally:
            await hall.close()

    return asyncio.run(run())


def test_a_backup_moves_between_databases_and_back(place: str, tmp_path: Path, postgres: Postgres) -> None:
    first, second, third = tmp_path / "first", tmp_path / "second", str(tmp_path / "third.sqlite")

    def back_up(_: Table) -> None:
        assert "1 table" in admin(place, "backup", str(first))

    journal = filled(place, back_up)
    assert first.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part"))
    elsewhere = postgres.fresh()
    assert "1 table" in admin(elsewhere, "restore", str(first))
    admin(elsewhere, "backup", str(second))
    admin(third, "restore", str(second))
    assert second.read_text() == first.read_text()
    if not place.startswith("postgres"):
        assert content(third) == content(place)

    async def reopened() -> list[str]:
        hall = Hall(Store(third))
        await hall.open()
        try:
            (row,) = json.loads(admin(third, "tables", "--json"))
            table = await hall.table(row["id"])
            lines = list(table.now.match.lines())
            await play(table)
            return lines
        finally:
            await hall.close()

    assert asyncio.run(reopened()) == journal


def test_tables_are_listed_without_their_secrets(place: str) -> None:
    def listed(table: Table) -> None:
        (row,) = json.loads(admin(place, "tables", "--json"))
        record = table.now.record
        assert (row["id"], row["game"], row["players"]) == (record.id, "pillars", ["Anna", "Ben"])
        assert (row["created"], row["finished"]) == (record.created, None)
        assert row["visited"] >= record.created
        assert row["lines"] == table.now.line
        for said in (admin(place, "tables"), json.dumps(row)):
            assert record.id in said
            assert not any(token in said for token in (record.maker, record.watcher, record.seats[0].token))

    filled(place, listed)


def test_a_database_that_is_not_empty_is_left_alone(file: str, tmp_path: Path) -> None:
    filled(file)
    admin(file, "backup", str(tmp_path / "backup"))
    before = content(file)
    assert "is not empty" in admin(file, "restore", str(tmp_path / "backup"), status=2)
    assert content(file) == before


def _with(lines: list[str], row: str) -> list[str]:
    """A backup with one more row, which does not fit."""
    return [*lines[:-1], row, json.dumps({"rows": len(lines) - 1})]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda lines: lines[:-1], "not a whole backup"),
        (lambda lines: [*lines[:3], *lines[4:]], "not a whole backup"),
        (lambda lines: [*lines[:3], "no line", *lines[3:]], "not a whole backup"),
        (lambda _: [], "not a whole backup"),
        (lambda lines: ['{"schema": "0"}', *lines[1:]], "has schema 0"),
        (lambda _: ["[" * 100_000], "not a whole backup"),
        (lambda lines: _with(lines, '["visits", {"foo": 1}]'), "not a whole backup"),
        (lambda lines: _with(lines, '["visits", [1, 2]]'), "not a whole backup"),
        (lambda lines: _with(lines, '["away", {"browser": "x", "table": "nowhere"}]'), "not a whole backup"),
        (lambda lines: _with(lines, '["away", {"browser": {"a": 1}, "table": "nowhere"}]'), "not a whole backup"),
        (lambda lines: _with(lines, '["away", {"browser": "x", "table": "\\ud800"}]'), "not a whole backup"),
        (lambda lines: _with(lines, f'["lines", {{"table": "x", "number": {10**30}, "line": ""}}]'), "not a whole"),
    ],
)
def test_a_spoilt_backup_is_refused(
    file: str, tmp_path: Path, spoil: Callable[[list[str]], list[str]], complaint: str
) -> None:
    filled(file)
    backup, other = tmp_path / "backup", str(tmp_path / "other.sqlite")
    admin(file, "backup", str(backup))
    backup.write_text("\n".join(spoil(backup.read_text().splitlines())))
    assert complaint in admin(other, "restore", str(backup), status=2)
    assert not any(rows for name, rows in content(other).items() if name != "alembic_version")


def test_what_cannot_be_read_is_named(file: str, tmp_path: Path) -> None:
    assert "There is no database" in admin(file, "tables", status=2)
    assert not Path(file).exists()
    admin(file, "migrate")
    assert json.loads(admin(file, "tables", "--json")) == []
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '5'")
    assert "freestone admin migrate" in admin(file, "backup", str(tmp_path / "backup"), status=2)
    assert not (tmp_path / "backup").exists()
