"""How a table's seed is made so that nobody, the server included, can choose it.

Version 2 is commit and reveal: the server seals a secret, each person's client commits to a nonce
for that seal, and reveals it once all commitments are known. Version 1 is how tables were dealt
before: nonces were sent in the open. Version 3 is a deal that was fixed before its table was made,
so that several tables can have the same: no seat adds to it. All three versions are checked here.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Literal

from sushiya.core.value import Value

SECRET_BYTES = 32
NONCE_BYTES = 16
DIGEST_BYTES = 32
VERSION = 2
"""The version of tables that are dealt now."""
FIXED = 3
"""The version of tables whose deal was fixed before."""
TABLE_LETTERS = 22
"""The length of a table's id in version 1, which hashes id and secret without a separator."""


class Share(Value, frozen=True, omit_defaults=True):
    """What one seat added to a seed: a person's commitment and nonce; others add nothing."""

    who: Literal["person", "bot", "silent"]
    commitment: str = ""
    nonce: str = ""


class Restart(Value, frozen=True):
    """A deal that was given up because somebody did not reveal."""

    commitment: str
    secret: str
    shares: tuple[Share, ...]
    missing: tuple[int, ...]
    """The seats that did not reveal; they are silent from then on."""


class Trust(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What a record shows of how its seed was made; versions 1 to 3 differ in their last fields."""

    version: int = 1
    table: str
    commitment: str
    """The secret's seal, shown before anybody committed."""
    secret: str
    nonces: tuple[str, ...] = ()
    """Version 1: what each seat sent, in hexadecimal; empty for bots and silent seats."""
    shares: tuple[Share, ...] = ()
    restarts: tuple[Restart, ...] = ()
    """Earlier deals of this table that were given up, the first one first."""
    deal: str = ""
    """Version 3: the name of the deal, which was fixed before the table was made."""


class Seen(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What a client keeps of a deal, to compare it with the record."""

    version: int
    table: str
    seat: int
    nonce: str
    commitment: str
    commitments: tuple[str, ...] = ()
    """Every seat's commitment when the seats were frozen; empty for bots and silent seats."""
    restarts: tuple[str, ...] = ()
    """The seals of deals that this client revealed for and that were given up."""


def digest(purpose: str, *parts: bytes) -> bytes:
    """Return the SHA-256 of parts, each after its length, so that the hash is unambiguous."""
    pieces = (purpose.encode(), *parts)
    framed = b"".join(len(piece).to_bytes(4, "big") + piece for piece in pieces)
    return hashlib.sha256(framed).digest()


def seal(table: str, secret: bytes) -> str:
    """Return the seal of the server's secret: a hash that commits to it."""
    return digest("sushiya-2 seal", table.encode(), secret).hex()


def share(table: str, sealed: str, nonce: str) -> str:
    """Commit to a nonce, for this table and this seal only."""
    parts = table.encode(), bytes.fromhex(sealed), bytes.fromhex(nonce)
    return digest("sushiya-2 share", *parts).hex()


def seed(table: str, secret: bytes, nonces: Sequence[str]) -> bytes:
    """Hash the secret and the nonces by seat; a nonce is empty if the seat adds none."""
    shares = (bytes.fromhex(nonce) for nonce in nonces)
    return digest("sushiya-2 seed", table.encode(), secret, *shares)


def seal_fixed(deal: str, secret: bytes) -> str:
    """Seal the secret of a fixed deal: the same at every table that has it."""
    return digest("sushiya-3 seal", deal.encode(), secret).hex()


def seal_v1(table: str, secret: bytes) -> str:
    return hashlib.sha256(table.encode() + secret).hexdigest()


def seed_v1(secret: bytes, nonces: Sequence[str]) -> bytes:
    """Hash the secret and the nonces, each after its seat's number as one byte."""
    parts = [bytes([seat]) + bytes.fromhex(nonce) for seat, nonce in enumerate(nonces) if nonce]
    return hashlib.sha256(secret + b"".join(parts)).digest()


def check(trust: Trust, seeded: str, players: int, seen: Seen | None = None) -> str | None:
    """Return what is wrong with how a seed was made; None if nothing is.

    `seen` is what a client kept; without it only the record itself is checked.
    """
    if trust.version not in (1, VERSION, FIXED):
        return f"version {trust.version} of the trust is unknown"
    if not _is_hex(seeded, DIGEST_BYTES):
        return "the seed is not 32 bytes in lower-case hexadecimal"
    if trust.version == FIXED:
        wrong = _check_fixed(trust, seeded)
    elif trust.deal:
        wrong = "only version 3 of the trust names a deal"
    else:
        wrong = (_check_v1 if trust.version == 1 else _check_v2)(trust, seeded, players)
    return wrong or (None if seen is None else _compare(trust, seen))


def _is_hex(text: str, size: int) -> bool:
    return re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text) is not None


def _check_v1(trust: Trust, seeded: str, players: int) -> str | None:
    if trust.shares or trust.restarts:
        return "version 1 of the trust has no shares and no restarts"
    if len(trust.table) != TABLE_LETTERS:
        return "the table's id has not 22 characters"
    wrong = _check_sealed(trust.commitment, trust.secret)
    if wrong is not None:
        return wrong
    if len(trust.nonces) != players:
        return "there is not one nonce for each player"
    if not all(nonce == "" or _is_hex(nonce, NONCE_BYTES) for nonce in trust.nonces):
        return "a nonce is not 16 bytes in lower-case hexadecimal"
    secret = bytes.fromhex(trust.secret)
    if seal_v1(trust.table, secret) != trust.commitment:
        return "the secret is not the one that the seal was made from"
    if seed_v1(secret, trust.nonces).hex() != seeded:
        return "the seed was not made from the secret and the nonces"
    return None


def _check_v2(trust: Trust, seeded: str, players: int) -> str | None:
    if trust.nonces:
        return "version 2 of the trust keeps nonces with the shares"
    rounds = [(one.commitment, one.secret, one.shares, one.missing) for one in trust.restarts]
    rounds.append((trust.commitment, trust.secret, trust.shares, ()))
    silenced: set[int] = set()
    for sealed, secret, shares, missing in rounds:
        wrong = _check_sealed(sealed, secret) or _check_shares(shares, players, missing)
        if wrong is not None:
            return wrong
        if any(shares[seat].who != "silent" for seat in silenced):
            return "a seat that did not reveal is not silent afterwards"
        silenced.update(missing)
        if seal(trust.table, bytes.fromhex(secret)) != sealed:
            return "the secret is not the one that the seal was made from"
        for one in shares:
            if one.nonce and share(trust.table, sealed, one.nonce) != one.commitment:
                return "a nonce is not the one that its seat had committed to"
    if not all(one.missing for one in trust.restarts):
        return "a deal was given up though nobody was missing"
    if len({secret for _, secret, _, _ in rounds}) != len(rounds):
        return "two deals have the same secret"
    nonces = [one.nonce for one in trust.shares]
    if seed(trust.table, bytes.fromhex(trust.secret), nonces).hex() != seeded:
        return "the seed was not made from the secret and the nonces"
    return None


def _check_fixed(trust: Trust, seeded: str) -> str | None:
    if trust.nonces or trust.shares or trust.restarts:
        return "version 3 of the trust has no nonces, no shares and no restarts"
    if not trust.deal:
        return "the fixed deal has no name"
    wrong = _check_sealed(trust.commitment, trust.secret)
    if wrong is not None:
        return wrong
    if seal_fixed(trust.deal, bytes.fromhex(trust.secret)) != trust.commitment:
        return "the secret is not the one that the seal was made from"
    return None if trust.secret == seeded else "the seed is not the secret of the fixed deal"


def _check_sealed(sealed: str, secret: str) -> str | None:
    if not _is_hex(sealed, DIGEST_BYTES):
        return "a seal is not 32 bytes in lower-case hexadecimal"
    if not _is_hex(secret, SECRET_BYTES):
        return "a secret is not 32 bytes in lower-case hexadecimal"
    return None


def _check_shares(shares: Sequence[Share], players: int, missing: Sequence[int]) -> str | None:
    """Check one deal's shares: persons have a commitment and, but for missing ones, a nonce."""
    if len(shares) != players:
        return "there is not one share for each player"
    for one in shares:
        if one.who != "person" and (one.commitment or one.nonce):
            return "a seat that is no person's, or silent, has a share"
        if one.who == "person" and not _is_hex(one.commitment, DIGEST_BYTES):
            return "a commitment is not 32 bytes in lower-case hexadecimal"
        if one.nonce and not _is_hex(one.nonce, NONCE_BYTES):
            return "a nonce is not 16 bytes in lower-case hexadecimal"
    unrevealed = [seat for seat, one in enumerate(shares) if one.who == "person" and not one.nonce]
    if unrevealed != list(missing):
        return "the seats without a nonce are not the missing ones"
    commitments = [one.commitment for one in shares if one.commitment]
    if len(set(commitments)) != len(commitments):
        return "two seats have the same commitment"
    return None


def _compare(trust: Trust, seen: Seen) -> str | None:
    """Compare a trust, which is consistent in itself, with what a client saw of the deal."""
    if seen.version != trust.version:
        return f"this device saw a deal of version {seen.version}, not of {trust.version}"
    if seen.table != trust.table:
        return "the record is of another table"
    if seen.commitment != trust.commitment:
        return "the seal is not the one that this device saw"
    if trust.version == FIXED:
        return None
    nonces = trust.nonces if trust.version == 1 else [one.nonce for one in trust.shares]
    if not 0 <= seen.seat < len(nonces):
        return "there is no such seat"
    if nonces[seen.seat] != seen.nonce:
        return "the seat's nonce is not the one that this device sent"
    if trust.version == 1:
        return None
    if seen.commitments != tuple(one.commitment for one in trust.shares):
        return "the seats' commitments are not those that this device saw"
    listed = iter(one.commitment for one in trust.restarts)
    if not all(sealed in listed for sealed in seen.restarts):
        return "a deal that this device saw given up is not listed"
    return None
