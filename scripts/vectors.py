"""Write the test vectors of all games.

Usage: .venv/bin/python scripts/vectors.py [GAME ...] [--games N]
"""

import argparse
import sys

from sushiya.conformance.vectors import generate, vectors_file, write_vectors
from sushiya.games import GAMES

SHORT, SHORT_GAMES, LONG_GAMES = 100, 2000, 400
"""A game of at most so many decisions is tried more often than others."""

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", default=GAMES.names())
    parser.add_argument("--games", type=int)
    arguments = parser.parse_args()
    for name in arguments.names:
        rules = GAMES.find(name)
        usual = SHORT_GAMES if rules.longest <= SHORT else LONG_GAMES
        vectors = generate(rules, games=arguments.games or usual)
        data = write_vectors(vectors)
        vectors_file(rules).write_bytes(data)
        count, unmet = len(vectors.vectors), len(vectors.unmet)
        sys.stdout.write(f"{name}: {count} games, {len(data):,} bytes, {unmet} branches unmet\n")
