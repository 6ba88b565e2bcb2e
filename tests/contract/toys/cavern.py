"""A toy: dice, a pile in layers, and a question inside a question."""

from typing import ClassVar

from ludotheque.core import Chance, Decision, Ints, Pile, Rng, ints
from tests.contract.toys import Toy, bits, toy

CARDS, ROUNDS = 9, 4
ROLL, DIG, KEEP, BURY, LEAVE, STEAL, FACE, FIND = 0, 1, 2, 3, 12, 13, 14, 20
NAMES = ["roll", "dig", "keep", *(f"bury {n}" for n in range(CARDS)), "leave", "steal",
         *(f"face {n}" for n in range(1, 7)), *(f"find {n}" for n in range(CARDS))]  # fmt: skip


class Cavern(Toy):
    """*hands* are bits of cards, *known* those all have seen, *fresh* counts cards never dug."""

    fields: ClassVar[tuple[str, ...]] = ("hands", "known", "pile", "fresh", "points", "turn")
    hands: Ints
    known: int
    pile: Pile
    fresh: int
    points: Ints
    turn: int

    def advance(self) -> None:
        if self.turn == ROUNDS * self.seats:
            return self.end()
        self.turn += 1
        return self.ask(Delve((self.turn - 1) % self.seats))

    def deal_again(self, viewer: int, rng: Rng) -> None:
        """Cards never dug and cards in other hands are one heap; a buried card is known."""
        buried = list(self.pile.cards)[: len(self.pile) - self.fresh]
        heap = list(self.pile.cards)[len(buried) :]
        others = [n for n in range(self.seats) if n != viewer]
        unseen = {n: bits(self.hands[n] & ~self.known) for n in others}
        heap += [card for n in others for card in unseen[n]]
        for n in others:
            self.hands[n] &= self.known
            for _ in unseen[n]:
                self.hands[n] |= 1 << heap.pop(rng.below(len(heap)))
        self.pile = Pile(ints([*buried, *sorted(heap)]), self.pile.layers)

    def table_view(self, viewer: int) -> dict[str, object]:
        return {"hand": bits(self.hands[viewer]) if viewer >= 0 else [], "turn": self.turn,
                "known": [bits(hand & self.known) for hand in self.hands],
                "sizes": [len(bits(hand)) for hand in self.hands],
                "buried": list(self.pile.cards)[: len(self.pile) - self.fresh]}  # fmt: skip

    def score_sheet(self) -> list[dict[str, int]]:
        return [{"dice": int(self.points[n]),
                 "cards": len(bits(self.hands[n])) if self.over else 0}
                for n in range(self.seats)]  # fmt: skip

    def census(self) -> dict[str, int]:
        held = sum(len(bits(hand)) for hand in self.hands)
        return {"cards": held + len(self.pile), "layers": sum(self.pile.layers) - len(self.pile)}


class Delve(Decision[Cavern]):
    rule, first, last = "TOY-1", ROLL, DIG

    def options(self, s: Cavern) -> Ints:
        return ints([ROLL, DIG] if len(s.pile) else [ROLL])

    def resolve(self, s: Cavern, action: int) -> None:
        s.ask(Die(self.seat) if action == ROLL else Find(self.seat))


class ForSeat(Chance[Cavern]):
    fields: ClassVar[tuple[str, ...]] = ("digger",)

    def __init__(self, digger: int) -> None:
        super().__init__()
        self.digger = digger


class Die(ForSeat):
    rule, first, last = "TOY-2", FACE, FACE + 5

    def options(self, s: Cavern) -> Ints:
        return ints(range(FACE, FACE + 6))

    def weights(self, s: Cavern) -> Ints:
        return ints([2, 1, 1, 1, 1, 1])

    def resolve(self, s: Cavern, action: int) -> None:
        s.points[self.digger] += action - FACE + 1
        s.tell("rolled", {"seat": self.digger, "face": action - FACE + 1})


class Find(ForSeat):
    rule, first, last = "TOY-3", FIND, FIND + CARDS - 1

    def options(self, s: Cavern) -> Ints:
        return ints([FIND + card for card in s.pile.top()])

    def resolve(self, s: Cavern, action: int) -> None:
        s.pile.take(action - FIND)
        s.hands[self.digger] |= 1 << (action - FIND)
        s.fresh -= 1 if s.fresh else 0
        s.tell_some("found", 1 << self.digger, {"card": action - FIND})
        s.ask(Bury(self.digger))


class Bury(Decision[Cavern]):
    rule, first, last = "TOY-4", KEEP, BURY + CARDS - 1

    def options(self, s: Cavern) -> Ints:
        return ints([KEEP, *(BURY + card for card in bits(s.hands[self.seat]))])

    def resolve(self, s: Cavern, action: int) -> None:
        if action == KEEP:
            return
        s.hands[self.seat] &= ~(1 << (action - BURY))
        s.known |= 1 << (action - BURY)
        s.pile.put_under(ints([action - BURY]))
        s.tell("buried", {"seat": self.seat, "card": action - BURY})
        s.ask_in_order([Envy((self.seat + 1) % s.seats), Die(self.seat)])


class Envy(Decision[Cavern]):
    rule, first, last = "TOY-5", LEAVE, STEAL

    def options(self, s: Cavern) -> Ints:
        return ints([LEAVE, STEAL])

    def resolve(self, s: Cavern, action: int) -> None:
        s.points[self.seat] += action - LEAVE


def lay_out(s: Cavern) -> None:
    """Lay the table out."""
    s.hands, s.points = ints([0] * s.seats), ints([0] * s.seats)
    s.pile, s.fresh = Pile.shuffled(ints(range(CARDS))), CARDS
    s.known = s.turn = 0


GAME = toy(__name__, Cavern, NAMES, [Delve, Die, Find, Bury, Envy], lay_out,
           lambda _edition, seats: ROUNDS * seats * 3)  # fmt: skip
