"""The pages of docs/rules: each game's rulebook, and the tests that show it to work.

`python -m tests.rule_pages` writes them.
"""

import ast
import re
from functools import cache
from pathlib import Path

from ludotheque.games import all_games

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs/rules"


def rules_page(name: str) -> Path:
    return rulebook(name) / "en.md"


def rulebook(name: str) -> Path:
    """Return the folder of a game's numbered rules, a page a language."""
    return ROOT / "src/ludotheque/games" / name / "rulebook"


@cache
def numbered(name: str) -> dict[str, str]:
    """Return the rules of a game by number."""
    lines = re.findall(
        r"^- \*\*([A-Z]+-[\d.]+)\*\* (.+)$", rules_page(name).read_text("utf-8"), re.MULTILINE
    )
    return dict(lines)


@cache
def cited() -> dict[str, list[str]]:
    """Return for each rule number the tests marked with it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for rule in marks(node):
                    found.setdefault(rule, []).append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def marks(node: ast.FunctionDef) -> list[str]:
    """Return the rules that the decorators of a test cite."""
    return [
        argument.value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Attribute)
        and decorator.func.attr == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def table() -> str:
    """Return the page: a table a game."""
    parts = ["# Rules and the tests that show them to work", "", "*For authors. Reference.*", ""]
    for name, game in all_games().items():
        parts += [f"## {game.title}", "", "| rule | tests |", "|---|---|"]
        for rule in numbered(name):
            tests = "<br>".join(f"`{test}`" for test in cited().get(rule, []))
            parts.append(f"| {rule} | {tests} |")
        parts.append("")
    return "\n".join(parts)


def pages() -> dict[Path, str]:
    """Return every page that is written: those that include the rooms', and the table of tests."""
    found = {DOCS / "tests.md": table()}
    for name in all_games():
        for rules in sorted(rulebook(name).glob("*.md")):
            folder = DOCS if rules.stem == "en" else DOCS / rules.stem
            up = "../" * len(folder.relative_to(ROOT).parts)
            include = f"```{{include}} {up}{rules.relative_to(ROOT)}\n```\n"
            found[folder / f"{name}.md"] = include
    return found


if __name__ == "__main__":
    for page, text in pages().items():
        page.write_text(text, "utf-8")
