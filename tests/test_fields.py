"""Fields declared once: every room's fields.py is what `make fields` writes from its table.py."""

import pytest
from tools import fields

import ludotheque as lt

TABLE = '''
class Other:
    x: int

class Table(State):
    """A table."""

    # What is drawn from.
    pile: Pile
    turn: i64
    board: Ints
    kind: Shared
    hands: list[Ints]

    __slots__ = ("box", *__annotations__)
    LIMIT = 3
'''
FILLED = """def fill(s: Table, other: Table) -> None:
    \"\"\"Give *s* what *other* has, as its own.\"\"\"
    s.pile = other.pile.copy()
    s.turn = other.turn
    s.board = other.board[:]
    s.kind = other.kind
    s.hands = rows_copied(other.hands)
"""


def room(folder, table=TABLE):
    """Return a room with nothing but a table."""
    found = folder / "chess"
    found.mkdir(parents=True)
    (found / "table.py").write_text(table)
    return found


def test_every_room_has_the_fields_that_its_table_declares():
    assert fields.outdated() == [], "run `make fields`"


@pytest.mark.parametrize("where", fields.rooms(), ids=lambda where: where.name)
def test_a_snapshot_keeps_the_fields_in_the_order_of_the_table(where):
    """The order is part of every digest: a field moved is a record broken."""
    declared = fields.declared(where / "table.py")
    assert list(lt.game(where.name).state.fields) == list(declared)


def test_copies_get_each_field_by_its_type(tmp_path):
    text = fields.written(room(tmp_path))
    assert text.endswith(FILLED)
    assert 'FIELDS: Final[tuple[str, ...]] = (\n    "pile",\n    "turn",\n' in text
    assert "import rows_copied\nfrom ludotheque.games.chess.table import Table\n" in text
    assert "piles_copied" not in text, "what is not needed is not imported"


def test_a_type_that_nobody_can_copy_is_refused_with_its_line(tmp_path):
    wrong = room(tmp_path, TABLE.replace("turn: i64", "turn: dict[str, int]"))
    with pytest.raises(SystemExit, match=r"table\.py:10: no way to copy 'dict\[str, int\]'"):
        fields.written(wrong)


def test_a_page_that_is_missing_or_old_is_found_and_written(tmp_path, monkeypatch):
    where = room(tmp_path)
    monkeypatch.setattr(fields, "GAMES", tmp_path)
    assert fields.outdated() == [where / "fields.py"]
    (where / "fields.py").write_text(fields.written(where))
    assert fields.outdated() == []
    (where / "table.py").write_text(TABLE.replace("turn: i64", "turn: bool\n    over: bool"))
    assert fields.outdated() == [where / "fields.py"]
