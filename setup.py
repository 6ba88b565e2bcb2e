"""Compile the engine with mypyc where a C compiler is found; otherwise build it pure.

LUDOTHEQUE_COMPILE=no skips the compiler, =require fails loudly without one.
LUDOTHEQUE_OPT_LEVEL is how hard it tries, 0 to 3.

The page is built with npm where a checkout has none yet; an sdist carries it.
LUDOTHEQUE_PAGE=no leaves it out, =require fails loudly where it cannot be built.

What was compiled stays in build/ and is used again where it would come out the same, which is
told by contents: the times of files say little after a checkout.  What is shipped (build/lib*) is
put together anew each time, so that nothing of a module that is gone stays behind.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

WISH = os.environ.get("LUDOTHEQUE_COMPILE", "try")
PAGE_WISH = os.environ.get("LUDOTHEQUE_PAGE", "try")
PACKAGE = Path("src/ludotheque")
PAGE = PACKAGE / "table/static/index.html"
WEB = Path("web")
# Not `npm ci`: it would throw away what is installed.  No package needs its scripts run.
NPM = (
    ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"],
    ["run", "bundle"],
)
GENERATED = Path("build/generated")
# What bots do thousands of times for one decision.
DECIDING = ("greedy", "learned", "network", "node", "race", "random", "search")
# What steps many games at once.
STEPPING = "research/stepping.py"
# Read once: nothing there is worth compiling.
PLAIN = {"__init__.py", "drawing.py"}
# These libraries look into the Python of what they are given: modules that use them stay plain.
READERS = re.compile(r"^\s*(from|import) (click|msgspec)\b", re.MULTILINE)
# What no compiled module is needed for: questions that pip asks before it builds, and an sdist.
ABOUT = {"dist_info", "egg_info", "sdist"}


def compiled_modules() -> list[str]:
    """Return the modules of the engine, in one group: they subclass each other."""
    found = [path for part in ("core", "games") for path in (PACKAGE / part).rglob("*.py")]
    found += [PACKAGE / "bots" / f"{name}.py" for name in DECIDING]
    found.append(PACKAGE / STEPPING)
    found.append(PACKAGE / "arena/simulate/counting.py")
    return sorted(str(path) for path in found if path.exists() and is_compiled(path))


def is_compiled(path: Path) -> bool:
    """Say whether the module at *path* is compiled, or runs as it is written."""
    return path.name not in PLAIN and not READERS.search(path.read_text("utf-8"))


def say(line: str) -> None:
    """Tell whoever installs: on the terminal too, since pip keeps to itself what a build writes."""
    sys.stderr.write(f"ludotheque: {line}\n")
    if sys.stderr.isatty():
        return
    with suppress(OSError), Path("/dev/tty").open("w", encoding="utf-8") as terminal:
        terminal.write(f"\rludotheque: {line}\n")


def warn(reason: object) -> None:
    """Say on one line that the engine runs pure, and why."""
    say(f"no compiled engine, it will run slower as Python: {shortened(reason)}")


def shortened(reason: object) -> str:
    """Return a *reason* that fits on a line."""
    return " ".join(str(reason).split())[:100]


def provide_page() -> None:
    """Build the page if it is missing, or say on one line why not and how to get it."""
    if PAGE_WISH == "no" or PAGE.exists():
        return
    problem = build_page()
    if not problem:
        return
    if PAGE_WISH == "require":
        raise RuntimeError(f"the page cannot be built: {problem}")
    say(
        f"the page is missing, `ludotheque serve` will have none to show: {problem}; install "
        "Node 20 or newer with npm and install again, or take a wheel or an sdist, which have it"
    )


def build_page() -> str:
    """Build the page from its sources; return why it could not be, or nothing."""
    npm = shutil.which("npm")
    if not (WEB / "package.json").exists():
        return "its sources, web/, are not here"
    if npm is None:
        return "Node was not found"
    for words in NPM:
        done = subprocess.run(  # noqa: S603
            [npm, *words], cwd=WEB, capture_output=True, text=True, check=False
        )
        if done.returncode:
            return f"`npm {' '.join(words[:2])}` failed: {shortened(done.stderr or done.stdout)}"
    return "" if PAGE.exists() else "npm has built none"


def digest(*parts: object) -> str:
    """Return a text that differs where any of *parts* does."""
    found = blake2b(digest_size=20)
    for part in parts:
        content = part if isinstance(part, bytes) else repr(part).encode()
        found.update(len(content).to_bytes(8, "big") + content)
    return found.hexdigest()


@cache
def tools(compiler: str) -> str:
    """Return a digest of who compiles: Python, mypyc, the C compiler, this file."""
    try:
        asked = [compiler, "--version"]
        said = subprocess.run(asked, capture_output=True, check=False).stdout  # noqa: S603
    except OSError:
        said = b""
    versions = [version(name) for name in ("mypy", "librt", "setuptools")]
    return digest(sys.version, versions, said, Path(__file__).read_bytes())


@cache
def headers(folder: str) -> str:
    """Return a digest of all headers in *folder*."""
    found = sorted(Path(folder).rglob("*.h"))
    return digest(*[part for path in found for part in (str(path), path.read_bytes())])


class BuildCache:
    """Lets a compiler do again only what would come out different.

    Beside each object lies its recipe, a digest of all it is made from: its C file, all headers,
    flags and tools; beside each library one of its objects' recipes.  A recipe is taken away
    before the work and written after it, so that what was broken off in the middle is done again.
    """

    def __init__(self, compiler: Any, folder: Path) -> None:
        self.compiler = compiler
        self.folder = folder
        self.tools = tools(compiler.compiler_so[0])
        self.used: set[Path] = set()
        self.link = compiler.link_shared_object
        compiler.compile = self.compile_all
        compiler.link_shared_object = self.link_or_copy

    def make(self, path: Path, recipe: str, work: Callable[[], None]) -> None:
        """Let *work* make *path* by *recipe*, unless it was made so before."""
        written = recipe_file(path)
        self.used |= {path, written}
        if path.exists() and written.exists() and written.read_text("ascii") == recipe:
            return
        written.unlink(missing_ok=True)
        work()
        written.write_text(recipe, "ascii")

    def compile_all(self, sources: list[str], output_dir: str | None = None, macros: Any = None,
                    include_dirs: Any = None, debug: bool = False, extra_preargs: Any = None,
                    extra_postargs: Any = None, depends: Any = None) -> list[str]:  # fmt: skip
        """Compile *sources* on all cores: a hundred files, one after the other, take minutes."""
        compiler = self.compiler
        macros, objects, postargs, pp_opts, made = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
        command = [compiler.compiler_so, cc_args, postargs, pp_opts]
        folders = [*(include_dirs or []), *compiler.include_dirs]
        common = [self.tools, command, [headers(folder) for folder in folders]]

        def compile_one(obj: str) -> None:
            source, ext = made[obj]
            recipe = digest(*common, source, Path(source).read_bytes())
            self.make(
                Path(obj),
                recipe,
                lambda: compiler._compile(obj, source, ext, cc_args, postargs, pp_opts),
            )

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, objects))
        return list(objects)

    def link_or_copy(self, objects: list[str], output: str, **wishes: Any) -> None:
        """Link *objects*, or copy the library that they were linked to before."""
        kept = self.folder / "linked" / output.replace(os.sep, ".")
        linker = [self.compiler.linker_so, self.compiler.library_dirs, sorted(wishes.items())]
        recipes = [recipe_file(Path(obj)).read_text("ascii") for obj in objects]
        recipe = digest(self.tools, linker, recipes)
        self.make(kept, recipe, lambda: self.link(objects, str(kept), **wishes))
        Path(output).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, output)
        shutil.copymode(kept, output)

    def remove_unused(self, sources: set[Path]) -> None:
        """Remove what was made of modules that are gone: objects, libraries and C files."""
        for path in self.folder.rglob("*"):
            if path.is_file() and path not in self.used:
                path.unlink()
        for path in GENERATED.rglob("*.c"):
            if path not in sources:
                path.unlink()


def recipe_file(path: Path) -> Path:
    """Return where the recipe of *path* is written."""
    return path.with_name(f"{path.name}.recipe")


class FreshBuild(build):
    """Puts together what is shipped from nothing, whatever an earlier build has left."""

    def run(self) -> None:
        """Forget the last package, compiled or pure, then build."""
        for folder in [Path(self.build_lib), *Path(self.build_base).glob("lib*")]:
            shutil.rmtree(folder, ignore_errors=True)
        super().run()


class BuildWithPage(build_py):
    """Ships the page with the modules."""

    def run(self) -> None:
        """Have a page, then collect what is shipped."""
        provide_page()
        super().run()


class SourceWithPage(sdist):
    """Ships the page with the sources, since whoever installs them may have no Node."""

    def run(self) -> None:
        """Have a page, then pack."""
        provide_page()
        super().run()


class OptionalBuildExt(build_ext):
    """Fall back to pure Python where the C compiler fails."""

    def build_extensions(self) -> None:
        """Build them on all cores, as far as they are not in the cache."""
        # What is up to date is decided by contents, not by times.
        self.force = True
        self.parallel = os.cpu_count()
        cache = BuildCache(self.compiler, Path(self.build_temp))
        super().build_extensions()
        cache.remove_unused({Path(source) for ext in self.extensions for source in ext.sources})

    def run(self) -> None:
        """Build the extensions, or none."""
        try:
            super().run()
        except Exception as error:
            if WISH == "require":
                raise
            warn(error)
            self.extensions = []
            # Half an engine would be worse than none.
            for library in Path(self.build_lib).rglob("*.so"):
                library.unlink()


def bound_to_itself(extension: Any) -> Any:
    """Let the parts of a library call each other directly: nobody may put others in their place.

    A tenth of the time of most games; and the compiler may then put one into another.
    """
    extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic"]
    return extension


def extensions() -> list[object]:
    """Return what is to be compiled."""
    if WISH == "no" or ABOUT & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        level = os.environ.get("LUDOTHEQUE_OPT_LEVEL", "3")
        made = list(
            mypycify(
                compiled_modules(),
                opt_level=level,
                debug_level="0",
                group_name="ludotheque",
                multi_file=True,
                target_dir=str(GENERATED),
            )
        )
        return made if sys.platform != "linux" else [bound_to_itself(part) for part in made]
    except (Exception, SystemExit) as error:
        if WISH == "require":
            raise
        warn(error)
        return []


setup(
    ext_modules=extensions(),
    cmdclass={
        "build": FreshBuild,
        "build_ext": OptionalBuildExt,
        "build_py": BuildWithPage,
        "sdist": SourceWithPage,
    },
)
