"""A hand in the draft: what is chosen from it, and what the next player will find in it."""

from mypy_extensions import i64

from ludotheque.games.bunny_kingdom.box.actions import DISCARD
from ludotheque.games.bunny_kingdom.rules.hands import direction
from ludotheque.games.bunny_kingdom.strategy import weights
from ludotheque.games.bunny_kingdom.strategy.realm import Outlook, Realm
from ludotheque.games.bunny_kingdom.strategy.worths import card_worth
from ludotheque.games.bunny_kingdom.table import Table

__all__ = ["Hand"]


class Hand:
    """The hand of one seat, card by card as it is chosen from.

    *wanted* is what each card would add for the next player, *gone* has a bit for each that is
    chosen, *chosen* is what those add.
    """

    __slots__ = ("cards", "chosen", "gone", "now", "realm", "s", "wanted")

    def __init__(self, s: Table, now: Outlook, seat: i64) -> None:
        self.s = s
        self.now = now
        self.realm: Realm = now.realm(seat)
        self.cards = s.hands[seat]
        following = now.realm((seat + s.seats + direction(s.round)) % s.seats)
        self.wanted: list[float] = [card_worth(s, now, following, card) for card in self.cards]
        self.chosen = 0.0
        self.gone: i64 = 0

    def choose(self, action: i64) -> None:
        """Choose a card, to play it or, with two players, to discard it."""
        self.chosen = self.with_one_more(action)
        self.gone = self.without(action)

    def with_one_more(self, action: i64) -> float:
        """Return what the chosen cards add, with that of *action*."""
        # With two players the second card is discarded: it adds nothing but is not left either.
        if action >= DISCARD:
            return self.chosen
        return self.chosen + card_worth(self.s, self.now, self.realm, action)

    def without(self, action: i64) -> i64:
        """Return the bits of the chosen cards, with that of *action*."""
        card = action % DISCARD
        bit: i64 = 1
        for other in self.cards:
            if other == card and self.gone & bit == 0:
                return self.gone | bit
            bit <<= 1
        return self.gone

    def prospects(self) -> float:
        """Return what the chosen cards add, less what is left for the next player."""
        return self.chosen - weights.DENIED * self.best_but(self.gone)

    def prospects_with(self, action: i64) -> float:
        """Return the same if the card of *action* is chosen too."""
        return self.with_one_more(action) - weights.DENIED * self.best_but(self.without(action))

    def best_but(self, gone: i64) -> float:
        """Return what the best card adds for the next player, without those that are *gone*."""
        best = 0.0
        bit: i64 = 1
        for worth in self.wanted:
            if gone & bit == 0:
                best = max(best, worth)
            bit <<= 1
        return best
