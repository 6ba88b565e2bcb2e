"""Laws 3, 6, 7 and 9: what may be done, what is kept, that games end, and who answers first."""

from random import Random
from typing import Any

from ludotheque.core import CHANCE, OVER, Chance, IllegalAction, State, Together, accepted
from ludotheque.laws.broken import difference, hold
from ludotheque.laws.cases import Case
from ludotheque.laws.walking import step_at_random

__all__ = ["any_order", "box_is_whole", "chance_is_fair_to_the_record", "conservation_and_bound",
           "ended_well", "legality", "refused_cleanly"]  # fmt: skip


def legality(state: State) -> None:
    """Law 3: exactly the legal actions are accepted; all else is refused and changes nothing."""
    before = state.snapshot()
    for seat in range(-1, state.seats):
        legal = sorted(state.legal(seat) if seat >= 0 else [a for a, _ in state.chances()])
        owes = seat in state.waiting() or (seat == CHANCE and state.actor() == CHANCE)
        hold(bool(legal) == owes, 3,
             f"seat {seat} is {'' if owes else 'not '}asked, and may take {legal}")  # fmt: skip
        taken = accepted(state, seat)
        hold(taken == legal, 3, f"seat {seat} may take {legal}, and {taken} are not refused")
    if state.snapshot() != before:
        hold(False, 3, f"looking changed the table: {difference(before, state.snapshot())}")


def refused_cleanly(state: State, picker: Random) -> None:
    """Law 3, the other half: a refused action leaves the state as it was."""
    before = state.snapshot()
    size = len(state.game.actions)
    for _ in range(5):
        seat, action = picker.randrange(-4, state.seats + 2), picker.randrange(-3, size + 3)
        if state.refusal(seat, action) is not None:
            try:
                state.apply(seat, action)
            except IllegalAction as error:
                hold(bool(error.refusal.key), 3, f"seat {seat} is refused {action} without a word")
            else:
                hold(False, 3, f"seat {seat} could take the refused action {action}")
    if state.snapshot() != before:
        seen = difference(before, state.snapshot())
        hold(False, 3, f"a refused action changed the table: {seen}")


def conservation_and_bound(case: Case, seed: int) -> int:
    """Laws 6 and 7: nothing of the box is lost, and the game ends within its bound."""
    state = case.new(seed)
    bound = case.game.bound(state.edition, case.seats)
    box = state.census()
    picker = Random(seed)
    decisions = 0
    while not state.over:
        seat, _ = step_at_random(state, picker)
        decisions += seat != CHANCE
        box_is_whole(state, box, f"after {decisions} decisions")
        hold(decisions <= bound, 7, f"{decisions} decisions, and the bound says {bound}")
    ended_well(state)
    return decisions


def box_is_whole(state: State, box: dict[str, int], when: str) -> None:
    """Law 6: every component of the *box* is somewhere."""
    if state.census() != box:
        hold(False, 6, f"{when}: {difference(box, state.census())}")


def ended_well(state: State) -> None:
    """Law 7: a game that is over asks nobody and says how it ended."""
    hold(state.actor() == OVER, 7, "the game is over, and somebody is still in turn")
    hold(state.waiting() == [], 7, "the game is over, and somebody is still asked")
    hold(bool(state.ending()), 7, "the game is over, and does not say why it ended")
    winners = set(state.winners())
    hold(winners <= set(range(state.seats)), 7, f"{winners} won, and not all of them sit here")


def any_order(state: State, seed: int) -> bool:
    """Law 9: simultaneous answers give the same state in any order; say whether any were owed."""
    if state.over or not isinstance(state.stack[-1], Together):
        return False
    picker = Random(seed)
    lines = {seat: answers_of(state.copy(), seat, picker) for seat in state.waiting()}
    ends = [answered(state.copy(), lines, picker) for _ in range(3)]
    for end in ends[1:]:
        if end != ends[0]:
            hold(False, 9, f"who answers first matters: {difference(ends[0], end)}")
    return True


def answered(world: State, lines: dict[int, list[int]], picker: Random) -> dict[str, object]:
    """Return what comes of the answers in *lines*, given in any order."""
    left = {seat: list(line) for seat, line in lines.items()}
    while left:
        seat = picker.choice(sorted(left))
        refusal = world.refusal(seat, left[seat][0])
        hold(refusal is None, 9, f"seat {seat} may not answer as it could before others did")
        world.apply(seat, left[seat].pop(0))
        if not left[seat]:
            del left[seat]
    return world.snapshot()


def answers_of(state: State, seat: int, picker: Random) -> list[int]:
    """Return one way for *seat* to answer everything it owes in the open frame."""
    frame: Any = state.stack[-1]
    answers: list[int] = []
    while frame.asked[seat] is not None:
        answers.append(picker.choice([int(option) for option in frame.options_for(state, seat)]))
        frame = frame.answered(state, seat, answers[-1])
    return answers


def chance_is_fair_to_the_record(state: State) -> None:
    """Law 8: forcing the outcome that chance would draw leaves the generator where it would be."""
    if state.actor() != CHANCE:
        return
    drawn, forced = state.copy(), state.copy()
    outcome = drawn.roll()
    hold(isinstance(state.stack[-1], Chance), 8, "chance is owed, and asked by no Chance decision")
    possible = [action for action, weight in state.chances() if weight > 0]
    hold(outcome in possible, 8, f"chance brought {outcome}, and could only bring {possible}")
    forced.apply(CHANCE, outcome)
    if forced.snapshot() != drawn.snapshot():
        seen = difference(drawn.snapshot(), forced.snapshot())
        hold(False, 8, f"chance that is forced leads elsewhere than chance: {seen}")
