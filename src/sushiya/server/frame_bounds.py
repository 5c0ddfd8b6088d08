"""How many WebSocket frames of every kind a connection may send."""

import asyncio
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol as FrameParser
from websockets.protocol import Side

from sushiya.server.limits import Bucket, Limits
from sushiya.server.socket import KB, TOO_FAST

TOO_MANY_FRAMES = Frame(Opcode.CLOSE, Close(TOO_FAST, "too-fast").serialize()).serialize(mask=False)


class FrameBounds:
    """Counts frames with a parser of its own, since uvicorn shows neither pings nor fragments."""

    def __init__(
        self, limits: Limits, protocol: WebSocketsSansIOProtocol, end: Callable[[bytes], None]
    ) -> None:
        self.protocol = protocol
        protocol.close_timeout = limits.unread_seconds
        self._end = end
        self._now = asyncio.get_running_loop().time
        self._parser = FrameParser(Side.SERVER, max_size=limits.frame_kb * KB)
        self._bucket = Bucket(limits.frames_per_second, limits.frames_burst, self._now())

    def receive(self, piece: bytes) -> None:
        """Count the frames that end in this chunk, and pass it on unless they are too many."""
        self._parser.receive_data(piece)
        count = len(self._parser.events_received())
        self._parser.data_to_send()  # pongs: uvicorn sends its own
        if self._bucket.take(self._now(), count):
            self.protocol.data_received(piece)
        else:
            self._end(TOO_MANY_FRAMES)

    def stop(self) -> None:
        """Do nothing: there is no timer for frames."""
