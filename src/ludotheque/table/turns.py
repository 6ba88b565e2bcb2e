"""Turns: acting, looking ahead, asking why not, giving up."""

from ludotheque.table.chairs import Chair
from ludotheque.table.foresight import foresee, illegal, reads, refusal_known, sure
from ludotheque.table.sitting import Sitting
from ludotheque.table.thinking import QUICK_BOT
from ludotheque.table.trouble import Trouble
from ludotheque.table.who import Who, holds, needs_status
from ludotheque.table.wire import Act, Preview, Resign, Why

__all__ = ["act", "must_play", "preview", "resign", "why"]

Done = dict[str, object]


def act(sitting: Sitting, who: Who, command: Act) -> Done:
    """Take a list of actions, once."""
    seat = command.seat
    chair = holds(sitting, who, seat)
    key = f"{seat} {command.id}"
    if command.id and key in sitting.keys:
        return {"at": sitting.keys[key], "again": True}
    needs_status(sitting, "playing")
    must_play(chair)
    must_be_asked(sitting, seat, command.number)
    must_be_legal(sitting, seat, command.actions)
    at = sitting.number + 1
    taken = sitting.take(seat, command.actions, command.id)
    return {"at": at, "taken": taken}


def must_play(chair: Chair) -> None:
    """Refuse somebody for whom a bot plays."""
    if chair.away or chair.resigned:
        raise Trouble("not-now", "a bot plays this seat: return first", status="playing")


def must_be_asked(sitting: Sitting, seat: int, number: int) -> None:
    """Refuse an answer to a question that is not, or no longer, asked."""
    if sitting.questions[seat] is None:
        waiting = sitting.waiting()
        raise Trouble("not-asked", f"seat {seat} is not asked now", seat=seat, waiting=waiting)
    if not sitting.asked[seat] <= number <= sitting.number:
        raise Trouble(
            "stale",
            f"the question was asked at {sitting.asked[seat]}; you have seen {number}",
            number=sitting.number,
            asked=sitting.asked[seat],
        )


def must_be_legal(sitting: Sitting, seat: int, actions: list[str]) -> None:
    """Refuse a list with anything that is not allowed, or that nobody can know to be."""
    state = sitting.position
    numbers = reads(state, actions)
    refusal = refusal_known(state, seat, numbers[0])
    if refusal is not None:
        raise illegal(0, actions[0], refusal)
    if len(actions) > 1:
        sure(state, seat, actions)


def preview(sitting: Sitting, who: Who, command: Preview) -> Done:
    """Say what may follow a list of actions, as far as can be known."""
    needs_status(sitting, "playing")
    holds(sitting, who, command.seat)
    if sitting.questions[command.seat] is None:
        raise Trouble("not-asked", f"seat {command.seat} is not asked now", seat=command.seat)
    return foresee(sitting.position, command.seat, command.actions)


def why(sitting: Sitting, who: Who, command: Why) -> Done:
    """Say why an action is not allowed now."""
    needs_status(sitting, "playing")
    holds(sitting, who, command.seat)
    state = sitting.position
    refusal = refusal_known(state, command.seat, reads(state, [command.action])[0])
    if refusal is None:
        return {"refusal": None}
    return {"refusal": {"key": refusal.key, "rule": refusal.rule, "facts": refusal.facts}}


def resign(sitting: Sitting, who: Who, command: Resign) -> Done:
    """Give up."""
    needs_status(sitting, "playing")
    if holds(sitting, who, command.seat).resigned:
        raise Trouble("not-now", "this seat has given up already", status="playing")
    sitting.enter("resign", command.seat, why="resigned", bot=QUICK_BOT)
    return {}
