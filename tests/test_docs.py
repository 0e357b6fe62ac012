"""The documentation: its code runs, it names every command and public name, and the notice stands where it has to."""

import ast
import contextlib
import inspect
import io
import re
import subprocess
import sys
from codeop import compile_command
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.metadata import distributions, packages_distributions, requires, version
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules
from typing import assert_type

import pytest
import typer
from packaging.utils import canonicalize_name

import freestone
from freestone.cli import app
from freestone.core.game import find
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.pillars.state import PillarsState
from freestone.i18n import FALLBACK, catalogue
from freestone.lab.rows import COLUMNS

INSTALLED = {canonicalize_name(one.metadata["Name"]) for one in distributions()}
PROJECT = Path(__file__).resolve().parent.parent
PAGES = [PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|src=\"([^\"]+)\"")
MACHINE_PATH = re.compile(r"/(?:work|farm|root|home|Users)/[a-z]")
NOTICE = ["unofficial", "no art or text of the publishers", "belong to their owners"]


def words(text: str) -> str:
    """The text in small letters and with single blanks, so that a line break hides nothing."""
    return " ".join(text.lower().split())


def run_blocks(text: str) -> int:
    """Run the Python blocks of a page one after the other; a text block right after one states its output."""
    blocks = FENCE.findall(text)
    names: dict[str, object] = {"__name__": "__main__"}
    ran = 0
    for (language, code), (follower, stated) in zip(blocks, [*blocks[1:], ("", "")], strict=False):
        if language == "python":
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(code, names)
            if follower == "text":
                assert printed.getvalue() == stated
            ran += 1
    return ran


def pasted(code: str) -> None:
    """Read code as a prompt does: only a blank line ends a body. Those inside a class are left out, as stated."""
    statement: list[str] = []
    for line in [*re.sub(r"\n+(?= )", "\n", code).splitlines(), ""]:
        statement.append(line)
        if compile_command("\n".join(statement)) is not None:
            statement.clear()
    assert not "".join(statement).strip(), statement


def unnamed_commands(commands: Iterable[str], text: str) -> list[str]:
    return [name for name in commands if not re.search(rf"\bfreestone {re.escape(name)}\b", text)]


def unnamed_names(names: Iterable[str], text: str) -> list[str]:
    return [name for name in names if not re.search(rf"\bfreestone\.{name}\b|`{name}\b", text)]


def broken_links(page: Path) -> list[str]:
    targets = [first or second for first, second in LINK.findall(page.read_text(encoding="utf-8"))]
    return [target for target in targets if "://" not in target and not (page.parent / target).exists()]


def long_lines(text: str) -> list[str]:
    """Lines of more than 100 columns, except where a line cannot be broken: tables, code, pictures and links."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return [line for line in prose.splitlines() if len(line) > 100 and not re.match(r"\||<img|\S+$", line.strip())]


def machine_paths(project: Path) -> list[str]:
    """Every line of a tracked text file that names a folder of somebody's machine."""
    listing = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    names = subprocess.run(listing, cwd=project, check=True, capture_output=True, text=True).stdout.split("\0")
    found = []
    for path in (project / name for name in names if name):
        lines = path.read_bytes().decode("utf-8", "replace").splitlines() if path.is_file() else []
        found += [f"{path.name}: {line.strip()}" for line in lines if MACHINE_PATH.search(line)]
    return found


@pytest.fixture
def documentation() -> str:
    return "\n".join(page.read_text(encoding="utf-8") for page in PAGES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_blocks(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_code_can_be_pasted_at_the_prompt(page: str) -> None:
    """Both pages say which Python to start; the prompt of Python 3.11 takes a paste line by line."""
    for language, code in FENCE.findall((PROJECT / page).read_text(encoding="utf-8")):
        if language == "python":
            pasted(code)


@pytest.mark.parametrize("code", ["while False:\n    pass\nassert 1", "if True:\n    pass\nelse:\n    pass\nassert 1"])
def test_code_that_cannot_be_pasted_is_noticed(code: str) -> None:
    with pytest.raises(SyntaxError):
        pasted(code)


WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

blocks, names = eval(sys.stdin.read())
sys.meta_path.insert(0, Missing())
for block in blocks:
    exec(block, globals())
"""


def not_installed_by_play() -> set[str]:
    """The modules here that `scripts/play` does not install, since only tests and developers need them."""
    wanted, needed = ["freestone"], set[str]()
    while wanted:
        name = canonicalize_name(wanted.pop())
        if name not in needed:
            needed.add(name)
            found = requires(name) or [] if name in INSTALLED else []
            wanted += [re.split(r"[^\w.-]", one)[0] for one in found if "extra ==" not in one]
    return {
        module
        for module, owners in packages_distributions().items()
        if not needed & set(map(canonicalize_name, owners))
    }


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_code_of_a_page_runs_in_the_environment_of_the_readme(page: str, tmp_path: Path) -> None:
    text = (PROJECT / page).read_text(encoding="utf-8")
    blocks = [code for language, code in FENCE.findall(text) if language == "python"]
    missing = not_installed_by_play()
    assert {"pandas", "pytest", "pyarrow"} <= missing
    assert not {"typer", "rich", "freestone"} & missing
    command = [sys.executable, "-c", WITHOUT]
    done = subprocess.run(
        command, input=repr((blocks, missing)), cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_readme_says_which_python_to_start() -> None:
    """It is the one that scripts/play makes."""
    assert "Start `.venv/bin/python`" in (PROJECT / "README.md").read_text(encoding="utf-8")
    script = (PROJECT / "scripts" / "play").read_text(encoding="utf-8")
    assert script.endswith('*) set_up web ;;\nesac\nexec .venv/bin/freestone "$@"\n')


def test_the_first_page_plays_a_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = (PROJECT / "README.md").read_text(encoding="utf-8")
    assert run_blocks(first) == 1
    code = next(code for language, code in FENCE.findall(first) if language == "python")
    assert 10 <= len(code.splitlines()) <= 20


def test_every_command_is_named(documentation: str) -> None:
    group = typer.main.get_command(app)
    commands = getattr(group, "commands", {})
    assert "play" in commands
    assert unnamed_commands(commands, documentation) == []


def commands_of(group: object, name: str = "freestone") -> Iterator[tuple[str, list[list[str]]]]:
    """Every command by its whole name, with its options, each in all its spellings."""
    for word, command in getattr(group, "commands", {}).items():
        whole = f"{name} {word}"
        options = [[*option.opts, *option.secondary_opts] for option in command.params]
        yield whole, [option for option in options if option[0].startswith("--")]
        yield from commands_of(command, whole)


def sections_of(text: str) -> dict[str, str]:
    """What stands below each heading, with the deeper headings in it; the head of the page is nameless."""
    parts = re.split(r"^(#{2,}) (.+)$", text, flags=re.MULTILINE)
    found, open_names = {"": parts[0]}, dict[int, str]()
    for marks, name, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        open_names = {level: above for level, above in open_names.items() if level < len(marks)}
        for above in open_names.values():
            found[above] += body
        found[name] = body
        open_names[len(marks)] = name
    return found


def test_every_command_and_option_is_explained() -> None:
    sections = sections_of((PROJECT / "docs" / "commands.md").read_text(encoding="utf-8"))
    known = dict(commands_of(typer.main.get_command(app)))
    assert {"freestone simulate", "freestone lab report", "freestone pack new"} <= set(known)
    for name, options in known.items():
        section = sections.get(name) or sections.get(name.rpartition(" ")[0], "")
        assert re.search(rf"\b{name}\b", f"{name if name in sections else ''} {section}"), name
        explained = section + sections[""]
        unexplained = [option for option in options if not any(spelling in explained for spelling in option)]
        assert unexplained == [], name


def test_the_columns_of_rows_are_explained() -> None:
    section = sections_of((PROJECT / "docs" / "commands.md").read_text(encoding="utf-8"))["Rows"]
    assert re.findall(r"^\| `(.+)` \| (.+) \| (.+) \|$", section, re.MULTILINE) == [
        (one.name, one.type, catalogue(FALLBACK).text(f"schema-{one.name}")) for one in COLUMNS
    ]


@pytest.mark.parametrize("game", freestone.installed_games())
def test_the_kinds_of_decisions_are_those_of_the_prompts(game: str) -> None:
    section = sections_of((PROJECT / "docs" / "python.md").read_text(encoding="utf-8"))["Kinds of decisions"]
    row = next(line for line in section.splitlines() if line.startswith(f"| `{game}` |"))
    catalogue = (find(game).folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    kinds = re.findall(r"`([a-z-]+)`", row.partition(" | ")[2])
    assert kinds == re.findall(r"^prompt-([a-z-]+)", catalogue, re.MULTILINE)


def test_the_position_of_each_title_has_its_type() -> None:
    """Type checkers hold this, and so do editors that complete names."""
    pillars, kutna_hora = freestone.new("pillars"), freestone.new("kutna_hora", 3, settings={"events": True})
    assert_type(pillars.state, PillarsState)
    assert_type(kutna_hora.seen().state, KutnaHoraState)
    assert type(pillars.state) is PillarsState
    assert type(kutna_hora.seen().state) is KutnaHoraState


@pytest.mark.parametrize("kind", [PillarsState, KutnaHoraState])
def test_the_fields_of_a_position_are_explained(kind: type) -> None:
    """A docstring below each field is what editors show."""
    found = ast.parse(inspect.getsource(inspect.getmodule(kind) or sys)).body
    body = next(node for node in found if isinstance(node, ast.ClassDef) and node.name == kind.__name__).body
    for node, below in pairwise(body):
        if isinstance(node, ast.AnnAssign):
            assert isinstance(below, ast.Expr), ast.unparse(node)
            assert isinstance(below.value, ast.Constant), ast.unparse(node)


def test_every_public_name_is_named(documentation: str) -> None:
    assert {"new", "load", "installed_games", "Match", "Choice"} <= set(freestone.__all__)
    assert unnamed_names(freestone.__all__, documentation) == []


def test_every_public_name_exists_and_says_what_it_is() -> None:
    for name in freestone.__all__:
        assert getattr(freestone, name).__doc__, name


def importable() -> list[str]:
    """The modules that a program may import, two levels deep; commands are run, not imported."""
    parts = [part.name for part in iter_modules(freestone.__path__) if part.name not in ("cli", "__main__")]
    below = [(part, getattr(import_module(f"freestone.{part}"), "__path__", [])) for part in parts]
    return [*parts, *(f"{part}.{module.name}" for part, path in below for module in iter_modules(path))]


@pytest.mark.parametrize("module", importable())
def test_no_public_name_hides_a_module(module: str) -> None:
    """`import freestone.games.kutna_hora as kh` looks the module up name by name."""
    names: dict[str, object] = {}
    exec(f"import freestone.{module} as found", names)
    assert names["found"] is sys.modules[f"freestone.{module}"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


DOCUMENTS = [*PAGES, PROJECT / "STYLE.md", PROJECT / "CHANGELOG.md", *sorted(PROJECT.glob("src/**/README.md"))]


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: str(page.relative_to(PROJECT)))
def test_lines_of_documents_are_short(page: Path) -> None:
    assert long_lines(page.read_text(encoding="utf-8")) == []


def test_long_lines_are_found() -> None:
    long = "word " * 21
    assert long_lines(f"{long}\n| {long} |\n```sh\n{long}\n```\n") == [long]


def test_the_first_page_bears_the_notice() -> None:
    first = words((PROJECT / "README.md").read_text(encoding="utf-8"))
    assert [part for part in NOTICE if part not in first] == []


def test_the_version_bears_the_notice() -> None:
    command = [sys.executable, "-m", "freestone", "--version"]
    shown = words(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert version("freestone") in shown
    assert [part for part in NOTICE if part not in shown] == []


def test_the_changelog_knows_the_version() -> None:
    changes = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{version('freestone')}]" in changes


def test_no_file_names_a_folder_of_this_machine() -> None:
    assert machine_paths(PROJECT) == []


def test_wrong_output_is_found() -> None:
    page = "```python\nprint(1)\n```\n\n```text\n{}\n```\n"
    assert run_blocks(page.format(1)) == 1
    with pytest.raises(AssertionError):
        run_blocks(page.format(2))


def test_missing_names_are_found() -> None:
    assert unnamed_commands(["play", "perft"], "Say freestone play. A perft.") == ["perft"]
    assert unnamed_names(["new", "load", "Match"], "A new load: `Match.play`, freestone.load(path)") == ["new"]


@pytest.mark.parametrize("drawing", sorted((PROJECT / "docs").glob("*.svg")), ids=lambda path: path.name)
def test_drawings_name_modules_that_exist(drawing: Path) -> None:
    named = re.findall(r"[\w/]+\.(?:py|js)\b", drawing.read_text(encoding="utf-8"))
    places = (PROJECT / "src" / "freestone", PROJECT / "tests")
    files = [f"/{file.relative_to(PROJECT)}" for place in places for file in place.rglob("*.*")]
    assert [name for name in named if not any(file.endswith(f"/{name}") for file in files)] == []


def test_broken_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text('[a](page.md#a) [b](none.md) <img src="none.svg"> [c](https://example.org)', encoding="utf-8")
    assert broken_links(page) == ["none.md", "none.svg"]


def test_machine_paths_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(f"fine\nsee {Path('/') / 'home' / 'anna'}", encoding="utf-8")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", "add", "a.txt"], cwd=tmp_path, check=True)
    assert len(machine_paths(tmp_path)) == 1
