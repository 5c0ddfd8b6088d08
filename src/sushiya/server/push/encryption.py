"""Encrypts a notice for one browser (RFC 8291), so that push services cannot read it.

This module is imported when the first notice is sent: the library behind it is large.
"""

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sushiya.server.push.text import from_text

RECORD_SIZE = 4096
SALT_BYTES = 16
LAST_RECORD = b"\x02"
PADDED_TO = 2048
"""Notices are padded to this many bytes, so that their length tells nothing about the names."""


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(  # noqa: PLR0913 - the last ones are for the RFC's own example
    content: bytes,
    p256dh: str,
    auth: str,
    *,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
    padded_to: int = PADDED_TO,
) -> bytes:
    """Encrypt a content for a browser's keys; raises ValueError if these are invalid.

    By default, the salt and the sender's key are new for each notice.
    """
    salt = salt or os.urandom(SALT_BYTES)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    theirs = from_text(p256dh)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    ours = point_of(sender.public_key())
    shared = sender.exchange(ec.ECDH(), receiver)
    secret = _derive(shared, from_text(auth), b"WebPush: info\x00" + theirs + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    padding = bytes(-(len(content) + 1) % padded_to)
    sealed = AESGCM(key).encrypt(nonce, content + LAST_RECORD + padding, None)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return header + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
