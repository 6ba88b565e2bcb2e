"""The page of the contract: its lists are those of the code, its examples are run."""

import ast
import re

import pytest

from ludotheque.games import ITS_OWN
from ludotheque.laws import LAWS
from tests.docs.reading import ROOT, blocks

PAGE = ROOT / "docs/contract.md"
ROW = re.compile(
    r"^\| `(\w+)(?:\(([^)]*)\))?` \| ([^|]+) \| `([^`]+)` is `([^`]+)` \| ([^|]+) \|$", re.MULTILINE
)
MUST, MAY = "What a game must fill in", "What a game may fill in"
GIVEN = "What every game is given"
TAKEN, GIVES = "The game itself: what is given to `Game(...)`", "The game itself: what it gives"


def sections():
    """Return the rows of each table by its heading."""
    parts = PAGE.read_text("utf-8").split("\n## ")[1:]
    return {part.partition("\n")[0]: ROW.findall(part) for part in parts}


ROWS = sections()
EXAMPLES = [(row[0], row[3], row[4]) for rows in ROWS.values() for row in rows]


def names(heading):
    return [row[0] for title, rows in ROWS.items() if title.startswith(heading) for row in rows]


def class_in(module, name):
    """Return a class of core as it is written: compiled ones tell less."""
    tree = ast.parse((ROOT / f"src/ludotheque/core/{module}.py").read_text("utf-8"))
    return next(node for node in tree.body if getattr(node, "name", "") == name)


def methods(module, name):
    """Return the public methods and properties of a class, with their arguments."""
    return {
        node.name: [arg.arg for arg in [*node.args.args[1:], *node.args.kwonlyargs]]
        for node in class_in(module, name).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    }


def constants(module, name):
    """Return what a class declares beside its methods."""
    body = class_in(module, name).body
    return [node.target.id for node in body if isinstance(node, ast.AnnAssign)]


def test_every_row_is_read():
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert len(lines) == len(EXAMPLES) > 100


def test_what_a_game_must_fill_in_is_what_packages_are_asked_for():
    left_open = [
        node.name
        for node in class_in("state", "State").body
        if isinstance(node, ast.FunctionDef) and "NotImplementedError" in ast.unparse(node)
    ]
    assert sorted(names(MUST)) == sorted(left_open) == sorted(ITS_OWN)


def test_every_method_of_a_state_stands_in_one_table():
    told = [*names(MUST), *names(MAY), *names(GIVEN)]
    assert sorted(told) == sorted(methods("state", "State"))


@pytest.mark.parametrize(
    ("heading", "name"),
    [("A decision", "Decision"), ("Chance", "Chance"), ("Together", "Together")],
)
def test_every_method_of_a_decision_is_told(heading, name):
    own = {*methods("decision", name), *constants("decision", name)}
    known = {*methods("decision", "Decision"), *constants("decision", "Decision")}
    assert sorted(names(heading)) == sorted(own if name == "Decision" else own - known)


def given_to(name):
    """Return what the constructor of a class of core/game.py takes."""
    body = class_in("game", name).body
    made = next(node for node in body if getattr(node, "name", "") == "__init__")
    return [arg.arg for arg in [*made.args.args[1:], *made.args.kwonlyargs]]


def test_everything_that_a_game_is_given_and_gives_is_told():
    assert names(TAKEN) == given_to("Game")
    assert names("An option") == given_to("Option")
    assert sorted(names(GIVES)) == sorted(methods("game", "Game"))


def test_arguments_are_called_as_in_the_code():
    known = {}
    for module, name in [("state", "State"), ("decision", "Decision"), ("decision", "Chance"),
                         ("decision", "Together"), ("game", "Game")]:  # fmt: skip
        known |= methods(module, name)
    for rows in ROWS.values():
        for name, given, *_ in rows:
            asked = [word for word in given.split(", ") if word]
            assert asked == known.get(name, [])[: len(asked)], name


@pytest.mark.parametrize(("name", "code", "value"), EXAMPLES, ids=[row[0] for row in EXAMPLES])
def test_every_example_is_what_it_says(name, code, value):
    position = {}
    exec(next(block.text for block in blocks(PAGE) if block.language == "python"), position)
    # What the engine calls for a game is shown by what comes of it.
    within = {"advance", "take", "deal_again", "deal_roughly", "observe_table", "observation"}
    assert name in code or name in within
    assert repr(eval(code, position)) == value


def test_every_law_is_told_and_tries_something():
    told = {
        int(number)
        for rows in ROWS.values()
        for row in rows
        for number in re.findall(r"\d", row[5])
    }
    assert told == set(LAWS)
    text = PAGE.read_text("utf-8")
    assert all(f" {law}: " in text for law in LAWS)
