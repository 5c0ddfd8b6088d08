"""Puzzles out of what was found: no two alike, spread over ideas, each checked once more."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sushiya.core.game import AnyRules
from sushiya.puzzles.filed import Candidate, Position, Puzzle, seed_of, set_up
from sushiya.puzzles.finding import FOUND
from sushiya.puzzles.ideas import ideas_named, load_ideas
from sushiya.puzzles.weighing import Weighed, explain, weigh

CHECKED = 10 * FOUND
"""Imagined games for each choice in a check: ten times as many as it was found with."""
CHECKS = ("check", "check again", "check once more")
"""Each gives a seed of the selection. Pages explain a puzzle with the first."""
EXPLAINED, EXPLANATIONS = 400, 12
"""Imagined games by which pages explain a puzzle, and how many such explanations the selection
asks for, each with its own seed. An explanation keeps the three largest reasons that are sure
enough, so the idea of a reason near such a bound is sometimes left out. What 400 games name twelve
times, 1,000 practically always name."""
MOST_SURE = 99.0
NOT_AHEAD = "its answer is not far enough ahead"
WANTED, MOST_OF_IDEA = 54, 10
"""So many puzzles of a game, and so many of an idea, at most."""
AT_ONCE = 6
"""So many are checked together. It is part of what is chosen, so it does not follow the cores."""


@dataclass(frozen=True)
class Sorted:
    """A candidate with the idea that it may teach, and what tells it from others."""

    candidate: Candidate
    idea: str
    answer: str
    """The sort of the answer."""
    rival: str
    """The sort of the best other choice."""

    @property
    def likeness(self) -> tuple[object, ...]:
        """Give what two puzzles that are alike have in common."""
        return self.idea, self.answer, self.rival, self.candidate.options["players"]

    def is_like(self, other: "Sorted") -> bool:
        """Tell whether both teach the same with the same pieces, or come from the same game."""
        is_same_deal = self.candidate.seed == other.candidate.seed
        return is_same_deal or self.likeness == other.likeness


def sort_candidate(rules: AnyRules, candidate: Candidate) -> Sorted | None:
    """Find the idea of a candidate; None: it is not far ahead after all, or the coach is silent."""
    position, seed = set_up(rules, candidate), seed_of(candidate, "sort")
    answer = position.code_of(candidate.answer)
    weighed = weigh(position, answer, seed, FOUND)
    if weighed is None:
        return None
    why = explain(position, answer, weighed.rival, seed, FOUND)
    named = ideas_named(position, answer, weighed.rival, why)
    return _sorted(position, candidate, named[0], weighed.rival) if named else None


def sort_puzzle(rules: AnyRules, puzzle: Puzzle) -> Sorted:
    position = set_up(rules, puzzle)
    return _sorted(position, puzzle, puzzle.idea, position.code_of(puzzle.rival))


def _sorted(position: Position, candidate: Candidate, idea: str, rival: int) -> Sorted:
    game = position.game
    sort = load_ideas(game.rules).sort
    answer = game.read(candidate.answer)
    return Sorted(candidate, idea, sort(answer), sort(game.command(rival)))


def check(rules: AnyRules, puzzle: Candidate, idea: str) -> Puzzle | str:
    """Check what is to be selected, with room above all bounds; say what does not hold.

    The figures are those of the first seed.
    """
    position = set_up(rules, puzzle)
    answer, weighed = position.code_of(puzzle.answer), []
    for purpose in CHECKS:
        one = weigh(position, answer, seed_of(puzzle, purpose), CHECKED)
        if one is None or not one.is_clear:
            return NOT_AHEAD
        if not one.has_room:
            return "its answer would not be far enough ahead with every seed"
        weighed.append(one)
    rival = weighed[0].rival
    tellings = [(purpose, worlds) for purpose in CHECKS for worlds in (EXPLAINED, CHECKED)]
    tellings += [(f"explain {number}", EXPLAINED) for number in range(EXPLANATIONS - len(CHECKS))]
    for purpose, worlds in tellings:
        said = _misnamed(position, (answer, rival), idea, seed_of(puzzle, purpose), worlds)
        if said:
            return said
    return _puzzle(position, puzzle, idea, weighed[0])


def check_fresh(rules: AnyRules, puzzle: Puzzle, number: int) -> str:
    """Check a puzzle by the bounds alone, with a seed that selected nothing; empty: it holds."""
    position, seed = set_up(rules, puzzle), seed_of(puzzle, f"fresh {number}")
    answer, rival = position.code_of(puzzle.answer), position.code_of(puzzle.rival)
    weighed = weigh(position, answer, seed, CHECKED)
    if weighed is None or not weighed.is_clear:
        return NOT_AHEAD
    return _misnamed(position, (answer, rival), puzzle.idea, seed, CHECKED)


def _misnamed(
    position: Position, choices: tuple[int, int], idea: str, seed: int, worlds: int
) -> str:
    """Say what the explanation of an answer and its rival names instead; empty: the idea."""
    named = ideas_named(position, *choices, explain(position, *choices, seed, worlds))
    if idea in named:
        return ""
    return f"its explanation names {', '.join(named) or 'no idea'}, not {idea}"


def _puzzle(position: Position, puzzle: Candidate, idea: str, weighed: Weighed) -> Puzzle:
    game = position.game
    own = {name: getattr(puzzle, name) for name in Candidate.__struct_fields__}
    return Puzzle(
        **own,
        seen=position.digest,
        idea=idea,
        rival=game.write(game.command(weighed.rival)),
        margin=round(weighed.margin, 1),
        sure=round(min(weighed.sure, MOST_SURE), 1),
    )


Checks = Callable[[Sequence[Sorted]], Iterable[Puzzle | str]]
"""Checks some candidates, and gives what came of each in turn."""


def choose(
    candidates: Iterable[Sorted],
    check_all: Checks,
    sort: Callable[[Puzzle], Sorted],
    wanted: int = WANTED,
) -> list[Puzzle]:
    """Choose puzzles that hold, of the rarest ideas and difficulties first; no two are alike.

    A check may find another rival than before, so what has passed is sorted again.
    """
    left = sorted(candidates, key=lambda one: one.candidate.id)
    chosen: list[tuple[Sorted, Puzzle]] = []
    while left and len(chosen) < wanted:
        tried = _next([one for one, _ in chosen], left, min(AT_ONCE, wanted - len(chosen)))
        for checked in check_all(tried):
            passed = None if isinstance(checked, str) else (sort(checked), checked)
            if passed and not any(passed[0].is_like(other) for other, _ in chosen):
                chosen.append(passed)
        full = {
            idea
            for idea, count in Counter(one.idea for one, _ in chosen).items()
            if count >= MOST_OF_IDEA
        }
        left = [
            one
            for one in left
            if one not in tried
            and one.idea not in full
            and not any(one.is_like(other) for other, _ in chosen)
        ]
    return [puzzle for _, puzzle in sorted(chosen, key=lambda pair: pair[0].likeness[:1])]


def _next(chosen: Sequence[Sorted], left: Sequence[Sorted], count: int) -> list[Sorted]:
    """Pick what adds most to those that are chosen."""
    picked: list[Sorted] = []
    for _ in range(count):
        others = [*chosen, *picked]
        ideas = Counter(one.idea for one in others)
        rated = Counter((one.idea, one.candidate.difficulty) for one in others)
        answers = Counter((one.idea, one.answer) for one in others)
        free = [
            one
            for one in left
            if ideas[one.idea] < MOST_OF_IDEA and not any(one.is_like(other) for other in others)
        ]
        if not free:
            break
        picked.append(
            min(
                free,
                key=lambda one: (
                    ideas[one.idea],
                    rated[one.idea, one.candidate.difficulty],
                    answers[one.idea, one.answer],
                    one.candidate.id,
                ),
            )
        )
    return picked
