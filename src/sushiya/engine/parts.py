"""What a game's engine folder brings beside its C: facts for headers, and the ways in and out."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp, log
from typing import Any

from sushiya.core.words import Phrase
from sushiya.engine.header import Header


@dataclass(frozen=True, kw_only=True)
class Thinking:
    """How a game's master thinks: numbers for the search, which is the same in every game."""

    candidates: int = 4
    """So many of the policy's best choices are looked at."""
    depth: int = 1
    """So many of the seat's own choices are in the tree, the one to be made among them."""
    nodes: int = 4096
    """What the tree has room for, if it is deeper than 1."""
    prior: int = 100
    """The policy's temperature in the tree, in hundredths of what `judge` counts in."""
    uniform: int = 10
    """The part of the prior that all choices share, in hundredths."""
    explore: int = 100
    """How far the tree looks beyond what did well, in hundredths of the worths' spread."""
    gate: int = 100
    """By so many hundredths of a standard error a rival must be ahead of the policy's choice."""

    sure: int = 300
    """By so many a choice is sure: the search ends before its playouts are used up."""

    def numbers(self) -> dict[str, int]:
        return {f"SEARCH_{name.upper()}": value for name, value in asdict(self).items()}


@dataclass(frozen=True, kw_only=True)
class Calibration:
    """How the share of playouts that were won becomes the chance to win (Platt scaling).

    Playouts give all seats the same skill. At a real table the seat that is ahead is more likely
    the better player, or luck turns more often than in playouts. Both numbers are fitted to games
    of mixed levels by `scripts/coach_proofs.py fitted`: the log odds of the chance are those of the
    share, times `steepness`, plus `shift`.
    """

    STEPS = 40
    """The curve is a line between so many knots and one more."""
    UNIT = 10_000
    """Knots are whole numbers: so many are a chance of 1."""

    steepness: float = 1.0
    shift: float = 0.0

    def chance(self, share: float) -> float:
        if not 0.0 < share < 1.0:
            return share
        return 1 / (1 + exp(-self.steepness * log(share / (1 - share)) - self.shift))

    def knots(self) -> list[int]:
        return [round(self.UNIT * self.chance(step / self.STEPS)) for step in range(self.STEPS + 1)]


@dataclass(frozen=True, kw_only=True)
class Reasons:
    """What a coach can name: groups of kinds of points, and facts that a position shows."""

    groups: dict[str, tuple[str, ...]]
    """Kinds of points that are spoken of together, by the group's name."""
    facts: dict[str, tuple[str, ...]]
    """The names of each fact's figures; a fact's number is its place, from 1."""
    say_figure: Callable[[str, int, Any], Phrase | None]
    """say_figure(name, value, options): what a figure stands for; None: it is a number."""
    say_book: Callable[[Any], Phrase] | None = None
    """say_book(options): the book that reasons hold for, where a game has several."""

    def numbers(self) -> dict[str, int]:
        facts = {
            f"FACT_{name.upper().replace('-', '_')}": n for n, name in enumerate(self.facts, 1)
        }
        return {"GROUP_COUNT": len(self.groups), **facts}

    def group_of(self, kinds: Sequence[str]) -> list[int]:
        """Give the place of each kind's group."""
        names = list(self.groups)
        owner = {kind: names.index(name) for name in names for kind in self.groups[name]}
        return [owner[kind] for kind in kinds]


@dataclass(frozen=True, kw_only=True)
class Watched:
    """What statistics count: things that a choice takes, and when (`taken.c` tells which)."""

    groups: Mapping[str, tuple[str, ...]]
    """Things that can be taken for each other, by the group's name. Their numbers go on through
    all groups."""
    tried: Collection[str]
    """Groups whose things are tried in turn at one decision, to see what each brings."""
    at_once: int = 1
    """A choice takes at most so many things."""
    moment: str
    """What moments are counted in: "pick", "round"."""
    moments: tuple[int, ...]
    """The first moment of each span that is looked at by itself."""
    compared: tuple[Mapping[str, str], ...] = ()
    """House rules that are worth a comparison: options that change play, each set by itself."""

    @property
    def things(self) -> tuple[str, ...]:
        return tuple(thing for things in self.groups.values() for thing in things)

    @property
    def groups_tried(self) -> tuple[int, ...]:
        """Give the group of each thing, by number; -1: it is not tried."""
        return tuple(
            place if name in self.tried else -1
            for place, (name, things) in enumerate(self.groups.items())
            for _ in things
        )

    @property
    def spans(self) -> tuple[str, ...]:
        """Name the spans of moments: 3, 4-6, 7+."""
        ends = [after - 1 for after in self.moments[1:]]
        closed = [
            str(first) if first == last else f"{first}-{last}"
            for first, last in zip(self.moments, ends, strict=False)
        ]
        return (*closed, f"{self.moments[-1]}+")

    def numbers(self) -> dict[str, int]:
        names = (thing.upper().replace("-", "_").replace(":", "_ON_") for thing in self.things)
        return {
            **{f"TOOK_{name}": number for number, name in enumerate(names)},
            "THING_COUNT": len(self.things),
            "THINGS_A_CODE": self.at_once,
            "GROUPS_TAKEN": len(self.groups),
        }


@dataclass(frozen=True, kw_only=True)
class Table:
    """Something that a chef has learned, in players' terms."""

    title: str
    heads: tuple[str, ...]
    """Of all columns; the first names the rows."""
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, kw_only=True)
class Parts:
    """Setup, State and Observation are structs of the game's state.h, reached through cffi."""

    sizes: Callable[[], Header]
    """Numbers that the types of state.h need; cffi reads them too."""
    tables: Callable[[], Header]
    """Tables for the code alone."""
    kinds: tuple[str, ...]
    """The kinds of points, as a result names them."""
    reasons: Reasons
    watched: Watched
    figures: Callable[..., int]
    """figures(options): how many score, the seats and whoever plays without one."""
    codes: Callable[..., int] | None = None
    """codes(options): codes from this one on are never legal at such a table; None: all can be."""
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
    thinking: Thinking = Thinking()
    calibration: Calibration = Calibration()
    trainer: str | None = None
    """The module that holds TRAINER, by which the chef learns (training/trainer.py)."""
    ideas: str | None = None
    """The module that holds IDEAS, which puzzles are sorted by (engine/ideas.py)."""
    explain: Callable[[Any], list[Table]] | None = None
    """explain(weights): what they say, for `sushiya bots explain`."""
