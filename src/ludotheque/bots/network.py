"""A small network in whole numbers: the same bits on every machine, compiled or not."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.observation import Cells

__all__ = ["UNIT_BITS", "Layer", "Network"]

# A weight of 1 is written as 2 to the power of this; so are the values between the layers.
UNIT_BITS: Final = 8
UNIT: Final = 256.0


class Layer:
    """One layer: *weights* of input by output, one after the other, and a *bias* an output."""

    __slots__ = ("bias", "inputs", "outputs", "weights")

    def __init__(self, inputs: i64, outputs: i64, weights: list[int], bias: list[int]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.weights = row_of(weights)
        self.bias = row_of(bias)


def row_of(numbers: list[int]) -> Ints:
    """Return *numbers* as a row."""
    row = vec[i64](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


class Network:
    """Layers, each but the last followed by cutting off what is negative."""

    __slots__ = ("first", "rest")

    def __init__(self, layers: list[Layer]) -> None:
        self.first = layers[0]
        self.rest = layers[1:]

    def value(self, cells: Cells) -> float:
        """Return 0 to 1: how good a position with these inputs is."""
        found = first_sums(self.first, cells)
        for layer in self.rest:
            found = sums(layer, found)
        return 1.0 / (1.0 + exp(-float(found[0]) / UNIT))


def first_sums(layer: Layer, cells: Cells) -> Ints:
    """Return what the inputs add up to: most of them are 0, and cost nothing."""
    found = layer.bias[:]
    weights = layer.weights
    outputs = layer.outputs
    index: i64 = 0
    while index < layer.inputs:
        # Widened first: inputs are small numbers, their products are not.
        given: i64 = i64(cells[index])
        if given != 0:
            at = index * outputs
            place: i64 = 0
            while place < outputs:
                found[place] += given * weights[at + place]
                place += 1
        index += 1
    return found


def sums(layer: Layer, given: Ints) -> Ints:
    """Return the next layer's sums, what was negative cut off before."""
    found = vec[i64](capacity=layer.outputs)
    place: i64 = 0
    while place < layer.outputs:
        found = append(found, layer.bias[place] << UNIT_BITS)
        place += 1
    weights = layer.weights
    outputs = layer.outputs
    index: i64 = 0
    while index < layer.inputs:
        value = given[index]
        if value > 0:
            at = index * outputs
            place = 0
            while place < outputs:
                found[place] += value * weights[at + place]
                place += 1
        index += 1
    place = 0
    while place < outputs:
        found[place] >>= UNIT_BITS
        place += 1
    return found
