"""What a seat looks at in a hurry: few answers, and in the night only one bed at a time."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.actions import END_BEDS, PASS, SLEEP
from ludotheque.games.above_and_below.rules.night import Sleep, area_after
from ludotheque.games.above_and_below.rules.turn import Turn
from ludotheque.games.above_and_below.table import REST, Table

__all__ = ["actions_of_turn", "likely"]


def likely(s: Table, seat: i64) -> Ints:
    """Return the answers that *seat* looks at in a hurry, never none."""
    top = s.stack[-1]
    # In the night every seat has a question of its own.
    question = top.question_for(seat)
    if isinstance(question, Turn):
        return actions_of_turn(s, question)
    if isinstance(question, Sleep):
        return append(vec[i64](), best_bed(s, question))
    return top.options_for(s, seat)


def actions_of_turn(s: Table, turn: Turn) -> Ints:
    """Return the actions without the free ones, which seldom matter."""
    found = vec[i64](capacity=8)
    return turn.with_actions(s, append(found, PASS))


def best_bed(s: Table, question: Sleep) -> i64:
    """Return the bed of whoever is of most use tomorrow: the brightest at rest, or one hurt."""
    best: i64 = END_BEDS
    most: i64 = -1
    for action in question.options(s):
        if action < END_BEDS:
            use = use_of(s, question, action - SLEEP)
            if use > most:
                best = action
                most = use
    return best


def use_of(s: Table, question: Sleep, villager: i64) -> i64:
    """Return the lanterns of *villager* if a bed makes him ready, else none."""
    if area_after(s, question.seat, villager, question.healed, question.woken) != REST:
        return 0
    lanterns: i64 = 1
    for shown in s.box.villagers[villager].lanterns:
        lanterns += shown
    return lanterns
