"""The draft: choose in secret, pass the rest on, look when all is resolved (BK-5, BK-7)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision, Chance, Decision, Together, no_answers
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.bunny_kingdom import rival
from ludotheque.games.bunny_kingdom.actions import BUILD, DISCARD, DRAW, LAST, PLAY
from ludotheque.games.bunny_kingdom.components import CARD_NAMES, PARCHMENT
from ludotheque.games.bunny_kingdom.hands import direction, hand_size
from ludotheque.games.bunny_kingdom.resolution import keep
from ludotheque.games.bunny_kingdom.rows import copies, different, with_card, without
from ludotheque.games.bunny_kingdom.state import RESOLVING, Bunny

__all__ = [
    "Deal",
    "Discard",
    "Draft",
    "Play",
    "PlayAnother",
    "begin_pick",
    "look",
]


def begin_pick(s: Bunny) -> None:
    """Fill the hands where that is due, then let everybody choose."""
    if s.pick == 0 and len(s.hands[0]) == 0 and s.telling():
        s.tell("round-begins", {"round": s.round + 1})
    if next_hand(s) >= 0:
        s.ask(Deal())
        return
    starts: list[AnyDecision | None] = []
    for seat in range(s.seats):
        starts.append(Play(seat))
    s.ask(Draft(starts, starts[:], no_answers(starts)))


def next_hand(s: Bunny) -> i64:
    """Return the first seat whose hand lacks a card, or -1."""
    size = hand_size(s.seats, s.pick)
    for seat in range(s.seats):
        if len(s.hands[seat]) < size:
            return seat
    return -1


class Deal(Chance[Bunny]):
    """One card for the first hand that lacks one: dealt, or from a reserve (BK-4.2, BK-7.2)."""

    __slots__ = ()
    rule: ClassVar[str] = "BK-4.2"
    first: ClassVar[int] = DRAW
    last: ClassVar[int] = LAST

    def options(self, s: Bunny) -> Ints:
        return different(s.deck, DRAW)

    def weights(self, s: Bunny) -> Ints:
        return copies(s.deck)

    def draw(self, s: Bunny) -> i64:
        return DRAW + s.deck[s.rng.below(len(s.deck))]

    def resolve(self, s: Bunny, action: i64) -> None:
        card = action - DRAW
        seat = next_hand(s)
        s.deck = without(s.deck, card)
        s.hands[seat] = with_card(s.hands[seat], card)
        if s.seats == 2:
            s.drawn[seat] = card
        if s.telling():
            s.tell_some("dealt", 1 << seat, {"seat": seat, "card": CARD_NAMES[card]})
        if next_hand(s) >= 0:
            s.ask(self)


class Play(Decision[Bunny]):
    """Choose a card of the hand to play."""

    __slots__ = ()
    rule: ClassVar[str] = "BK-5.1"
    first: ClassVar[int] = PLAY
    last: ClassVar[int] = DISCARD - 1

    def options(self, s: Bunny) -> Ints:
        return different(s.hands[self.seat], PLAY)

    def follow(self, s: Bunny, action: i64) -> "AnyDecision | None":
        if s.seats == 2:
            return Discard(self.seat, action - PLAY)
        return PlayAnother(self.seat, action - PLAY)

    def why_not(self, s: Bunny, action: i64) -> Refusal:
        return not_in_hand(self.rule, action - PLAY)


class PlayAnother(Decision[Bunny]):
    """Choose a second card to play."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "BK-5.1"
    first: ClassVar[int] = PLAY
    last: ClassVar[int] = DISCARD - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "chosen")

    def __init__(self, seat: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.chosen: i64 = chosen

    def options(self, s: Bunny) -> Ints:
        return different(without(s.hands[self.seat], self.chosen), PLAY)

    def why_not(self, s: Bunny, action: i64) -> Refusal:
        return not_in_hand(self.rule, action - PLAY)

    def shown(self, s: Bunny, viewer: i64) -> dict[str, object]:
        return {"chosen": [CARD_NAMES[self.chosen]]} if viewer == self.seat else {}


class Discard(Decision[Bunny]):
    """Choose another card to discard face down, with two players."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "BK-7.3"
    first: ClassVar[int] = DISCARD
    last: ClassVar[int] = BUILD - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "chosen")

    def __init__(self, seat: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.chosen: i64 = chosen

    def options(self, s: Bunny) -> Ints:
        return different(without(s.hands[self.seat], self.chosen), DISCARD)

    def why_not(self, s: Bunny, action: i64) -> Refusal:
        return not_in_hand(self.rule, action - DISCARD)

    def shown(self, s: Bunny, viewer: i64) -> dict[str, object]:
        return {"chosen": [CARD_NAMES[self.chosen]]} if viewer == self.seat else {}


def not_in_hand(rule: str, card: i64) -> Refusal:
    """Say that the hand does not hold *card*, or not besides the one already chosen."""
    return Refusal("not-in-hand", rule, {"card": CARD_NAMES[card]})


class Draft(Together[Bunny]):
    """Everybody chooses; the rest of each hand goes to a neighbour (BK-5.1, BK-5.2)."""

    __slots__ = ()
    rule: ClassVar[str] = "BK-5.1"

    def framed(self, asked: "list[AnyDecision | None]", answers: list[Ints]) -> "Draft":
        return Draft(self.starts, asked, answers)

    def reveal(self, s: Bunny, answers: list[Ints]) -> None:
        s.phase = RESOLVING
        for seat in range(s.seats):
            if s.seats == 2:
                lay_aside(s, seat, answers[seat][1] - DISCARD)
                card = answers[seat][0] - PLAY
                s.shown[seat] = card if card < PARCHMENT else -1
            lay_down(s, seat, answers[seat])
        pass_on(s)

    def shown(self, s: Bunny, viewer: i64) -> dict[str, object]:
        if viewer < 0:
            return {}
        names = [CARD_NAMES[answer % DISCARD] for answer in self.answers[viewer]]
        return {"chosen": names}

    def reanswered(self, s: Bunny, seat: i64, rng: Rng) -> "Draft":
        """Take any two of its cards, each pair of cards as likely, for a seat that has chosen."""
        asked = self.asked[:]
        answers = self.answers[:]
        finished = asked[seat] is None
        asked[seat] = None if finished else self.starts[seat]
        answers[seat] = any_two(s, seat, rng) if finished else vec[i64]()
        return Draft(self.starts, asked, answers)


def any_two(s: Bunny, seat: i64, rng: Rng) -> Ints:
    """Return the choice of two cards of the hand, each pair of cards equally likely."""
    hand = s.hands[seat]
    chosen = hand[rng.below(len(hand))]
    rest = without(hand, chosen)
    other = rest[rng.below(len(rest))]
    answer = vec[i64]()
    answer = append(answer, PLAY + chosen)
    return append(answer, (DISCARD if s.seats == 2 else PLAY) + other)


def lay_aside(s: Bunny, seat: i64, card: i64) -> None:
    """Discard *card* face down: nobody else will ever see it (BK-7.4)."""
    s.hands[seat] = without(s.hands[seat], card)
    s.discards[seat] = append(s.discards[seat], card)
    if s.telling():
        s.tell_some("discarded", 1 << seat, {"seat": seat, "card": CARD_NAMES[card]})


def lay_down(s: Bunny, seat: i64, answer: Ints) -> None:
    """Keep the parchments chosen, and line up the other cards to be resolved (BK-6.1)."""
    cards = vec[i64](capacity=2)
    for action in answer:
        if action < DISCARD:
            cards = with_card(cards, action - PLAY)
    for card in cards:
        s.hands[seat] = without(s.hands[seat], card)
        if card >= PARCHMENT:
            keep(s, seat, card, s.round * 16 + s.pick)
        else:
            s.queue = append(s.queue, seat * 256 + card)


def pass_on(s: Bunny) -> None:
    """Hand what is left to the neighbour of this round (BK-5.2)."""
    passed = s.hands[:]
    for seat in range(s.seats):
        passed[(seat + s.seats + direction(s.round)) % s.seats] = s.hands[seat]
    s.hands = passed


def look(s: Bunny) -> None:
    """Take up the hands that were passed; what they lack is a clue (BK-5.4, BK-8.3)."""
    if s.seats == 2:
        for seat in range(s.seats):
            s.clues[seat] = append(s.clues[seat], rival.clue(s, seat))
    if s.telling():
        for seat in range(s.seats):
            if len(s.hands[seat]) > 0:
                cards = [CARD_NAMES[card] for card in s.hands[seat]]
                s.tell_some("took-up", 1 << seat, {"seat": seat, "cards": cards})
