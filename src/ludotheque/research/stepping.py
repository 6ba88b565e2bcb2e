"""Many games stepped together, inside compiled code: masks and observations in rows of their own.

A game that ends is followed by the next one at once.  The games of a batch are numbered from 0, and
the game that comes after number i is number i + stride: so many batches side by side as there are
processes deal the same games as one alone, whoever ends when.
"""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from ludotheque.core.decision import CHANCE, OVER, Chance
from ludotheque.core.game import Edition
from ludotheque.core.observation import Sheet, blank
from ludotheque.core.rng import Rng
from ludotheque.core.state import State

if TYPE_CHECKING:
    from ludotheque.core.ints import Ints

__all__ = ["MARGIN", "SCORE", "SHARE", "Stepper", "rewards_of", "settle"]

# What a seat is rewarded with at the end.
SHARE: Final = "share"
MARGIN: Final = "margin"
SCORE: Final = "score"


def settle(state: State) -> i64:
    """Let chance decide whatever it owes; return the seat that is asked then, or OVER."""
    while not state.over:
        top = state.stack[-1]
        seat = top.next_owing()
        if seat != CHANCE:
            return seat
        state.step(CHANCE, cast("Chance[State]", top).draw(state))
    return OVER


def rewards_of(state: State, kind: str) -> list[float]:
    """Return what each seat has of a game that is over: its share, its margin, or its points."""
    if kind == SHARE:
        return state.shares()
    if kind == MARGIN:
        return [state.margin(seat) for seat in range(state.seats)]
    return [float(points) for points in state.scores()]


def bytes_blank(size: i64) -> "vec[u8]":
    """Return *size* bytes of 0."""
    row = vec[u8](capacity=size)
    for _ in range(size):
        row = append(row, 0)
    return row


def numbers_blank(size: i64) -> "vec[float]":
    """Return *size* numbers, all 0."""
    row = vec[float](capacity=size)
    for _ in range(size):
        row = append(row, 0.0)
    return row


class Stepper:
    """*count* games of one *edition*, the first numbered *first*, dealt from *seed* on."""

    def __init__(
        self, edition: Edition, seats: int, count: int, first: int, stride: int, reward: str
    ) -> None:
        self.edition = edition
        self.game = edition.game
        self.seats = seats
        self.count: i64 = count
        self.first = first
        self.stride = stride
        self.reward = reward
        self.actions: i64 = len(self.game.actions)
        self.size: i64 = self.game.layout.size
        self.seed = 0
        self.numbers: list[int] = []
        self.states: list[State] = []
        self.legal: list[Ints] = []
        # What actions are drawn from at random, apart from what deals.
        self.pickers: list[Rng] = []
        # By game and action 1 for a legal one; by game the observation of the seat that is asked.
        self.masks: vec[u8] = bytes_blank(self.count * self.actions)
        self.observations: vec[i16] = blank(self.count * self.size)
        self.sheet = Sheet(self.observations, seats, self.game.most_seats)
        # By game: the seat that is asked, and 1 where the step ended a game.
        self.actors: vec[u8] = bytes_blank(self.count)
        self.ended: vec[u8] = bytes_blank(self.count)
        # By game and seat: the reward of the step.
        self.rewards: vec[float] = numbers_blank(self.count * seats)

    def reset(self, seed: int) -> None:
        """Deal all games anew, the first with *seed*, the next with one more.

        Here and before a step, all observations have to be 0: whoever owns this wipes them out,
        which takes a fraction of the time where it is done for all of them at once.
        """
        self.seed = seed
        count: int = self.count
        self.numbers = [self.first + index for index in range(count)]
        self.pickers = [Rng.seeded(seed + number).branch() for number in self.numbers]
        self.states = []
        self.legal = [vec[i64]() for _ in range(count)]
        index: i64 = 0
        while index < self.count * self.actions:
            self.masks[index] = 0
            index += 1
        index = 0
        while index < self.count:
            state = self.dealt(index)
            self.states.append(state)
            self.clear(index)
            self.show(index, state)
            index += 1

    def dealt(self, index: i64) -> State:
        """Return the game that is due at *index*; one that chance alone decides is not played."""
        while True:
            seed = self.seed + self.numbers[index]
            state = self.game.dealt(self.edition, self.seats, Rng.seeded(seed))
            if settle(state) != OVER:
                return state
            self.numbers[index] += self.stride

    def clear(self, index: i64) -> None:
        """Forget what the last step brought."""
        self.ended[index] = 0
        for place in range(index * self.seats, (index + 1) * self.seats):
            self.rewards[place] = 0.0

    def show(self, index: i64, state: State) -> None:
        """Write who is asked in the *state* at *index*, what they may do and what they know."""
        top = state.stack[-1]
        seat = top.next_owing()
        self.actors[index] = u8(seat)
        start = index * self.actions
        masks = self.masks
        # Only what was legal before is wiped out: a game has thousands of actions.
        for action in self.legal[index]:
            masks[start + action] = 0
        legal = top.options_for(state, seat)
        for action in legal:
            masks[start + action] = 1
        self.legal[index] = legal
        state.write_observation(seat, self.sheet, index * self.size)

    def step(self, actions: list[int]) -> None:
        """Take an action in each game, all known to be legal."""
        index: i64 = 0
        for action in actions:
            state = self.states[index]
            if self.ended[index] > 0:
                self.clear(index)
            state.step(i64(self.actors[index]), action)
            if settle(state) == OVER:
                self.finish(index, state)
                state = self.states[index]
            self.show(index, state)
            index += 1

    def finish(self, index: i64, state: State) -> None:
        """Reward the seats of a game that is over, and deal the next."""
        self.ended[index] = 1
        place = index * self.seats
        for reward in rewards_of(state, self.reward):
            self.rewards[place] = reward
            place += 1
        self.numbers[index] += self.stride
        self.states[index] = self.dealt(index)

    def sample(self) -> list[int]:
        """Return a legal action for each game, any as likely."""
        found: list[int] = []
        index: i64 = 0
        for legal in self.legal:
            found.append(legal[self.pickers[index].below(len(legal))])
            index += 1
        return found
