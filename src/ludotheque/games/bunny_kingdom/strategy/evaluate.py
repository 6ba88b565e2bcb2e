"""How good a position is: the carrots that each seat may expect, and who leads by them.

What decides is the product of strength and wealth, so a fief is worth what it brings at the
harvests to come, and a little for each half of a product that may still find its other half.
Cards chosen, waiting or about to be passed on are worth what they would add to that.
"""

from mypy_extensions import i64

from ludotheque.core.odds import by_lead
from ludotheque.games.bunny_kingdom.box.components import CAMP, TOWER
from ludotheque.games.bunny_kingdom.rules import camps, construction, draft
from ludotheque.games.bunny_kingdom.rules.scoring import scores
from ludotheque.games.bunny_kingdom.strategy import weights
from ludotheque.games.bunny_kingdom.strategy.hand import Hand
from ludotheque.games.bunny_kingdom.strategy.realm import Outlook, Realm
from ludotheque.games.bunny_kingdom.strategy.worths import card_worth, parchment_worth
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["evaluate", "expected_points", "glance", "without_draft"]


def evaluate(s: Table, seat: i64) -> float:
    """Return 0 to 1: how good the lead is that *seat* may expect, 0.5 if it is none."""
    if s.over:
        return s.shares()[seat]
    now = Outlook(s)
    mine = expected_points(s, now, seat)
    best = -1.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected_points(s, now, other))
    return by_lead(mine - best, weights.SPREAD)


def glance(s: Table, seat: i64) -> float:
    """Return the carrots that *seat* may expect, whatever the others may."""
    # Enough to compare one's own choices, and only one seat has to be counted.
    return float(scores(s)[seat]) if s.over else expected_points(s, Outlook(s), seat)


def expected_points(s: Table, now: Outlook, seat: i64) -> float:
    """Return the carrots that *seat* has and may still expect."""
    return without_draft(s, now, seat) + draft_prospects(s, now, seat)


def without_draft(s: Table, now: Outlook, seat: i64) -> float:
    """Return the same without what is being drafted."""
    realm = now.realm(seat)
    return standing(s, now, realm) + waiting_prospects(s, now, realm)


def standing(s: Table, now: Outlook, realm: Realm) -> float:
    """Return what a seat has: its carrots, and the worth of its fiefs and parchments."""
    total = float(s.carrots[realm.seat])
    fiefs = realm.fiefs
    for fief in range(fiefs.count()):
        total += now.fief_worth(fiefs.strength[fief], fiefs.resources[fief])
    for card in realm.held:
        total += parchment_worth(s, now, realm, card)
    return total


def waiting_prospects(s: Table, now: Outlook, realm: Realm) -> float:
    """Return what the constructions that wait will add, as far as there is room for them."""
    room: i64 = len(realm.free)
    waits = s.waits[realm.seat]
    waiting: i64 = len(waits)
    total = now.room * float(room)
    if waiting == 0:
        return total
    # More than there is room for: each counts less, as if all had the same chance of a square.
    crowd = 1.0 if waiting <= room + 1 else float(room + 1) / float(waiting)
    for card in waits:
        patience = 1.0 if begun_to_place(s, realm.seat, card) else weights.WAITS
        total += patience * crowd * card_worth(s, now, realm, card)
    return total


def begun_to_place(s: Table, seat: i64, card: i64) -> bool:
    """Say whether *seat* has begun to place *card*: a first sky tower, an announced camp."""
    # What is half done must look better than what only waits, or bots would not begin it.
    top = s.stack[-1]
    if isinstance(top, construction.JoinFiefs):
        return top.seat == seat and card == TOWER
    if isinstance(top, camps.PlaceCamp):
        return top.seat == seat and card == CAMP + top.camp
    if isinstance(top, camps.PlaceCampBefore):
        return top.announcer == seat and card == CAMP + top.announced
    return False


def draft_prospects(s: Table, now: Outlook, seat: i64) -> float:
    """Return what the cards chosen so far will add, less what is left for the next player."""
    top = s.stack[-1]
    if not isinstance(top, draft.Draft) or len(top.answers[seat]) == 0:
        return 0.0
    hand = Hand(s, now, seat)
    for action in top.answers[seat]:
        hand.choose(action)
    return hand.prospects()
