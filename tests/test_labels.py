"""The labels of drawings, in every language: they fit, and no line of the drawing runs through them."""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from resvg_py import svg_to_bytes

from freestone.core.game import registry
from freestone.i18n import languages
from freestone.pictures.fonts import width_of
from freestone.pictures.svg import Drawing, coloured
from freestone.words import Words

GAMES = registry()
DRAWINGS = [
    path for game in GAMES.values() for path in (game.folder / "art").glob("*.svg") if "{{" in path.read_text("utf-8")
]
SHARP = 2  # pixels of a unit
DARKER = 60  # a line, compared with the paper around it
MOST_INK = 0.005  # of the area of a label
MOST_PRESSED = 1.25  # narrower letters look odd


def lightness(drawing: Drawing) -> NDArray[np.int64]:
    """How light each pixel of a drawing is without its labels."""
    bare = re.sub("<text [^>]*></text>", "", drawing.art(lambda _: ""))
    size = f'width="{SHARP * drawing.width}" height="{SHARP * drawing.height}"'
    box = f'viewBox="0 0 {drawing.width} {drawing.height}"'
    source = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>{coloured(bare, "light")}</svg>'
    return np.asarray(Image.open(BytesIO(bytes(svg_to_bytes(source)))).convert("L")).astype(np.int64)


def labels(drawing: Drawing, words: Words) -> Iterator[tuple[str, dict[str, str]]]:
    """The labels of a drawing in a language, and their attributes."""
    said: set[str] = set()

    def say(id: str) -> str:
        said.add(words.text(id))
        return words.text(id)

    for attributes, text in re.findall(r"<text ([^>]*)>([^<]*)</text>", drawing.art(say)):
        if text in said:
            yield text, dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_labels_lie_on_empty_paper_and_fit(path: Path) -> None:
    drawing, found = Drawing(path), []
    light = lightness(drawing)
    for language in languages():
        for text, value in labels(drawing, Words(GAMES[path.parent.parent.name], ["Anna", "Bert"], language)):
            size, bottom = float(value["font-size"]), float(value["y"])
            wide = width_of(text, size, bold="font-weight" in value, italic="font-style" in value)
            room = float(value.get("textLength", wide))
            left = float(value["x"]) - (room / 2 if value.get("text-anchor") == "middle" else 0)
            rows = slice(int(SHARP * (bottom - 0.72 * size)), int(SHARP * (bottom + 0.22 * size)))
            below = light[rows, int(SHARP * (left - 2)) : int(SHARP * (left + room + 2))]
            ink = float((below < np.median(below) - DARKER).mean())
            if wide > MOST_PRESSED * room or ink > MOST_INK:
                found.append(f"{language} {text}: pressed {wide / room:.2f}, {ink:.3f} of it on lines")
    assert found == []
