"""Learning in NumPy: a network in decimals, its steps by Adam, and what is written of it."""

from itertools import pairwise
from typing import Any, Final

from ludotheque.arena.extras import needed
from ludotheque.arena.train.selfplay import Positions
from ludotheque.bots.network import UNIT_BITS, Layer, Network
from ludotheque.bots.network_file import WrittenLayer

__all__ = ["Weights", "fresh_weights", "learn", "loss", "network_of", "written_layers"]

# By layer: weights of input by output, and a bias an output.
Weights = list[tuple[Any, Any]]

BATCH: Final = 512
# Adam's own figures.
FIRST_DECAY: Final = 0.9
SECOND_DECAY: Final = 0.999
SMALL: Final = 1e-8
# Keeps weights that nothing asks for small.
SHRINK: Final = 1e-5
# What inputs begin with: counts go up to thirty, so that more would drown what is learned.
FIRST_SCALE: Final = 0.3


def fresh_weights(sizes: tuple[int, ...], seed: int) -> Weights:
    """Return weights that know nothing yet, for layers of these *sizes*."""
    numpy = needed("numpy")
    chooser = numpy.random.default_rng(seed)
    found: Weights = []
    for place, (inputs, outputs) in enumerate(pairwise(sizes)):
        scale = (1 if place else FIRST_SCALE) / inputs**0.5
        drawn = chooser.normal(0, scale, (inputs, outputs)).astype(numpy.float32)
        found.append((drawn, numpy.zeros(outputs, numpy.float32)))
    return found


def activations(weights: Weights, inputs: Any) -> list[Any]:
    """Return the *inputs* and what comes out of every layer."""
    numpy = needed("numpy")
    found = [inputs]
    for place, (matrix, bias) in enumerate(weights):
        out = found[-1] @ matrix + bias
        found.append(numpy.maximum(out, 0) if place < len(weights) - 1 else out)
    return found


def expected(weights: Weights, inputs: Any) -> Any:
    """Return the share of the win that the network expects of each position."""
    numpy = needed("numpy")
    return 1 / (1 + numpy.exp(-activations(weights, inputs)[-1][:, 0]))


def loss(weights: Weights, positions: Positions) -> float:
    """Return how far off the network is on *positions*: less is better."""
    numpy = needed("numpy")
    likely = expected(weights, positions.inputs.astype(numpy.float32))
    shares = positions.shares
    logs = shares * numpy.log(likely + SMALL) + (1 - shares) * numpy.log(1 - likely + SMALL)
    return float(-numpy.mean(logs))


def learn(weights: Weights, positions: Positions, epochs: int, rate: float, seed: int) -> Weights:
    """Return *weights* that have seen *positions* so many times over."""
    numpy = needed("numpy")
    chooser = numpy.random.default_rng(seed)
    flat = [array.copy() for layer in weights for array in layer]
    moments = [(numpy.zeros_like(array), numpy.zeros_like(array)) for array in flat]
    steps = 0
    for _ in range(epochs):
        order = chooser.permutation(len(positions.shares))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            given = positions.inputs[rows].astype(numpy.float32)
            slopes = gradients(paired(flat), given, positions.shares[rows])
            steps += 1
            for array, slope, (first, second) in zip(flat, slopes, moments, strict=True):
                take_step(array, slope, first, second, rate, steps)
    return paired(flat)


def paired(flat: list[Any]) -> Weights:
    """Return arrays one after the other as layers of two."""
    return list(zip(flat[::2], flat[1::2], strict=True))


def gradients(weights: Weights, inputs: Any, shares: Any) -> list[Any]:
    """Return by array in which direction it is more wrong, by logistic loss."""
    numpy = needed("numpy")
    found = activations(weights, inputs)
    likely = 1 / (1 + numpy.exp(-found[-1][:, 0]))
    error = ((likely - shares) / len(shares))[:, None]
    slopes: list[Any] = []
    for place in range(len(weights) - 1, -1, -1):
        matrix = weights[place][0]
        slopes[:0] = [found[place].T @ error + SHRINK * matrix, error.sum(0)]
        if place:
            error = (error @ matrix.T) * (found[place] > 0)
    return slopes


def take_step(array: Any, slope: Any, first: Any, second: Any, rate: float, steps: int) -> None:
    """Change *array* a little against its *slope*, as Adam does."""
    numpy = needed("numpy")
    first += (1 - FIRST_DECAY) * (slope - first)
    second += (1 - SECOND_DECAY) * (slope * slope - second)
    mean = first / (1 - FIRST_DECAY**steps)
    spread = second / (1 - SECOND_DECAY**steps)
    array -= rate * mean / (numpy.sqrt(spread) + SMALL)


def written_layers(weights: Weights) -> list[WrittenLayer]:
    """Return the *weights* in whole numbers, as they are played with."""
    numpy = needed("numpy")
    unit = 1 << UNIT_BITS
    found: list[WrittenLayer] = []
    for matrix, bias in weights:
        numbers = [int(number) for number in numpy.rint(matrix * unit).ravel()]
        added = [int(number) for number in numpy.rint(bias * unit)]
        found.append(WrittenLayer(len(added), numbers, added))
    return found


def network_of(layers: list[WrittenLayer]) -> Network:
    """Return the network that plays with these *layers*."""
    found: list[Layer] = []
    for layer in layers:
        inputs = len(layer.weights) // layer.outputs
        found.append(Layer(inputs, layer.outputs, layer.weights, layer.bias))
    return Network(found)
