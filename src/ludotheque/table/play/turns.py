"""Turns: acting, looking ahead, asking why not, giving up, running out of time."""

from ludotheque.core import IllegalAction, Refusal, State
from ludotheque.table.commands import Act, Done, Foresee, Preview, Resign, Why
from ludotheque.table.errors import RequestError
from ludotheque.table.play.bot_levels import QUICK_BOT
from ludotheque.table.play.chairs import changed_chair
from ludotheque.table.play.clock import NoClock
from ludotheque.table.play.imagined import action_numbers, illegal, known_refusal, worlds_after
from ludotheque.table.play.judged import Judged
from ludotheque.table.play.sitting import Sitting
from ludotheque.table.play.who import (
    Who,
    check_in_the_game,
    check_playing_themselves,
    check_status,
    held_chair,
)

__all__ = ["act", "check_foresee", "check_may_act", "check_preview", "resign", "run_out_of_time",
           "taken_before", "why"]  # fmt: skip


def act(sitting: Sitting, who: Who, command: Act, judged: Judged | None = None) -> Done:
    """Take a list of actions, once; it may have been *judged* before."""
    # Before anything else is checked: what is sent again may long be over or no longer asked.
    before = taken_before(sitting, who, command)
    if before:
        return {"at": before, "again": True}
    check_may_act(sitting, who, command)
    if judged is None:
        check_legal(sitting, command.seat, command.actions)
    at = sitting.number + 1
    taken = sitting.take(command.seat, command.actions, command.id)
    return {"at": at, "taken": taken}


def taken_before(sitting: Sitting, who: Who, command: Act) -> int:
    """Return which entry a command led to that is sent again; 0 for a new one."""
    held_chair(sitting, who, command.seat)
    return sitting.keys.get(f"{command.seat} {command.id}", 0) if command.id else 0


def check_may_act(sitting: Sitting, who: Who, command: Act) -> None:
    """Refuse one who may not answer now, whatever the answer."""
    chair = held_chair(sitting, who, command.seat)
    check_status(sitting, "playing")
    check_playing_themselves(chair)
    check_asked(sitting, command.seat, command.number)


def check_asked(sitting: Sitting, seat: int, number: int) -> None:
    """Refuse an answer to a question that is not, or no longer, asked.

    It is enough that *number*, the last that the client has seen, is not older than the question:
    what others have done since does not matter, so two who answer at the same time both may.
    """
    if sitting.questions[seat] is None:
        raise not_asked(sitting, seat)
    if not sitting.asked[seat] <= number <= sitting.number:
        raise RequestError(
            "stale",
            f"the question was asked at {sitting.asked[seat]}; you have seen {number}",
            number=sitting.number,
            asked=sitting.asked[seat],
        )


def not_asked(sitting: Sitting, seat: int) -> RequestError:
    """Return the error that says who is asked instead of *seat*, and by which rule."""
    rule = sitting.position.rule_of_turns()
    told = f"seat {seat} is not asked now" + (f" (rule {rule})" if rule else "")
    return RequestError("not-asked", told, seat=seat, waiting=sitting.waiting(), rule=rule)


def check_legal(sitting: Sitting, seat: int, actions: list[str]) -> None:
    """Refuse a list with anything that is not allowed, or that nobody can know to be."""
    state = sitting.position
    numbers = action_numbers(state, actions)
    refusal = known_refusal(state, seat, numbers[0])
    if refusal is not None:
        raise illegal(0, actions[0], refusal)
    # Imagining worlds takes its time, and most lists have one action.
    if len(actions) > 1:
        worlds_after(state, seat, actions)


def check_foresee(sitting: Sitting, who: Who, command: Foresee) -> None:
    """Refuse to foresee for one who is not asked, or where it was agreed to play without aids."""
    check_preview(sitting, who, command)
    if not sitting.terms.with_aids():
        raise RequestError("not-now", "this table is played without aids", status="playing")


def check_preview(sitting: Sitting, who: Who, command: Preview | Foresee) -> None:
    """Refuse to look ahead for one who is not asked."""
    check_status(sitting, "playing")
    check_in_the_game(held_chair(sitting, who, command.seat))
    if sitting.questions[command.seat] is None:
        raise not_asked(sitting, command.seat)


def why(sitting: Sitting, who: Who, command: Why) -> Done:
    """Say why an action is not allowed now."""
    check_status(sitting, "playing")
    check_in_the_game(held_chair(sitting, who, command.seat))
    refusal = why_not(sitting.position, command.seat, command.action)
    if refusal is None:
        return {"refusal": None}
    return {"refusal": {"key": refusal.key, "rule": refusal.rule, "facts": refusal.facts}}


def why_not(state: State, seat: int, action: str) -> Refusal | None:
    """Return why *seat* may not take an action, or why nobody ever may."""
    try:
        number = state.game.action(action)
    except IllegalAction as error:
        return error.refusal
    return known_refusal(state, seat, number)


def resign(sitting: Sitting, who: Who, command: Resign) -> Done:
    """Give up."""
    check_status(sitting, "playing")
    if held_chair(sitting, who, command.seat).resigned:
        raise RequestError("not-now", "this seat has given up already", status="playing")
    give_up(sitting, command.seat, why="resigned")
    return {}


def give_up(sitting: Sitting, seat: int, *, why: str) -> None:
    """Let *seat* be out of the game: a bot goes on as long as there are people."""
    others = [other for other in sitting.people() if other != seat]
    last = all(sitting.chairs[other].resigned for other in others)
    sitting.enter("resign", seat, why=why, bot=QUICK_BOT, **({"last": True} if last else {}))


def run_out_of_time(sitting: Sitting, seat: int) -> None:
    """The time of *seat* is up: a bot goes on, or the seat has lost, as was agreed."""
    clock = sitting.terms.clock
    if isinstance(clock, NoClock):
        return
    if clock.then == "lose":
        give_up(sitting, seat, why="time")
        return
    away = changed_chair(sitting.chairs[seat], away=True, bot=QUICK_BOT)
    sitting.enter("chair", seat, chair=away, why="time", keeps_time=True)
