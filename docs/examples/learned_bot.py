"""A bot for Sushi Go! with four players that plays by what train_bot.py has learned.

What a pick is worth is a sum: for each kind of card a row of numbers, times what the seat sees.
"""

from pathlib import Path

import numpy as np

import sushiya

LEARNED = Path(__file__).with_suffix(".npy")
PICKS = 15
"""One card, or a nigiri on a wasabi: the first codes of commands. Chopsticks are too hard for us."""
HANDS, LAID, PUDDINGS, ROUND = 12, 82, 172, 10
"""Where fields of an observation begin (docs/observations.md)."""


def features(seen):
    """Turn observations, one a row, into what this bot looks at."""
    size, hand = seen[:, HANDS + 1], seen[:, HANDS + 2 : HANDS + 14]
    laid = seen[:, LAID : LAID + 4 * 15].reshape(-1, 4, 15)
    mine = laid[:, 0]
    maki = laid[:, :, :3] @ (1, 2, 3)
    puddings = seen[:, PUDDINGS : PUDDINGS + 4] + laid[:, :, 11]
    columns = [
        np.ones(len(seen)),
        *np.minimum(hand, 3).T,
        *one_hot(size, 10).T,
        *one_hot(mine[:, 3] % 2, 2).T,  # tempura
        *one_hot(mine[:, 4] % 3, 3).T,  # sashimi
        *one_hot(mine[:, 5], 6).T,  # dumplings
        mine[:, 9] > 0,  # a free wasabi
        maki[:, 0] - maki[:, 1:].max(axis=1),
        puddings[:, 0] - puddings[:, 1:].max(axis=1),
        puddings[:, 0] - puddings[:, 1:].min(axis=1),
        seen[:, ROUND],
    ]
    return np.stack(columns, axis=1).astype(np.float32)


def one_hot(numbers, count):
    return np.minimum(numbers, count - 1)[:, None] == np.arange(count)


def best(worths, masks):
    """Take the pick with the highest worth among those that are legal."""
    return np.where(masks[:, :PICKS] > 0, worths, -np.inf).argmax(axis=1)


def choose(view, legal, budget, rng):
    game = sushiya.load("sushi-go", players=len(view.tables))
    masks = np.zeros((1, PICKS))
    masks[0, [code for code in map(game.code, legal) if code < PICKS]] = 1
    worths = features(sushiya.observe(game, view)[None]) @ np.load(LEARNED).T
    return game.command(int(best(worths, masks)[0]))
