"""What is chosen among candidates: rare ideas first, no two alike, and only what holds."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf

import pytest

from sushiya.core.ids import Seat
from sushiya.engine.analysis import Analysis
from sushiya.games import GAMES
from sushiya.puzzles.choosing import MOST_OF_IDEA, Sorted, choose
from sushiya.puzzles.filed import Candidate, Puzzle, read_puzzles, set_up
from sushiya.puzzles.finding import difficulty_of, find_in_game
from sushiya.puzzles.weighing import LEAST_COST, SURE_ERRORS, Lead, Weighed


def candidate(number: int, idea: str, answer: str, *, players: int = 3) -> Sorted:
    one = Candidate(
        id=f"{number:08x}",
        options={"edition": "cocktail", "players": players},
        seed=number,
        decisions=(),
        seat=Seat(0),
        answer=answer,
        choices=4,
        missed={"cook": 0},
        difficulty="easy",
    )
    return Sorted(one, idea, answer, "maki-1")


def passed(one: Sorted) -> Puzzle:
    own = {name: getattr(one.candidate, name) for name in Candidate.__struct_fields__}
    return Puzzle(**own, seen="", idea=one.idea, rival="maki-1", margin=2.5, sure=5.0)


def again(puzzle: Puzzle) -> Sorted:
    return Sorted(puzzle, puzzle.idea, puzzle.answer, puzzle.rival)


def hold_all(tried: Sequence[Sorted]) -> Iterator[Puzzle | str]:
    return (passed(one) for one in tried)


def test_alike_are_the_same_idea_answer_rival_and_players() -> None:
    one = candidate(1, "maki", "maki-3")
    assert one.is_like(candidate(2, "maki", "maki-3"))
    assert not one.is_like(candidate(2, "maki", "maki-2"))
    assert not one.is_like(candidate(2, "deny", "maki-3"))
    assert not one.is_like(candidate(2, "maki", "maki-3", players=4))
    # Two positions of one game tell too much of each other.
    assert one.is_like(candidate(1, "deny", "tempura", players=4))


def test_no_two_that_are_alike_are_chosen() -> None:
    many = [candidate(number, "maki", f"maki-{number % 3}") for number in range(30)]
    chosen = choose(many, hold_all, again)
    assert len(chosen) == 3
    assert len({one.answer for one in chosen}) == 3


def test_ideas_are_spread_and_none_has_too_many() -> None:
    common = [candidate(number, "nigiri", f"card {number}") for number in range(40)]
    rare = [candidate(100 + number, "deny", f"card {number}") for number in range(4)]
    chosen = choose([*common, *rare], hold_all, again, wanted=8)
    assert Counter(one.idea for one in chosen) == {"nigiri": 4, "deny": 4}
    full = Counter(one.idea for one in choose([*common, *rare], hold_all, again, wanted=40))
    assert full == {"nigiri": MOST_OF_IDEA, "deny": 4}


def test_what_does_not_hold_is_dropped_and_another_takes_its_place() -> None:
    many = [candidate(number, "maki", f"card {number}") for number in range(12)]

    def hold_even(tried: Sequence[Sorted]) -> Iterator[Puzzle | str]:
        return ("no" if one.candidate.seed % 2 else passed(one) for one in tried)

    chosen = choose(many, hold_even, again)
    assert sorted(one.seed for one in chosen) == [0, 2, 4, 6, 8, 10]


def test_a_check_that_finds_another_rival_may_show_that_two_are_alike() -> None:
    many = [candidate(number, "maki", "maki-3") for number in range(2)]
    many[1] = Sorted(many[1].candidate, "maki", "maki-3", "tempura")
    assert not many[0].is_like(many[1])
    assert len(choose(many, hold_all, again)) == 1


@pytest.mark.parametrize(
    ("missed", "choices", "difficulty"),
    [
        ((0, 0, 0), 3, "easy"),
        ((40, 0, 0), 3, "easy"),
        ((50, 0, 0), 3, "medium"),
        ((0, 0, 0), 10, "medium"),
        ((90, 60, 0), 3, "hard"),
        ((0, 50, 100), 20, "hard"),
    ],
)
def test_difficulty_follows_what_bots_miss(
    missed: tuple[int, ...], choices: int, difficulty: str
) -> None:
    levels = dict(zip(("apprentice", "cook", "chef"), missed, strict=True))
    assert difficulty_of(levels, choices) == difficulty


def weighed(**leads: tuple[float, float, bool]) -> Weighed:
    made = {
        number: Lead(points, error, 0.1, 0.01, is_equal)
        for number, (points, error, is_equal) in enumerate(leads.values())
    }
    return Weighed(made, 0)


def test_a_choice_is_clear_by_points_errors_and_chances() -> None:
    assert weighed(one=(2.0, 0.5, False), two=(9.0, 0.0, False)).is_clear
    assert not weighed(one=(1.9, 0.1, False)).is_clear
    assert not weighed(one=(2.0, 0.6, False)).is_clear
    assert not weighed(one=(5.0, 0.1, True)).is_clear
    assert not weighed(one=(5.0, 0.1, False), two=(-1.0, 0.0, False)).is_clear
    assert Lead(3.0, 0.0, 0.1, 0.01, is_equal=False).sure == inf


@pytest.mark.parametrize(
    ("points", "error", "chance", "chance_error", "has_room"),
    [
        (5.0, 0.1, 0.2, 0.01, True),
        # Points: at the bound, and four errors above it.
        (2.0, 0.1, 0.2, 0.01, False),
        (2.39, 0.1, 0.2, 0.01, False),
        (2.41, 0.1, 0.2, 0.01, True),
        # Standard errors of the points: four are the bound, eight have room.
        (5.0, 1.25, 0.2, 0.01, False),
        (5.0, 0.65, 0.2, 0.01, False),
        (5.0, 0.61, 0.2, 0.01, True),
        # Chances: half a percent, or three errors, and four more.
        (5.0, 0.1, 0.006, 0.001, False),
        (5.0, 0.1, 0.0091, 0.001, True),
        (5.0, 0.1, 0.06, 0.01, False),
        (5.0, 0.1, 0.071, 0.01, True),
        # What is the same in all worlds needs no room.
        (2.0, 0.0, 0.005, 0.0, True),
    ],
)
def test_a_lead_at_a_bound_has_no_room(
    points: float, error: float, chance: float, chance_error: float, *, has_room: bool
) -> None:
    lead = Lead(points, error, chance, chance_error, is_equal=False)
    far = Lead(9.0, 0.1, 0.5, 0.01, is_equal=False)
    assert Weighed({0: far, 1: lead}, 1).has_room is has_room
    assert not replace(far, is_equal=True).has_room


def test_the_bounds_of_chances_are_the_coachs() -> None:
    """What is about equal by the engine is what these bounds call so."""
    rules = GAMES.find("sushi-go")
    told = set()
    for puzzle in read_puzzles(rules).puzzles:
        position = set_up(rules, puzzle)
        best, *others = Analysis(position.game).compare(
            position.observation, position.seat, seed=1, worlds=50
        )
        assert best.is_equal
        for one in others:
            is_sure = one.behind > max(LEAST_COST, SURE_ERRORS * one.behind_error)
            assert one.is_equal is not is_sure
            told.add(one.is_equal)
    assert told == {True, False}


def test_the_same_seed_finds_the_same() -> None:
    rules = GAMES.find("sushi-express")
    found = find_in_game(rules, 7, 2)
    assert found == find_in_game(rules, 7, 2)
    assert found.looked > 10
    assert find_in_game(rules, 8, 2) != found
