"""A child process's side: messages come in by its input and are answered by its output."""

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
    """Write a value behind its length."""
    body = msgspec.msgpack.encode(value)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def _read(source: BinaryIO, tasks: queue.SimpleQueue[bytes]) -> None:
    """Pass on what comes in; end the process with its input."""
    while len(head := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        tasks.put(source.read(int.from_bytes(head, "big")))
    # Whoever asked is gone, perhaps killed: nobody waits for what may be under way.
    os._exit(0)


def serve(work: Callable[[bytes], Value]) -> None:
    """Answer what comes in by the input, one after the other, as long as there is one."""
    # Ctrl-C and a service manager tell all processes; it is the server that ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # Whatever is printed goes to the errors: the output is for answers alone.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    tasks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, tasks), daemon=True).start()
    try:
        answers.write(bytes(LENGTH_BYTES))  # An empty answer: it is ready for its first job.
        while True:
            answers.write(frame(work(tasks.get())))
    except BrokenPipeError:
        # The server was killed; that is no error of ours, and nobody is there to hear of one.
        os._exit(0)
