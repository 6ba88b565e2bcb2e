"""The command line as a process of its own, which tests interrupt."""

import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

# Interrupts come from terminals: where tests run in the background, all they start would ignore it.
HEEDING = ["env", "--default-signal=INT", sys.executable, "-m", "ludotheque_command"]
INTERRUPTED = 130
# Until the command has been told what to do when interrupted, Python itself answers.
OURS = re.compile(r"in main|[/\\]ludotheque[/\\](arena|bots|cli|core|games|locale|__init__)")
# A process that is not gone by then hangs.
PATIENCE = 30


def started(*words: str, **more: object) -> "subprocess.Popen[bytes]":
    """Start a command in a group of its own."""
    return subprocess.Popen([*HEEDING, *words], start_new_session=True, **more)  # type: ignore[call-overload,no-any-return]


def group_is_gone(leader: int) -> bool:
    """Say whether nobody of the group is left, waiting a little for those who are ending."""
    for _ in range(PATIENCE * 100):
        try:
            os.killpg(leader, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def interrupted_after(seconds: float, *words: str) -> str:
    """Interrupt a command and all its workers after so long; return what is wrong, or nothing."""
    with tempfile.TemporaryFile() as shown:
        child = started(*words, stdout=shown, stderr=shown)
        time.sleep(seconds)
        os.killpg(child.pid, signal.SIGINT)
        try:
            code = child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
            return "it hung"
        shown.seek(0)
        text = shown.read().decode()
    if not group_is_gone(child.pid):
        os.killpg(child.pid, signal.SIGKILL)
        return "a worker was left behind"
    if "Traceback" in text:
        return text if OURS.search(text) else ""
    finished = code == 0 and "digest" in text
    return "" if code in (INTERRUPTED, -signal.SIGINT) or finished else f"exit code {code}: {text}"


def blows(count: int, longest: float, seed: int, *words: str) -> list[str]:
    """Interrupt a command so many times at random moments; return what went wrong."""
    picker = random.Random(seed)
    moments = [picker.uniform(0, longest) for _ in range(count)]
    found = [(moment, interrupted_after(moment, *words)) for moment in moments]
    return [f"after {moment:.3f} s: {wrong}" for moment, wrong in found if wrong]
