"""The figures that docs/bots.md is written from, kept in docs/bots.json as they come in."""

import json
from pathlib import Path
from typing import Any

__all__ = ["FIGURES", "known_figures", "write_figures"]

FIGURES = Path(__file__).parents[1] / "docs/bots.json"


def known_figures() -> dict[str, Any]:
    """Return what was measured before."""
    if not FIGURES.exists():
        return {}
    figures: dict[str, Any] = json.loads(FIGURES.read_text("utf-8"))
    return figures


def write_figures(figures: dict[str, Any]) -> None:
    """Keep *figures* in the place of what was kept before."""
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
