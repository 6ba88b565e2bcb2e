"""A training that can go on: what was learned so far, beside the file of the network."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.arena.extras import needed
from ludotheque.arena.train.learning import Weights
from ludotheque.arena.train.plan import TrainingPlan
from ludotheque.arena.train.selfplay import Positions
from ludotheque.core import LudothequeError

__all__ = ["Generation", "Progress", "progress_path"]


class Generation(msgspec.Struct, frozen=True):
    """What came of one generation; shares are of the wins against others at the same deals."""

    number: int
    decisions: int
    positions: int
    loss: float
    share: float
    games: int
    passed: bool


@dataclass
class Progress:
    """Where a training stands after a generation."""

    weights: Weights
    kept: list[Positions] = field(default_factory=list)
    generations: list[Generation] = field(default_factory=list)

    def save(self, path: Path, plan: TrainingPlan) -> None:
        """Write everything, whole or not at all."""
        numpy = needed("numpy")
        arrays: dict[str, Any] = {"plan": text_array(plan), "told": text_array(self.generations)}
        for place, (matrix, bias) in enumerate(self.weights):
            arrays |= {f"matrix{place}": matrix, f"bias{place}": bias}
        for place, positions in enumerate(self.kept):
            arrays |= {f"inputs{place}": positions.inputs, f"shares{place}": positions.shares}
        fresh = path.with_name(f"{path.name}.part")
        with fresh.open("wb") as file:
            numpy.savez_compressed(file, **arrays)
        fresh.replace(path)

    @staticmethod
    def load(path: Path, plan: TrainingPlan) -> "Progress":
        """Return what was saved; refuse what belongs to another plan."""
        numpy = needed("numpy")
        try:
            with numpy.load(path, allow_pickle=False) as file:
                arrays = {name: file[name] for name in file.files}
            told = msgspec.json.decode(bytes(arrays["told"]), type=list[Generation])
            planned = msgspec.json.decode(bytes(arrays["plan"]), type=TrainingPlan)
        except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
            raise LudothequeError(
                f"{path} is no training that could go on", "no-training", {"path": path}
            ) from error
        # More generations of the same are no other plan.
        if msgspec.structs.replace(planned, generations=plan.generations) != plan:
            raise LudothequeError(
                f"{path} was begun by another plan", "other-training", {"path": path}
            )
        return Progress(
            weights=numbered(arrays, "matrix", "bias"),
            kept=[Positions(*pair) for pair in numbered(arrays, "inputs", "shares")],
            generations=told,
        )


def text_array(value: object) -> Any:
    """Return plain values as an array of bytes."""
    numpy = needed("numpy")
    return numpy.frombuffer(msgspec.json.encode(value), numpy.uint8)


def numbered(arrays: dict[str, Any], first: str, second: str) -> list[tuple[Any, Any]]:
    """Return the pairs that were saved under these names and a number."""
    found: list[tuple[Any, Any]] = []
    while f"{first}{len(found)}" in arrays:
        place = len(found)
        found.append((arrays[f"{first}{place}"], arrays[f"{second}{place}"]))
    return found


def progress_path(path: Path, seats: int) -> Path:
    """Return where the training of a network for so many *seats* is kept."""
    return path.with_name(f"{path.stem}.{seats}.training")
