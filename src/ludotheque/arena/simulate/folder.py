"""A folder that a simulation writes: its plan, and parts that are there only when they are whole.

plan.json                       what is played
games/00000000-00000099.parquet the games of a part, by their numbers
seats/00000000-00000099.parquet their seats
records/0.json                  their records, where they were asked for
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from ludotheque.arena.simulate.playing import Part
from ludotheque.arena.simulate.results import Results
from ludotheque.arena.simulate.rows import GAMES, SEATS, results_in
from ludotheque.core import LudothequeError

__all__ = ["FORMAT", "Folder"]

FORMAT: Final = "ludotheque-simulation/1"
PLAN: Final = "plan.json"
RECORDS: Final = "records"


class Folder:
    """Where parts of so many games are kept."""

    def __init__(self, path: Path, part: int, games: int) -> None:
        self.path = path
        self.part = part
        self.games = games

    def begin(self, wanted: dict[str, Any]) -> None:
        """Write the plan into a folder that is new or empty; refuse any other."""
        if (self.path / PLAN).exists():
            raise LudothequeError(
                f"{self.path} has a simulation already: --resume goes on with it",
                "simulation-there",
                {"place": str(self.path)},
            )
        if self.path.is_dir() and any(self.path.iterdir()):
            raise LudothequeError(
                f"{self.path} is not empty", "folder-not-empty", {"place": str(self.path)}
            )
        self.make(self.path)
        for name in (GAMES, SEATS, *([RECORDS] if wanted["records"] else ())):
            self.make(self.path / name)
        text = json.dumps(wanted, indent=1, ensure_ascii=False) + "\n"
        self.put(self.path / PLAN, text.encode())

    def go_on(self, wanted: dict[str, Any]) -> None:
        """Refuse to go on with anything but what was *wanted* at first."""
        known = self.known_plan()
        for key, value in wanted.items():
            if known.get(key) != value:
                before, now = (
                    json.dumps(one, ensure_ascii=False) for one in (known.get(key), value)
                )
                raise LudothequeError(
                    f"{self.path} holds another plan: {key} is {before} there, not {now}",
                    "other-plan",
                    {"place": str(self.path), "name": key, "before": before, "now": now},
                )

    def known_plan(self) -> dict[str, Any]:
        """Return the plan that the folder was begun with."""
        try:
            known: dict[str, Any] = json.loads((self.path / PLAN).read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise LudothequeError(
                f"{self.path} has no simulation to go on with",
                "nothing-to-resume",
                {"place": str(self.path)},
            ) from error
        return known

    def make(self, path: Path) -> None:
        """Make a folder, or say why it cannot be."""
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self.unwritten(path) from error

    def unwritten(self, path: Path) -> LudothequeError:
        """Return that nothing can be written there; the system's reason is its cause."""
        return LudothequeError(f"cannot write {path}", "unwritten", {"place": str(path)})

    def whole(self, first: int) -> bool:
        """Say whether the part that begins at *first* is there; its games come last."""
        return self.file(GAMES, first).exists()

    def file(self, table: str, first: int) -> Path:
        """Return where a table of the part that begins at *first* is kept."""
        last = min(first + self.part, self.games) - 1
        return self.path / table / f"{first:010}-{last:010}.parquet"

    def results(self, first: int, seats: int) -> Results:
        """Return what the games of a part that is there came to."""
        return results_in(seats, self.file(GAMES, first), self.file(SEATS, first))

    def keep(self, first: int, part: Part) -> None:
        """Write a part; it counts as whole from the moment its games are there."""
        for name, text in part.records.items():
            self.write(self.path / RECORDS / name, text)
        for table in (SEATS, GAMES):
            self.put(self.file(table, first), part.tables[table])

    def write(self, path: Path, content: bytes) -> None:
        """Write a file that nobody reads before its part is whole."""
        try:
            path.write_bytes(content)
        except OSError as error:
            raise self.unwritten(path) from error

    def put(self, path: Path, content: bytes) -> None:
        """Write a file that is there whole or not at all, whatever happens meanwhile."""
        draft = path.with_name(f".{path.name}.draft")
        try:
            with draft.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError as error:
            raise self.unwritten(path) from error
