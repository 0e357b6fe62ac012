"""A server and a browser for every module of tests."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.browser import browser
from web.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on loopback, with a database of its own."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    """A real Chromium."""
    with browser() as running:
        yield running
