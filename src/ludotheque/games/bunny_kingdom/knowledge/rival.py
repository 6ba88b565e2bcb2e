"""Imagining at two: what the rival discarded, kept and holds, dealt again (BK-8.4, BK-8.6).

What was seen of a turn may leave open whether a known parchment was kept or discarded, the other
place then holding an unseen card.  Dealing again weighs the cases by the number of arrangements
each allows, in whole numbers, so that every arrangement is exactly as likely as any other.  Cards
that look alike are alike: where a look finds a City 1 that was there before, it is the same one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.bunny_kingdom.box.cards import with_card, without
from ludotheque.games.bunny_kingdom.box.components import PARCHMENT
from ludotheque.games.bunny_kingdom.knowledge.pool import Pool
from ludotheque.games.bunny_kingdom.knowledge.possible import drew_unseen
from ludotheque.games.bunny_kingdom.rules.hands import hand_size
from ludotheque.games.bunny_kingdom.rules.seen import (
    BOTH_UNSEEN,
    EITHER_DISCARDED,
    EITHER_KEPT,
    KEPT_UNSEEN,
    KNOWN,
    SWAP,
    kept_in,
    seen_of_turn,
)
from ludotheque.games.bunny_kingdom.table import (
    COPYING,
    DRAFTING,
    FROM_PROVISIONS,
    RESOLVING,
    Table,
)

__all__ = ["choose_added_cards", "deal_again"]

PASSED_ON: Final = -1  # where the added card went that was neither played nor discarded


class Hidden:
    """All that the viewer cannot know of the rival, taken off the table into a pool.

    *kept* are face-down parchments and *aside* discards that can be any unseen card; *either*
    are turns in which a known parchment was kept or discarded, and *known* those parchments;
    *drew* says that the rival's hand lacks the unseen card it has added.
    """

    __slots__ = ("aside", "drew", "either", "kept", "known", "pool", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.pool = Pool()
        self.kept: Ints = vec[i64]()
        self.aside: Ints = vec[i64]()
        self.either: Ints = vec[i64]()
        self.known: Ints = vec[i64]()
        self.drew = False

    def take_kept(self, s: Table, index: i64) -> None:
        """Take a face-down parchment off the table, if there is one and it is not yet shown."""
        if index >= 0 and s.phase < COPYING:
            self.pool.add(s.parchments[self.seat][index])
            self.kept = append(self.kept, index)

    def take_aside(self, s: Table, turn: i64) -> None:
        """Take a discard off the table."""
        self.pool.add(s.discards[self.seat][turn])
        self.aside = append(self.aside, turn)

    def take_either(self, s: Table, turn: i64) -> None:
        """Take the card off the table that is not the parchment known to be here or there."""
        kept = s.parchments[self.seat][kept_in(s, self.seat, turn)]
        aside = s.discards[self.seat][turn]
        was_kept = s.seen[self.seat][turn] == EITHER_KEPT
        if s.phase < COPYING:
            self.pool.add(aside if was_kept else kept)
            self.either = append(self.either, turn)
            self.known = append(self.known, kept if was_kept else aside)
        elif was_kept:
            # Now that all parchments lie open, the known one was kept, and the discard is unseen.
            self.take_aside(s, turn)


def deal_again(s: Table, viewer: i64, rng: Rng) -> None:
    """Deal all that *viewer* cannot know of its rival and of the deck again."""
    hidden = Hidden(1 - viewer)
    hidden.pool.add_all(s.deck)
    take_turns(s, hidden, rng)
    take_hand(s, hidden)
    passed = PassedHand(s, hidden)
    hidden.pool.sort()
    # Where only parchments fit comes before what takes any card: the pool might run out of them.
    choose_cases(s, hidden, passed, rng)
    for index in hidden.kept:
        s.parchments[hidden.seat][index] = hidden.pool.take_parchment(rng)
    passed.keep(s, hidden, rng)
    for turn in hidden.aside:
        s.discards[hidden.seat][turn] = hidden.pool.take(rng)
    refill_hand(s, hidden, rng)
    passed.put_back(s, hidden, rng)
    s.deck = hidden.pool.rest()


def take_turns(s: Table, hidden: Hidden, rng: Rng) -> None:
    """Go through the turns that have been looked at, and what provisions brought."""
    turn: i64 = 0
    for seen in s.seen[hidden.seat]:
        if seen == BOTH_UNSEEN:
            hidden.take_kept(s, kept_in(s, hidden.seat, turn))
            hidden.take_aside(s, turn)
        elif seen == KEPT_UNSEEN:
            hidden.take_kept(s, kept_in(s, hidden.seat, turn))
        elif seen == SWAP:
            either_way(s, hidden.seat, turn, rng)
        elif seen != KNOWN:
            hidden.take_either(s, turn)
        turn += 1
    index: i64 = 0
    for taken in s.taken[hidden.seat]:
        if taken == FROM_PROVISIONS:
            hidden.take_kept(s, index)
        index += 1


def either_way(s: Table, seat: i64, turn: i64, rng: Rng) -> None:
    """Let the two parchments of *turn* have been kept and discarded either way round."""
    if s.phase >= COPYING:
        return
    index = kept_in(s, seat, turn)
    # By number, not as they lie: what is dealt must not depend on what is hidden.
    low = min(s.parchments[seat][index], s.discards[seat][turn])
    high = max(s.parchments[seat][index], s.discards[seat][turn])
    keeps_low = rng.below(2) == 0
    s.parchments[seat][index] = low if keeps_low else high
    s.discards[seat][turn] = high if keeps_low else low


def take_hand(s: Table, hidden: Hidden) -> None:
    """Take the unseen cards out of the rival's hand: all in its first, later the added one."""
    seat = hidden.seat
    if s.phase == DRAFTING and s.pick == 0:
        hidden.pool.add_all(s.hands[seat])
    elif drew_unseen(s, seat):
        hidden.pool.add(s.drawn[seat])
        s.hands[seat] = without(s.hands[seat], s.drawn[seat])
        hidden.drew = True


def refill_hand(s: Table, hidden: Hidden, rng: Rng) -> None:
    """Give the rival's hand other unseen cards for those taken out."""
    seat = hidden.seat
    if s.phase == DRAFTING and s.pick == 0:
        s.hands[seat] = hidden.pool.take_hand(len(s.hands[seat]), rng)
    elif hidden.drew:
        s.drawn[seat] = hidden.pool.take(rng)
        s.hands[seat] = with_card(s.hands[seat], s.drawn[seat])


class PassedHand:
    """The turn whose hand was passed to the viewer but, provisions being drawn, not looked at.

    The rival holds nothing of it any more: *cards* are those known to be passed or discarded.
    *ways* counts how the rival may have kept one of them, the added card being among the rest;
    *or_added* says that it may instead have kept the added card; *keeps_added* is the choice.
    """

    __slots__ = ("cards", "keeps_added", "or_added", "turn", "unseen_hand", "ways")

    def __init__(self, s: Table, hidden: Hidden) -> None:
        self.turn: i64 = s.round * 10 + s.pick if s.phase == RESOLVING else -1
        self.cards: Ints = vec[i64]()
        self.ways: i64 = 0
        self.or_added = False
        self.keeps_added = False
        self.unseen_hand = False
        if self.turn >= 0:
            self.take(s, hidden)

    def take(self, s: Table, hidden: Hidden) -> None:
        """Take off the table what the viewer cannot know of this turn."""
        seat = hidden.seat
        hand = s.hands[1 - seat]
        index = kept_in(s, seat, self.turn)
        # A first hand was never the viewer's: all of it is unseen.
        if s.pick == 0:
            hidden.take_kept(s, index)
            hidden.take_aside(s, self.turn)
            hidden.pool.add_all(hand)
            self.unseen_hand = True
            return
        added = s.drawn[seat]
        self.cards = with_card(hand[:], s.discards[seat][self.turn])
        if index >= 0:
            self.cards = with_card(self.cards, s.parchments[seat][index])
            self.or_added = True
        elif added == s.shown[seat] and added not in self.cards:
            # The card played openly is not one that the viewer had passed on, so it was the
            # added one: nothing of this turn is unseen but which of the known was discarded.
            return
        hidden.pool.add(added)
        self.cards = without(self.cards, added)
        self.ways = parchments_in(self.cards) if self.or_added else 1

    def draws(self) -> i64:
        """Return how many unseen cards the turn takes."""
        return 1 if self.ways > 0 or self.or_added else 0

    def keep(self, s: Table, hidden: Hidden, rng: Rng) -> None:
        """Let the rival have kept a parchment of this turn: an unseen one, or one of the known."""
        if not self.or_added:
            return
        index = kept_in(s, hidden.seat, self.turn)
        if self.keeps_added:
            card = hidden.pool.take_parchment(rng)
            s.drawn[hidden.seat] = card
        else:
            place = len(self.cards) - 1 - rng.below(self.ways)
            card = self.cards[place]
            self.cards = without(self.cards, card)
        s.parchments[hidden.seat][index] = card

    def put_back(self, s: Table, hidden: Hidden, rng: Rng) -> None:
        """Let the rival have discarded any of the cards left, and passed the others."""
        seat = hidden.seat
        if self.unseen_hand:
            s.hands[1 - seat] = hidden.pool.take_hand(len(s.hands[1 - seat]), rng)
        if self.turn < 0 or self.unseen_hand:
            return
        if self.ways > 0 and not self.keeps_added:
            s.drawn[seat] = hidden.pool.take(rng)
            self.cards = with_card(self.cards, s.drawn[seat])
        aside = self.cards[rng.below(len(self.cards))]
        s.discards[seat][self.turn] = aside
        s.hands[1 - seat] = without(self.cards, aside)


def parchments_in(cards: Ints) -> i64:
    """Count the parchments among the sorted *cards*, where they come last."""
    count: i64 = 0
    for card in cards:
        if card >= PARCHMENT:
            count += 1
    return count


def choose_cases(s: Table, hidden: Hidden, passed: PassedHand, rng: Rng) -> None:
    """Choose in which turns the known parchment was discarded, each arrangement as likely."""
    turns: i64 = len(hidden.either)
    if turns == 0 and not passed.or_added:
        return
    weights = arrangements(hidden, passed)
    chosen = weighted(weights, rng)
    passed.keeps_added = chosen > turns
    discarded = chosen % (turns + 1)
    for number in range(turns):
        was_discarded = rng.below(turns - number) < discarded
        lay_known(s, hidden, number, was_discarded)
        if was_discarded:
            discarded -= 1


def lay_known(s: Table, hidden: Hidden, number: i64, was_discarded: bool) -> None:
    """Lay the known parchment of a turn where this case says; the other card is yet to come."""
    turn = hidden.either[number]
    index = kept_in(s, hidden.seat, turn)
    if was_discarded:
        s.seen[hidden.seat][turn] = EITHER_DISCARDED
        s.discards[hidden.seat][turn] = hidden.known[number]
        hidden.kept = append(hidden.kept, index)
    else:
        s.seen[hidden.seat][turn] = EITHER_KEPT
        s.parchments[hidden.seat][index] = hidden.known[number]
        hidden.aside = append(hidden.aside, turn)


def arrangements(hidden: Hidden, passed: PassedHand) -> list[int]:
    """Count the arrangements for each number of turns in which the parchment was discarded.

    First those where the passed turn, if there is one, kept a known card, then those where it
    kept the added one.
    """
    turns = len(hidden.either)
    spare = hidden.pool.size() - len(hidden.kept)
    parchments = len(hidden.pool.parchments) - len(hidden.kept)
    items = turns + passed.draws()
    weights: list[int] = []
    for keeps_added in range(2 if passed.or_added else 1):
        choices: int = 1
        for discarded in range(turns + 1):
            unseen = discarded + keeps_added
            count = falling(parchments, unseen) * falling(spare - unseen, items - unseen)
            ways: int = 1 if keeps_added or not passed.or_added else passed.ways
            weights.append(choices * ways * count)
            choices = choices * (turns - discarded) // (discarded + 1)
    return weights


def falling(size: int, length: int) -> int:
    """Return in how many ways *length* of *size* things can be laid in a row."""
    product: int = 1
    for taken in range(length):
        product *= max(size - taken, 0)
    return product


def weighted(weights: list[int], rng: Rng) -> i64:
    """Return an index, each as likely as its weight says, however large the weights are."""
    left = below(sum(weights), rng)
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def below(limit: int, rng: Rng) -> int:
    """Return a number from 0 to *limit* - 1 of any size, each exactly as likely."""
    # The generator's own draws end at 64 bits; numbers of arrangements do not.
    bits = (limit - 1).bit_length()
    while True:
        number: int = 0
        for _ in range((bits + 31) // 32):
            number = (number << 32) | int(rng.word())
        number >>= -bits % 32
        if number < limit:
            return number


def choose_added_cards(s: Table, rng: Rng) -> None:
    """Choose which cards came from the reserves, for somebody who has seen neither hand.

    Any card of a hand is as likely the added one.  What the players know of each other hangs on
    it, so it has to fit the cards that were dealt again.
    """
    for seat in range(2):
        for turn in range(len(s.seen[seat])):
            s.seen[seat][turn] = seen_of_turn(s, seat, turn, any_added(s, seat, turn, rng))
        if drew_unseen(s, seat):
            s.drawn[seat] = s.hands[seat][rng.below(len(s.hands[seat]))]
        elif s.phase == RESOLVING and s.pick > 0:
            s.drawn[seat] = any_card_of_turn(s, seat, rng)


def any_added(s: Table, seat: i64, turn: i64, rng: Rng) -> i64:
    """Return the added card of a past *turn* if it was discarded or kept, PASSED_ON if not."""
    place = rng.below(hand_size(2, turn % 10))
    index = kept_in(s, seat, turn)
    if place == 0:
        return s.discards[seat][turn]
    return s.parchments[seat][index] if place == 1 and index >= 0 else PASSED_ON


def any_card_of_turn(s: Table, seat: i64, rng: Rng) -> i64:
    """Return any card of the hand that *seat* has just played, discarded and passed on from."""
    turn = s.round * 10 + s.pick
    index = kept_in(s, seat, turn)
    cards = with_card(s.hands[1 - seat][:], s.discards[seat][turn])
    cards = with_card(cards, s.parchments[seat][index] if index >= 0 else s.shown[seat])
    return cards[rng.below(len(cards))]
