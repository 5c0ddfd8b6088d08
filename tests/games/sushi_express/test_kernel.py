"""The compiled policies: the cook chooses as the reference's does, chance is blind and fair."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from games.sushi_express.helpers import rules_of
from sushiya.conformance import Effort
from sushiya.conformance.positions import moments
from sushiya.core.chance import Dealer, Recording
from sushiya.core.compiled import seeded, taped, unread
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.cook import worths
from sushiya.games.sushi_express.drills import DRILLS
from sushiya.games.sushi_express.kernel import deal
from sushiya.games.sushi_express.kernel_play import FRESH, KERNEL, MOST_REROLLS
from sushiya.games.sushi_express.outlook import success

TRIES = 4000


def positions(policy: str, games: int) -> Iterator[tuple[AnyGame, Any, Seat]]:
    for moment in moments(rules_of(policy), Effort(games=games)):
        if moment.game.result(moment.step.state) is None:
            (seat,) = moment.game.to_act(moment.step.state)
            yield moment.game, moment.step.state, seat


def test_a_deal_goes_in_step_with_the_reference() -> None:
    for players, starter in product((3, 4, 5, 6), ("random", "seat-1", "seat-3")):
        game = RULES.bind(players=players, starter=starter)
        drawn = Recording(Dealer(players))
        state = game.start(drawn)
        tape = taped([one for outcome in drawn.drawn.values() for one in outcome])
        array = KERNEL.template(game.options)
        deal(array, tape)
        assert (KERNEL.settled(array) == KERNEL.pack(state)).all()
        assert unread(tape) == 0


@pytest.mark.parametrize("policy", ["cook", *DRILLS.players])
def test_the_compiled_cook_chooses_as_well_as_the_reference(policy: str) -> None:
    room = KERNEL.make_room()
    room.chance[:] = seeded(1)
    for game, state, seat in positions(policy, 12):
        room.state[:] = KERNEL.pack(state)
        code = int(KERNEL.choosers[1](room, seat))
        legal = game.legal(state, seat)
        if len(legal) == 1:
            assert game.command(code) == legal[0]
            continue
        judged = worths(game.view(state, seat), legal)
        compiled = [room.judged[game.code(command)] for command in legal]
        assert compiled == pytest.approx(judged, abs=1e-9)
        assert judged[legal.index(game.command(code))] > max(judged) - 1e-6


def test_the_odds_are_those_of_the_reference() -> None:
    for bet in range(2, 13):
        for rerolls in range(MOST_REROLLS + 1):
            assert FRESH[bet, 1, rerolls] == pytest.approx(float(success(bet, rerolls)))


def test_choosing_leaves_the_position_as_it_was() -> None:
    room = KERNEL.make_room()
    room.chance[:] = seeded(2)
    for _, state, seat in positions("spender", 12):
        room.state[:] = KERNEL.pack(state)
        before = room.state.copy()
        for choose in KERNEL.choosers:
            choose(room, seat)
            assert (KERNEL.settled(room.state) == before).all()


def test_the_blind_policy_chooses_every_command_equally_often() -> None:
    """Four thousand tries at each kind of question: every command within five errors."""
    room = KERNEL.make_room()
    room.chance[:] = seeded(3)
    seen: Counter[tuple[str, ...]] = Counter()
    for game, state, seat in positions("spender", 6):
        legal = game.legal(state, seat)
        kinds = tuple(sorted({type(command).__name__ for command in legal}))
        seen[kinds] += 1
        if len(legal) == 1 or seen[kinds] > 3:
            continue
        room.state[:] = KERNEL.pack(state)
        chosen = Counter(int(KERNEL.choosers[0](room, seat)) for _ in range(TRIES))
        assert set(chosen) == {game.code(command) for command in legal}
        share = 1 / len(legal)
        error = np.sqrt(share * (1 - share) / TRIES)
        assert all(abs(count / TRIES - share) < 5 * error for count in chosen.values())
    assert ("PlaceBet", "SwapBets") in seen
    assert ("EndBet", "SwapBets") in seen
    assert ("Reroll", "Stand") in seen
