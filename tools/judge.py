"""Judge single decisions: how much a bot gains over what looks best at a glance.

    python tools/judge.py GAME --seats 4 greedy expert ismcts:ms=250:rollout=greedy:race=4

Whole games tell two settings apart only by the hundred.  A decision is judged sooner: each of the
actions that look best is played on to the end by greedy players, in the same worlds with the same
luck, and its lead over the best rival is averaged.  That is done once; then any number of bots are
asked what they would take there.  Decisions come from games between greedy bots, on deals of
their own.

With `--real` nothing is imagined: the game goes on from where it truly stands, between greedy bots.
That is slower and noisier, but what it says does not rest on how searches look ahead.
"""

from collections.abc import Iterator
from itertools import count
from statistics import fmean

import click

import ludotheque as lt
from ludotheque.arena import off_by, play, steps
from ludotheque.bots.greedy import NEVER, best_first, mean_values
from ludotheque.bots.node import Node
from ludotheque.bots.search import GREEDY, Search


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


def told(gains: list[float]) -> str:
    """Return an average with what it may be off by, at 95 %."""
    return f"{fmean(gains):.2f} ± {off_by(gains):.2f}"


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--decisions", "wanted", default=60, show_default=True)
@click.option("--worlds", default=100, show_default=True, help="Games played on for each action.")
@click.option("--deal", default=30_000, show_default=True, help="The first deal.")
@click.option(
    "--one-of",
    default=40,
    show_default=True,
    help="One decision of so many is judged, so that they come from all parts of many games.",
)
@click.option(
    "--actions",
    default=8,
    show_default=True,
    help="Actions judged at each decision, beside those that are taken.",
)
@click.option("--real", is_flag=True, help="Go on from where the game truly stands.")
def main(
    game: str,
    bots: tuple[str, ...],
    seats: int,
    wanted: int,
    worlds: int,
    deal: int,
    one_of: int,
    actions: int,
    real: bool,
) -> None:
    """Judge what BOTS take in single decisions of GAME."""
    judging = decisions(game, seats, deal, one_of)
    found: list[tuple[Judged, tuple[float, float]]] = []
    best: list[float] = []
    for number, state in zip(range(wanted), judging, strict=False):
        judged = Judged(state, worlds, number, real)
        first, *others = [judged.led_to(action) for action in judged.first(actions)]
        found.append((judged, first))
        best.append(max([0.0, *(lead - first[0] for lead, _ in others)]))
        click.echo(f"\rjudged {len(found)} of {wanted}", nl=False, err=True)
    click.echo(f"\rall that could be gained in a decision: {told(best)} points of lead")
    for name in bots:
        points: list[float] = []
        percent: list[float] = []
        for judged, (lead, share) in found:
            taken = judged.led_to(lt.bot(name, 1).choose(judged.seat))
            points.append(taken[0] - lead)
            percent.append(100 * (taken[1] - share))
        click.echo(f"{name}: {told(points)} points, {told(percent)} % of wins")


if __name__ == "__main__":
    main()
