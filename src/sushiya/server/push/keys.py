"""The server's own keys, which identify it to push services (VAPID, RFC 8292).

They are made once and kept in the store, so that all processes and a copy of the store have them.
With other keys, every device would have to subscribe again.
"""

import asyncio
import json
import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from sushiya.core.value import Value, encode
from sushiya.server.push.text import from_text, to_text
from sushiya.store.protocol import Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEYS = ("push-keys", "own")
"""The kind and the key of their document in the store."""
VALID_FOR = 12 * 3600
"""Seconds for which a token is good; services allow a day at most."""
RENEWED_AFTER = VALID_FOR / 2


class KeptKeys(Value, frozen=True, kw_only=True):
    private: str
    public: str


class PushKeys:
    """Gives the public key, and the token that a request to a push service carries."""

    def __init__(self, store: Store, contact: str, wall: Callable[[], float] = time.time) -> None:
        self._store = store
        self._contact = contact
        self._wall = wall
        self._kept: KeptKeys | None = None
        self._tokens: dict[str, tuple[str, float]] = {}

    async def public(self) -> str:
        """Return the public key in base64url, as browsers expect it."""
        return (await self._keys()).public

    async def authorization(self, origin: str) -> str:
        """Return the authorization header for the push service at this origin."""
        keys, now = await self._keys(), self._wall()
        # Origins come from clients, any below a service's name: old ones must not pile up.
        self._tokens = {
            one: (token, made)
            for one, (token, made) in self._tokens.items()
            if 0 <= now - made < RENEWED_AFTER
        }
        if origin not in self._tokens:
            token = self._sign({"aud": origin, "exp": int(now) + VALID_FOR, "sub": self._contact})
            self._tokens[origin] = token, now
        return f"vapid t={self._tokens[origin][0]}, k={keys.public}"

    async def _keys(self) -> KeptKeys:
        while self._kept is None:
            kept = await self._store.get_document(*KEYS)
            if kept is not None:
                self._kept = msgspec.json.decode(kept, type=KeptKeys)
            else:
                # Another process may make keys at the same time: those stored first win.
                made = await asyncio.to_thread(_make)
                await self._store.swap_document(*KEYS, None, encode(made))
        return self._kept

    @cached_property
    def _private(self) -> "EllipticCurvePrivateKey":
        # The library is large, and most servers send nothing for a long time.
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

        if self._kept is None:
            raise RuntimeError("the keys have not been read yet")
        number = int.from_bytes(from_text(self._kept.private), "big")
        return ec.derive_private_key(number, ec.SECP256R1())

    def _sign(self, claims: dict[str, object]) -> str:
        """Return a JSON Web Token, signed with ES256."""
        from cryptography.hazmat.primitives import hashes  # noqa: PLC0415 - see above
        from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415

        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(to_text(json.dumps(part).encode()) for part in parts)
        signature = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        both = utils.decode_dss_signature(signature)
        return f"{signed}.{to_text(b''.join(one.to_bytes(32, 'big') for one in both))}"


def _make() -> KeptKeys:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    from sushiya.server.push.encryption import point_of  # noqa: PLC0415 - the same

    private = ec.generate_private_key(ec.SECP256R1())
    number = private.private_numbers().private_value
    return KeptKeys(
        private=to_text(number.to_bytes(32, "big")), public=to_text(point_of(private.public_key()))
    )
