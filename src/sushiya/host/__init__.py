"""Tables in play: seats, clocks, taking back, bots; no sockets and no SQL."""
