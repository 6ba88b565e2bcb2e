"""The rules: what is asked, and what the answers do."""

from ludotheque.core import AnyDecision, Chance, Decision, Ints, Refusal, Together, ints, no_answers

from goofspiel.box import BID, MOST, TURN
from goofspiel.table import Table, bits


class TurnPrize(Chance[Table]):
    """Chance turns the next prize up (GO-3.1)."""

    rule, first, last = "GO-3.1", TURN, TURN + MOST - 1

    def options(self, s: Table) -> Ints:
        return ints([TURN + card - 1 for card in bits(s.deck)])

    def resolve(self, s: Table, action: int) -> None:
        card = 1 << (action - TURN)
        s.deck &= ~card
        s.prizes |= card
        s.tell("turned", {"prize": action - TURN + 1, "stake": sum(bits(s.prizes))})


class Bid(Decision[Table]):
    """One seat's bid: a card from its hand (GO-3.2)."""

    rule, first, last = "GO-3.2", BID, BID + MOST - 1

    def options(self, s: Table) -> Ints:
        return ints([BID + card - 1 for card in bits(s.hands[self.seat])])

    def why_not(self, s: Table, action: int) -> Refusal:
        return Refusal("spent", "GO-3.4", {"card": action - BID + 1})

    def opens_turn(self) -> bool:
        return True


class Bidding(Together[Table]):
    """All bid in secret, and the bids are shown together (GO-3.3)."""

    rule = "GO-3.3"

    def reveal(self, s: Table, answers: list[Ints]) -> None:
        bids = [int(answers[seat][0]) - BID + 1 for seat in range(s.seats)]
        for seat, bid in enumerate(bids):
            s.hands[seat] &= ~(1 << (bid - 1))
            s.tell("bid", {"seat": seat, "card": bid})
        award(s, bids)


def award(s: Table, bids: list[int]) -> None:
    """Give the prizes to the highest bid (GO-3.5), or do as was agreed where two are (GO-3.6)."""
    best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
    points = sum(bits(s.prizes))
    if len(best) == 1:
        s.won[best[0]] |= s.prizes
        s.prizes = 0
        s.tell("won", {"seat": best[0], "points": points})
    elif s.ties() == "discard":
        s.lost |= s.prizes
        s.prizes = 0
        s.tell("lost", {"points": points})
    else:
        s.tell("carried", {"points": points})


def advance(s: Table) -> None:
    """Turn a prize, let all bid for it, and end when there is none left (GO-4.1)."""
    hands = len(bits(s.hands[0]))
    if hands > len(bits(s.deck)):
        starts: list[AnyDecision | None] = [Bid(seat) for seat in range(s.seats)]
        s.ask(Bidding(starts, starts[:], no_answers(starts)))
    elif s.deck:
        s.ask(TurnPrize())
    else:
        s.lost |= s.prizes
        s.prizes = 0
        s.end()


def sheet(s: Table) -> list[dict[str, int]]:
    """Return the points of each seat: the numbers on its prizes (GO-4.2)."""
    return [{"prizes": sum(bits(s.won[seat]))} for seat in range(s.seats)]


def winners(s: Table) -> list[int]:
    """Return who has the most points when it is over; several may (GO-4.3)."""
    points = s.scores()
    return [seat for seat in range(s.seats) if s.over and points[seat] == max(points)]
