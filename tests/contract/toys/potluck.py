"""A toy: a secret draft in two steps, each seat serving one card and giving one on."""

from typing import ClassVar

from ludotheque.core import (
    AnyDecision,
    Chance,
    Decision,
    Fact,
    Ints,
    Rng,
    Together,
    chance,
    ints,
    no_answers,
)
from tests.contract.toys import Toy, bits, toy

CARDS, HAND, ROUNDS = 12, 4, 2
SERVE, GIVE, DEAL = 0, 12, 24
NAMES = [f"{verb} {card}" for verb in ("serve", "give", "deal") for card in range(CARDS)]


class Potluck(Toy):
    """*hands* and cards *served*, as bits; *gave*: what a seat knows its left neighbour holds."""

    fields: ClassVar[tuple[str, ...]] = ("hands", "served", "gave", "round")
    hands: Ints
    served: Ints
    gave: Ints
    round: int

    def dealt(self) -> int:
        """Count the cards that were dealt."""
        return sum(len(bits(cards)) for cards in [*self.hands, *self.served])

    def advance(self) -> None:
        if self.dealt() < HAND * self.seats:
            return self.ask(Deal())
        if self.round == ROUNDS:
            return self.end()
        starts: list[AnyDecision | None] = [Serve(seat) for seat in range(self.seats)]
        return self.ask(Feast(starts, starts[:], no_answers(starts)))

    def deal_again(self, viewer: int, rng: Rng) -> None:
        """Deal other hands and the box again, but for cards that the viewer gave."""
        known = [0] * self.seats
        if viewer >= 0:
            known[(viewer + 1) % self.seats] = int(self.gave[viewer])
            known[viewer] = int(self.hands[viewer])
        seen = {card for cards in [*known, *self.served] for card in bits(cards)}
        heap = [card for card in range(CARDS) if card not in seen]
        for n in range(self.seats):
            missing = len(bits(self.hands[n])) - len(bits(known[n]))
            self.hands[n] = known[n]
            for _ in range(missing):
                self.hands[n] |= 1 << heap.pop(rng.below(len(heap)))
        for n in range(self.seats):
            if n != viewer:
                self.gave[n] = 0

    def consequences(self, seat: int, action: int) -> list[Fact]:
        if action < GIVE:
            return [Fact("points", {"points": action - SERVE}, "TOY-2")]
        unknown = CARDS - len(bits(self.hands[seat])) - sum(len(bits(c)) for c in self.served)
        return [Fact("return", {"chance": chance(1, unknown)}, "TOY-3")]

    def table_view(self, viewer: int) -> dict[str, object]:
        return {"hand": bits(self.hands[viewer]) if viewer >= 0 else [],
                "gave": bits(self.gave[viewer]) if viewer >= 0 else [],
                "sizes": [len(bits(hand)) for hand in self.hands],
                "served": [bits(cards) for cards in self.served], "round": self.round}  # fmt: skip

    def score_sheet(self) -> list[dict[str, int]]:
        return [{"served": sum(bits(cards))} for cards in self.served]

    def census(self) -> dict[str, int]:
        held = [card for cards in [*self.hands, *self.served] for card in bits(cards)]
        return {"twice": len(held) - len(set(held)), "strange": sum(card >= CARDS for card in held)}


class Deal(Chance[Potluck]):
    rule, first, last = "TOY-1", DEAL, DEAL + CARDS - 1

    def options(self, s: Potluck) -> Ints:
        dealt = {card for hand in s.hands for card in bits(hand)}
        return ints([DEAL + card for card in range(CARDS) if card not in dealt])

    def resolve(self, s: Potluck, action: int) -> None:
        s.hands[s.dealt() % s.seats] |= 1 << (action - DEAL)


class Feast(Together[Potluck]):
    def reveal(self, s: Potluck, answers: list[Ints]) -> None:
        for seat in range(s.seats):
            serve, give = answers[seat][0] - SERVE, answers[seat][1] - GIVE
            left = (seat + 1) % s.seats
            s.hands[seat] &= ~(1 << serve | 1 << give)
            s.served[seat] |= 1 << serve
            s.hands[left] |= 1 << give
            s.gave[seat] |= 1 << give
            s.tell("served", {"seat": seat, "card": serve})
            s.tell_some("got", 1 << left, {"card": give})
        for seat in range(s.seats):
            s.gave[seat] &= s.hands[(seat + 1) % s.seats]
        s.round += 1


class Serve(Decision[Potluck]):
    rule, first, last = "TOY-2", SERVE, SERVE + CARDS - 1

    def options(self, s: Potluck) -> Ints:
        return ints([SERVE + card for card in bits(s.hands[self.seat])])

    def follow(self, s: Potluck, action: int) -> AnyDecision:
        return Give(self.seat, action - SERVE)


class Give(Decision[Potluck]):
    rule, first, last = "TOY-3", GIVE, GIVE + CARDS - 1
    fields: ClassVar[tuple[str, ...]] = ("seat", "serving")

    def __init__(self, seat: int, serving: int) -> None:
        super().__init__(seat)
        self.serving = serving

    def options(self, s: Potluck) -> Ints:
        return ints([GIVE + card for card in bits(s.hands[self.seat]) if card != self.serving])


def lay_out(s: Potluck) -> None:
    """Lay the table out."""
    s.hands, s.gave, s.served = (ints([0] * s.seats) for _ in range(3))
    s.round = 0


GAME = toy(__name__, Potluck, NAMES, [Deal, Feast, Serve, Give], lay_out,
           lambda _edition, seats: ROUNDS * seats * 2)  # fmt: skip
