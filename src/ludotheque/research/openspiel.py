"""OpenSpiel: every game as one of its Python games, chance and secrets in its own forms.

`register()` makes the games of the house, and those of other packages, known to pyspiel as
`ludotheque_<name>`, with the number of players and the options as parameters.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from ludotheque.core import CHANCE, OVER, Game, Rng, State
from ludotheque.core.decision import Chance, Together
from ludotheque.core.game import Option
from ludotheque.games import all_games
from ludotheque.research.extras import missing
from ludotheque.research.recall import Moment

try:
    import pyspiel

    from ludotheque.research.spiel_observer import SpielObserver
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from error

__all__ = ["SpielGame", "SpielState", "register", "spiel_name"]

Kind = pyspiel.GameType
SAMPLED_BITS: Final = 32
# Where all answer at once, have them answer one after the other, none seeing what others said.
# OpenSpiel's own conversion does the same; only this one can be imagined from what a player knows.
TURN_BASED: Final = "turn_based"


def spiel_name(game: Game) -> str:
    """Return what OpenSpiel calls *game*."""
    return f"ludotheque_{game.name}"


def register() -> list[str]:
    """Make every game known to OpenSpiel, once, and return their names there."""
    known = set(pyspiel.registered_names())
    for game in all_games().values():
        if spiel_name(game) not in known:
            pyspiel.register_game(kind_of(game), maker(game))
    return [spiel_name(game) for game in all_games().values()]


def maker(game: Game) -> type:
    """Return the class that OpenSpiel makes tables of *game* with."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Registered


def kind_of(game: Game, *, turn_based: bool = False) -> Any:
    """Return what OpenSpiel wants to know of a game before one is made."""
    kinds = game.kinds.values()
    together = not turn_based and any(issubclass(kind, Together) for kind in kinds)
    chance = any(issubclass(kind, Chance) for kind in kinds)
    return Kind(
        short_name=spiel_name(game),
        long_name=game.title,
        dynamics=Kind.Dynamics.SIMULTANEOUS if together else Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC
        if chance
        else Kind.ChanceMode.DETERMINISTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            TURN_BASED: False,
            **{option.name: parameter(option) for option in game.options},
        },
    )


def parameter(option: Option) -> bool | int | str:
    """Return an option's default as a parameter.

    Those of OpenSpiel are of one type each: where words may stand, a number is one that begins
    with @.
    """
    if not option.words:
        return option.default
    text = str(option.default)
    return f"@{text}" if text.isdigit() else text


def option_value(given: object) -> object:
    """Return what a parameter stands for."""
    return given.removeprefix("@") if isinstance(given, str) else given


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its options settled, from which states and observers can be made."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        self.house_game = game
        self.players = int(params.get("players", game.seats[0]))
        self.turn_based = bool(params.get(TURN_BASED, False))
        self.options: dict[str, object] = {
            name: option_value(value)
            for name, value in params.items()
            if name not in {"players", TURN_BASED}
        }
        edition = game.edition(self.players, self.options)
        range_of_actions = len(game.actions)
        super().__init__(
            kind_of(game, turn_based=self.turn_based),
            pyspiel.GameInfo(
                num_distinct_actions=range_of_actions,
                max_chance_outcomes=range_of_actions,
                num_players=self.players,
                min_utility=-1.0,
                max_utility=self.players - 1.0,
                utility_sum=0.0,
                max_game_length=game.bound(edition, self.players),
            ),
            params,
        )

    def new_initial_state(self) -> "SpielState":
        """Return a state before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what writes down what a player sees, with or without what it saw before."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.house_game, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of the engine, with the trail of what every seat was told on the way here."""

    def __init__(self, game: SpielGame, moment: Moment | None = None) -> None:
        super().__init__(game)
        # OpenSpiel's clone makes an empty state first and copies our attributes then.
        self.kept_moment = moment

    @property
    def moment(self) -> Moment:
        """Where the game stands."""
        if self.kept_moment is None:
            game = cast("SpielGame", self.get_game())
            # Every draw is told to the engine, so that its own generator decides nothing.
            state = game.house_game.new(game.players, 0, **game.options)
            self.kept_moment = Moment(state)
        return self.kept_moment

    @property
    def state(self) -> State:
        """The state of the engine; not to be changed."""
        return self.moment.state

    def current_player(self) -> int:
        """Return who decides: a player, chance, several at once, or nobody any more."""
        state = self.state
        actor = state.actor()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if len(state.waiting()) > 1 and not cast("SpielGame", self.get_game()).turn_based:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return actor

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.state.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal(player)) if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, each with its probability."""
        weights = self.state.chances()
        total = sum(weight for _, weight in weights)
        return [(action, weight / total) for action, weight in weights]

    def _apply_action(self, action: int) -> None:
        actor = self.state.actor()
        self.kept_moment = self.moment.after([(actor, action)])

    def _apply_actions(self, actions: list[int]) -> None:
        # Who is not asked has to say something all the same, and is not heard.
        self.kept_moment = self.moment.after(
            [(seat, actions[seat]) for seat in self.state.waiting()]
        )

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.game.actions.names[action]

    def returns(self) -> list[float]:
        """Return what everybody has won: n - 1 alone, -1 without a part, 0 where all share."""
        if not self.state.over:
            return [0.0] * self.state.seats
        shares = self.state.shares()
        return [len(shares) * share - sum(shares) for share in shares]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that *player* can imagine, all possible arrangements equally likely."""
        seed = 0
        for _ in range(2):
            seed = (seed << SAMPLED_BITS) + int(sampler() * 2**SAMPLED_BITS)
        return SpielState(self.get_game(), self.moment.imagined(player, Rng.seeded(seed)))

    def __str__(self) -> str:
        return self.moment.told()
