"""Luck without lanterns: a greedy die, or a purse that costs one's good name (AB-4.30, AB-4.31)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.actions import DIE, HEAL, LEAVE, PRESS_ON, TAKE_COINS
from ludotheque.games.above_and_below.dice import Die
from ludotheque.games.above_and_below.reputation import change_reputation
from ludotheque.games.above_and_below.reward import come_home
from ludotheque.games.above_and_below.state import AboveAndBelow
from ludotheque.games.above_and_below.supplies import earn
from ludotheque.games.above_and_below.villagers import bit, count_bits

__all__ = ["LuckDie", "PressLuck", "TakeCoins", "try_luck"]


def try_luck(s: AboveAndBelow) -> None:
    """Pay with reputation for the first throw."""
    change_reputation(s, s.turn, s.things.book[s.paragraph].choices[s.choice].reward.reputation)
    s.ask(LuckDie(0))


class LuckDie(Die):
    """A throw: a new face banks a coin, one of the *seen* faces loses them all."""

    __slots__ = ("seen",)
    rule: ClassVar[str] = "AB-4.30"
    fields: ClassVar[tuple[str, ...]] = ("seen",)

    def __init__(self, seen: i64) -> None:
        super().__init__()
        self.seen: i64 = seen

    def resolve(self, s: AboveAndBelow, action: i64) -> None:
        face = action - DIE + 1
        repeated = self.seen >> face & 1 == 1
        if s.telling():
            s.tell("luck-lost" if repeated else "luck-die", {"seat": s.turn, "face": face})
        if repeated:
            come_home(s)
            return
        seen = self.seen | bit(face)
        if count_bits(seen) >= s.things.book[s.paragraph].choices[s.choice].luck:
            take_bank(s, seen)
        else:
            s.ask(PressLuck(s.turn, seen))

    def shown(self, s: AboveAndBelow, viewer: i64) -> dict[str, object]:
        return {"banked": count_bits(self.seen)}


def take_bank(s: AboveAndBelow, seen: i64) -> None:
    """Go home with a coin for every face."""
    earn(s, s.turn, count_bits(seen))
    come_home(s)


class PressLuck(Decision[AboveAndBelow]):
    """Throw again, or leave with the coins banked."""

    __slots__ = ("seen",)
    rule: ClassVar[str] = "AB-4.30"
    first: ClassVar[int] = PRESS_ON
    last: ClassVar[int] = LEAVE
    fields: ClassVar[tuple[str, ...]] = ("seat", "seen")

    def __init__(self, seat: i64, seen: i64) -> None:
        super().__init__(seat)
        self.seen: i64 = seen

    def options(self, s: AboveAndBelow) -> Ints:
        found = vec[i64]()
        found = append(found, PRESS_ON)
        return append(found, LEAVE)

    def resolve(self, s: AboveAndBelow, action: i64) -> None:
        if action == PRESS_ON:
            s.ask(LuckDie(self.seen))
        else:
            take_bank(s, self.seen)

    def shown(self, s: AboveAndBelow, viewer: i64) -> dict[str, object]:
        return {"banked": count_bits(self.seen)}


class TakeCoins(Decision[AboveAndBelow]):
    """How many coins to take, each for a little reputation (AB-4.31)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.31"
    first: ClassVar[int] = TAKE_COINS
    last: ClassVar[int] = HEAL - 1

    def options(self, s: AboveAndBelow) -> Ints:
        found = vec[i64]()
        most = min(s.things.book[s.paragraph].choices[s.choice].takes, s.bank)
        for coins in range(most + 1):
            found = append(found, TAKE_COINS + coins)
        return found

    def resolve(self, s: AboveAndBelow, action: i64) -> None:
        coins = action - TAKE_COINS
        each = s.things.book[s.paragraph].choices[s.choice].reputation_each
        change_reputation(s, self.seat, coins * each)
        earn(s, self.seat, coins)
        come_home(s)

    def why_not(self, s: AboveAndBelow, action: i64) -> Refusal:
        return Refusal("too-many-coins", "AB-4.31")
