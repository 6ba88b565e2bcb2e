"""Python and commands in the pages are run as they stand; all that they name exists."""

import importlib
import io
import json
import re
import subprocess
import sys
import tomllib
from contextlib import ExitStack, redirect_stdout
from fnmatch import fnmatch
from functools import reduce
from pathlib import Path, PurePosixPath

import pytest
from click.testing import CliRunner

import ludotheque as lt
from ludotheque.cli import main
from tests.docs.reading import (
    ROOT,
    Command,
    blocks,
    command_in,
    name_of,
    pages,
    spans,
)
from tests.table.servers import ThreadServer

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LANGUAGES = {"python", "sh", "svelte", "toml", "json", "text", "{toctree}", "{eval-rst}"}
# Where an example expects the table.
SERVER = "http://127.0.0.1:8000"
# These are walked through step by step, by tests of their own.
BUILDING = {"docs/tutorial.md", "docs/own-bot.md"}
EVERY_PAGE = pytest.mark.parametrize("page", pages(), ids=name_of)
# A path, or the name of a file of a kind that we write.
KINDS = "py|ts|svelte|md|toml|ftl|json|svg|sh"
FILE = re.compile(rf"[\w.<>{{}},*…-]+(/[\w.<>{{}},*…-]+)+/?|[\w<>-]+\.({KINDS})")
# Look like paths and are none.
NO_FILES = {"games/s", "application/json", "../.venv", "ludotheque-bot/1"}
# Stands for something that the reader has: a record, a game, any text.
PLACE = re.compile(r"<\w+>|\b(FILE|…)")


def run_command(words, typed="q\n"):
    done = CliRunner().invoke(main, words, input=typed)
    assert done.exit_code == 0, f"ludotheque {' '.join(words)}: {done.output}"
    return done.output


def parse_command(words):
    """Let click read *words* as it would, and do nothing."""
    if not words or words[0].startswith("-"):
        assert set(words) <= {"--version", "--help"}
        return
    with main.make_context("ludotheque", list(words), resilient_parsing=True) as ctx:
        command = main.get_command(ctx, words[0])
        assert command, f"there is no command {words[0]}"
        command.make_context(words[0], list(words[1:]), parent=ctx)


def check_make(command: Command, folder: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(command.words) <= set(targets), command.line


def check_python(command: Command, folder: Path) -> None:
    """A script or a module that is run is there."""
    words = command.words
    if words[:2] == ["-m", "pytest"]:
        paths = [word for word in words[2:] if word.startswith("tests/")]
        assert all((ROOT / path).exists() for path in paths), command.line
    elif words[0] == "-m":
        assert (ROOT / f"{words[1].replace('.', '/')}.py").is_file(), command.line
    else:
        assert (ROOT / words[0]).is_file(), command.line


def check_extras(requirement: str) -> None:
    """A requirement of ours asks only for extras that there are, and names today's version."""
    _, _, asked = requirement.rstrip("]").partition("[")
    extras = {extra for extra in asked.split(",") if extra}
    assert extras <= set(PROJECT["optional-dependencies"]), requirement
    if ".whl" in requirement:
        assert f"/ludotheque-{PROJECT['version']}-" in requirement, requirement


def check_pip(command: Command, folder: Path) -> None:
    assert command.words[0] == "install", command.line
    for word in command.words[1:]:
        if not word.startswith("-"):
            check_extras(word)


def check_tool(command: Command, folder: Path) -> None:
    """`uvx --from WHEEL ludotheque …`, `pipx run --spec WHEEL ludotheque …`, `… install WHEEL`."""
    words = command.words
    check_extras(next(word for word in words if ".whl" in word))
    if "ludotheque" in words:
        parse_command(words[words.index("ludotheque") + 1 :])


def check_npm(command: Command, folder: Path) -> None:
    if command.words[0] == "run":
        scripts = (ROOT / "web/package.json").read_text("utf-8")
        assert f'"{command.words[1]}":' in scripts, command.line
    else:
        assert command.words[0] in {"install", "test", "ci"}, command.line


def check_ours(command: Command, folder: Path) -> None:
    parse_command(command.words)


def accept(command: Command, folder: Path) -> None:
    """Programs of others, about which nothing of ours can be wrong."""


PROGRAMS = {
    "ludotheque": check_ours, "make": check_make, "python": check_python, "pip": check_pip,
    "uvx": check_tool, "pipx": check_tool, "npm": check_npm, "docker": accept,
    "pre-commit": accept, "cd": accept, "cp": accept,
}  # fmt: skip


@EVERY_PAGE
def test_every_block_says_what_it_is(page):
    for block in blocks(page):
        assert block.language in LANGUAGES, f"{name_of(page)}: ```{block.language}\n{block.text}"


@pytest.mark.parametrize(
    "page", [page for page in pages() if name_of(page) not in BUILDING], ids=name_of
)
def test_what_a_page_shows_is_run(page, tmp_path, monkeypatch):
    """In the order of the page and in one folder, so that what one block makes is there later."""
    monkeypatch.chdir(tmp_path)
    for block in sorted(blocks(page), key=lambda block: not block.file):
        if block.file:
            (tmp_path / block.file).write_text(block.text, "utf-8")
        elif block.language == "python":
            run_python(block, tmp_path)
        elif block.language == "sh":
            run_shell(block, tmp_path)


def run_python(block, folder):
    """Run it; where it wants a server, there is one."""
    code = compile(block.text, name_of(block.page), "exec")
    if block.only_parsed:
        return
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(io.StringIO()))
        if SERVER in block.text:
            server = stack.enter_context(ThreadServer(str(folder / "tables.db")))
            code = compile(block.text.replace(SERVER, server.url), name_of(block.page), "exec")
        exec(code, {"__name__": "__main__"})


def run_shell(block, folder):
    for command in block.commands():
        if command.program == "ludotheque" and not block.only_parsed:
            run_command(command.words)
        else:
            assert command.program in PROGRAMS, f"nobody checks: {command.line}"
            PROGRAMS[command.program](command, folder)


@EVERY_PAGE
def test_what_a_page_names_in_passing_exists(page, tmp_path):
    """Commands in the middle of a sentence are parsed."""
    for span in spans(page):
        program = span.split(" ", 1)[0]
        if " " in span and program in PROGRAMS:
            command = command_in(PLACE.sub("x", span))
            PROGRAMS[command.program](command, tmp_path)


@EVERY_PAGE
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@EVERY_PAGE
def test_files_that_a_page_names_exist(page, files):
    """By the end of their path, since a page that tells of one folder need not repeat it."""
    for span in spans(page):
        if FILE.fullmatch(span) and span not in NO_FILES:
            for path in alternatives(re.sub(r"<\w+>|…", "*", span)):
                assert any(fits(file, path) for file in files), f"{name_of(page)} names {span}"


@pytest.fixture(scope="module")
def files():
    """Return every file of the project, and every folder, as paths with a slash before them."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = {f"/{line}" for line in listed.splitlines()}
    return found | {str(folder) for path in found for folder in PurePosixPath(path).parents}


def fits(file, path):
    return fnmatch(file, f"*/{path.strip('/')}")


def alternatives(path):
    """Return what `{en,fr}.ftl` stands for."""
    found = re.search(r"\{([^}]+)\}", path)
    if not found:
        return [path]
    return [path.replace(found[0], word) for word in found[1].split(",")]


@EVERY_PAGE
def test_names_of_ours_exist(page):
    """`ludotheque.table.client`, `lt.hint`, `State.view`: a module, a function, a method."""
    for span in spans(page):
        name = span.partition("(")[0]
        if re.fullmatch(r"ludotheque(\.\w+)+", name):
            assert resolved(name), f"{name_of(page)} names {span}"
        elif re.fullmatch(r"lt\.\w+", name):
            assert hasattr(lt, name[3:]), f"{name_of(page)} names {span}"
        elif re.fullmatch(r"[A-Z]\w+\.\w+", name) and not FILE.fullmatch(name):
            owner, _, attribute = name.partition(".")
            kinds = classes_called(owner)
            assert not kinds or any(has(kind, attribute) for kind in kinds), (
                f"{name_of(page)} names {span}"
            )


def resolved(name):
    """Return whether a dotted *name* is a module, or something in one."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        return reduce(lambda owner, part: getattr(owner, part, None), parts[cut:], found)
    return None


def classes_called(name):
    """Return the source of every class of ours with this *name*."""
    return [
        text
        for path in (ROOT / "src").rglob("*.py")
        if re.search(rf"^class {name}\b", text := path.read_text("utf-8"), re.MULTILINE)
    ]


def has(text, attribute):
    return re.search(
        rf"\bdef {attribute}\b|\bself\.{attribute}\b|^    {attribute}:", text, re.MULTILINE
    )


@EVERY_PAGE
def test_settings_that_a_page_names_are_read_somewhere(page):
    code = "".join(
        path.read_text("utf-8")
        for path in [
            ROOT / "setup.py",
            ROOT / "compose.yaml",
            *(ROOT / "src").rglob("*.py"),
            *(ROOT / "tests/contract").rglob("*.py"),
        ]
    )
    for name in set(re.findall(r"LUDOTHEQUE_[A-Z_]+", page.read_text("utf-8"))):
        assert name in code, f"nobody reads {name}"


def rows_below(heading, text):
    """Return the first cells of the table with this *heading*."""
    table = text.partition(f"\n| {heading} |")[2].partition("\n\n")[0]
    return re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)


@pytest.mark.parametrize("part", ["http", "live", "store", "play", ""])
def test_the_architecture_tells_of_every_module_of_the_server(part):
    folder = ROOT / "src/ludotheque/table" / part
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    rows = rows_below(f"`table/{part}/`" if part else "shared", text)
    told = {name.strip("/") for row in rows for name in re.findall(r"`([^`]+)`", row)}
    there = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    if part == "store":
        there.add("migrations")
    assert told == there


def test_the_methods_of_a_state_that_the_architecture_tells_of_exist():
    rows = rows_below("method", (ROOT / "docs/architecture.md").read_text("utf-8"))
    told = {name for row in rows for name in re.findall(r"`(\w+)\(", row)}
    assert len(told) > 20
    assert told <= set(dir(lt.State))


def test_the_picture_at_the_head_of_the_readme_moves_and_loads_quickly():
    """A WebP file is a RIFF of chunks; each frame of a moving one is an ANMF."""
    picture = (ROOT / "docs/images/play.webp").read_bytes()
    assert picture[:4] + picture[8:12] == b"RIFFWEBP"
    assert picture.count(b"ANMF") > 10
    assert len(picture) < 1_500_000


@EVERY_PAGE
def test_json_and_toml_can_be_read(page):
    readers = {"json": json.loads, "toml": tomllib.loads}
    for block in blocks(page):
        if block.language in readers:
            assert readers[block.language](block.text), block.text


def test_the_page_of_the_engine_tells_of_everything_that_is_exported():
    text = (ROOT / "docs/api.md").read_text("utf-8")
    for name in lt.__all__:
        assert re.search(rf"\b(lt|ludotheque)\.{name}\b", text), name


def test_what_is_told_of_the_engine_is_read_from_the_plain_sources():
    """Compiled methods have no docstrings: from them the page would tell nothing."""
    ask = "import docs.conf, ludotheque; print(ludotheque.State.actor.__doc__)"
    words = [sys.executable, "-c", ask]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "None" not in done.stdout


def test_the_pythons_that_are_promised_are_those_that_the_wheels_are_tried_on():
    tried = re.findall(r'"(3\.\d+)"', (ROOT / "tools/wheels.py").read_text("utf-8"))
    name = "Programming Language :: Python :: "
    promised = [line.removeprefix(name) for line in PROJECT["classifiers"] if name in line]
    assert tried == promised[1:]
    assert PROJECT["requires-python"] == f">={tried[0]}"
    readme = (ROOT / "README.md").read_text("utf-8")
    assert all(version in readme for version in tried)
