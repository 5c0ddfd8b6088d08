"""Does all jobs on a Ray cluster of this machine whose workers are killed, and prints digests."""

import json
import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sushiya.work.cluster import on_ray
from sushiya.work.place import Pending, Place
from work.jobs import results

P = TypeVar("P")
R = TypeVar("R")


def fall_once(mark: Path, task: Callable[[P], R], part: P) -> R:
    """Kill the process that works on a part, the first time."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task(part)


class Falling:
    """A place at which some parts kill their worker once."""

    def __init__(self, place: Place, marks: Path, every: int) -> None:
        self.workers = place.workers
        self._place, self._marks, self._every = place, marks, every
        self._parts = 0

    def submit(self, task: Callable[[P], R], part: P, /) -> Pending[R]:
        self._parts += 1
        if self._parts % self._every != 1:
            return self._place.submit(task, part)
        mark = self._marks / str(self._parts)
        return self._place.submit(partial(fall_once, mark, task), part)


def main(marks: Path) -> None:
    with on_ray("local") as cluster:
        assert cluster is not None
        done: dict[str, Any] = {"results": results(Falling(cluster, marks, 12))}
    done["killed"] = len(list(marks.iterdir()))
    sys.stdout.write(json.dumps(done) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
