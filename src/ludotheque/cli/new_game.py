"""`ludotheque new-game`: a package of one's own, with a tiny game in it that is whole."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword, issoftkeyword
from pathlib import Path
from typing import Final

import click

from ludotheque.cli.asking import Argument, BadInput, Command, lang_option
from ludotheque.cli.complaints import reason
from ludotheque.cli.reader import quoted, say, written
from ludotheque.cli.screen import Screen
from ludotheque.games import all_games

__all__ = ["new_game"]

TEMPLATE: Final = files("ludotheque.cli").joinpath("template")
# Longer names would not fit into the lines of what is laid out.
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Kept under another name: installers pass over files that begin with a point.
RENAMED: Final = {"gitignore": ".gitignore"}


@click.command(cls=Command, name="new-game", help="help-new-game")
@click.argument("name", cls=Argument)
@lang_option
def new_game(name: str, lang: str) -> None:
    """Lay out a package for the game NAME, in a new folder of that name."""
    refuse_bad_name(name)
    pages = list(pages_of(name))
    folder = Path(name)
    try:
        # Whatever is there, be it a file or a link to nowhere, stays as it is.
        folder.mkdir()
        for path, text in pages:
            write(folder / path, text)
    except FileExistsError as error:
        raise BadInput(say("error-folder-exists", path=written(folder))) from error
    except OSError as error:
        raise BadInput(say("error-file", path=written(folder), why=reason(error))) from error
    tell(name)


def refuse_bad_name(name: str) -> None:
    """Refuse what is no name for a game, or is that of something else already."""
    if not NAME.fullmatch(name) or iskeyword(name) or issoftkeyword(name):
        raise BadInput(say("error-no-game-name", name=quoted(name)))
    if name in all_games():
        raise BadInput(say("error-game-exists", name=name))
    # A folder here may be found as a module too, and is told of as what it is.
    if not Path(name).exists() and find_spec(name) is not None:
        raise BadInput(say("error-module-exists", name=name))


def pages_of(name: str) -> Iterator[tuple[Path, str]]:
    """Return every file of the package of *name*, and what is in it."""
    words = words_for(name)
    for path, page in template(TEMPLATE, Path()):
        yield Path(replaced(str(path), words)), replaced(page.read_text("utf-8"), words)


def template(folder: Traversable, path: Path) -> Iterator[tuple[Path, Traversable]]:
    """Return the files below *folder*, but for what tools keep beside them."""
    for page in sorted(folder.iterdir(), key=lambda page: page.name):
        below = path / RENAMED.get(page.name, page.name)
        if page.is_file():
            yield below, page
        elif not page.name.startswith((".", "__")):
            yield from template(page, below)


def words_for(name: str) -> dict[str, str]:
    """Return what stands in the place of each word of the template."""
    parts = [part for part in name.split("_") if part]
    return {
        "tiny_game": name,
        "tiny-game": "-".join(parts),
        "Tiny Game": " ".join(part.capitalize() for part in parts),
        "TinyGame": "".join(part.capitalize() for part in parts),
        "TG": prefix_for(parts),
    }


def prefix_for(parts: list[str]) -> str:
    """Return two letters for the rules that no other game has: of its name, if they are free."""
    taken = {game.prefix for game in all_games().values()}
    first = parts[0][0].upper()
    letters = "".join(part[0] for part in parts[1:]) + "".join(parts)[1:] + LETTERS
    wanted = [first + letter.upper() for letter in letters if letter.isalpha()]
    return next(prefix for prefix in wanted if prefix not in taken)


def replaced(text: str, words: dict[str, str]) -> str:
    """Return *text* with the words of the template replaced."""
    pattern = rf"(?<![A-Za-z])({'|'.join(words)})"
    return re.sub(pattern, lambda found: words[found[0]], text)


def write(path: Path, text: str) -> None:
    """Write a file that is not there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as page:
        page.write(text)


def tell(name: str) -> None:
    """Say what was done, and what comes next."""
    screen = Screen()
    screen.print(say("new-game-done", name=name), markup=False)
    for line in (f"cd {name}", "pip install -e .", f"ludotheque check {name}", "python -m pytest",
                 f"ludotheque play {name}"):  # fmt: skip
        screen.print(f"    {line}", markup=False, highlight=False)
