"""The engine of Sushi Express: deals, policies and the pad agree with the reference."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from games.sushi_express.helpers import rules_of
from sushiya.batch import play_many
from sushiya.conformance import Effort
from sushiya.conformance.positions import moments
from sushiya.core.chance import Dealer, Recording
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat, seats
from sushiya.engine.door import load_engine
from sushiya.engine.workspace import Workspace
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.cook import worths
from sushiya.games.sushi_express.engine.facts import KINDS
from sushiya.games.sushi_express.scenarios import SCENARIOS


def positions(policy: str, games: int) -> Iterator[tuple[AnyGame, Any, Seat]]:
    for moment in moments(rules_of(policy), Effort(games=games)):
        if moment.game.result(moment.step.state) is None:
            (seat,) = moment.game.to_act(moment.step.state)
            yield moment.game, moment.step.state, seat


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("starter", ["random", "seat-1", "seat-3"])
def test_a_deal_goes_in_step_with_the_reference(players: int, starter: str) -> None:
    game = RULES.bind(players=players, starter=starter)
    drawn = Recording(Dealer(players))
    side = Workspace(game, game.start(drawn), 0)
    expected = side.canonical_bytes()
    left = side.open([one for outcome in drawn.drawn.values() for one in outcome])
    assert left == 0
    assert side.canonical_bytes() == expected


@pytest.mark.parametrize("policy", ["cook", *SCENARIOS.players])
def test_the_cook_chooses_as_well_as_the_reference(policy: str) -> None:
    for game, state, seat in positions(policy, 12):
        legal = game.legal(state, seat)
        judged = dict(zip(legal, worths(game.view(state, seat), legal), strict=True))
        chosen = game.command(Workspace(game, state, 1).choose(seat, "cook"))
        assert judged[chosen] > max(judged.values()) - 1e-6


def test_equal_commands_are_chosen_equally_often() -> None:
    """The cook takes any of the commands that are worth most, within five errors."""
    tries, compared = 600, 0
    for game, state, seat in positions("spender", 4):
        legal = game.legal(state, seat)
        judged = worths(game.view(state, seat), legal)
        best = [
            game.code(one)
            for one, worth in zip(legal, judged, strict=True)
            if worth > max(judged) - 1e-9
        ]
        if len(best) == 1:
            continue
        compared += 1
        side = Workspace(game, state, 3)
        chosen = Counter(side.choose(seat, "cook") for _ in range(tries))
        assert set(chosen) == set(best)
        share = 1 / len(best)
        error = math.sqrt(share * (1 - share) / tries)
        assert all(abs(count / tries - share) < 5 * error for count in chosen.values())
    assert compared > 5


def test_the_blind_policy_chooses_every_command_equally_often() -> None:
    """Four thousand tries at each kind of question: every command within five errors."""
    tries = 4000
    seen: Counter[tuple[str, ...]] = Counter()
    for game, state, seat in positions("spender", 6):
        legal = game.legal(state, seat)
        kinds = tuple(sorted({type(command).__name__ for command in legal}))
        seen[kinds] += 1
        if len(legal) == 1 or seen[kinds] > 3:
            continue
        side = Workspace(game, state, 3)
        chosen = Counter(side.choose(seat, "random") for _ in range(tries))
        assert set(chosen) == {game.code(command) for command in legal}
        share = 1 / len(legal)
        error = math.sqrt(share * (1 - share) / tries)
        assert all(abs(count / tries - share) < 5 * error for count in chosen.values())
    assert ("PlaceBet", "SwapBets") in seen
    assert ("EndBet", "SwapBets") in seen
    assert ("Reroll", "Stand") in seen


@pytest.mark.parametrize("policy", ["random", "cook"])
def test_games_at_once_are_those_played_question_by_question(policy: str) -> None:
    """Many games at once leave out questions that have one answer; that changes nothing."""
    engine = load_engine(RULES)
    lib, ffi = engine.lib, engine.ffi
    for players, swap in product((3, 4, 6), ("adjacent", "neighbours")):
        game = RULES.bind(players=players, swap=swap)
        setup = engine.setup(game.options)
        played = play_many(game, 12, seed=players, policy=policy)
        state, codes = ffi.new("State *"), ffi.new("int32_t[]", engine.seats)
        points, ranks = ffi.new("int16_t[]", players * len(KINDS)), ffi.new("int16_t[]", players)
        player = engine.players([policy])
        for place in range(12):
            seed = players + place
            chance = engine.chance(seed)
            own = [engine.chance(seed ^ (seat + 1) << 56) for seat in range(players)]
            lib.engine_open(setup, state, chance)
            while state.actor >= 0:
                mind = chance if policy == "random" else own[state.actor]
                codes[state.actor] = lib.engine_choose(
                    setup, state, state.actor, player, ffi.NULL, mind
                )
                lib.engine_step(setup, state, codes, chance)
            lib.engine_result(setup, state, points, ranks)
            assert list(points) == played.points[place].flatten().tolist()
            assert list(ranks) == played.ranks[place].tolist()


@pytest.mark.parametrize("players", [3, 6])
def test_every_seat_has_the_same_chances(players: int) -> None:
    game = RULES.bind(players=players)
    points = play_many(game, 20000).totals
    errors = points.std(axis=0) / np.sqrt(len(points))
    means = points.mean(axis=0)
    for seat in seats(game.players):
        assert abs(means[seat] - means.mean()) < 4 * errors[seat]


def test_points_are_named_as_a_result_names_them() -> None:
    for moment in moments(RULES, Effort(games=4)):
        result = moment.game.result(moment.step.state)
        if result is not None:
            played = play_many(moment.game, 1, starts=[moment.step.state])
            assert tuple(result.points[0]) == KINDS
            expected = [list(points.values()) for points in result.points]
            assert played.points[0].tolist() == expected
            assert played.ranks[0].tolist() == list(result.ranks)
