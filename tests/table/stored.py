"""A database full of games, without playing them."""

from contextlib import closing

from table.database import Place, connect, is_postgres

BROWSER = "somebody-who-has-played-much"
COPIED = ("tables", "seats", "lines", "advice")


def fill(place: Place, id: str, count: int, visited: int) -> int:
    """Store copies of a table until there are `count`, a browser that knows `visited` of them, and return `count`."""
    with closing(connect(place)) as connection:
        mark = "%s" if is_postgres(place) else "?"
        columns = {name: _columns(connection, name) for name in COPIED}
        connection.execute("BEGIN")
        for name in COPIED:
            key = "id" if name == "tables" else "table"
            others = ", ".join(f'"{one}"' for one in columns[name] if one != key)
            # Numbers up to `count`, in SQL that both databases know.
            connection.execute(
                f"WITH RECURSIVE numbers(number_) AS (SELECT 1 UNION ALL SELECT number_ + 1 FROM numbers"
                f' WHERE number_ < {count - 1}) INSERT INTO "{name}" ("{key}", {others})'
                f' SELECT \'copy\' || number_, {others} FROM "{name}", numbers WHERE "{key}" = {mark}',
                (id,),
            )
        connection.execute(
            f'INSERT INTO visits (browser, "table", token, time)'
            f" SELECT {mark}, id, maker, created FROM tables WHERE id <> {mark} ORDER BY id LIMIT {visited}",
            (BROWSER, id),
        )
        connection.execute("COMMIT")
        (found,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        assert found == count
        return count


def _columns(connection: object, name: str) -> list[str]:
    found = connection.execute(f'SELECT * FROM "{name}" WHERE false')  # type: ignore[attr-defined]
    return [one[0] for one in found.description]
