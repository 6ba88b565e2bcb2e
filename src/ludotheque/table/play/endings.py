"""Endings: who has won when the game is over, or when too many have given up."""

import msgspec

from ludotheque.core import State
from ludotheque.table.play.chairs import Chair

__all__ = ["Outcome", "abandoned", "finished"]


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended: the ranking lists the seats in groups, best first."""

    ending: str
    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    sheet: list[dict[str, int]]
    resigned: list[int]


def finished(state: State, chairs: list[Chair]) -> Outcome:
    """Return the outcome of a game that was played to its end.

    There are rules by which nobody wins; but if all who won have given up, the best of the
    others takes their place.
    """
    staying = [seat for seat, chair in enumerate(chairs) if not chair.resigned]
    won = state.winners()
    winners = [seat for seat in won if seat in staying]
    if won and not winners:
        winners = leaders(state, staying)
    return outcome_of(state, chairs, state.ending(), winners)


def abandoned(state: State, chairs: list[Chair], why: str, *, last: bool) -> Outcome | None:
    """Return the outcome if one seat has not given up, or if the *last* person has."""
    staying = [seat for seat, chair in enumerate(chairs) if not chair.resigned]
    if len(staying) != 1 and not last:
        return None
    return outcome_of(state, chairs, why, leaders(state, staying) if staying else [])


def leaders(state: State, seats: list[int]) -> list[int]:
    """Return those of *seats* with the most points."""
    scores = state.scores()
    best = max(scores[seat] for seat in seats)
    return [seat for seat in seats if scores[seat] == best]


def outcome_of(state: State, chairs: list[Chair], ending: str, winners: list[int]) -> Outcome:
    """Return the outcome: winners, the others by points, those who gave up last."""
    resigned = [seat for seat, chair in enumerate(chairs) if chair.resigned]
    # Who gave up ranks last, whatever points the bot has made that went on for them.
    others = [seat for seat in range(len(chairs)) if seat not in winners + resigned]
    ranking = [winners] if winners else []
    while others:
        ranking.append(leaders(state, others))
        others = [seat for seat in others if seat not in ranking[-1]]
    if resigned:
        ranking.append(resigned)
    return Outcome(ending, winners, ranking, state.scores(), state.score_sheet(), resigned)
