"""schemathesis calls the interface as its OpenAPI document describes it, and as it does not."""

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from web.everything import FRAMES, routes
from web.server import Server, make

CHECKS: list[Any] = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]

OWN_SERVER = True  # it is sent all kinds of things
EXAMPLES = settings(
    max_examples=4, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_the_interface_is_as_it_is_described(server: Server, mode: GenerationMode) -> None:
    client = make(server, "", "random")
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    called = set()
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]
        call_in_every_way(operation, mode, server.address, client.id, client.token)
        called.add((operation.method.upper(), operation.path))
    assert called == {route for route in routes() if route[1].startswith("/api/")}


def call_in_every_way(operation: Any, mode: GenerationMode, address: str, id: str, token: str) -> None:
    """Call an operation with made-up values; what has nothing to get wrong cannot be called wrongly."""

    @EXAMPLES
    @given(case=operation.as_strategy(generation_mode=mode))
    def call(case: Any) -> None:
        if "id" in case.path_parameters and mode is GenerationMode.POSITIVE:
            case.path_parameters["id"] = id
            case.query = {**(case.query or {}), "token": token, "language": "en"}
            case.headers = {name: value for name, value in case.headers.items() if name.lower() != "authorization"}
        if operation.path == FRAMES:
            case.query = {**(case.query or {}), "wait": "false"}
        case.call_and_validate(base_url=address, checks=CHECKS)

    with suppress(Unsatisfiable):
        call()
