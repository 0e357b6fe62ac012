"""A server for all modules of tests that only visit it, or for one alone, and a browser for every module."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.browser import browser
from web.server import Server, serving


@pytest.fixture(scope="session")
def public_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for every module that only visits it."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The public server, without cookies of earlier visits.

    A module with `OWN_SERVER = True` stops it, crowds it, looks into its database or counts what it holds, and gets one
    of its own.
    """
    if getattr(request.module, "OWN_SERVER", False):
        with serving(tmp_path_factory.mktemp("server")) as running:
            yield running
        return
    visited: Server = request.getfixturevalue("public_server")
    visited.http.cookies.clear()
    yield visited


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    """A real Chromium."""
    with browser() as running:
        yield running
