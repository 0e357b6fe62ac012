"""A server for every module of tests."""

from collections.abc import Iterator

import pytest

from web.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on loopback, with a database of its own."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()
