"""The optional step of a build: compile the engine, the rules and what bots think with mypyc, for a faster wheel.

It is left out unless HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 is set, as scripts/build does; pyproject.toml lists the modules.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Adds extension modules to the wheel; the sources stay beside them, for tracebacks and for readers."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name the results to the builder."""
        listed: dict[str, list[str]] = self.config["groups"]
        groups: list[tuple[list[str], str | None]] = [(self._modules(each), name) for name, each in listed.items()]
        built = compile_groups(groups, Path(self.config["folder"]))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): place for place, path in built.items()})

    def _modules(self, patterns: list[str]) -> list[str]:
        package = Path(self.root, "src", "freestone")
        found = {path for pattern in patterns for path in package.glob(pattern)}
        return sorted(str(path.relative_to(self.root)) for path in found if not self._stays(path))

    def _stays(self, path: Path) -> bool:
        """Whether a module stays as it is: the border to the world outside, and what only people look at."""
        return any(path.match(pattern) for pattern in self.config["interpreted"])


def compile_groups(groups: list[tuple[list[str], str | None]], folder: Path) -> dict[str, Path]:
    """Compile groups of modules, each to one library; return the built files by their place in the wheel."""
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only if something is compiled
    from setuptools import Distribution  # noqa: PLC0415

    names = [name for modules, _ in groups for name in modules]
    options = ["--config-file=pyproject.toml", f"--cache-dir={folder / 'types'}"]
    modules = mypycify(
        [*options, *names], opt_level="2", debug_level="0", separate=groups, target_dir=str(folder / "c")
    )
    for module in modules:
        # Without this every function might be replaced from outside, so that none is inlined: it makes the rules 10%
        # faster, and -O2 worth its time.
        module.extra_compile_args += ["-fvisibility=hidden"]
    command = Distribution({"name": "freestone", "ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    outputs = [Path(path) for path in command.get_outputs()]
    return {path.relative_to(folder / "lib").as_posix(): path for path in outputs}
