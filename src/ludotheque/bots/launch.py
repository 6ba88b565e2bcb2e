"""Becomes a bot's program, within limits: run as a script, by nothing but its own path.

    launch.py MEGABYTES PARENT COMMAND...

What is set here cannot be taken back by the program, and holds for all that it starts in turn.
"""

import os
import sys
from contextlib import suppress
from importlib import import_module

__all__ = ["launch"]

# From <sys/prctl.h>: the signal that a process gets when the one that started it has died.
PR_SET_PDEATHSIG = 1
SIGKILL = 9


def launch(megabytes: int, parent: int, command: list[str]) -> None:
    """Limit this process, tie its life to *parent* where that is not 0, and run *command*."""
    with suppress(ImportError):
        limit(import_module("resource"), megabytes << 20)
    if parent and sys.platform == "linux":
        import_module("ctypes").CDLL(None).prctl(PR_SET_PDEATHSIG, SIGKILL)
        # It may have died before we asked to be told.
        if os.getppid() != parent:
            return
    os.execvp(command[0], command)  # noqa: S606  # the program was named by whoever runs us


def limit(resource: object, most: int) -> None:
    """Let no process of it hold more than *most* bytes, nor leave an image of its memory."""
    # Not the address space: JavaScript reserves far more of it than it ever uses.
    for kind, value in (("RLIMIT_DATA", most), ("RLIMIT_CORE", 0)):
        number = getattr(resource, kind)
        _, hard = resource.getrlimit(number)  # type: ignore[attr-defined]
        infinite = resource.RLIM_INFINITY  # type: ignore[attr-defined]
        allowed = value if hard == infinite else min(value, hard)
        resource.setrlimit(number, (allowed, allowed))  # type: ignore[attr-defined]


if __name__ == "__main__":
    launch(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
