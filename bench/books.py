"""Find the slowest recipe book, to parse and check, that is within all bounds.

Usage: .venv/bin/python bench/books.py [--all]
Builds books of every mixture of sections, keys, quotes and values that the bounds allow, and prints
the costliest: processor time, best of three, beside the house's book. `--all` prints every one.
"""

import itertools
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from sushiya.core.options import LONGEST_DOCUMENT
from sushiya.games.wasabi.bookbounds import MOST_ESCAPES, MOST_KEYS, MOST_LISTS, find_excess
from sushiya.games.wasabi.bookcheck import check
from sushiya.games.wasabi.house import BOOK_FILE

VALUES = ("1", '""', '["a","a"]', '{a="b"}', "1979-05-27T07:32:00-07:00", "0.1")
SECTIONS = ("", "tiles.", "recipes.")


class Mixture(NamedTuple):
    sections: int
    keys: int
    parts: int
    quoting: tuple[bool, str]
    """Whether keys stand in quotes, and an escape that each of them has."""
    where: str
    value: str

    def book(self) -> str:
        lines = []
        for section in range(max(self.sections, 1)):
            if self.sections:
                lines.append(f"[{self.where}{self._key(section, self.parts - bool(self.where))}]")
            of_section = self.keys // max(self.sections, 1)
            first = section * of_section
            lines += [
                f"{self._key(number, self.parts)} = {self.value}"
                for number in range(first, first + of_section)
            ]
        return "\n".join(lines)

    def _key(self, number: int, parts: int) -> str:
        is_quoted, escape = self.quoting
        names = [f"k{number}", "b", "c"][:parts]
        return ".".join(f'"{name}{escape}"' if is_quoted else name for name in names)


def _filled(book: str) -> str:
    """Add a long text, so that the book has as many bytes and escapes as it may have."""
    escapes = max(MOST_ESCAPES - book.count("\\"), 0)
    room = LONGEST_DOCUMENT - len(book) - 2 * escapes - 20
    return f'title = "{chr(92)}n{"x" * max(room, 0)}"\n'.replace("\\n", "\\n" * escapes) + book


def _books() -> Iterator[tuple[str, str]]:
    yield "the house's", BOOK_FILE.read_text("utf-8")
    yield (
        "one list a recipe",
        "[tiles]\n[recipes]\n"
        + "\n".join(
            f"r{number} = [" + ", ".join(f'"{item}"' for item in range(99)) + "]"
            for number in range(20)
        ),
    )
    quotings = ((False, ""), (True, ""), (True, r"\n"))
    for mixed in itertools.product(
        (0, 50, MOST_LISTS - 2), (MOST_KEYS - 2, 300), (1, 2, 3), quotings, SECTIONS, VALUES
    ):
        mixture = Mixture(*mixed)
        if not mixture.where or (mixture.parts > 1 and mixture.sections):
            yield repr(mixture), _filled(mixture.book())


def _milliseconds(book: str) -> float:
    times = []
    for _ in range(3):
        began = time.process_time()
        check(book)
        times.append((time.process_time() - began) * 1000)
    return min(times)


def main() -> None:
    timed = [(_milliseconds(book), name) for name, book in _books() if find_excess(book) is None]
    house = timed[0][0]
    shown = sorted(timed) if "--all" in sys.argv else sorted(timed)[-5:]
    for milliseconds, name in [(house, "the house's"), *shown]:
        sys.stdout.write(f"{milliseconds:7.1f} ms  {name}\n")
    sys.stdout.write(f"{len(timed)} books within the bounds\n")


if __name__ == "__main__":
    main()
