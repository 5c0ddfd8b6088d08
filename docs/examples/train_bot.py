"""Learn Sushi Go! by playing against apprentices, in a few minutes and without a graphics card.

Usage: train_bot.py [--games 16384] [--rounds 6] [--seed 1]; writes learned_bot.npy beside itself.
Every round plays so many games, mostly by what is known, and then fits anew what each pick is worth: the
margin at the end of the game, explained by what the seat saw when it picked.
"""

import argparse

import numpy as np
from learned_bot import LEARNED, PICKS, best, features

import sushiya

TABLES = 2048
OPPONENTS = ["apprentice"] * 3
CURIOSITY = 6.0, 1.0
"""How much chance is added to worths: in the first round, when nothing is known, and later."""
FORGETTING = 0.5
"""How much a round counts beside the next one, which is played better."""


class Fit:
    """Least squares for each pick, in sums: no game has to be kept."""

    def __init__(self, count):
        self.squares = np.zeros((PICKS, count, count))
        self.sums = np.zeros((PICKS, count))

    def add(self, seen, chosen, margins):
        for pick in np.unique(chosen):
            own = seen[chosen == pick]
            self.squares[pick] += own.T @ own
            self.sums[pick] += margins[chosen == pick] @ own

    def solve(self):
        steady = self.squares + 3 * np.eye(self.sums.shape[1])
        return np.linalg.solve(steady, self.sums[..., None])[..., 0]

    def forget(self):
        self.squares *= FORGETTING
        self.sums *= FORGETTING


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=16384)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = sushiya.load("sushi-go", players=1 + len(OPPONENTS))
    rows = sushiya.Rows(game, TABLES, policies=["you", *OPPONENTS], reward="margin")
    rows.reset(seed=asked.seed)
    rng = np.random.default_rng(asked.seed)
    fit = Fit(features(rows.buffers.observations).shape[1])
    learned = fit.solve()
    for number in range(asked.rounds):
        fit.forget()
        for _ in range(asked.games // TABLES):
            picks, margins = play(rows, learned, rng, CURIOSITY[number > 0])
            for seen, chosen in picks:
                fit.add(seen, chosen, margins - margins.mean())
        learned = fit.solve()
        print(f"round {number + 1} of {asked.rounds}: margin {margins.mean():+.1f} while learning", flush=True)
    np.save(LEARNED, learned)
    share = share_of_wins(game, learned, rng)
    print(f"Against {len(OPPONENTS)} apprentices it wins {share:.1%} of games; par is {1 / game.players:.0%}.")


def play(rows, learned, rng, curiosity):
    """Play a game at every table; give what was seen and picked each time, and the margins."""
    buffers, picks = rows.buffers, []
    while not picks or not buffers.ended.all():  # all games of Sushi Go! have the same length
        seen = features(buffers.observations)
        worths = seen @ learned.T
        buffers.actions[:] = best(worths + curiosity * rng.gumbel(size=worths.shape), buffers.masks)
        picks.append((seen, buffers.actions.copy()))
        rows.step()
    return picks, buffers.rewards[:, 0].copy()


def share_of_wins(game, learned, rng):
    """Play other deals by what was learned, and nothing else."""
    rows = sushiya.Rows(game, TABLES, policies=["you", *OPPONENTS], reward="win")
    rows.reset(seed=10**6)
    _, shares = play(rows, learned, rng, 0.0)
    return shares.mean()


if __name__ == "__main__":
    main()
