"""Rendering: the board of a game as text or as a picture, for whoever looks on."""

import sys
from io import StringIO
from typing import Any, Final

from rich.console import Console

from ludotheque.core import SPECTATOR, Game, LudothequeError, State, told
from ludotheque.locale import Words

__all__ = ["MODES", "Picture", "checked_mode"]

MODES: Final = ("human", "ansi")
WIDTH: Final = 100


def checked_mode(mode: str | None) -> str | None:
    """Return a way to render; refuse what is none."""
    if mode is not None and mode not in MODES:
        raise LudothequeError(f"a render mode is {', '.join(MODES)}, not {told(mode)}")
    return mode


class Picture:
    """What shows the table of a game, in a *language*."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        # Not the game's own words yet: they are read where something is shown.
        self.language = Words(language).language

    @property
    def words(self) -> Words:
        """How things are said; no part of this object, so that environments are quick to copy."""
        return Words(self.language, self.game.name)

    def shown(self, state: State, mode: str | None, viewer: int = SPECTATOR) -> Any:
        """Return what *viewer* may see of *state*: as text, as a picture, or printed."""
        if mode is None:
            raise LudothequeError(f"nothing is rendered without a mode: {', '.join(MODES)}")
        text = self.text(state, viewer)
        if mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def text(self, state: State, viewer: int) -> str:
        """Return the board of the terminal, with its colours."""
        console = Console(
            file=StringIO(), width=WIDTH, force_terminal=True, color_system="standard"
        )
        console.print(self.game.draw(state.view(viewer), self.words.say), highlight=False)
        return str(console.file.getvalue())  # type: ignore[attr-defined]

    def close(self) -> None:
        """End what drew the board."""
