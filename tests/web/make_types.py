"""Write `types.js`, which tells the page's type checker what the server sends: python tests/web/make_types.py.

The models in Python are the contract. The page gets it as JSDoc, so that no field is written down twice.
"""

from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

import freestone.web
from freestone.advice.views import HintView, MistakeView, RemarkView, ReviewView
from freestone.table.frames import Finale, Frame, Mention, Picture
from freestone.web.bodies import Lesson, Links, Made, PuzzleAnswer, TaskState

FILE = Path(freestone.web.__file__).parent / "static" / "types.js"
HEAD = """\
// What the server sends, as types for the checker; nothing here runs.
// Made from the models in Python by tests/web/make_types.py: run that after changing them.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class Sent(GenerateJsonSchema):
    """What the server sends: a field with a default value is always there."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        """Whether a field is always there."""
        return field["type"] != "typed-dict-field" or super().field_is_required(field, total)


def page_types() -> str:
    """Return the models that the page reads, and all that they consist of, as JSDoc."""
    advice = (HintView, RemarkView, MistakeView, ReviewView)
    roots = (Picture, Frame, Finale, Mention, Lesson, Links, Made, *advice, PuzzleAnswer, TaskState)
    _, schema = TypeAdapter.json_schemas(
        [(model.__name__, "serialization", TypeAdapter(model)) for model in roots], schema_generator=Sent
    )
    models = [_typedef(name, model) for name, model in sorted(schema["$defs"].items())]
    return "\n".join([HEAD, *models, "export {};\n"])


def _typedef(name: str, model: dict[str, Any]) -> str:
    about = model.get("description", "").split("\n\n")[0].splitlines()
    names = {key: key if key in model["required"] else f"[{key}]" for key in model["properties"]}
    fields = [f"@property {{{_type(field)}}} {names[key]}" for key, field in model["properties"].items()]
    lines = [*about, f"@typedef {{object}} {name}", *fields]
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "anyOf" in field:
        return " | ".join(map(_type, field["anyOf"]))
    if "prefixItems" in field:
        return f"[{', '.join(map(_type, field['prefixItems']))}]"
    if field["type"] == "array":
        inner = _type(field["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if field["type"] == "object":
        return f"Record<string, {_type(field['additionalProperties'])}>"
    return PLAIN[field["type"]]


if __name__ == "__main__":
    FILE.write_text(page_types(), encoding="utf-8")
