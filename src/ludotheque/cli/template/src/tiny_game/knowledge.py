"""What a seat may see, what it can foresee, and how it is drawn on a terminal."""

from collections.abc import Callable
from typing import Any

from ludotheque.core import Fact

from tiny_game.box import TAKE
from tiny_game.table import Table


def table_view(s: Table) -> dict[str, object]:
    """Return the table as anybody sees it: nothing is hidden here."""
    return {"heap": s.heap, "taken": list(s.taken)}


def consequences(s: Table, action: int) -> list[Fact]:
    """Say how many pebbles would be left (TG-3.1)."""
    return [Fact("left", {"left": s.heap - (action - TAKE + 1)}, "TG-3.1")]


def draw(view: dict[str, Any], say: Callable[..., str]) -> str:
    """Return the table for a terminal."""
    heap, taken = view["table"]["heap"], view["table"]["taken"]
    lines = [f"[bold]{say('tiny_game-drawn-heap')}[/] {'o' * heap} {heap}"]
    for seat, count in enumerate(taken):
        lines.append(f"{say('seat-name', number=seat + 1)}: {count}")
    return "\n".join(lines)
