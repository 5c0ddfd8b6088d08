"""A bot as a program in Python: any legal command, by the seed of each question."""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    rng = random.Random(question["seed"])
    # question["view"] holds all that the seat knows; question["game"] names the game.
    answer = {"command": rng.choice(question["legal"])}
    print(json.dumps(answer), flush=True)
