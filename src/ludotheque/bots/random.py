"""Random: any legal action, each as likely."""

from ludotheque.core.rng import Rng
from ludotheque.core.seat import Seat

__all__ = ["RandomBot"]


class RandomBot:
    """Takes any legal action."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        """Return any legal action."""
        legal = seat.choices()
        return legal[self.rng.below(len(legal))]
