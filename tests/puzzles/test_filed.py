"""The puzzles that are committed: each is played from its beginning, and stands as it is filed."""

import dataclasses
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from sushiya.core.game import AnyRules
from sushiya.core.words import SHARED_MESSAGES, Catalogue
from sushiya.engine.analysis import Explanation
from sushiya.games import GAMES
from sushiya.puzzles import choosing
from sushiya.puzzles.choosing import (
    CHECKED,
    EXPLAINED,
    EXPLANATIONS,
    MOST_OF_IDEA,
    NOT_AHEAD,
    check,
    check_fresh,
    sort_puzzle,
)
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
from sushiya.puzzles.weighing import LEAST_MARGIN, LEAST_SURE, Weighed, explain, weigh

FEWEST, FEWEST_IDEAS = 40, 8
FRESH = 1000
"""Names a seed that selected nothing."""
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
    """The same seed gives the same figures on every machine; a fresh one refuses nothing."""
    puzzle = quickest(rules)
    assert check(rules, puzzle, puzzle.idea) == puzzle
    assert check_fresh(rules, puzzle, FRESH) == ""


@pytest.mark.long
@EVERY_GAME
def test_all_hold_under_a_fresh_analysis(rules: AnyRules) -> None:
    puzzles = read_puzzles(rules).puzzles
    assert [check(rules, one, one.idea) for one in puzzles] == list(puzzles)
    refused = {one.id: check_fresh(rules, one, FRESH) for one in puzzles}
    assert {id_: said for id_, said in refused.items() if said} == {}


def test_what_does_not_hold_is_noticed() -> None:
    rules = GAMES.find("sushi-go")
    puzzle = quickest(rules)
    swapped = replace(puzzle, answer=puzzle.rival, rival=puzzle.answer)
    assert check(rules, swapped, puzzle.idea) == NOT_AHEAD
    assert check_fresh(rules, swapped, FRESH) == NOT_AHEAD
    other = next(name for name in load_ideas(rules).named if name != puzzle.idea)
    said = check(rules, puzzle, other)
    assert isinstance(said, str)
    assert said.endswith(f"not {other}")
    assert check_fresh(rules, replace(puzzle, idea=other), FRESH) == said


def test_what_holds_by_one_seed_alone_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES.find("sushi-go")
    puzzle = quickest(rules)
    first = seed_of(puzzle, choosing.CHECKS[0])

    def weigh_by_luck(position: Position, answer: int, seed: int, worlds: int) -> Weighed | None:
        return weigh(position, answer, seed, worlds) if seed == first else None

    monkeypatch.setattr(choosing, "weigh", weigh_by_luck)
    assert check(rules, puzzle, puzzle.idea) == NOT_AHEAD


def test_what_stands_at_a_bound_is_not_selected_but_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The selection demands room; a check with a fresh seed asks for no more than the bounds."""
    rules = GAMES.find("sushi-go")
    puzzle = quickest(rules)

    def weigh_closely(position: Position, answer: int, seed: int, worlds: int) -> Weighed | None:
        found = weigh(position, answer, seed, worlds)
        assert found is not None
        return Weighed(
            {
                code: dataclasses.replace(
                    lead, points=LEAST_MARGIN, error=LEAST_MARGIN / LEAST_SURE
                )
                for code, lead in found.leads.items()
            },
            found.rival,
        )

    monkeypatch.setattr(choosing, "weigh", weigh_closely)
    said = check(rules, puzzle, puzzle.idea)
    assert said == "its answer would not be far enough ahead with every seed"
    assert check_fresh(rules, puzzle, FRESH) == ""


@pytest.mark.parametrize("silent", [0, EXPLANATIONS - 1])
def test_an_idea_that_one_short_explanation_does_not_name_is_refused(
    silent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = GAMES.find("sushi-go")
    puzzle = quickest(rules)
    short: set[int] = set()

    def explain_most(
        position: Position, answer: int, rival: int, seed: int, worlds: int
    ) -> Explanation:
        assert rival == position.code_of(puzzle.rival)
        assert worlds in {EXPLAINED, CHECKED}
        if worlds == EXPLAINED:
            assert seed not in short
            short.add(seed)
            if len(short) > silent:
                return Explanation(0, is_equal=False, reasons=(), rest=0)
        return explain(position, answer, rival, seed, worlds)

    monkeypatch.setattr(choosing, "explain", explain_most)
    said = check(rules, puzzle, puzzle.idea)
    assert said == f"its explanation names no idea, not {puzzle.idea}"
    assert len(short) == silent + 1


def test_every_fresh_seed_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is none of the selection's; explanations compare with the filed rival."""
    rules = GAMES.find("sushi-go")
    puzzle = max(read_puzzles(rules).puzzles, key=lambda one: one.choices)
    seeds: set[int] = set()
    rivals: set[int] = set()

    def note(position: Position, answer: int, rival: int, seed: int, worlds: int) -> Explanation:
        seeds.add(seed)
        rivals.add(rival)
        return explain(position, answer, rival, seed, worlds)

    monkeypatch.setattr(choosing, "explain", note)
    position = set_up(rules, puzzle)
    other = next(
        game.write(game.command(code))
        for game in [position.game]
        for code in position.codes
        if code not in {position.code_of(puzzle.answer), position.code_of(puzzle.rival)}
    )
    check(rules, puzzle, puzzle.idea)
    selected = {*seeds}
    rivals.clear()
    check_fresh(rules, puzzle, 1)
    check_fresh(rules, replace(puzzle, rival=other), 2)
    assert len(selected) == EXPLANATIONS
    assert len(seeds - selected) == 2
    assert rivals == {position.code_of(puzzle.rival), position.code_of(other)}


def test_a_position_that_is_not_as_filed_is_refused() -> None:
    rules = GAMES.find("sushi-go")
    puzzle = next(one for one in read_puzzles(rules).puzzles if one.decisions)
    wrong = {
        "observes something else": replace(puzzle, seen="0123456789abcdef"),
        "is refused": replace(puzzle, decisions=("0 pudding+wasabi",)),
        "is not legal": replace(puzzle, answer="pudding+wasabi>maki-1"),
    }
    for why, one in wrong.items():
        with pytest.raises(PuzzleError, match=why):
            set_up(rules, one)
