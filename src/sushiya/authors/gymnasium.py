"""Gymnasium: one seat against the house's bots, at one table or at thousands of them."""

from collections.abc import Sequence
from typing import Any, SupportsFloat

import numpy as np
import numpy.typing as npt

from sushiya.authors.missing import needs
from sushiya.authors.picture import MODES, check_mode, render
from sushiya.authors.rows import OUTSIDE, SEED_SPAN, USUAL_PLAYOUTS, Buffers, Reward, Rows
from sushiya.authors.versions import in_engine, versioned
from sushiya.core.game import AnyGame
from sushiya.games import GAMES

with needs("Gymnasium", "authors"):
    from gymnasium import Env, spaces
    from gymnasium.envs.registration import register, registry
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Numbers = npt.NDArray[np.int16]
USUAL_OPPONENT = "cook"


def line_up(players: int, seat: int, opponents: str | Sequence[str]) -> tuple[str, ...]:
    """Name who plays each seat: a bot for all others, or one for each in the order of seats."""
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat}; there are 0 to {players - 1}")
    others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    return (*others[:seat], OUTSIDE, *others[seat:])


def _observation_space(numbers: int) -> Any:
    bounds = np.iinfo(np.int16)
    return spaces.Box(bounds.min, bounds.max, (numbers,), np.int16)


class SeatEnv(Env[Numbers, np.int64]):
    """One seat of one table.

    An observation is the numbers of docs/observations.md. `info["action_mask"]` has 1 for every
    legal action; `action_masks()` gives the same. An action that is not legal is not played: the
    lowest legal one is, and `info["illegal"]` is true.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(  # noqa: PLR0913 - all but the first are named
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = USUAL_OPPONENT,
        reward: Reward = "points",
        playouts: int = USUAL_PLAYOUTS,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.game: AnyGame = GAMES.find(game).bind(**options)
        policies = line_up(self.game.players, seat, opponents)
        self._seat = seat
        self._rows = Rows(
            self.game, 1, policies=policies, reward=reward, playouts=playouts, restarts=False
        )
        self._is_dealt = False
        self.observation_space = _observation_space(self._rows.engine.observation)
        self.action_space = spaces.Discrete(self._rows.codes)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is None and not self._is_dealt:
            seed = int(self.np_random.integers(SEED_SPAN, dtype=np.uint64))
        self._rows.reset(None if seed is None else [seed])
        self._is_dealt = True
        return self._rows.buffers.observations[0].copy(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[Numbers, SupportsFloat, bool, bool, dict[str, Any]]:
        buffers = self._rows.buffers
        buffers.actions[0] = action
        self._rows.step()
        reward, ended = float(buffers.rewards[0, self._seat]), bool(buffers.ended[0])
        return buffers.observations[0].copy(), reward, ended, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Give the legal actions, as libraries with masks ask for them."""
        masks: npt.NDArray[np.bool_] = self._rows.buffers.masks[0].astype(np.bool_)
        return masks

    def _info(self) -> dict[str, Any]:
        buffers = self._rows.buffers
        return {"action_mask": buffers.masks[0].copy(), "illegal": bool(buffers.illegal[0])}

    def render(self) -> Any:
        """Show the table as the seat sees it."""
        return render(self.render_mode, self.game, self._rows.position(0), self._seat)

    def close(self) -> None:
        self._rows.close()


class SeatVectorEnv(VectorEnv[Numbers, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """The same seat at many tables, all in one call of the engine.

    What it returns are the buffers themselves, which the next step writes anew: copy what you
    keep, or pass your own `buffers`. Whoever writes actions into `buffers.actions` and passes that
    array to `step` has none copied. A table whose game ends is dealt a new one in the same step;
    `infos["final_obs"]` then has what the seat saw at the end, where `infos["_final_obs"]` is true.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(  # noqa: PLR0913 - all but the first are named
        self,
        game: str,
        *,
        num_envs: int = 1,
        seat: int = 0,
        opponents: str | Sequence[str] = USUAL_OPPONENT,
        reward: Reward = "points",
        playouts: int = USUAL_PLAYOUTS,
        threads: int | None = None,
        buffers: Buffers | None = None,
        **options: object,
    ) -> None:
        self.game: AnyGame = GAMES.find(game).bind(**options)
        self.num_envs = num_envs
        self._rows = Rows(
            self.game,
            num_envs,
            policies=line_up(self.game.players, seat, opponents),
            reward=reward,
            playouts=playouts,
            threads=threads,
            buffers=buffers,
        )
        self.buffers = self._rows.buffers
        self._rewards = self.buffers.rewards[:, seat]
        self._truncations = np.zeros(num_envs, np.bool_)
        self._is_dealt = False
        self.single_observation_space = _observation_space(self._rows.engine.observation)
        self.single_action_space = spaces.Discrete(self._rows.codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal at every table: table i from the seed so many above, or from its own seed."""
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if seed is None and not self._is_dealt:
            seed = int(self.np_random.integers(SEED_SPAN, dtype=np.uint64))
        self._rows.reset(seed)
        self._is_dealt = True
        return self.buffers.observations, self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Numbers, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        buffers = self.buffers
        if actions is not buffers.actions:
            buffers.actions[:] = actions
        self._rows.step()
        infos = self._infos()
        if buffers.ended.any():
            infos |= {"final_obs": buffers.last_observations, "_final_obs": buffers.ended}
        return buffers.observations, self._rewards, buffers.ended, self._truncations, infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.buffers.masks, "illegal": self.buffers.illegal}

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 - of the API
        self._rows.close()


def _register() -> None:
    """Register an id for every game; importing this module does it once."""
    for rules in in_engine():
        name = f"sushiya/{versioned(rules)}"
        if name not in registry:
            register(
                name,
                entry_point="sushiya.authors.gymnasium:SeatEnv",
                vector_entry_point="sushiya.authors.gymnasium:SeatVectorEnv",
                kwargs={"game": rules.name},
            )


_register()
