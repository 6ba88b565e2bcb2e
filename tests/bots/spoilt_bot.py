"""A program that plays badly in one way: run by the tests of bots in processes of their own."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


def say(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def crash(message: dict[str, Any]) -> None:
    sys.stderr.write("a long story\nno idea what to do\n")
    sys.exit(7)


def stall(message: dict[str, Any]) -> None:
    time.sleep(1000)


def flood(message: dict[str, Any]) -> None:
    while True:
        sys.stdout.write("x" * 10_000)


def flood_in_lines(message: dict[str, Any]) -> None:
    while True:
        say({"is": "info", "text": "y" * 1000})


def flood_errors(message: dict[str, Any]) -> None:
    while True:
        sys.stderr.write("z" * 10_000)


def talk_nonsense(message: dict[str, Any]) -> None:
    sys.stdout.write("e2e4\n")
    sys.stdout.flush()


def answer_a_list(message: dict[str, Any]) -> None:
    sys.stdout.write("[1]\n")
    sys.stdout.flush()


def miscount(message: dict[str, Any]) -> None:
    say({"is": "act", "number": message["number"] + 1, "action": message["legal"][0]})


def cheat(message: dict[str, Any]) -> None:
    say({"is": "act", "number": message["number"], "action": "win"})


def hoard(message: dict[str, Any]) -> None:
    kept = bytearray(1 << 30)
    say({"is": "act", "number": len(kept), "action": ""})


def refuse(message: dict[str, Any]) -> None:
    say({"is": "cannot", "why": "not today"})


def close(message: dict[str, Any]) -> None:
    os.close(1)
    time.sleep(1000)


def stop_reading(message: dict[str, Any]) -> None:
    os.close(0)
    time.sleep(1000)


def leave_a_child(message: dict[str, Any]) -> None:
    """Start another program that never ends, write down which, and end."""
    nowhere = subprocess.DEVNULL
    child = subprocess.Popen(["/bin/sleep", "1000"], stdout=nowhere, stderr=nowhere)
    Path(sys.argv[2]).write_text(str(child.pid), "utf-8")
    sys.exit(7)


def stay(message: dict[str, Any]) -> None:
    """Answer once, and never hear of anything again."""
    say({"is": "act", "number": message["number"], "action": message["legal"][0]})
    while True:
        time.sleep(1000)


def listen(spoilt: Any) -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "hello":
            say({"is": "hello", "protocol": message["protocol"]})
        elif message["do"] == "new":
            say({"is": "ready"})
        elif message["do"] == "act":
            spoilt(message)
        else:
            return


if __name__ == "__main__":
    listen(globals()[sys.argv[1]])
