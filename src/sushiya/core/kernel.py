"""What a game's compiled twin offers, and how it is loaded."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sushiya.core.game import AnyRules


class KernelError(RuntimeError):
    """There is no kernel, or it follows other rules than the reference."""


@dataclass(frozen=True, kw_only=True)
class Kernel:
    """A game over one array of small integers; compiled functions allocate nothing.

    A simultaneous decision is one step over all seats' codes; a state with held picks has no packed
    form.
    """

    version: int
    codes: int
    seats: int
    """How many seats the arrays have room for."""
    figures: Callable[..., int]
    """figures(options): how many score, the seats and whoever plays without one."""
    kinds: tuple[str, ...]
    """The kinds of points, as a result names them."""
    policies: tuple[str, ...]
    observation: int
    """How long an observation is."""

    template: Callable[..., Any]
    """template(options): an array with nothing dealt."""
    pack: Callable[..., Any]
    """pack(state): a settled position of the reference as an array."""
    settled: Callable[..., Any]
    """settled(array): the array as `pack` would write it."""
    unpack: Callable[..., Any]
    """unpack(array, options): a position for the reference."""
    step: Callable[..., Any]
    """step(array, codes, chance): settle one decision in place."""
    mask: Callable[..., Any]
    """mask(array, seat, out): mark the legal codes."""
    observe: Callable[..., Any]
    """observe(array, seat, out): what a seat knows, as numbers."""
    observe_view: Callable[..., Any]
    """observe_view(view): the same, made from the reference's view."""
    choosers: tuple[Callable[..., Any], ...]
    """choose(room, seat): a code, one function for each policy."""
    make_room: Callable[[], Any]
    """Make the arrays that one thread plays in: `state`, `chance`, `codes` and more."""
    run: Callable[..., Any]
    """run(starts, is_dealt, seeds, policy, points, ranks, room): play many games."""


def load_kernel(rules: AnyRules) -> Kernel:
    """Load a game's kernel, and with it Numba; refuse one that follows other rules."""
    if rules.kernel is None:
        raise KernelError(f"{rules.name} has no compiled twin yet")
    kernel: Kernel = import_module(rules.kernel).KERNEL
    if kernel.version != rules.version:
        raise KernelError(
            f"the kernel of {rules.name} follows version {kernel.version} of its rules, "
            f"the reference version {rules.version}"
        )
    return kernel
