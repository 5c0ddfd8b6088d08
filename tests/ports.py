"""A port for a server that a test starts."""

import os
import random
import socket

PORTS = range(15_000, 30_000)
"""Below those that systems give to outgoing connections: one of these could take the port before
the server does."""
_random = random.Random(os.urandom(8))


def free_port() -> int:
    """Give a port of loopback that nobody has at this moment."""
    while True:
        port = _random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
