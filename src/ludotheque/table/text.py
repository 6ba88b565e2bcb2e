"""Text that people write, made fit to be shown to others."""

import unicodedata

from ludotheque.table.errors import RequestError

__all__ = ["is_visible", "printable", "shown_name"]

# Letters and symbols by their category, and blank all the same: the fillers of Hangul, the empty
# cell of Braille, the notehead that is none.
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
# Letters, numbers, punctuation and symbols; accents and the like need one of these to stand on.
SEEN = frozenset("LNPS")


def printable(text: str) -> str:
    """Return *text* on one line, without signs that cannot be seen.

    Signs that turn the direction of writing, among others, could make a name look like another.
    """
    return " ".join("".join(sign for sign in text if sign.isprintable()).split())


def is_visible(text: str) -> bool:
    """Say whether there is anything to be seen of *text*."""
    return any(unicodedata.category(sign)[0] in SEEN and sign not in BLANKS for sign in text)


def shown_name(text: str, where: str) -> str:
    """Return *text* as a name that others are shown; refuse one of which nothing is seen."""
    name = printable("".join(sign for sign in text if sign not in BLANKS))
    if not is_visible(name):
        raise RequestError("malformed", f"a {where} has letters that can be seen", where=where)
    return name
