"""Make the fonts in src/freestone/fonts and the table of their widths; the results are committed.

Run it after a change of the sources or of the characters below: `.venv/bin/python scripts/fonts.py`. It needs npm,
which fetches the sources, and a .venv for development. The same sources give the same bytes.

The serif is Gentium Book Plus, the signs that it lacks are Noto's. Both are under the SIL Open Font License, whose
text is copied beside them. The licence reserves the name Gentium for the original, so the subset has another one.
"""

import hashlib
import json
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS: Final = Path(__file__).parent.parent / "src" / "freestone" / "fonts"
GENTIUM: Final = "gentium-book-plus"
SYMBOLS: Final = "noto-sans-symbols-2"
SOURCES: Final = {  # package of npm's @expo-google-fonts, which have every glyph: its version, and its SHA-256
    GENTIUM: ("0.4.0", "31e073c6e7aed8f3eec807654d347949990f22cb05c27b59044659580469065a"),
    SYMBOLS: ("0.4.1", "3bf3d6333487df36e88d146e032a9ed8246617ca2dfe1513a8a382c3fad12ac4"),
}
LETTERS: Final = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), 0x1E9E]
MARKS: Final = [ord(mark) for mark in "\u2009\u200a\u202f‐‑‒–—―‘’‚‛“”„‟†‡•…‰′″‹›⁄€←↑→↓−≈≠≤≥✓"]  # noqa: RUF001
SIGNS: Final = [ord(sign) for sign in "■□▤▪▲▴▶▸▼▽▾◀◂◆●○★☆☰♗♙♥✗✦✶"]


class Style(NamedTuple):
    """A face of the serif: its file, where it is in the package, and what its glyphs can do."""

    name: str
    source: str
    features: tuple[str, ...] = ("kern",)
    is_drawn: bool = True


STYLES: Final = (
    Style("Regular", "400Regular/GentiumBookPlus_400Regular.ttf", ("kern", "smcp")),
    Style("Italic", "400Regular_Italic/GentiumBookPlus_400Regular_Italic.ttf"),
    Style("Bold", "700Bold/GentiumBookPlus_700Bold.ttf", ("kern", "smcp")),
    Style("Bold Italic", "700Bold_Italic/GentiumBookPlus_700Bold_Italic.ttf", is_drawn=False),
)


def fetch(package: str, folder: Path) -> Path:
    """Return the folder of an unpacked package, fetched by npm and compared with its sum."""
    version, wanted = SOURCES[package]
    command = ["npm", "pack", "--silent", f"@expo-google-fonts/{package}@{version}"]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - a fixed command
    archive = folder / f"expo-google-fonts-{package}-{version}.tgz"
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    assert found == wanted, f"{archive.name} has the sum {found}, not {wanted}"
    with tarfile.open(archive) as files:
        files.extractall(folder / package, filter="data")
    return folder / package / "package"


def subset(path: Path, characters: Iterable[int], features: Iterable[str] = ()) -> TTFont:
    """Return a font with a part of its characters and features, and without hints.

    Hints may change how wide letters are, differently on every system. Ligatures are left out so that a width is
    that of the letters and of their kerning.
    """
    options = Options(hinting=False, layout_features=[*features], name_IDs=[0, 5, 13, 14], notdef_outline=True)
    font = TTFont(path, recalcTimestamp=False)
    part = Subsetter(options)
    part.populate(unicodes=characters)
    part.subset(font)
    return font


def rename(font: TTFont, family: str, style: str) -> TTFont:
    """Give a font its name, which the licence demands of a changed one."""
    whole = f"{family} {style}"
    for number, name in ((1, family), (2, style), (3, whole), (4, whole), (6, whole.replace(" ", ""))):
        font["name"].setName(name, number, 3, 1, 0x409)
    return font


def file_of(family: str, style: str) -> str:
    """Return the name of a file, without its ending."""
    return f"{family}-{style}".lower().replace(" ", "-")


def save(font: TTFont, family: str, style: str, *, is_drawn: bool) -> None:
    """Write a font as WOFF2 for pages, and as TrueType for what makes PNG and can read nothing else."""
    path = FONTS / file_of(family, style)
    rename(font, f"Freestone {family}", style)
    if is_drawn:
        font.save(path.with_suffix(".ttf"))
    font.flavor = "woff2"
    font.save(path.with_suffix(".woff2"))
    font.flavor = None


def pairs(font: TTFont) -> Iterator[tuple[str, str, int]]:
    """Yield how much closer pairs of glyphs are set, by the first lookup that knows them."""
    glyphs = font.getGlyphOrder()
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            inner = getattr(table, "ExtSubTable", table)
            first = inner.Coverage.glyphs
            if inner.Format == 1:
                for left, row in zip(first, inner.PairSet, strict=True):
                    for value in row.PairValueRecord:
                        yield left, value.SecondGlyph, value.Value1.XAdvance
            else:
                for left in first:
                    row = inner.Class1Record[inner.ClassDef1.classDefs.get(left, 0)].Class2Record
                    for right in glyphs:
                        value = row[inner.ClassDef2.classDefs.get(right, 0)].Value1
                        yield left, right, value.XAdvance if value else 0


def metrics(font: TTFont) -> dict[str, object]:
    """Return how wide each character is, and the pairs that are set closer, in units of the font."""
    names = {glyph: chr(code) for code, glyph in sorted(font.getBestCmap().items(), reverse=True)}
    same = {chr(code): glyph for code, glyph in font.getBestCmap().items()}
    widths = sorted((font["hmtx"][glyph][0], letter) for letter, glyph in same.items())
    kerning: dict[str, int] = {}
    for left, right, value in pairs(font) if "GPOS" in font else ():
        if left in names and right in names:
            kerning.setdefault(names[left] + names[right], value)
    return {
        "em": font["head"].unitsPerEm,
        "widths": {width: "".join(letter for _, letter in row) for width, row in groupby(widths, lambda one: one[0])},
        "kerning": {pair: value for pair, value in sorted(kerning.items()) if value},
    }


def main() -> None:
    """Make everything anew."""
    FONTS.mkdir(exist_ok=True)
    table = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        packages = {package: fetch(package, folder) for package in SOURCES}
        for style in STYLES:
            font = subset(packages[GENTIUM] / style.source, LETTERS + MARKS, style.features)
            save(font, "Serif", style.name, is_drawn=style.is_drawn)
            table[file_of("Serif", style.name)] = metrics(font)
        font = subset(packages[SYMBOLS] / "400Regular/NotoSansSymbols2_400Regular.ttf", SIGNS)
        save(font, "Signs", "Regular", is_drawn=True)
        table[file_of("Signs", "Regular")] = metrics(font)
        for package, path in packages.items():
            (FONTS / f"{package}.OFL.txt").write_bytes((path / "LICENSE_FONT").read_bytes())
    (FONTS / "metrics.json").write_text(json.dumps(table, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
