"""How a command ends: with which exit code, and what is said of it."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import click

from ludotheque.cli.complaints import complain, in_words, reason
from ludotheque.cli.reader import say, written
from ludotheque.core import LudothequeError

__all__ = ["INTERRUPTED", "WRONG", "exit_code_of"]

FAILED: Final = 1
WRONG: Final = 2
# As shells tell of whoever was interrupted.
INTERRUPTED: Final = 130


def exit_code_of(command: Callable[[], Any]) -> int:
    """Run *command*; return its exit code, having said on one line what went wrong."""
    try:
        code = command()
        # Whatever cannot be written should be said now, and not by Python when it leaves.
        if sys.stdout is not None:
            sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except click.ClickException as error:
        complain(error.format_message())
        return error.exit_code
    except LudothequeError as error:
        complain(in_words(error))
        return WRONG
    except BrokenPipeError:
        discard_output()
        return FAILED
    except OSError as error:
        discard_output()
        complain(failure(error))
        return FAILED
    return code if isinstance(code, int) else 0


def failure(error: OSError) -> str:
    """Return what the system refused."""
    if error.filename is None:
        return say("error-cannot-write", why=reason(error))
    return say("error-file", path=written(error.filename), why=reason(error))


def discard_output() -> None:
    """Let go what is still to be written: nobody will read it, and Python would try again."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
