"""Every game as an environment of PettingZoo: one agent after the other, or all together."""

from typing import Any, Final, SupportsIndex

from ludotheque.core import Game, IllegalAction, LudothequeError, Refusal, told
from ludotheque.research.extras import missing
from ludotheque.research.playing import Playing
from ludotheque.research.stepping import SHARE

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

    from ludotheque.research.rendering import MODES, Picture, checked_mode
    from ludotheque.research.spaces import LegalActions, knowledge_space, observation_space
except ModuleNotFoundError as error:
    raise missing(error, "research") from error

__all__ = ["Parallel", "Turns", "env", "parallel_env", "raw_env"]

# A frame a second is as fast as anybody reads a board.
FRAMES: Final = 1


def env(
    game: Game | str,
    seats: SupportsIndex,
    *,
    reward: str = SHARE,
    render_mode: str | None = None,
    language: str = "en",
    pack: object = None,
    **options: object,
) -> "Turns":
    """Return *game* for so many *seats*, asked one after the other."""
    return Turns(Playing(game, seats, reward, options, pack), render_mode, language)


def parallel_env(
    game: Game | str,
    seats: SupportsIndex,
    *,
    reward: str = SHARE,
    render_mode: str | None = None,
    language: str = "en",
    pack: object = None,
    **options: object,
) -> "Parallel":
    """Return *game* for so many *seats* that all act in every step, if only by waiting."""
    return Parallel(Playing(game, seats, reward, options, pack), render_mode, language)


raw_env = env


def described(playing: Playing, parallel: bool) -> dict[str, Any]:
    """Return what PettingZoo calls the metadata of an environment."""
    return {
        "name": f"{playing.game.name}_v0",
        "render_modes": list(MODES),
        "render_fps": FRAMES,
        "is_parallelizable": parallel,
    }


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo's classes are generic in name only
    """A game whose seats act one after the other; those asked together answer in seat order.

    What they answer stays hidden until all have.  An agent is given a dictionary with its
    `observation` and an `action_mask`; an action that the mask excludes is an error.
    """

    def __init__(self, playing: Playing, render_mode: str | None, language: str) -> None:
        super().__init__()
        self.playing = playing
        self.metadata = described(playing, True)
        self.render_mode = checked_mode(render_mode)
        self.picture = Picture(playing.game, language)
        self.possible_agents = [f"seat_{seat}" for seat in range(playing.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        knowledge = knowledge_space(playing.game, playing.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, knowledge)
        self.action_spaces = {
            agent: LegalActions(playing.actions, Legal(playing, seat))
            for agent, seat in self.numbers.items()
        }
        self.state_space = observation_space(playing.game.layout)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* can be given, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* can do, the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of *seed*; *options* are taken when the environment is made."""
        self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select()
        self.show()

    def select(self) -> None:
        """Turn to the agent that is asked, or to those who leave the table."""
        if self.playing.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.playing.state.actor()]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what *agent* may know and do."""
        seat = self.numbers[agent]
        return {
            "observation": self.playing.observation(seat),
            "action_mask": self.playing.mask(seat, self.playing.actions),
        }

    def state(self) -> Any:
        """Return what anybody may know who looks on: nothing hidden is in it."""
        return self.playing.public()

    def step(self, action: Any) -> None:
        """Take *action* for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.playing.act(self.numbers[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.playing.rewards(), strict=True))
        self.select()
        self._accumulate_rewards()
        self.show()

    def show(self) -> None:
        """Print the board where people look on."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the board as those see it who look on, or print it."""
        return self.picture.shown(self.playing.state, self.render_mode)

    def close(self) -> None:
        """End what drew the board."""
        self.picture.close()


class Legal:
    """What a seat may do in the game that is played now; *wait* where it is not asked."""

    def __init__(self, playing: Playing, seat: int, wait: int = -1) -> None:
        self.playing = playing
        self.seat = seat
        self.wait = wait

    def __call__(self) -> list[int]:
        """Return the numbers of the actions."""
        return self.playing.state.legal(self.seat) or [max(self.wait, 0)]


class Parallel(ParallelEnv):  # type: ignore[misc]  # as above
    """A game in which all seats act in every step: who is not asked waits.

    To wait is the action after the last of the game's own, and the only one of a seat that is not
    asked.  Where the rules let seats decide together, they do.
    """

    def __init__(self, playing: Playing, render_mode: str | None, language: str) -> None:
        self.playing = playing
        self.wait = playing.actions
        self.metadata = described(playing, True)
        self.render_mode = checked_mode(render_mode)
        self.picture = Picture(playing.game, language)
        self.possible_agents = [f"seat_{seat}" for seat in range(playing.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        knowledge = knowledge_space(playing.game, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, knowledge)
        self.action_spaces = {
            agent: LegalActions(self.wait + 1, Legal(playing, seat, self.wait))
            for agent, seat in self.numbers.items()
        }
        self.state_space = observation_space(playing.game.layout)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* can be given, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* can do, the same object each time."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal the game of *seed*; *options* are taken when the environment is made."""
        self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.show()
        return self.observations(), self.infos()

    def observations(self) -> dict[str, Any]:
        """Return what every agent may know and do."""
        return {agent: self.observe(seat) for agent, seat in self.numbers.items()}

    def infos(self) -> dict[str, Any]:
        """Return what else there is to say of every agent: nothing."""
        return {agent: {} for agent in self.possible_agents}

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what *seat* may know and do."""
        mask = self.playing.mask(seat, self.wait + 1)
        if not mask.any():
            mask[self.wait] = 1
        return {"observation": self.playing.observation(seat), "action_mask": mask}

    def state(self) -> Any:
        """Return what anybody may know who looks on: nothing hidden is in it."""
        return self.playing.public()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Take the actions of all who are asked; the others wait."""
        for seat, action in self.checked(actions):
            self.playing.act(seat, action)
        over = self.playing.state.over
        agents = self.agents
        if over:
            self.agents = []
        self.show()
        return (
            self.observations(),
            dict(zip(agents, self.playing.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self.infos(),
        )

    def checked(self, actions: dict[str, Any]) -> list[tuple[int, Any]]:
        """Return who does what, in seat order; refuse all where one of them may not."""
        if not self.agents:
            raise LudothequeError("the game is over, or was never dealt: call reset() first")
        if set(actions) != set(self.agents):
            raise LudothequeError(
                f"a step takes an action of each of {', '.join(self.agents)}, "
                f"not of {told(', '.join(actions))}"
            )
        waiting = self.playing.state.waiting()
        for agent, seat in self.numbers.items():
            if seat in waiting:
                self.playing.state.check(seat, actions[agent])
            elif actions[agent] != self.wait:
                raise IllegalAction(
                    f"seat {seat} is not asked and may only wait, which is action {self.wait}",
                    Refusal("not-asked"),
                )
        return [(seat, actions[self.possible_agents[seat]]) for seat in waiting]

    def show(self) -> None:
        """Print the board where people look on."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the board as those see it who look on, or print it."""
        return self.picture.shown(self.playing.state, self.render_mode)

    def close(self) -> None:
        """End what drew the board."""
        self.picture.close()
