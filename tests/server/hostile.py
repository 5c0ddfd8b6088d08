"""Socket messages that nobody means well by, the same for every seed."""

import json
import random
from collections.abc import Callable
from typing import Any

from server.bombs import as_json
from sushiya.core.value import tag_of
from sushiya.host.requests import REQUESTS

ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    15,
    16,
    10**30,
    -(10**400),
    1e308,
    "",
    "x",
    "\u0000",
    "\u202e",
    "😀" * 20,
    "cook",
    "ab" * 16,
    "x" * 3000,
    [],
    [[]],
    {},
    {"players": 10**9},
    {"recipe-book": "x" * 5000},
    {"watchers": "all"},
)
FIELDS = sorted({name for one in REQUESTS for name in one.__struct_encode_fields__})
KINDS = [tag_of(one) for one in REQUESTS]
DEEP = 5000
BOMBS = tuple(as_json().values())


def _broken(rng: random.Random) -> str:
    whole = json.dumps({"type": rng.choice(KINDS), "id": "1", "seat": 0})
    return whole[: rng.randrange(len(whole))]


def _deep(rng: random.Random) -> str:
    opening, depth = rng.choice(["[", '{"x":', '{"type":"play","x":[']), rng.randrange(1, DEEP)
    return rng.choice(["", '{"id":"1","x":']) + opening * depth


def _huge(rng: random.Random) -> str:
    number = rng.choice(["1" * 5000, "-" + "9" * 400, "1e99999", "0.1" + "0" * 3000, "NaN"])
    return f'{{"type":"play","id":"1","seat":{number},"decision":{number},"command":"x"}}'


def _fields(rng: random.Random) -> str:
    """Every kind of request with fields by chance, some of them of the right type."""
    sent: dict[str, Any] = {"type": rng.choice(KINDS)}
    for name in FIELDS:
        if rng.random() < 0.6:
            sent[name] = rng.choice(ODD)
    if rng.random() < 0.8:
        sent["id"], sent["seat"] = f"{rng.randrange(10**9)}", rng.randrange(2, 16)
    return json.dumps(sent)


def _others_seat(rng: random.Random) -> str:
    """Well-formed, for a seat that this device does not have."""
    sent = {"type": "play", "id": "1", "seat": rng.choice([0, 1, 3]), "decision": 0}
    return json.dumps({**sent, "command": rng.choice(["", "keep", "nigiri-1", "\u0000", "pass"])})


def _own_nonsense(rng: random.Random) -> str:
    """For the own seat, and never granted: the game is not asked, or says no."""
    sent: dict[str, Any] = {"id": f"{rng.randrange(10**9)}", "seat": 2}
    more: dict[str, Any] = rng.choice(
        [
            {"type": "play", "decision": rng.choice([-1, 0, 99, 10**12]), "command": "nonsense"},
            {"type": "ask", "command": rng.choice(["x", "", "\u202e", "é" * 200])},
            {"type": "start"},
            {"type": "close"},
            {"type": "remove", "place": rng.randrange(16)},
            {"type": "rename", "name": "\u0007bell", "colour": "tuna"},
            {"type": "commit", "commitment": "0" * 64},
            {"type": "reveal", "nonce": "0" * 32},
            {"type": "let-bot-play", "place": rng.randrange(16)},
            {"type": "rematch"},
            {"type": "back"},
            {"type": "take-back"},
        ]
    )
    return json.dumps({**sent, **more})


def _bomb(rng: random.Random) -> str:
    """Options that would cost much to read, from somebody who may not choose any."""
    sent = f'{{"type":"choose-options","id":"{rng.randrange(10**9)}","seat":{rng.choice([0, 2])}'
    return f'{sent},"options":{{"recipe-book":{rng.choice(BOMBS)}}}}}'


def _noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(300))


def _smudged(rng: random.Random) -> bytes:
    """Well-formed but for some bytes that no text has."""
    whole = bytearray(_own_nonsense(rng).encode())
    for _ in range(rng.randrange(1, 4)):
        whole[rng.randrange(len(whole))] = rng.randrange(0x80, 0x100)
    return bytes(whole)


def _text(rng: random.Random) -> str:
    return "".join(chr(rng.choice([rng.randrange(32), 0xFEFF, 0x202E, 0x1F600])) for _ in range(50))


def _again(rng: random.Random) -> str:
    return json.dumps({"type": "hello", "tokens": ["x" * rng.randrange(70)], "seen": {"0": -5}})


SORTS: tuple[Callable[[random.Random], str | bytes], ...] = (
    _broken,
    _deep,
    _huge,
    _fields,
    _fields,
    _fields,
    _others_seat,
    _own_nonsense,
    _own_nonsense,
    _bomb,
    _noise,
    _smudged,
    _text,
    _again,
)


def hostile(rng: random.Random) -> str | bytes:
    """Make a message that is refused; it is for a device that has seat 2 only, not the host's."""
    return rng.choice(SORTS)(rng)
