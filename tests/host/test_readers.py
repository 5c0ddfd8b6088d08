"""Documents are read in a process of their own, which may die, hang or want too much memory."""

import asyncio
import os
import signal
import sys

import msgspec
import pytest

from host.helpers import Salon, in_loop, newcomer
from server.bombs import TEXTS
from sushiya.core.options import LONGEST_DOCUMENT
from sushiya.core.refusal import Refusal
from sushiya.games import GAMES
from sushiya.games.wasabi.book import Book
from sushiya.games.wasabi.house import BOOK_FILE, HOUSE_BOOK
from sushiya.host.making import Wish, make_table
from sushiya.host.people import Seated
from sushiya.host.reader import Document, Reading
from sushiya.host.readers import MOST_WAITING, InlineReader, ProcessReader, read_documents

HOUSE = BOOK_FILE.read_text("utf-8")
RULES = GAMES.find("wasabi")
PATIENT = 60.0
"""Seconds, for what is to succeed however busy the machine is."""


def a_book(text: str = HOUSE) -> Document:
    return Document("wasabi", "recipe-book", text)


def replaced(body: str) -> tuple[str, ...]:
    """Start a reader that does this instead of reading a text that begins with a #."""
    code = (
        "import time\nfrom sushiya.host import reader\nusual = reader.read\n"
        "def read(registry, document):\n"
        f"    if document.text[0] == '#':\n        {body}\n"
        "    return usual(registry, document)\n"
        "reader.read = read\nreader.main()"
    )
    return (sys.executable, "-c", code)


FINE = f"\n{HOUSE}"
"""The same book, which those readers read."""


def pid_of(reader: ProcessReader) -> int:
    assert reader._process is not None
    (process,) = reader._process._processes
    return process.pid


@in_loop
async def test_a_book_is_read_in_another_process_as_here() -> None:
    reader, here = ProcessReader(within=PATIENT), InlineReader(GAMES)
    assert reader._process is None  # nothing is started for a house without books
    reading = await reader.read(a_book())
    assert reading is not None
    assert msgspec.json.decode(reading.value, type=Book) == HOUSE_BOOK
    assert pid_of(reader) != os.getpid()
    for text in [*TEXTS.values(), "nonsense", HOUSE.replace("count = 8", "count = 80")]:
        document = a_book(text[:LONGEST_DOCUMENT])
        answer = await reader.read(document)
        assert answer == await here.read(document)
        assert answer is not None
        assert answer.problem is not None
    await reader.close()


@in_loop
async def test_a_reader_that_hangs_is_replaced() -> None:
    reader = ProcessReader(replaced("time.sleep(3600)"), within=2.0)
    assert await reader.read(a_book("# hang")) is None
    reading = await reader.read(a_book(FINE))
    assert reading is not None
    assert reading.value
    await reader.close()


@in_loop
async def test_a_reader_that_dies_is_replaced() -> None:
    reader = ProcessReader(within=PATIENT)
    first = await reader.read(a_book())
    os.kill(pid_of(reader), signal.SIGKILL)
    assert await reader.read(a_book()) in (None, first)
    assert await reader.read(a_book()) == first
    await reader.close()


@pytest.mark.skipif(sys.platform != "linux", reason="others have no such limit")
@in_loop
async def test_a_reader_has_little_memory_and_goes_on_without_more() -> None:
    code = (
        "from sushiya.host import reader\n"
        "def wasteful(text):\n    return bytearray(2**30)\n"
        "book = reader.GAMES.find('wasabi').options.documents\n"
        "usual = book['recipe-book']\n"
        "book['recipe-book'] = lambda text: (wasteful if text[0] == '#' else usual)(text)\n"
        "reader.main()"
    )
    reader = ProcessReader((sys.executable, "-c", code), within=PATIENT)
    assert await reader.read(a_book("# much")) == Reading()
    before = pid_of(reader)
    reading = await reader.read(a_book(FINE))
    assert reading is not None
    assert reading.value
    assert pid_of(reader) == before
    await reader.close()


@in_loop
async def test_beyond_so_many_that_wait_nobody_waits() -> None:
    reader = ProcessReader(replaced("time.sleep(3600)"), within=PATIENT)
    waiting = [asyncio.create_task(reader.read(a_book("# hang"))) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    assert await reader.read(a_book()) is None
    await reader.close()
    assert await asyncio.gather(*waiting) == [None] * MOST_WAITING


@in_loop
async def test_a_table_goes_on_while_its_host_s_book_is_read() -> None:
    salon = Salon()
    room, _ = await salon.make("wasabi", players=3)
    asked, is_read = asyncio.Event(), asyncio.Event()
    usual = salon.house.reader.read

    async def read(document: Document) -> Reading | None:
        asked.set()
        await is_read.wait()
        return await usual(document)

    salon.house.reader.read = read  # type: ignore[method-assign]
    text = HOUSE.replace('title = "', 'title = "Our ', 1)
    choosing = asyncio.create_task(
        salon.granted(room, "ChooseOptions", id="book", options={"recipe-book": text, "players": 3})
    )
    await asked.wait()
    await salon.join(room, 1)
    assert isinstance(
        await make_table(salon.hall.house, newcomer(5), Wish(game="wasabi"), salon.now), Seated
    )
    is_read.set()
    await choosing
    assert room.table.game.options.recipe_book.title.startswith("Our ")
    assert room.table.places[1].person is not None
    # A resent request is answered without reading the book again.
    asked.clear()
    await salon.granted(room, "ChooseOptions", id="book", options={"recipe-book": text})
    assert not asked.is_set()


@in_loop
async def test_nobody_s_book_is_read_who_may_not_choose() -> None:
    salon = Salon()
    room, _ = await salon.make("wasabi", players=3)
    await salon.join(room, 1)

    async def read(document: Document) -> Reading | None:
        raise AssertionError(document)

    salon.house.reader.read = read  # type: ignore[method-assign]
    assert (
        await salon.refused(room, "ChooseOptions", 1, options={"recipe-book": HOUSE}) == "not-host"
    )
    await salon.granted(room, "Start", fill="cook")
    assert (
        await salon.refused(room, "ChooseOptions", options={"recipe-book": HOUSE}) == "not-waiting"
    )


@in_loop
async def test_only_texts_of_documents_are_read() -> None:
    here = InlineReader(GAMES)
    assert await read_documents(here, RULES, {"players": 3}) == {"players": 3}
    filled = await read_documents(here, RULES, {"recipe-book": HOUSE})
    assert filled == {"recipe-book": HOUSE_BOOK}
    assert await read_documents(here, RULES, {"recipe-book": [1]}) == {"recipe-book": [1]}
    assert isinstance(await read_documents(here, RULES, {"recipe-book": "é" * 33_000}), Refusal)
