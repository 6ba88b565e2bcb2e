"""Compile the engine with mypyc where a C compiler is found; otherwise build it pure.

LUDOTHEQUE_COMPILE=no skips the compiler, =require fails loudly without one.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("LUDOTHEQUE_COMPILE", "try")
# What bots do thousands of times for one decision.
DECIDING = ("greedy", "node", "race", "random", "search")
# Read once, or read by other libraries: nothing there is worth compiling.
PLAIN = {"__init__.py", "record.py", "drawing.py"}


def compiled_modules() -> list[str]:
    """Return the modules of the engine, in one group: they subclass each other."""
    folders = [Path("src/ludotheque/core"), Path("src/ludotheque/games")]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    found += [Path(f"src/ludotheque/bots/{name}.py") for name in DECIDING]
    return sorted(str(path) for path in found if path.name not in PLAIN and path.exists())


def warn(reason: object) -> None:
    """Say on one line that the engine runs pure, and why."""
    short = " ".join(str(reason).split())[:100]
    sys.stderr.write(f"ludotheque: no compiled engine, it will run slower as Python: {short}\n")


def compile_in_parallel(compiler: Any) -> None:
    """Have *compiler* compile its sources on all cores: a hundred files, one after the other."""

    def compile_all(sources: list[str], output_dir: str | None = None, macros: Any = None,
                    include_dirs: Any = None, debug: bool = False, extra_preargs: Any = None,
                    extra_postargs: Any = None, depends: Any = None) -> list[str]:  # fmt: skip
        macros, objects, postargs, pp_opts, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [
                pool.submit(compiler._compile, obj, *build[obj], cc_args, postargs, pp_opts)
                for obj in objects
                if obj in build
            ]
            for job in jobs:
                job.result()
        return list(objects)

    compiler.compile = compile_all


class OptionalBuildExt(build_ext):
    """Fall back to pure Python where the C compiler fails."""

    def build_extensions(self) -> None:
        """Build them on all cores."""
        compile_in_parallel(self.compiler)
        super().build_extensions()

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
            mypycify(
                compiled_modules(),
                opt_level=level,
                debug_level="0",
                group_name="ludotheque",
                multi_file=True,
            )
        )
    except (Exception, SystemExit) as error:
        if WISH == "require":
            raise
        warn(error)
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
