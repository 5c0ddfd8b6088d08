"""Positions of games between strong bots that may be puzzles."""

import hashlib
import random
from collections.abc import Iterator, Mapping
from typing import Any

from sushiya.bots.levels import make_bot
from sushiya.bots.protocol import Playouts
from sushiya.core.chance import Dealer
from sushiya.core.command import Command
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import Value, encode
from sushiya.puzzles.filed import Candidate, Difficulty, Position, write_decision
from sushiya.puzzles.weighing import LEAST_SURE, best_by_points, weigh

STRONG = ("chef", "master")
THOUGHT = Playouts(200)
"""How long masters think in these games."""
SCREENED = ((8, 0.5), (24, 1.5))
"""Imagined games for each choice, to sort out; and the lead in points that is needed to go on."""
FOUND = 100
"""Imagined games to find: the check has ten times as many."""
LEVELS = ("apprentice", "cook", "chef")
TRIES = 10
"""How often each level tries a puzzle."""
HARD, MEDIUM, MANY_CHOICES = 50, 15, 10
"""Of a hundred tries, so many go wrong; from so many choices on, no puzzle is easy."""
FEWEST_CHOICES = 2
LEAST_MISSED = 15
"""One of two is guessed too easily, unless bots miss it so often."""
ID_BYTES = 4


class Found(Value, frozen=True, kw_only=True):
    """What was found in one game of bots."""

    number: int
    looked: int
    """How many positions were looked at."""
    candidates: tuple[Candidate, ...]


def find_in_game(rules: AnyRules, seed: int, number: int) -> Found:
    """Play one game of strong bots, and look at all of its decisions; the same every time."""
    rng = random.Random(f"{rules.name} {seed} {number}")
    edition = rng.choice(tuple(rules.options.editions))
    options = {"edition": edition, "players": rng.choice(rules.options.editions[edition])}
    game, deal = rules.bind(**options), rng.getrandbits(48)
    found: list[Candidate] = []
    before: list[str] = []
    looked = 0
    for state, commands in _play(game, deal, rng):
        for seat in sorted(commands):
            position = Position(game, state, seat)
            if len(position.codes) < FEWEST_CHOICES:
                continue
            looked += 1
            answer = _best(position, rng.getrandbits(48))
            missed = {} if answer is None else _all_missed(position, answer)
            if answer is None or _is_plain(missed, len(position.codes)):
                continue
            name = encode([options, deal, before, seat])
            found.append(
                Candidate(
                    id=hashlib.blake2b(name, digest_size=ID_BYTES).hexdigest(),
                    options=options,
                    seed=deal,
                    decisions=tuple(before),
                    seat=seat,
                    answer=game.write(game.command(answer)),
                    choices=len(position.codes),
                    missed=missed,
                    difficulty=difficulty_of(missed, len(position.codes)),
                )
            )
        before.append(write_decision(game, commands))
    return Found(number=number, looked=looked, candidates=tuple(found))


def _play(
    game: AnyGame, deal: int, rng: random.Random
) -> Iterator[tuple[Any, dict[Seat, Command]]]:
    """Play a game of chefs and masters; give each position with what is decided there."""
    levels = [rng.choice(STRONG) for _ in range(game.players)]
    bots = {level: make_bot(game.rules, level) for level in STRONG}
    chance = Dealer(deal)
    state = game.start(chance)
    while game.result(state) is None:
        commands = {
            seat: bots[levels[seat]].choose(
                game.view(state, seat), game.legal(state, seat), THOUGHT, rng
            )
            for seat in game.to_act(state)
        }
        yield state, commands
        for seat, command in sorted(commands.items()):
            step = game.play(state, seat, command, chance)
            if isinstance(step, Refusal):
                raise TypeError(f"a bot chose {command!r}, which is refused")
            state = step.state


def _best(position: Position, seed: int) -> int | None:
    """Give the code of the choice that is far ahead of every other; None: there is none."""
    answer = 0
    for worlds, likely in SCREENED:
        answer, lead = best_by_points(position, seed, worlds)
        if lead < likely:
            return None
    weighed = weigh(position, answer, seed, FOUND)
    if weighed is None or weighed.sure < LEAST_SURE or weighed.ahead <= 0:
        return None
    return answer


def _all_missed(position: Position, answer: int) -> dict[str, int]:
    return {level: _missed(position, answer, level) for level in LEVELS}


def _missed(position: Position, answer: int, level: str) -> int:
    """Let a level try, each time with other chance; give how many of a hundred go wrong."""
    game, bot = position.game, make_bot(position.game.rules, level)
    legal = game.legal(position.state, position.seat)
    wrong = 0
    for attempt in range(TRIES):
        chosen = bot.choose(position.view, legal, THOUGHT, random.Random(f"try {attempt}"))
        wrong += game.code(chosen) != answer
    return 100 * wrong // TRIES


def _share(missed: Mapping[str, int]) -> float:
    return sum(missed.values()) / len(missed)


def _is_plain(missed: Mapping[str, int], choices: int) -> bool:
    return choices == FEWEST_CHOICES and _share(missed) < LEAST_MISSED


def difficulty_of(missed: Mapping[str, int], choices: int) -> Difficulty:
    """Rate a puzzle by how often bots miss it on average, and by how much there is to look at."""
    share = _share(missed)
    if share >= HARD:
        return "hard"
    return "medium" if share >= MEDIUM or choices >= MANY_CHOICES else "easy"
