"""What every good player sees: the master finds it in all known positions, the chef in most."""

import re

import pytest

from games.wasabi.helpers import KINDS
from games.wasabi.known_positions import POSITIONS, Known
from sushiya.core.ids import Seat
from sushiya.engine.workspace import Workspace

SEEDS = range(3)
CHEF_KNOWS = 20
PLAYOUTS = 1000
NAMES = {str(number): name for name, number in KINDS.items()}


def answers(known: Known, level: str) -> set[str]:
    """Say what a level chooses, with one seed and another; tiles by name."""
    given = known.position()
    found = set()
    for seed in SEEDS:
        side = Workspace(given.game, given.state, seed)
        text = given.game.write(given.game.command(side.choose(Seat(0), level, PLAYOUTS)))
        found.add(re.sub(r"^(place|tile) (\d+)", lambda at: f"{at[1]} {NAMES[at[2]]}", text))
    return found


def test_there_are_twenty_five_and_each_has_a_wrong_answer() -> None:
    assert len(POSITIONS) == len({known.name for known in POSITIONS}) == 25
    for known in POSITIONS:
        given = known.position()
        assert given.state.seat == 0
        legal = {
            re.sub(r"^(place|tile) (\d+)", lambda at: f"{at[1]} {NAMES[at[2]]}", one)
            for one in given.legal()
        }
        good = {one for one in legal if known.accepts(one)}
        assert good, known.name
        assert good < legal, known.name


@pytest.mark.parametrize("known", POSITIONS, ids=lambda known: known.name)
def test_the_master_finds_it(known: Known) -> None:
    for answer in answers(known, "master"):
        assert known.accepts(answer), f"{answer}: {known.why}"


def test_the_chef_finds_most() -> None:
    missed = [
        f"{known.name}: {', '.join(sorted(answers(known, 'chef')))}"
        for known in POSITIONS
        if not all(known.accepts(answer) for answer in answers(known, "chef"))
    ]
    assert len(POSITIONS) - len(missed) >= CHEF_KNOWS, "\n".join(missed)
