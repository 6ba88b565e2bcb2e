"""Every game as an environment of Gymnasium: one learner among bots, or one at every seat.

To import this module registers `ludotheque/<Game>-v0` for every game that is installed.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, Final, SupportsIndex, TypeAlias

from ludotheque.bots import Bot, bot
from ludotheque.core import Game, LudothequeError, Rng, Seat, told
from ludotheque.games import all_games
from ludotheque.research.extras import missing
from ludotheque.research.playing import Playing, fresh_seed
from ludotheque.research.stepping import SHARE

try:
    import gymnasium

    from ludotheque.research.rendering import MODES, Picture, checked_mode
    from ludotheque.research.spaces import LegalActions, knowledge_space
except ModuleNotFoundError as error:
    raise missing(error, "research") from error

__all__ = ["ROTATE", "SELF", "Learner", "Policy", "id_of", "register_all"]

# The learner sits one seat further in every game.
ROTATE: Final = "rotate"
# The learner answers for every seat.
SELF: Final = "self"

# Somebody who decides by an observation and a mask, as the learner itself does.
Policy: TypeAlias = Callable[[Any, Any], SupportsIndex]
Opponent: TypeAlias = "str | Bot | Policy"


class Learner(gymnasium.Env[Any, Any]):
    """A game in which a learner sits at one seat, and *opponents* at the others.

    Opponents are bots by name, or functions of an observation and a mask; one stands for all.
    With *opponents* `self` the learner answers for every seat in turn: the reward is then that of
    the seat that acted, and `info` has the rewards of all.  *seat* is a number, or `rotate`.
    """

    def __init__(
        self,
        game: Game | str,
        seats: SupportsIndex | None = None,
        *,
        opponents: "Opponent | Sequence[Opponent]" = "random",
        seat: int | str = ROTATE,
        reward: str = SHARE,
        render_mode: str | None = None,
        language: str = "en",
        pack: object = None,
        **options: object,
    ) -> None:
        known = all_games()[game] if isinstance(game, str) and game in all_games() else game
        least = known.seats[0] if isinstance(known, Game) else 0
        self.playing = Playing(known, least if seats is None else seats, reward, options, pack)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = checked_mode(render_mode)
        self.picture = Picture(self.playing.game, language)
        self.observation_space = knowledge_space(self.playing.game, self.playing.actions)
        self.choices = LegalActions(self.playing.actions, self.legal, self.legal_anew)
        self.action_space = self.choices
        self.rotates = seat == ROTATE
        self.seat = -1 if self.rotates else self.checked_seat(seat)
        self.alone = opponents == SELF
        self.opponents = [] if self.alone else self.checked_opponents(opponents)
        # What bots draw their luck from.
        self.luck = Rng.seeded(0)
        # Whether the learner has acted since the last game was dealt.
        self.acted = False

    def checked_seat(self, seat: int | str) -> int:
        """Return the seat of the learner; refuse what is none."""
        if isinstance(seat, int) and 0 <= seat < self.playing.seats:
            return seat
        last = self.playing.seats - 1
        raise LudothequeError(f"the learner's seat is 0 to {last} or {ROTATE}, not {told(seat)}")

    def checked_opponents(self, wished: "Opponent | Sequence[Opponent]") -> "list[Opponent]":
        """Return one opponent for each other seat."""
        others = self.playing.seats - 1
        if isinstance(wished, str) or not isinstance(wished, Sequence):
            wished = [wished] * others
        if len(wished) != others:
            raise LudothequeError(
                f"{self.playing.seats} seats have {others} opponents beside the learner, "
                f"not {len(wished)}"
            )
        for opponent in wished:
            if isinstance(opponent, str):
                bot(opponent)
        return list(wished)

    def legal(self) -> list[int]:
        """Return what the learner may do now."""
        return self.playing.state.legal(self.asked()) or [0]

    def legal_anew(self, seed: int) -> list[int]:
        """Return what the learner may do first in the game of *seed*, if it is in another now."""
        if not self.acted:
            return []
        other = deepcopy(self)
        other.reset(seed=seed)
        return other.legal()

    def asked(self) -> int:
        """Return the seat that the learner answers for now."""
        actor = self.playing.state.actor()
        return actor if self.alone and actor >= 0 else self.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal the game of *seed*; *options* are taken when the environment is made."""
        super().reset(seed=seed)
        self.acted = False
        self.choices.coming = []
        if seed is not None and self.rotates:
            # The same seed begins the same row of games, whatever was played before.
            self.seat = seed % self.playing.seats - 1
        while True:
            self.begin(seed)
            if not self.playing.state.over:
                return self.knowledge(), self.info(self.asked())
            # Opponents may end a game before the learner is asked: that one is not counted.
            seed = None

    def begin(self, seed: int | None) -> None:
        """Deal a game, seat everybody, and let the others play up to the learner."""
        self.playing.begin(seed)
        if self.rotates:
            self.seat = (self.seat + 1) % self.playing.seats
        assert self.playing.deals is not None, "a game was dealt"
        # Of a copy: who sits here changes nothing about the games that follow.
        self.luck = self.playing.deals.copy().branch()
        if not self.alone:
            self.others_act()
        self.show()

    def others_act(self) -> None:
        """Let the opponents decide until the learner is asked, or the game is over."""
        state = self.playing.state
        while not state.over and self.seat not in state.waiting():
            seat = state.actor()
            self.playing.act(seat, self.decision(seat))

    def decision(self, seat: int) -> SupportsIndex:
        """Return what the opponent at *seat* does."""
        player = self.opponents[seat - (seat > self.seat)]
        if isinstance(player, str):
            # A new one each time, since bots remember nothing: so there is none to be copied.
            player = bot(player, fresh_seed(self.luck))
        if callable(player):
            known = self.playing.observation(seat)
            return player(known, self.playing.mask(seat, self.playing.actions))
        return player.choose(Seat(self.playing.state, seat))

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take the learner's *action*, and let the others act until it is asked again."""
        seat = self.asked()
        self.playing.act(seat, action)
        self.acted = True
        self.choices.coming = []
        if not self.alone:
            self.others_act()
        self.show()
        over = self.playing.state.over
        reward = self.playing.rewards()[seat]
        return self.knowledge(), reward, over, False, self.info(seat)

    def knowledge(self) -> dict[str, Any]:
        """Return what the learner may know and do."""
        seat = self.asked()
        return {
            "observation": self.playing.observation(seat),
            "action_mask": self.playing.mask(seat, self.playing.actions),
        }

    def info(self, seat: int) -> dict[str, Any]:
        """Return which seat acts next, and at the end what all have got."""
        if self.playing.state.over:
            return {"seat": seat, "rewards": self.playing.rewards()}
        return {"seat": self.asked()}

    def action_masks(self) -> Any:
        """Return what the learner may do as yes and no, as Stable-Baselines3 asks for it."""
        return self.playing.mask(self.asked(), self.playing.actions).astype(bool)

    def show(self) -> None:
        """Print the board where people look on."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the board as the learner sees it, or print it."""
        return self.picture.shown(self.playing.state, self.render_mode, self.asked())

    def close(self) -> None:
        """End what drew the board."""
        self.picture.close()


def id_of(game: Game) -> str:
    """Return the name that Gymnasium has for *game*: `ludotheque/<Game>-v0`."""
    return f"ludotheque/{''.join(word.capitalize() for word in game.name.split('_'))}-v0"


def register_all() -> None:
    """Register every game that is installed, by its name."""
    for name, game in all_games().items():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), "ludotheque.research.gymnasium:Learner",
                               kwargs={"game": name})  # fmt: skip


register_all()
