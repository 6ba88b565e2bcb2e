"""What the expert would do in somebody's place, and how it would fare."""

from dataclasses import dataclass

from ludotheque.bots.bot import Levelled
from ludotheque.core import LudothequeError, Rng, Seat, State

__all__ = ["Hint", "hint"]


@dataclass(frozen=True)
class Hint:
    """One action: its number and name, the share of wins to expect, how often it was tried.

    *facts* are what it would bring, as `State.foresee` tells it: a reason that can be read.
    """

    action: int
    name: str
    share: float
    visits: int
    facts: list[dict[str, object]]


def hint(
    where: State | Seat, ms: int = 1000, *, iterations: int = 0, best: int = 5, seed: int = 0
) -> list[Hint]:
    """Return the *best* actions for the seat in turn, or the given one, the first one first.

    The expert thinks for *ms* milliseconds, or for so many *iterations*, which repeats exactly.
    """
    seat = Seat(where, where.actor()) if isinstance(where, State) else where
    legal = seat.legal()
    if not legal:
        raise LudothequeError("nobody is asked here, so there is nothing to advise", "nobody-asked")
    budget = {"iterations": iterations} if iterations else {"ms": ms}
    expert = Levelled(Rng.seeded(seed), "expert", **budget).player(seat)
    # Where the expert would race fewer actions than are asked for, so many run.
    expert.least = best
    root = expert.grown(seat)
    if len(legal) == 1:
        return [advice(seat, legal[0], root.mean_share(), int(root.visits))]
    chosen = root.best()
    children = sorted(
        root.children or [],
        key=lambda child: (child is not chosen, -child.visits, -child.total),
    )
    return [
        advice(seat, int(child.action), child.mean_share(), int(child.tried()))
        for child in children[:best]
    ]


def advice(seat: Seat, action: int, share: float, visits: int) -> Hint:
    """Return a hint with what its action would bring."""
    facts = [fact.told() for fact in seat.foresee(action)]
    return Hint(action, seat.name(action), share, visits, facts)
