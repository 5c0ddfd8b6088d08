"""The probability that a hidden draw contains something wanted."""

from functools import lru_cache
from math import comb

QUESTIONS_KEPT = 8_192
"""The size of the cache: a table asks the same few questions again and again."""


@lru_cache(maxsize=QUESTIONS_KEPT)
def chance_of_any(wanted: int, drawn: int, total: int) -> int:
    """Return the chance in percent that, of `total` things, the `drawn` include a `wanted` one."""
    if not 0 <= wanted <= total or not 0 <= drawn <= total:
        raise ValueError(f"{wanted} of {total} things, {drawn} drawn")
    return percent(1 - comb(total - wanted, drawn) / comb(total, drawn))


def percent(chance: float) -> int:
    """Return a chance as a whole percentage; only a chance of 1 gives 100."""
    return 100 if chance == 1 else min(99, round(100 * chance))
