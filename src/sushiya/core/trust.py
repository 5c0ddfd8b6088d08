"""How a table's seed is made so that nobody, the house included, can choose it afterwards."""

import hashlib
from collections.abc import Sequence

from sushiya.core.value import Value

SECRET_BYTES = 32
NONCE_BYTES = 16


class Trust(Value, frozen=True):
    """What a record shows of how its seed was made."""

    table: str
    commitment: str
    """The secret's seal, shown since the table was made."""
    secret: str
    nonces: tuple[str, ...]
    """What each seat sent before the start, in hexadecimal; empty for bots and silent seats."""


def commitment(table: str, secret: bytes) -> str:
    """Seal a secret: SHA-256 over the table's id and the secret."""
    return hashlib.sha256(table.encode() + secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[str]) -> bytes:
    """Mix the secret with what the seats sent, each behind its seat's number as one byte."""
    parts = [bytes([seat]) + bytes.fromhex(nonce) for seat, nonce in enumerate(nonces) if nonce]
    return hashlib.sha256(secret + b"".join(parts)).digest()


def trust_of(table: str, secret: bytes, nonces: Sequence[str]) -> Trust:
    return Trust(table, commitment(table, secret), secret.hex(), tuple(nonces))


def doubt(trust: Trust, seed: str) -> str | None:
    """Say what in a record's trust does not fit together; None if all does."""
    try:
        secret = bytes.fromhex(trust.secret)
        made = seed_of(secret, trust.nonces).hex()
    except ValueError as error:
        return f"the trust's secret or nonces are not hexadecimal: {error}"
    if commitment(trust.table, secret) != trust.commitment:
        return "the secret is not the one that the table's commitment sealed"
    if made != seed:
        return "the seed was not made from the secret and the seats' nonces"
    return None
