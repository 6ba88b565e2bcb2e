"""The figures that docs/bots.md is written from, kept in docs/bots.json as they come in."""

import json
import platform
from pathlib import Path
from typing import Any

import ludotheque as lt

__all__ = ["Figures"]


class Figures:
    """What was measured so far, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}

    def write(self) -> None:
        """Keep the figures in the place of what was kept before."""
        self.path.write_text(json.dumps(self.known, indent=1) + "\n", "utf-8")

    def keep(self) -> None:
        """Write the figures down, with where they come from."""
        self.known["machine"] = {
            "python": platform.python_version(),
            "compiled": lt.COMPILED,
            "version": lt.__version__,
            "machine": platform.machine(),
        }
        self.write()

    def games_of(self, part: str, key: str, under: str) -> list[Any]:
        """Return the games kept under *key*, none if they were played *under* other conditions."""
        settings = self.known.setdefault("settings", {}).setdefault(part, {})
        if settings.get(key) != under:
            self.forget(part, key)
            settings[key] = under
        kept: list[Any] = self.known.setdefault(part, {}).setdefault(key, [])
        return kept

    def forget(self, part: str, key: str) -> None:
        """Measure something anew."""
        self.known.get(part, {}).pop(key, None)

    def add_climb(self, row: dict[str, Any]) -> None:
        """Add *row* to the climbs that docs/bots.md tells of."""
        self.known.setdefault("climbs", []).append(row)
        self.write()

    def replace_counts(self, game: str, rows: list[dict[str, Any]]) -> None:
        """Put *rows* in the place of what docs/bots.md told of the counts of *game*."""
        others = [row for row in self.known.get("counts", []) if row["game"] != game]
        self.known["counts"] = others + rows
        self.write()
