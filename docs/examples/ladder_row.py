"""Play a row of the ladder of bots anew: the same deals, so the same figures to the last digit.

Usage: ladder_row.py GAME BOT AGAINST [DEALS], as in the columns of docs/ladder.md.
"""

import sys

from sushiya.bots.arena import LineUp, compete
from sushiya.bots.standings import share_of

PLAYERS = {"sushi-go": 4, "sushi-express": 4, "wasabi": 3}


def main(game, bot, against, deals="1000"):
    players = PLAYERS[game]
    bots = (bot, *[against] * (players - 1))
    played = list(compete(LineUp(game, {"players": players}, bots), range(int(deals)), seed=1))
    share = share_of(bot, bots, played)
    row = (game, bot, f"{players - 1} x {against}", f"{share.mean:.1%}", f"{share.low:.1%} to {share.high:.1%}")
    print("|", " | ".join((*row, f"{1 / players:.1%}", f"{len(played):,}")), "|")


if __name__ == "__main__":
    main(*sys.argv[1:])
