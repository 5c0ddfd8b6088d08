"""Tables in play: sittings, clocks, taking back, bots; no sockets and no SQL."""
