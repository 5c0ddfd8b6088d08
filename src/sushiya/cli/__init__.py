"""The command line: sushiya and its commands."""

import sys

from sushiya.games import GAMES


def main() -> None:
    sys.stdout.write(", ".join(GAMES.names()) + "\n")
