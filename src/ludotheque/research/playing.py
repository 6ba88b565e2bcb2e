"""One game as the environments of other libraries play it: chance decides by itself."""

from typing import Any, SupportsIndex

import numpy as np

from ludotheque.core import SPECTATOR, Game, Rng, State
from ludotheque.research.batches import checked_reward, game_and_edition
from ludotheque.research.stepping import rewards_of, settle

__all__ = ["Playing", "fresh_seed"]

WORD_BITS = 32


class Playing:
    """A game that is dealt again and again, and asked for what learners are given."""

    def __init__(
        self,
        game: Game | str,
        seats: SupportsIndex,
        reward: str,
        options: dict[str, object],
        pack: object,
    ) -> None:
        self.game, self.edition = game_and_edition(game, seats, options, pack)
        self.seats = seats.__index__()
        self.reward = checked_reward(reward)
        self.actions = len(self.game.actions)
        self.deals: Rng | None = None
        self.state = self.dealt(0)

    def __getstate__(self) -> dict[str, object]:
        """Return what a copy needs: the edition is made anew, of the same options and pack."""
        return {name: value for name, value in vars(self).items() if name != "edition"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.edition = self.state.edition

    def dealt(self, seed: int) -> State:
        """Return the game of *seed*, at the first question that a seat is asked."""
        state = self.game.dealt(self.edition, self.seats, Rng.seeded(seed))
        settle(state)
        return state

    def begin(self, seed: int | None) -> None:
        """Deal the game of *seed*; without one, another each time, by the seed before."""
        if seed is not None:
            self.deals = Rng.seeded(seed)
        elif self.deals is None:
            self.deals = Rng.seeded(int.from_bytes(np.random.default_rng().bytes(16), "big"))
        self.state = self.dealt(fresh_seed(self.deals) if seed is None else seed)

    def act(self, seat: int, action: Any) -> None:
        """Take *action* for *seat*, or refuse it; then let chance decide."""
        self.state.apply(seat, action)
        settle(self.state)

    def mask(self, seat: int, size: int) -> Any:
        """Return *size* entries, 1 for what *seat* may do now."""
        mask = np.zeros(size, np.int8)
        mask[self.state.legal(seat)] = 1
        return mask

    def observation(self, seat: int) -> Any:
        """Return what *seat* may know."""
        return np.array(self.state.observe(seat))

    def public(self) -> Any:
        """Return what anybody may know who looks on."""
        return self.observation(SPECTATOR)

    def rewards(self) -> list[float]:
        """Return what each seat gets for the last action: nothing before the end."""
        return rewards_of(self.state, self.reward) if self.state.over else [0.0] * self.seats


def fresh_seed(rng: Rng) -> int:
    """Return the next seed that *rng* gives."""
    seed = 0
    for _ in range(4):
        seed = seed << WORD_BITS | int(rng.word())
    return seed
