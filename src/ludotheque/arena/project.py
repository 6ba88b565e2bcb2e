"""A checkout of this project: what writes its pages or its weights works in one."""

import tomllib
from pathlib import Path

from ludotheque.core import LudothequeError

__all__ = ["Project", "project_in"]


class Project:
    """A checkout, and where things stand in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.figures = root / "docs/bots.json"
        self.bots_page = root / "docs/bots.md"
        self.images = root / "docs/images"

    def room(self, module: str) -> Path:
        """Return where the room of a game, given by its module, stands."""
        return self.root.joinpath("src", *module.split("."))


def project_in(folder: Path) -> Project:
    """Return the checkout that *folder* is; refuse any other folder."""
    page = folder / "pyproject.toml"
    try:
        name = tomllib.loads(page.read_text("utf-8"))["project"]["name"]
    except (OSError, ValueError, KeyError):
        name = ""
    if name != "ludotheque":
        raise LudothequeError(
            f"{folder} is no checkout of Ludotheque, which this works in",
            "no-project",
            {"place": str(folder)},
        )
    return Project(folder.resolve())
