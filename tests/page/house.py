"""A house of its own for the tests: a server process that can be killed and opened again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

__all__ = ["House"]

PATIENCE = 60.0


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """A server at one address with one database, however often it is opened."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start the server and wait until it is ready."""
        command = [
            sys.executable, "-m", "ludotheque", "serve", "--port", str(self.port),
            "--db", str(self.folder / "tables.db"), "--thinkers", "1",
        ]  # fmt: skip
        with (self.folder / "journal.txt").open("ab") as journal:
            self.process = subprocess.Popen(
                command, stdout=journal, stderr=journal, start_new_session=True
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until the house answers; show its journal when it does not."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urlopen(f"{self.url}/ready", timeout=5):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise AssertionError((self.folder / "journal.txt").read_text("utf-8"))

    def kill(self) -> None:
        """End the server and its thinkers at once, as a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
