"""`__all__` is complete or absent: whatever other modules take from a module is listed there."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACES = ("src", "tools", "benchmarks", "web/fixtures")


def modules(root: Path) -> dict[str, Path]:
    """Return the modules of the package by name."""
    found: dict[str, Path] = {}
    for path in sorted((root / "src").rglob("*.py")):
        parts = path.relative_to(root / "src").with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def listed(tree: ast.Module) -> set[str] | None:
    """Return what `__all__` lists, or None where there is none."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if node.targets[0].id == "__all__":
                return set(ast.literal_eval(node.value))
    return None


def defined(tree: ast.Module) -> set[str]:
    """Return the public names that a module itself defines at its top."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {name.id for name in node.targets if isinstance(name, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return {name for name in found if not name.startswith("_")}


def taken(tree: ast.Module, known: dict[str, Path]) -> Iterator[tuple[str, str]]:
    """Yield the names that a file takes from modules: imported, or looked up in one."""
    here: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in known:
                    here[alias.asname or alias.name] = inner
                else:
                    yield node.module, alias.name
        elif isinstance(node, ast.Import):
            here.update({alias.asname: alias.name for alias in node.names if alias.asname})
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id in here:
                yield here[node.value.id], node.attr


def unlisted(root: Path) -> list[str]:
    """Return what is taken from a module with `__all__` and is not listed there."""
    known = modules(root)
    trees = {name: ast.parse(path.read_text("utf-8")) for name, path in known.items()}
    names = {name: listed(tree) for name, tree in trees.items()}
    found: set[str] = set()
    for path in [path for place in PLACES for path in sorted((root / place).rglob("*.py"))]:
        for module, name in taken(ast.parse(path.read_text("utf-8")), known):
            public = names.get(module)
            if public is not None and name in defined(trees[module]) - public:
                found.add(f"{module}.{name}")
    return sorted(found)


def test_what_others_take_is_listed():
    found = unlisted(ROOT)
    assert not found, "not in __all__:\n" + "\n".join(found)


def test_what_is_missing_is_found(tmp_path):
    package = tmp_path / "src/small"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "one.py").write_text('__all__ = ["a"]\na = b = c = 1\nd: int = 2\n_e = 3\n')
    (package / "free.py").write_text("x = 1\n")
    (package / "two.py").write_text("from small.one import a, b, _e\nfrom small.free import x\n")
    (package / "three.py").write_text("from small import one\nimport small.one as o\none.c\no.d\n")
    assert unlisted(tmp_path) == ["small.one.b", "small.one.c", "small.one.d"]
