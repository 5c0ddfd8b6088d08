"""OpenSpiel: every game in pyspiel, by the readable rules, with every draw a chance node.

Importing this module registers `sushiya_sushi_go` and its like. Those who choose at once are asked
one after the other, and do not see what the others chose: the sequential form of the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from sushiya.authors.missing import needs
from sushiya.authors.versions import in_engine, versioned
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.engine.build import load_parts

with needs("OpenSpiel", "open-spiel"):
    import pyspiel

MOST_OUTCOMES = 256
"""No draw has more outcomes: a deck is shuffled card by card."""
MOST_POINTS = 1000.0
"""More than anybody can have at the end."""
DRAWS_A_DECISION = 256
"""A bound for the length of a game: the deal has most draws."""


class _Unknown(Exception):
    """The rules ask for an outcome that was not drawn yet."""

    def __init__(self, question: "_Question") -> None:
        super().__init__()
        self.question = question


@dataclass(frozen=True)
class _Question:
    name: str
    number: int
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class _Known:
    """A chance that answers with what was drawn, and else asks."""

    drawn: Mapping[tuple[str, int], tuple[int, ...]]

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
        found = self.drawn.get((name, number))
        if found is None:
            raise _Unknown(_Question(name, number, sizes))
        return found


@dataclass(frozen=True)
class Moment:
    """Where a game stands: between decisions, or in the middle of drawing for one."""

    game: AnyGame
    state: Any = None
    """None: not dealt yet."""
    command: tuple[Seat, Any] | None = None
    """What was chosen, and waits for chance."""
    drawn: Mapping[tuple[str, int], tuple[int, ...]] = field(default_factory=dict)
    question: _Question | None = None
    draws: tuple[int, ...] = ()
    """What was drawn for the question yet."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        """A value: whoever clones a state may share it."""
        return self

    @property
    def size(self) -> int:
        """How many outcomes the next draw has."""
        if self.question is None:
            raise ValueError("nothing is drawn here")
        return self.question.sizes[len(self.draws)]

    def draw(self, outcome: int) -> "Moment":
        if self.question is None:
            raise ValueError("nothing is drawn here")
        draws = (*self.draws, outcome)
        if len(draws) < len(self.question.sizes):
            return replace(self, draws=draws)
        known = {**self.drawn, (self.question.name, self.question.number): draws}
        return replace(self, drawn=known, question=None, draws=()).settle()

    def choose(self, seat: Seat, command: Any) -> "Moment":
        return replace(self, command=(seat, command)).settle()

    def settle(self) -> "Moment":
        """Go on as far as what was drawn allows."""
        chance = _Known(self.drawn)
        try:
            if self.command is None:
                return replace(self, state=self.game.start(chance))
            step = self.game.play(self.state, *self.command, chance)
        except _Unknown as unknown:
            return replace(self, question=unknown.question, draws=())
        if isinstance(step, Refusal):
            raise ValueError(f"this action is not legal: {step}")  # noqa: TRY004 - of the rules
        return replace(self, state=step.state, command=None)


def _game_type(rules: AnyRules) -> Any:
    counts = rules.options.player_counts
    return pyspiel.GameType(
        short_name=short_name(rules),
        long_name=f"{versioned(rules)} of Sushiya",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.options.usual_players,
            "edition": next(iter(rules.options.editions)),
        },
    )


def short_name(rules: AnyRules) -> str:
    return f"sushiya_{rules.name.replace('-', '_')}"


def _game_class(rules: AnyRules) -> Any:
    """Make the class that pyspiel makes games of: it hands over parameters alone."""

    class SushiyaGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            self.game = rules.bind(**given)
            info = pyspiel.GameInfo(
                num_distinct_actions=rules.notation.codes,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.game.players,
                min_utility=-MOST_POINTS,
                max_utility=MOST_POINTS,
                utility_sum=None,
                max_game_length=rules.longest * self.game.players,
            )
            super().__init__(_game_type(rules), info, given)

        def new_initial_state(self) -> "TableState":
            return TableState(self)

        def max_chance_nodes_in_history(self) -> int:
            return rules.longest * DRAWS_A_DECISION

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
            if params:
                raise ValueError("an observation has no parameters")
            return Observer(self.game, iig_obs_type)

    SushiyaGame.__name__ = short_name(rules)
    return SushiyaGame


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of pyspiel; utilities are points."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.moment = Moment(game.game).settle()

    def current_player(self) -> int:
        moment = self.moment
        if moment.question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if moment.game.result(moment.state) is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(moment.game.to_act(moment.state)[0])

    def _legal_actions(self, player: int) -> list[int]:
        game = self.moment.game
        return sorted(game.code(command) for command in game.legal(self.moment.state, Seat(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        size = self.moment.size
        return [(outcome, 1 / size) for outcome in range(size)]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.question is not None:
            self.moment = moment.draw(action)
            return
        seat = moment.game.to_act(moment.state)[0]
        self.moment = moment.choose(seat, moment.game.command(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.moment.game.write(self.moment.game.command(action))

    def is_terminal(self) -> bool:
        moment = self.moment
        return moment.question is None and moment.game.result(moment.state) is not None

    def returns(self) -> list[float]:
        moment = self.moment
        result = None if moment.question else moment.game.result(moment.state)
        players = moment.game.players
        return (
            [0.0] * players if result is None else [float(one) for one in result.totals[:players]]
        )

    def __str__(self) -> str:
        """Write the position as JSON; before the deal there is none."""
        return encode(self.moment.state).decode() if self.moment.state is not None else "not dealt"


class Observer:
    """What one player knows: the view as JSON, and as the numbers of docs/observations.md.

    A view remembers all that its seat has seen, so this is the information state as well.
    """

    def __init__(self, game: AnyGame, kind: Any) -> None:
        self._sees = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._parts = load_parts(game.rules)
        self._game = game
        self.tensor = np.zeros(_numbers(game), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        moment = state.moment
        if moment.state is None or not self._sees:
            self.tensor.fill(0)
        else:
            view = self._game.view(moment.state, Seat(player))
            self.tensor[:] = self._parts.observe_view(view)

    def string_from(self, state: TableState, player: int) -> str:
        moment = state.moment
        viewer = Seat(player) if self._sees else None
        return (
            "" if moment.state is None else encode(self._game.view(moment.state, viewer)).decode()
        )


def _numbers(game: AnyGame) -> int:
    from sushiya.core.chance import Dealer  # noqa: PLC0415

    return len(load_parts(game.rules).observe_view(game.view(game.start(Dealer(0)), Seat(0))))


def _register() -> None:
    """Register every game; importing this module does it once."""
    for rules in in_engine():
        if short_name(rules) not in pyspiel.registered_names():
            pyspiel.register_game(_game_type(rules), _game_class(rules))


_register()
