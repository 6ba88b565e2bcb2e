"""Pages that build a package step by step: each step is done as its reader would do it.

A comment before a block says what becomes of it: `file: PATH` writes a file, `into: PATH` puts
definitions in the place of those of the same name or adds them, `method: PATH` adds to the class
at its end, `line: PATH` replaces the line that begins alike, and `spoilt: PATH` is `into` for the
next command only, which is to fail and to print every line of the text after it.
Commands are run, and so is Python without such a comment.
"""

import ast
import re
import shutil
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from tests.docs.reading import FENCE, ROOT, Block, Command, blocks_in
from tests.packages import install, run, run_well

EXAMPLE = ROOT / "examples/goofspiel"
CHANGES = ("file", "into", "method", "line", "spoilt")


@dataclass
class Step:
    """A section of a page: its heading, and its blocks."""

    heading: str
    blocks: list[Block]


def steps(page: Path) -> list[Step]:
    """Return the sections of a *page* that have something to do."""
    text = page.read_text("utf-8")
    # Headings inside a block are part of what is built.
    prose = FENCE.sub(lambda found: " " * len(found[0]), text)
    starts = [found.start() for found in re.finditer("^## ", prose, re.MULTILINE)]
    found = []
    for start, end in pairwise([*starts, len(text)]):
        heading = text[start:end].partition("\n")[0].removeprefix("## ")
        found.append(Step(heading, blocks_in(text[start:end], page)))
    return [step for step in found if step.blocks]


class Reader:
    """Somebody who does what a page says, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # What a spoilt file was before, and what its check is to say.
        self.whole: tuple[Path, str] | None = None
        self.failed = ""

    def do(self, step: Step, commands: bool) -> None:
        """Do one step; without *commands*, only what it changes."""
        for block in step.blocks:
            kind, _, path = block.note.partition(": ")
            if kind in CHANGES:
                if commands or kind != "spoilt":
                    self.change(kind, self.folder / path, block.text)
            elif block.language == "python" and commands:
                run_well(self.folder, "-c", block.text)
            elif block.language == "sh":
                for command in block.commands():
                    self.obey(command, commands)
            elif block.language == "text" and self.failed:
                self.compare(block.text)

    def change(self, kind: str, path: Path, text: str) -> None:
        """Change a file as a block says."""
        before = path.read_text("utf-8") if path.exists() else ""
        if kind == "file":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        elif kind == "line":
            path.write_text(with_line(before, text), "utf-8")
        elif kind == "method":
            path.write_text(with_method(before, text), "utf-8")
        else:
            path.write_text(merged(before, text), "utf-8")
        if kind == "spoilt":
            self.whole = (path, before)

    def obey(self, command: Command, commands: bool) -> None:
        """Run a command; those that change files always."""
        words = command.words
        if command.program == "cd":
            self.folder /= words[0]
        elif command.program == "cp":
            shutil.copy(self.folder / words[0], self.folder / words[1])
        elif command.program == "ludotheque" and words[0] == "new-game":
            run_well(self.folder, "-m", "ludotheque", *words)
        elif command.program == "pip":
            assert words == ["install", "-e", "."], command.line
            install(self.folder)
        elif commands:
            self.run(command)

    def run(self, command: Command) -> None:
        """Run a command of Python or of ours, as it is typed."""
        assert command.program in {"python", "ludotheque"}, f"nobody runs: {command.line}"
        ours = ["-m", "ludotheque"] if command.program == "ludotheque" else []
        if self.whole is None:
            run_well(self.folder, *ours, *command.words, typed="?\n1\nq\n")
            return
        done = run(self.folder, *ours, *command.words)
        assert done.returncode == 1, f"{command.line} found nothing:\n{done.stdout}{done.stderr}"
        self.failed = " ".join(done.stdout.split())
        path, text = self.whole
        path.write_text(text, "utf-8")
        self.whole = None

    def compare(self, text: str) -> None:
        """What was shown of a failure is what was printed."""
        for line in text.splitlines():
            assert line in self.failed, f"{line!r} is not in: {self.failed}"
        self.failed = ""


def with_line(text: str, line: str) -> str:
    """Return *text* with the line replaced that begins as *line* does."""
    start = line.partition("=")[0]
    lines = text.splitlines(keepends=True)
    found = [number for number, old in enumerate(lines) if old.startswith(start)]
    assert len(found) == 1, f"{len(found)} lines begin with {start!r}"
    lines[found[0]] = line
    return "".join(lines)


def with_method(text: str, method: str) -> str:
    """Return *text* with a *method* more at the end of its class."""
    lines = text.splitlines(keepends=True)
    (end,) = [node.end_lineno for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return "".join([*lines[:end], "\n", method, *lines[end:]])


def parts(text: str) -> dict[str, str]:
    """Return the definitions of a module by name, imports by what they are from."""
    lines = text.splitlines()
    found = {}
    for node in ast.parse(text).body:
        first = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", []))])
        found[key_of(node)] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def key_of(node: ast.stmt) -> str:
    """Return what a definition is called."""
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target)
    if isinstance(node, ast.ImportFrom):
        return f"from {node.module}"
    return str(getattr(node, "name", ast.unparse(node)))


def merged(text: str, block: str) -> str:
    """Return a module with the definitions of *block* in the place of its own, or before them."""
    own, new = parts(text), parts(block)
    docstring = next(iter(own))
    kept = {name: new.get(name, line) for name, line in own.items()}
    added = {name: line for name, line in new.items() if name not in own}
    # Imports are of one line, and those that are added follow those that are there.
    imports = [line for line in [*kept.values(), *added.values()] if is_import(line)]
    rest = [line for line in [*added.values(), *list(kept.values())[1:]] if not is_import(line)]
    return "\n\n\n".join([kept[docstring], "\n".join(imports), *rest]) + "\n"


def is_import(line: str) -> bool:
    return line.startswith(("from ", "import "))


def same_code(one: Path, other: Path) -> bool:
    """Say whether two modules define the same, in whatever order."""
    return meaning(one) == meaning(other)


def meaning(path: Path) -> dict[str, object]:
    """Return what a module defines, by name, and what its classes do."""
    found: dict[str, object] = {}
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = sorted(ast.dump(part) for part in node.body)
        else:
            found[key_of(node)] = ast.dump(node)
    return found
