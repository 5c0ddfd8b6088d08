"""The compiled twin: books, rare positions, the blind and fair policy, and the cook."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, TypeVar

import numpy as np
import pytest

from games.wasabi.biased import BIASED, rules_of
from games.wasabi.helpers import Given
from sushiya.conformance import Effort
from sushiya.conformance.positions import moments
from sushiya.core.chance import Dealer, Recording
from sushiya.core.compiled import seeded, taped, unread
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat, seats
from sushiya.core.value import encode
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.book import Book, Names, Recipe, Tile
from sushiya.games.wasabi.components import LENGTHS, MOST_KINDS, TOKENS
from sushiya.games.wasabi.cook import cook
from sushiya.games.wasabi.house import HOUSE_BOOK
from sushiya.games.wasabi.kernel import deal
from sushiya.games.wasabi.kernel_cook import MOODS
from sushiya.games.wasabi.kernel_play import KERNEL

T = TypeVar("T")

TRIES = 4000
COOK = KERNEL.policies.index("cook")


def positions(policy: str, games: int) -> Iterator[tuple[AnyGame, Any, Seat]]:
    for moment in moments(rules_of(policy), Effort(games=games)):
        if moment.game.result(moment.step.state) is None:
            (seat,) = moment.game.to_act(moment.step.state)
            yield moment.game, moment.step.state, seat


def book_of(kinds: int, lengths: Sequence[int], seed: int) -> Book:
    """Make up a book with so many kinds and recipes of these lengths."""
    rng = random.Random(seed)
    names = ["rice", "maki", *(f"kind {number}" for number in range(2, kinds))]
    counts = [72 // kinds + (number < 72 % kinds) for number in range(kinds)]
    rng.shuffle(counts)
    tiles = tuple(
        Tile(name, f"category {number % 6}", count, is_unique=False, names=Names(*[name] * 4))
        for number, (name, count) in enumerate(zip(names, counts, strict=True))
    )
    recipes = tuple(
        Recipe(f"recipe {number}", tuple(rng.sample(names, length)))
        for number, length in enumerate(sorted(lengths))
    )
    return Book("Made up", tiles, recipes)


BOOKS = {
    "the most kinds": book_of(MOST_KINDS, LENGTHS * 13, 1),
    "few kinds": book_of(7, LENGTHS * 13, 2),
    "short piles": book_of(12, (2, 3, 4, *[5] * 49), 3),
}


def test_a_deal_goes_in_step_with_the_reference() -> None:
    starters = ("random", "seat-1", "seat-2")
    for number, (book, starter) in enumerate(product([HOUSE_BOOK, *BOOKS.values()], starters)):
        game = RULES.bind(players=2 + number % 3, recipe_book=book, starter=starter)
        drawn = Recording(Dealer(number))
        state = game.start(drawn)
        tape = taped([one for outcome in drawn.drawn.values() for one in outcome])
        array = KERNEL.template(game.options)
        deal(array, tape)
        assert (KERNEL.settled(array) == KERNEL.pack(state)).all()
        assert unread(tape) == 0


SET_UPS: dict[str, Callable[[], Given]] = {
    "no tile, no card, no recipe": lambda: Given(hand="", mine=()).pantry(others=0),
    "no tile but a chop": lambda: Given({"a1": "maki egg"}, hand="", cards=["chop"]),
    "a full board and a stack": lambda: Given(fill="egg", cards=["stack", "chop"]),
    "one square left and a wasabi": lambda: Given({"e6": "-"}, fill="egg", cards=["wasabi"]),
    "two squares left and a spicy": lambda: Given(
        {"e6": "-", "d6": "-"}, fill="egg", cards=["spicy", "wasabi"]
    ),
    "mats and stacks": lambda: Given(
        {"a1": "maki egg", "b1": "tuna", "c2": "egg tuna"},
        mats=["a1", "c3"],
        cards=["switch", "chop"],
    ),
    "a line with style and one without": lambda: Given(
        {"a1": "maki", "c1": "tempura", "b2": "tempura", "b3": "maki"}, cards=["switch", "stack"]
    ),
    "an empty pantry": lambda: Given({"a1": "maki"}, cards=["chop"]).pantry(others=0, rice=1),
}


@pytest.mark.parametrize("name", SET_UPS)
def test_lockstep_from_rare_positions(name: str) -> None:
    for seed in range(4):
        given = SET_UPS[name]()
        follow(given.game, given.state, random.Random(seed))


def follow(game: AnyGame, state: Any, rng: random.Random) -> None:
    """Play on by chance, completing whenever that is possible, and compare after every step."""
    room = KERNEL.make_room()
    room.state[:] = KERNEL.pack(state)
    mask = np.zeros(KERNEL.codes, np.bool_)
    seen = np.zeros(KERNEL.observation, np.int16)
    for _ in range(60):
        for seat in seats(game.players):
            KERNEL.mask(room.state, seat, mask)
            legal = {game.code(command) for command in game.legal(state, seat)}
            assert set(np.flatnonzero(mask)) == legal
            KERNEL.observe(room.state, seat, seen)
            assert tuple(seen) == KERNEL.observe_view(game.view(state, seat))
        if game.result(state) is not None:
            return
        (seat,) = game.to_act(state)
        commands = game.legal(state, seat)
        completing = [one for one in commands if game.write(one).startswith("complete")]
        command = rng.choice(completing or commands)
        state = game.play(state, seat, command, Dealer(1)).state  # type: ignore[union-attr]
        room.codes[seat] = game.code(command)
        KERNEL.step(room.state, room.codes, taped([]))
        assert (KERNEL.settled(room.state) == KERNEL.pack(state)).all(), game.write(command)


def test_the_tenth_token_ends_the_game_at_once() -> None:
    names: list[str] = []
    for length, count in TOKENS.items():
        some = [one.name for one in HOUSE_BOOK.recipes if len(one.ingredients) == length]
        names += some[-count:]
    given = Given({"a1": "maki"}, mine=("Tekkamaki",)).serve(0, *names[1:])
    given.when("place tuna b1")
    room = KERNEL.make_room()
    room.state[:] = KERNEL.pack(given.state)
    room.codes[0] = given.game.code(given.read("complete 0"))
    KERNEL.step(room.state, room.codes, taped([]))
    given.when("complete 0")
    assert given.result.ended_by == "ten-tokens"
    assert (KERNEL.settled(room.state) == KERNEL.pack(given.state)).all()


def test_an_unpacked_position_has_a_past_that_can_be_imagined() -> None:
    rng = random.Random(1)
    for number, (game, state, _) in enumerate(positions("passer", 4)):
        if number % 7:
            continue
        unpacked = KERNEL.unpack(KERNEL.pack(state), game.options)
        for viewer in seats(game.players):
            view = game.view(unpacked, viewer)
            assert KERNEL.observe_view(view) == KERNEL.observe_view(game.view(state, viewer))
            world = game.rules.imagine(view, rng)
            assert encode(game.view(world, viewer)) == encode(view)


class Listener(random.Random):
    """Chance in no mood, that notes among which equals it was asked to choose."""

    equals: Sequence[Any] = ()

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        self.equals = seq
        return seq[0]

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


@pytest.mark.parametrize("policy", ["cook", *BIASED])
def test_the_compiled_cook_chooses_as_the_reference(policy: str) -> None:
    """Both see the same equals; a middling mood stands for any other."""
    tape = taped([MOODS // 2] * 400)
    room = KERNEL.make_room()._replace(chance=tape.copy())
    met = 0
    for game, state, seat in positions(policy, 12):
        if state.stage == "give":
            continue
        room.state[:] = KERNEL.pack(state)
        room.chance[:] = tape
        chosen = game.command(int(KERNEL.choosers[COOK](room, seat)))
        listener = Listener()
        expected = cook(game.view(state, seat), game.legal(state, seat), listener)
        is_any = expected in listener.equals
        assert chosen in listener.equals if is_any else chosen == expected
        met += 1
    assert met > 1000


@pytest.mark.parametrize("policy", KERNEL.policies)
def test_choosing_leaves_the_position_as_it_was(policy: str) -> None:
    room = KERNEL.make_room()
    room.chance[:] = seeded(2)
    choose = KERNEL.choosers[KERNEL.policies.index(policy)]
    for _, state, seat in positions("show-off", 9):
        room.state[:] = KERNEL.pack(state)
        before = room.state.copy()
        choose(room, seat)
        assert (room.state == before).all()


def is_even(chosen: Counter[int], count: int) -> bool:
    """Tell whether so many commands were chosen equally often, each within five errors."""
    share = 1 / count
    error = np.sqrt(share * (1 - share) / TRIES)
    return len(chosen) == count and all(
        abs(one / TRIES - share) < 5 * error for one in chosen.values()
    )


def test_the_blind_policy_chooses_every_command_equally_often() -> None:
    """Four thousand tries at each mixture of commands that is met."""
    room = KERNEL.make_room()
    room.chance[:] = seeded(3)
    seen: Counter[tuple[str, ...]] = Counter()
    for game, state, seat in positions("show-off", 12):
        legal = game.legal(state, seat)
        kinds = tuple(sorted({type(command).__name__ for command in legal}))
        seen[kinds] += 1
        if len(legal) == 1 or seen[kinds] > 2:
            continue
        room.state[:] = KERNEL.pack(state)
        chosen = Counter(int(KERNEL.choosers[0](room, seat)) for _ in range(TRIES))
        assert set(chosen) == {game.code(command) for command in legal}
        assert is_even(chosen, len(legal))
    met = {kind for kinds in seen for kind in kinds}
    assert met == {command.__name__ for command in RULES.commands}


def test_the_compiled_cook_chooses_among_equals_equally_often() -> None:
    given = Given(hand="rice rice rice", mine=())
    room = KERNEL.make_room()
    room.chance[:] = seeded(4)
    room.state[:] = KERNEL.pack(given.state)
    chosen = Counter(int(KERNEL.choosers[COOK](room, 0)) for _ in range(TRIES))
    assert is_even(chosen, len(given.legal("place")))
