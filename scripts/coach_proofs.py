"""Proofs of what the coach says, in parts: sums, truth, other seeds, calibration, use.

    .venv/bin/python scripts/coach_proofs.py sound --decisions 10000
    .venv/bin/python scripts/coach_proofs.py calibrated --games 2000
    .venv/bin/python scripts/coach_proofs.py useful --games 2000

A part that is done is a line of coach-proofs/PROOF-GAME.jsonl and is not done again, so a run that
was stopped goes on. After a change of the engine, delete that folder. The last line sums all parts
up; `calibrated` prints a table for docs/coach.md, and draws into docs/pictures/.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from coach import proofs  # noqa: E402 - the tests' folder comes first
from coach.calibration import draw, tell  # noqa: E402
from sushiya.core.game import AnyRules  # noqa: E402
from sushiya.games import GAMES  # noqa: E402

FOLDER = ROOT / "coach-proofs"
Part = dict[str, Any]


def parts(
    proof: str, rules: AnyRules, count: int, run: Callable[[AnyRules, int], Part]
) -> Iterator[Part]:
    """Give the parts that a file has, and do and write those that are missing."""
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{proof}-{rules.name}.jsonl"
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    yield from done[:count]
    for number in range(len(done), count):
        part = run(rules, number)
        with file.open("a") as kept:
            kept.write(json.dumps(part) + "\n")
        yield part


def summed(done: Iterator[Part], name: str) -> Counter[str]:
    """Add all parts up, and print the sums as they grow."""
    sums: Counter[str] = Counter()
    for number, part in enumerate(done, 1):
        sums.update(part)
        sys.stdout.write(f"\r{name}: {number} parts, {dict(sums)}")
        sys.stdout.flush()
    sys.stdout.write("\n")
    return sums


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("proof", choices=["sound", "calibrated", "useful"])
    parser.add_argument("--decisions", type=int, default=10_000, help="sound: so many a game")
    parser.add_argument("--games", type=int, default=2_000, help="calibrated, useful: so many")
    parser.add_argument("--only", choices=GAMES.names(), help="one game instead of all")
    given = parser.parse_args()
    listed = [rules for rules in GAMES.all() if rules.engine and given.only in (None, rules.name)]
    for rules in listed:
        if given.proof == "sound":
            count = -(-given.decisions // proofs.DECISIONS_A_PART)
            summed(parts("sound", rules, count, proofs.sound), rules.name)
        elif given.proof == "useful":
            count = -(-given.games // proofs.GAMES_A_PART)
            sums = summed(parts("useful", rules, count, proofs.useful), rules.name)
            sys.stdout.write(proofs.tell_use(sums) + "\n")
        else:
            count = -(-given.games // proofs.GAMES_A_PART)
            done = list(parts("calibrated", rules, count, proofs.calibrated))
            sys.stdout.write(tell(rules, done) + "\n")
            pictures = ROOT / "docs" / "pictures"
            (pictures / f"calibration-{rules.name}.svg").write_text(draw(rules, done), "utf-8")


if __name__ == "__main__":
    main()
