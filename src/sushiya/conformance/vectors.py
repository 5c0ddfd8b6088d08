"""Test vectors: games with their chance, and what any program must compute at each decision."""

import hashlib
import random
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from sushiya.core.chance import Dealer, Outcome, Recording, Tape
from sushiya.core.game import AnyGame, AnyRules, Game
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.scenarios import Player, Settled, event_branch, load_scenarios
from sushiya.core.value import Value, encode, plain

FORMAT: Literal["sushiya-vectors-1"] = "sushiya-vectors-1"
STRAY = 0.1
"""How often a biased player chooses at random, so that the rest is reached, too."""
MIXED = 0.5
"""How often a table has players of several kinds."""
DIGITS = 16


class Legal(Value, frozen=True, array_like=True):
    """What a seat may do: how many commands, and a digest of them, sorted, a line each."""

    count: int
    digest: str


class Outcomes(Value, frozen=True):
    """How the game ended; of figures that nobody plays only totals are listed."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]


class Expected(Value, frozen=True):
    """What must be true after the deal, or after a decision."""

    to_act: tuple[int, ...]
    legal: tuple[Legal, ...]
    """Of those who are to act, in order."""
    result: Outcomes | None


class Decided(Value, frozen=True):
    """One settled decision: "SEAT COMMAND" in seat order."""

    commands: tuple[str, ...]
    then: Expected
    met: tuple[str, ...] = ()
    """The branches of the rules that no vector before this has met, by the rulebook's paragraph."""


class Vector(Value, frozen=True):
    """One whole game."""

    name: str
    options: dict[str, Any]
    outcomes: tuple[Outcome, ...]
    opening: Expected
    decisions: tuple[Decided, ...]


class Vectors(Value, frozen=True, kw_only=True):
    format: Literal["sushiya-vectors-1"] = FORMAT
    game: str
    rules: int
    vectors: tuple[Vector, ...]
    unmet: tuple[str, ...]
    """Branches that none of these games met: rare ones, which set-up positions lead to."""


def vectors_file(rules: AnyRules) -> Path:
    return rules.texts.folder / "vectors.json"


def read_vectors(rules: AnyRules) -> Vectors:
    return msgspec.json.decode(vectors_file(rules).read_bytes(), type=Vectors)


def legal_texts(game: AnyGame, state: Any, seat: Seat) -> list[str]:
    return sorted(game.write(command) for command in game.legal(state, seat))


def digest_of(texts: Iterable[str]) -> str:
    """Digest commands: BLAKE2b of the sorted lines, joined by newlines, 8 bytes in hexadecimal."""
    joined = "\n".join(sorted(texts)).encode()
    return hashlib.blake2b(joined, digest_size=DIGITS // 2).hexdigest()


def expected(game: AnyGame, state: Any) -> Expected:
    asked = game.to_act(state)
    result = game.result(state)
    ended = None
    if result is not None:
        ranks = tuple(rank for rank in result.ranks if rank is not None)
        ended = Outcomes(result.totals, ranks, tuple(int(seat) for seat in result.winners))
    texts = [legal_texts(game, state, seat) for seat in asked]
    legal = tuple(Legal(len(one), digest_of(one)) for one in texts)
    return Expected(tuple(int(seat) for seat in asked), legal, ended)


def follow(game: AnyGame, vector: Vector) -> Iterator[tuple[Any, Expected]]:
    """Replay a vector by the reference: yield each state, and what must be true of it."""
    chance = Tape(vector.outcomes)
    state = game.start(chance)
    yield state, vector.opening
    for decided in vector.decisions:
        for line in decided.commands:
            seat, _, text = line.partition(" ")
            step = game.play(state, Seat(int(seat)), game.read(text), chance)
            if isinstance(step, Refusal):
                raise TypeError(f"{vector.name}: {line} is refused: {step}")
            state = step.state
        yield state, decided.then


def generate(rules: AnyRules, *, games: int, seed: int = 1) -> Vectors:
    """Play many games, and keep those that meet a branch of the rules which none before met."""
    scenarios = load_scenarios(rules)
    wanted, kept = set(scenarios.branches), []
    for number in range(games):
        if not wanted:
            break
        rng = random.Random(f"vector {seed} {number}")
        game = Game(rules, rules.options.mixed(rng))
        vector, met = _play(game, f"{rules.name} {number}", rng, wanted)
        if met:
            kept.append(vector)
            wanted -= met
    return Vectors(
        game=rules.name, rules=rules.version, vectors=tuple(kept), unmet=tuple(sorted(wanted))
    )


def _play(
    game: AnyGame, name: str, rng: random.Random, wanted: set[str]
) -> tuple[Vector, set[str]]:
    scenarios = load_scenarios(game.rules)
    players: list[Player | None] = [*scenarios.players.values(), game.rules.cook, None]
    # Players of one kind tend to tie; of several kinds, somebody is ahead.
    seated = [rng.choice(players)] * game.players
    if rng.random() < MIXED:
        seated = [rng.choice(players) for _ in seated]
    chance = Recording(Dealer(rng.getrandbits(64)))
    state = game.start(chance)
    opening, decisions, all_met = expected(game, state), [], set[str]()
    while game.result(state) is None:
        commands = {
            seat: _choose(seated[seat], game.view(state, seat), game.legal(state, seat), rng)
            for seat in game.to_act(state)
        }
        before, events = state, list[Any]()
        for seat, command in commands.items():
            step = game.play(state, seat, command, chance)
            if isinstance(step, Refusal):
                raise TypeError(f"a legal command was refused: {step}")
            state = step.state
            events += step.events
        settled = Settled(game, before, commands, tuple(events), state)
        found = {*scenarios.note(settled), *(event_branch(type(event)) for event in events)}
        fresh = tuple(sorted((found & wanted) - all_met))
        all_met |= set(fresh)
        decisions.append(Decided(_written(game, commands), expected(game, state), fresh))
    vector = Vector(name, plain(game.options), chance.taped().outcomes, opening, tuple(decisions))
    return vector, all_met


def _choose(player: Player | None, view: Any, legal: tuple[Any, ...], rng: random.Random) -> Any:
    if player is None or len(legal) == 1 or rng.random() < STRAY:
        return rng.choice(legal)
    return player(view, legal, rng)


def _written(game: AnyGame, commands: Mapping[Seat, Any]) -> tuple[str, ...]:
    return tuple(f"{seat} {game.write(command)}" for seat, command in sorted(commands.items()))


def write_vectors(vectors: Vectors) -> bytes:
    return encode(vectors) + b"\n"
