"""The way of somebody who owns a box: copy a pack, rename a tile, enter a figure, check, play, simulate, replay."""

import re
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest
from typer.testing import CliRunner

import freestone
from freestone.cli import app
from freestone.core.game import find
from freestone.words import Words
from own_packs import edit, write_texts

NAME = "Town Mill & Sons"
GUIDE = Path(__file__).resolve().parent.parent / "docs" / "packs.md"


def run(*words: str, status: int = 0, given: str | None = None) -> str:
    result = CliRunner().invoke(app, list(words), input=given, env={"COLUMNS": "200"})
    assert result.exit_code == status, result.output
    return result.output


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A pack with a renamed tile and a figure of its own, as its owner would make it."""
    folder = tmp_path / "my-box"
    run("pack", "new", str(folder), "--game", "kutna_hora")
    edit(folder, "guild_buildings", 'id = "sawmill"', 'id = "town_mill"')
    refused = run("check", "--pack", str(folder), status=1)
    assert "guild_buildings.toml, tile town_mill: the text building-town_mill is missing" in refused
    write_texts(folder, **{"building-town_mill": NAME, "short-town_mill": "T. Mill"})
    edit(folder, "guild_buildings", "wood = 3", 'source = "box"\nwood = 4')
    edit(folder, "guild_buildings", '{ guild = "rulebook", dots = "rulebook" }', "{}")
    assert "1 of 155 rows from your box" in run("check", "--pack", str(folder))
    return folder


def played(box: Path, path: Path) -> freestone.Match:
    """A saved game in which the tile was built."""
    for seed in range(60):
        match, rng = freestone.new("kutna_hora", seats=2, seed=seed, pack=box), Random(seed)
        while match.seat is not None:
            wanted = [choice for choice in match.options if choice.noun == "town_mill"]
            match.play(rng.choice(wanted or match.options))
        if any(text == "build:town_mill" for _, text in match.journal.entries):
            match.save(path)
            return match
    raise AssertionError("nobody ever built the mill")


def test_a_pack_of_ones_own_shows_its_names_everywhere(box: Path, tmp_path: Path) -> None:
    saved, rows, page = tmp_path / "game.jsonl", tmp_path / "rows.jsonl", tmp_path / "report"
    match = played(box, saved)
    told = run("replay", str(saved), "--pack", str(box))
    assert NAME in told
    assert "T. Mill" in told
    drawn = match._repr_svg_()
    assert drawn is not None
    assert "Mill" in drawn  # the name may take several lines
    assert NAME not in drawn
    assert run("check", str(saved), "--pack", str(box)).count("over") == 1
    run("simulate", "kutna_hora", "--players", "random,random", "--games", "3", "--seed", "1", "--pack", str(box))
    kept = ("--output", str(rows), "--workers", "1")
    run("simulate", "kutna_hora", "--players", "random,random", "--games", "2", *kept, "--pack", str(box))
    run("lab", "report", str(rows), "--pack", str(box), "--output", str(page))
    assert "my-box" in (page / "index.html").read_text(encoding="utf-8")
    table = ("--players", "random,random", "--games", "2", "--pack", str(box))
    assert "my-box" in run("lab", "balance", "kutna_hora", *table)


def test_the_terminal_offers_the_new_tile(box: Path) -> None:
    """A person is asked, with the new name among the options or on the table."""
    pages = ""
    for seed in range(8):
        table = ("kutna_hora", "--players", "you,random", "--seed", str(seed), "--pack", str(box))
        pages += run("play", *table, given="quit\n", status=0)
    assert "T. Mill" in pages or NAME in pages


def test_a_report_without_the_pack_shows_ids(tmp_path: Path) -> None:
    """Rows of a pack with a trade of its own can be drawn by somebody who has only the rows."""
    folder, rows, page = tmp_path / "our-box", tmp_path / "rows.jsonl", tmp_path / "report"
    run("pack", "new", str(folder), "--game", "pillars")
    path = folder / "craftsmen.toml"
    cards = re.sub(r'(kind|needs) = "mortar_mixer"', r'\1 = "mixer"', path.read_text(encoding="utf-8"))
    path.write_text(cards, encoding="utf-8")
    write_texts(folder, **{"source-mixer": "mixers of ours", "trade-mixer": "mixer"})
    table = ("pillars", "--players", "greedy,greedy", "--games", "2", "--workers", "1", "--pack", str(folder))
    run("simulate", *table, "--output", str(rows))
    for pack, shown in (((), "Mixer"), (("--pack", str(folder)), "Mixers of ours")):
        run("lab", "report", str(rows), *pack, "--output", str(page))
        assert shown in (page / "index.html").read_text(encoding="utf-8")


def test_the_guide_adds_a_card_that_is_played(tmp_path: Path) -> None:
    """docs/packs.md, step by step: the card alone is refused with what is missing, then it turns up in games."""
    section = GUIDE.read_text(encoding="utf-8").split("## Add a card")[1].split("\n## ")[0]
    card, name, removed = (dedent(block) for block in re.findall(r"```(?:toml|ftl)\n(.*?)```", section, re.DOTALL))
    folder = tmp_path / "my-pack"
    run("pack", "new", str(folder), "--game", "pillars")
    with (folder / "events.toml").open("a", encoding="utf-8") as events:
        events.write(f"\n{card}")
    refused = run("check", "--pack", str(folder), status=1)
    assert f"write {name.split()[0]} = … into locale/en.ftl" in refused
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_text(dedent(name), encoding="utf-8")
    assert "events.toml: 10 events expected, not 11" in run("check", "--pack", str(folder), status=1)
    edit(folder, "rules", "events_removed = 4", removed.strip())
    run("check", "--pack", str(folder))
    words, id = Words(find("pillars"), [], pack=find("pillars").pack(folder)), name.split()[0]
    assert f'"{words.card(id)}"' in " ".join(section.split())
    for seed in range(20):
        match, rng = freestone.new("pillars", seats=2, seed=seed, pack=folder), Random(seed)
        while match.seat is not None:
            match.play(rng.choice(match.options))
        if any(text == f"event:{id.removeprefix('card-')}" for _, text in match.journal.entries):
            return
    raise AssertionError("the event never came")
