"""How much the suite tests, and counts of what it covered."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from sushiya.core.words import LANGUAGES


@dataclass(frozen=True)
class Effort:
    """Same effort, same positions: everything follows from the seed."""

    games: int = 24
    """Games that each check looks at; checks of the same rules share them."""
    seed: int = 1
    worlds: int = 200
    """Worlds imagined for a position at most, to check that what is hidden varies."""
    generated: int = 400
    """Cases that Hypothesis generates for a check."""
    share: float = 1.0
    """The share of decisions in lockstep after which the costly comparisons are made, too."""
    languages: tuple[str, ...] = LANGUAGES
    """Languages in which nothing may be missing."""
    table: Mapping[str, object] = field(default_factory=dict)
    """Options that all tables have; the others vary."""
    met: Counter[str] = field(default_factory=Counter)
    """Positions, events and comparisons, counted as they are met."""
