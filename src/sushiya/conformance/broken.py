"""How a check reports that a game breaks the contract."""

from typing import NoReturn


class Broken(AssertionError):
    """A game does not keep what the contract promises; says where."""


def broken(sentence: str) -> NoReturn:
    raise Broken(sentence)


def expect(holds: bool, sentence: str) -> None:  # noqa: FBT001 - reads as an assertion
    if not holds:
        raise Broken(sentence)


def expect_same(got: object, wanted: object, what: str) -> None:
    expect(got == wanted, f"{what}: {got!r} instead of {wanted!r}")
