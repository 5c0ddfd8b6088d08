"""Sources of random outcomes: a Dealer from a seed, a Tape from a record, a Sampler for search."""

import hashlib
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

from sushiya.core.value import Value

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 8


class Chance(Protocol):
    """Answers a named, numbered question with one number below each of `sizes`."""

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]: ...


class Seeded(Value, frozen=True, tag="seed", tag_field="from"):
    """A record's chance: all of it follows from 32 bytes, written in hexadecimal."""

    seed: str


class Outcome(Value, frozen=True, array_like=True):
    name: str
    number: int
    drawn: tuple[int, ...]


class Taped(Value, frozen=True, tag="tape", tag_field="from"):
    """A record's chance, outcome by outcome: for games whose dice were rolled elsewhere."""

    outcomes: tuple[Outcome, ...]


class Dealer:
    """Answers from a seed, without state: no answer depends on what was asked before.

    The stream of a question is BLAKE2b, keyed by the seed, over the name, a zero byte, the
    number and the block's index (8 bytes each, big-endian), cut into words of 8 bytes,
    big-endian. A word below the largest multiple of `size` gives its remainder; others are
    passed over, so that every outcome is equally likely.
    """

    def __init__(self, seed: int | bytes) -> None:
        if isinstance(seed, int):
            if not 0 <= seed < 1 << (8 * SEED_BYTES):
                raise ValueError("a seed is a whole number from 0 to 2^256 - 1, or 32 bytes")
            seed = seed.to_bytes(SEED_BYTES, "big")
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self.seed = seed

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
        words = self._words(name, number)
        return tuple(_below(size, words) for size in sizes)

    def _words(self, name: str, number: int) -> Iterator[int]:
        question = name.encode() + b"\0" + number.to_bytes(_WORD, "big")
        block = 0
        while True:
            text = question + block.to_bytes(_WORD, "big")
            digest = hashlib.blake2b(text, key=self.seed).digest()
            for start in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[start : start + _WORD], "big")
            block += 1


def _below(size: int, words: Iterator[int]) -> int:
    span = 1 << (8 * _WORD)
    limit = span - span % size
    return next(word for word in words if word < limit) % size


class ChanceError(LookupError):
    """A tape has no answer to a question, or a wrong one, or one that nobody asked for."""


class Tape:
    """Answers from recorded outcomes, and can say which were never asked for."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._drawn = {(outcome.name, outcome.number): outcome.drawn for outcome in outcomes}
        self._asked: set[tuple[str, int]] = set()

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
        drawn = self._drawn.get((name, number))
        if drawn is None:
            raise ChanceError(f"the tape holds no {name} {number}")
        if len(drawn) != len(sizes) or any(
            not 0 <= value < size for value, size in zip(drawn, sizes, strict=True)
        ):
            raise ChanceError(f"{name} {number} on the tape does not fit what the rules ask for")
        self._asked.add((name, number))
        return drawn

    def unused(self) -> tuple[tuple[str, int], ...]:
        return tuple(key for key in self._drawn if key not in self._asked)


class Recording:
    """Passes questions on and notes the answers, so that they can be played again."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.drawn: dict[tuple[str, int], tuple[int, ...]] = {}

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
        answer = self._chance.outcome(name, number, sizes)
        self.drawn[name, number] = answer
        return answer

    def taped(self) -> Taped:
        return Taped(tuple(Outcome(*key, drawn) for key, drawn in self.drawn.items()))


class Sampler:
    """Draws a new answer each time from a generator: for search in imagined worlds."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG002
        return tuple(self._rng.randrange(size) for size in sizes)


def open_chance(source: Seeded | Taped) -> Dealer | Tape:
    """Return the chance that a record was played with."""
    if isinstance(source, Seeded):
        return Dealer(bytes.fromhex(source.seed))
    return Tape(source.outcomes)


def shuffled(chance: Chance, name: str, number: int, items: Sequence[T]) -> tuple[T, ...]:
    """Put items into a random order, every order equally likely."""
    order = list(items)
    sizes = tuple(range(len(order), 1, -1))
    for place, offset in enumerate(chance.outcome(name, number, sizes)):
        order[place], order[place + offset] = order[place + offset], order[place]
    return tuple(order)


def drawn_below(chance: Chance, name: str, number: int, size: int) -> int:
    """Draw one number from 0 to size - 1."""
    return chance.outcome(name, number, (size,))[0]
