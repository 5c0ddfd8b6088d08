"""Run checks of an engine for one game; print what was met and the first difference, as JSON."""

import json
import sys
from collections import Counter

from sushiya.conformance import Broken, Effort
from sushiya.conformance.fairness import FAIRNESS
from sushiya.conformance.imagined import IMAGINED
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.games import GAMES

if __name__ == "__main__":
    asked = json.loads(sys.argv[2])
    met: Counter[str] = Counter()
    difference = None
    try:
        for check, games in asked["games"].items():
            effort = Effort(games=games, met=met, **asked["effort"])
            (LOCKSTEP | IMAGINED | FAIRNESS)[check](GAMES.find(sys.argv[1]), effort)
    except Broken as error:
        difference = str(error)
    sys.stdout.write(json.dumps({"met": met, "difference": difference}))
