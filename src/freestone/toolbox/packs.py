"""Find a pack: the built-in ones by name, an owner's by its folder."""

from pathlib import Path

from freestone.core.errors import BrokenPack, unknown


def pack_folder(data: Path, title: str, source: str | Path | None) -> Path:
    """Return a given folder (a Path), that of a built-in pack (its name), or that of the newest built-in pack."""
    if isinstance(source, Path):
        if not source.is_dir():
            raise BrokenPack(f"{source} is not a folder")
        return source
    built_in = {f"{title}-{folder.name}": folder for folder in data.iterdir() if folder.name.isdigit()}
    if source is None:
        return max(built_in.values(), key=lambda folder: int(folder.name))
    if source not in built_in:
        raise unknown("built-in pack", source, built_in)
    return built_in[source]
