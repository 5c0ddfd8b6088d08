"""Make the ladder of bots: each level against copies of the one below, in every game; resumable.

Usage: .venv/bin/python scripts/ladder.py [--deals 1000] [--minutes 55] [--playouts 1000]
       [--ray ADDRESS] [--keep FOLDER] [--write] [GAME ...]
Every row plays duplicate deals until it has --deals of them or the time is over; the row with the
fewest deals comes first. Progress is saved in FOLDER; run it again with the same sources to resume.
The table is printed; with --write it goes to docs/ladder.md, with a picture.
With --ray (auto, local, or an address) a Ray cluster plays; the figures are the same.
Exit code 1 if the 95 % interval of a row does not exclude par on the expected side.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import NamedTuple

from sushiya.bots.arena import LineUp
from sushiya.bots.kept import Match, OtherMatch
from sushiya.bots.plots import Point, draw_shares
from sushiya.bots.protocol import Playouts
from sushiya.bots.standings import Estimate, excludes_par, share_of
from sushiya.engine.build import build_all
from sushiya.games import GAMES
from sushiya.work.cluster import on_ray
from sushiya.work.place import Place, WorkError

DOCS = Path(__file__).parents[1] / "docs"
PLAYERS = {"sushi-go": 4, "sushi-express": 4, "wasabi": 3}
STEPS = (
    ("apprentice", "random"),
    ("apprentice", "cook"),
    ("cook", "apprentice"),
    ("chef", "cook"),
    ("master", "cook"),
    ("master", "chef"),
)
LOSING = (("apprentice", "cook"),)
"""In these the first one is the weaker one."""
SLICE_SECONDS = 20.0
LEAST_SLICE = 8


class Row(NamedTuple):
    """One bot against copies of another."""

    game: str
    bot: str
    others: str
    match: Match

    @property
    def players(self) -> int:
        return PLAYERS[self.game]

    @property
    def share(self) -> Estimate:
        return share_of(self.bot, self.match.line_up.bots, self.match.deals)

    @property
    def is_clear(self) -> bool:
        """Tell whether the better one of the two is surely better."""
        below = (self.bot, self.others) in LOSING
        is_right = (self.share.mean < 1 / self.players) == below
        return is_right and excludes_par(self.share, self.players)


def main() -> int:
    parser = argparse.ArgumentParser(description="The ladder of bots.")
    parser.add_argument("game", nargs="*", help=f"some of {', '.join(PLAYERS)}; all by default")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=55.0)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--ray", help="play on a Ray cluster: auto, local, or its address")
    parser.add_argument("--keep", type=Path, default=Path("ladder"))
    parser.add_argument("--write", action="store_true", help="write docs/ladder.md and its picture")
    asked = parser.parse_args()
    build_all(GAMES.all())
    asked.keep.mkdir(exist_ok=True)
    rows = [
        open_row(game, bot, others, asked.playouts, asked.keep)
        for game in asked.game or PLAYERS
        for bot, others in STEPS
    ]
    try:
        with on_ray(asked.ray) as place:
            climb(rows, asked.deals, time.monotonic() + 60 * asked.minutes, place)
    except WorkError as error:
        sys.exit(str(error))
    played = [row for row in rows if len(row.match.deals) > 1]
    table = write_table(played, asked.playouts)
    sys.stdout.write(table)
    if asked.write:
        (DOCS / "ladder.md").write_text(page(table))
        (DOCS / "pictures" / "ladder.svg").write_text(draw(played))
    return 0 if len(played) == len(rows) and all(row.is_clear for row in rows) else 1


def open_row(game: str, bot: str, others: str, playouts: int, keep: Path) -> Row:
    """Open a row's match; one that was begun with other sources begins anew."""
    players = PLAYERS[game]
    bots = (bot, *[others] * (players - 1))
    line_up = LineUp(game, {"players": players}, bots, Playouts(playouts))
    file = keep / f"{game}-{bot}-{others}.json"
    try:
        match = Match(line_up, seed=1, file=file)
    except OtherMatch as error:
        say(f"beginning anew: {error}")
        file.unlink()
        match = Match(line_up, seed=1, file=file)
    return Row(game, bot, others, match)


def climb(rows: list[Row], deals: int, until: float, place: Place | None) -> None:
    """Let the row with the fewest deals play on, slice by slice."""
    while (
        left := [row for row in rows if len(row.match.deals) < deals]
    ) and time.monotonic() < until:
        row = min(left, key=lambda one: len(one.match.deals))
        began, had = time.monotonic(), len(row.match.deals)
        for played in row.match.play(deals, place=place):
            now = time.monotonic()
            if now > until or (played - had >= LEAST_SLICE and now - began > SLICE_SECONDS):
                break
        say(f"{row.game}: {row.bot} against {row.others}: {len(row.match.deals)} of {deals} deals")


def write_table(rows: list[Row], playouts: int) -> str:
    lines = [
        "| game | bot | against | wins | 95 % | par | deals |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        share, others = row.share, f"{row.players - 1} x {row.others}"
        interval = f"{share.low or 0:.1%} to {share.high or 0:.1%}"
        lines.append(
            f"| {row.game} | {row.bot} | {others} | {share.mean:.1%} | {interval} "
            f"| {1 / row.players:.1%} | {len(row.match.deals):,} |"
        )
    return "\n".join([*lines, f"\nA master plays out {playouts:,} worlds for a choice.\n"])


def page(table: str) -> str:
    return (
        "# The ladder of bots\n\n"
        "Each row is one bot against copies of another, on duplicate deals: every deal is played\n"
        "with each rotation of the seats, with the same cards and dice. A shared win counts as\n"
        "its share; intervals are over deals. `.venv/bin/python scripts/ladder.py --write` makes\n"
        "this page; it goes on where it was stopped.\n\n"
        f"{table}\n![The ladder as a picture](pictures/ladder.svg)\n"
    )


def draw(rows: list[Row]) -> str:
    points = [
        Point(
            f"{row.game}: {row.bot} v. {row.others}",
            row.share.mean,
            row.share.low,
            row.share.high,
            1 / row.players,
        )
        for row in rows
    ]
    return draw_shares("Wins of one bot among copies of another", points)


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
