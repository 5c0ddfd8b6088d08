"""Frozen structs with hyphenated JSON: the base of everything that is kept or sent."""

from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises: the wrong form, bytes that are no UTF-8, nesting that is too deep."""


class Value(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, gc=False):
    """Frozen, so it is in no reference cycle, and the garbage collector need not track it."""


def kebab(name: str) -> str:
    """Convert a class's name to the form of JSON tags and message ids: PickHeld to pick-held."""
    return "".join(
        "-" + letter.lower() if letter.isupper() and place else letter.lower()
        for place, letter in enumerate(name)
    )


def whole(pattern: str) -> str:
    """Anchor a pattern at both ends, for Python and for ECMAScript (JSON Schema).

    Python's `$` alone also matches before a line break at the end.
    """
    return rf"^(?:{pattern})$(?!\n)"


_encoder = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """Encode a value as JSON, as logs, records and messages hold it."""
    return _encoder.encode(value)


def written(value: T) -> T:
    """Encode a value once that many others will hold: its bytes are copied into their encoding.

    The result is raw JSON in place of the value: only an encoder can use it.
    """
    return cast("T", msgspec.Raw(encode(value)))


def tag_of(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def plain(value: object) -> Any:
    """Turn a value into lists, dicts, strings and numbers."""
    return msgspec.json.decode(encode(value))
