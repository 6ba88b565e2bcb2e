"""Compile the engine with mypyc where a C compiler is found; otherwise build it pure.

LUDOTHEQUE_COMPILE=no skips the compiler, =require fails loudly without one.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("LUDOTHEQUE_COMPILE", "try")
# Read once, or read by other libraries: nothing there is worth compiling.
PLAIN = {"__init__.py", "record.py", "drawing.py"}


def compiled_modules() -> list[str]:
    """Return the modules of the engine, in one group: they subclass each other."""
    folders = [Path("src/ludotheque/core"), Path("src/ludotheque/games")]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    found += [Path(f"src/ludotheque/bots/{name}.py") for name in ("greedy", "random", "search")]
    return sorted(str(path) for path in found if path.name not in PLAIN and path.exists())


def warn(reason: object) -> None:
    """Say on one line that the engine runs pure, and why."""
    short = " ".join(str(reason).split())[:100]
    sys.stderr.write(f"ludotheque: no compiled engine, it will run slower as Python: {short}\n")


class OptionalBuildExt(build_ext):
    """Fall back to pure Python where the C compiler fails."""

    def run(self) -> None:
        """Build the extensions, or none."""
        try:
            super().run()
        except Exception as error:
            if WISH == "require":
                raise
            warn(error)
            self.extensions = []


def extensions() -> list[object]:
    """Return what is to be compiled."""
    if WISH == "no":
        return []
    try:
        from mypyc.build import mypycify

        level = os.environ.get("LUDOTHEQUE_OPT_LEVEL", "3")
        return list(
            mypycify(compiled_modules(), opt_level=level, debug_level="0", group_name="ludotheque")
        )
    except (Exception, SystemExit) as error:
        if WISH == "require":
            raise
        warn(error)
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
