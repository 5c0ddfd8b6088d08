"""What comes in is heard in its order, and others get their turn in between."""

import asyncio
import time
from typing import Any

from host.helpers import in_loop
from sushiya.server.intake import A_TURN, Intake


@in_loop
async def test_everything_is_heard_in_the_order_of_coming() -> None:
    intake, heard = Intake(), list[bytes]()

    def hear(message: bytes) -> None:
        heard.append(message)
        if message == b"b":
            intake.put(hear, b"said meanwhile")

    for message in (b"a", b"b", b"c"):
        intake.put(hear, message)
    assert heard == []
    await asyncio.sleep(0)
    assert heard == [b"a", b"b", b"c", b"said meanwhile"]
    intake.put(hear, b"later")
    await asyncio.sleep(0)
    assert heard[-1] == b"later"


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
        intake.put(hear, message)
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
        intake.put(hear, b"")
    asyncio.get_running_loop().call_soon(noted.append, "another")
    for _ in range(4):
        await asyncio.sleep(0)
    assert noted == ["heard", "another", "heard", "heard"]
