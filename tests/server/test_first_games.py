"""Guided first games over HTTP: bounded, and no table comes of them."""

import dataclasses
import json
from pathlib import Path

import pytest

from host.helpers import in_loop
from server.helpers import UNLIMITED, open_shop
from sushiya.games import GAMES
from sushiya.host.first_games import ID, MOST_MOVES
from sushiya.server.client import SaidNo

INTENDED = json.loads(Path(__file__).parents[1].joinpath("host", "first_games.json").read_text())


@in_loop
async def test_a_whole_game_leaves_nothing_behind() -> None:
    async with open_shop() as shop:
        site = shop.site(1)
        for game in GAMES.names():
            shown = await site.ask(f"/api/first-games/{game}", {"moves": INTENDED[game]})
            assert shown["messages"][-1]["game"]["result"]
        assert not any((await shop.store.counts()).values())
        assert (await site.ask("/api/my-tables"))["tables"] == []
        assert (await site.ask("/api/my-games"))["games"] == []
        assert (await site.ask("/api/tables"))["tables"] == []
        for path in ("", "/record", "/replay", "/steps"):
            with pytest.raises(SaidNo) as refused:
                await site.ask(f"/api/tables/{ID}{path}")
            assert refused.value.code == "table-unknown"


@in_loop
async def test_nobody_asks_for_too_much() -> None:
    limits = dataclasses.replace(UNLIMITED, changes_per_minute=0.001, changes_burst=2)
    async with open_shop(limits=limits) as shop:
        site = shop.site(1)
        with pytest.raises(SaidNo) as refused:
            await site.ask("/api/first-games/wasabi", {"moves": ["end"] * (MOST_MOVES + 1)})
        assert refused.value.code == "message-unreadable"
        for _ in range(limits.changes_burst):
            await site.ask("/api/first-games/sushi-go", {})
        with pytest.raises(SaidNo) as refused:
            await site.ask("/api/first-games/sushi-go", {})
        assert refused.value.code == "too-fast"
