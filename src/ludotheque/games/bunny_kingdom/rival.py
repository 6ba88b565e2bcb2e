"""The memory of two players: what a hand that comes back tells of the rival's choice (BK-8.4).

The rival adds an unseen card to a hand I know, plays one and discards one.  What comes back
leaves one of few stories, the *clue* to that turn; some of them only say that a parchment is
either kept or discarded, the other place then holding an unseen card.  Dealing again weighs the
stories by the number of arrangements each allows, in whole numbers, so that every arrangement
is exactly as likely as any other.  Cards that look alike are alike: where a look finds a City 1
that was there before, it is the same one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.bunny_kingdom.components import PARCHMENT
from ludotheque.games.bunny_kingdom.hands import hand_size
from ludotheque.games.bunny_kingdom.pool import Pool
from ludotheque.games.bunny_kingdom.resolution import FROM_PROVISIONS
from ludotheque.games.bunny_kingdom.rows import with_card, without
from ludotheque.games.bunny_kingdom.state import COPYING, DRAFTING, RESOLVING, Bunny

__all__ = [
    "BOTH_UNSEEN",
    "EITHER_DISCARDED",
    "EITHER_KEPT",
    "KEPT_UNSEEN",
    "KNOWN",
    "SWAP",
    "clue",
    "deal_again",
    "drew_unseen",
    "kept_in",
    "retell",
]

# Of a turn of the rival I know all; nothing of what it discarded and kept; all but the parchment
# it kept; a parchment that it either kept (so in truth) or discarded (so in truth); or two
# parchments of which it kept one and discarded the other.
KNOWN: Final = 0
BOTH_UNSEEN: Final = 1
KEPT_UNSEEN: Final = 2
EITHER_KEPT: Final = 3
EITHER_DISCARDED: Final = 4
SWAP: Final = 5

PASSED_ON: Final = -1  # where the added card went that was neither played nor discarded


def kept_in(s: Bunny, seat: i64, turn: i64) -> i64:
    """Return which of its parchments *seat* kept in *turn* (counted over the rounds), or -1."""
    index: i64 = 0
    for taken in s.taken[seat]:
        if taken == turn // 10 * 16 + turn % 10:
            return index
        index += 1
    return -1


def clue(s: Bunny, seat: i64) -> i64:
    """Return what the other player learns of the turn of *seat* that was just resolved."""
    return clue_to(s, seat, s.round * 10 + s.pick, s.drawn[seat])


def clue_to(s: Bunny, seat: i64, turn: i64, added: i64) -> i64:
    """Return what the other player learns of a *turn* in which *added* came from the reserve."""
    aside = s.discards[seat][turn]
    index = kept_in(s, seat, turn)
    if turn % 10 == 0:
        return BOTH_UNSEEN
    if index < 0:
        return BOTH_UNSEEN if added == aside else KNOWN
    if added == aside:
        return EITHER_KEPT
    if added == s.parchments[seat][index]:
        return EITHER_DISCARDED if aside >= PARCHMENT else KEPT_UNSEEN
    return SWAP if aside >= PARCHMENT else KNOWN


def drew_unseen(s: Bunny, seat: i64) -> bool:
    """Say whether the hand of *seat* is one that was passed to it, and a card of its reserve."""
    return s.phase == DRAFTING and s.pick > 0 and len(s.hands[seat]) == hand_size(2, s.pick)


class Story:
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

    def take_kept(self, s: Bunny, index: i64) -> None:
        """Take a face-down parchment off the table, if there is one and it is not yet shown."""
        if index >= 0 and s.phase < COPYING:
            self.pool.add(s.parchments[self.seat][index])
            self.kept = append(self.kept, index)

    def take_aside(self, s: Bunny, turn: i64) -> None:
        """Take a discard off the table."""
        self.pool.add(s.discards[self.seat][turn])
        self.aside = append(self.aside, turn)

    def take_either(self, s: Bunny, turn: i64) -> None:
        """Take the card off the table that is not the parchment known to be here or there."""
        kept = s.parchments[self.seat][kept_in(s, self.seat, turn)]
        aside = s.discards[self.seat][turn]
        was_kept = s.clues[self.seat][turn] == EITHER_KEPT
        if s.phase < COPYING:
            self.pool.add(aside if was_kept else kept)
            self.either = append(self.either, turn)
            self.known = append(self.known, kept if was_kept else aside)
        elif was_kept:
            self.take_aside(s, turn)


def deal_again(s: Bunny, viewer: i64, rng: Rng) -> None:
    """Deal all that *viewer* cannot know of its rival and of the deck again."""
    story = Story(1 - viewer)
    story.pool.add_all(s.deck)
    take_turns(s, story, rng)
    take_hand(s, story)
    passed = Passed(s, story)
    story.pool.sort()
    choose_stories(s, story, passed, rng)
    for index in story.kept:
        s.parchments[story.seat][index] = story.pool.take_parchment(rng)
    passed.keep(s, story, rng)
    for turn in story.aside:
        s.discards[story.seat][turn] = story.pool.take(rng)
    refill_hand(s, story, rng)
    passed.put_back(s, story, rng)
    s.deck = story.pool.rest()


def take_turns(s: Bunny, story: Story, rng: Rng) -> None:
    """Go through the turns that have been looked at, and what provisions brought."""
    turn: i64 = 0
    for told in s.clues[story.seat]:
        if told == BOTH_UNSEEN:
            story.take_kept(s, kept_in(s, story.seat, turn))
            story.take_aside(s, turn)
        elif told == KEPT_UNSEEN:
            story.take_kept(s, kept_in(s, story.seat, turn))
        elif told == SWAP:
            either_way(s, story.seat, turn, rng)
        elif told != KNOWN:
            story.take_either(s, turn)
        turn += 1
    index: i64 = 0
    for taken in s.taken[story.seat]:
        if taken == FROM_PROVISIONS:
            story.take_kept(s, index)
        index += 1


def either_way(s: Bunny, seat: i64, turn: i64, rng: Rng) -> None:
    """Let the two parchments of *turn* have been kept and discarded either way round."""
    if s.phase >= COPYING:
        return
    index = kept_in(s, seat, turn)
    low = min(s.parchments[seat][index], s.discards[seat][turn])
    high = max(s.parchments[seat][index], s.discards[seat][turn])
    keeps_low = rng.below(2) == 0
    s.parchments[seat][index] = low if keeps_low else high
    s.discards[seat][turn] = high if keeps_low else low


def take_hand(s: Bunny, story: Story) -> None:
    """Take the unseen cards out of the rival's hand: all in its first, later the added one."""
    seat = story.seat
    if s.phase == DRAFTING and s.pick == 0:
        story.pool.add_all(s.hands[seat])
    elif drew_unseen(s, seat):
        story.pool.add(s.drawn[seat])
        s.hands[seat] = without(s.hands[seat], s.drawn[seat])
        story.drew = True


def refill_hand(s: Bunny, story: Story, rng: Rng) -> None:
    """Give the rival's hand other unseen cards for those taken out."""
    seat = story.seat
    if s.phase == DRAFTING and s.pick == 0:
        s.hands[seat] = story.pool.take_hand(len(s.hands[seat]), rng)
    elif story.drew:
        s.drawn[seat] = story.pool.take(rng)
        s.hands[seat] = with_card(s.hands[seat], s.drawn[seat])


class Passed:
    """The turn whose hand was passed to the viewer but, provisions being drawn, not looked at.

    The rival holds nothing of it any more: *cards* are those known to be passed or discarded.
    *ways* counts how the rival may have kept one of them, the added card being among the rest;
    *or_added* says that it may instead have kept the added card; *keeps_added* is the choice.
    """

    __slots__ = ("cards", "keeps_added", "or_added", "turn", "unseen_hand", "ways")

    def __init__(self, s: Bunny, story: Story) -> None:
        self.turn: i64 = s.round * 10 + s.pick if s.phase == RESOLVING else -1
        self.cards: Ints = vec[i64]()
        self.ways: i64 = 0
        self.or_added = False
        self.keeps_added = False
        self.unseen_hand = False
        if self.turn >= 0:
            self.take(s, story)

    def take(self, s: Bunny, story: Story) -> None:
        """Take off the table what the viewer cannot know of this turn."""
        seat = story.seat
        hand = s.hands[1 - seat]
        index = kept_in(s, seat, self.turn)
        if s.pick == 0:
            story.take_kept(s, index)
            story.take_aside(s, self.turn)
            story.pool.add_all(hand)
            self.unseen_hand = True
            return
        added = s.drawn[seat]
        self.cards = with_card(hand[:], s.discards[seat][self.turn])
        if index >= 0:
            self.cards = with_card(self.cards, s.parchments[seat][index])
            self.or_added = True
        elif added == s.shown[seat] and added not in self.cards:
            return
        story.pool.add(added)
        self.cards = without(self.cards, added)
        self.ways = parchments_in(self.cards) if self.or_added else 1

    def draws(self) -> i64:
        """Return how many unseen cards the turn takes."""
        return 1 if self.ways > 0 or self.or_added else 0

    def keep(self, s: Bunny, story: Story, rng: Rng) -> None:
        """Let the rival have kept a parchment of this turn: an unseen one, or one of the known."""
        if not self.or_added:
            return
        index = kept_in(s, story.seat, self.turn)
        if self.keeps_added:
            card = story.pool.take_parchment(rng)
            s.drawn[story.seat] = card
        else:
            place = len(self.cards) - 1 - rng.below(self.ways)
            card = self.cards[place]
            self.cards = without(self.cards, card)
        s.parchments[story.seat][index] = card

    def put_back(self, s: Bunny, story: Story, rng: Rng) -> None:
        """Let the rival have discarded any of the cards left, and passed the others."""
        seat = story.seat
        if self.unseen_hand:
            s.hands[1 - seat] = story.pool.take_hand(len(s.hands[1 - seat]), rng)
        if self.turn < 0 or self.unseen_hand:
            return
        if self.ways > 0 and not self.keeps_added:
            s.drawn[seat] = story.pool.take(rng)
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


def choose_stories(s: Bunny, story: Story, passed: Passed, rng: Rng) -> None:
    """Choose in which turns the known parchment was discarded, each arrangement as likely."""
    turns: i64 = len(story.either)
    if turns == 0 and not passed.or_added:
        return
    weights = story_weights(story, passed)
    chosen = weighted(weights, rng)
    passed.keeps_added = chosen > turns
    discarded = chosen % (turns + 1)
    for number in range(turns):
        was_discarded = rng.below(turns - number) < discarded
        settle(s, story, number, was_discarded)
        if was_discarded:
            discarded -= 1


def settle(s: Bunny, story: Story, number: i64, was_discarded: bool) -> None:
    """Lay the known parchment of a turn where the story says; the other card is yet to come."""
    turn = story.either[number]
    index = kept_in(s, story.seat, turn)
    if was_discarded:
        s.clues[story.seat][turn] = EITHER_DISCARDED
        s.discards[story.seat][turn] = story.known[number]
        story.kept = append(story.kept, index)
    else:
        s.clues[story.seat][turn] = EITHER_KEPT
        s.parchments[story.seat][index] = story.known[number]
        story.aside = append(story.aside, turn)


def story_weights(story: Story, passed: Passed) -> list[int]:
    """Count the arrangements for each number of turns in which the parchment was discarded.

    First those where the passed turn, if there is one, kept a known card, then those where it
    kept the added one.
    """
    turns = len(story.either)
    spare = story.pool.size() - len(story.kept)
    parchments = len(story.pool.parchments) - len(story.kept)
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
    bits = (limit - 1).bit_length()
    while True:
        number: int = 0
        for _ in range((bits + 31) // 32):
            number = (number << 32) | int(rng.word())
        number >>= -bits % 32
        if number < limit:
            return number


def retell(s: Bunny, rng: Rng) -> None:
    """Choose which cards came from the reserves, for somebody who has seen neither hand.

    Any card of a hand is as likely the added one.  What the players know of each other hangs on
    it, so it has to fit the cards that were dealt again.
    """
    for seat in range(2):
        for turn in range(len(s.clues[seat])):
            s.clues[seat][turn] = clue_to(s, seat, turn, any_added(s, seat, turn, rng))
        if drew_unseen(s, seat):
            s.drawn[seat] = s.hands[seat][rng.below(len(s.hands[seat]))]
        elif s.phase == RESOLVING and s.pick > 0:
            s.drawn[seat] = any_of_the_turn(s, seat, rng)


def any_added(s: Bunny, seat: i64, turn: i64, rng: Rng) -> i64:
    """Return the added card of a past *turn* if it was discarded or kept, PASSED_ON if not."""
    place = rng.below(hand_size(2, turn % 10))
    index = kept_in(s, seat, turn)
    if place == 0:
        return s.discards[seat][turn]
    return s.parchments[seat][index] if place == 1 and index >= 0 else PASSED_ON


def any_of_the_turn(s: Bunny, seat: i64, rng: Rng) -> i64:
    """Return any card of the hand that *seat* has just played, discarded and passed on from."""
    turn = s.round * 10 + s.pick
    index = kept_in(s, seat, turn)
    cards = with_card(s.hands[1 - seat][:], s.discards[seat][turn])
    cards = with_card(cards, s.parchments[seat][index] if index >= 0 else s.shown[seat])
    return cards[rng.below(len(cards))]
