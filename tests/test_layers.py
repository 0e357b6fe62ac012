"""The layers: who may import whom, what the rules may not touch, and how large things may become."""

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

API = ""
LAYERS = [
    *[
        {"core"},
        {"extras", "words"},
        {"encoding", "packs", "report"},
        {"thinking"},
        {"presentation"},
        {"games"},
        {"bots"},
    ],
    *[
        {"advice", "learning", "lessons"},
        {API},
        {"env", "lab", "table", "testing"},
        {"bench", "web"},
        {"cli"},
        {"__main__"},
    ],
]
RANK = {part: rank for rank, layer in enumerate(LAYERS) for part in layer}
LEAVES = {"i18n", "pictures", "processes"}
LEAF_IMPORTS = {"pictures": {"i18n"}}

WIRE = {"table.frames", "web.bodies"}  # what programs receive, named like the things that it describes
SHARED_WORDS = {
    "Candidate",  # an option under comparison, which bots and hints compare by different results
    "Component",  # a card or a tile, as a pack reads it and as the gallery lists it
    "Table",  # a game with seats and settings: one where people play, and one that the checks of games play at
}

IMPURE_MODULES = {"random", "time", "datetime", "secrets", "uuid", "os", "io", "pathlib", "tempfile", "sys"}
IMPURE_CALLS = {"open", "input", "print"}
CORE_BORDER = {"match", "seen", "journal", "game", "pack"}
GAME_RULES = {"state", "steps", "effects"}
KNOW_EACH_OTHER = {"core", "games"}  # a state has an agenda of steps, and steps are about a state

MODULE_LINES = 400
# 785 for the engine, 85 for the names of players, 25 for cheap undos, 10 for seeds that JSON cannot hold as numbers,
# 35 for replaying to any position, which the table and the presentation once did themselves,
# 85 for playing without a match, as fast as the rules: the first position, odds, returns, the errors of `apply`, and
# the part of a match that is compiled,
# 15 for events that cost nothing unless somebody watches, and for steps put on the agenda one by one,
# 80 for the defaults of a game, its optional parts, and the checks when it is registered,
# 10 for journals that travel to other processes in the compiled form too,
# 20 for errors that carry the id of a message and its terms, so that people read them in their language,
# and 150 for what callers touch: checks of what they hand in, copies instead of live lists, kinds of
# decisions, chance by hand, choices across processes, reprs.
CORE_LINES = 1320


class Module:
    """One file of the package, by its dotted place below it: `games.pillars.steps.supply`."""

    def __init__(self, root: Path, path: Path) -> None:
        parts = path.relative_to(root).with_suffix("").parts
        self.path = path
        self.parts = parts[:-1] if parts[-1] == "__init__" else parts
        self.name = ".".join(self.parts)
        self.is_package = parts[-1] == "__init__"
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text, str(path))

    @property
    def part(self) -> str:
        """The part of a layer that the module belongs to."""
        return self.parts[0] if self.parts else API

    @property
    def lines(self) -> int:
        """How many lines are not blank."""
        return sum(bool(line.strip()) for line in self.text.splitlines())

    @property
    def code(self) -> int:
        """How many lines are neither blank nor part of a docstring."""
        return self.lines - sum(len(text.splitlines()) - text.count("\n\n") for text in self.docstrings())

    def docstrings(self) -> Iterator[str]:
        """Docstrings as they stand in the file."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
                yield ast.get_source_segment(self.text, node.body[0]) or ""

    def imports(self) -> Iterator[tuple[str, ...]]:
        """Every imported dotted name, relative ones resolved; those for type checking only count too."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (tuple(alias.name.split(".")) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = self._base(node)
                yield from ((*base, alias.name) for alias in node.names)

    def _base(self, node: ast.ImportFrom) -> tuple[str, ...]:
        named = tuple(node.module.split(".")) if node.module else ()
        if not node.level:
            return named
        package = ("freestone", *self.parts)
        keep = len(package) - node.level + self.is_package
        return package[:keep] + named

    def own_imports(self) -> Iterator[tuple[str, ...]]:
        """What is imported from Freestone itself, without the leading `freestone`."""
        return (name[1:] for name in self.imports() if name[0] == "freestone")

    def calls(self) -> Iterator[str]:
        """The plain names that are called."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id

    @property
    def is_rules(self) -> bool:
        """Whether the module holds the engine or the rules of a game, which know nothing of the world outside."""
        if self.part == "core":
            return self.parts[-1] not in CORE_BORDER
        return self.part == "games" and bool(GAME_RULES & set(self.parts[2:]))


def modules(root: Path) -> list[Module]:
    return [Module(root, path) for path in sorted(root.rglob("*.py"))]


def may_import(module: Module, name: tuple[str, ...]) -> bool:
    """Whether the module may import this name of Freestone; a name that is no module is the public API's."""
    part, target = module.part, name[0] if name and name[0] in RANK.keys() | LEAVES else API
    if part == target:
        return part != "games" or name[1:2] == module.parts[1:2]
    if part in LEAVES:
        return target in LEAF_IMPORTS.get(part, set())
    if target in LEAVES:
        return part != "core"
    return RANK[target] < RANK[part]


def wrong_directions(root: Path) -> list[str]:
    return [
        f"{module.name or 'freestone'} imports {'.'.join(('freestone', *name))}"
        for module in modules(root)
        for name in module.own_imports()
        if not may_import(module, name)
    ]


def cycle(root: Path) -> list[str]:
    """Some modules that import each other in a circle, if there are any."""
    known = {module.name: module for module in modules(root) if module.part not in KNOW_EACH_OTHER}
    graph: dict[str, set[str]] = {}
    for name, module in known.items():
        # `from a import b` imports the module a.b if there is one, and otherwise something out of a.
        names = [(".".join(imported), ".".join(imported[:-1])) for imported in module.own_imports()]
        graph[name] = {full if full in known else outer for full, outer in names} & known.keys() - {name}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def impurities(root: Path) -> list[str]:
    found = []
    for module in modules(root):
        if module.is_rules:
            found += [f"{module.name} imports {name[0]}" for name in module.imports() if name[0] in IMPURE_MODULES]
            found += [f"{module.name} calls {name}()" for name in module.calls() if name in IMPURE_CALLS]
    return found


def oversized(root: Path) -> list[str]:
    found = [f"{m.name}: {m.lines} lines" for m in modules(root) if m.lines > MODULE_LINES]
    core = sum(module.code for module in modules(root) if module.part == "core")
    return [*found, f"core: {core} lines of code"] if core > CORE_LINES else found


def words_with_two_meanings(root: Path) -> list[str]:
    """Return the names that several classes share; a game may use the nouns of its rulebook as it likes."""
    homes: dict[str, list[str]] = {}
    for module in modules(root):
        if module.part != "games" and module.name not in WIRE:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    homes.setdefault(node.name, []).append(module.name)
    shared = [name for name, where in homes.items() if len(where) > 1 and name not in SHARED_WORDS]
    return [f"{name}: {', '.join(homes[name])}" for name in sorted(shared)]


@pytest.fixture
def package(project: Path) -> Path:
    return project / "src" / "freestone"


def test_there_is_something_to_check(package: Path) -> None:
    assert {module.part for module in modules(package)} >= {"core", "games", "bots", "lab", "cli", "i18n"}


def test_every_part_has_its_layer(package: Path) -> None:
    assert {module.part for module in modules(package)} <= RANK.keys() | LEAVES


def test_imports_run_one_way(package: Path) -> None:
    assert wrong_directions(package) == []


def test_no_modules_import_each_other(package: Path) -> None:
    assert cycle(package) == []


def test_the_drawing_shows_every_layer(project: Path) -> None:
    drawing = (project / "docs" / "layers.svg").read_text(encoding="utf-8")
    names = set(re.findall(r'class="name"[^>]*>([^<]+)<', drawing))
    assert names == (RANK.keys() | LEAVES | {"freestone"}) - {API, "__main__"}


def test_a_word_has_one_meaning(package: Path) -> None:
    assert words_with_two_meanings(package) == []


def test_rules_know_no_randomness_time_files_or_environment(package: Path) -> None:
    assert impurities(package) == []


def test_modules_and_the_core_stay_small(package: Path) -> None:
    assert oversized(package) == []


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("core/engine.py", "from freestone.games import pillars", "core.engine imports freestone.games.pillars"),
        ("core/engine.py", "import freestone.packs.cubes", "core.engine imports freestone.packs.cubes"),
        ("core/engine.py", "from ..bots import base", "core.engine imports freestone.bots.base"),
        ("core/engine.py", "def f():\n    from freestone import cli", "core.engine imports freestone.cli"),
        ("core/engine.py", "from freestone import new", "core.engine imports freestone.new"),
        ("core/engine.py", "from freestone.i18n import Catalogue", "core.engine imports freestone.i18n.Catalogue"),
        ("packs/cubes.py", "from freestone.games.a import b", "packs.cubes imports freestone.games.a.b"),
        ("games/a/state.py", "from freestone.games.b import state", "games.a.state imports freestone.games.b.state"),
        ("games/a/state.py", "from ..b.state import S", "games.a.state imports freestone.games.b.state.S"),
        ("games/a/__init__.py", "from .. import b", "games.a imports freestone.games.b"),
        ("games/a/scene.py", "from freestone.lab import checks", "games.a.scene imports freestone.lab.checks"),
        ("bots/greedy.py", "from freestone.table import view", "bots.greedy imports freestone.table.view"),
        ("lab/ladder.py", "from freestone.table import view", "lab.ladder imports freestone.table.view"),
        ("bots/greedy.py", "import freestone", "bots.greedy imports freestone"),
        ("__init__.py", "from freestone.lab import checks", "freestone imports freestone.lab.checks"),
        ("pictures/scene.py", "from freestone.core import match", "pictures.scene imports freestone.core.match"),
        ("words.py", "from freestone.games import pillars", "words imports freestone.games.pillars"),
    ],
)
def test_a_wrong_direction_is_found(tmp_path: Path, name: str, text: str, complaint: str) -> None:
    write(tmp_path, name, text)
    assert wrong_directions(tmp_path) == [complaint]


def test_a_word_with_two_meanings_is_found(tmp_path: Path) -> None:
    for name in ("lab/a.py", "bots/b.py", "table/frames.py", "games/a/state.py"):
        write(tmp_path, name, "class Plan: ...")
    assert words_with_two_meanings(tmp_path) == ["Plan: bots.b, lab.a"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("__init__.py", "from freestone.core.match import Match"),
        ("core/engine.py", "from freestone.core.state import State"),
        ("packs/cubes.py", "import freestone.core.bag"),
        ("games/a/__init__.py", "from .state import AState\nfrom freestone.packs import cubes"),
        ("games/a/steps/supply.py", "from freestone.games.a.state import AState"),
        ("games/a/scene.py", "from freestone.pictures.scene import Scene"),
        ("bots/greedy.py", "from freestone.games.a import GAME"),
        ("pictures/svg.py", "from freestone.pictures.scene import Scene"),
        ("words.py", "from freestone.core.match import Match\nfrom freestone.i18n import Catalogue"),
        ("games/a/terminal.py", "from freestone.words import prompt"),
        ("lab/simulate.py", "import freestone\nfrom freestone import new"),
        ("cli/play.py", "from freestone import words, lab, bots, i18n"),
    ],
)
def test_a_right_direction_is_let_through(tmp_path: Path, name: str, text: str) -> None:
    write(tmp_path, name, text)
    assert wrong_directions(tmp_path) == []


def test_a_cycle_is_found(tmp_path: Path) -> None:
    write(tmp_path, "table/a.py", "from freestone.table.b import B")
    write(tmp_path, "table/b.py", "from freestone.table import c")
    write(tmp_path, "table/c.py", "X = 1")
    assert cycle(tmp_path) == []
    write(tmp_path, "table/c.py", "if TYPE_CHECKING:\n    from freestone.table.a import A")
    assert set(cycle(tmp_path)) == {"table.a", "table.b", "table.c"}


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("core/bag.py", "import random", "core.bag imports random"),
        ("core/state.py", "from os import environ", "core.state imports os"),
        ("games/a/effects.py", "from time import monotonic", "games.a.effects imports time"),
        ("games/a/steps/supply.py", "rows = open('rows.toml')", "games.a.steps.supply calls open()"),
        ("games/a/state.py", "print('here')", "games.a.state calls print()"),
    ],
)
def test_an_impurity_is_found(tmp_path: Path, name: str, text: str, complaint: str) -> None:
    write(tmp_path, name, text)
    assert impurities(tmp_path) == [complaint]


def test_the_border_may_be_impure(tmp_path: Path) -> None:
    for name in ("core/match.py", "core/journal.py", "games/a/components.py", "lab/simulate.py", "cli.py"):
        write(tmp_path, name, "import os, random\nopen('file')")
    assert impurities(tmp_path) == []


def test_size_is_measured(tmp_path: Path) -> None:
    quarter = CORE_LINES // 4
    for name in "abe":
        write(tmp_path, f"core/{name}.py", f"{name} = 1\n\n" * quarter)
    write(tmp_path, "core/d.py", "d = 1\n\n" * (CORE_LINES - 3 * quarter))
    write(tmp_path, "lab/c.py", "c = 1\n\n" * MODULE_LINES)
    assert oversized(tmp_path) == []
    write(tmp_path, "core/b.py", "b = 1\n" * (quarter + 1))
    write(tmp_path, "lab/c.py", "c = 1\n" * (MODULE_LINES + 1))
    assert oversized(tmp_path) == ["lab.c: 401 lines", f"core: {CORE_LINES + 1} lines of code"]


def test_styles_are_strangers_to_the_other_bots(project: Path) -> None:
    """A second family that judged by the same evaluation would test nothing."""
    styles = [module for module in modules(project / "src" / "freestone") if "styles" in module.parts]
    assert styles
    assert not [module.name for module in styles for name in module.own_imports() if "thinking" in name]
