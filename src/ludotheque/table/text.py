"""Text that people write, made fit to be shown to others."""

__all__ = ["printable"]


def printable(text: str) -> str:
    """Return *text* on one line, without signs that cannot be seen.

    Signs that turn the direction of writing, among others, could make a name look like another.
    """
    return " ".join("".join(sign for sign in text if sign.isprintable()).split())
