"""Judge single decisions: how much a bot gains over what looks best at a glance.

Whole games tell two settings apart only by the hundred.  A decision is judged sooner: each of the
actions that look best is played on to the end by greedy players, in the same worlds with the same
luck, and its lead over the best rival is averaged.  That is done once; then any number of bots are
asked what they would take there.  Decisions come from games between greedy bots, on deals of
their own.

A real judgement imagines nothing: the game goes on from where it truly stands, between greedy bots.
That is slower and noisier, but what it says does not rest on how searches look ahead.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from statistics import fmean

import ludotheque as lt
from ludotheque.arena.loop import play, steps
from ludotheque.bots.greedy import NEVER, best_first, mean_values
from ludotheque.bots.node import Node
from ludotheque.bots.search import GREEDY, Search

__all__ = ["Gains", "Judgement", "Question", "gains", "judged"]


@dataclass(frozen=True)
class Question:
    """Which decisions are judged, and how.

    One decision in *one_of* is taken, so that they come from all parts of many games; at each,
    *actions* are judged beside those that are taken, in so many *worlds*.
    """

    game: str
    seats: int = 4
    decisions: int = 60
    worlds: int = 100
    deal: int = 30_000
    one_of: int = 40
    actions: int = 8
    real: bool = False


@dataclass
class Gains:
    """What was gained over the glance, decision by decision: points of lead, per cent of wins."""

    points: list[float]
    percent: list[float]


class Judged:
    """A decision, and what each action that was asked about led to: the lead and the share of wins.

    The worlds are the same for all of them.
    """

    def __init__(self, state: lt.State, worlds: int, seed: int, real: bool) -> None:
        self.state = state
        self.real = real
        self.seat = lt.Seat(state, state.actor())
        self.worlds = worlds
        self.seed = seed
        self.known: dict[int, tuple[float, float]] = {}

    def first(self, most: int) -> list[int]:
        """Return *most* actions, what looks best at a glance first."""
        legal = self.seat.choices()
        values = mean_values(self.seat, legal, 0, lt.Rng.seeded(self.seed), NEVER)
        return [legal[place] for place in best_first(values)[:most]]

    def led_to(self, action: int) -> tuple[float, float]:
        """Return the lead over the best rival and the share of wins after *action*."""
        if action not in self.known:
            found = self.real_ends(action) if self.real else self.ends(action)
            ends = [self.result(end) for end in found]
            self.known[action] = (fmean(lead for lead, _ in ends), fmean(won for _, won in ends))
        return self.known[action]

    def ends(self, action: int) -> Iterator[lt.State]:
        """Yield finished games that began with *action*."""
        search = Search(lt.Rng.seeded(self.seed), rollout=GREEDY, race=1)
        for _ in range(self.worlds):
            world = search.imagined(self.seat)
            search.shared_rng = search.rng.branch()
            yield search.run(Node(self.seat.number, action, 0, 0.0), world)

    def real_ends(self, action: int) -> Iterator[lt.State]:
        """Yield games that went on after *action* from the table as it truly stands."""
        for number in range(self.worlds):
            state = self.state.copy()
            state.rng = lt.Rng.seeded(self.seed * self.worlds + number)
            state.apply(self.seat.number, action)
            bots = [lt.bot("greedy:worlds=2", number * 4 + seat) for seat in range(state.seats)]
            play(state, bots)
            yield state

    def result(self, end: lt.State) -> tuple[float, float]:
        """Return the lead and the share of the win in a finished game."""
        scores = end.scores()
        mine = scores.pop(self.seat.number)
        return mine - max(scores), end.shares()[self.seat.number]


def decisions(game: str, seats: int, first: int, one_of: int) -> Iterator[lt.State]:
    """Yield one decision of so many, of games between greedy bots from deal *first* on."""
    rng = lt.Rng.seeded(first)
    for deal in count(first):
        state = lt.game(game).new(seats, deal)
        bots = [lt.bot("greedy", deal + seat) for seat in range(seats)]
        for seat in steps(state, bots):
            if seat != lt.CHANCE and len(state.legal(seat)) > 1 and rng.below(one_of) == 0:
                yield state.copy()


@dataclass
class Judgement:
    """A decision that was judged: what the glance led to, and the best that could be gained."""

    decision: Judged
    lead: float
    share: float
    best: float


def judged(question: Question, progress: Callable[[int], None] | None = None) -> list[Judgement]:
    """Return all decisions that *question* asks about, judged."""
    found: list[Judgement] = []
    states = decisions(question.game, question.seats, question.deal, question.one_of)
    for number, state in zip(range(question.decisions), states, strict=False):
        decision = Judged(state, question.worlds, number, question.real)
        first, *others = [decision.led_to(action) for action in decision.first(question.actions)]
        best = max([0.0, *(lead - first[0] for lead, _ in others)])
        found.append(Judgement(decision, *first, best))
        if progress is not None:
            progress(len(found))
    return found


def gains(name: str, judgements: list[Judgement]) -> Gains:
    """Return what the bot called *name* gains over the glance."""
    found = Gains([], [])
    for judgement in judgements:
        decision = judgement.decision
        lead, share = decision.led_to(lt.bot(name, 1).choose(decision.seat))
        found.points.append(lead - judgement.lead)
        found.percent.append(100 * (share - judgement.share))
    return found
