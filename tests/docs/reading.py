"""Reading pages: their blocks of code, the commands in them, what they name in backticks."""

import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
# What is written by a command from the rooms is tested there.
WRITTEN = {"rules", "observations"}
FENCE = re.compile(
    r"^(?:<!-- (?P<note>[^>]*) -->\n)?(?P<indent> *)```(?P<language>[^\n]*)\n"
    r"(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
SPAN = re.compile(r"`([^`\n]+)`")
SETTING = re.compile(r"^[A-Z_]+=")


@dataclass
class Block:
    """A fenced block of code in a page.

    A comment before it, `<!-- only parsed: why -->` or `<!-- file: name -->`, says that it is not
    run, or that the blocks after it find it as a file.  Pages that build something know more such
    comments (tests/docs/building.py).
    """

    page: Path
    language: str
    text: str
    note: str

    @property
    def only_parsed(self) -> bool:
        return self.note.startswith("only parsed")

    @property
    def file(self) -> str:
        return self.note.removeprefix("file: ") if self.note.startswith("file: ") else ""

    def commands(self) -> list["Command"]:
        """Return the commands of a block of shell, a line each."""
        lines = [line for line in self.text.splitlines() if line.strip()]
        return [command_in(line) for line in lines if not line.lstrip().startswith("#")]


@dataclass
class Command:
    """One command as it would be typed: settings of the environment, a program, its words."""

    line: str
    program: str
    words: list[str]
    settings: dict[str, str] = field(default_factory=dict)


def command_in(line: str) -> Command:
    """Return the command in a *line* of shell, without its comment."""
    words = shlex.split(line, comments=True)
    settings = {}
    while words and SETTING.match(words[0]):
        name, _, value = words.pop(0).partition("=")
        settings[name] = value
    assert words, f"no command in: {line}"
    return Command(line.strip(), Path(words[0]).name, words[1:], settings)


def pages() -> list[Path]:
    """Return the pages that people write and read."""
    docs = [path for path in sorted((ROOT / "docs").rglob("*.md"))
            if not (WRITTEN | {"_build"}) & set(path.relative_to(ROOT / "docs").parts)]  # fmt: skip
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web/README.md", *docs]


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a *page*, in order."""
    return blocks_in(page.read_text("utf-8"), page)


def blocks_in(text: str, page: Path) -> list[Block]:
    """Return the fenced blocks in a *text* of a *page*, in order."""
    return [
        Block(page, found["language"].strip(), found["text"], found["note"] or "")
        for found in FENCE.finditer(text)
    ]


def spans(page: Path) -> list[str]:
    """Return what stands in backticks in the prose of a *page*."""
    prose = FENCE.sub("", page.read_text("utf-8"))
    return [found[1] for found in SPAN.finditer(prose)]


def name_of(page: Path) -> str:
    """Return how a test of a *page* is called."""
    return page.relative_to(ROOT).as_posix()
