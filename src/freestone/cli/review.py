"""`freestone review`: a finished game looked at again."""

from pathlib import Path
from typing import Annotated

import typer

from freestone.cli.border import Json, PackFolder, console
from freestone.cli.play import words_for
from freestone.core.errors import InvalidChoice
from freestone.core.match import load
from freestone.i18n import FALLBACK


def review(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="The journal of a finished game.")],
    pack: PackFolder = None,
    language: Annotated[str, typer.Option(help="The language of the review.")] = FALLBACK,
    as_json: Json = False,
) -> None:
    """Look at a finished game again: how the expected scores went, what swung them, what would have been better.

    Decisions of people are judged, or all if only bots have played; each by what its player could know.
    """
    from freestone.cli import verdict

    match = load(file, pack, watched=True)
    if match.seat is not None:
        raise InvalidChoice(f"{file}: the game is not over yet; it is reviewed when it is")
    words = words_for(match, language)
    found = verdict.judged(match, words, pack)
    if as_json:
        typer.echo(found.model_dump_json())
    else:
        verdict.show(console(), found, match, words)
