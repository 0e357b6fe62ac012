"""The listener of a server that shares its database: it hears of the changes that other processes make."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from sqlalchemy import URL

from freestone.table.database import POSTGRES

LOG: Final = logging.getLogger(__name__)
REST: Final = 0.5  # seconds before a lost connection is made anew


class Listener:
    """One connection on which PostgreSQL tells of every change.

    `hear` gets what is said on each channel. `look` is called when the connection is made, the first time or again:
    whatever happened before was missed. `lose` is called whenever there is none.
    """

    def __init__(
        self,
        url: URL,
        hear: Mapping[str, Callable[[str], None]],
        look: Callable[[], None],
        lose: Callable[[], None],
    ) -> None:
        self._address = url.set(drivername=POSTGRES).render_as_string(hide_password=False)
        self._hear = hear
        self._look = look
        self._lose = lose
        self._is_ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._run())
        await self._is_ready.wait()

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        import psycopg  # noqa: PLC0415 - of an extra, and only those who share a database listen

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    for channel in self._hear:
                        await connection.execute(f"LISTEN {channel}")
                    self._look()
                    self._is_ready.set()
                    async for heard in connection.notifies():
                        self._hear_one(heard.channel, heard.payload)
            except psycopg.Error as error:
                LOG.warning("the database does not tell of changes: %s", " ".join(str(error).split()))
                self._lose()
            await asyncio.sleep(REST)

    def _hear_one(self, channel: str, said: str) -> None:
        """Hear something; whoever may connect to the database may say anything, and nobody must fall silent for it."""
        try:
            self._hear[channel](said)
        except ValueError:
            LOG.warning("somebody says on the channel %s what no server says", channel)
