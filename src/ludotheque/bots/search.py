"""Search: a tree of what may come, grown in one freshly imagined world after another.

Information-set Monte Carlo tree search: every iteration deals again all that the seat cannot
know, walks down the tree by the actions that are legal in that world, plays on a little, and
tells every action on the way how its seat fared.  Chance is drawn from the imagined world's own
generator and makes no branches, so that no plan can rest on dice that have not fallen.
"""

import gc
from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.greedy import NEVER, best_first, mean_values
from ludotheque.bots.node import Node
from ludotheque.bots.race import better_half, heats_for
from ludotheque.core.comparison import Comparison
from ludotheque.core.decision import CHANCE, OVER, Together
from ludotheque.core.ints import Ints, zeros
from ludotheque.core.rng import Rng
from ludotheque.core.seat import Seat
from ludotheque.core.state import NO_HABIT, State

__all__ = ["GREEDY", "NONE", "RANDOM", "Search", "opens_turn"]

# How play goes on below the tree.
RANDOM: Final = "random"
GREEDY: Final = "greedy"
NONE: Final = "none"

NO_LIMIT: Final = 0x1000000000000000
# The part of the time that is used; the rest is kept for what the machine does meanwhile.
USED: Final = 0.96
# What is thought where no budget is given.
ITERATIONS: Final = 1000


class Search:
    """Decides by *iterations* imagined worlds, or as many as fit into *ms* milliseconds.

    *c* weighs curiosity; *rollout* says how play goes on below the tree, and *turns* of the seat
    and *depth* decisions say how long until the game's evaluation judges (0: to the end of the
    game); a node is opened after *ripe* visits (0: never, there is no tree), and the evaluation of
    each action there, at the root its average over a few worlds, counts as *prior* visits;
    *margin* is the part of a finished game's reward that is given for the lead in points instead
    of the win.  With *race* there is no tree either: so many of the actions, those that look best
    and are likely, and at *least* as many as are asked for, are tried in the same worlds with the
    same luck, and the better half goes on.
    """

    def __init__(
        self,
        rng: Rng,
        iterations: i64 = 0,
        ms: i64 = 0,
        c: float = 0.7,
        rollout: str = RANDOM,
        depth: i64 = 0,
        ripe: i64 = 1,
        prior: i64 = 0,
        margin: float = 0.2,
        turns: i64 = 0,
        race: i64 = 0,
    ) -> None:
        self.rng = rng
        # What playouts draw from.  In a race it is derived, turn by turn, from what all runners of
        # one world share, by how many turns each seat has opened.
        self.playout_rng = rng
        self.shared_rng = rng
        self.opened = vec[i64]()
        self.iterations: i64 = iterations if iterations > 0 or ms > 0 else ITERATIONS
        self.ms: i64 = ms
        self.c = c
        self.rollout = rollout
        self.depth: i64 = depth
        self.ripe: i64 = ripe if ripe > 0 else NO_LIMIT
        self.prior: i64 = prior
        self.margin = margin
        self.turns: i64 = turns
        self.race: i64 = race
        self.least: i64 = 0
        self.time = USED * float(ms) / 1000.0
        self.stop = 0.0
        # By action: where its child lies among the children at hand, counted from 1.
        self.places = vec[i64]()

    def choose(self, seat: Seat) -> int:
        """Return the action that was tried most often, or that won the race."""
        legal = seat.choices()
        if len(legal) == 1:
            return legal[0]
        return int(self.grown(seat).best().action)

    def grown(self, seat: Seat) -> Node:
        """Return the root of a tree grown for *seat* within the budget."""
        self.stop = perf_counter() + self.time
        # Neither trees nor worlds hold cycles: looking for some would only cost of the budget.
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.grown_in_time(seat)
        finally:
            if collecting:
                gc.enable()

    def grown_in_time(self, seat: Seat) -> Node:
        """Return the root of a tree grown for *seat* until the time or the iterations are up."""
        root = Node(seat.number, -1, 0, 0.0)
        root.children = []
        self.places = zeros(len(seat.game().actions))
        most = self.iterations if self.iterations > 0 else NO_LIMIT
        if self.race > 0:
            root.chosen = self.raced(root, seat, most)
            return root
        self.playout_rng = self.rng
        if self.prior > 0:
            self.open_root(root, seat)
        done: i64 = 0
        while done < most and (done == 0 or not self.late()):
            self.iterate(root, self.imagined(seat))
            done += 1
        return root

    def open_root(self, root: Node, seat: Seat) -> list[Node]:
        """Give *root* a child for every action, the one with the best evaluation first.

        Each starts with that evaluation, as if it had been visited so often before.
        """
        legal = seat.choices()
        until = self.stop if self.ms > 0 else NEVER
        values = mean_values(seat, legal, 0, self.rng, until)
        world = seat.imagine(self.rng)
        root.children = []
        for index in best_first(values):
            value = values[index]
            node = Node(seat.number, legal[index], self.prior, float(self.prior) * value)
            node.prior_share = world.expected_share(value)
            root.children.append(node)
        return root.children

    def imagined(self, seat: Seat) -> State:
        """Return a world that *seat* is likely to be in, with what is answered together open."""
        world = seat.imagine(self.rng)
        world.presume(seat.number, self.rng)
        reopen(world, seat.number)
        return world

    def iterate(self, root: Node, world: State) -> None:
        """Walk down the tree in *world*, play on, and tell every node on the way."""
        path = [root]
        node = root
        actor = root.seat
        turns = self.turns if self.turns > 0 else NO_LIMIT
        while actor >= 0 and turns > 0 and (node.children is not None or node.visits >= self.ripe):
            options = world.stack[-1].options_for(world, actor)
            if len(options) > 1:
                node = self.descend(node, world, actor, options)
                path.append(node)
                world.step(actor, node.action)
            else:
                # Where nothing is chosen there is nothing to learn: no node.
                world.step(actor, options[0])
            actor = next_open(world, root.seat)
            if opens_turn(world, root.seat):
                turns -= 1
        if self.rollout != NONE:
            self.play_on(world, root.seat, turns)
        self.reward(world, path)

    def raced(self, root: Node, seat: Seat, most: i64) -> Node:
        """Try the actions that look best in the same worlds, ever fewer; return the one to take."""
        runners = root.children = self.runners(self.open_root(root, seat), seat)[:most]
        heats = heats_for(len(runners))
        left = most
        for heat in range(heats, 0, -1):
            if len(runners) == 1 and self.least == 0:
                break
            # Every heat has the same time and as many runs: fewer runners run the more often.
            until = self.stop - self.time * float(heat - 1) / float(heats)
            share = min(max(left // heat, len(runners)), left)
            left -= self.run_heat(root, runners, seat, share, until)
            runners = better_half(runners)
        return runners[0]

    def runners(self, nodes: list[Node], seat: Seat) -> list[Node]:
        """Return those of *nodes* that run: the first, which looks best, and the likely ones."""
        world = self.imagined(seat)
        likely = world.likely(seat.number)
        runners = [node for node in nodes if node is nodes[0] or node.action in likely]
        runners = runners[: self.race]
        others = [node for node in nodes if node not in runners]
        return runners + others[: max(self.least - len(runners), 0)]

    def run_heat(self, root: Node, runners: list[Node], seat: Seat, most: i64, until: float) -> i64:
        """Let *runners* run in the same worlds, so often in all or *until* then; count the runs."""
        runs: i64 = 0
        while runs + len(runners) <= most and (self.ms == 0 or perf_counter() < until):
            world = self.imagined(seat)
            self.shared_rng = self.rng.branch()
            ends = [self.run(runner, world.copy()) for runner in runners]
            # Runs that the clock cut short would be compared with whole ones.
            if self.late():
                break
            for runner, end in zip(runners, ends, strict=True):
                self.reward(end, [root, runner])
            runs += len(runners)
        return runs

    def late(self) -> bool:
        """Say whether the time is up."""
        return self.ms > 0 and perf_counter() >= self.stop

    def run(self, runner: Node, world: State) -> State:
        """Let *runner* have its action in *world* and play on; return where that led."""
        turns = self.turns if self.turns > 0 else NO_LIMIT
        self.playout_rng = self.shared_rng.copy()
        self.opened = zeros(world.seats + 1)
        world.step(runner.seat, runner.action)
        next_seat(world)
        if opens_turn(world, runner.seat):
            turns -= 1
        if self.rollout != NONE:
            self.play_on(world, runner.seat, turns)
        return world

    def descend(self, node: Node, world: State, actor: i64, options: Ints) -> Node:
        """Return the child of *node* that is worth a visit most, of the *options* in *world*."""
        found = self.offered(node, world, actor, options)
        best = self.any_unvisited(found)
        return best if best is not None else self.most_worth(found)

    def offered(self, node: Node, world: State, actor: i64, options: Ints) -> list[Node]:
        """Return a child of *node* for each of *options*, and count that it was available."""
        children = node.children
        if children is None:
            children = node.children = []
        self.note_places(children, actor)
        comparison: Comparison | None = None
        found: list[Node] = []
        for option in options:
            place = self.places[option]
            if place == 0:
                if comparison is None:
                    comparison = world.comparison(actor)
                children.append(self.new_node(comparison, option))
                place = len(children)
            child = children[place - 1]
            child.available += 1
            found.append(child)
        self.forget_places(children)
        return found

    def any_unvisited(self, found: list[Node]) -> Node | None:
        """Return any of *found* that was never visited, each as likely."""
        best: Node | None = None
        fresh: i64 = 0
        for child in found:
            if child.visits == 0:
                fresh += 1
                # The n-th takes the place of those before with a chance of one in n.
                if self.rng.below(fresh) == 0:
                    best = child
        return best

    def most_worth(self, found: list[Node]) -> Node:
        """Return the one of *found* with the highest upper bound of what it may bring."""
        best = found[0]
        best_worth = -1.0
        available: i64 = 0
        doubt = 0.0
        for child in found:
            # Not by the visits of the parent: in many of its worlds this was no option.
            if child.available != available:
                available = child.available
                doubt = self.c * sqrt(log(float(available)))
            visits = float(child.visits)
            worth = child.total / visits + doubt / sqrt(visits)
            if worth > best_worth:
                best = child
                best_worth = worth
        return best

    def note_places(self, children: list[Node], actor: i64) -> None:
        """Write down where the children of *actor* lie, by action."""
        place: i64 = 0
        for child in children:
            place += 1
            if child.seat == actor:
                self.places[child.action] = place

    def forget_places(self, children: list[Node]) -> None:
        """Clear what was written down."""
        for child in children:
            self.places[child.action] = 0

    def new_node(self, comparison: Comparison, action: i64) -> Node:
        """Return a new node for *action*, with the evaluation of what it leads to as a start."""
        if self.prior == 0:
            return Node(comparison.seat, action, 0, 0.0)
        value = comparison.value(action)
        return Node(comparison.seat, action, self.prior, float(self.prior) * value)

    def play_on(self, world: State, seat: i64, turns: i64) -> None:
        """Decide for everybody for so many *turns* of *seat*, to the depth or to the end."""
        left = self.depth if self.depth > 0 else NO_LIMIT
        actor = next_seat(world)
        while actor >= 0 and turns > 0 and left > 0 and not self.late():
            if self.race > 0:
                self.renew_luck(world)
            world.step(actor, self.playout_choice(world, actor))
            left -= 1
            actor = next_seat(world)
            if opens_turn(world, seat):
                turns -= 1

    def renew_luck(self, world: State) -> None:
        """Where a turn begins, give it random numbers of its own, the same for every runner.

        Else a runner who throws one die more would shift all the dice that follow.  What all do
        together begins a new count, so that one turn more shifts nothing of the next round.
        """
        frame = world.stack[-1]
        together = world.seats
        if isinstance(frame, Together):
            if any_answer(frame):
                return
            before = self.opened[together]
            self.opened = zeros(world.seats + 1)
            self.opened[together] = before + 1
            self.playout_rng = self.shared_rng.derived(together, before)
        elif frame.opens_turn():
            self.opened[frame.seat] += 1
            self.playout_rng = self.shared_rng.derived(
                frame.seat, self.opened[together] << 16 | self.opened[frame.seat]
            )
        else:
            return
        world.rng = self.playout_rng.branch()

    def playout_choice(self, world: State, actor: i64) -> i64:
        """Return what *actor* takes in a playout: any option, a habit, or what looks best.

        What looks best is found in a world that *actor* guesses, so that nobody compares by more
        than they may know; habits are those of the world at hand, which is imagined anyway.
        """
        if self.rollout == RANDOM:
            options = world.stack[-1].options_for(world, actor)
            return options[self.playout_rng.below(len(options))]
        habit = world.habit(actor)
        if habit != NO_HABIT:
            return habit
        options = world.likely(actor)
        if len(options) == 1:
            return options[0]
        comparison = world.guess(actor, self.playout_rng).comparison(actor)
        best = options[0]
        best_value = comparison.glance(best)
        for index in range(1, len(options)):
            if self.late():
                break
            value = comparison.glance(options[index])
            if value > best_value:
                best = options[index]
                best_value = value
        return best

    def reward(self, world: State, path: list[Node]) -> None:
        """Tell every node on the *path* how its seat fared in *world*."""
        shares = [-1.0] * world.seats
        rewards = [0.0] * world.seats
        if world.over:
            shares = world.shares()
            rewards = self.final_rewards(world, shares)
        for node in path:
            seat = node.seat
            if shares[seat] < 0.0:
                rewards[seat] = world.evaluate(seat)
                shares[seat] = world.expected_share(rewards[seat])
            node.rewarded(rewards[seat], shares[seat])

    def final_rewards(self, world: State, shares: list[float]) -> list[float]:
        """Return the rewards of a finished game: the win, and a part for the points."""
        return [
            (1.0 - self.margin) * shares[seat] + self.margin * world.margin(seat)
            for seat in range(world.seats)
        ]


def reopen(world: State, seat: i64) -> None:
    """Ask the others again who have answered together with *seat*: they too will think."""
    frame = world.stack[-1]
    if not isinstance(frame, Together):
        return
    asked = frame.asked[:]
    answers = frame.answers[:]
    for other in range(len(asked)):
        if other != seat and len(answers[other]) > 0:
            asked[other] = frame.starts[other]
            answers[other] = vec[i64]()
    world.stack[-1] = frame.framed(asked, answers)


def next_seat(world: State) -> i64:
    """Let chance decide what it owes; return the seat that decides then, or OVER."""
    while not world.over:
        actor = world.stack[-1].next_owing()
        if actor != CHANCE:
            return actor
        world.roll()
    return OVER


def next_open(world: State, seat: i64) -> i64:
    """Return who decides next where a plan of *seat* can follow, or OVER.

    It ends at another's secret answer, which nothing may be made to depend on; so *seat* is asked
    first where several answer together.
    """
    actor = next_seat(world)
    if actor < 0 or not isinstance(world.stack[-1], Together):
        return actor
    return seat if world.stack[-1].question_for(seat) is not None else OVER


def opens_turn(world: State, seat: i64) -> bool:
    """Say whether a turn of *seat* begins: its own, or one that all take together."""
    if world.over:
        return False
    frame = world.stack[-1]
    if not isinstance(frame, Together):
        return frame.seat == seat and frame.opens_turn()
    return not any_answer(frame)


def any_answer(frame: "Together[State]") -> bool:
    """Say whether somebody has answered already."""
    return any(len(answers) > 0 for answers in frame.answers)
