"""The two forms of the engine: which modules are to be compiled, and which of them are not."""

import tomllib
from importlib import import_module
from pathlib import Path


def meant_to_be_compiled(project: Path) -> list[str]:
    """The modules that scripts/build compiles, as pyproject.toml lists them."""
    settings = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    source = project / "src"
    patterns = [pattern for group in hook["groups"].values() for pattern in group]
    files = {path for pattern in patterns for path in (source / "freestone").glob(pattern)}
    compiled = [path for path in files if not any(path.match(pattern) for pattern in hook["interpreted"])]
    return sorted(".".join(path.relative_to(source).with_suffix("").parts) for path in compiled)


def interpreted(names: list[str]) -> list[str]:
    """Those modules that are not compiled where the tests run."""
    return [name for name in names if str(import_module(name).__file__).endswith(".py")]
