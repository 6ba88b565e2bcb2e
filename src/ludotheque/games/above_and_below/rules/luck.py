"""Luck without lanterns: throwing until a face repeats, coins for reputation (AB-4.30, AB-4.31)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.decision import Decision
from ludotheque.core.errors import Refusal
from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.actions import DIE, HEAL, LEAVE, PRESS_ON, TAKE_COINS
from ludotheque.games.above_and_below.rules.dice import Die
from ludotheque.games.above_and_below.rules.reputation import change_reputation
from ludotheque.games.above_and_below.rules.reward import come_home
from ludotheque.games.above_and_below.rules.supplies import earn
from ludotheque.games.above_and_below.rules.villagers import bit, count_bits
from ludotheque.games.above_and_below.table import Table

__all__ = ["LuckDie", "PressLuck", "TakeCoins", "take_bank", "take_coins", "try_luck"]


def try_luck(s: Table) -> None:
    """Pay with reputation for the first throw."""
    change_reputation(s, s.turn, s.chosen().reward.reputation)
    s.ask(LuckDie(0))


class LuckDie(Die):
    """A throw: a new face banks a coin, one of the *seen* faces loses them all."""

    __slots__ = ("seen",)
    rule: ClassVar[str] = "AB-4.30"
    fields: ClassVar[tuple[str, ...]] = ("seen",)

    def __init__(self, seen: i64) -> None:
        super().__init__()
        self.seen: i64 = seen

    def resolve(self, s: Table, action: i64) -> None:
        face = action - DIE + 1
        repeated = self.seen >> face & 1 == 1
        if s.telling():
            s.tell("luck-lost" if repeated else "luck-die", {"seat": s.turn, "face": face})
        if repeated:
            come_home(s)
            return
        seen = self.seen | bit(face)
        if count_bits(seen) >= s.chosen().luck:
            # All that the book gives here; of six faces none could be new any more.
            take_bank(s, seen)
        else:
            s.ask(PressLuck(s.turn, seen))

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"banked": count_bits(self.seen)}


def take_bank(s: Table, seen: i64) -> None:
    """Go home with a coin for every face."""
    earn(s, s.turn, count_bits(seen))
    come_home(s)


class PressLuck(Decision[Table]):
    """Throw again, or leave with the coins banked."""

    __slots__ = ("seen",)
    rule: ClassVar[str] = "AB-4.30"
    first: ClassVar[int] = PRESS_ON
    last: ClassVar[int] = LEAVE
    fields: ClassVar[tuple[str, ...]] = ("seat", "seen")

    def __init__(self, seat: i64, seen: i64) -> None:
        super().__init__(seat)
        self.seen: i64 = seen

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        found = append(found, PRESS_ON)
        return append(found, LEAVE)

    def resolve(self, s: Table, action: i64) -> None:
        if action == PRESS_ON:
            s.ask(LuckDie(self.seen))
        else:
            take_bank(s, self.seen)

    def shown(self, s: Table, viewer: i64) -> dict[str, object]:
        return {"banked": count_bits(self.seen)}


class TakeCoins(Decision[Table]):
    """How many coins to take, each for a little reputation (AB-4.31)."""

    __slots__ = ()
    rule: ClassVar[str] = "AB-4.31"
    first: ClassVar[int] = TAKE_COINS
    last: ClassVar[int] = HEAL - 1

    def options(self, s: Table) -> Ints:
        found = vec[i64]()
        most = min(s.chosen().takes, s.bank)
        for coins in range(most + 1):
            found = append(found, TAKE_COINS + coins)
        return found

    def resolve(self, s: Table, action: i64) -> None:
        take_coins(s, action - TAKE_COINS)

    def why_not(self, s: Table, action: i64) -> Refusal:
        return Refusal("too-many-coins", "AB-4.31")


def take_coins(s: Table, coins: i64) -> None:
    """Go home with so many *coins* and what they cost."""
    change_reputation(s, s.turn, coins * s.chosen().reputation_each)
    earn(s, s.turn, coins)
    come_home(s)
