"""The engine's chance: the published generator from a hashed seed, and choosing changes nothing."""

import pytest

from sushiya.conformance import Effort
from sushiya.conformance.positions import is_settled, moments
from sushiya.core.chance import Dealer
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat
from sushiya.engine.workspace import Workspace
from sushiya.games import GAMES, sushi_go

STEP = 0x9E3779B97F4A7C15
WORD_BITS, DRAW_BITS = 64, 16
all_games = pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)


@all_games
def test_choosing_leaves_the_position_as_it_was(rules: AnyRules) -> None:
    for moment in moments(rules, Effort(games=9)):
        game, state = moment.game, moment.step.state
        if not is_settled(moment) or game.result(state) is not None:
            continue
        side = Workspace(game, state, 2)
        memory = side.engine.ffi.buffer(side.state)
        before = bytes(memory)
        for seat in game.to_act(state):
            for policy in ("random", "apprentice", "cook"):
                side.choose(seat, policy)
        assert bytes(memory) == before


def splitmix64(state: int) -> int:
    word: int = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) % 2**WORD_BITS
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) % 2**WORD_BITS
    return word ^ (word >> 31)


def test_the_generator_is_splitmix64() -> None:
    """Choices take sixteen bits at a time of the published generator's words."""
    game = sushi_go.RULES.bind()
    side = Workspace(game, game.start(Dealer(1)), 0)
    state = side.chance.state
    words = 0
    for _ in range(200):
        had = side.chance.left
        side.choose(Seat(0), "random")
        if side.chance.left > had or side.chance.state != state:
            state = (state + STEP) % 2**WORD_BITS
            words += 1
        assert side.chance.state == state
        used = WORD_BITS - DRAW_BITS * side.chance.left
        assert side.chance.word == splitmix64(state) >> used
    assert words == 50


def test_seeds_are_hashed() -> None:
    """A seed's stream is not that of its neighbour, moved by some draws."""
    game = sushi_go.RULES.bind()
    first, second = (Workspace(game, game.start(Dealer(1)), seed).chance.state for seed in (0, 1))
    moved = ((second - first) * pow(STEP, -1, 2**WORD_BITS)) % 2**WORD_BITS
    assert 2**32 < moved < 2**WORD_BITS - 2**32
