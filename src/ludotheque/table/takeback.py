"""Take-backs: an action may be undone by consent of all, where nothing came to light."""

from ludotheque.core import CHANCE, State
from ludotheque.table.chairs import bot_of
from ludotheque.table.foresight import WORLDS, tells_more
from ludotheque.table.sitting import Entry, Sitting, position_after
from ludotheque.table.trouble import Trouble
from ludotheque.table.turns import must_play
from ludotheque.table.who import Who, holds, needs_status
from ludotheque.table.wire import Answer, Back

__all__ = ["acts_to_undo", "answer", "ask"]

Done = dict[str, object]


def acts_to_undo(sitting: Sitting, seat: int) -> list[int]:
    """Return the numbers of the acts that go when *seat* takes its last choice back."""
    acts = sitting.acts
    first = _last_choice(acts, seat)
    since = acts[first:]
    if any(act.seat == CHANCE for act in since):
        raise Trouble("revealed", "chance has decided something since")
    before = position_after(sitting.terms, acts[:first])
    if _came_to_light(before.copy(), since):
        raise Trouble("revealed", "something hidden has come to light since")
    if _independent(before, since, seat):
        return [act.number for act in since if act.seat == seat]
    return [act.number for act in since]


def _last_choice(acts: list[Entry], seat: int) -> int:
    """Return the place of the first act of the last list that *seat* sent."""
    for place in range(len(acts) - 1, -1, -1):
        if acts[place].seat == seat and not acts[place].body.get("i"):
            return place
    raise Trouble("nothing-to-take-back", "this seat has not acted yet")


def _came_to_light(state: State, acts: list[Entry]) -> bool:
    """Say whether an act showed anybody more than that it was taken."""
    for act in acts:
        number = state.game.actions.number(act.body["a"])
        if tells_more(state, act.seat, number, list(range(state.seats)), WORLDS):
            return True
    return False


def _independent(before: State, since: list[Entry], seat: int) -> bool:
    """Say whether the others have only answered what they were asked at the same time."""
    together = before.waiting()
    others = [act for act in since if act.seat != seat]
    if not others or any(act.seat not in together for act in others):
        return False
    state = before.copy()
    for act in others:
        if state.refusal(act.seat, state.game.actions.number(act.body["a"])) is not None:
            return False
        state.act(act.seat, act.body["a"])
    return seat in state.waiting()


def ask(sitting: Sitting, who: Who, command: Back) -> Done:
    """Ask everyone else who plays; with nobody to ask it is done at once."""
    needs_status(sitting, "playing")
    must_play(holds(sitting, who, command.seat))
    gone = acts_to_undo(sitting, command.seat)
    asked = [seat for seat, chair in enumerate(sitting.chairs)
             if not bot_of(chair) and chair.player != who.player]  # fmt: skip
    sitting.enter("ask", command.seat, gone=gone, asked=asked)
    return settle(sitting)


def answer(sitting: Sitting, who: Who, command: Answer) -> Done:
    """Agree, or do not."""
    needs_status(sitting, "playing")
    holds(sitting, who, command.seat)
    if sitting.back is None or command.seat not in sitting.back.asked:
        raise Trouble("not-now", "nobody asks this seat to agree", status="playing")
    if command.seat in sitting.back.agreed:
        return {"taken_back": False}
    sitting.enter("answer", command.seat, yes=command.yes)
    return settle(sitting)


def settle(sitting: Sitting) -> Done:
    """Take back once everyone who was asked has agreed."""
    request = sitting.back
    if request is None or set(request.agreed) != set(request.asked):
        return {"taken_back": False}
    sitting.enter("back", request.seat, gone=request.gone)
    return {"taken_back": True}
