"""Run lockstep for one game; print what was met, and the first difference, as JSON."""

import json
import sys
from collections import Counter

from sushiya.conformance import Broken, Effort
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.games import GAMES

if __name__ == "__main__":
    asked = json.loads(sys.argv[2])
    met: Counter[str] = Counter()
    difference = None
    try:
        for check, games in asked["games"].items():
            LOCKSTEP[check](
                GAMES.find(sys.argv[1]), Effort(games=games, met=met, **asked["effort"])
            )
    except Broken as error:
        difference = str(error)
    sys.stdout.write(json.dumps({"met": met, "difference": difference}))
