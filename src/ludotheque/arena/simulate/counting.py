"""What came of each game, noted inside compiled code."""

from ludotheque.core import State, Tally

__all__ = ["Batch"]


class Batch:
    """Games in order, a list for each thing that is noted; of seats, those of a game together.

    *sheets* are the points by source, noted only where somebody *wants_sheets*.
    """

    def __init__(self, seats: int, wants_sheets: bool) -> None:
        self.seats = seats
        self.wants_sheets = wants_sheets
        self.decisions: list[int] = []
        self.choices: list[int] = []
        self.endings: list[str] = []
        self.digests: list[str] = []
        self.scores: list[int] = []
        self.shares: list[float] = []
        self.sheets: list[dict[str, int]] = []

    def add(self, state: State, tally: Tally) -> None:
        """Note one finished game."""
        self.decisions.append(tally.decisions)
        self.choices.append(tally.choices)
        self.endings.append(state.ending())
        self.digests.append(state.digest())
        self.scores.extend(state.scores())
        self.shares.extend(state.shares())
        if self.wants_sheets:
            self.sheets.extend(state.score_sheet())
