"""Train a game's chef by self-play in the engine, and write its weights.

Usage: .venv/bin/python scripts/train.py GAME [--seed N] [--iterations N] [--minutes M]
    [--workers N] [--ray ADDRESS] [--keep FILE] [--out FILE]
The result depends on the seed and the number of iterations, not on the number of threads, nor
on whether games are played on a Ray cluster (--ray auto, local, or its address). Progress is saved
after every iteration in FILE (default: training-GAME.json); run it again with the same seed and
sources to resume. With --minutes it stops after the iteration in which the time is over. It writes
the current weights to the game's chef.weights, or to --out.
"""

import argparse
import os
import sys
from pathlib import Path

# Sums of real numbers depend on their order, so matrices are multiplied in one thread each.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

from sushiya.engine.build import build
from sushiya.engine.door import load_engine
from sushiya.engine.weights import pack_weights, weights_file
from sushiya.games import GAMES
from sushiya.training.run import begin, resume, train
from sushiya.training.trainer import load_trainer
from sushiya.work.cluster import on_ray
from sushiya.work.place import WorkError


def main() -> int:
    parser = argparse.ArgumentParser(description="Train a game's chef.")
    parser.add_argument("game", choices=GAMES.names())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", help="play on a Ray cluster: auto, local, or its address")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    rules = GAMES.find(asked.game)
    build(rules)
    trainer, engine = load_trainer(rules), load_engine(rules)
    keep = asked.keep or Path(f"training-{asked.game}.json")
    run = resume(keep, rules, asked.seed)
    if run is None:
        run = begin(trainer, engine, asked.seed)
    elif run.iteration:
        say(f"going on after iteration {run.iteration}")
    try:
        with on_ray(asked.ray) as place:
            run = train(
                trainer,
                engine,
                run,
                iterations=asked.iterations or trainer.iterations,
                seconds=60 * asked.minutes,
                workers=asked.workers,
                place=place,
                keep=keep,
                say=say,
            )
    except WorkError as error:
        sys.exit(str(error))
    out = asked.out or weights_file(rules)
    out.write_bytes(pack_weights(trainer.weights(engine, run.state), engine.ffi))
    say(f"{out} holds what was learned in {run.iteration} iterations from seed {run.seed}")
    return 0


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
