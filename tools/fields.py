"""Write every room's fields.py from the one place where its fields are declared, table.py.

`python tools/fields.py` writes them; `--check` only says which are out of date.
"""

import ast
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src/ludotheque/games"
# How a copy gets a field of each declared type; what is imported for it.
COPIED = {
    "i64": "other.{0}",
    "bool": "other.{0}",
    "Shared": "other.{0}",
    "Ints": "other.{0}[:]",
    "Pile": "other.{0}.copy()",
    "list[Ints]": "rows_copied(other.{0})",
    "list[Shared]": "other.{0}[:]",
    "list[Pile]": "piles_copied(other.{0})",
}
IMPORTS = {
    "list[Ints]": "from ludotheque.core.ints import rows_copied",
    "list[Pile]": "from ludotheque.core.pile import piles_copied",
}


def declared(table: Path) -> dict[str, str]:
    """Return the fields that the class Table in *table* declares, with their types."""
    module = ast.parse(table.read_text("utf-8"))
    (found,) = (
        node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "Table"
    )
    fields: dict[str, str] = {}
    for node in found.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kind = ast.unparse(node.annotation)
            if kind not in COPIED:
                known = ", ".join(COPIED)
                sys.exit(f"{table}:{node.lineno}: no way to copy '{kind}'; known are {known}")
            fields[node.target.id] = kind
    return fields


def written(room: Path) -> str:
    """Return what fields.py of *room* should be."""
    fields = declared(room / "table.py")
    imports = sorted({IMPORTS[kind] for kind in fields.values() if kind in IMPORTS})
    imports.append(f"from ludotheque.games.{room.name}.table import Table")
    names = "".join(f'    "{name}",\n' for name in fields)
    copies = "".join(
        f"    s.{name} = {COPIED[kind].format(name)}\n" for name, kind in fields.items()
    )
    return (
        '"""The fields of table.py: their names in order, and how a copy gets them.\n\n'
        'Written by `make fields`; change table.py instead.\n"""\n\n'
        "from typing import Final\n\n" + "\n".join(imports) + "\n\n"
        '__all__ = ["FIELDS", "fill"]\n\n'
        f"FIELDS: Final[tuple[str, ...]] = (\n{names})\n\n\n"
        "def fill(s: Table, other: Table) -> None:\n"
        '    """Give *s* what *other* has, as its own."""\n' + copies
    )


def rooms() -> list[Path]:
    """Return the folders of all games."""
    return sorted(table.parent for table in GAMES.glob("*/table.py"))


def outdated() -> list[Path]:
    """Return the fields.py that are not as they should be."""
    pages = {room / "fields.py": written(room) for room in rooms()}
    return [page for page, text in pages.items() if not page.exists() or page.read_text() != text]


if __name__ == "__main__":
    late = outdated()
    if "--check" not in sys.argv:
        for page in late:
            page.write_text(written(page.parent), "utf-8")
        late = []
    sys.exit(f"run `make fields`: {', '.join(map(str, late))} out of date" if late else 0)
