"""Checks catalogues: what each language has, what is wrong, and which messages nothing asks for."""

import ast as python
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast, visitor

from freestone.i18n import FALLBACK, SITE, Name, bundle, catalogue, languages, parsed

NUMBERS: Final = (0, 1, 2, 5, 21)  # each plural form of our languages, and what only looks like one
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
CODE: Final = {".py", ".js", ".html", ".svg", ".toml", ".jsonl"}
QUOTED: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
WORD: Final = re.compile(r"[\w-]+")
LETTERS: Final = re.compile(r"[a-z]+")
# What messages of a kind get, whether or not the English ones ask for it.
GIVEN: Final = {"measure": {"change", "count"}}
MARK: Final = re.compile(r"\[#?[\w-]+\]")  # an icon or a topic, which a page shows in its place
LEAST: Final = 3  # letters of a pattern without which it would fit anything

Messages = dict[str, ast.Message]


class Coverage(NamedTuple):
    """How many messages of a place a language has, and which are missing."""

    place: str
    language: str
    known: int
    missing: list[str]

    @property
    def total(self) -> int:
        """How many messages there are in English."""
        return self.known + len(self.missing)


class Fault(NamedTuple):
    """Something wrong in a catalogue: where, the id of the message that says what, and its terms."""

    where: str
    message: str
    terms: dict[str, str]

    def text(self, language: str = FALLBACK) -> str:
        """Return what is wrong, in a language."""
        return catalogue(language).verbatim(f"fault-{self.message}", {"where": self.where, **self.terms})


class Findings(NamedTuple):
    """What was found: coverage by place and language, faults, and messages that nothing asks for."""

    coverage: list[Coverage]
    faults: list[Fault]
    unused: list[str]


def check(places: Mapping[str, Path], sources: Iterable[Path], names: Container[str] = ()) -> Findings:
    """Check the catalogues of the site or of one game, by the names of their places.

    `sources` are the folders of the code and data that ask for messages, `names` those of components.
    """
    found, (words, patterns) = Findings([], [], []), _asked(tuple(sources))
    for place, folder in places.items():
        catalogues = {path.stem: _read(path, place, found.faults) for path in sorted(folder.glob("*.ftl"))}
        english = catalogues.get(FALLBACK, {})
        unnamed = [id for id in english if id not in names]
        found.unused.extend(f"{place}: {id}" for id in unnamed if not _is_asked(id, words, patterns))
        for language in sorted({*languages(), *catalogues}):
            theirs, where = catalogues.get(language, {}), f"{place}, {language}.ftl"
            missing = [id for id in english if id not in theirs]
            found.coverage.append(Coverage(place, language, len(english) - len(missing), missing))
            # A pack may rename a component in one language alone.
            common = {id: message for id, message in theirs.items() if id in english or id not in names}
            found.faults.extend(_faults(where, common, english))
            found.faults.extend(_wrong_forms(where, language, places.values(), theirs))
    return found


def check_help(place: str, folder: Path, wanted: Sequence[Sequence[str]]) -> Findings:
    """Check catalogues whose English is in the code; any of its messages, the best one first, explains a thing."""
    found, asked = Findings([], [], []), {id for ids in wanted for id in ids}
    for language in sorted({*languages(), *(path.stem for path in folder.glob("*.ftl"))}):
        path, where = folder / f"{language}.ftl", f"{place}, {language}.ftl"
        theirs = _read(path, place, found.faults) if path.exists() else {}
        missing = [ids[0] for ids in wanted if language != FALLBACK and theirs.keys().isdisjoint(ids)]
        found.coverage.append(Coverage(place, language, len(wanted) - len(missing), missing))
        found.faults.extend(Fault(where, "useless", {"id": id}) for id in theirs if id not in asked)
        found.faults.extend(_wrong_forms(where, language, (folder,), theirs))
    return found


def _read(path: Path, place: str, faults: list[Fault]) -> Messages:
    """Return the messages of a file; note what cannot be read, and what appears twice."""
    content, found = path.read_text(encoding="utf-8"), dict[str, ast.Message]()
    for entry in parsed(path).body:
        line = str(content.count("\n", 0, entry.span.start if entry.span else 0) + 1)
        where = f"{place}, {path.name}"
        if isinstance(entry, ast.Junk):
            reason = "; ".join(one.message or "" for one in entry.annotations)
            faults.append(Fault(where, "unreadable", {"line": line, "reason": reason}))
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                faults.append(Fault(where, "twice", {"line": line, "id": entry.id.name}))
            found[entry.id.name] = entry
    return found


class _Use(visitor.Visitor):
    """What a message is made of: variables that it shows or only asks, what it selects by, and its marks."""

    def __init__(self, message: ast.Message) -> None:
        self.shown: set[str] = set()
        self.asked: set[str] = set()
        self.numbers: set[str] = set()
        self.marks: set[str] = set()
        self.selectors: list[tuple[str, str, str]] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name, here and below
        self.marks.update(MARK.findall(node.value))

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.asked.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        first = node.arguments.positional[0] if node.arguments.positional else None
        if isinstance(first, ast.VariableReference) and node.id.name != "FORM":
            self.numbers.add(first.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        variable, form = _selector(node.selector)
        keys = [key.name for one in node.variants if isinstance(key := one.key, ast.Identifier)]
        self.selectors += [(variable, form, key) for key in keys if variable and (form or key not in PLURALS)]
        self.generic_visit(node)


def _selector(selector: ast.InlineExpression) -> tuple[str, str]:
    """Return the variable of a selector, and the form of it that is asked for."""
    if isinstance(selector, ast.VariableReference):
        return selector.id.name, ""
    given = selector.arguments.positional if isinstance(selector, ast.FunctionReference) else []
    if len(given) == 2 and isinstance(given[0], ast.VariableReference) and isinstance(given[1], ast.StringLiteral):
        return given[0].id.name, given[1].value
    return "", ""


def _faults(where: str, theirs: Messages, english: Messages) -> Iterator[Fault]:
    """Yield messages that English lacks, variables that are unknown or left out, and marks that nothing draws."""
    for id, message in theirs.items():
        if id not in english:
            yield Fault(where, "not-english", {"id": id})
            continue
        use, ours = _Use(message), _Use(english[id])
        if unknown := use.asked - ours.asked - GIVEN.get(id.partition("-")[0], set()):
            yield Fault(where, "not-given", {"id": id, "variables": _listed(unknown)})
        # What English only counts or selects by, another language may not need.
        if lost := ours.shown - use.asked:
            yield Fault(where, "left-out", {"id": id, "variables": _listed(lost)})
        if strange := use.marks - ours.marks:
            yield Fault(where, "strange-mark", {"id": id, "marks": ", ".join(sorted(strange))})


def _listed(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables))


def _wrong_forms(where: str, language: str, folders: Iterable[Path], messages: Messages) -> Iterator[Fault]:
    """Yield what goes wrong when every message is filled in with samples."""
    spoken = bundle(language)
    for folder in (SITE, *folders):
        for name in dict.fromkeys((FALLBACK, language)):
            if (path := folder / f"{name}.ftl").exists():
                spoken.add_resource(parsed(path), allow_overrides=True)
    for id, message in messages.items():
        if wrong := next(_troubles(where, spoken, id, message), None):
            yield wrong


def _troubles(where: str, spoken: FluentBundle, id: str, message: ast.Message) -> Iterator[Fault]:
    entry = spoken.get_message(id)
    if entry.value is None:
        yield Fault(where, "no-text", {"id": id})
        return
    for terms in samples(message):
        text, errors = spoken.format_pattern(entry.value, dict(terms))
        shown = ", ".join(f"${name} = {value}" for name, value in terms.items())
        if errors:
            yield Fault(where, "not-filled-in", {"id": id, "reason": str(errors[0]), "values": shown})
        elif not isinstance(text, str) or not text.strip():
            yield Fault(where, "silent", {"id": id, "values": shown})


def samples(message: ast.Message) -> Iterator[Mapping[str, int | str]]:
    """Yield values for the variables of a message: numbers of each plural form, and names that fit each selector."""
    use = _Use(message)
    named: dict[str, int | str] = {name: 2 if name in use.numbers else Name("N", name, {}) for name in use.asked}
    yield named
    yield from (dict.fromkeys(use.asked, number) for number in NUMBERS if use.asked)
    for variable, form, key in use.selectors:
        yield {**named, variable: Name("N", key, {form: key}) if form else key}


@cache
def _asked(sources: tuple[Path, ...]) -> tuple[frozenset[str], list[re.Pattern[str]]]:
    """Return what code and data may ask for: whole words, and patterns of ids that are put together."""
    words, pieces = set[str](), set[tuple[str, ...]]()
    for path in (path for folder in sources for path in sorted(folder.rglob("*")) if path.suffix in CODE):
        content = path.read_text(encoding="utf-8")
        words.update(WORD.findall(path.stem))
        for text in _literals(content) if path.suffix == ".py" else _quoted(content):
            words.update(WORD.findall(" ".join(text)))
            if len(text) > 1 and len("".join(text)) >= LEAST:
                pieces.add(text)
    # A word that ends with a hyphen is the beginning of an id, whatever puts the rest behind it.
    pieces |= {(word, "") for word in words if word.endswith("-") and len(word) > LEAST}
    words.update(LETTERS.findall(" ".join(words).lower()))
    return frozenset(words), [re.compile("(.*)".join(map(re.escape, text))) for text in pieces]


def _literals(content: str) -> Iterator[tuple[str, ...]]:
    """Yield the texts of Python code, cut where values are filled in, and the names of classes as ids have them."""
    for node in python.walk(python.parse(content)):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield (node.value,)
        elif isinstance(node, python.JoinedStr):
            parts = [[""]]
            for part in node.values:
                if isinstance(part, python.Constant):
                    parts[-1].append(str(part.value))
                else:
                    parts.append([])
            yield tuple(map("".join, parts))
        elif isinstance(node, python.ClassDef):
            yield (re.sub(r"(?<=[a-z])(?=[A-Z])", "-", node.name).lower(),)


def _quoted(content: str) -> Iterator[tuple[str, ...]]:
    """Yield all words of other code and of data, and their quoted texts, cut where values are filled in."""
    yield (content,)
    for found in QUOTED.finditer(content):
        yield tuple(re.split(r"\$\{[^}]*\}", next(filter(None, found.groups()), "")))


def _is_asked(id: str, words: frozenset[str], patterns: list[re.Pattern[str]]) -> bool:
    """Whether an id is a word of the code, or fits a pattern whose gaps such words fill."""
    asked = (id, id.removeprefix("site-"))
    if words.intersection(asked):
        return True
    fits = (pattern.fullmatch(name) for name in asked for pattern in patterns)
    return any(words.issuperset(LETTERS.findall(" ".join(fit.groups()))) for fit in fits if fit)
