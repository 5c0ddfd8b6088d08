"""What a beginner overlooks, and that it is the same in Python and in C."""

import random
from collections.abc import Sequence
from typing import TypeVar

import pytest

from games.wasabi.helpers import Given
from games.wasabi.test_engine import NO_MOOD, positions
from sushiya.batch import play_many
from sushiya.engine.door import load_engine
from sushiya.engine.workspace import Workspace
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.apprentice import MISTAKES, Mistake, apprentice
from sushiya.games.wasabi.view import view

T = TypeVar("T")
MADE, NOT_MADE = 0, 99


class Fated(random.Random):
    """Chance that makes these mistakes and no others, is in no mood, and notes equals."""

    def __init__(self, made: Sequence[Mistake]) -> None:
        super().__init__(1)
        self.outcomes = [MADE if one in made else NOT_MADE for one in MISTAKES]
        self.equals: Sequence[object] = ()
        self._left = iter(self.outcomes)

    def randrange(self, *_args: int) -> int:  # type: ignore[override]
        return next(self._left)

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        self.equals = seq
        return seq[0]

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


def choice(given: Given, *made: Mistake) -> str:
    legal = given.game.legal(given.state, given.state.seat)
    chosen = apprentice(view(given.state, given.state.seat), legal, Fated(made))
    return str(given.game.write(chosen))


def test_without_a_mistake_it_is_the_cook() -> None:
    assert choice(Given({"a1": "maki", "c1": "tempura", "e5": "maki"})) == "place 2 b1"


def test_overlooks_what_is_ready() -> None:
    given = Given({"a1": "maki"}).when("place tuna b1")
    assert choice(given) == "complete 0"
    assert choice(given, "overlooks-ready") == "end"


def test_forgets_its_cards() -> None:
    given = Given({"a1": "maki egg", "b1": "tuna"}, hand="egg egg egg", cards=["chop"])
    assert choice(given) == "chop a1"
    assert choice(given, "forgets-cards").startswith("place")


def test_works_on_the_dearest_recipe() -> None:
    given = Given({"a1": "maki", "e6": "crab"}, hand="tuna shrimp egg")
    assert choice(given) in ("place 2 b1", "place 2 a2")
    assert choice(given, "works-on-one").startswith("place 6")


def test_completes_the_right_recipe_however_narrow_its_view() -> None:
    given = Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1")
    assert choice(given, "works-on-one") == "complete 1"


def test_never_passes() -> None:
    used = ("Garden Gate", "Pink Lantern", "Green Lantern", "Red Snap")
    given = Given(mine=("Tekkamaki", "River Bed", "Quiet Bowl")).serve(0, *used)
    assert choice(given).startswith("pass")
    assert choice(given, "never-passes").startswith("place")


def test_dreams_of_long_recipes_however_late_it_is() -> None:
    given = Given({"e6": "-", "d6": "-"}, fill="egg", mine=("Tekkamaki", "Red Snap")).when(
        "place egg e6", "end", "tile 0"
    )
    assert choice(given, "dreams-of-long") == "draw 5"


def test_likes_wasabi() -> None:
    given = Given({"a1": "maki"}).when("place tuna b1", "complete 0", "end")
    assert choice(given) == "take switch"
    assert choice(given, "likes-wasabi") == "take wasabi"


@pytest.mark.parametrize("made", [(), *((one,) for one in MISTAKES), tuple(MISTAKES)])
@pytest.mark.parametrize("policy", ["cook", "show-off", "passer"])
def test_the_engine_makes_the_same_mistakes(policy: str, made: tuple[Mistake, ...]) -> None:
    ffi = load_engine(RULES).ffi
    met = 0
    for game, state, seat in positions(policy, 3):
        legal = game.legal(state, seat)
        if state.stage == "give" or len(legal) == 1:
            continue
        rng = Fated(made)
        outcomes = [*rng.outcomes, *[NO_MOOD] * 400]
        side = Workspace(game, state, 0)
        tape = ffi.new("int32_t[]", outcomes)
        side.chance = ffi.new("Chance *", {"is_taped": 1, "tape": tape, "tape_size": len(outcomes)})
        chosen = game.command(side.choose(seat, "apprentice"))
        expected = apprentice(game.view(state, seat), legal, rng)
        is_any = expected in rng.equals
        assert chosen in rng.equals if is_any else chosen == expected
        met += 1
    assert met > 100


def test_loses_to_cooks_and_beats_random_players() -> None:
    game = RULES.bind(players=3)
    lost = play_many(game, 600, policy=("apprentice", "cook", "cook"))
    won = play_many(game, 600, policy=("apprentice", "random", "random"))
    assert (lost.ranks[:, 0] == 1).mean() < 0.25
    assert (won.ranks[:, 0] == 1).mean() > 0.9
