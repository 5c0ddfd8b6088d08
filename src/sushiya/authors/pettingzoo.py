"""PettingZoo: a whole table, one agent after the other (AEC) or all at once (Parallel)."""

import random
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from sushiya.authors.missing import needs
from sushiya.authors.picture import MODES, agents_of, check_mode, render
from sushiya.authors.rows import SEED_SPAN, Reward, Rows
from sushiya.authors.versions import versioned
from sushiya.core.game import AnyGame
from sushiya.games import GAMES

with needs("PettingZoo", "authors"):
    from gymnasium import spaces
    from pettingzoo.utils.env import AECEnv, ParallelEnv

Observation = dict[str, npt.NDArray[Any]]
"""`observation`: the numbers of docs/observations.md; `action_mask`: 1 for every legal action."""


def aec_env(
    game: str, *, reward: Reward = "points", render_mode: str | None = None, **options: object
) -> "AecTable":
    """Make a table at which agents act one after the other."""
    return AecTable(_Table(game, reward, render_mode, options))


def parallel_env(
    game: str, *, reward: Reward = "points", render_mode: str | None = None, **options: object
) -> "ParallelTable":
    """Make a table at which all that are asked act at once; actions of others are ignored."""
    return ParallelTable(_Table(game, reward, render_mode, options))


class _Table:
    """What both environments are made of: one row of the engine, and the spaces."""

    def __init__(
        self, name: str, reward: Reward, render_mode: str | None, options: dict[str, object]
    ) -> None:
        check_mode(render_mode)
        self.game: AnyGame = GAMES.find(name).bind(**options)
        self.render_mode = render_mode
        self.name = versioned(self.game.rules)
        self.agents = agents_of(self.game)
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.rows = Rows(self.game, 1, reward=reward, restarts=False)
        self.buffers = self.rows.buffers
        self.is_dealt = False
        codes = self.rows.codes
        numbers = np.iinfo(np.int16)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        numbers.min, numbers.max, (self.rows.engine.observation,), np.int16
                    ),
                    "action_mask": spaces.Box(0, 1, (codes,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(codes) for agent in self.agents}

    def deal(self, seed: int | None) -> None:
        """Deal from a seed, or the next game; the first of all is dealt by chance."""
        if seed is None and not self.is_dealt:
            seed = random.randrange(SEED_SPAN)
        self.rows.reset(None if seed is None else [seed])
        self.is_dealt = True

    def observe(self, seat: int, *, may_act: bool) -> Observation:
        mask = self.rows.mask(0, seat) if may_act else np.zeros(self.rows.codes, np.int8)
        return {"observation": self.rows.observe(0, seat), "action_mask": mask}

    def asked(self) -> list[int]:
        return [seat for seat in self.seats.values() if self.rows.asks(0, seat)]

    def rewards(self) -> dict[str, float]:
        return dict(zip(self.agents, self.buffers.rewards[0].tolist(), strict=True))

    def render(self, seat: int) -> Any:
        return render(self.render_mode, self.game, self.rows.position(0), seat)


class AecTable(AECEnv[str, Observation, int]):  # type: ignore[misc] # it has no types
    """A table whose agents act one after the other.

    Where several choose at once, they are asked in the order of their seats, and none sees what
    the others chose. An action that is not legal is not played: the lowest legal one is, and the
    agent's info says `illegal`. Only the agent that is selected has anything in its mask.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, table: _Table) -> None:
        super().__init__()
        self._table = table
        self.metadata = {**self.metadata, "name": table.name}  # type: ignore[misc]
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - of the API
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        buffers, seat = self._table.buffers, self._table.seats[agent]
        if seat == buffers.seats[0]:
            return {
                "observation": buffers.observations[0].copy(),
                "action_mask": buffers.masks[0].copy(),
            }
        return self._table.observe(seat, may_act=False)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is for agents whose game is over")
        table = self._table
        table.buffers.actions[0] = action
        table.rows.step()
        self.infos[agent] = {"illegal": True} if table.buffers.illegal[0] else {}
        self._cumulative_rewards[agent] = 0.0
        if table.buffers.ended[0]:
            self.rewards = table.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Select who is asked; when the game is over, every agent ends by a step with None."""
        self.agent_selection = self.agents[max(0, int(self._table.buffers.seats[0]))]

    def render(self) -> Any:
        """Show the table as the selected agent sees it."""
        return self._table.render(self._table.seats[self.agent_selection])

    def close(self) -> None:
        self._table.rows.close()


class ParallelTable(ParallelEnv[str, Observation, int]):  # type: ignore[misc] # the same
    """A table whose agents act at once: every step is one decision of the game.

    Agents that are not asked have an empty mask, and their actions are ignored. An action that is
    not legal is not played: the lowest legal one is, and the agent's info says `illegal`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(self, table: _Table) -> None:
        self._table = table
        self.metadata = {**self.metadata, "name": table.name}  # type: ignore[misc]
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - of the API
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table, agents = self._table, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in table.asked():
            agent = table.agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked, and there is no action for it")
            table.buffers.actions[0] = actions[agent]
            table.rows.step()
            if table.buffers.illegal[0]:
                infos[agent] = {"illegal": True}
        has_ended = bool(table.buffers.ended[0])
        if has_ended:
            self.agents = []
        return (
            self._observe(),
            table.rewards(),
            dict.fromkeys(agents, has_ended),
            dict.fromkeys(agents, False),
            infos,
        )

    def _observe(self) -> dict[str, Observation]:
        seats = self._table.seats
        return {agent: self._table.observe(seat, may_act=True) for agent, seat in seats.items()}

    def render(self) -> Any:
        """Show the table as the first agent that is asked sees it."""
        return self._table.render((self._table.asked() or [0])[0])

    def close(self) -> None:
        self._table.rows.close()
