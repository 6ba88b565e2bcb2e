"""`make lint`: everything that can be said of the sources without building them, all at once.

What is found is told check by check; one that fails makes all fail.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

TEMPLATE = "src/ludotheque/cli/template/src"
ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
# The slowest first: where there are fewer cores than checks it should not begin last.
CHECKS = {
    "types": ["mypy"],
    "template": ["mypy", "--strict", "--config-file", "", "--explicit-package-bases",
                 "--cache-dir", ".mypy_cache/template", f"{TEMPLATE}/tiny_game"],
    "imports": ["lint-imports"],
    "style": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "fields": ["python", "tools/fields.py", "--check"],
}  # fmt: skip


def checked(name: str) -> tuple[bool, str]:
    """Run one check; return whether it is content, and what is to be told."""
    began = perf_counter()
    program, *words = CHECKS[name]
    # The sources as they lie here, whatever is installed.
    env = {**os.environ, "PYTHONPATH": "src", "MYPYPATH": f"src:{TEMPLATE}"}
    done = subprocess.run(  # noqa: S603
        [str(BIN / program), *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    content = done.returncode == 0
    line = f"{name:8} {'ok' if content else 'FAILED':6} {perf_counter() - began:5.1f} s"
    return content, line if content else f"{line}\n{done.stdout}{done.stderr}"


def main() -> int:
    """Run all checks at the same time; return 1 if one of them failed."""
    with ThreadPoolExecutor(len(CHECKS)) as pool:
        found = list(pool.map(checked, CHECKS))
    sys.stdout.write("\n".join(told for _, told in found) + "\n")
    return 0 if all(content for content, _ in found) else 1


if __name__ == "__main__":
    sys.exit(main())
