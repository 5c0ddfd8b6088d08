"""The compiled policies: the cook chooses as the reference's does, chance is blind and fair."""

import random
from typing import Any

import numpy as np
import pytest

from sushiya.batch import play_many
from sushiya.conformance import Effort
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.conformance.positions import is_settled, moments
from sushiya.core.chance import Dealer, Recording
from sushiya.core.compiled import seeded, taped, unread
from sushiya.core.ids import seats
from sushiya.games.sushi_go import RULES
from sushiya.games.sushi_go.components import HAND_SIZE, ROUNDS
from sushiya.games.sushi_go.cook import worths
from sushiya.games.sushi_go.kernel import DECK, deal
from sushiya.games.sushi_go.kernel_play import KERNEL


def positions(games: int) -> Any:
    for moment in moments(RULES, Effort(games=games)):
        if is_settled(moment) and moment.game.result(moment.step.state) is None:
            yield moment.game, moment.step.state


@pytest.mark.parametrize(
    ("players", "robot"), [(2, "off"), (2, "on"), (3, "off"), (4, "off"), (5, "off")]
)
@pytest.mark.parametrize("starter", ["random", "seat-1", "seat-2"])
def test_a_deal_goes_in_step_with_the_reference(players: int, robot: str, starter: str) -> None:
    """The kernel shuffles no more cards than three rounds need."""
    game = RULES.bind(players=players, robot=robot, starter=starter)
    drawn = Recording(Dealer(players))
    state = game.start(drawn)
    used = ROUNDS * game.options.tables * HAND_SIZE[game.options.tables]
    controller = drawn.drawn.get(("controller", 0), ())
    tape = taped([*drawn.drawn["deck", 0][:used], *controller])
    array = KERNEL.template(game.options)
    deal(array, tape)
    assert (KERNEL.settled(array)[: DECK + used] == KERNEL.pack(state)[: DECK + used]).all()
    assert unread(tape) == 0


def test_the_compiled_cook_chooses_as_well_as_the_reference() -> None:
    room = KERNEL.make_room()
    room.chance[:] = seeded(1)
    for game, state in positions(40):
        room.state[:] = KERNEL.pack(state)
        for seat in game.to_act(state):
            code = int(KERNEL.choosers[1](room, seat))
            legal = game.legal(state, seat)
            judged = dict(zip(legal, worths(game.view(state, seat), legal), strict=True))
            assert judged[game.command(code)] > max(judged.values()) - 1e-6


def test_choosing_leaves_the_position_as_it_was() -> None:
    room = KERNEL.make_room()
    room.chance[:] = seeded(2)
    for game, state in positions(20):
        room.state[:] = KERNEL.pack(state)
        before = KERNEL.settled(room.state)
        for seat in game.to_act(state):
            for choose in KERNEL.choosers:
                choose(room, seat)
        assert (KERNEL.settled(room.state) == before).all()


def test_the_blind_policy_keeps_every_card_equally_often() -> None:
    """At the first turn, four thousand tries: each card of the hand within four errors."""
    game = RULES.bind(players=2)
    rng = random.Random(1)
    for _ in range(3):
        state = game.start(Dealer(rng.randrange(10**6)))
        room = KERNEL.make_room()
        room.state[:] = KERNEL.pack(state)
        room.chance[:] = seeded(rng.randrange(10**6))
        hand = state.hands[0]
        tries = 4000
        kept = [game.command(int(KERNEL.choosers[0](room, 0))).cards[0].kind for _ in range(tries)]
        for kind in set(hand):
            share = hand.count(kind) / len(hand)
            error = np.sqrt(share * (1 - share) / tries)
            assert abs(kept.count(kind) / tries - share) < 4 * error


def test_every_seat_has_the_same_chances() -> None:
    for options in ({"players": 5}, {"players": 3, "passing": "left-right-left"}):
        game = RULES.bind(**options)
        totals = play_many(game, 20000).totals
        errors = totals.std(axis=0) / np.sqrt(len(totals))
        means = totals.mean(axis=0)
        for seat in seats(game.players):
            assert abs(means[seat] - means.mean()) < 4 * errors[seat]


@pytest.mark.parametrize("check", ["led-by-reference", "led-by-kernel"])
def test_lockstep_with_the_robot(check: str) -> None:
    """Chopsticks in the hands of a controller are rare elsewhere."""
    effort = Effort(games=25, table={"players": 2, "robot": "on"})
    LOCKSTEP[check](RULES, effort)
    assert effort.met["decisions in lockstep"] == 25 * 27
