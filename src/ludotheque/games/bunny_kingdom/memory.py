"""What a seat may know of hidden cards, and dealing all the rest again (BK-8).

A hand that a seat has looked at is known to it: what leaves it later is shown, or is one of its
parchments.  So the parchments of a hand form a group that is closed from one look to the next:
each is still in the hand or lies before a seat that has held it since.  Everything else unseen
is one pool.  Each arrangement of groups and pool is equally likely.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.bunny_kingdom import rival
from ludotheque.games.bunny_kingdom.components import PARCHMENT
from ludotheque.games.bunny_kingdom.hands import direction
from ludotheque.games.bunny_kingdom.pool import Pool, in_order, with_last_at
from ludotheque.games.bunny_kingdom.resolution import FROM_PROVISIONS
from ludotheque.games.bunny_kingdom.rows import with_card
from ludotheque.games.bunny_kingdom.state import COPYING, DRAFTING, Bunny

__all__ = ["IN_HAND", "UNSEEN", "Group", "deal_again", "groups", "hand_look", "parchment_look"]

UNSEEN: Final = -1
IN_HAND: Final = 1024


def last_look(s: Bunny, viewer: i64, holder: i64, round_: i64, pick: i64) -> i64:
    """Return the look that *viewer* had at the hand that *holder* has at *pick*, or UNSEEN.

    It is the pick at which *viewer* held that hand last, with the round: round * 16 + pick.
    """
    if viewer < 0:
        return UNSEEN
    passes = ((holder - viewer) * direction(round_) + s.seats) % s.seats
    seen = pick - (passes if passes > 0 else s.seats)
    return round_ * 16 + seen if seen >= 0 else UNSEEN


def parchment_look(s: Bunny, viewer: i64, holder: i64, taken: i64) -> i64:
    """Return the last look of *viewer* at the hand that a face-down parchment was taken from."""
    if taken == FROM_PROVISIONS:
        return UNSEEN
    return last_look(s, viewer, holder, taken // 16, taken % 16)


def hand_look(s: Bunny, viewer: i64, holder: i64) -> i64:
    """Return the last look of *viewer* at the hand that *holder* has now or was just passed."""
    pick = s.pick if s.phase == DRAFTING else s.pick + 1
    return last_look(s, viewer, holder, s.round, pick)


def holds_looked_at(s: Bunny, viewer: i64, holder: i64) -> bool:
    """Say whether *viewer* has that hand before its eyes."""
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


def groups(s: Bunny, viewer: i64) -> list[Group]:
    """Return all groups of parchments that *viewer* knows together but may not know apart."""
    found: list[Group] = []
    for seat in range(s.seats):
        if seat != viewer and s.phase < COPYING:
            group_kept(s, viewer, seat, found)
    for seat in range(s.seats):
        look = hand_look(s, viewer, seat)
        if look != UNSEEN and not holds_looked_at(s, viewer, seat):
            index: i64 = 0
            for card in s.hands[seat]:
                if card >= PARCHMENT:
                    group_of(found, look).add(card, IN_HAND + seat * 64 + index)
                index += 1
    return found


def group_kept(s: Bunny, viewer: i64, seat: i64, found: list[Group]) -> None:
    """Add to *found* the parchments before *seat* that *viewer* saw in a hand."""
    index: i64 = 0
    for card in s.parchments[seat]:
        look = parchment_look(s, viewer, seat, s.taken[seat][index])
        if look != UNSEEN:
            group_of(found, look).add(card, seat * 64 + index)
        index += 1


def deal_again(s: Bunny, viewer: i64, rng: Rng) -> None:
    """Deal all that *viewer* cannot know again, each arrangement as likely."""
    if s.seats == 2 and viewer >= 0:
        rival.deal_again(s, viewer, rng)
        return
    for group in groups(s, viewer):
        deal_group(s, group, rng)
    deal_unseen(s, viewer, rng)
    if s.seats == 2:
        rival.retell(s, rng)


def deal_group(s: Bunny, group: Group, rng: Rng) -> None:
    """Put the cards of *group* on its places in any order; at most one hand is among them."""
    left = group.cards[:]
    holder: i64 = -1
    for place in group.places:
        seat = place % IN_HAND // 64
        index = rng.below(len(left))
        if place < IN_HAND:
            s.parchments[seat][place % 64] = left[index]
        else:
            s.hands[seat][place % 64] = left[index]
            holder = seat
        left = with_last_at(left, index)
    if holder >= 0:
        s.hands[holder] = in_order(s.hands[holder])


def deal_unseen(s: Bunny, viewer: i64, rng: Rng) -> None:
    """Deal every card that *viewer* has never seen: first the face-down parchments."""
    pool = Pool()
    pool.add_all(s.deck)
    for seat in range(s.seats):
        if is_unseen(s, viewer, seat):
            pool.add_all(s.hands[seat])
        pool.add_all(s.discards[seat])
    kept = unseen_kept(s, viewer)
    for place in kept:
        pool.add(s.parchments[place // 64][place % 64])
    pool.sort()
    for place in kept:
        s.parchments[place // 64][place % 64] = pool.take_parchment(rng)
    for seat in range(s.seats):
        if is_unseen(s, viewer, seat):
            s.hands[seat] = pool.take_hand(len(s.hands[seat]), rng)
        for index in range(len(s.discards[seat])):
            s.discards[seat][index] = pool.take(rng)
    s.deck = pool.rest()


def is_unseen(s: Bunny, viewer: i64, seat: i64) -> bool:
    """Say whether *viewer* has never looked at the hand of *seat*."""
    return hand_look(s, viewer, seat) == UNSEEN and not holds_looked_at(s, viewer, seat)


def unseen_kept(s: Bunny, viewer: i64) -> Ints:
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
