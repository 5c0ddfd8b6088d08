"""What a recipe book's file may be made of, checked in one cheap pass before TOML reads it.

TOML's reader takes quadratic time for long keys, and the checks do for long lists. The bounds are
far above any book, and far below what would cost others their time.
"""

import re

from sushiya.core.options import LONGEST_DOCUMENT, Problem
from sushiya.core.words import Phrase

MOST_LINES = 2_000
MOST_KEYS = 700
MOST_LISTS = 300
"""Lists, inline tables and sections."""
MOST_ITEMS = 2_000
"""Commas in the whole book."""
MOST_ESCAPES = 1_000
"""Backslashes in the whole book."""
LONGEST_LIST = 100
DEEPEST = 4
"""Brackets within each other."""
MOST_PARTS = 3
"""Parts of a dotted key."""
LONGEST_WORD = 64
"""Letters or digits of a name without quotes, or of a number."""

_MULTILINE = re.compile(r"\"\"\"|'''")
# An unfinished string ends with its line. Each character is looked at once: nothing is given back.
_QUOTED = re.compile(r""""(?:[^"\\\n]++|\\[^\n])*+"?+|'[^'\n]*+'?+|\#[^\n]*+""")
_LONG_WORD = re.compile(rf"[^\s.,=\[\]{{}}]{{{LONGEST_WORD + 1}}}")
_LONG_KEY = re.compile(rf"(?:\.[^\n.,=\[\]{{}}]*+){{{MOST_PARTS}}}")
_LIST_MARK = re.compile(r"[\[\]{},]")


def find_excess(text: str) -> Problem | None:
    """Give the first bound that a book's file goes beyond; None: it can be parsed."""
    if len(text) > LONGEST_DOCUMENT or len(text.encode()) > LONGEST_DOCUMENT:
        return Problem(1, Phrase("book-too-long", {"most": LONGEST_DOCUMENT // 1024}))
    if at := _MULTILINE.search(text):
        return Problem(_line(text, at.start()), Phrase("book-multiline"))
    if text.count("\n") >= MOST_LINES:
        return _excess(MOST_LINES, "lines", MOST_LINES)
    if text.count("\\") > MOST_ESCAPES:
        return _excess(1, "escapes", MOST_ESCAPES)
    bare = _QUOTED.sub("x", text)
    if bare.count("=") > MOST_KEYS:
        return _excess(1, "keys", MOST_KEYS)
    if bare.count("[") + bare.count("{") > MOST_LISTS:
        return _excess(1, "lists", MOST_LISTS)
    if bare.count(",") > MOST_ITEMS:
        return _excess(1, "items", MOST_ITEMS)
    if at := _LONG_WORD.search(bare):
        return _excess(_line(bare, at.start()), "word", LONGEST_WORD)
    if at := _LONG_KEY.search(bare):
        return _excess(_line(bare, at.start()), "parts", MOST_PARTS)
    return _list_excess(bare)


def _list_excess(bare: str) -> Problem | None:
    items = [0]
    """The items so far of each list that is open, the outermost first; 0 stands for the file."""
    for mark in _LIST_MARK.finditer(bare):
        if mark[0] in "[{":
            items.append(1)
        elif mark[0] == ",":
            items[-1] += 1
        elif len(items) > 1:
            items.pop()
        if len(items) - 1 > DEEPEST:
            return _excess(_line(bare, mark.start()), "depth", DEEPEST)
        if items[-1] > LONGEST_LIST:
            return _excess(_line(bare, mark.start()), "list", LONGEST_LIST)
    return None


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _excess(line: int, bound: str, most: int) -> Problem:
    return Problem(line, Phrase("book-excess", {"bound": bound, "most": most}))
