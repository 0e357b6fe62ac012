"""The toy game stands in the registry while the core is tested."""

from collections.abc import Iterator

import pytest

from core.toy import TOY
from freestone.core.game import registry


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    registry()[TOY.id] = TOY
    yield
    del registry()[TOY.id]
