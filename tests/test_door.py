"""The public door: what `import sushiya` offers, and that it stays small and quick to open."""

import subprocess
import sys

import pytest

import sushiya
from sushiya.games import GAMES

NAMES = {
    "Choice",
    "Dealer",
    "Game",
    "OptionError",
    "Refusal",
    "Rows",
    "Seat",
    "Step",
    "UnknownGame",
    "__version__",
    "analyse",
    "batch",
    "games",
    "load",
    "observe",
}
"""A name that is added or taken away is news for the changelog."""


def test_it_offers_these_names_and_each_explains_itself() -> None:
    assert set(sushiya.__all__) == NAMES
    for name in NAMES - {"__version__"}:
        assert getattr(sushiya, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = sushiya.nothing


def test_opening_it_loads_neither_an_engine_nor_numpy() -> None:
    program = (
        "import sys, sushiya; print([name for name in ('numpy', 'cffi') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("name", GAMES.names())
def test_analyse_compares_the_choices_of_a_view(name: str) -> None:
    game = sushiya.load(name)
    state = game.start(sushiya.Dealer(3))
    seat = game.to_act(state)[0]
    choices = sushiya.analyse(game, game.view(state, seat), worlds=20, seed=5)
    assert {choice.command for choice in choices} <= set(game.legal(state, seat))
    assert all(0 <= choice.chance <= 1 for choice in choices)
    assert choices[0].behind == 0
    assert len(choices[0].totals) == game.players
    assert sum(choices[0].points.values()) == pytest.approx(choices[0].totals[seat], abs=0.01)
    assert choices == sushiya.analyse(game, game.view(state, seat), worlds=20, seed=5)


def test_analyse_refuses_what_cannot_be_compared() -> None:
    game = sushiya.load("sushi-express")
    state = game.start(sushiya.Dealer(3))
    (seat,) = game.to_act(state)
    other = sushiya.Seat((seat + 1) % game.players)
    with pytest.raises(ValueError, match=f"seat {other} is not asked"):
        sushiya.analyse(game, game.view(state, other))
    with pytest.raises(ValueError, match="a watcher's view"):
        sushiya.analyse(game, game.view(state, None))
    with pytest.raises(ValueError, match="worlds are from 1 to 1024"):
        sushiya.analyse(game, game.view(state, seat), worlds=5000)


def test_observe_gives_the_numbers_of_the_environments() -> None:
    game = sushiya.load("sushi-go", players=3)
    rows = sushiya.Rows(game, 1)
    rows.reset(seed=1)
    seen = sushiya.observe(game, game.view(rows.position(0), sushiya.Seat(0)))
    assert seen.tolist() == rows.buffers.observations[0].tolist()
