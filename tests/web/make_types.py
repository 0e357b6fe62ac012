"""Write `types.js`, which tells the page's type checker what the server sends: python tests/web/make_types.py.

The models in Python are the contract. The page gets it as JSDoc, so that no field is written down twice.
"""

from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

import freestone.web
from freestone.advice.views import HintView, MistakeView, RemarkView, ReviewView
from freestone.table.frames import Finale, Frame, Mention, Picture
from freestone.web.bodies import Lesson, Links, Made, PuzzleAnswer

FILE = Path(freestone.web.__file__).parent / "static" / "types.js"
HEAD = """\
// What the server sends, as types for the checker; nothing here runs.
// Made from the models in Python by tests/web/make_types.py: run that after changing them.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def page_types() -> str:
    """Return the models that the page reads, and all that they consist of, as JSDoc."""
    advice = (HintView, RemarkView, MistakeView, ReviewView)
    roots = (Picture, Frame, Finale, Mention, Lesson, Links, Made, *advice, PuzzleAnswer)
    _, schema = TypeAdapter.json_schemas([(model.__name__, "serialization", TypeAdapter(model)) for model in roots])
    models = [_typedef(name, model) for name, model in sorted(schema["$defs"].items())]
    return "\n".join([HEAD, *models, "export {};\n"])


def _typedef(name: str, model: dict[str, Any]) -> str:
    about = model.get("description", "").split("\n\n")[0].splitlines()
    fields = [f"@property {{{_type(field)}}} {key}" for key, field in model["properties"].items()]
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
