"""What a puzzle can be about: an idea stands for facts that a coach names of a position."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Case:
    """A fact that speaks for an answer, beside what else could be chosen."""

    view: Any
    """The seat's own."""
    answer: Any
    rival: Any
    """The best of the other choices."""
    figures: Mapping[str, int]
    """What the fact names."""


@dataclass(frozen=True, kw_only=True)
class Idea:
    """What can be learned from a puzzle; its lesson is the message `idea-NAME`."""

    facts: tuple[str, ...]
    """It is named by any of these."""
    fits: Callable[[Case], bool] = lambda _: True
    """Whether what a fact names, or the answer itself, is what the idea is about."""


@dataclass(frozen=True, kw_only=True)
class Ideas:
    """All ideas of a game; the first that fits a fact is the one that the fact names."""

    named: Mapping[str, Idea]
    sort: Callable[[Any], str]
    """sort(command): what sort of answer it is; answers of one sort teach the same."""
