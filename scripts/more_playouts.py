"""Measure whether a master with more playouts is weaker: one against masters with fewer.

Usage: .venv/bin/python scripts/more_playouts.py [GAME ...] [--playouts 1000] [--times 20]
       [--deals 100] [--seed 1] [--minutes 55] [--keep FOLDER]
Every deal is played with every rotation of the seats. The game with the fewest deals comes first,
until each has --deals of them or the time is over. Progress is saved in FOLDER; run it again with
the same sources to resume. Exit code 1 if the 95 % interval of the win share of the master with
more playouts lies below par.
"""

import argparse
import sys
import time
from pathlib import Path

import msgspec

from sushiya.batch import play_many
from sushiya.bots.standings import Deal, Estimate, share_of
from sushiya.engine.build import build, stamp_of
from sushiya.games import GAMES

PLAYERS = {"sushi-go": 4, "sushi-express": 4, "wasabi": 3}


class Trial:
    """One game's deals, the longer thinker in every seat in turn; a file keeps them."""

    def __init__(self, name: str, asked: argparse.Namespace) -> None:
        rules = GAMES.find(name)
        build(rules)
        self.name = name
        self.game = rules.bind(players=PLAYERS[name])
        self.deals: list[Deal] = []
        self._usual = asked.playouts
        self._more = asked.playouts * asked.times
        self._seed = asked.seed
        title = f"{self._more}-{self._usual}-{asked.seed}-{stamp_of(rules)[:12]}"
        self._file: Path = asked.keep / f"more-{name}-{title}.json"
        if self._file.exists():
            self.deals = msgspec.json.decode(self._file.read_bytes(), type=list[Deal])

    def play_on(self) -> None:
        """Play the next deal; the longer thinker is the first of it."""
        count = self.game.players
        wins = [0.0] * count
        for turn in range(count):
            budgets = [self._more if seat == turn else self._usual for seat in range(count)]
            played = play_many(
                self.game,
                1,
                seed=self._seed + len(self.deals),
                policy="master",
                playouts=budgets,
            )
            ranks = played.ranks.tolist()[0]
            for seat, rank in enumerate(ranks):
                wins[(seat - turn) % count] += (rank == 1) / ranks.count(1)
        self.deals.append(Deal(tuple(wins), (0,) * count))
        self._file.write_bytes(msgspec.json.encode(self.deals))

    @property
    def share(self) -> Estimate:
        return share_of("more", ("more", *["usual"] * (self.game.players - 1)), self.deals)

    @property
    def is_weaker(self) -> bool:
        return bool(self.deals) and (self.share.high or 1.0) < 1 / self.game.players

    def __str__(self) -> str:
        share = self.share
        interval = "" if share.low is None else f" ({share.low:.1%} to {share.high:.1%})"
        return (
            f"{self.name}: {self._more} playouts against {self._usual}, "
            f"{len(self.deals)} deals: {share.mean:.1%}{interval}, par {1 / self.game.players:.1%}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    for option, usual in (("playouts", 1000), ("times", 20), ("deals", 100), ("seed", 1)):
        parser.add_argument(f"--{option}", type=int, default=usual)
    parser.add_argument("--minutes", type=float, default=55.0)
    parser.add_argument("--keep", type=Path, default=Path("ladder"))
    asked = parser.parse_args()
    asked.keep.mkdir(exist_ok=True)
    trials = [Trial(name, asked) for name in asked.games or PLAYERS]
    until = time.monotonic() + 60 * asked.minutes
    while (
        left := [one for one in trials if len(one.deals) < asked.deals]
    ) and time.monotonic() < until:
        trial = min(left, key=lambda one: len(one.deals))
        trial.play_on()
        sys.stdout.write(f"{trial}\n")
        sys.stdout.flush()
    return 1 if any(trial.is_weaker for trial in trials) else 0


if __name__ == "__main__":
    sys.exit(main())
