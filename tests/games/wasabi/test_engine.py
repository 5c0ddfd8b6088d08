"""The engine of Wasabi!: books, rare positions, imagined worlds, the blind policy, cook and pad."""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, TypeVar

import numpy as np
import pytest

from games.wasabi.biased import BIASED, rules_of
from games.wasabi.helpers import Given
from sushiya.batch import play_many
from sushiya.conformance import Effort
from sushiya.conformance.imagined import same_to_the_seat
from sushiya.conformance.lockstep import led_by_engine, led_by_reference
from sushiya.conformance.positions import moments
from sushiya.core.chance import Dealer, Recording
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat, seats
from sushiya.core.value import encode
from sushiya.engine.door import load_engine
from sushiya.engine.workspace import Workspace
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.book import Book, Names, Recipe, Tile
from sushiya.games.wasabi.components import LENGTHS, MOST_KINDS, TOKENS
from sushiya.games.wasabi.cook import cook
from sushiya.games.wasabi.house import HOUSE_BOOK

T = TypeVar("T")

TRIES = 4000
NO_MOOD = 1 << 15
"""An outcome in the middle of all moods that the cook may be in."""


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


@pytest.mark.parametrize("name", BOOKS)
def test_lockstep_with_other_books(name: str) -> None:
    effort = Effort(games=9, table={"recipe_book": BOOKS[name]})
    led_by_reference(rules_of("passer"), effort)
    led_by_engine(RULES, effort)


def test_a_deal_goes_in_step_with_the_reference() -> None:
    starters = ("random", "seat-1", "seat-2")
    for number, (book, starter) in enumerate(product([HOUSE_BOOK, *BOOKS.values()], starters)):
        game = RULES.bind(players=2 + number % 3, recipe_book=book, starter=starter)
        drawn = Recording(Dealer(number))
        state = game.start(drawn)
        side = Workspace(game, state, 0)
        assert side.open([one for outcome in drawn.drawn.values() for one in outcome]) == 0
        assert side.difference(state) == ""


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
    side = Workspace(game, state, 0)
    for _ in range(60):
        for seat in seats(game.players):
            assert side.legal(seat) == sorted(game.code(one) for one in game.legal(state, seat))
            assert side.observe(seat) == side.observe_view(game.view(state, seat))
        if game.result(state) is not None:
            return
        (seat,) = game.to_act(state)
        commands = game.legal(state, seat)
        completing = [one for one in commands if game.write(one).startswith("complete")]
        command = rng.choice(completing or commands)
        state = game.play(state, seat, command, Dealer(1)).state  # type: ignore[union-attr]
        side.step({seat: game.code(command)}, [])
        assert side.difference(state) == "", game.write(command)


def test_the_tenth_token_ends_the_game_at_once() -> None:
    names: list[str] = []
    for length, count in TOKENS.items():
        some = [one.name for one in HOUSE_BOOK.recipes if len(one.ingredients) == length]
        names += some[-count:]
    given = Given({"a1": "maki"}, mine=("Tekkamaki",)).serve(0, *names[1:])
    given.when("place tuna b1")
    side = Workspace(given.game, given.state, 0)
    side.step({Seat(0): given.game.code(given.read("complete 0"))}, [])
    given.when("complete 0")
    assert given.result.ended_by == "ten-tokens"
    assert side.difference(given.state) == ""


def test_an_unpacked_position_has_a_past_that_can_be_imagined() -> None:
    rng = random.Random(1)
    for number, (game, state, _) in enumerate(positions("passer", 4)):
        if number % 7:
            continue
        side = Workspace(game, state, number)
        unpacked = side.unpacked()
        for viewer in seats(game.players):
            view = game.view(unpacked, viewer)
            assert side.observe_view(view) == side.observe_view(game.view(state, viewer))
            world = game.rules.imagine(view, rng)
            assert encode(game.view(world, viewer)) == encode(view)


@pytest.mark.parametrize("name", BOOKS)
def test_worlds_are_the_same_to_a_seat_whatever_the_book(name: str) -> None:
    """Short piles are drawn and returned again and again."""
    effort = Effort(games=6, table={"recipe_book": BOOKS[name]})
    same_to_the_seat(rules_of("passer"), effort)


def test_an_imagined_world_can_be_played_on() -> None:
    for game, state, seat in positions("passer", 2):
        world = Workspace(game, state, 1).imagine(seat)
        for _ in range(30):
            left = world.unpacked()
            if game.result(left) is not None:
                break
            (actor,) = game.to_act(left)
            code = world.choose(actor, "random")
            assert game.command(code) in game.legal(left, actor)
            world.step({actor: code}, [])


class Listener(random.Random):
    """Chance in no mood, that notes among which equals it was asked to choose."""

    equals: Sequence[Any] = ()

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        self.equals = seq
        return seq[0]

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


@pytest.mark.parametrize("policy", ["cook", *BIASED])
def test_the_cook_chooses_as_the_reference(policy: str) -> None:
    """Both see the same equals; a middling mood stands for any other."""
    ffi = load_engine(RULES).ffi
    tape = ffi.new("int32_t[]", [NO_MOOD] * 400)
    met = 0
    for game, state, seat in positions(policy, 12):
        if state.stage == "give":
            continue
        side = Workspace(game, state, 0)
        side.chance = ffi.new("Chance *", {"is_taped": 1, "tape": tape, "tape_size": len(tape)})
        chosen = game.command(side.choose(seat, "cook"))
        listener = Listener()
        expected = cook(game.view(state, seat), game.legal(state, seat), listener)
        is_any = expected in listener.equals
        assert chosen in listener.equals if is_any else chosen == expected
        met += 1
    assert met > 1000


def is_even(chosen: Counter[int], count: int) -> bool:
    """Tell whether so many commands were chosen equally often, each within five errors."""
    share = 1 / count
    error = math.sqrt(share * (1 - share) / TRIES)
    return len(chosen) == count and all(
        abs(one / TRIES - share) < 5 * error for one in chosen.values()
    )


def test_the_blind_policy_chooses_every_command_equally_often() -> None:
    """Four thousand tries at each mixture of commands that is met."""
    seen: Counter[tuple[str, ...]] = Counter()
    for game, state, seat in positions("show-off", 12):
        legal = game.legal(state, seat)
        kinds = tuple(sorted({type(command).__name__ for command in legal}))
        seen[kinds] += 1
        if len(legal) == 1 or seen[kinds] > 2:
            continue
        side = Workspace(game, state, 3)
        chosen = Counter(side.choose(seat, "random") for _ in range(TRIES))
        assert set(chosen) == {game.code(command) for command in legal}
        assert is_even(chosen, len(legal))
    met = {kind for kinds in seen for kind in kinds}
    assert met == {command.__name__ for command in RULES.commands}


def test_the_cook_chooses_among_equals_equally_often() -> None:
    given = Given(hand="rice rice rice", mine=())
    side = Workspace(given.game, given.state, 4)
    chosen = Counter(side.choose(Seat(0), "cook") for _ in range(TRIES))
    assert is_even(chosen, len(given.legal("place")))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_the_same_chances(players: int) -> None:
    game = RULES.bind(players=players)
    totals = play_many(game, 20000).totals
    errors = totals.std(axis=0) / np.sqrt(len(totals))
    means = totals.mean(axis=0)
    for seat in seats(game.players):
        assert abs(means[seat] - means.mean()) < 4 * errors[seat]


def test_cooks_of_the_engine_play_as_well_as_the_reference() -> None:
    """In 100 games of three, cooks of the reference had 24.7 points, with an error of 0.3."""
    totals = play_many(RULES.bind(players=3), 500, policy="cook").totals
    error = np.hypot(0.33, totals.std() / np.sqrt(totals.size))
    assert abs(totals.mean() - 24.73) < 4 * error


def test_points_are_named_as_a_result_names_them() -> None:
    for moment in moments(RULES, Effort(games=4)):
        result = moment.game.result(moment.step.state)
        if result is not None:
            played = play_many(moment.game, 1, starts=[moment.step.state])
            assert played.kinds == tuple(result.points[0])
            expected = [list(points.values()) for points in result.points]
            assert played.points[0].tolist() == expected
            assert played.ranks[0].tolist() == list(result.ranks)
