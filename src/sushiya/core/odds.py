"""How likely it is to meet something among what is drawn unseen."""

from functools import lru_cache
from math import comb

QUESTIONS_KEPT = 8_192
"""Questions whose answers stay known: a table asks the same few again and again."""


@lru_cache(maxsize=QUESTIONS_KEPT)
def chance_of_any(wanted: int, drawn: int, total: int) -> int:
    """Give the chance, of 100, that one of so many wanted things is among those drawn of all."""
    if not 0 <= wanted <= total or not 0 <= drawn <= total:
        raise ValueError(f"{wanted} of {total} things, {drawn} drawn")
    return percent(1 - comb(total - wanted, drawn) / comb(total, drawn))


def percent(chance: float) -> int:
    """Give a chance as a whole number of 100; only what is sure is 100."""
    return 100 if chance == 1 else min(99, round(100 * chance))
