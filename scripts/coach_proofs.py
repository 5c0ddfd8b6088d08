"""Validate the coach, in parts: sums, claims, other seeds, causes, calibration, usefulness.

    .venv/bin/python scripts/coach_proofs.py sound --decisions 10000
    .venv/bin/python scripts/coach_proofs.py causal --decisions 4000
    .venv/bin/python scripts/coach_proofs.py fitted --games 2000
    .venv/bin/python scripts/coach_proofs.py calibrated --games 2000
    .venv/bin/python scripts/coach_proofs.py useful --games 2000

A finished part is a line of coach-proofs/PROOF-GAME.jsonl and is not repeated, so a run that was
stopped can be resumed. Parts run on all processors; their number does not change the results. After
a change of the engine, delete that folder. The last line is the total of all parts;
`causal` and `calibrated` print tables for docs/coach.md; `calibrated` draws into docs/pictures/.
`--after N` leaves the first N decisions or games out: what was fitted to those is validated on
others. `fitted` is no proof: it prints the calibration that a game's PARTS should have.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from coach import proofs  # noqa: E402 - the tests' folder comes first
from coach.calibration import draw, fit, tell  # noqa: E402
from coach.causal import causal, tell_causes  # noqa: E402
from sushiya.core.game import AnyRules  # noqa: E402
from sushiya.games import GAMES  # noqa: E402

FOLDER = ROOT / "coach-proofs"
Part = dict[str, Any]


PROOFS: dict[str, Callable[[AnyRules, int], Part]] = {
    "sound": proofs.sound,
    "causal": causal,
    "fitted": proofs.fitted,
    "calibrated": proofs.calibrated,
    "useful": proofs.useful,
}


def run(task: tuple[str, str, int]) -> Part:
    """Do one part of a proof, in a process of its own."""
    proof, name, number = task
    return PROOFS[proof](GAMES.find(name), number)


def parts(proof: str, rules: AnyRules, first: int, count: int) -> Iterator[Part]:
    """Give the parts that a file has, and do and write those that are missing, in order."""
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{proof}-{rules.name}{f'-from-{first}' if first else ''}.jsonl"
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    yield from done[:count]
    tasks = [(proof, rules.name, first + number) for number in range(len(done), count)]
    with ProcessPoolExecutor() as pool:
        for part in pool.map(run, tasks):
            with file.open("a") as kept:
                kept.write(json.dumps(part) + "\n")
            yield part


def summed(done: Iterator[Part], name: str) -> Counter[str]:
    """Add all parts up, and print the sums as they grow."""
    sums: Counter[str] = Counter()
    for number, part in enumerate(done, 1):
        sums.update(part)
        told = {key: value for key, value in sums.items() if " " not in key}
        sys.stdout.write(f"\r{name}: {number} parts, {told}")
        sys.stdout.flush()
    sys.stdout.write("\n")
    return sums


def told(proof: str, rules: AnyRules, done: Iterator[Part]) -> str:
    """Say what came out of all parts; `calibrated` draws it, too."""
    match proof:
        case "fitted":
            return f"{rules.name}: {fit(rules, list(done))}"
        case "calibrated":
            known = list(done)
            picture = ROOT / "docs" / "pictures" / f"calibration-{rules.name}.svg"
            picture.write_text(draw(rules, known), "utf-8")
            return tell(rules, known)
        case "useful":
            return proofs.tell_use(summed(done, rules.name))
        case "causal":
            return tell_causes(summed(done, rules.name))
        case _:
            return f"{rules.name}: {dict(summed(done, rules.name))}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("proof", choices=[*PROOFS])
    parser.add_argument("--decisions", type=int, default=10_000, help="sound, causal: so many")
    parser.add_argument("--games", type=int, default=2_000, help="calibrated, useful: so many")
    parser.add_argument("--after", type=int, default=0, help="leave so many out, by whole parts")
    parser.add_argument("--only", choices=GAMES.names(), help="one game instead of all")
    given = parser.parse_args()
    listed = [rules for rules in GAMES.all() if rules.engine and given.only in (None, rules.name)]
    is_by_game = given.proof in ("fitted", "calibrated", "useful")
    wanted = given.games if is_by_game else given.decisions
    size = proofs.GAMES_A_PART if is_by_game else proofs.DECISIONS_A_PART
    first, count = given.after // size, -(-wanted // size)
    for rules in listed:
        sys.stdout.write(told(given.proof, rules, parts(given.proof, rules, first, count)) + "\n")


if __name__ == "__main__":
    main()
