"""Compare the pad of one game with its engine on tables by chance; print what was met, as JSON."""

import json
import random
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from pad_tables import PADS

if __name__ == "__main__":
    asked = json.loads(sys.argv[2])
    pad = next(pad for pad in PADS if pad.rules.name == sys.argv[1])
    rng = random.Random(asked["seed"])
    met: Counter[str] = Counter()
    difference = None
    for _ in range(asked["tables"]):
        table = pad.table(rng)
        expected, found = pad.by_pad(table), pad.by_engine(table)
        if found != expected:
            difference = f"{table}: {expected} became {found}"
            break
        met[expected.get("refusal", "possible")] += 1
    sys.stdout.write(json.dumps({"met": met, "difference": difference}))
