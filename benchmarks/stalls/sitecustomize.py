"""Watches a server from inside: `python benchmarks/table_load.py --trace FILE`.

Python loads a module of this name by itself.  A thread asks the server's event loop again and
again for a sign of life; while it gets none, the loop stalls, and the thread notes where.  Every
collection of garbage is timed.  What was seen is written to a file, a line of JSON a process.
"""

import gc
import json
import os
import sys
import threading
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

# Seconds between two questions, and without an answer until it is a stall.
EVERY = 0.002
STALL = 0.015
# So many of the innermost calls tell two places apart.
FRAMES = 7

FILE = os.environ.get("LUDOTHEQUE_STALLS", "")


class Watch:
    """One loop and the thread that watches it."""

    def __init__(self, loop: Any, thread: int) -> None:
        self.loop = loop
        self.thread = thread
        self.stalls: list[float] = []
        self.places: Counter[str] = Counter()
        self.collections: list[tuple[int, float]] = []
        self.began = 0.0

    def collecting(self, phase: str, about: dict[str, int]) -> None:
        """Time a collection of garbage."""
        if phase == "start":
            self.began = time.perf_counter()
        else:
            self.collections.append((about["generation"], time.perf_counter() - self.began))

    def run(self) -> None:
        """Ask for ever."""
        while True:
            answered = threading.Event()
            asked = time.perf_counter()
            try:
                self.loop.call_soon_threadsafe(answered.set)
            except RuntimeError:
                return
            seen = False
            while not answered.wait(STALL):
                if not seen:
                    self.places[self.where()] += 1
                    seen = True
            if seen:
                self.stalls.append(time.perf_counter() - asked)
            time.sleep(EVERY)

    def where(self) -> str:
        """Return what the loop's thread does now, the innermost call first."""
        frame = sys._current_frames().get(self.thread)  # noqa: SLF001
        calls = traceback.extract_stack(frame)[-FRAMES:] if frame is not None else []
        return " < ".join(f"{Path(call.filename).stem}.{call.name}" for call in reversed(calls))

    def write(self) -> None:
        """Write what was seen."""
        slow = sorted((round(took * 1000, 1) for _, took in self.collections), reverse=True)
        found = {
            "process": os.getpid(),
            "stalls": len(self.stalls),
            "longest_ms": [round(took * 1000) for took in sorted(self.stalls, reverse=True)[:10]],
            "collections": len(slow),
            "longest_collections_ms": slow[:10],
            "places": self.places.most_common(15),
        }
        with Path(FILE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")


def watch_this_loop() -> Watch:
    """Watch the loop that runs in this thread."""
    import asyncio

    found = Watch(asyncio.get_running_loop(), threading.get_ident())
    gc.callbacks.append(found.collecting)
    threading.Thread(target=found.run, daemon=True).start()
    return found


def wrap_server() -> None:
    """Have every server that uvicorn opens watched."""
    from uvicorn.server import Server

    main_loop = Server.main_loop

    async def watched(self: Any) -> None:
        found = watch_this_loop()
        try:
            await main_loop(self)
        finally:
            # Now: in the end uvicorn lets the signal have its way, which ends the process.
            found.write()

    Server.main_loop = watched  # type: ignore[method-assign]


if FILE:
    wrap_server()
