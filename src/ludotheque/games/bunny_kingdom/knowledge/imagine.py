"""Imagining: all that a seat cannot know, dealt again (BK-8.6).

Each arrangement of the groups of parchments and of the cards never seen is equally likely.
"""

from mypy_extensions import i64

from ludotheque.core.ints import rows_copied
from ludotheque.core.rng import Rng
from ludotheque.games.bunny_kingdom.knowledge import rival
from ludotheque.games.bunny_kingdom.knowledge.pool import Pool, in_order, with_last_at
from ludotheque.games.bunny_kingdom.knowledge.possible import (
    IN_HAND,
    Group,
    groups,
    unseen_hand,
    unseen_kept,
)
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["deal_again"]


def deal_again(s: Table, viewer: i64, rng: Rng) -> None:
    """Deal all that *viewer* cannot know again, each arrangement as likely."""
    if s.seats == 2:
        # Written into below: what copies share must become this table's own.
        s.discards = rows_copied(s.discards)
        s.seen = rows_copied(s.seen)
    if s.seats == 2 and viewer >= 0:
        rival.deal_again(s, viewer, rng)
        return
    for group in groups(s, viewer):
        deal_group(s, group, rng)
    deal_unseen(s, viewer, rng)
    if s.seats == 2:
        rival.choose_added_cards(s, rng)


def deal_group(s: Table, group: Group, rng: Rng) -> None:
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


def deal_unseen(s: Table, viewer: i64, rng: Rng) -> None:
    """Deal every card that *viewer* has never seen: first the face-down parchments."""
    # Those come first because only parchments fit there: dealt later, they might have run out.
    pool = Pool()
    pool.add_all(s.deck)
    for seat in range(s.seats):
        if unseen_hand(s, viewer, seat):
            pool.add_all(s.hands[seat])
        pool.add_all(s.discards[seat])
    kept = unseen_kept(s, viewer)
    for place in kept:
        pool.add(s.parchments[place // 64][place % 64])
    pool.sort()
    for place in kept:
        s.parchments[place // 64][place % 64] = pool.take_parchment(rng)
    for seat in range(s.seats):
        if unseen_hand(s, viewer, seat):
            s.hands[seat] = pool.take_hand(len(s.hands[seat]), rng)
        for index in range(len(s.discards[seat])):
            s.discards[seat][index] = pool.take(rng)
    s.deck = pool.rest()
