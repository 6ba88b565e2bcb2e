"""Files of networks: which game, which inputs, and the weights, as JSON."""

from pathlib import Path
from typing import Final

import msgspec

from ludotheque.bots.network import Layer, Network
from ludotheque.core import Game, LudothequeError, told

__all__ = ["FORMAT", "BadNetwork", "NetworkFile", "WrittenLayer", "WrittenNetwork"]

FORMAT: Final = "ludotheque-network/1"
# Beyond this, sums of products could leave 64 bits; no weight that was learned comes near.
LARGEST: Final = 1 << 20


class BadNetwork(LudothequeError):
    """A file is no network, or not one for what is played."""


class WrittenLayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A layer: weights of input by output, one after the other, and a bias an output."""

    outputs: int
    weights: list[int]
    bias: list[int]


class WrittenNetwork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The layers for tables of so many seats, and how they came to be."""

    seats: int
    layers: list[WrittenLayer]
    recipe: dict[str, object] = {}


class NetworkFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The networks of one game, and the version of the features that they are told."""

    format: str
    game: str
    features: int
    networks: list[WrittenNetwork]

    @staticmethod
    def load(path: Path) -> "NetworkFile":
        """Return what the file *path* holds; say what is wrong with it if it is no network."""
        try:
            found = msgspec.json.decode(path.read_bytes(), type=NetworkFile)
        except OSError as error:
            raise BadNetwork(
                f"cannot read {path}: {error.strerror}",
                "cannot-read",
                {"path": path, "why": str(error.strerror)},
            ) from error
        except msgspec.MsgspecError as error:
            raise BadNetwork(
                f"{path} is no network: {error}", "no-network", {"path": path, "why": str(error)}
            ) from error
        if found.format != FORMAT:
            raise BadNetwork(
                f"{path} is a network of format {told(found.format)}; this reads '{FORMAT}'",
                "network-format",
                {"path": path, "format": found.format, "known": FORMAT},
            )
        return found

    def write(self, path: Path) -> None:
        """Write the file whole or not at all."""
        fresh = path.with_name(f"{path.name}.part")
        fresh.write_bytes(msgspec.json.encode(self) + b"\n")
        fresh.replace(path)

    def network(self, game: Game, seats: int) -> Network:
        """Return the network for a table of *game* with so many *seats*."""
        known = game.features.version if game.features is not None else 0
        if (self.game, self.features) != (game.name, known):
            raise BadNetwork(
                f"a network for features {self.features} of {told(self.game)}, "
                f"not for {known} of '{game.name}'",
                "other-network",
                {"game": self.game, "version": self.features, "title": game.title, "known": known},
            )
        for written in self.networks:
            if written.seats == seats:
                return checked(written, game)
        sizes = ", ".join(str(written.seats) for written in self.networks)
        raise BadNetwork(
            f"the network knows tables of {sizes} players, not of {seats}",
            "network-seats",
            {"known": sizes, "seats": seats},
        )


def checked(written: WrittenNetwork, game: Game) -> Network:
    """Return the network that was *written*, if its sizes fit together."""
    assert game.features is not None, "the version of its features was compared before"
    size = game.features.size
    layers: list[Layer] = []
    for number, layer in enumerate(written.layers, 1):
        fits = len(layer.bias) == layer.outputs and len(layer.weights) == size * layer.outputs
        if not fits or layer.outputs < 1:
            raise misshapen(f"layer {number} has not {size} times {layer.outputs} weights")
        if max(map(abs, [*layer.weights, *layer.bias])) > LARGEST:
            raise misshapen(f"layer {number} has weights beyond {LARGEST}")
        layers.append(Layer(size, layer.outputs, layer.weights, layer.bias))
        size = layer.outputs
    if not layers or size != 1:
        raise misshapen("its last layer has not one output")
    return Network(layers)


def misshapen(why: str) -> BadNetwork:
    """Return the error of a network whose parts do not fit."""
    return BadNetwork(f"no network: {why}", "misshapen-network", {"why": why})
