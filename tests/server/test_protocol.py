"""docs/protocol.md is true: every example is read as a message or played, every name is in it."""

import json
import re
from pathlib import Path
from typing import Any, Union

import msgspec
import pytest

from host.helpers import in_loop
from server.helpers import caught_up, open_shop, play_with
from sushiya.bots.program_bot import PROTOCOL, Answer, Question
from sushiya.core.value import tag_of
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.host.requests import REQUESTS
from sushiya.server import socket, wire
from sushiya.server.client import SaidNo
from sushiya.server.limits import Limits
from sushiya.server.push.notice import Notice
from sushiya.server.refusals import refuse

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
MESSAGES = [example for example in EXAMPLES if "type" in example]
TAKEN = {tag_of(one) for one in (wire.Hello, wire.Pong, wire.Mute, *REQUESTS)}
SENT = {tag_of(one) for one in wire.OUTGOING}


@pytest.mark.parametrize("example", MESSAGES, ids=lambda example: str(example["type"]))
def test_a_message_is_one_of_ours(example: dict[str, Any]) -> None:
    data = json.dumps(example).encode()
    if example["type"] in TAKEN:
        wire.incoming.decode(data)
    else:
        msgspec.json.decode(data, type=Union[wire.OUTGOING])


def test_every_kind_of_message_has_an_example() -> None:
    assert {example["type"] for example in MESSAGES} == TAKEN | SENT


def test_the_lines_of_a_program_are_as_told() -> None:
    (asked,) = [example for example in EXAMPLES if "protocol" in example]
    assert list(asked) == list(Question.__struct_fields__)
    assert asked["protocol"] == PROTOCOL
    assert msgspec.convert({"command": "dumpling"}, Answer).command == "dumpling"
    assert {"command": "dumpling"} in EXAMPLES


def test_every_code_is_named() -> None:
    codes = {*refuse.rules, *refuse_at_table.rules}
    assert [code for code in sorted(codes) if f"`{code}`" not in TEXT] == []
    ends = (socket.GOING_AWAY, socket.AGAIN, socket.REFUSED, socket.TOKEN_DEAD)
    for end in (*ends, socket.TOO_SLOW, socket.TOO_FAST):
        assert f"| {end} |" in TEXT


def test_every_limit_is_told_as_it_is() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| `")]
    told: dict[str, str] = {}
    for row in rows:
        what, usual, *_ = (cell.strip() for cell in row.strip("|").split("|"))
        names = re.findall(r"`([a-z-]+)`", what)
        told |= dict(zip(names, usual.split(", "), strict=False))
    limits = Limits()
    assert {kebab_of(name): f"{value:g}" for name, value in vars(limits).items()} == {
        name: told.get(name) for name in map(kebab_of, vars(limits))
    }


def kebab_of(name: str) -> str:
    return name.replace("_", "-")


@in_loop
async def test_the_paths_and_their_examples_work() -> None:
    wished, given, seat, refused = (
        one
        for one in EXAMPLES
        if not {"type", "protocol", "command", "endpoint", "title"} & set(one)
    )
    async with open_shop() as shop:
        described = await shop.site(0).ask("/api/schema/openapi.json")
        paths = {
            f"`{method.upper()} {path}`"
            for path, methods in described["paths"].items()
            for method in methods
        }
        assert paths == set(
            re.findall(r"^\| (`(?:GET|POST|PUT|DELETE) [^`]+`) \|", TEXT, re.MULTILINE)
        )
        made = await shop.site(0).ask("/api/tables", wished)
        assert set(made) == set(given)
        path = f"/api/tables/{made['table']}/seats"
        clash = {**seat, "colour": wished["colour"]}
        with pytest.raises(SaidNo) as said:
            await shop.site(1).ask(path, clash)
        assert said.value.refusal == refused["refusal"]
        assert (await shop.site(1).ask(path, seat))["seat"] == seat["place"]


def test_the_examples_of_notices_are_read() -> None:
    (wish,) = (one for one in EXAMPLES if "endpoint" in one)
    assert msgspec.convert(wish, wire.PushWish).language == "en"
    (notice,) = (one for one in EXAMPLES if "title" in one)
    assert msgspec.convert(notice, Notice).language == "en"


@in_loop
async def test_the_hashes_are_those_of_a_game() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(block, names)  # noqa: S102 - our own docs
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        await guests[0].send("close")
        await caught_up(await shop.room(guests[0].table), guests)
        record = await guests[0].site.ask(f"/api/tables/{guests[0].table}/record")
    seen, trust = guests[2].shares.seen[2], record["trust"]
    assert names["seal"](seen.table, trust["secret"]) == seen.commitment
    assert names["share"](seen.table, seen.commitment, seen.nonce) == seen.commitments[2]
    nonces = [share.get("nonce", "") for share in trust["shares"]]
    assert names["seed"](seen.table, trust["secret"], nonces) == record["chance"]["seed"]
