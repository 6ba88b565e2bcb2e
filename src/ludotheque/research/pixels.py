"""The board of the terminal as a picture: a grid of letters, each in its place and colour."""

from typing import Any, Final

import numpy as np
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI as THEME
from rich.text import Text

from ludotheque.core import LudothequeError
from ludotheque.research.extras import missing

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing(error, "render") from error

__all__ = ["pixels"]

# Where letters are as wide as each other, and the signs of our boards are among them.
FONTS: Final = ("DejaVuSansMono", "LiberationMono-Regular", "Menlo", "consola")
SIZE: Final = 16
ROW: Final = 20
MARGIN: Final = 10
INK: Final = THEME.foreground_color
PAPER: Final = THEME.background_color


def font() -> Any:
    """Return a font of this machine whose letters are as wide as each other."""
    for name in FONTS:
        try:
            return ImageFont.truetype(f"{name}.ttf", SIZE)
        except OSError:
            continue
    raise LudothequeError(
        "no font to draw with: install DejaVu Sans Mono (Debian: apt install fonts-dejavu-core)"
    )


def pixels(drawing: Text, width: int) -> Any:
    """Return *drawing*, at most *width* letters wide, as rows of pixels: red, green, blue."""
    letters = font()
    cell = letters.getlength("m")
    lines = Console(width=width).render_lines(drawing, pad=False)
    size = (int(width * cell) + 2 * MARGIN, len(lines) * ROW + 2 * MARGIN)
    image = Image.new("RGB", size, tuple(PAPER))
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        column = 0
        for segment in line:
            for letter in segment.text:
                place = (MARGIN + column * cell, MARGIN + number * ROW)
                put(pen, place, letter, segment.style or Style(), letters, cell)
                column += 1
    return np.array(image, np.uint8)


def put(
    pen: Any, place: tuple[float, float], letter: str, style: Style, letters: Any, cell: float
) -> None:
    """Draw one *letter* as *style* says."""
    ink, paper = colours(style)
    left, top = place
    if paper != tuple(PAPER):
        pen.rectangle((left, top, left + cell, top + ROW), fill=paper)
    if letter.strip():
        # Bold by a broader stroke: not every machine has a bold font of the same width.
        pen.text(place, letter, ink, letters, stroke_width=0.4 if style.bold else 0)
    if style.underline:
        pen.line((left, top + ROW - 2, left + cell, top + ROW - 2), fill=ink)


def colours(style: Style) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the colours of the letter and of what is behind it."""
    ink = coloured(style.color, True)
    paper = coloured(style.bgcolor, False)
    if style.dim:
        ink = tuple((part + behind) // 2 for part, behind in zip(ink, paper, strict=True))
    return (paper, ink) if style.reverse else (ink, paper)


def coloured(colour: Color | None, ink: bool) -> tuple[int, ...]:
    """Return a *colour* as red, green and blue; without one that of all letters, or of the page."""
    if colour is None:
        return tuple(INK if ink else PAPER)
    return tuple(colour.get_truecolor(THEME, foreground=ink))
