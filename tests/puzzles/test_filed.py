"""The puzzles that are committed: each is played from its beginning, and stands as it is filed."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from sushiya.core.game import AnyRules
from sushiya.core.words import SHARED_MESSAGES, Catalogue
from sushiya.games import GAMES
from sushiya.puzzles import choosing
from sushiya.puzzles.choosing import MOST_OF_IDEA, check, sort_puzzle
from sushiya.puzzles.filed import (
    DIFFICULTIES,
    Position,
    Puzzle,
    PuzzleError,
    read_puzzles,
    seed_of,
    set_up,
)
from sushiya.puzzles.finding import difficulty_of
from sushiya.puzzles.ideas import load_ideas
from sushiya.puzzles.weighing import LEAST_MARGIN, LEAST_SURE, Weighed, weigh

FEWEST, FEWEST_IDEAS = 40, 8
DOCS = Path(__file__).parents[2] / "docs" / "puzzles.md"
EVERY_GAME = pytest.mark.parametrize("rules", GAMES.all(), ids=GAMES.names())


@EVERY_GAME
def test_every_puzzle_stands_as_it_is_filed(rules: AnyRules) -> None:
    """The reference leads to what the seat saw, and the answer and its rival are legal there."""
    filed = read_puzzles(rules)
    assert filed.rules == rules.version
    for puzzle in filed.puzzles:
        position = set_up(rules, puzzle)
        assert puzzle.seen == position.digest
        assert puzzle.choices == len(position.codes)
        assert {position.code_of(puzzle.answer), position.code_of(puzzle.rival)} <= {
            *position.codes
        }
        assert puzzle.margin >= LEAST_MARGIN
        assert puzzle.sure >= LEAST_SURE
        assert puzzle.difficulty == difficulty_of(puzzle.missed, puzzle.choices)


@EVERY_GAME
def test_there_are_enough_and_no_two_are_alike(rules: AnyRules) -> None:
    puzzles = read_puzzles(rules).puzzles
    assert len(puzzles) >= FEWEST
    assert len({one.id for one in puzzles}) == len(puzzles)
    listed = [sort_puzzle(rules, one) for one in puzzles]
    alike = [(one, other) for one, other in combinations(listed, 2) if one.is_like(other)]
    assert alike == []


@EVERY_GAME
def test_they_are_spread_over_ideas_difficulties_and_tables(rules: AnyRules) -> None:
    puzzles = read_puzzles(rules).puzzles
    ideas = Counter(one.idea for one in puzzles)
    assert ideas.keys() <= load_ideas(rules).named.keys()
    assert len(ideas) >= FEWEST_IDEAS
    assert max(ideas.values()) <= MOST_OF_IDEA
    assert {one.difficulty for one in puzzles} == {*DIFFICULTIES}
    assert {one.options["players"] for one in puzzles} == {*rules.options.player_counts}
    assert {one.options["edition"] for one in puzzles} == {*rules.options.editions}


@EVERY_GAME
def test_the_docs_count_them(rules: AnyRules) -> None:
    """docs/puzzles.md has a row for each idea: how many are easy, medium and hard."""
    puzzles = read_puzzles(rules).puzzles
    counts = Counter((one.idea, one.difficulty) for one in puzzles)
    folder = rules.texts.folder
    words = Catalogue(
        "en",
        (SHARED_MESSAGES, folder / "messages", folder / "puzzles" / "messages"),
        edition=next(iter(rules.options.editions)),
    )
    rows = [
        f"| {words.text(f'idea-{idea}')} | "
        + " | ".join(str(counts[idea, rated]) for rated in DIFFICULTIES)
        + " |"
        for idea in load_ideas(rules).named
        if any(one.idea == idea for one in puzzles)
    ]
    section = DOCS.read_text("utf-8").partition(f"### {words.text('game')}, {len(puzzles)}\n")[2]
    told = [line for line in section.partition("\n#")[0].splitlines() if line.startswith("| ")]
    assert told[1:] == rows


def quickest(rules: AnyRules) -> Puzzle:
    """Give the puzzle with the fewest choices: its check takes a second."""
    return min(read_puzzles(rules).puzzles, key=lambda one: (one.choices, one.id))


@EVERY_GAME
def test_a_sample_holds_under_a_fresh_analysis(rules: AnyRules) -> None:
    """The same seed gives the same figures on every machine."""
    puzzle = quickest(rules)
    assert check(rules, puzzle, puzzle.idea) == puzzle


@pytest.mark.long
@EVERY_GAME
def test_all_hold_under_a_fresh_analysis(rules: AnyRules) -> None:
    puzzles = read_puzzles(rules).puzzles
    assert [check(rules, one, one.idea) for one in puzzles] == list(puzzles)


def test_what_does_not_hold_is_noticed() -> None:
    rules = GAMES.find("sushi-go")
    puzzle = quickest(rules)
    swapped = replace(puzzle, answer=puzzle.rival, rival=puzzle.answer)
    assert check(rules, swapped, puzzle.idea) == "its answer is not far enough ahead"
    other = next(name for name in load_ideas(rules).named if name != puzzle.idea)
    said = check(rules, puzzle, other)
    assert isinstance(said, str)
    assert said.endswith(f"not {other}")


def test_what_holds_by_one_seed_alone_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES.find("sushi-go")
    puzzle = quickest(rules)
    first = seed_of(puzzle, choosing.CHECKS[0])

    def weigh_by_luck(position: Position, answer: int, seed: int, worlds: int) -> Weighed | None:
        return weigh(position, answer, seed, worlds) if seed == first else None

    monkeypatch.setattr(choosing, "weigh", weigh_by_luck)
    assert check(rules, puzzle, puzzle.idea) == "its answer is not far enough ahead"


def test_a_position_that_is_not_as_filed_is_refused() -> None:
    rules = GAMES.find("sushi-go")
    puzzle = next(one for one in read_puzzles(rules).puzzles if one.decisions)
    wrong = {
        "observes something else": replace(puzzle, seen="0123456789abcdef"),
        "is refused": replace(puzzle, decisions=("0 maki-1;0 maki-1",)),
        "is not legal": replace(puzzle, answer="pudding+wasabi>maki-1"),
    }
    for why, one in wrong.items():
        with pytest.raises(PuzzleError, match=why):
            set_up(rules, one)
