"""Batches: many games of one kind, stepped by one call, in this process or in several."""

from collections.abc import Sequence
from ctypes import memset
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Self, SupportsIndex

import numpy as np

from ludotheque.core import Edition, Game, IllegalAction, LudothequeError, Refusal, told
from ludotheque.games import game as game_called
from ludotheque.research.stepping import MARGIN, SCORE, SHARE, Stepper

__all__ = ["REWARDS", "Batch", "batch", "checked_reward", "game_and_edition"]

REWARDS: Final = (SHARE, MARGIN, SCORE)
MOST_GAMES: Final = 1 << 20
# Processes that share nothing with this one by accident: no locks of its threads, no open files.
SPAWN: Final = get_context("spawn")
# What one process has, by name: the kind of its numbers, and how many a game.
ROWS: Final = ("masks", "observations", "actors", "ended", "rewards")


def batch(
    game: Game | str,
    n: SupportsIndex,
    seats: SupportsIndex,
    *,
    seed: int = 0,
    reward: str = SHARE,
    processes: int = 1,
    pack: object = None,
    **options: object,
) -> "Batch":
    """Return *n* games that are stepped together, the first dealt with *seed*.

    At the end of a game each seat is rewarded with its `share` of the win, its `margin` or its
    `score`, and the next game is dealt at once.
    """
    known, edition = game_and_edition(game, seats, options, pack)
    count = n.__index__()
    if not 1 <= count <= MOST_GAMES:
        raise LudothequeError(f"a batch has 1 to {MOST_GAMES} games, not {told(n)}")
    if not 1 <= processes <= count:
        raise LudothequeError(
            f"a batch of {count} has 1 to {count} processes, not {told(processes)}"
        )
    checked_reward(reward)
    made = Here if processes == 1 else Elsewhere
    found = made(known, edition, seats.__index__(), count, reward, processes)
    found.reset(seed)
    return found


def game_and_edition(
    game: Game | str, seats: SupportsIndex, options: dict[str, object], pack: object
) -> tuple[Game, Edition]:
    """Return a game, perhaps given by its name, and what *options* and *pack* decide for it."""
    known = game_called(game) if isinstance(game, str) else game
    return known, known.edition(seats, options, pack)


def checked_reward(reward: str) -> str:
    """Return the kind of *reward*; refuse what is none."""
    if reward not in REWARDS:
        raise LudothequeError(f"a reward is {', '.join(REWARDS)}, not {told(reward)}")
    return reward


class Batch:
    """Games that are stepped together, and what there is to know of each.

    *masks* has a row of 0 and 1 for each game, an entry an action; *observations* what the seat
    that is asked may know, as `layout` says; *actors* which seat that is; *ended* 1 where the last
    step ended a game, and *rewards* what each seat got for it.  The arrays are the batch's own and
    can only be read: the next step writes over them.
    """

    masks: Any
    observations: Any
    actors: Any
    ended: Any
    rewards: Any

    def __init__(
        self, game: Game, edition: Edition, seats: int, count: int, reward: str, processes: int
    ) -> None:
        self.game = game
        self.edition = edition
        self.layout = game.layout
        self.seats = seats
        self.count = count
        self.reward = reward
        self.processes = processes
        self.seed = 0
        self.places = np.arange(count)

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: int) -> None:
        """Deal all games anew: the first with *seed*, each other one with one more."""
        raise NotImplementedError

    def step(self, actions: Sequence[int] | Any) -> None:
        """Take an action in each game for the seat that is asked, or refuse all and change none."""
        row = np.asarray(actions)
        self.check(row)
        self.take(row)

    def take(self, actions: Any) -> None:
        """Take *actions* that are known to be legal."""
        raise NotImplementedError

    def check(self, actions: Any) -> None:
        """Refuse what is not one legal action for each game."""
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise LudothequeError(
                f"a step of this batch takes {self.count} whole numbers, one action a game, "
                f"not {actions.dtype} of shape {actions.shape}"
            )
        try:
            fair = self.masks[self.places, actions]
        except IndexError:
            fair = np.zeros(1)
        # A negative number is a place too, counted from the end.
        if not fair.all() or actions.min() < 0:
            raise self.refused(actions, self.first_illegal(actions))

    def first_illegal(self, actions: Any) -> int:
        """Return the first game whose action is not legal."""
        inside = (actions >= 0) & (actions < self.masks.shape[1])
        fair = self.masks[self.places, np.where(inside, actions, 0)].astype(bool)
        return int(np.argmin(fair & inside))

    def refused(self, actions: Any, index: int) -> IllegalAction:
        """Return the error that says which game was given which action."""
        number = int(actions[index])
        known = 0 <= number < len(self.game.actions)
        name = self.game.actions.name(number) if known else f"action {number}"
        seat = int(self.actors[index])
        return IllegalAction(f"game {index}: seat {seat} may not {name}", Refusal("not-allowed"))

    def sample(self) -> Any:
        """Return a legal action for each game, any as likely: drawn anew each time, and by seed."""
        raise NotImplementedError

    def seeds(self) -> list[int]:
        """Return the seed of each game now: `Game.new` deals the same with it."""
        raise NotImplementedError

    def close(self) -> None:
        """End what was begun for this batch."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def shapes(game: Game, seats: int, count: int) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Return the kind and the shape of every array of a batch."""
    return {
        "masks": ("u1", (count, len(game.actions))),
        "observations": ("i2", (count, game.layout.size)),
        "actors": ("u1", (count,)),
        "ended": ("u1", (count,)),
        "rewards": ("f8", (count, seats)),
    }


def wipe(rows: Any) -> None:
    """Set *rows* to 0: memory of the engine's, which NumPy by itself may only read."""
    memset(rows.ctypes.data, 0, rows.nbytes)


class Here(Batch):
    """A batch in this process: its arrays are the rows that compiled code writes into."""

    def __init__(
        self, game: Game, edition: Edition, seats: int, count: int, reward: str, processes: int
    ) -> None:
        super().__init__(game, edition, seats, count, reward, processes)
        self.stepper = Stepper(edition, seats, count, 0, count, reward)
        for name, (kind, shape) in shapes(game, seats, count).items():
            seen = np.frombuffer(getattr(self.stepper, name), np.dtype(kind)).reshape(shape)
            setattr(self, name, seen)

    def reset(self, seed: int) -> None:
        self.seed = seed
        wipe(self.observations)
        self.stepper.reset(seed)

    def take(self, actions: Any) -> None:
        wipe(self.observations)
        self.stepper.step(actions.tolist())

    def sample(self) -> Any:
        return np.array(self.stepper.sample(), np.int64)

    def seeds(self) -> list[int]:
        return [self.seed + number for number in self.stepper.numbers]


class Elsewhere(Batch):
    """A batch in several processes, each with a part of the games, in memory that all share."""

    def __init__(
        self, game: Game, edition: Edition, seats: int, count: int, reward: str, processes: int
    ) -> None:
        super().__init__(game, edition, seats, count, reward, processes)
        sizes = {
            name: np.dtype(kind).itemsize * int(np.prod(shape))
            for name, (kind, shape) in shapes(game, seats, count).items()
        }
        self.memories = {
            name: SharedMemory(create=True, size=max(size, 1)) for name, size in sizes.items()
        }
        for name, whole in arrays(self.memories, game, seats, count).items():
            whole.flags.writeable = False
            setattr(self, name, whole)
        self.workers = [self.begun(part) for part in range(processes)]

    def begun(self, part: int) -> "Worker":
        """Return the worker that has the given *part* of the games."""
        bounds = [self.count * place // self.processes for place in (part, part + 1)]
        names = {name: memory.name for name, memory in self.memories.items()}
        asked = (self.game, self.edition.options, self.edition.pack, self.seats, self.reward)
        return Worker(asked, names, self.count, bounds[0], bounds[1])

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.all_do([("reset", seed)] * self.processes)

    def take(self, actions: Any) -> None:
        self.all_do([("step", actions[w.first : w.last].tolist()) for w in self.workers])

    def all_do(self, orders: list[tuple[str, Any]]) -> list[Any]:
        """Give every worker its order, and wait until all have carried it out."""
        for worker, order in zip(self.workers, orders, strict=True):
            worker.send(order)
        return [worker.answer() for worker in self.workers]

    def sample(self) -> Any:
        drawn = self.all_do([("sample", None)] * self.processes)
        return np.array([action for part in drawn for action in part], np.int64)

    def seeds(self) -> list[int]:
        numbers = self.all_do([("numbers", None)] * self.processes)
        return [self.seed + number for part in numbers for number in part]

    def close(self) -> None:
        """End the workers and give their memory back."""
        for worker in self.workers:
            worker.end()
        for name, memory in self.memories.items():
            setattr(self, name, None)
            memory.close()
            memory.unlink()
        self.workers = []
        self.memories = {}


def arrays(memories: dict[str, SharedMemory], game: Game, seats: int, count: int) -> dict[str, Any]:
    """Return the arrays that lie in *memories*."""
    return {
        name: np.ndarray(shape, np.dtype(kind), memories[name].buf)
        for name, (kind, shape) in shapes(game, seats, count).items()
    }


class Worker:
    """A process with the games from *first* to before *last*."""

    def __init__(
        self, asked: tuple[Any, ...], names: dict[str, str], count: int, first: int, last: int
    ) -> None:
        self.first = first
        self.last = last
        self.line, far = SPAWN.Pipe()
        self.process = SPAWN.Process(
            target=serve, args=(far, asked, names, count, first, last), daemon=True
        )
        self.process.start()
        far.close()

    def send(self, order: tuple[str, Any]) -> None:
        """Have *order* carried out."""
        try:
            self.line.send(order)
        except OSError as error:
            raise self.lost() from error

    def answer(self) -> Any:
        """Wait for the order to be carried out; return what came of it."""
        try:
            return self.line.recv()
        except (EOFError, OSError) as error:
            raise self.lost() from error

    def lost(self) -> LudothequeError:
        """Return the error that says that the process is gone."""
        return LudothequeError(
            f"the process with games {self.first} to {self.last - 1} of the batch has ended"
        )

    def end(self) -> None:
        """Let the process end."""
        self.line.close()
        self.process.join()


def serve(
    line: Connection,
    asked: tuple[Any, ...],
    names: dict[str, str],
    count: int,
    first: int,
    last: int,
) -> None:
    """Carry out orders until nobody gives any more; what comes of them lies in shared memory."""
    game, options, pack, seats, reward = asked
    edition = game.edition(seats, options, pack)
    memories = {name: SharedMemory(block) for name, block in names.items()}
    whole = arrays(memories, game, seats, count)
    stepper = Stepper(edition, seats, last - first, first, count, reward)
    seen = {
        name: np.frombuffer(getattr(stepper, name), whole[name].dtype).reshape(
            (last - first, *whole[name].shape[1:])
        )
        for name in ROWS
    }
    while (order := heard(line)) is not None:
        what, given = order
        if what == "numbers":
            line.send(stepper.numbers)
        elif what == "sample":
            line.send(stepper.sample())
        else:
            wipe(seen["observations"])
            if what == "reset":
                stepper.reset(given)
            else:
                stepper.step(given)
            for name in ROWS:
                whole[name][first:last] = seen[name]
            line.send(None)


def heard(line: Connection) -> tuple[str, Any] | None:
    """Return the next order, or None when whoever gave them is gone."""
    try:
        order: tuple[str, Any] = line.recv()
    except (EOFError, OSError, KeyboardInterrupt):
        return None
    return order
