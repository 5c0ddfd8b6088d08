"""Chance by name and number."""

import hashlib
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stacked import Stacked, order_outcome
from sushiya.core.chance import (
    ChanceError,
    Dealer,
    Outcome,
    Recording,
    Sampler,
    Seeded,
    Tape,
    open_chance,
    shuffled,
)


def test_a_dealer_has_no_position() -> None:
    one, other = Dealer(7), Dealer(7)
    first = one.outcome("deck", 0, (108, 107)), one.outcome("roll", 17, (6, 6))
    second = other.outcome("roll", 17, (6, 6)), other.outcome("deck", 0, (108, 107))
    assert first == second[::-1]


def test_the_stream_is_the_documented_one() -> None:
    """Written out once more, so that another program can follow docs/records.md."""
    seed = (7).to_bytes(32, "big")
    text = b"roll\0" + (17).to_bytes(8, "big") + (0).to_bytes(8, "big")
    block = hashlib.blake2b(text, key=seed).digest()
    words = [int.from_bytes(block[at : at + 8], "big") for at in (0, 8)]
    assert Dealer(7).outcome("roll", 17, (6, 6)) == tuple(word % 6 for word in words)
    assert Dealer(7).outcome("roll", 17, (6, 6)) == Dealer(seed).outcome("roll", 17, (6, 6))


def test_the_answers_never_change() -> None:
    """A change here is a change of every game that was ever dealt."""
    assert Dealer(7).outcome("deck", 0, (108, 107, 106, 105)) == (77, 76, 51, 2)
    assert Dealer(2**256 - 1).outcome("roll", 1, (6,) * 10) == (
        1,
        3,
        0,
        4,
        4,
        5,
        1,
        4,
        0,
        0,
    )


def test_long_answers_use_further_blocks() -> None:
    answer = Dealer(1).outcome("many", 0, (1000,) * 100)
    assert len(answer) == 100
    assert len(set(answer)) > 80


def test_a_word_beyond_the_last_multiple_is_passed_over() -> None:
    """With sizes just over half of 2^64 about half of all words must be rejected."""
    size = 2**63 + 1
    answers = [Dealer(1).outcome("big", number, (size,))[0] for number in range(200)]
    assert all(0 <= answer < size for answer in answers)
    first_words = [
        int.from_bytes(
            hashlib.blake2b(
                b"big\0" + number.to_bytes(8, "big") + bytes(8), key=Dealer(1).seed
            ).digest()[:8],
            "big",
        )
        for number in range(200)
    ]
    rejected = sum(word >= size for word in first_words)
    assert 60 < rejected < 140
    assert sum(a != w for a, w in zip(answers, first_words, strict=True)) == rejected


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", b"x" * 33])
def test_a_wrong_seed_is_refused(seed: int | bytes) -> None:
    with pytest.raises(ValueError, match="seed"):
        Dealer(seed)


def test_shuffles_are_fair() -> None:
    """All six orders of three cards, each within four standard errors of a sixth."""
    orders = Counter(shuffled(Dealer(seed), "deck", 0, "abc") for seed in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 4 * 29 for count in orders.values())


@given(st.lists(st.integers(0, 5), max_size=30), st.randoms(use_true_random=False))
@settings(derandomize=True, deadline=None)
def test_any_order_can_be_stacked(items: list[int], rng: random.Random) -> None:
    wanted = rng.sample(items, len(items))
    outcome = order_outcome(items, wanted)
    chance = Stacked(Dealer(1), {("deck", 0): outcome})
    assert shuffled(chance, "deck", 0, items) == tuple(wanted)


def test_an_order_of_other_items_cannot_be_stacked() -> None:
    with pytest.raises(ValueError, match="not"):
        order_outcome("abc", "abx")


def test_a_tape_gives_back_what_was_recorded_and_knows_what_is_left() -> None:
    recording = Recording(Dealer(3))
    rolled = recording.outcome("roll", 0, (6, 6))
    recording.outcome("roll", 1, (6, 6))
    tape = open_chance(recording.taped())
    assert isinstance(tape, Tape)
    assert tape.outcome("roll", 0, (6, 6)) == rolled
    assert tape.unused() == (("roll", 1),)


@pytest.mark.parametrize("question", [("roll", 2, (6, 6)), ("roll", 0, (6,)), ("roll", 0, (6, 2))])
def test_a_tape_that_does_not_fit_says_so(question: tuple[str, int, tuple[int, ...]]) -> None:
    tape = Tape([Outcome("roll", 0, (5, 5))])
    with pytest.raises(ChanceError, match="roll"):
        tape.outcome(*question)


def test_a_sampler_stays_in_range() -> None:
    sampler = Sampler(random.Random(1))
    assert all(0 <= one < 6 for one in sampler.outcome("roll", 0, (6,) * 100))


def test_a_seed_survives_a_record() -> None:
    dealer = Dealer(99)
    again = open_chance(Seeded(dealer.seed.hex()))
    assert again.outcome("deck", 0, (108,)) == dealer.outcome("deck", 0, (108,))
