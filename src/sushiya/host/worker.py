"""A worker process in which bots choose."""

import msgspec

from sushiya.bots.levels import make_bot
from sushiya.bots.protocol import Bot, Seconds
from sushiya.core.game import AnyRules
from sushiya.core.registry import Registry
from sushiya.core.value import Value
from sushiya.games import GAMES
from sushiya.host.child import serve
from sushiya.host.crew import Chosen, Job, budget_of, choose_now


class Task(Value, frozen=True):
    """A job, and how long the bot may think about it."""

    job: Job
    seconds: float


class Bots:
    """Makes each bot once: a master keeps the memory that it thinks in."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, str], Bot] = {}

    def __call__(self, rules: AnyRules, level: str) -> Bot:
        key = (rules.name, level)
        if key not in self._made:
            self._made[key] = make_bot(rules, level)
        return self._made[key]


_bots = Bots()


def choose(registry: Registry, task: Task) -> Chosen:
    budget = budget_of(task.job, Seconds(task.seconds))
    return choose_now(registry.find(task.job.game), task.job, budget, _bots)


def main() -> None:
    decoder = msgspec.msgpack.Decoder(Task)
    serve(lambda body: choose(GAMES, decoder.decode(body)))


if __name__ == "__main__":
    main()
