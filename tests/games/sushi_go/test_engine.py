"""The engine of Sushi Go!: deals, policies and the pad agree with the reference."""

import math
import random
from collections.abc import Iterator
from typing import Any

import pytest

from sushiya.batch import play_many
from sushiya.conformance import Effort
from sushiya.conformance.lockstep import DECISIONS, LOCKSTEP
from sushiya.conformance.positions import is_settled, moments
from sushiya.core.chance import Dealer, Recording
from sushiya.core.ids import Seat, seats
from sushiya.engine.workspace import Workspace
from sushiya.games.sushi_go import RULES
from sushiya.games.sushi_go.components import HAND_SIZE, ROUNDS
from sushiya.games.sushi_go.cook import worths


def positions(games: int) -> Iterator[tuple[Any, Any]]:
    for moment in moments(RULES, Effort(games=games)):
        if is_settled(moment) and moment.game.result(moment.step.state) is None:
            yield moment.game, moment.step.state


@pytest.mark.parametrize(
    ("players", "robot"), [(2, "off"), (2, "on"), (3, "off"), (4, "off"), (5, "off")]
)
@pytest.mark.parametrize("starter", ["random", "seat-1", "seat-2"])
def test_a_deal_goes_in_step_with_the_reference(players: int, robot: str, starter: str) -> None:
    """The engine shuffles no more cards than three rounds need."""
    game = RULES.bind(players=players, robot=robot, starter=starter)
    drawn = Recording(Dealer(players))
    state = game.start(drawn)
    used = ROUNDS * game.options.tables * HAND_SIZE[game.options.tables]
    controller = drawn.drawn.get(("controller", 0), ())
    side = Workspace(game, state, 0)
    expected = side.canonical_bytes()
    left = side.open([*drawn.drawn["deck", 0][:used], *controller])
    assert left == 0
    side.state.deck[used:108] = side.engine.pack(state).deck[used:108]
    assert side.canonical_bytes() == expected


def test_the_cook_chooses_as_well_as_the_reference() -> None:
    for game, state in positions(40):
        side = Workspace(game, state, 1)
        for seat in game.to_act(state):
            legal = game.legal(state, seat)
            judged = dict(zip(legal, worths(game.view(state, seat), legal), strict=True))
            chosen = game.command(side.choose(seat, "cook"))
            assert judged[chosen] > max(judged.values()) - 1e-6


def test_equal_picks_are_chosen_equally_often() -> None:
    """The cook takes any of the picks that are worth most, within four errors."""
    tries = 600
    for game, state in positions(4):
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        judged = worths(game.view(state, seat), legal)
        best = [
            game.code(pick)
            for pick, one in zip(legal, judged, strict=True)
            if one > max(judged) - 1e-9
        ]
        if len(best) == 1:
            continue
        side = Workspace(game, state, 3)
        chosen = [side.choose(seat, "cook") for _ in range(tries)]
        assert set(chosen) == set(best)
        share = 1 / len(best)
        error = math.sqrt(share * (1 - share) / tries)
        assert all(abs(chosen.count(code) / tries - share) < 4 * error for code in best)


def test_the_blind_policy_keeps_every_card_equally_often() -> None:
    """At the first turn, four thousand tries: each card of the hand within four errors."""
    game = RULES.bind(players=2)
    rng = random.Random(1)
    tries = 4000
    for _ in range(3):
        state = game.start(Dealer(rng.randrange(10**6)))
        side = Workspace(game, state, rng.randrange(10**6))
        hand = state.hands[0]
        chosen = (game.command(side.choose(Seat(0), "random")) for _ in range(tries))
        kept = [pick.cards[0].kind for pick in chosen]
        for kind in set(hand):
            share = hand.count(kind) / len(hand)
            error = math.sqrt(share * (1 - share) / tries)
            assert abs(kept.count(kind) / tries - share) < 4 * error


def test_every_seat_has_the_same_chances() -> None:
    for options in ({"players": 5}, {"players": 3, "passing": "left-right-left"}):
        game = RULES.bind(**options)
        totals = play_many(game, 20000).totals
        errors = totals.std(axis=0) / math.sqrt(len(totals))
        means = totals.mean(axis=0)
        for seat in seats(game.players):
            assert abs(means[seat] - means.mean()) < 4 * errors[seat]


@pytest.mark.parametrize("check", ["led-by-reference", "led-by-engine"])
def test_lockstep_with_the_robot(check: str) -> None:
    """Chopsticks in the hands of a controller are rare elsewhere."""
    effort = Effort(games=25, table={"players": 2, "robot": "on"})
    LOCKSTEP[check](RULES, effort)
    assert effort.met[DECISIONS] == 25 * 27
