"""A process in which bots think."""

import logging

import msgspec

from sushiya.bots.protocol import Seconds
from sushiya.core.registry import Registry
from sushiya.core.value import Value
from sushiya.games import GAMES
from sushiya.host.child import serve
from sushiya.host.crew import Job, choose_now, decode_view

logger = logging.getLogger(__name__)


class Task(Value, frozen=True):
    """A job, and how long the bot may think about it."""

    job: Job
    seconds: float


class Chosen(Value, frozen=True):
    """A command in notation; None: the bot failed."""

    command: str | None


def choose(registry: Registry, task: Task) -> Chosen:
    job = task.job
    try:
        rules = registry.find(job.game)
        view = decode_view(rules, job.view)
        return Chosen(choose_now(rules, view, job, Seconds(task.seconds)))
    except Exception:
        logger.exception("the bot %s of %s failed", job.level, job.game)
        return Chosen(None)


def main() -> None:
    decoder = msgspec.msgpack.Decoder(Task)
    serve(lambda body: choose(GAMES, decoder.decode(body)))


if __name__ == "__main__":
    main()
