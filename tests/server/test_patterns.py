"""Every pattern on the wire holds for the whole text: a line break at the end is refused."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect as forms

from sushiya.core.value import whole
from sushiya.host.requests import Id, Nonce
from sushiya.server import wire

TAKEN = (
    *get_args(wire.ANY_INCOMING),
    wire.TableWish,
    wire.SeatWish,
    wire.MoveWish,
    wire.LeaveWish,
    wire.RematchWish,
)
ENDINGS = ("\n", "\r", "\r\n", "\u2028", " ", "\x00")


def patterns(form: Any, seen: set[type]) -> Iterator[str]:
    """Find the pattern of every text in a type, however deep."""
    if isinstance(form, forms.StructType):
        if form.cls in seen:
            return
        seen.add(form.cls)
    if isinstance(form, forms.StrType) and form.pattern is not None:
        yield form.pattern
    for name in getattr(form, "__struct_fields__", ()):
        value = getattr(form, name)
        parts = value if isinstance(value, tuple) else (value,)
        for part in parts:
            if isinstance(part, forms.Type | forms.Field):
                yield from patterns(part, seen)


SEEN: set[type] = set()
PATTERNS = sorted(
    set(chain.from_iterable(patterns(one, SEEN) for one in forms.multi_type_info(TAKEN)))
)


@pytest.mark.parametrize("pattern", PATTERNS)
@settings(max_examples=20, database=None, derandomize=True)
@given(data=st.data())
def test_every_pattern_on_the_wire_is_of_whole_texts(pattern: str, data: st.DataObject) -> None:
    form: Any = Annotated[str, msgspec.Meta(pattern=pattern)]
    text = data.draw(st.from_regex(pattern)).removesuffix("\n")
    assert msgspec.convert(text, form) == text
    for ending in ENDINGS:
        for wrong in (text + ending, ending + text, text + ending + text):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(wrong, form)


def test_the_walk_finds_keys_and_ids_and_nonces() -> None:
    named: tuple[Any, ...] = (wire.Key, Id, Nonce)
    assert {form.__metadata__[0].pattern for form in named} <= set(PATTERNS)


def test_alternatives_are_anchored_together() -> None:
    assert re.search(whole("a|b"), "b")
    assert not re.search(whole("a|b"), "ab")
