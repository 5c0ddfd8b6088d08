"""Recipe books that would cost much if anybody read them to the end: as text, and as JSON."""

import json

from sushiya.core.options import LONGEST_DOCUMENT
from sushiya.core.value import encode
from sushiya.games.wasabi.house import HOUSE_BOOK

TEXTS = {
    "key parts": "a." * 32_000 + "a = 1",
    "quoted parts": "'a'." * 16_000 + "a = 1",
    "header parts": "[" + "a." * 32_000 + "a]",
    "ingredients": '[recipes]\na = ["a"' + ', "a"' * 9_000 + "]",
    "digits": "[tiles]\nrice = { count = " + "9" * 5_000 + " }",
    "digits with lines": "[tiles]\nrice = { count = " + "9_" * 5_000 + "9 }",
    "fraction": "a = 0." + "1" * 60_000,
    "brackets": "a = " + "[" * 60_000,
    "closed brackets": "a = " + "[" * 30_000 + "]" * 30_000,
    "tables in tables": "a = " + "{ a = " * 10_000,
    "keys": "\n".join(f"k{number} = 1" for number in range(7_000)),
    "sections": "\n".join(f"[k{number}]" for number in range(6_000)),
    "lines": "\n" * 65_000,
    "escapes": 'title = "' + r"\n" * 32_000 + '"',
    "lists": "a = [" + "[]," * 20_000 + "]",
    "three quotes": 'a = """' + "a.a." * 10_000 + '"""',
    "unfinished strings": '"\\"' * 21_000,
}
"""Each in the length that a document may have."""

_BOOK = encode(HOUSE_BOOK).decode()


def _with(part: str, value: str) -> str:
    """Put JSON in the place of a part of the house's book."""
    book = json.loads(_BOOK)
    book[part] = "HERE"
    return json.dumps(book).replace('"HERE"', value)


VALUES = {
    "a number of 5,000 digits": "9" * 5_000,
    "a number of 4,000 digits": "9" * 4_000,
    "a long fraction": "0." + "9" * 100_000,
    "a huge exponent": "1e999999",
    "deep lists": "[" * 60_000 + "]" * 60_000,
    "lists within what JSON reads": "[" * 900 + "]" * 900,
    "deep tables": '{"a":' * 20_000 + "1" + "}" * 20_000,
    "a count of 4,000 digits": _with(
        "tiles", '[["rice","base",' + "9" * 4_000 + ',false,["a","a","a","a"]]]'
    ),
    "many tiles": _with(
        "tiles", "[" + ",".join(['["k","c",1,false,["a","a","a","a"]]'] * 4_000) + "]"
    ),
    "many recipes": _with("recipes", "[" + ",".join(['["r",["rice","maki"]]'] * 6_000) + "]"),
    "many ingredients": _with("recipes", '[["r",[' + ",".join(['"rice"'] * 9_000) + "]]]"),
    "a long title": _with("title", '"' + "t" * 100_000 + '"'),
    "many fields": "{" + ",".join(f'"f{number}":1' for number in range(10_000)) + "}",
    "a wrong number": "5",
    "null": "null",
}
"""The value of the option as JSON, when it comes as a book and not as its text."""


def as_json() -> dict[str, str]:
    """Give every bomb as the JSON of its option's value."""
    texts = {f"text: {name}": json.dumps(text[:LONGEST_DOCUMENT]) for name, text in TEXTS.items()}
    return {**texts, **VALUES}
