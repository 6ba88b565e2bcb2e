"""Trade: coins and the item after an offer, and the row that is renewed (AB-9)."""

from mypy_extensions import i64

from ludotheque.core.facts import Fact
from ludotheque.games.above_and_below.box.actions import ACCEPT, LEAST_OFFER, OFFER
from ludotheque.games.above_and_below.consequences.changes import before_and_after, price
from ludotheque.games.above_and_below.consequences.payment import spent
from ludotheque.games.above_and_below.consequences.track import item_more
from ludotheque.games.above_and_below.rules.trade import (
    AnswerOffer,
    MakeOffer,
    PayRenewal,
    hand_over,
)
from ludotheque.games.above_and_below.table import Table

__all__ = ["answering", "offering", "paying", "renewing"]


def offering(s: Table, question: MakeOffer, action: i64) -> list[Fact]:
    """Return the coins that are left if the offer is accepted, and what the item is good for."""
    offered = action - OFFER + LEAST_OFFER
    facts = price(s, question.seat, offered, "AB-9.2")
    return facts + item_more(s, question.seat, s.sale[question.seller])


def answering(s: Table, question: AnswerOffer, action: i64) -> list[Fact]:
    """Return what selling brings and takes, or what the buyer may do after a refusal."""
    if action == ACCEPT:
        world = s.copy()
        hand_over(world, question.seat, question.buyer, question.coins)
        facts = before_and_after(s, world, question.seat, "AB-9.2")
    else:
        facts = [
            Fact("must-raise", {"other": question.buyer, "least": question.coins + 1}, "AB-9.3")
        ]
    # What would be missed, or stays: the same item, counted as one more than without it.
    world = s.copy()
    item = world.sale[question.seat]
    world.sale[question.seat] = -1
    return facts + item_more(world, question.seat, item)


def renewing(s: Table, row: i64) -> list[Fact]:
    """Return the pile that new cards come from: which, nobody knows."""
    facts: dict[str, object] = {
        "row": "outposts" if row else "houses",
        "count": len(s.piles[row]),
    }
    return [Fact("renewed-row", facts, "AB-9.7")]


def paying(s: Table, question: PayRenewal, action: i64) -> list[Fact]:
    """Return what the new row costs."""
    return spent(s, question, action) + renewing(s, question.row)
