"""What a seat remembers: everything that it saw and did, up to here, in a few letters."""

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

from ludotheque.core import CHANCE, SPECTATOR, Rng, State
from ludotheque.core.events import Event, seen_by

__all__ = ["RECALL_BYTES", "Moment", "seen_now"]

RECALL_BYTES: Final = 16
NOTHING: Final = bytes(RECALL_BYTES)


def seen_now(state: State, seat: int) -> str:
    """Return what *seat* sees at this moment, as a text that determines what it may do."""
    return as_text(
        {
            "waiting": state.waiting(),
            "question": state.asked_of(seat),
            "legal": sorted(state.legal(seat)) if seat >= 0 else [],
            "over": state.over,
            "winners": state.winners(),
            "table": state.table_view(seat),
        }
    )


def as_text(value: object) -> str:
    """Return plain values as one line, the same for equal ones."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


class Moment:
    """A state and how it came to be; never changed, so that copies of a game share it.

    What seats remember is worked out only when somebody asks, and then kept.
    """

    __slots__ = ("acted", "before", "events", "recalled", "state")

    def __init__(
        self,
        state: State,
        before: "Moment | None" = None,
        acted: tuple[tuple[int, int], ...] = (),
        events: Sequence[Event] = (),
    ) -> None:
        self.state = state
        self.before = before
        self.acted = acted
        self.events = list(events)
        self.recalled: dict[int, bytes] = {}

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        # Link by link a long game would be deeper than Python's stack: so all steps in a row.
        steps: list[tuple[tuple[int, int], ...]] = []
        moment = self
        while moment.before is not None:
            steps.append(moment.acted)
            moment = moment.before
        return (replayed, (moment.state, moment.recalled, steps[::-1]))

    def after(self, acted: Iterable[tuple[int, int]]) -> "Moment":
        """Return the moment after these actions, which are taken in this order."""
        state = self.state.copy()
        state.listen()
        events: list[Event] = []
        taken = tuple(acted)
        for seat, action in taken:
            state.apply(seat, action)
            events += state.events
        return Moment(state, self, taken, events)

    def imagined(self, seat: int, rng: Rng) -> "Moment":
        """Return one that *seat* can imagine: it remembers the same, others what all have seen."""
        moment = Moment(self.state.imagine(seat, rng))
        for other in range(self.state.seats):
            moment.recalled[other] = self.recall(seat if other == seat else SPECTATOR)
        moment.recalled[SPECTATOR] = self.recall(SPECTATOR)
        return moment

    def recall(self, seat: int) -> bytes:
        """Return a fingerprint of all that *seat* saw and did before this moment."""
        unread: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment.recalled:
            unread.append(moment)
            moment = moment.before
        found = NOTHING if moment is None else moment.recalled[seat]
        for later in reversed(unread):
            found = later.recalled[seat] = later.remembered(seat, found)
        return found

    def remembered(self, seat: int, before: bytes) -> bytes:
        """Return the fingerprint after this moment's events, given the one *before* them.

        At its own decisions a seat remembers all that it saw then and what it did.
        """
        news: list[object] = list(seen_by(self.events, seat))
        if self.before is not None:
            for actor, action in self.acted:
                if actor == seat:
                    news += [seen_now(self.before.state, seat), action]
        if not news:
            return before
        text = before.hex() + as_text(news)
        return blake2b(text.encode(), digest_size=RECALL_BYTES).digest()

    def told(self) -> str:
        """Return everything that was done, by name."""
        names = self.state.game.actions.names
        steps: list[str] = []
        moment: Moment | None = self
        while moment is not None:
            for seat, action in reversed(moment.acted):
                steps.append(f"{'chance' if seat == CHANCE else seat}: {names[action]}")
            moment = moment.before
        return "; ".join(reversed(steps))


def replayed(
    state: State, recalled: dict[int, bytes], steps: list[tuple[tuple[int, int], ...]]
) -> Moment:
    """Return the moment that these *steps* lead to."""
    moment = Moment(state)
    moment.recalled.update(recalled)
    for acted in steps:
        moment = moment.after(acted)
    return moment
