"""Rendering: the board of a game as text or as a picture, for whoever looks on."""

import sys
from io import StringIO
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from ludotheque.core import SPECTATOR, Game, LudothequeError, State, told
from ludotheque.locale import Words

__all__ = ["MODES", "Picture", "checked_mode"]

MODES: Final = ("human", "ansi", "rgb_array")
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

    def shown(self, state: State, mode: str | None, viewer: int = SPECTATOR) -> Any:
        """Return what *viewer* may see of *state*: as text, as a picture, or printed."""
        if mode is None:
            raise LudothequeError(f"nothing is rendered without a mode: {', '.join(MODES)}")
        drawing = self.drawing(state, viewer)
        if mode == "rgb_array":
            # Not at the top: whoever reads the board as text needs no pictures.
            from ludotheque.research.pixels import pixels  # noqa: PLC0415

            return pixels(drawing, WIDTH)
        text = ansi(drawing)
        if mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def drawing(self, state: State, viewer: int) -> Text:
        """Return the board of the terminal, with its colours."""
        words = Words(self.language, self.game.name)
        return Text.from_markup(self.game.draw(state.view(viewer), words.say), emoji=False)

    def close(self) -> None:
        """End what drew the board: nothing that could not be left as it is."""


def ansi(drawing: Text) -> str:
    """Return *drawing* with the codes by which terminals colour it."""
    written = StringIO()
    console = Console(file=written, width=WIDTH, force_terminal=True, color_system="standard")
    console.print(drawing, highlight=False)
    return written.getvalue()
