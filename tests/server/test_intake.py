"""Whom a table waits for is heard first, and others get their turn in between."""

import asyncio
import time
from typing import Any

from host.helpers import in_loop
from sushiya.server.intake import A_TURN, Intake, Speaker


@in_loop
async def test_everything_is_heard_in_the_order_of_coming() -> None:
    intake, heard = Intake(), list[bytes]()

    def hear(message: bytes) -> None:
        heard.append(message)
        if message == b"b":
            two.say(b"said meanwhile", is_awaited=False)

    one, two = Speaker(intake, hear), Speaker(intake, hear)
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
        Speaker(intake, heard.append).say(name, is_awaited=False)
    Speaker(intake, heard.append).say(b"waited for", is_awaited=True)
    await asyncio.sleep(0)
    # One of those who came earlier has got on too.
    assert heard == [b"a", b"waited for", b"b", b"c"]


@in_loop
async def test_nobody_waits_for_ever_behind_those_who_are_waited_for() -> None:
    intake, heard = Intake(), list[bytes]()

    def hear_slowly(message: bytes) -> None:
        time.sleep(A_TURN)
        heard.append(message)

    other = Speaker(intake, heard.append)
    for _ in range(3):
        Speaker(intake, hear_slowly).say(b"waited for", is_awaited=True)
        other.say(b"other", is_awaited=False)
    for _ in range(3):
        await asyncio.sleep(0)
    assert heard == [b"other", b"waited for"] * 3


@in_loop
async def test_a_device_is_heard_in_the_order_in_which_it_speaks() -> None:
    intake, heard = Intake(), list[bytes]()
    Speaker(intake, heard.append).say(b"another", is_awaited=False)
    device = Speaker(intake, heard.append)
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
        Speaker(intake, hear).say(message, is_awaited=False)
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
        Speaker(intake, hear).say(b"", is_awaited=False)
    asyncio.get_running_loop().call_soon(noted.append, "another")
    for _ in range(4):
        await asyncio.sleep(0)
    assert noted == ["heard", "another", "heard", "heard"]
