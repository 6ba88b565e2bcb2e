"""The generator inside a state: sfc32, the same stream compiled or not."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ludotheque.core.errors import BadSeed, told
from ludotheque.core.ints import whole_number

__all__ = ["Rng", "checked_seed"]

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 128
# Numbers thrown away at first: seeds that differ in one bit would begin nearly alike.
WARM_UP: Final = 16


def checked_seed(seed: object) -> int:
    """Return *seed* as a number; refuse one that no game can be dealt from."""
    number = whole_number(seed)
    if number is None or number < 0 or number >> SEED_BITS:
        raise BadSeed(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {told(seed)}")
    return number


class Rng:
    """Four 32-bit words that give one number after another."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def seeded(seed: object) -> "Rng":
        """Return the generator of *seed*: different seeds of 128 bits give different ones."""
        number = checked_seed(seed)
        words = [(number >> shift) & WORD for shift in (0, 32, 64, 96)]
        rng = Rng(words[0], words[1], words[2], words[3])
        for _ in range(WARM_UP):
            rng.word()
        return rng

    @staticmethod
    def restored(words: Sequence[int]) -> "Rng":
        """Return the generator whose `words()` were *words*."""
        a, b, c, counter = words
        return Rng(a, b, c, counter)

    def words(self) -> list[int]:
        """Return all there is to know of this generator."""
        return [self.a, self.b, self.c, self.counter]

    def copy(self) -> "Rng":
        """Return a generator that goes on as this one would."""
        return Rng(self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """Return the next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """Return a number from 0 to *n* - 1, each exactly as likely as the others."""
        # Lemire's way: a multiplication instead of a division, and a second draw only where some
        # numbers would come a little too often.
        scaled: i64 = self.word() * n
        low: i64 = scaled & WORD
        if low < n:
            biased: i64 = (WORD + 1 - n) % n
            while low < biased:
                scaled = self.word() * n
                low = scaled & WORD
        return scaled >> 32

    def branch(self) -> "Rng":
        """Return a new generator whose stream has nothing to do with this one's."""
        child = Rng(self.word(), self.word(), self.word(), self.word())
        for _ in range(WARM_UP):
            child.word()
        return child

    def derived(self, stream: i64, place: i64) -> "Rng":
        """Return the generator that grows at *place* of *stream*; this one stays as it is."""
        child = Rng(self.a ^ stream, self.b ^ place, self.c, self.counter)
        for _ in range(WARM_UP):
            child.word()
        return child

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng, (self.a, self.b, self.c, self.counter))
