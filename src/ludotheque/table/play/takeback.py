"""Take-backs: an action may be undone by consent of all, where nothing came to light."""

from ludotheque.core import CHANCE, State
from ludotheque.table.commands import Answer, Back, Done
from ludotheque.table.errors import RequestError
from ludotheque.table.play.chairs import bot_of
from ludotheque.table.play.imagined import WORLDS, shows_more
from ludotheque.table.play.judged import Judged
from ludotheque.table.play.log_entry import Act
from ludotheque.table.play.sitting import Sitting, position_after
from ludotheque.table.play.terms import Terms
from ludotheque.table.play.who import (
    Who,
    check_playing_themselves,
    check_rest,
    check_status,
    held_chair,
)

__all__ = ["acts_to_undo", "answer", "ask", "check_may_ask", "undone"]


def ask(sitting: Sitting, who: Who, command: Back, judged: Judged | None = None) -> Done:
    """Ask everyone else who plays; with nobody to ask it is done at once."""
    check_may_ask(sitting, who, command)
    gone = acts_to_undo(sitting, command.seat) if judged is None else judged.gone
    asked = [seat for seat, chair in enumerate(sitting.chairs)
             if not bot_of(chair) and chair.player != who.player]  # fmt: skip
    sitting.enter("ask", command.seat, gone=gone, asked=asked)
    return take_back_if_agreed(sitting)


def check_may_ask(sitting: Sitting, who: Who, command: Back) -> None:
    """Refuse one who may not ask to take back now, whatever it is."""
    check_status(sitting, "playing")
    check_playing_themselves(held_chair(sitting, who, command.seat))
    check_rest(sitting, command.seat)


def answer(sitting: Sitting, who: Who, command: Answer) -> Done:
    """Agree, or do not."""
    check_status(sitting, "playing")
    held_chair(sitting, who, command.seat)
    if sitting.back is None or command.seat not in sitting.back.asked:
        raise RequestError("not-now", "nobody asks this seat to agree", status="playing")
    if command.seat in sitting.back.agreed:
        return {"taken_back": False}
    sitting.enter("answer", command.seat, yes=command.yes)
    return take_back_if_agreed(sitting)


def take_back_if_agreed(sitting: Sitting) -> Done:
    """Take back once everyone who was asked has agreed."""
    request = sitting.back
    if request is None or set(request.agreed) != set(request.asked):
        return {"taken_back": False}
    sitting.enter("back", request.seat, gone=request.gone)
    return {"taken_back": True}


def acts_to_undo(sitting: Sitting, seat: int) -> list[int]:
    """Return the numbers of the acts that go when *seat* takes its last choice back."""
    return undone(sitting.terms, sitting.acts, seat)


def undone(terms: Terms, acts: list[Act], seat: int) -> list[int]:
    """Return the same of a game by these *terms*; refuse where something came to light since."""
    first = _last_choice(acts, seat)
    since = acts[first:]
    if any(act.seat == CHANCE for act in since):
        raise RequestError("revealed", "chance has decided something since")
    before = position_after(terms, acts[:first])
    if _came_to_light(before, since):
        raise RequestError("revealed", "something hidden has come to light since")
    if _independent(before, since, seat):
        return [act.number for act in since if act.seat == seat]
    return [act.number for act in since]


def _last_choice(acts: list[Act], seat: int) -> int:
    """Return the place of the first act of the last list that *seat* sent."""
    for place in range(len(acts) - 1, -1, -1):
        if acts[place].seat == seat and not acts[place].later:
            return place
    raise RequestError("nothing-to-take-back", "this seat has not acted yet")


def _came_to_light(before: State, acts: list[Act]) -> bool:
    """Say whether one of *acts* showed anybody more than that it was taken."""
    viewers = list(range(before.seats))
    for act in acts:
        number = before.game.actions.number(act.action)
        after = before.copy()
        after.apply(act.seat, number)
        if shows_more(before, after, (act.seat, number), viewers, WORLDS):
            return True
        before = after
    return False


def _independent(before: State, since: list[Act], seat: int) -> bool:
    """Say whether the others have only answered what they were asked at the same time."""
    together = before.waiting()
    others = [act for act in since if act.seat != seat]
    if not others or any(act.seat not in together for act in others):
        return False
    # Their answers stay only if they can be given without the one that goes.
    state = before.copy()
    for act in others:
        if state.refusal(act.seat, state.game.actions.number(act.action)) is not None:
            return False
        state.act(act.seat, act.action)
    return seat in state.waiting()
