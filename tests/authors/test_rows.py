"""Many tables in one call: the same games as the readable rules, whoever owns the buffers."""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from authors.tables import ONE_OF_EACH, TABLES, name_of
from sushiya.authors.rows import REWARDS, Buffers, Rows, make_buffers
from sushiya.authors.versions import in_engine, versioned
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat
from sushiya.engine.build import load_parts
from sushiya.games import GAMES

BEHAVIOUR = Path(__file__).parent / "behaviour.json"
every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
each_game = pytest.mark.parametrize("table", ONE_OF_EACH, ids=name_of)


def load(table: tuple[str, dict[str, Any]]) -> AnyGame:
    name, options = table
    return GAMES.find(name).bind(**options)


def choose(buffers: Buffers, rng: np.random.Generator) -> None:
    """Choose any legal action at every table."""
    wishes = rng.random(buffers.masks.shape) * buffers.masks
    buffers.actions[:] = wishes.argmax(axis=1)


def outcome(buffers: Buffers) -> bytes:
    parts = (buffers.observations, buffers.masks, buffers.seats, buffers.rewards, buffers.ended)
    return b"".join(part.tobytes() for part in parts)


@every_table
def test_a_row_is_what_the_readable_rules_say(table: tuple[str, dict[str, Any]]) -> None:
    game, rng = load(table), np.random.default_rng(1)
    rows = Rows(game, 1, restarts=False)
    rows.reset(5)
    for number in range(100_000):
        if number % 7 == 0 or rows.buffers.ended[0]:
            check_row(game, rows)
        if rows.buffers.ended[0]:
            break
        choose(rows.buffers, rng)
        rows.step()
    result = game.result(rows.position(0))
    assert result is not None
    assert rows.buffers.rewards[0].tolist() == list(result.totals[: game.players])
    assert rows.buffers.seats[0] == -1


def check_row(game: AnyGame, rows: Rows) -> None:
    state, asked = rows.position(0), int(rows.buffers.seats[0])
    seat = Seat(max(asked, 0))
    seen = load_parts(game.rules).observe_view(game.view(state, seat))
    assert rows.buffers.observations[0].tolist() == list(seen)
    legal = [] if asked < 0 else sorted(game.code(command) for command in game.legal(state, seat))
    assert np.flatnonzero(rows.buffers.masks[0]).tolist() == legal


@each_game
@pytest.mark.parametrize("policies", ["all", "one"])
def test_threads_and_the_cut_change_nothing(
    table: tuple[str, dict[str, Any]], policies: str
) -> None:
    game = load(table)
    named = () if policies == "all" else ("cook", "you", *["random"] * (game.players - 2))
    digests = []
    for threads in (1, 3):
        rows, rng = Rows(game, 800, policies=named, threads=threads), np.random.default_rng(2)
        rows.reset(9)
        made = hashlib.blake2b(outcome(rows.buffers))
        for _ in range(40):
            choose(rows.buffers, rng)
            rows.step()
            made.update(outcome(rows.buffers))
        rows.close()
        digests.append(made.hexdigest())
    assert digests[0] == digests[1]


@each_game
def test_a_table_does_not_know_how_many_others_there_are(
    table: tuple[str, dict[str, Any]],
) -> None:
    game = load(table)
    many, one = Rows(game, 5), Rows(game, 1)
    many.reset(20)
    one.reset(23)
    for _ in range(300):
        many.buffers.actions[:] = many.buffers.masks.argmax(axis=1)
        one.buffers.actions[:] = one.buffers.masks.argmax(axis=1)
        many.step()
        one.step()
        assert many.buffers.observations[3].tobytes() == one.buffers.observations[0].tobytes()
        assert many.buffers.rewards[3].tobytes() == one.buffers.rewards[0].tobytes()


@each_game
def test_the_next_game_of_a_row_is_what_a_reset_without_a_seed_deals(
    table: tuple[str, dict[str, Any]],
) -> None:
    game = load(table)
    going, stopping = Rows(game, 1), Rows(game, 1, restarts=False)
    going.reset(4)
    stopping.reset(4)
    while not going.buffers.ended[0]:
        for rows in (going, stopping):
            rows.buffers.actions[:] = rows.buffers.masks.argmax(axis=1)
            rows.step()
    assert stopping.buffers.ended[0]
    assert going.buffers.last_observations.tobytes() == stopping.buffers.observations.tobytes()
    stopping.reset()
    assert going.buffers.observations.tobytes() == stopping.buffers.observations.tobytes()


@each_game
def test_rewards_are_points_margins_or_wins(table: tuple[str, dict[str, Any]]) -> None:
    game = load(table)
    found, results = {}, []
    for reward in REWARDS:
        rows, rng = Rows(game, 30, reward=reward, restarts=False), np.random.default_rng(3)
        rows.reset(1)
        total = np.zeros_like(rows.buffers.rewards)
        while (rows.buffers.seats >= 0).any():
            choose(rows.buffers, rng)
            rows.step()
            total += rows.buffers.rewards
        found[reward] = total
        results = [game.result(rows.position(table)) for table in range(30)]
    for at, result in enumerate(results):
        assert result is not None
        points = list(result.totals[: game.players])
        assert found["points"][at].tolist() == points
        for seat in range(game.players):
            best = max(points[:seat] + points[seat + 1 :])
            assert found["margin"][at, seat] == points[seat] - best
            share = 1 / len(result.winners) if Seat(seat) in result.winners else 0
            assert found["win"][at, seat] == pytest.approx(share)


def test_an_illegal_action_is_told_and_the_lowest_legal_one_is_played() -> None:
    game = GAMES.find("sushi-go").bind(players=3)
    told, played = Rows(game, 4), Rows(game, 4)
    told.reset(1)
    played.reset(1)
    lowest = told.buffers.masks.argmax(axis=1)
    told.buffers.actions[:] = [-1, 10**12, told.codes, lowest[3]]
    played.buffers.actions[:] = lowest
    told.step()
    played.step()
    assert told.buffers.illegal.tolist() == [True, True, True, False]
    assert outcome(told.buffers) == outcome(played.buffers)


def test_buffers_are_the_callers() -> None:
    game = GAMES.find("sushi-go").bind(players=3)
    buffers = make_buffers(game, 4)
    rows = Rows(game, 4, buffers=buffers)
    rows.reset(1)
    assert rows.buffers is buffers
    assert buffers.masks.any()


def test_wrong_buffers_policies_and_rewards_are_refused() -> None:
    game = GAMES.find("sushi-go").bind(players=3)
    with pytest.raises(ValueError, match="actions must be a contiguous array of int64"):
        Rows(game, 4, buffers=make_buffers(game, 5))
    with pytest.raises(ValueError, match="must be 'you'"):
        Rows(game, 1, policies=["cook"] * 3)
    with pytest.raises(ValueError, match="there is no policy 'boss'"):
        Rows(game, 1, policies=["you", "boss", "cook"])
    with pytest.raises(ValueError, match="as many policies"):
        Rows(game, 1, policies=["you", "cook"])
    with pytest.raises(ValueError, match="there is no reward 'fun'"):
        Rows(game, 1, reward="fun")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at least one table"):
        Rows(game, 0)
    with pytest.raises(ValueError, match="as many seeds"):
        Rows(game, 2).reset([1])


def test_masters_can_be_opponents() -> None:
    game = GAMES.find("sushi-go").bind(players=3)
    rows = Rows(game, 2, policies=["you", "master", "chef"], playouts=16)
    rows.reset(1)
    while not rows.buffers.ended.any():
        rows.buffers.actions[:] = rows.buffers.masks.argmax(axis=1)
        rows.step()
    assert rows.buffers.rewards.any()


@pytest.mark.parametrize("rules", in_engine(), ids=lambda rules: rules.name)
def test_behaviour_changes_with_the_version_only(rules: AnyRules) -> None:
    made = hashlib.blake2b(digest_size=16)
    for players in rules.options.player_counts:
        rows, rng = Rows(rules.bind(players=players), 8), np.random.default_rng(players)
        rows.reset(1)
        for _ in range(200):
            choose(rows.buffers, rng)
            rows.step()
            made.update(outcome(rows.buffers))
    kept = json.loads(BEHAVIOUR.read_text()).get(versioned(rules))
    assert kept == made.hexdigest(), (
        f"{versioned(rules)} behaves otherwise than before: raise FACES_VERSION (or the game's "
        f"RULES_VERSION), and add {made.hexdigest()} to {BEHAVIOUR.name}"
    )
