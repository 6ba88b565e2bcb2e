"""Where hidden cards can be, by the hands that a seat has looked at (BK-8.2, BK-8.3).

A hand that a seat has looked at is known to it: what leaves it later is shown, or is one of its
parchments.  So the parchments of a hand form a group that is closed from one look to the next:
each is still in the hand or lies before a seat that has held it since.  Everything else unseen
is one pool.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.bunny_kingdom.box.cards import with_card
from ludotheque.games.bunny_kingdom.box.components import PARCHMENT
from ludotheque.games.bunny_kingdom.rules.hands import direction, hand_size
from ludotheque.games.bunny_kingdom.rules.seen import KEPT_UNSEEN, KNOWN
from ludotheque.games.bunny_kingdom.table import COPYING, DRAFTING, FROM_PROVISIONS, Table

__all__ = [
    "IN_HAND",
    "UNSEEN",
    "Group",
    "drew_unseen",
    "groups",
    "hand_look",
    "known_discarded",
    "parchment_look",
    "sees_hand",
    "unseen_hand",
    "unseen_kept",
]

UNSEEN: Final = -1
# Places in hands come after all those before the four seats, which have 64 each.
IN_HAND: Final = 1024


def last_look(s: Table, viewer: i64, holder: i64, round_: i64, pick: i64) -> i64:
    """Return the look that *viewer* had at the hand that *holder* has at *pick*, or UNSEEN.

    It is the pick at which *viewer* held that hand last, with the round: round * 16 + pick.
    """
    if viewer < 0:
        return UNSEEN
    # A hand moves one seat a pick, so the picks since then are the seats between the two.
    passes = ((holder - viewer) * direction(round_) + s.seats) % s.seats
    if passes == 0:
        passes = s.seats
    if pick < passes:
        return UNSEEN
    return round_ * 16 + pick - passes


def parchment_look(s: Table, viewer: i64, holder: i64, taken: i64) -> i64:
    """Return the last look of *viewer* at the hand that a face-down parchment was taken from."""
    if taken == FROM_PROVISIONS:
        return UNSEEN
    return last_look(s, viewer, holder, taken // 16, taken % 16)


def hand_look(s: Table, viewer: i64, holder: i64) -> i64:
    """Return the last look of *viewer* at the hand that *holder* has now or was just passed."""
    # Once all have chosen, the hands lie with those who will hold them at the next pick.
    pick = s.pick if s.phase == DRAFTING else s.pick + 1
    return last_look(s, viewer, holder, s.round, pick)


def sees_hand(s: Table, viewer: i64, holder: i64) -> bool:
    """Say whether *viewer* holds that hand now; one just passed to it lies face down (BK-5.4)."""
    return viewer == holder and s.phase == DRAFTING


class Group:
    """Parchments that the viewer has seen together: which, sorted, and the places for them.

    A place is seat * 64 + index of a face-down parchment, or IN_HAND more for a card of a hand.
    """

    __slots__ = ("cards", "look", "places")

    def __init__(self, look: i64) -> None:
        self.look: i64 = look
        self.cards: Ints = vec[i64]()
        self.places: Ints = vec[i64]()

    def add(self, card: i64, place: i64) -> None:
        """Add *card*, which lies at *place*."""
        self.cards = with_card(self.cards, card)
        self.places = append(self.places, place)


def group_of(found: list[Group], look: i64) -> Group:
    """Return the group of *look*, a new one if it is the first of it."""
    for group in found:
        if group.look == look:
            return group
    group = Group(look)
    found.append(group)
    return group


def groups(s: Table, viewer: i64) -> list[Group]:
    """Return all groups of parchments that *viewer* knows together but may not know apart."""
    found: list[Group] = []
    for seat in range(s.seats):
        if seat != viewer and s.phase < COPYING:
            group_kept(s, viewer, seat, found)
    # What was passed to the viewer itself and not looked at yet is a group like any other.
    for seat in range(s.seats):
        look = hand_look(s, viewer, seat)
        if look != UNSEEN and not sees_hand(s, viewer, seat):
            index: i64 = 0
            for card in s.hands[seat]:
                if card >= PARCHMENT:
                    group_of(found, look).add(card, IN_HAND + seat * 64 + index)
                index += 1
    return found


def group_kept(s: Table, viewer: i64, seat: i64, found: list[Group]) -> None:
    """Add to *found* the parchments before *seat* that *viewer* saw in a hand."""
    index: i64 = 0
    for card in s.parchments[seat]:
        look = parchment_look(s, viewer, seat, s.taken[seat][index])
        if look != UNSEEN:
            group_of(found, look).add(card, seat * 64 + index)
        index += 1


def unseen_hand(s: Table, viewer: i64, seat: i64) -> bool:
    """Say whether *viewer* has never looked at the hand of *seat*."""
    return hand_look(s, viewer, seat) == UNSEEN and not sees_hand(s, viewer, seat)


def unseen_kept(s: Table, viewer: i64) -> Ints:
    """Return the places of the face-down parchments of which *viewer* knows nothing."""
    places = vec[i64]()
    if s.phase >= COPYING:
        return places
    for seat in range(s.seats):
        index: i64 = 0
        for taken in s.taken[seat]:
            if seat != viewer and parchment_look(s, viewer, seat, taken) == UNSEEN:
                places = append(places, seat * 64 + index)
            index += 1
    return places


def drew_unseen(s: Table, seat: i64) -> bool:
    """Say whether, at two, the hand of *seat* is one passed to it and a card of its reserve."""
    return s.phase == DRAFTING and s.pick > 0 and len(s.hands[seat]) == hand_size(2, s.pick)


def known_discarded(s: Table, viewer: i64, card: i64) -> bool:
    """Say whether *viewer* knows that *card* was discarded, by itself or by the rival (BK-8.4)."""
    if card in s.discards[viewer]:
        return True
    if s.seats > 2:
        return False
    turn: i64 = 0
    for seen in s.seen[1 - viewer]:
        if seen in (KNOWN, KEPT_UNSEEN) and s.discards[1 - viewer][turn] == card:
            return True
        turn += 1
    return False
