"""Dead workers: what they last said of themselves is not true any more."""

import os
import re
from pathlib import Path

from prometheus_client.multiprocess import mark_process_dead

__all__ = ["forget_dead_workers"]

# A gauge that counts only while its process lives, as prometheus_client names its file.
GAUGE_OF = re.compile(r"gauge_live[a-z]*_(\d+)\.db")


def forget_dead_workers(folder: str) -> None:
    """Remove from *folder* the gauges of processes that have died without a word."""
    # On Windows a process cannot be asked whether it lives without ending it.
    if os.name == "nt":
        return
    named = (GAUGE_OF.fullmatch(path.name) for path in Path(folder).iterdir())
    for process in {int(found[1]) for found in named if found}:
        if not lives(process):
            mark_process_dead(process, folder)  # type: ignore[no-untyped-call]


def lives(process: int) -> bool:
    """Say whether there is such a process, and one of ours."""
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True
