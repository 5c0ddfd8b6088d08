"""A push service on loopback, and a browser's side of Web Push: its keys, and how it reads."""

import asyncio
import datetime as dt
import json
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from sushiya.server.push.encryption import point_of
from sushiya.server.push.policy import PushPolicy
from sushiya.server.push.text import from_text, to_text

HOST = "localhost"


def _hmac(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


@dataclass
class Browser:
    """Makes keys, and decrypts by RFC 8291's steps, written here once more from the RFC."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def point(self) -> bytes:
        return point_of(self.key.public_key())

    def wish(self, endpoint: str, language: str = "en") -> dict[str, str]:
        return {
            "endpoint": endpoint,
            "p256dh": to_text(self.point),
            "auth": to_text(self.secret),
            "language": language,
        }

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert size >= len(sealed)
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\x00" + self.point + theirs
        material = _hmac(_hmac(self.secret, shared), info + b"\x01")
        key = _hmac(salt, material)
        content = _hmac(key, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = _hmac(key, b"Content-Encoding: nonce\x00\x01")[:12]
        opened = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert opened.endswith(b"\x02")
        return opened[:-1]


@dataclass(frozen=True)
class Sent:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    port: int
    policy: PushPolicy
    answer: bytes = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
    sent: list[Sent] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def endpoint(self, name: str = "device") -> str:
        return f"https://{HOST}:{self.port}/{name}"

    def say(self, status: str, *headers: str) -> None:
        lines = (f"HTTP/1.1 {status}", "content-length: 0", *headers, "", "")
        self.answer = "\r\n".join(lines).encode()

    async def next(self) -> Sent:
        """Wait for the next notice."""
        async with asyncio.timeout(60):
            await self.arrived.wait()
        self.arrived.clear()
        return self.sent[-1]

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (one.partition(":") for one in lines)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.sent.append(Sent(first.split()[1], headers, body))
        writer.write(self.answer)
        await writer.drain()
        writer.close()
        self.arrived.set()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """Serve over TLS, with a certificate that only the policy given along believes."""
    serving, believing = _certified(folder)
    service = PushService(0, PushPolicy())
    server = await asyncio.start_server(service.take, "127.0.0.1", 0, ssl=serving)
    service.port = server.sockets[0].getsockname()[1]
    service.policy = PushPolicy(more_services=(HOST,), allows_private=True, tls=believing)
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()


def _certified(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    chain, private = folder / "push.pem", folder / "push.key"
    chain.write_bytes(certificate.public_bytes(Encoding.PEM))
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(chain, private)
    return serving, ssl.create_default_context(cafile=str(chain))


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """Check a request's token by its key; give what it claims, and the key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    both = from_text(signature)
    der = utils.encode_dss_signature(
        int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big")
    )
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(parts["k"]))
    point.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(from_text(signed.split(".")[1]))
    return claims, parts["k"]
