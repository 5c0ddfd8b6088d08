"""The chef: chooses by its judgment, plays better than the cook, and learns the same way twice."""

from collections.abc import Iterator
from typing import Any

import pytest

from sushiya.conformance import Effort
from sushiya.conformance.positions import is_settled, moments
from sushiya.core.ids import Seat
from sushiya.engine.door import Engine, load_engine
from sushiya.engine.weights import weights_file
from sushiya.engine.workspace import Workspace
from sushiya.games.sushi_go import RULES
from sushiya.games.sushi_go.explain import explain
from sushiya.games.sushi_go.training import FittedPicks
from sushiya.training.trial import Rival, try_out
from sushiya.work.local import threads

MOST_BYTES = 200_000


@pytest.fixture(scope="module")
def engine() -> Engine:
    return load_engine(RULES)


def positions(games: int) -> Iterator[tuple[Any, Any]]:
    for moment in moments(RULES, Effort(games=games)):
        if is_settled(moment) and moment.game.result(moment.step.state) is None:
            yield moment.game, moment.step.state


def judged(side: Workspace, seat: Seat) -> dict[int, float]:
    engine = side.engine
    found = engine.ffi.new("Judged[]", side.codes)
    count = engine.lib.engine_judge(side.setup, side.state, seat, engine.weights, found)
    return {found[at].code: found[at].worth for at in range(count)}


def test_it_judges_what_is_legal_and_chooses_the_best() -> None:
    """For one card there is a faster way to the same judgment."""
    for game, state in positions(40):
        side = Workspace(game, state, 1)
        before = side.canonical_bytes()
        for seat in game.to_act(state):
            worths = judged(side, seat)
            assert list(worths) == side.legal(seat)
            assert worths[side.choose(seat, "chef")] == max(worths.values())
        assert side.canonical_bytes() == before


@pytest.mark.parametrize(
    ("options", "least"),
    [
        ({"players": 2}, 0.55),
        ({"players": 3}, 0.4),
        ({"players": 4}, 0.35),
        ({"players": 5}, 0.3),
        ({"players": 2, "robot": "on"}, 0.55),
        ({"players": 4, "edition": "zoch"}, 0.35),
        ({"players": 4, "pudding_loss": "no", "passing": "left-right-left"}, 0.35),
    ],
)
def test_it_beats_copies_of_the_cook(options: dict[str, Any], least: float) -> None:
    """With much less than it wins of long matches, see docs/bots.md."""
    game = RULES.bind(**options)
    standing = try_out(game, Rival("chef"), Rival("cook"), deals=150, seed=7)
    assert standing.wins / standing.games > least


def test_its_file_is_small() -> None:
    assert weights_file(RULES).stat().st_size < MOST_BYTES


def test_training_depends_on_the_seed_and_not_on_threads(engine: Engine) -> None:
    trainer = FittedPicks(games=2, averaged_from=1, sweeps=3, tables=(3,))
    learned = []
    for workers, seed in ((1, 1), (3, 1), (1, 2)):
        state = trainer.begin(engine)
        with threads(workers) as place:
            for iteration in range(2):
                state, _ = trainer.improve(engine, state, seed + iteration, place)
        learned.append(bytes(engine.ffi.buffer(trainer.weights(engine, state))))
    assert learned[0] == learned[1]
    assert learned[0] != learned[2]


def test_it_learns_what_a_set_is_worth(engine: Engine) -> None:
    """After one iteration a second sashimi promises more than a first."""
    trainer = FittedPicks(games=30, sweeps=5, tables=(2,))
    with threads(2) as place:
        state, _ = trainer.improve(engine, trainer.begin(engine), 1, place)
    hopes = trainer.weights(engine, state).tables[2].sashimi[4]
    none, one, two = (hopes[count][3] for count in range(3))
    assert two - one > one - none


def test_it_tells_what_it_learned(engine: Engine) -> None:
    for table in explain(engine.weights):
        assert table.title
        assert all(len(row) == len(table.heads) for row in table.rows)
