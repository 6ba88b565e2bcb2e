"""What came of many games, counted."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

__all__ = ["Results"]


@dataclass
class Results:
    """What came of some games, or of all.

    *digests* are those of games that were not joined yet; games joined are folded into
    *fingerprint*, so that a million of them take no more room than one.
    """

    seats: int
    games: int = 0
    decisions: int = 0
    choices: int = 0
    draws: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    digests: list[str] = field(default_factory=list)
    fingerprint: str = ""

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.points = self.points or [0] * self.seats

    @staticmethod
    def counted(
        seats: int,
        decisions: Sequence[int],
        choices: Sequence[int],
        endings: Sequence[str],
        digests: Sequence[str],
        scores: Sequence[int],
        shares: Sequence[float],
    ) -> "Results":
        """Return some games counted: a draw or a shared win counts in shares."""
        alone = [1.0 in shares[first : first + seats] for first in range(0, len(shares), seats)]
        return Results(
            seats,
            games=len(decisions),
            decisions=sum(decisions),
            choices=sum(choices),
            draws=alone.count(False),
            wins=[sum(shares[seat::seats]) for seat in range(seats)],
            points=[sum(scores[seat::seats]) for seat in range(seats)],
            endings=dict(Counter(endings)),
            lengths=Counter(decisions),
            digests=list(digests),
        )

    def join(self, other: "Results") -> None:
        """Add the games of *other*, which follow those here."""
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.draws += other.draws
        self.lengths.update(other.lengths)
        fingerprint = self.fingerprint
        for digest in other.digests:
            fingerprint = blake2b((fingerprint + digest).encode(), digest_size=16).hexdigest()
        self.fingerprint = fingerprint
        for name, count in other.endings.items():
            self.endings[name] = self.endings.get(name, 0) + count
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]

    def digest(self) -> str:
        """Return one fingerprint of every final state joined, in the order of the seeds."""
        return self.fingerprint

    def median_length(self) -> int:
        """Return how many decisions the game in the middle had."""
        before = 0
        for length in sorted(self.lengths):
            before += self.lengths[length]
            if 2 * before >= self.games:
                return length
        return 0
