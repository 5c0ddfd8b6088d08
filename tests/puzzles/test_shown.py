"""What pages get of a puzzle: what its seat knows, each thing once."""

import gzip
import random

import msgspec
import pytest

from sushiya.core.game import AnyRules
from sushiya.core.value import plain
from sushiya.games import GAMES
from sushiya.puzzles.filed import Position, read_puzzles, set_up
from sushiya.puzzles.shown import PuzzlesShown, show_puzzles

EVERY_GAME = pytest.mark.parametrize("rules", GAMES.all(), ids=GAMES.names())
MOST_PACKED = 45_000


@EVERY_GAME
def test_a_page_gets_what_the_seat_knows(rules: AnyRules) -> None:
    """A world that the seat cannot tell from the true one gives the same page."""
    packed = show_puzzles(rules)
    assert len(gzip.compress(packed, 9)) <= MOST_PACKED
    shown = msgspec.json.decode(packed, type=PuzzlesShown)
    filed = {one.id: one for one in read_puzzles(rules).puzzles}
    assert [one.id for one in shown.puzzles] != []
    assert {one.id for one in shown.puzzles} == filed.keys()
    rng = random.Random(1)
    for one in shown.puzzles:
        puzzle = filed[one.id]
        true = set_up(rules, puzzle)
        other = Position(true.game, rules.imagine(true.view, rng), true.seat)
        view = {"options": shown.tables[one.table].options, **one.view}
        assert view == plain(true.view) == plain(other.view)
        assert one.seen == true.observation == other.observation
        codes = [shown.offers[place].code for place in one.legal]
        assert codes == true.codes == other.codes
        assert one.answer == true.code_of(puzzle.answer)
        assert one.rival == true.code_of(puzzle.rival)


@EVERY_GAME
def test_what_puzzles_share_stands_once(rules: AnyRules) -> None:
    shown = msgspec.json.decode(show_puzzles(rules), type=PuzzlesShown)
    used = {place for one in shown.puzzles for place in one.legal}
    assert used == set(range(len(shown.offers)))
    options = [table.options for table in shown.tables]
    assert all(options.count(one) == 1 for one in options)
    assert set(shown.ideas) == {one.idea for one in shown.puzzles}
