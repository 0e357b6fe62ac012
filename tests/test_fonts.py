"""The fonts: they have every letter that is written anywhere, widths are theirs, and pictures need no others."""

import ast
import io
import json
import re
import string
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fontTools.ttLib import TTFont

from freestone.core.game import find
from freestone.pictures import FACES, FONT, svg, text, width_of
from freestone.pictures.fonts import (
    FOLDER,
    SERIF,
    SIGN,
    FontFace,
    face_of,
    faces_in,
    fill,
    font_faces,
    lines_of,
    truetype,
    wrap,
)
from freestone.presentation import presentation_of
from freestone.words import Words
from scenes import positions, scene_of, sources

LANGUAGES = {
    "German": "ÄÖÜäöüßẞ„“‚‘»«–",  # noqa: RUF001
    "Italian": "ÀÈÉÌÒÙàèéìòù«»",
    "Spanish": "ÁÉÍÑÓÚÜáéíñóúü¿¡ªº",
    "Czech": "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž„“‚‘",  # noqa: RUF001
}
ELSEWHERE = {"bench", "cli", "core", "terminal", "terminal.py"}  # what writes nothing, or into the terminal
LEGEND = "terminal-legend"
LARGEST = 100_000
LEAST_PRESSED = 0.72
TEXT = re.compile("<text ([^>]*)>([^<]*)")


def png(image: str) -> bytes:
    """Draw an image with our fonts only."""
    return bytes(resvg_py.svg_to_bytes(svg_string=image, zoom=2, font_files=truetype(), skip_system_fonts=True))


@cache
def letters(face: FontFace) -> frozenset[str]:
    """The letters of a face, as its file says."""
    return frozenset(map(chr, TTFont(io.BytesIO(face.woff2)).getBestCmap()))


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """The texts of a catalogue; what only the terminal writes is in the terminal's font."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message | fluent.Term) and entry.id.name != LEGEND:
            yield f"{path.name}: {entry.id.name}", json.dumps(entry.to_json(), ensure_ascii=False)


def constants(path: Path) -> Iterator[tuple[str, str]]:
    """The texts in a module, docstrings aside: those are statements."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield f"{path.name}:{node.lineno}", node.value


def written(project: Path) -> Iterator[tuple[str, str]]:
    """Everything that pages and pictures may write, and where it is."""
    for path in sorted((project / "src" / "freestone").rglob("*")):
        if not path.is_file() or not ELSEWHERE.isdisjoint(path.relative_to(project).parts):
            continue
        if path.suffix == ".ftl":
            yield from messages(path)
        elif path.suffix == ".py":
            yield from constants(path)
        elif path.suffix in {".html", ".js", ".css", ".svg", ".toml"}:
            yield path.name, path.read_text(encoding="utf-8")


@cache
def letters_written(project: Path) -> list[tuple[str, set[str]]]:
    return [(where, set(words)) for where, words in written(project)]


@pytest.mark.parametrize("face", [face for face in FACES if face.family == SERIF], ids=lambda face: face.file)
def test_every_letter_that_is_written_is_in_the_fonts(project: Path, face: FontFace) -> None:
    known = letters(face) | letters(SIGN) | {"\n", "\r", "\t"}
    missing = {where: lost for where, found in letters_written(project) if (lost := "".join(sorted(found - known)))}
    assert missing == {}
    assert any("→" in found for _, found in letters_written(project))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_to_come_are_in_the_fonts(language: str) -> None:
    for face in (face for face in FACES if face.family == SERIF):
        assert set(string.printable.strip() + LANGUAGES[language]) <= letters(face)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file)
def test_the_table_of_widths_is_that_of_the_fonts(face: FontFace) -> None:
    font = TTFont(io.BytesIO(face.woff2))
    is_bold, is_italic = face.weight == "700", face.style == "italic"
    assert face is SIGN or face_of(bold=is_bold, italic=is_italic) is face
    for code, glyph in font.getBestCmap().items():
        if face is not SIGN or chr(code) not in letters(face_of(bold=False, italic=False)):
            wanted = 100 * font["hmtx"][glyph][0] / font["head"].unitsPerEm
            assert width_of(chr(code), 100, bold=is_bold, italic=is_italic) == pytest.approx(wanted), chr(code)


def test_fonts_are_small_and_bear_their_licences() -> None:
    assert sum(len(face.woff2) for face in FACES) < LARGEST
    for face in FACES:
        names = TTFont(io.BytesIO(face.woff2))["name"]
        assert names.getDebugName(1) == face.family
        assert "Open Font License" in names.getDebugName(13)
        assert not re.search("Gentium|SIL ", f"{names.getDebugName(3)} {names.getDebugName(4)} {names.getDebugName(6)}")
    licences = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.OFL.txt"))]
    assert [words.split("\n")[0].split(" (")[0].strip(",") for words in licences] == [
        "Copyright",
        "Copyright 2022 The Noto Project Authors",
    ]
    assert all("SIL OPEN FONT LICENSE Version 1.1" in words for words in licences)


def sheet(words: str, **style: bool) -> str:
    drawn = text(5, 20, words, 16, anchor="start", **style)  # type: ignore[arg-type]
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="30" font-family="{FONT}">{drawn}</svg>'


@pytest.mark.parametrize("style", [{}, {"bold": True}, {"italic": True}], ids=["regular", "bold", "italic"])
def test_a_png_has_our_fonts_and_none_of_the_system(style: dict[str, bool]) -> None:
    unknown = png(sheet("\N{CYRILLIC CAPITAL LETTER ZHE}", **style))
    assert unknown == png(sheet("\N{GREEK CAPITAL LETTER XI}", **style)), "a font of the system has them"
    drawn = {words: png(sheet(words, **style)) for words in ("", "a", "ř", "\N{BLACK STAR}")}
    assert len({unknown, *drawn.values()}) == 5
    if style:
        assert drawn["a"] != png(sheet("a"))


def test_there_is_a_font_for_png_for_every_face_of_a_picture() -> None:
    drawn = {Path(path).stem for path in truetype()}
    for game in ("pillars", "kutna_hora"):
        for match, words in positions(game, 4, seed=3, every=60):
            assert {face.file for face in faces_in(svg.render(scene_of(match, words, None)))} <= drawn


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_no_label_is_pressed_hard(game: str) -> None:
    for match, words in positions(game, 4, seed=7, every=25):
        for style, label in (found for source in sources(scene_of(match, words, 0)) for found in TEXT.findall(source)):
            if pressed := re.search('textLength="([^"]*)"', style):
                size = re.findall('font-size="([^"]*)"', style)[0]
                bold, italic = 'font-weight="700"' in style, 'font-style="italic"' in style
                natural = width_of(unescape(label), float(size), bold=bold, italic=italic)
                # Widths are written as whole numbers.
                assert float(pressed[1]) >= LEAST_PRESSED * natural - 0.5, label


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_no_name_of_a_card_or_tile_is_shortened(game: str) -> None:
    title = find(game)
    faces = presentation_of(title).faces(Words(title, ["Anna", "Ben"]))
    assert len(faces) > 30
    assert [name for name, face in faces.items() if "\N{HORIZONTAL ELLIPSIS}" in face.art] == []


def test_a_file_has_the_fonts_of_its_texts_inside() -> None:
    match, words = next(positions("pillars", 2, seed=1))
    image = svg.render(scene_of(match, words, None))
    file = svg.with_fonts(image)
    assert file.replace(f"<style>{font_faces(faces_in(image), lambda face: face.data)}</style>", "") == image
    ET.fromstring(file)
    assert faces_in(image) == faces_in("".join(sources(scene_of(match, words, None))))
    assert svg.with_fonts(sheet("a", bold=True)).count("@font-face") == 1
    assert svg.with_fonts(sheet("a \N{BLACK STAR}")).count("@font-face") == 2


def test_no_line_breaks_at_a_no_break_space() -> None:
    """A Czech preposition stays with its word, and a number with its unit."""
    tied = "u\N{NO-BREAK SPACE}vody"
    for lines in (fill(f"Mlýn {tied}", 45, 12), wrap(f"Mlýn {tied}", 45), lines_of(f"Mlýn {tied}", 45, 60).lines):
        assert lines == ("Mlýn", tied)
    assert fill("Nordsee-Hafen", 60, 12) == ("Nordsee-", "Hafen")
