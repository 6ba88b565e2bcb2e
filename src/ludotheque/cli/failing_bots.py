"""What is said where a bot in a process of its own fails: a line, in the reader's language."""

import logging
import sys

from ludotheque.cli.complaints import in_words, printable

__all__ = ["tell_of_failing_bots"]


class Teller(logging.Handler):
    """Prints what is logged of bots on standard error."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print one line."""
        error = getattr(record, "error", None)
        text = record.getMessage() if error is None else in_words(error)
        sys.stderr.write(f"{printable(text)}\n")
        sys.stderr.flush()


def tell_of_failing_bots() -> None:
    """From now on print what is logged of bots."""
    log = logging.getLogger("ludotheque.bots")
    log.handlers = [Teller()]
    log.propagate = False
