"""Whoever interrupts a command gets rid of it at once."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from ludotheque.cli.ending import INTERRUPTED

__all__ = ["heed_interrupts", "interrupts_raised"]

SHOW_CURSOR = "\x1b[?25h"


def heed_interrupts() -> None:
    """From now on leave when interrupted, unless whoever started us wanted it ignored."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        # An exception could be raised where nobody can catch it; this cannot.
        signal.signal(signal.SIGINT, leave_at_once)


def leave_at_once(number: int = signal.SIGINT, frame: FrameType | None = None) -> None:
    """End this process and those that work for it, leaving a clean terminal."""
    multiprocessing = sys.modules.get("multiprocessing")
    for child in multiprocessing.active_children() if multiprocessing else ():
        child.kill()
    with suppress(OSError, ValueError, AttributeError, RuntimeError):
        if sys.stderr.isatty():
            os.write(sys.stderr.fileno(), f"{SHOW_CURSOR}\n".encode())
    os._exit(INTERRUPTED)


@contextmanager
def interrupts_raised() -> Iterator[None]:
    """For whoever has something to finish: raise KeyboardInterrupt meanwhile, as Python does."""
    before = signal.getsignal(signal.SIGINT)
    if before is leave_at_once:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        if before is leave_at_once:
            signal.signal(signal.SIGINT, leave_at_once)
