"""The child process's side: reads messages from standard input, answers on standard output."""

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from sushiya.core.value import Value

LENGTH_BYTES = 4


def frame(value: Value) -> bytes:
    """Encode a value, prefixed with its length."""
    body = msgspec.msgpack.encode(value)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def _read(source: BinaryIO, tasks: queue.SimpleQueue[bytes]) -> None:
    """Queue incoming messages; end the process at the end of its input."""
    while len(head := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        tasks.put(source.read(int.from_bytes(head, "big")))
    # The parent is gone, perhaps killed: nobody waits for the current job.
    os._exit(0)


def serve(work: Callable[[bytes], Value]) -> None:
    """Answer the messages from the input, one after the other, until the input ends."""
    # Ctrl-C and service managers signal all processes, but only the server may end this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # Anything that is printed goes to standard error: the output is only for answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    tasks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, tasks), daemon=True).start()
    try:
        answers.write(bytes(LENGTH_BYTES))  # An empty answer: ready for the first job.
        while True:
            answers.write(frame(work(tasks.get())))
    except BrokenPipeError:
        # The server was killed: this is not an error, and nobody could receive one.
        os._exit(0)
