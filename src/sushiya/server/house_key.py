"""A key file beside the tables while the server runs: whoever can read it is the operator."""

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sushiya.core.value import Value, encode
from sushiya.store.data_file import make_folder
from sushiya.store.protocol import StoreError

FILE = "house.json"
KEY_BYTES = 32


class HouseKey(Value, frozen=True, kw_only=True):
    port: int
    key: str


@contextlib.contextmanager
def laid_out(data: Path, port: int) -> Iterator[HouseKey]:
    """Write a new key file beside the tables, for its owner only; delete it at the end."""
    house = HouseKey(port=port, key=secrets.token_urlsafe(KEY_BYTES))
    file = data.with_name(FILE)
    make_folder(file)  # With a database the folder may be missing.
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
        out.write(encode(house))
    try:
        yield house
    finally:
        file.unlink(missing_ok=True)


def find_house(data: Path) -> HouseKey:
    """Read the key of the server that has these tables open."""
    try:
        return msgspec.json.decode(data.with_name(FILE).read_bytes(), type=HouseKey)
    except FileNotFoundError as error:
        raise StoreError(f"no server is running with the tables in {data.parent}") from error
