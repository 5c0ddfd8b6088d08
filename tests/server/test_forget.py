"""Whoever asks over HTTP to be forgotten is."""

import pytest

from host.helpers import in_loop
from server.helpers import open_shop, play_with
from sushiya.server.client import SaidNo, Site


@in_loop
async def test_a_player_is_forgotten_by_their_key_alone() -> None:
    async with open_shop() as shop:
        await play_with(shop, "sushi-go", players=2)
        site = shop.site(1)
        assert len((await site.ask("/api/my-tables"))["tables"]) == 1
        assert await shop.site(7).ask("/api/forget", {}) == {"tables": 0, "sheets": 0, "circles": 0}
        assert await site.ask("/api/forget", {}) == {"tables": 1, "sheets": 0, "circles": 0}
        assert await site.ask("/api/my-tables") == {"tables": [], "turns": {}, "left": {}}
        assert await site.ask("/api/forget", {}) == {"tables": 0, "sheets": 0, "circles": 0}


@in_loop
async def test_nobody_is_forgotten_without_a_key() -> None:
    async with open_shop() as shop:
        with pytest.raises(SaidNo, match="key-wrong"):
            await Site(shop.address, "short").ask("/api/forget", {})
