"""Which engine this is: results of another one must not be mixed with ours."""

from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Final

import ludotheque as lt
from ludotheque.core import Game

__all__ = ["OtherBuild", "check_build", "this_build"]

# What decides how games go.
PARTS: Final = ("core", "games", "bots", "arena")


class OtherBuild(lt.LudothequeError):
    """A process runs another engine than the one that asked."""


@cache
def this_build(game: Game) -> str:
    """Return what decides how *game* goes: version, compiled or not, a fingerprint of sources."""
    home = Path(lt.__file__).parent
    folders = [home / part for part in PARTS]
    if game.package:
        folders.append(Path(str(import_module(game.room).__file__)).parent)
    found = blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            found.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    kind = "compiled" if lt.COMPILED else "pure"
    return f"{lt.__version__} {kind} {found.hexdigest()}"


def check_build(wanted: str, game: Game) -> None:
    """Refuse to work for somebody with another engine."""
    if wanted != this_build(game):
        raise OtherBuild(
            f"a worker runs another build ({this_build(game)}) than this one ({wanted})",
            "other-build",
            {"worker": this_build(game), "here": wanted},
        )
