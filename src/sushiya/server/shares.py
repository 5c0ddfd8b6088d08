"""A client's shares of the seed: it commits, reveals, and keeps what it saw for the check."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from sushiya.core.trust import FIXED, NONCE_BYTES, VERSION, Seen, share


def fresh_nonce(_: int) -> str:
    return secrets.token_hex(NONCE_BYTES)


class Shares:
    """The shares of one device at one table; lasts longer than a connection."""

    def __init__(self, make_nonce: Callable[[int], str] = fresh_nonce) -> None:
        self.seen: dict[int, Seen] = {}
        """By seat what was seen when the seats were frozen, to be compared with the record."""
        self._make_nonce = make_nonce
        self._nonces: dict[str, str] = {}
        """By commitment."""
        self._sent: set[tuple[str, int, str]] = set()

    def connect(self) -> None:
        """Start a new connection: requests sent on the last one may be lost and are sent again."""
        self._sent.clear()

    def asked(self, table: Any, yours: Sequence[int]) -> list[dict[str, Any]]:
        """List the requests that the table waits for, each once per connection."""
        if table["fixed"] is not None:
            self._see_fixed(table, yours)
            return []
        if table["phase"] != "waiting":
            return []
        deal = table["deal"]
        is_frozen = deal is not None and deal["step"] == "reveal"
        ask = self._reveal if is_frozen else self._commit
        wanted = [request for seat in yours if (request := ask(table, seat)) is not None]
        return [request for request in wanted if self._is_new(request, table["commitment"])]

    def _see_fixed(self, table: Any, yours: Sequence[int]) -> None:
        """Keep the seal, as first seen, of a deal to which players contribute no shares."""
        for seat in yours:
            seen = Seen(
                version=FIXED,
                table=table["id"],
                seat=seat,
                nonce="",
                commitment=table["commitment"],
            )
            if table["phase"] != "over":
                self.seen.setdefault(seat, seen)

    def _is_new(self, request: dict[str, Any], sealed: str) -> bool:
        key = (request["type"], request["seat"], sealed)
        is_new = key not in self._sent
        self._sent.add(key)
        return is_new

    def _commit(self, table: Any, seat: int) -> dict[str, Any] | None:
        deal, sealed = table["deal"], table["commitment"]
        is_silent = deal is not None and seat in deal["silent"]
        # Once per connection: two devices of a seat would replace each other's share for ever.
        is_sent = ("commit", seat, sealed) in self._sent
        if is_silent or is_sent or table["seats"][seat]["commitment"] in self._nonces:
            return None
        nonce = self._make_nonce(seat)
        commitment = share(table["id"], sealed, nonce)
        self._nonces[commitment] = nonce
        return {"type": "commit", "seat": seat, "commitment": commitment}

    def _reveal(self, table: Any, seat: int) -> dict[str, Any] | None:
        sealed, commitments = table["commitment"], tuple(table["deal"]["commitments"])
        before, own = self.seen.get(seat), commitments[seat]
        nonce = self._nonces.get(own, "")
        # Only for the seal that the nonce was made for; other commitments are other devices'.
        if own and (not nonce or share(table["id"], sealed, nonce) != own):
            return None
        if before is None or before.commitment != sealed:
            self.seen[seat] = Seen(
                version=VERSION,
                table=table["id"],
                seat=seat,
                nonce=nonce,
                commitment=sealed,
                commitments=commitments,
                restarts=() if before is None else (*before.restarts, before.commitment),
            )
        # For each seal, only the first set of commitments is answered.
        is_answered = not own or seat in table["deal"]["revealed"]
        if is_answered or self.seen[seat].commitments != commitments:
            return None
        return {"type": "reveal", "seat": seat, "nonce": nonce}
