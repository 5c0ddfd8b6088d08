"""Whom a table waits for is heard first, and others get their turn in between."""

import asyncio
import time
from typing import Any

from host.helpers import in_loop
from sushiya.server.carrier import Hear
from sushiya.server.intake import A_TURN, Intake, Speaker


def speaker(intake: Intake, hear: Hear, most: int = 100) -> Speaker:
    return Speaker(intake, hear, lambda *, is_held: None, most)  # noqa: ARG005 - nobody is held


@in_loop
async def test_everything_is_heard_in_the_order_of_coming() -> None:
    intake, heard = Intake(), list[bytes]()

    def hear(message: bytes) -> None:
        heard.append(message)
        if message == b"b":
            two.say(b"said meanwhile", is_awaited=False)

    one, two = speaker(intake, hear), speaker(intake, hear)
    one.say(b"a", is_awaited=False)
    two.say(b"b", is_awaited=False)
    one.say(b"c", is_awaited=False)
    assert heard == []
    await asyncio.sleep(0)
    assert heard == [b"a", b"b", b"c", b"said meanwhile"]
    one.say(b"later", is_awaited=False)
    await asyncio.sleep(0)
    assert heard[-1] == b"later"


@in_loop
async def test_who_is_waited_for_is_heard_before_those_who_came_earlier() -> None:
    intake, heard = Intake(), list[bytes]()
    for name in (b"a", b"b", b"c"):
        speaker(intake, heard.append).say(name, is_awaited=False)
    speaker(intake, heard.append).say(b"waited for", is_awaited=True)
    await asyncio.sleep(0)
    # One of those who came earlier has got on too.
    assert heard == [b"a", b"waited for", b"b", b"c"]


@in_loop
async def test_nobody_waits_for_ever_behind_those_who_are_waited_for() -> None:
    intake, heard = Intake(), list[bytes]()

    def hear_slowly(message: bytes) -> None:
        time.sleep(A_TURN)
        heard.append(message)

    other = speaker(intake, heard.append)
    for _ in range(3):
        speaker(intake, hear_slowly).say(b"waited for", is_awaited=True)
        other.say(b"other", is_awaited=False)
    for _ in range(3):
        await asyncio.sleep(0)
    assert heard == [b"other", b"waited for"] * 3


@in_loop
async def test_a_device_is_heard_in_the_order_in_which_it_speaks() -> None:
    intake, heard = Intake(), list[bytes]()
    speaker(intake, heard.append).say(b"another", is_awaited=False)
    device = speaker(intake, heard.append)
    device.say(b"first", is_awaited=False)
    device.say(b"second, waited for", is_awaited=True)
    device.say(b"third", is_awaited=False)
    await asyncio.sleep(0)
    assert heard == [b"another", b"first", b"second, waited for", b"third"]


@in_loop
async def test_what_one_message_breaks_is_not_the_others_affair() -> None:
    intake, heard = Intake(), list[bytes]()
    faults: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))

    def hear(message: bytes) -> None:
        if message == b"b":
            raise ZeroDivisionError
        heard.append(message)

    for message in (b"a", b"b", b"c"):
        speaker(intake, hear).say(message, is_awaited=False)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert heard == [b"a", b"c"]
    assert [type(fault["exception"]) for fault in faults] == [ZeroDivisionError]


@in_loop
async def test_a_long_turn_ends_with_much_still_waiting() -> None:
    intake, noted = Intake(), list[str]()

    def hear(_: bytes) -> None:
        time.sleep(A_TURN)
        noted.append("heard")

    for _ in range(3):
        speaker(intake, hear).say(b"", is_awaited=False)
    asyncio.get_running_loop().call_soon(noted.append, "another")
    for _ in range(4):
        await asyncio.sleep(0)
    assert noted == ["heard", "another", "heard", "heard"]


@in_loop
async def test_who_says_more_than_can_be_heard_is_held_until_half_is_heard() -> None:
    intake, noted = Intake(), list[str]()

    def hear(message: bytes) -> None:
        noted.append(message.decode())

    def hold(*, is_held: bool) -> None:
        noted.append("held" if is_held else "let go")

    device = Speaker(intake, hear, hold, 4)
    for message in (b"a", b"b", b"c", b"d", b"e"):
        device.say(message, is_awaited=False)
    assert noted == ["held"]
    await asyncio.sleep(0)
    assert noted == ["held", "a", "b", "let go", "c", "d", "e"]
