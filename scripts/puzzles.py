"""Make the puzzles of every game, or check the committed ones.

    .venv/bin/python scripts/puzzles.py                    # all games
    .venv/bin/python scripts/puzzles.py wasabi --games 300
    .venv/bin/python scripts/puzzles.py --find             # only play the games, choose later
    .venv/bin/python scripts/puzzles.py --check            # all puzzles; --sample 3: so many a game
    .venv/bin/python scripts/puzzles.py --check --fresh 7  # with a seed that selected nothing

Each game of bots is a line of puzzles-found/GAME-SEED.jsonl and is not played again, so a run that
was stopped can be resumed; delete that folder after a change of the engine. Positions are found
with few imagined games, then sorted by idea, then checked with three other seeds and ten times
as many, with room above the bounds. The same seed and games give the same puzzles. Their counts are
written into docs/puzzles.md. --check must get the filed figures again. --fresh N checks by the
bounds alone, and every N is another seed.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from sushiya.core.game import AnyRules
from sushiya.core.value import encode
from sushiya.core.words import SHARED_MESSAGES, Catalogue
from sushiya.games import GAMES
from sushiya.puzzles.choosing import (
    Sorted,
    check,
    check_fresh,
    choose,
    sort_candidate,
    sort_puzzle,
)
from sushiya.puzzles.filed import (
    DIFFICULTIES,
    Candidate,
    Filed,
    Puzzle,
    read_puzzles,
    write_puzzles,
)
from sushiya.puzzles.finding import Found, find_in_game
from sushiya.puzzles.ideas import load_ideas
from sushiya.work.local import processes
from sushiya.work.place import Place, in_order

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "puzzles-found"
DOCS = ROOT / "docs" / "puzzles.md"
COUNTS = "## Counts\n"
"""The last heading of that page."""
GAMES_PLAYED = {"sushi-go": 200, "wasabi": 170, "sushi-express": 1400}
"""So many games of bots give enough puzzles."""


def tell(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


# What goes to another process takes the game by its name.


def _find(name: str, seed: int, number: int) -> bytes:
    return encode(find_in_game(GAMES.find(name), seed, number))


def _sort(name: str, candidate: Candidate) -> Sorted | None:
    return sort_candidate(GAMES.find(name), candidate)


def _check(name: str, asked: tuple[Candidate, str]) -> Puzzle | str:
    return check(GAMES.find(name), *asked)


def _check_filed(name: str, fresh: int | None, puzzle: Puzzle) -> str:
    """Say what does not hold of a committed puzzle; empty: it holds."""
    rules = GAMES.find(name)
    if fresh is not None:
        return check_fresh(rules, puzzle, fresh)
    told = check(rules, puzzle, puzzle.idea)
    if isinstance(told, str):
        return told
    return "" if told == puzzle else "other figures"


def find(rules: AnyRules, seed: int, games: int, place: Place) -> list[Candidate]:
    """Give the candidates of so many games; what a file has is not looked for again."""
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{rules.name}-{seed}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = {one.number: one for one in (msgspec.json.decode(line, type=Found) for line in lines)}
    missing = [number for number in range(games) if number not in found]
    with file.open("ab") as kept:
        for line in in_order(place, partial(_find, rules.name, seed), missing):
            kept.write(line + b"\n")
            kept.flush()
            one = msgspec.json.decode(line, type=Found)
            found[one.number] = one
            tell(f"\r{rules.name}: {len(found)} of {games} games ")
    used = [found[number] for number in range(games)]
    candidates = [candidate for one in used for candidate in one.candidates]
    looked = sum(one.looked for one in used)
    tell(f"\r{rules.name}: {len(candidates)} of {looked} positions may be puzzles\n")
    return candidates


def make(rules: AnyRules, seed: int, games: int, place: Place) -> None:
    """Make a game's puzzles, and write them."""
    candidates = find(rules, seed, games, place)
    sorted_: list[Sorted] = []
    for number, one in enumerate(in_order(place, partial(_sort, rules.name), candidates), 1):
        sorted_ += [] if one is None else [one]
        tell(f"\r{rules.name}: {len(sorted_)} of {number} have an idea ")
    tell("\n")
    dropped: Counter[str] = Counter()

    def check_all(tried: Sequence[Sorted]) -> Iterator[Puzzle | str]:
        asked = [(one.candidate, one.idea) for one in tried]
        for one in in_order(place, partial(_check, rules.name), asked):
            dropped.update([one.partition(",")[0] if isinstance(one, str) else "holds"])
            tell(f"\r{rules.name}: {dict(dropped)} ")
            yield one

    puzzles = choose(sorted_, check_all, partial(sort_puzzle, rules))
    filed = Filed(game=rules.name, rules=rules.version, puzzles=tuple(puzzles))
    write_puzzles(rules, filed)
    tell(f"\n{rules.name}: {len(puzzles)} puzzles\n")


def write_counts() -> None:
    """Write at the end of docs/puzzles.md how many puzzles there are, by idea and difficulty."""
    tables = "\n".join(count(rules) for rules in GAMES.all() if rules.engine)
    before = DOCS.read_text("utf-8").partition(COUNTS)[0]
    DOCS.write_text(before + COUNTS + tables, "utf-8")


def count(rules: AnyRules) -> str:
    """Count a game's puzzles in a table."""
    puzzles, folder = read_puzzles(rules).puzzles, rules.texts.folder
    counts = Counter((one.idea, one.difficulty) for one in puzzles)
    words = Catalogue(
        "en",
        (SHARED_MESSAGES, folder / "messages", folder / "puzzles" / "messages"),
        edition=next(iter(rules.options.editions)),
    )
    lines = [
        f"### {words.text('game')}, {len(puzzles)}",
        f"| idea | {' | '.join(DIFFICULTIES)} |",
        "|---" * (1 + len(DIFFICULTIES)) + "|",
    ]
    for idea in load_ideas(rules).named:
        row = [counts[idea, rated] for rated in DIFFICULTIES]
        if any(row):
            lines.append(f"| {words.text(f'idea-{idea}')} | {' | '.join(map(str, row))} |")
    return "\n".join(lines) + "\n"


def recheck(rules: AnyRules, sample: int | None, fresh: int | None, place: Place) -> int:
    """Check a game's puzzles again, or with a fresh seed; give how many do not hold."""
    puzzles = list(read_puzzles(rules).puzzles)
    if sample is not None:
        puzzles = random.Random(rules.name).sample(puzzles, min(sample, len(puzzles)))
    wrong = 0
    checked = in_order(place, partial(_check_filed, rules.name, fresh), puzzles)
    for puzzle, said in zip(puzzles, checked, strict=True):
        if said:
            wrong += 1
            tell(f"{rules.name} {puzzle.id}: {said}\n")
    tell(f"{rules.name}: {len(puzzles) - wrong} of {len(puzzles)} puzzles hold\n")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="Puzzles: make them, or check them.")
    parser.add_argument("game", nargs="?", choices=GAMES.names(), help="left out: all games")
    parser.add_argument("--seed", type=int, default=1, help="of the games that bots play")
    parser.add_argument("--games", type=int, help="of bots; left out: enough")
    parser.add_argument("--find", action="store_true", help="only play the games of bots")
    parser.add_argument("--check", action="store_true", help="check the puzzles that there are")
    parser.add_argument("--sample", type=int, help="check so many a game instead of all")
    parser.add_argument("--fresh", type=int, help="check with this fresh seed instead")
    given = parser.parse_args()
    listed = [rules for rules in GAMES.all() if rules.engine and given.game in (None, rules.name)]
    wrong = 0
    with processes() as place:
        for rules in listed:
            games = given.games or GAMES_PLAYED[rules.name]
            if given.check:
                wrong += recheck(rules, given.sample, given.fresh, place)
            elif given.find:
                find(rules, given.seed, games, place)
            else:
                make(rules, given.seed, games, place)
    if not given.check and not given.find:
        write_counts()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
