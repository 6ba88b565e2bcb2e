"""The resolution: what each kind of card does when it is played (BK-6)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.bunny_kingdom.box.actions import DRAW
from ludotheque.games.bunny_kingdom.box.cards import joined, taken_out, with_card
from ludotheque.games.bunny_kingdom.box.components import (
    CAMP,
    CAMPS,
    CARD_NAMES,
    PARCHMENT,
    PROVISIONS,
    SQUARE_NAMES,
    SQUARES,
)
from ludotheque.games.bunny_kingdom.rules.dealing import FromDeck
from ludotheque.games.bunny_kingdom.rules.hands import reserve
from ludotheque.games.bunny_kingdom.table import (
    BUILT_CAMP,
    CHOSEN_POST,
    EMPTY,
    FROM_PROVISIONS,
    Table,
)

__all__ = ["Supply", "in_deck", "keep", "resolve_card", "resolve_queue"]

# Of the two cards that provisions draw, the first: before it is drawn, and where it is a parchment,
# which lies face down already.
NONE_YET: Final = -1
FACE_DOWN: Final = -2


def keep(s: Table, seat: i64, card: i64, taken: i64) -> None:
    """Lay a parchment face down before *seat*; all may count it (BK-6.2)."""
    s.parchments[seat] = append(s.parchments[seat], card)
    s.taken[seat] = append(s.taken[seat][:], taken)
    if s.telling():
        s.tell("kept", {"seat": seat})
        s.tell_some("kept-which", 1 << seat, {"seat": seat, "card": CARD_NAMES[card]})


def resolve_queue(s: Table) -> None:
    """Resolve the cards in the queue, up to provisions that have to draw first (BK-6.1)."""
    # Provisions stop it: what they draw is resolved before the rest of the queue (BK-6.8).
    waiting = s.queue
    index: i64 = 0
    while index < len(waiting) and not s.stack:
        entry = waiting[index]
        index += 1
        resolve_card(s, entry // 256, entry % 256)
    s.queue = waiting[index:]


def resolve_card(s: Table, seat: i64, card: i64) -> None:
    """Resolve one open card for *seat*."""
    if SQUARES <= card < PROVISIONS:
        wait(s, seat, card)
        return
    s.spent = append(s.spent, seat * 256 + card)
    if card < SQUARES:
        take_square(s, seat, card)
    else:
        open_provisions(s, seat)


def take_square(s: Table, seat: i64, square: i64) -> None:
    """Put a rabbit there; a camp on the square has to go (BK-6.3, BK-6.4, BK-6.5)."""
    # Whose camp it was makes no difference: its token goes, and the rabbit is the taker's now.
    # Rabbits are not counted, for they never run out (BK-2.5).
    if BUILT_CAMP <= s.built[square] < CHOSEN_POST:
        s.built[square] = EMPTY
        if s.telling():
            tell_camp_gone(s, seat, square)
    s.owner[square] = seat
    if s.telling():
        s.tell("took-square", {"seat": seat, "square": SQUARE_NAMES[square]})


def tell_camp_gone(s: Table, seat: i64, square: i64) -> None:
    """Tell whose camp is lifted."""
    name = SQUARE_NAMES[square]
    if s.owner[square] == seat:
        s.tell("camp-lifted", {"seat": seat, "square": name})
    else:
        s.tell("camp-evicted", {"seat": seat, "other": s.owner[square], "square": name})


def wait(s: Table, seat: i64, card: i64) -> None:
    """Lay a construction face up before *seat* until it is placed (BK-6.6)."""
    s.waits[seat] = with_card(s.waits[seat][:], card)
    # Counted here, for a camp that is never placed was played too (BK-14.15).
    if CAMP <= card < CAMP + CAMPS:
        s.camps_played[seat] += 1
    if s.telling():
        s.tell("waits", {"seat": seat, "card": CARD_NAMES[card]})


def open_provisions(s: Table, seat: i64) -> None:
    """Draw two cards to play at once, or what the deck still has (BK-6.7, BK-6.10)."""
    if s.telling():
        s.tell("supplied", {"seat": seat})
    if in_deck(s) > 0:
        s.ask(Supply(seat, NONE_YET))


def in_deck(s: Table) -> i64:
    """Return how many cards can still be drawn: the reserves are not the deck's."""
    left: i64 = len(s.deck)
    for seat in range(s.seats):
        left -= reserve(s, seat)
    return left


class Supply(FromDeck):
    """The next card that provisions draw for a seat; *drawn* is the first of the two."""

    __slots__ = ("drawn",)
    rule: ClassVar[str] = "BK-6.7"
    fields: ClassVar[tuple[str, ...]] = ("to", "drawn")

    def __init__(self, to: i64, drawn: i64) -> None:
        super().__init__(to)
        self.drawn: i64 = drawn

    def resolve(self, s: Table, action: i64) -> None:
        card = action - DRAW
        s.deck = taken_out(s.deck, card)
        # Only the drawer sees a parchment, everybody any other card (BK-6.9).
        if card >= PARCHMENT:
            keep(s, self.to, card, FROM_PROVISIONS)
            card = FACE_DOWN
        elif s.telling():
            s.tell("drew", {"seat": self.to, "card": CARD_NAMES[card]})
        if self.drawn == NONE_YET and in_deck(s) > 0:
            s.ask(Supply(self.to, card))
        else:
            self.line_up(s, card)

    def line_up(self, s: Table, card: i64) -> None:
        """Put the open cards drawn before all that is still to be resolved (BK-6.8, BK-6.12)."""
        ahead = vec[i64]()
        if self.drawn >= 0:
            ahead = append(ahead, self.to * 256 + self.drawn)
        if card >= 0:
            ahead = append(ahead, self.to * 256 + card)
        s.queue = joined(ahead, s.queue)
