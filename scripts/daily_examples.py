"""Write links, secrets and seals of daily deals for the browser, which must compute the same.

Usage: scripts/daily_examples.py [--check]; with --check nothing is written, a stale file fails.
"""

import datetime as dt
import sys

from example_file import ExampleFile, Examples

from sushiya.core.trust import seal_fixed
from sushiya.core.value import plain
from sushiya.games import GAMES
from sushiya.host.daily import deal_of
from sushiya.host.daily_chain import Chain, secret_of
from sushiya.host.daily_shown import Anchor, Link

FILE = ExampleFile("daily-examples.json", "scripts/daily_examples.py")
LENGTH = 40


def examples() -> Examples:
    first = dt.date(2026, 11, 18)
    chains = [
        Chain(first=first + number * LENGTH * dt.timedelta(days=1), length=LENGTH, root=root * 32)
        for number, root in enumerate(("5a", "c3"))
    ]
    last = chains[-1]
    days = [last.first + dt.timedelta(days=place) for place in (0, 1, 7, 31)]
    newest = last.link(days[-1])
    name = deal_of(days[-1], is_counted=True).name
    secrets = {game: secret_of(newest, game) for game in GAMES.names()}
    return {
        "chains": [
            plain(Anchor(first=one.first, length=one.length, anchor=one.anchor)) for one in chains
        ],
        "deals": [
            {"game": game, "secret": secret.hex(), "seal": seal_fixed(name, secret)}
            for game, secret in secrets.items()
        ],
        "links": [plain(Link(day=day, link=last.link(day).hex())) for day in days],
    }


if __name__ == "__main__":
    sys.exit(FILE.main(__doc__, examples))
