"""What is kept or sent, as bytes."""

from sushiya.core.value import Value, encode, written


class Nested(Value, frozen=True):
    parts: tuple[int, ...]
    name: str = ""


def test_what_was_written_before_is_written_the_same() -> None:
    assert encode(Nested(written((1, 2)), written("é"))) == encode(Nested((1, 2), "é"))
