"""The checks that every store must pass; they name no store, and authors of a new one can run them.

A check gets a place: a function that opens a store which is empty at first. Calling it again, after
the store was closed, opens the same one with its contents.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

import msgspec

from sushiya.conformance.broken import expect, expect_same
from sushiya.conformance.sheets import SHEET_CHECKS
from sushiya.store.protocol import (
    Annals,
    Answer,
    Append,
    Appended,
    CodeTaken,
    Entry,
    Erasure,
    Repeated,
    Stale,
    Store,
    Summary,
)
from sushiya.store.sheets import SheetOpening

Place: TypeAlias = Callable[[], Awaitable[Store]]

WRITERS = 8
TURNS = 12
LONG = 3_000
MEGABYTE = 1_000_000
WAITING = Summary("", listed=False, phase="waiting", deadline=None, players=(), card=b"card")
OVER = msgspec.structs.replace(WAITING, phase="over")


def opened(table: str, summary: Summary | None = WAITING, at: float = 1.0) -> Append:
    return Append(table, 0, (b"opened",), at, None, summary)


async def appending(place: Place) -> None:
    """A log grows in order, is read from any version on, and is there when opened again."""
    store = await place()
    expect_same(await store.read("a"), (), "an unknown table's log")
    expect_same(await store.append(Append("a", 0, (b"x", b"y"), 1.5)), Appended(2), "two entries")
    expect_same(await store.append(Append("a", 2, (b"z",), 2.5)), Appended(3), "a third entry")
    expect_same(await store.append(Append("b", 0, (b"other",), 3.0)), Appended(1), "another table")
    log = (Entry(1, 1.5, b"x"), Entry(2, 1.5, b"y"), Entry(3, 2.5, b"z"))
    for after, wanted in ((0, log), (1, log[1:]), (2, log[2:]), (3, ()), (9, ())):
        expect_same(await store.read("a", after), wanted, f"the log after {after}")
    await store.close()
    store = await place()
    expect_same(await store.read("a"), log, "the log, opened again")
    expect_same(
        await store.append(Append("a", 3, (b"more",), 4.0)), Appended(4), "an entry after that"
    )
    await store.close()


async def stale(place: Place) -> None:
    """An append that expects an older version than the newest, or a later one, changes nothing."""
    store = await place()
    await store.append(Append("a", 0, (b"x", b"y"), 1.0, None, WAITING))
    for expected in (0, 1, 3, -1):
        request = Append("a", expected, (b"no", b"no"), 2.0, "c", OVER)
        expect_same(await store.append(request), Stale(2), f"expecting {expected} of 2 entries")
    expect_same(await store.append(Append("b", 1, (b"no",), 2.0)), Stale(0), "an unknown table")
    expect_same(len(await store.read("a")), 2, "the log's length after stale appends")
    expect_same(await store.summary("a"), WAITING, "the summary after stale appends")
    right = Append("a", 2, (b"yes",), 2.0, "c")
    expect_same(await store.append(right), Appended(3), "a command that was stale before")
    await store.close()


async def repeated(place: Place) -> None:
    """A command is stored once; sent again, at any time, it gets the version it was stored with."""
    store = await place()
    first = Append("a", 0, (b"x", b"y"), 1.0, "c1", WAITING)
    expect_same(await store.append(first), Appended(2), "a command")
    expect_same(
        await store.append(Append("a", 2, (b"z",), 2.0, "c2")), Appended(3), "the next command"
    )
    expect_same(
        await store.append(Append("b", 0, (b"z",), 2.0, "c1")), Appended(1), "its id elsewhere"
    )
    await _repeat(store, first)
    await store.close()
    store = await place()
    await _repeat(store, first)
    await store.close()


async def _repeat(store: Store, first: Append) -> None:
    again = msgspec.structs.replace(first, expected=3, bodies=(b"no",), summary=OVER)
    for request in (first, again):
        expect_same(await store.append(request), Repeated(2), "a command that is stored already")
    expect_same(len(await store.read("a")), 3, "the log's length after a repeated command")
    expect_same(await store.summary("a"), WAITING, "the summary after a repeated command")


async def racing(place: Place) -> None:
    """Of many writers that expect the same version exactly one wins, and all get their turns."""
    store = await place()
    won: list[int] = []

    async def write(writer: int) -> None:
        seen = 0
        for turn in range(TURNS):
            while True:
                body = bytes((writer, turn))
                answer = await store.append(Append("a", seen, (body,), 1.0, f"{writer}.{turn}"))
                if isinstance(answer, Appended):
                    won.append(seen)
                    seen = answer.version
                    break
                expect(isinstance(answer, Stale), f"{answer!r} to a new command")
                seen = len(await store.read("a"))

    await asyncio.gather(*(write(writer) for writer in range(WRITERS)))
    expect_same(sorted(won), list(range(WRITERS * TURNS)), "the versions that were won")
    log = await store.read("a")
    expect_same(
        [entry.version for entry in log], list(range(1, len(log) + 1)), "the log's versions"
    )
    for writer in range(WRITERS):
        turns = [entry.body[1] for entry in log if entry.body[0] == writer]
        expect_same(turns, list(range(TURNS)), f"the order of writer {writer}'s entries")
    await store.close()


async def many_at_once(place: Place) -> None:
    """Concurrent appends to many tables do not affect each other, and each gets its own answer."""
    store = await place()

    async def play(table: str, number: int) -> tuple[Answer, ...]:
        right = await store.append(Append(table, 0, (b"x",) * number, 1.0, "c"))
        return right, await store.append(Append(table, 99, (b"no",), 1.0))

    answers = await asyncio.gather(*(play(f"t{number}", number) for number in range(1, 41)))
    for number, answer in enumerate(answers, 1):
        expect_same(answer, (Appended(number), Stale(number)), f"the answers to writer {number}")
        expect_same(len(await store.read(f"t{number}")), number, f"the log of writer {number}")
    await store.close()


async def leaving(place: Place) -> None:
    """A cancelled append is stored whole or not at all, and the store keeps working."""
    store = await place()
    for number in range(20):
        request = Append(f"t{number}", 0, (b"x", b"y"), 1.0, "c", WAITING)
        asked = asyncio.ensure_future(store.append(request))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        answer = await store.append(request)
        expect(answer in {Appended(2), Repeated(2)}, f"{answer!r} after a cancelled append")
        expect_same(len(await store.read(f"t{number}")), 2, "a log after a cancelled append")
    await store.close()


async def summaries(place: Place) -> None:
    """A summary stays until another takes its place, also without a new entry."""
    store = await place()
    full = Summary("QRST", listed=True, phase="running", deadline=9.5, players=("p", "q"), card=b"")
    expect_same(await store.summary("a"), None, "an unknown table's summary")
    await store.append(opened("a", None))
    expect_same(await store.summary("a"), None, "a summary that was never given")
    await store.append(Append("a", 1, (b"x",), 2.0, None, full))
    await store.append(Append("a", 2, (b"y",), 3.0))
    expect_same(await store.summary("a"), full, "a summary after an append without one")
    later = msgspec.structs.replace(full, deadline=None, players=("q",))
    answer = await store.append(Append("a", 3, (), 4.0, None, later))
    expect_same(answer, Appended(3), "an append of a summary alone")
    await store.close()
    store = await place()
    expect_same(await store.summary("a"), later, "a summary, opened again")
    await store.close()


async def codes(place: Place) -> None:
    """No two tables that are not over share a code; empty codes do not count."""
    store = await place()
    coded = msgspec.structs.replace(WAITING, code="KIWI")
    await store.append(opened("a", coded))
    taken = Append("b", 0, (b"no",), 1.0, "c", coded)
    expect_same(await store.append(taken), CodeTaken("KIWI"), "a code that another table has")
    expect_same(await store.read("b"), (), "the log after a taken code")
    expect_same(await store.find_code("KIWI"), "a", "the table with the code")
    kept = await store.append(Append("a", 1, (b"x",), 2.0, None, coded))
    expect_same(kept, Appended(2), "a table's own code, kept")
    over = msgspec.structs.replace(coded, phase="over")
    await store.append(Append("a", 2, (b"x",), 3.0, None, over))
    expect_same(await store.find_code("KIWI"), None, "the code of a table that is over")
    expect_same(await store.append(taken), Appended(1), "a code that has become free")
    expect_same(await store.find_code("KIWI"), "b", "the new table with the code")
    back = await store.append(Append("a", 3, (b"x",), 4.0, None, coded))
    expect_same(back, CodeTaken("KIWI"), "a code wanted back")
    for table in ("c", "d"):
        expect_same(await store.append(opened(table)), Appended(1), "a table without a code")
    for unknown in ("", "NONE", "kiwi"):
        expect_same(await store.find_code(unknown), None, f"the code {unknown!r}")
    await store.close()


async def lists(place: Place) -> None:
    """Lists hold tables that are not over, newest first, whichever had the last entry."""
    store = await place()
    public = msgspec.structs.replace(WAITING, listed=True, players=("p",))
    private = msgspec.structs.replace(WAITING, players=("q", "p", "q"))
    for table, summary in (("a", public), ("b", private), ("c", public), ("d", OVER)):
        await store.append(opened(table, summary))
    await store.append(opened("e", None))
    await store.append(Append("a", 1, (b"x",), 5.0, None, public))
    expect_same(await store.listed(9), (("c", public), ("a", public)), "the listed tables")
    expect_same(await store.listed(1), (("c", public),), "one listed table")
    expect_same(await store.listed(0), (), "no listed table")
    of_p = (("c", public), ("b", private), ("a", public))
    expect_same(await store.of_player("p", 9), of_p, "a player's tables")
    expect_same(await store.of_player("p", 2), of_p[:2], "two of a player's tables")
    expect_same(await store.of_player("q", 9), (("b", private),), "the tables of who has two seats")
    await store.append(Append("b", 1, (), 6.0, None, public))
    expect_same(await store.of_player("q", 9), (), "the tables of who has left")
    for table, length in (("b", 1), ("c", 1)):
        over = msgspec.structs.replace(public, phase="over")
        await store.append(Append(table, length, (b"end",), 7.0, None, over))
    expect_same(await store.listed(9), (("a", public),), "the listed tables after an end")
    expect_same(await store.of_player("p", 9), (("a", public),), "a player's tables after an end")
    await store.append(Append("c", 2, (), 8.0, None, public))
    expect_same(
        await store.of_player("p", 1), (("c", public),), "a table that goes on after its end"
    )
    await store.close()


async def deadlines(place: Place) -> None:
    """Tables are due when their deadline has come, the earliest first."""
    store = await place()
    for table, deadline in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.0), ("e", 10.0)):
        await store.append(opened(table, msgspec.structs.replace(WAITING, deadline=deadline)))
    expect_same(await store.due(9.9, 9), (), "what is due before all deadlines")
    first = (("b", 10.0), ("e", 10.0), ("d", 20.0))
    expect_same(await store.due(20.0, 9), first, "what is due when a deadline has just come")
    expect_same(await store.due(99.0, 2), first[:2], "the two that were due first")
    await store.append(Append("b", 1, (b"x",), 11.0, None, WAITING))
    await store.close()
    store = await place()
    expect_same(await store.due(15.0, 9), (("e", 10.0),), "what is due, opened again")
    await store.close()


async def documents(place: Place) -> None:
    """A document is found by kind and key, and the last one written counts."""
    store = await place()
    expect_same(await store.get_document("record", "a"), None, "an unknown document")
    await store.put_document("record", "a", b"one")
    await store.put_document("token", "a", b"two")
    await store.put_document("record", "b", b"")
    await store.put_document("record", "a", b"three")
    await store.close()
    store = await place()
    wanted = {("record", "a"): b"three", ("token", "a"): b"two", ("record", "b"): b""}
    for (kind, key), body in wanted.items():
        expect_same(await store.get_document(kind, key), body, f"the document {kind} {key}")
    await store.close()


async def swapping(place: Place) -> None:
    """A document is swapped by whoever has seen the newest; of several at once one wins."""
    store = await place()
    made = [store.swap_document("ticket", "a", None, b"%d" % one) for one in range(WRITERS)]
    expect_same((await asyncio.gather(*made)).count(True), 1, "how many have made it")
    first = await store.get_document("ticket", "a")
    changed = [store.swap_document("ticket", "a", first, b"n%d" % one) for one in range(WRITERS)]
    expect_same((await asyncio.gather(*changed)).count(True), 1, "how many have changed it")
    second = await store.get_document("ticket", "a") or b""
    for before, body, wanted in (
        (None, b"no", False),
        (first, b"no", False),
        (None, second, True),
        (first, second, True),
        (second, b"third", True),
    ):
        answer = await store.swap_document("ticket", "a", before, body)
        expect_same(answer, wanted, f"{before!r} becoming {body!r}")
    unknown = await store.swap_document("record", "a", b"third", b"no")
    expect_same(unknown, False, "swapping a document that is not there")
    expect_same(await store.get_document("record", "a"), None, "that document")
    await store.close()
    store = await place()
    expect_same(await store.get_document("ticket", "a"), b"third", "the document after all that")
    await store.close()


async def forgetting(place: Place) -> None:
    """Old finished tables are deleted with all that belongs to them; counts show what is left."""
    store = await place()
    running = msgspec.structs.replace(WAITING, phase="running")
    nothing = {"waiting": 0, "running": 0, "over": 0, "entries": 0}
    expect_same(await store.counts(), nothing, "the counts of an empty store")
    for table, summary, at in (
        ("old", OVER, 10.0),
        ("just", OVER, 20.0),
        ("young", OVER, 30.0),
        ("waits", WAITING, 10.0),
        ("runs", running, 10.0),
        ("bare", None, 10.0),
    ):
        await store.append(Append(table, 0, (b"x", b"y"), at, "c", summary))
        await store.put_document("record", table, b"record")
    before = {"waiting": 1, "running": 1, "over": 3, "entries": 12}
    expect_same(await store.counts(), before, "the counts before forgetting")
    expect_same(await store.delete_over(20.0), 1, "how many tables were old")
    expect_same(await store.delete_over(20.0), 0, "how many tables are still old")
    expect_same(await store.counts(), before | {"over": 2, "entries": 10}, "the counts afterwards")
    expect_same(await store.read("old"), (), "the log of a forgotten table")
    expect_same(await store.summary("old"), None, "the summary of a forgotten table")
    expect_same(await store.get_document("record", "old"), None, "the record of a forgotten table")
    for table in ("just", "young", "waits", "runs", "bare"):
        expect_same(len(await store.read(table)), 2, f"the log of {table}")
        expect_same(await store.get_document("record", table), b"record", f"the record of {table}")
    anew = Append("old", 0, (b"new",), 40.0, "c", WAITING)
    expect_same(
        await store.append(anew), Appended(1), "a forgotten table's name and command, used anew"
    )
    await store.close()


async def erasing(place: Place) -> None:
    """A player is found wherever they ever sat, and can be taken out of a log."""
    store = await place()
    with_ada = msgspec.structs.replace(WAITING, players=("ada", "ben"))
    without = msgspec.structs.replace(WAITING, players=("ben",), card=b"anonymous")
    for table in ("a", "b"):
        await store.append(opened(table, with_ada))
        await store.append(Append(table, 1, (b"left",), 2.0, "ada:1", without))
    await store.append(Append("b", 2, (b"over",), 3.0, "ben:1", OVER))
    expect_same(await store.ever_of_player("ada", 9), ("a", "b"), "the tables where somebody sat")
    expect_same(await store.ever_of_player("ada", 1), ("a",), "the first of them")
    finished = (("b", 3.0, OVER),)
    expect_same(await store.finished_of_player("ada", 0, 9), finished, "what was finished")
    expect_same(await store.finished_of_player("ada", 1, 9), (), "what was finished before that")
    expect_same(await store.finished_of_player("eve", 0, 9), (), "what somebody else finished")
    stale_one = Erasure("b", 2, ("ada",), ((1, b"no"),), ("ada:1",), OVER)
    expect_same(await store.erase(stale_one), Stale(3), "erasing from a log that has grown")
    request = Erasure("b", 3, ("ada",), ((1, b"opened by nobody"),), ("ada:1",), OVER)
    expect_same(await store.erase(request), Appended(3), "erasing")
    log = (Entry(1, 1.0, b"opened by nobody"), Entry(2, 2.0, b"left"), Entry(3, 3.0, b"over"))
    await store.close()
    store = await place()
    expect_same(await store.read("b"), log, "the log after erasing")
    expect_same(await store.summary("b"), OVER, "the summary after erasing")
    expect_same(await store.ever_of_player("ada", 9), ("a",), "the tables that are left")
    again = Append("b", 3, (b"x",), 4.0, "ada:1")
    expect_same(await store.append(again), Appended(4), "an id that was erased")
    await store.close()


async def writing(place: Place) -> None:
    """The check whether a store can be written succeeds, and changes nothing."""
    store = await place()
    await store.append(opened("a"))
    before = (await store.counts(), await store.read("a"), await store.listed(9))
    for _ in range(3):
        await store.check_writing()
    after = (await store.counts(), await store.read("a"), await store.listed(9))
    expect_same(after, before, "what is kept after looking whether it can be written")
    await store.close()


async def contents(place: Place) -> None:
    """Any bytes and any text come back as they were, in short logs and in long ones."""
    store = await place()
    bodies = (b"", bytes(range(256)), b"\0" * 10, b"x" * MEGABYTE)
    names = ("", "ä寿司🍣", "with space", "o'clock", "nul\0inside", "n" * 1000)
    for name in names:
        summary = msgspec.structs.replace(WAITING, code=name, players=(name,), card=bodies[1])
        await store.append(Append(name, 0, bodies, 1.0, name, summary))
    for name in names:
        log = await store.read(name)
        expect(tuple(entry.body for entry in log) == bodies, f"the log of {name!r} has changed")
        expect_same((await store.of_player(name, 9))[0][0], name, "the name of a table")
        again = await store.append(Append(name, 4, (), 1.0, name))
        expect_same(again, Repeated(4), f"the command {name!r}, again")
    for start in range(0, LONG, 100):
        lines = tuple(str(number).encode() for number in range(start, start + 100))
        await store.append(Append("long", start, lines, 1.0))
    long = [int(entry.body) for entry in await store.read("long")]
    expect(long == list(range(LONG)), "a long log has changed")
    expect_same(len(await store.read("long", LONG - 1)), 1, "the end of a long log")
    await store.close()


async def taking_out(place: Place) -> None:
    """All contents can be listed: tables and sheets in order, documents, ids and players."""
    store = await place()
    for sheet in ("z", "a"):
        await store.open_sheet(SheetOpening(sheet, "ada", 1.0, 9.0, 2))
    ada = msgspec.structs.replace(WAITING, players=("ada", "ben"))
    await store.append(Append("z", 0, (b"opened",), 1.0, "first", ada))
    await store.append(Append("a", 0, (b"opened",), 1.0))
    await store.append(Append("z", 1, (b"x", b"y"), 2.0, "second", OVER))
    await store.put_document("record", "z", b"{}")
    found = await store.contents()
    expect_same(found.tables, ("z", "a"), "the tables in the order of their creation")
    expect_same(found.documents, (("record", "z"),), "the documents")
    expect_same(found.sheets, ("z", "a"), "the sheets in the order of their opening")
    expect_same(
        await store.annals("z"),
        Annals((("first", 1), ("second", 3)), ("ada", "ben")),
        "the ids and sitters of a table",
    )
    expect_same(await store.annals("nowhere"), Annals((), ()), "the annals of an unknown table")
    await store.close()


CHECKS: dict[str, Callable[[Place], Coroutine[Any, Any, None]]] = {
    "appending": appending,
    "stale": stale,
    "repeated": repeated,
    "racing": racing,
    "many-at-once": many_at_once,
    "leaving": leaving,
    "summaries": summaries,
    "codes": codes,
    "lists": lists,
    "deadlines": deadlines,
    "documents": documents,
    "swapping": swapping,
    "forgetting": forgetting,
    "erasing": erasing,
    "writing": writing,
    "contents": contents,
    "taking-out": taking_out,
    **SHEET_CHECKS,
}
