"""A port for a server that a test starts."""

import socket


def free_port() -> int:
    """Give a port of loopback that nobody has at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
