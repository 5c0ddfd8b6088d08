"""A child process that parses documents of options, with a memory limit."""

import logging
from contextlib import suppress

import msgspec

from sushiya.core.options import DocumentError, Problem
from sushiya.core.registry import Registry
from sushiya.core.value import Value, encode
from sushiya.games import GAMES
from sushiya.host.child import serve

logger = logging.getLogger(__name__)

MOST_MEMORY = 512 * 1024 * 1024


class Document(Value, frozen=True):
    """The text of an option's document."""

    game: str
    option: str
    text: str


class Reading(Value, frozen=True):
    """The option's value as JSON, or what is wrong with it; neither: parsing failed."""

    value: bytes = b""
    problem: Problem | None = None


def read(registry: Registry, document: Document) -> Reading:
    try:
        reader = registry.find(document.game).options.documents[document.option]
        return Reading(encode(reader(document.text)))
    except DocumentError as error:
        return Reading(problem=error.problems[0])
    except Exception:
        logger.exception("a document for %s of %s", document.option, document.game)
        return Reading()


def _limit_memory() -> None:
    # On systems without such a limit, the limits of the documents themselves must do.
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    _limit_memory()
    decoder = msgspec.msgpack.Decoder(Document)
    serve(lambda body: read(GAMES, decoder.decode(body)))


if __name__ == "__main__":
    main()
