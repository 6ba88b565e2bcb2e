"""The draft: choose in secret, pass the rest on, look when all is resolved (BK-5, BK-7)."""

from typing import ClassVar, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from ludotheque.core.decision import AnyDecision, Decision, Together, no_answers
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.core.rng import Rng
from ludotheque.games.bunny_kingdom.box.actions import BUILD, DISCARD, PLAY
from ludotheque.games.bunny_kingdom.box.cards import different, different_but, without
from ludotheque.games.bunny_kingdom.box.components import CARD_NAMES, PARCHMENT
from ludotheque.games.bunny_kingdom.rules.dealing import Deal
from ludotheque.games.bunny_kingdom.rules.hands import direction, hand_size
from ludotheque.games.bunny_kingdom.rules.resolution import keep
from ludotheque.games.bunny_kingdom.rules.seen import seen_of_last_turn
from ludotheque.games.bunny_kingdom.table import RESOLVING, Table

__all__ = ["Discard", "Draft", "Play", "PlayAnother", "begin_pick", "look"]


def begin_pick(s: Table) -> None:
    """Fill the hands where that is due, then let everybody choose."""
    # Dealing goes from seat 0 on: where the last hand is full, all are.
    if len(s.hands[s.seats - 1]) < hand_size(s.seats, s.pick):
        if s.pick == 0 and s.telling():
            s.tell("round-begins", {"round": s.round + 1})
        s.ask(Deal(0))
        return
    starts = PLAYS[: s.seats]
    s.ask(Draft(starts, starts[:], no_answers(starts)))


class Play(Decision[Table]):
    """Choose a card of the hand to play."""

    __slots__ = ()
    rule: ClassVar[str] = "BK-5.1"
    first: ClassVar[int] = PLAY
    last: ClassVar[int] = DISCARD - 1

    def begins_choice(self) -> bool:
        # The two cards of a pick are one choice; the pick is no turn of one seat's, though, where
        # bots would compare positions: all choose at once.
        return True

    def options(self, s: Table) -> Ints:
        return different(s.hands[self.seat], PLAY)

    def follow(self, s: Table, action: i64) -> "AnyDecision | None":
        if s.seats == 2:
            return Discard(self.seat, action - PLAY)
        return PlayAnother(self.seat, action - PLAY)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return not_in_hand(self.rule, action - PLAY)


# The first question of each seat, the same in every pick of every game.
PLAYS: "Final[list[AnyDecision | None]]" = [Play(0), Play(1), Play(2), Play(3)]


class PlayAnother(Decision[Table]):
    """Choose a second card to play."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "BK-5.1"
    first: ClassVar[int] = PLAY
    last: ClassVar[int] = DISCARD - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "chosen")

    def __init__(self, seat: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.chosen: i64 = chosen

    def options(self, s: Table) -> Ints:
        return different_but(s.hands[self.seat], self.chosen, PLAY)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return not_in_hand(self.rule, action - PLAY)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"chosen": [CARD_NAMES[self.chosen]]} if viewer == self.seat else {}


class Discard(Decision[Table]):
    """Choose another card to discard face down, with two players."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "BK-7.3"
    first: ClassVar[int] = DISCARD
    last: ClassVar[int] = BUILD - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "chosen")

    def __init__(self, seat: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.chosen: i64 = chosen

    def options(self, s: Table) -> Ints:
        return different_but(s.hands[self.seat], self.chosen, DISCARD)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return not_in_hand(self.rule, action - DISCARD)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"chosen": [CARD_NAMES[self.chosen]]} if viewer == self.seat else {}


def not_in_hand(rule: str, card: i64) -> Refusal:
    """Say that the hand does not hold *card*, or not besides the one already chosen."""
    return Refusal("not-in-hand", rule, {"card": CARD_NAMES[card]})


class Draft(Together[Table]):
    """Everybody chooses in secret; the rest of each hand goes on (BK-5.1, BK-5.2, BK-5.3)."""

    __slots__ = ()
    rule: ClassVar[str] = "BK-5.1"

    def answered(self, s: Table, seat: i64, action: i64) -> "Draft":
        # Like any Together, but with room for both cards from the start: most of all decisions
        # are these.
        question = self.asked[seat]
        assert question is not None, "the seat has answered"
        asked = self.asked[:]
        asked[seat] = question.follow(s, action)
        answer = vec[i64](capacity=2)
        for said in self.answers[seat]:
            answer = append(answer, said)
        answers = self.answers[:]
        answers[seat] = append(answer, action)
        return Draft(self.starts, asked, answers)

    def reveal(self, s: Table, answers: list[Ints]) -> None:
        s.phase = RESOLVING
        # All play before any hand moves: a hand already passed must not be played from.
        passed = s.hands[:]
        for seat in range(s.seats):
            answer = answers[seat]
            if s.seats == 2:
                rest = play_one(s, seat, answer[0] - PLAY, answer[1] - DISCARD)
            else:
                rest = play_two(s, seat, answer[0] - PLAY, answer[1] - PLAY)
            passed[(seat + s.seats + direction(s.round)) % s.seats] = rest
        s.hands = passed

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        if viewer < 0:
            return {}
        names = [CARD_NAMES[answer % DISCARD] for answer in self.answers[viewer]]
        return {"chosen": names}

    def reanswered(self, s: Table, seat: i64, rng: Rng) -> "Draft":
        """Take any two of its cards, each pair of cards as likely, for a seat that has chosen."""
        # Drawn among the options, two City 1 would be no more likely than a single card.
        asked = self.asked[:]
        answers = self.answers[:]
        finished = asked[seat] is None
        asked[seat] = None if finished else self.starts[seat]
        answers[seat] = any_two(s, seat, rng) if finished else vec[i64]()
        return Draft(self.starts, asked, answers)


def any_two(s: Table, seat: i64, rng: Rng) -> Ints:
    """Return the choice of two cards of the hand, each pair of cards equally likely."""
    hand = s.hands[seat]
    chosen = hand[rng.below(len(hand))]
    rest = without(hand, chosen)
    other = rest[rng.below(len(rest))]
    answer = vec[i64]()
    answer = append(answer, PLAY + chosen)
    return append(answer, (DISCARD if s.seats == 2 else PLAY) + other)


def play_two(s: Table, seat: i64, one: i64, other: i64) -> Ints:
    """Lay down two cards, in the order of the box; return the rest of the hand (BK-5.1)."""
    # Whichever was chosen first, the same table follows.
    lay_down(s, seat, min(one, other))
    lay_down(s, seat, max(one, other))
    return remove(remove(s.hands[seat], one), other)


def play_one(s: Table, seat: i64, card: i64, aside: i64) -> Ints:
    """Lay down one card and discard one face down; return the rest (BK-7.3, BK-7.4)."""
    s.discards[seat] = append(s.discards[seat][:], aside)
    s.shown[seat] = card if card < PARCHMENT else -1
    if s.telling():
        s.tell_some("discarded", 1 << seat, {"seat": seat, "card": CARD_NAMES[aside]})
    lay_down(s, seat, card)
    return remove(remove(s.hands[seat], card), aside)


def lay_down(s: Table, seat: i64, card: i64) -> None:
    """Keep a parchment, or line an open card up to be resolved (BK-6.1)."""
    if card >= PARCHMENT:
        keep(s, seat, card, s.round * 16 + s.pick)
    else:
        s.queue = append(s.queue, seat * 256 + card)


def look(s: Table) -> None:
    """Take up the hands that were passed, and write down what they show (BK-5.4, BK-8.3)."""
    if s.seats == 2:
        for seat in range(s.seats):
            s.seen[seat] = append(s.seen[seat][:], seen_of_last_turn(s, seat))
            s.drawn[seat] = -1
    if s.telling():
        for seat in range(s.seats):
            if len(s.hands[seat]) > 0:
                cards = [CARD_NAMES[card] for card in s.hands[seat]]
                s.tell_some("took-up", 1 << seat, {"seat": seat, "cards": cards})
