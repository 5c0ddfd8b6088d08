"""`conform`: test with vectors whether another program plays by the rules."""

import sys
from collections import Counter
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from sushiya.bots.line_program import LineProgram
from sushiya.bots.own_bot import BotFailed
from sushiya.cli.usage import UsageError
from sushiya.conformance.vectors import (
    Decided,
    Expected,
    Outcomes,
    Vector,
    expected,
    follow,
    legal_texts,
    read_vectors,
    vectors_file,
)
from sushiya.core.chance import Outcome
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat
from sushiya.core.value import Value, encode, kebab
from sushiya.games import GAMES

PATIENCE = 10.0
LONGEST_ANSWER = 1 << 20
SHOWN = 5
"""At most this many commands of a difference are named."""


class Start(Value, frozen=True, tag_field="do", tag=kebab):
    game: str
    rules: int
    options: dict[str, Any]
    outcomes: tuple[Outcome, ...]


class Play(Value, frozen=True, tag_field="do", tag=kebab):
    commands: tuple[str, ...]


class Said(msgspec.Struct, rename="kebab"):
    """What a program answers: where the game stands, or why it does not play this table."""

    to_act: list[int] = []
    legal: list[list[str]] = []
    result: Outcomes | None = None
    skip: str | None = None


class Differs(Exception):
    """The program's answer differs from the vector; says how."""


def conform(
    program: str,
    /,
    *,
    game: Annotated[str | None, Parameter(help="One game; by default all.")] = None,
) -> int:
    """Test whether a program plays by the rules.

    Parameters
    ----------
    program
        The command that starts it; it answers lines of JSON (docs/conformance.md).
    """
    found = GAMES.all() if game is None else (GAMES.find(game),)
    try:
        asked = LineProgram(program, PATIENCE, LONGEST_ANSWER)
    except BotFailed as failed:
        raise UsageError(str(failed)) from failed
    counts = Counter[str]()
    try:
        for rules in found:
            if vectors_file(rules).exists():
                counts += _try_game(asked, rules)
    finally:
        asked.close()
    if not counts["right"] and not counts["wrong"]:
        sys.stdout.write("The program skipped every game: nothing was tried.\n")
        return 1
    return 1 if counts["wrong"] else 0


def _try_game(program: LineProgram, rules: AnyRules) -> Counter[str]:
    counts, reasons = Counter[str](), Counter[str]()
    for vector in read_vectors(rules).vectors:
        try:
            reason = _try_vector(program, rules, vector)
        except (Differs, BotFailed) as wrong:
            counts["wrong"] += 1
            sys.stdout.write(f"{vector.name}: {wrong}\n")
        else:
            counts["skipped" if reason else "right"] += 1
            reasons[reason or ""] += 1
    why = "".join(f" ({count}: {reason})" for reason, count in reasons.items() if reason)
    sys.stdout.write(
        f"{rules.name}: {counts['right']} games right, {counts['wrong']} wrong, "
        f"{counts['skipped']} skipped{why}\n"
    )
    return counts


def _try_vector(program: LineProgram, rules: AnyRules, vector: Vector) -> str | None:
    """Compare the program's answers over one game; return why it skips it, None: it does not."""
    game = rules.bind(**vector.options)
    questions = [
        Start(rules.name, rules.version, vector.options, vector.outcomes),
        *(Play(decided.commands) for decided in vector.decisions),
    ]
    decided: list[Decided | None] = [None, *vector.decisions]
    for number, (question, (state, then)) in enumerate(
        zip(questions, follow(game, vector), strict=True)
    ):
        said = program.ask(encode(question), Said)
        if said.skip is not None and number == 0:
            return said.skip
        made = decided[number]
        met = [] if made is None else [one for one in made.met if one[0].isdigit()]
        trouble = _difference(game, state, then, said)
        if trouble:
            where = "after the deal" if made is None else f"after {', '.join(made.commands)}"
            about = f" [{'; '.join(met)}]" if met else ""
            raise Differs(f"decision {number}, {where}: {trouble}{about}")
    return None


def _difference(game: AnyGame, state: Any, then: Expected, said: Said) -> str:
    """Return how an answer differs from a vector; empty if it does not."""
    if expected(game, state) != then:
        raise UsageError("the vectors are of other rules: scripts/vectors.py writes them anew")
    if tuple(said.to_act) != then.to_act:
        return f"to act are {list(then.to_act)}, not {said.to_act}"
    if said.result != then.result:
        return f"the result is {_shown(then.result)}, not {_shown(said.result)}"
    if len(said.legal) != len(then.legal):
        return f"legal commands of {len(then.legal)} seats are needed, not of {len(said.legal)}"
    for seat, theirs in zip(then.to_act, said.legal, strict=True):
        ours = set(legal_texts(game, state, Seat(seat)))
        missing, surplus = sorted(ours - set(theirs)), sorted(set(theirs) - ours)
        if missing or surplus:
            parts = (("missing", missing), ("not legal", surplus))
            listed = "; ".join(f"{what}: {_some(texts)}" for what, texts in parts if texts)
            return f"commands of seat {seat}: {listed}"
    return ""


def _shown(result: Outcomes | None) -> str:
    return "none yet" if result is None else encode(result).decode()


def _some(texts: list[str]) -> str:
    more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
    return ", ".join(texts[:SHOWN]) + more
