"""One measurement in a process of its own, pinned to one core."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

__all__ = ["measured"]


def measured(python: str, script: Path, *words: str) -> Any:
    """Run *script* with *words*; return the JSON that it prints."""
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    if python != sys.executable:
        # The peers have an environment of their own: none of our packages belong there.
        env.pop("PYTHONPATH", None)
    core = min(os.sched_getaffinity(0))
    done = subprocess.run(
        [python, str(script), *words], env=env, check=True, capture_output=True, text=True, cwd="/",
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )  # fmt: skip
    return json.loads(done.stdout)
