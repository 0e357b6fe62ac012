"""Games and bots by strangers: packages on a path, as pip would install them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from freestone.bots import roster
from freestone.core import game as games

# A game of rules and texts alone: it has everything that a game must provide, and nothing else.
DICE = Path(__file__).parent / "stranger"


def package(
    folder: Path,
    name: str,
    code: str,
    catalogue: str | None = "title = Stranger\n",
    entry: str = "",
    group: str = games.GROUP,
) -> None:
    """Write a package with a game, or something else, and the entry point that announces it."""
    module, info = folder / name, folder / f"{name}-1.0.dist-info"
    for path in (module, info):
        path.mkdir(parents=True)
    (module / "__init__.py").write_text(code, encoding="utf-8")
    if catalogue is not None:
        (module / "locale").mkdir()
        (module / "locale" / "en.ftl").write_text(catalogue, encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    announced = entry or f"{name}:GAME"
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {announced}\n", encoding="utf-8")


@contextmanager
def installed(*folders: Path) -> Iterator[None]:
    """Let this process, and those that it starts, find the packages in some folders."""
    paths, outside = list(map(str, folders)), os.environ.get("PYTHONPATH")
    modules = set(sys.modules)
    sys.path[:0] = paths
    os.environ["PYTHONPATH"] = os.pathsep.join([*paths, *([outside] if outside else [])])
    games.installed.cache_clear()
    roster.registry.cache_clear()
    try:
        yield
    finally:
        del sys.path[: len(paths)]
        if outside is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = outside
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(tuple(paths)):
                del sys.modules[name]
        games.installed.cache_clear()
        roster.registry.cache_clear()


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of Freestone in a process of its own."""
    return subprocess.run([sys.executable, "-m", "freestone", *words], text=True, capture_output=True, check=False)
