"""Points of tokens and cubes, tokens left, and who is ahead."""

from collections.abc import Sequence

from sushiya.core.result import Result, ranked, winners_of
from sushiya.games.wasabi.book import Pantry
from sushiya.games.wasabi.components import ALL_TOKENS, TOKENS
from sushiya.games.wasabi.state import Served, State


def tokens_used(served: Sequence[Served], book: Pantry) -> dict[int, int]:
    """Count a seat's assigned tokens of each length."""
    used = dict.fromkeys(TOKENS, 0)
    for one in served:
        used[book.lengths[one.recipe]] += 1
    return used


def has_token(served: Sequence[Served], length: int, book: Pantry) -> bool:
    """Tell whether a seat has an unused token of a length."""
    return sum(book.lengths[one.recipe] == length for one in served) < TOKENS[length]


def points(used: dict[int, int], cubes: int, each: dict[int, int]) -> dict[str, int]:
    """Points by kind: tokens, by what `each` of a length is worth, and cubes (rule 7.4)."""
    tokens = {f"length-{length}": used[length] * worth for length, worth in each.items()}
    return {**tokens, "cubes": cubes}


def rank(tokens: Sequence[int], totals: Sequence[int], cubes: Sequence[int]) -> tuple[int, ...]:
    """Rank by ten tokens, then points, then cubes (rules 7.1, 7.4)."""
    return ranked(
        [
            (count == ALL_TOKENS, total, cube)
            for count, total, cube in zip(tokens, totals, cubes, strict=True)
        ]
    )


def points_now(state: State) -> tuple[dict[str, int], ...]:
    """Give every seat's points as they are."""
    return tuple(
        points(tokens_used(served, state.book), cubes, state.book.token_points)
        for served, cubes in zip(state.served, state.cubes, strict=True)
    )


def standing(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give everyone's total and rank as they are."""
    totals = tuple(sum(one.values()) for one in points_now(state))
    return totals, rank([len(served) for served in state.served], totals, state.cubes)


def result(state: State) -> Result | None:
    if state.ended_by is None:
        return None
    totals, ranks = standing(state)
    return Result(
        totals=totals,
        points=points_now(state),
        ranks=ranks,
        winners=winners_of(ranks),
        ended_by=state.ended_by,
    )
