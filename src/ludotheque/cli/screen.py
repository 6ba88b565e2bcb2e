"""What is printed for people: lines break between words, and a table that is too wide folds."""

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

__all__ = ["Screen", "hanging", "print_drawing", "print_table"]

# Where a column has sentences, each line of it should have room for some words.
COMFORTABLE: Final = 24
GAP: Final = 2
# Only on boards things stand so far apart.
BOARD: Final = re.compile(r"\S {3,}\S|^ {9,}\S")
# What stands alone below something on a board, or nothing.
BELOW: Final = re.compile(r"^ {3}| {3}$|^ *$")


class Screen(Console):
    """A console that never breaks a word, however narrow it is, since names are words."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def print(  # type: ignore[override]
        self, *objects: Any, markup: bool = True, soft_wrap: bool = False, **how: Any
    ) -> None:
        """Print a text, broken between words unless *soft_wrap* leaves it whole, or a table."""
        for thing in objects:
            text = thing
            if isinstance(thing, str):
                text = Text.from_markup(thing, emoji=False) if markup else Text(thing)
            if isinstance(text, Text) and not soft_wrap:
                text = hanging(text, self.width)
            super().print(text, soft_wrap=isinstance(text, Text), **how)
        if not objects:
            super().print()


def print_table(
    screen: Screen,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    title: str = "",
    right: Sequence[int] = (),
    sentences: int = -1,
) -> None:
    """Print a table with figures to the *right*; where it is too wide, each row as a list."""
    columns = list(zip(headings, *rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    least = [max(map(word_width, column)) for column in columns]
    if sentences >= 0:
        least[sentences] = max(least[sentences], min(COMFORTABLE, widths[sentences]))
    room = screen.width - GAP * len(columns)
    if sum(least) > room:
        print_folded(screen, headings, rows, title)
        return
    table = Table(title=title or None, box=None, padding=(0, GAP, 0, 0))
    for place, width in enumerate(narrowed(widths, least, room)):
        side: Any = "right" if place in right else "left"
        table.add_column(Text(headings[place]), justify=side, width=width)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    screen.print(table)


def print_drawing(screen: Screen, drawing: str) -> None:
    """Print a position; a board that is too wide is drawn closer, or in strips below each other."""
    board: list[Text] = []
    for line in Text.from_markup(drawing, emoji=False).split("\n", allow_blank=True):
        if BOARD.search(line.plain) or (board and BELOW.search(line.plain)):
            board.append(line)
            continue
        print_board(screen, board)
        board = []
        if " " not in line.plain.strip():
            # A line that only parts one thing from another is none the worse for being shorter.
            line.truncate(screen.width)
        screen.print(line)
    print_board(screen, board)


def print_board(screen: Screen, lines: list[Text]) -> None:
    """Print lines that belong below each other, column by column."""
    width = max((len(line.plain.rstrip()) for line in lines), default=0)
    if width > screen.width:
        lines = in_strips(lines, width, screen.width)
    for line in lines:
        screen.print(line, soft_wrap=True)


def in_strips(lines: list[Text], width: int, room: int) -> list[Text]:
    """Return *lines* without the blank columns that others stand beside, cut where one is."""
    padded = [line.plain.ljust(width) for line in lines]
    blank = [all(line[column] == " " for line in padded) for column in range(width)]
    strips: list[list[tuple[int, int]]] = [[]]
    used = 0
    for part in re.finditer(r"0+", "".join(str(int(one)) for one in blank)):
        wide = part.end() - part.start() + 1
        if used + wide - 1 > room and strips[-1]:
            strips.append([])
            used = 0
        strips[-1].append(part.span())
        used += wide
    return [
        Text(" ").join([piece(line, *span) for span in strip]) for strip in strips for line in lines
    ]


def piece(line: Text, start: int, end: int) -> Text:
    """Return the columns of *line* from *start* to *end*, blank where it is shorter."""
    found = line[start:end] if start < len(line.plain) else Text()
    found.pad_right(end - start - len(found.plain))
    return found


def narrowed(widths: list[int], least: list[int], room: int) -> list[int]:
    """Return *widths* made narrower, the widest first and none below *least*, to fit the room."""
    found = widths[:]
    while sum(found) > room:
        spare = [(width, place) for place, width in enumerate(found) if width > least[place]]
        found[max(spare)[1]] -= 1
    return found


def word_width(text: str) -> int:
    """Return how long the longest word is."""
    return max((len(word) for word in text.split()), default=0)


def print_folded(
    screen: Screen, headings: Sequence[str], rows: Sequence[Sequence[str]], title: str
) -> None:
    """Print what would be a row as a list: its first cell, and under it what the others are."""
    if title:
        screen.print(Text(title, style="italic"))
    for first, *others in rows:
        screen.print(Text(first, style="bold"))
        for heading, cell in zip(headings[1:], others, strict=True):
            if cell:
                line = Text(f"  {heading}: {cell}" if heading else f"  {cell}")
                screen.print(hanging(line, screen.width, 4), soft_wrap=True)


def hanging(text: Text, width: int, indent: int = 0) -> Text:
    """Return *text* broken at spaces only; where a line goes on, that is *indent* to the right.

    Spaces that do not break, and words that are longer than the width, are left as they are.
    """
    lines = [broken(line, width, indent) for line in text.split("\n", allow_blank=True)]
    return Text("\n").join(lines)


def broken(line: Text, width: int, indent: int) -> Text:
    """Return one line broken at spaces."""
    cuts, start, room = [], 0, width
    for word in re.finditer(r" *[^ ]+", line.plain):
        if word.end() - start > room and word.start() > start:
            cuts.append(word.start())
            start = word.end() - len(word.group().lstrip(" "))
            room = width - indent
    first, *rest = line.divide(cuts)
    for piece in rest:
        spaces = len(piece.plain) - len(piece.plain.lstrip(" "))
        first += Text("\n" + " " * indent) + piece[spaces:]
    return first
