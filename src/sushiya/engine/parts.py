"""What a game's engine folder brings beside its C: facts for headers, and the ways in and out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sushiya.engine.header import Header


@dataclass(frozen=True, kw_only=True)
class Parts:
    """Setup, State and Observation are structs of the game's state.h, reached through cffi."""

    sizes: Callable[[], Header]
    """Numbers that the types of state.h need; cffi reads them too."""
    tables: Callable[[], Header]
    """Tables for the code alone."""
    kinds: tuple[str, ...]
    """The kinds of points, as a result names them."""
    policies: tuple[str, ...]
    """By their numbers in C; the first is blind chance."""
    figures: Callable[..., int]
    """figures(options): how many score, the seats and whoever plays without one."""
    write_setup: Callable[[Any, Any], None]
    """write_setup(options, setup)"""
    pack: Callable[[Any, Any], None]
    """pack(state, target): write a position of the reference into a State that is all zero."""
    unpack: Callable[[Any, Any], Any]
    """unpack(source, options): a position for the reference, from a canonical State."""
    observe_view: Callable[[Any], tuple[int, ...]]
    """observe_view(view): the numbers of an Observation, made from the reference's view."""
    keeps_all: Callable[[Any], bool] = lambda _: True
    """keeps_all(view): whether the Observation says all of what the view remembers, so that
    imagined worlds vary as the reference's do."""
