"""Learned: look one action ahead like greedy, with a network in place of the evaluation."""

from mypy_extensions import i64

from ludotheque.bots.network import Network
from ludotheque.core.comparison import after
from ludotheque.core.observation import Cells, blank
from ludotheque.core.rng import Rng
from ludotheque.core.seat import Seat
from ludotheque.core.state import State

__all__ = ["Learned", "learned_value"]


class Learned:
    """Takes the action that a *network* likes best, on average over *worlds* imagined deals."""

    def __init__(self, rng: Rng, network: Network, worlds: i64 = 0) -> None:
        self.rng = rng
        self.network = network
        self.worlds: i64 = worlds
        self.cells: Cells = blank(network.first.inputs)

    def choose(self, seat: Seat) -> int:
        """Return the action with the best average; of equal ones the first."""
        legal = seat.choices()
        if len(legal) == 1:
            return legal[0]
        values = self.mean_values(seat, legal)
        best: i64 = 0
        for place in range(len(values)):
            if values[place] > values[best]:
                best = place
        return legal[best]

    def mean_values(self, seat: Seat, legal: list[int]) -> list[float]:
        """Return what the network says after each *legal* action, added up over the worlds."""
        wanted: i64 = self.worlds
        if wanted == 0:
            wanted = seat.game().worlds
        totals = [0.0] * len(legal)
        number: i64 = seat.number
        for _ in range(wanted):
            world = seat.imagine(self.rng)
            for place in range(len(legal)):
                then = after(world, number, legal[place])
                totals[place] += learned_value(then, number, self.network, self.cells)
        return totals


def learned_value(state: State, seat: i64, network: Network, cells: Cells) -> float:
    """Return how good *state* is for *seat*: its share when it is over, else as learned."""
    if state.over:
        return state.shares()[seat]
    state.write_features(seat, cells)
    return network.value(cells)
