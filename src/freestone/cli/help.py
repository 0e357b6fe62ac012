"""Help in people's languages: the English of every command is in its code, the other languages are in catalogues here.

An option is looked up for its command first (option-lab-ladder-seats), then for all commands (option-seats). The words
around it are English of the command-line library, which knows no other language; what it says of a wrong command is
said again in our own words.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from typer import rich_utils

from freestone.i18n import Catalogue, alternatives, catalogue

FOLDER: Final = Path(__file__).parent / "locale"
USAGE: Final = "Usage: "
# The words around the help, by their names in the library.
FRAME: Final = {
    "ARGUMENTS_PANEL_TITLE": "frame-arguments",
    "OPTIONS_PANEL_TITLE": "frame-options",
    "COMMANDS_PANEL_TITLE": "frame-commands",
    "DEFAULT_STRING": "frame-default",
    "REQUIRED_LONG_STRING": "frame-required",
    "ENVVAR_STRING": "frame-variable",
}
ENGLISH: Final = {name: getattr(rich_utils, name) for name in FRAME}
# What stands for a value that somebody fills in, in help and complaints.
VALUE: Final = re.compile("[A-Z]{3,}")
VALUES: Final = "address args bot bots code command dir file game name number options path table text time value"
# What stands for a value of an option that names none, by the library's word for its type; any other type is a text.
KINDS: Final = {"int": "NUMBER", "integer": "NUMBER", "float": "NUMBER", "file": "FILE"}
# What the library says of a wrong command, as `border.plain` writes it.
COMPLAINTS: Final = {
    "complaint-command": r"no such command (?P<text>'.*?')(?:\. Did you mean (?P<near>.*)\?)?",
    "complaint-option": r"no such option:? (?P<text>\S+)(?: \(Possible options: (?P<near>.*)\))?",
    "complaint-no-command": r"missing command",
    "complaint-missing": r"missing (?:argument|option|parameter) (?P<name>'.*?')",
    "complaint-surplus": r"got unexpected extra arguments?(?:\(s\))? \((?P<text>.*)\)",
    "complaint-no-value": r"option (?P<name>'.*?') requires an argument",
    "complaint-value": r"option (?P<name>'.*?') does not take a value",
    "complaint-integer": r"invalid value for (?P<name>'.*?'): it should be a valid integer, not (?P<text>.*)",
    "complaint-number": r"invalid value for (?P<name>'.*?'): it should be a valid number, not (?P<text>.*)",
    "complaint-least": r"invalid value for (?P<name>'.*?'): .* greater than .* (?P<limit>\S+), not (?P<text>.*)",
    "complaint-most": r"invalid value for (?P<name>'.*?'): .* less than .* (?P<limit>\S+), not (?P<text>.*)",
    "complaint-choice": r"invalid value for (?P<name>'.*?'): .*?(?P<text>'.*?') is not one of (?P<known>.*)",
    "complaint-absent": r"invalid value for (?P<name>'.*?'): \w+ (?P<text>'.*') does not exist",
    "complaint-folder": r"invalid value for (?P<name>'.*?'): \w+ (?P<text>'.*') is a directory",
    "complaint-file": r"invalid value for (?P<name>'.*?'): \w+ (?P<text>'.*') is a file",
    "complaint-unreadable": r"invalid value for (?P<name>'.*?'): \w+ (?P<text>'.*') is not readable",
    "complaint-invalid": r"invalid value for (?P<name>'.*?'): (?P<reason>.*)",
}


def translate(root: Any, language: str) -> None:
    """Let a tree of commands explain itself in a language; what its catalogue lacks stays English."""
    texts = catalogue(language, FOLDER)
    for name, message in FRAME.items():
        said = texts.text(message, {"value": "{}"}) if texts.has(message) else ENGLISH[name]
        setattr(rich_utils, name, said)
    rich_utils.RANGE_STRING = ""  # limits are beside the word for the value
    for thing, messages in helped(root):
        found = next(filter(texts.has, messages), None)
        thing.help = texts.text(found) if found else thing.english_help
    for command in commands(root):
        for parameter in command.params:
            _name_value(parameter, texts)
        _frame(command, texts)


def _name_value(parameter: Any, texts: Catalogue) -> None:
    """Let the help name what a parameter takes by a word of the language and its limits, and a flag by nothing."""
    if not hasattr(parameter, "english_value"):
        parameter.english_value = _value(parameter)
    parameter.metavar = _filled_in(parameter.english_value, texts)
    if parameter.param_type_name == "argument":
        parameter.display_type_rich = lambda **_: ""


def _value(parameter: Any) -> str:
    """Return what stands for the value of a parameter, in English."""
    name = str(parameter.name).upper()
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or name)
    if parameter.is_flag:
        return ""
    # Newer releases of the library have no types of their own.
    kind = parameter.display_type(None).strip("<>") if hasattr(parameter, "display_type") else parameter.type.name
    known = name if name.lower() in VALUES.split() else KINDS.get(kind.split()[0], kind if "|" in kind else "TEXT")
    return str(parameter.metavar or known) + _limits(*(getattr(parameter, side, None) for side in ("min", "max")))


def _limits(least: float | None, most: float | None) -> str:
    """Return the limits of a number in signs that every language reads.

    >>> _limits(2, None)
    ' ≥ 2'
    """
    if least is None:
        return "" if most is None else f" ≤ {most}"
    return f" ≥ {least}" if most is None else f" {least}\N{EN DASH}{most}"


def _filled_in(usage: str, texts: Catalogue) -> str:
    """Return a text with another language's words for values; one that it does not know stays."""

    def spoken(word: re.Match[str]) -> str:
        id = f"value-{word[0].lower()}"
        return texts.text(id) if texts.has(id) else word[0]

    return VALUE.sub(spoken, usage)


def _frame(command: Any, texts: Catalogue) -> None:
    """Let a command speak of its usage and of --help in another language."""
    kind, usage = type(command), texts.text("frame-usage") if texts.has("frame-usage") else USAGE.strip()

    def get_usage(context: Any) -> str:
        return f"{usage} {_filled_in(kind.get_usage(command, context).removeprefix(USAGE), texts)}"

    def get_help_option(context: Any) -> Any:
        option = kind.get_help_option(command, context)
        if option is not None:
            option.metavar = ""
            option.help = texts.text("frame-help") if texts.has("frame-help") else option.help
        return option

    command.get_usage, command.get_help_option = get_usage, get_help_option


def complaint(english: str, language: str) -> str:
    """Return what is wrong with a command in a language; what is not known stays as the library says it.

    >>> complaint("missing argument 'file'", "de")
    'file fehlt'
    """
    texts = catalogue(language, FOLDER)
    for message, pattern in COMPLAINTS.items():
        if found := re.fullmatch(pattern, english):
            said = {name: _bare(name, value or "", language) for name, value in found.groupdict().items()}
            near = texts.verbatim("complaint-near", said) if said.get("near") else ""
            return f"{texts.verbatim(message, said)}{near}"
    return english


def _bare(name: str, value: str, language: str) -> str:
    """Return a part of a complaint without the library's quotation marks; several names as alternatives."""
    parts = [part.strip("'\"") for part in value.split(", ")]
    return alternatives(parts, language) if name in ("near", "known") else ", ".join(parts)


def wanted(root: Any) -> list[list[str]]:
    """Return the messages to look for, the best one first, of everything that can be said in another language."""
    return [*(messages for _, messages in helped(root)), *([message] for message in around())]


def around() -> list[str]:
    """Return the messages that belong to no command."""
    values = [f"value-{word}" for word in VALUES.split()]
    return ["frame-usage", "frame-help", *FRAME.values(), *values, *COMPLAINTS, "complaint-near"]


def commands(command: Any) -> Iterator[Any]:
    """Yield every command of a tree."""
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from commands(below)


def helped(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[Any, list[str]]]:
    """Yield everything in a tree of commands that has help, with the messages to look for, the best one first."""
    yield _kept(command), ["-".join(("command", *path))]
    for parameter in command.params:
        if getattr(parameter, "help", None):
            name = parameter.name.replace("_", "-")
            yield _kept(parameter), ["-".join(("option", *path, name)), f"option-{name}"]
    for name, below in getattr(command, "commands", {}).items():
        yield from helped(below, (*path, name))


def _kept(thing: Any) -> Any:
    """Return a command or a parameter that remembers its English help."""
    if not hasattr(thing, "english_help"):
        thing.english_help = thing.help
    return thing
