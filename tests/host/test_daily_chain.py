"""The chain of hashes: earlier links follow from later ones, and all processes have the same."""

import asyncio
import datetime as dt
import itertools
from pathlib import Path

import pytest

from host.helpers import in_loop
from sushiya.core.trust import digest
from sushiya.host.daily_chain import Chains, link_before, secret_of
from sushiya.host.people import hashed
from sushiya.store.address import open_alone
from sushiya.store.copying import copy_all
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Store

FIRST = dt.date(2026, 11, 18)
DAY = dt.timedelta(days=1)


def chains_of(store: Store, first: int = 1, length: int = 5) -> Chains:
    numbers = itertools.count(first)
    return Chains(store, lambda count: hashed(str(next(numbers))).encode()[:count], length)


@in_loop
async def test_a_link_proves_the_days_before_down_to_the_anchor() -> None:
    chains = chains_of(MemoryStore())
    [chain] = await chains.up_to(FIRST)
    links = [chain.link(FIRST + place * DAY) for place in range(5)]
    assert [link_before(link) for link in links[1:]] == links[:-1]
    assert link_before(links[0]).hex() == chain.anchor
    assert len(set(links)) == 5


@in_loop
async def test_each_game_has_a_deal_of_its_own() -> None:
    link = await chains_of(MemoryStore()).link(FIRST, FIRST)
    assert link is not None
    games = ("sushi-go", "wasabi", "sushi-express")
    assert len({secret_of(link, game) for game in games} | {link, link_before(link)}) == 5
    assert secret_of(link, "wasabi") == digest("sushiya-daily deal", link, b"wasabi")


@in_loop
async def test_coming_days_and_days_before_the_first_have_no_link() -> None:
    chains = chains_of(MemoryStore())
    assert await chains.link(FIRST, FIRST) is not None
    assert await chains.link(FIRST + DAY, FIRST) is None
    assert await chains.link(FIRST - DAY, FIRST) is None
    # A wall clock that was set back must not begin another chain.
    assert await chains.link(FIRST - DAY, FIRST - DAY) is None


@in_loop
async def test_two_processes_that_begin_at_once_have_the_same_chain() -> None:
    store = MemoryStore()
    one, other = chains_of(store), chains_of(store, first=100)
    first, second = await asyncio.gather(one.up_to(FIRST), other.up_to(FIRST))
    assert first == second
    assert await chains_of(store, first=200).up_to(FIRST) == first


@in_loop
async def test_when_a_chain_ends_the_next_one_follows_without_a_gap() -> None:
    store = MemoryStore()
    chains = chains_of(store)
    days = [FIRST + place * DAY for place in range(12)]
    links = [await chains.link(day, day) for day in days]
    assert None not in links
    assert len(set(links)) == 12
    made = await chains_of(store, first=500).up_to(days[-1])
    assert [one.first for one in made] == [FIRST, FIRST + 5 * DAY, FIRST + 10 * DAY]
    for one in made:
        assert link_before(one.link(one.first)).hex() == one.anchor
    for earlier, later in itertools.pairwise(links[5:10]):
        assert earlier is not None
        assert later is not None
        assert link_before(later) == earlier


@in_loop
async def test_a_chain_of_twenty_years_is_made_in_no_time() -> None:
    chains = chains_of(MemoryStore(), length=7_305)
    [chain] = await chains.up_to(FIRST)
    assert chain.link(FIRST + 7_304 * DAY).hex() == chain.root


@in_loop
async def test_a_copy_takes_the_chain_along(tmp_path: Path) -> None:
    store, copied = MemoryStore(), await open_alone(tmp_path / "copy.db")
    link = await chains_of(store).link(FIRST, FIRST)
    async for _ in copy_all(store, copied):
        pass
    assert await chains_of(copied, first=900).link(FIRST, FIRST) == link
    await copied.close()


@pytest.mark.parametrize("shown", [repr, str])
@in_loop
async def test_no_root_stands_in_a_log(shown: type) -> None:
    [chain] = await chains_of(MemoryStore()).up_to(FIRST)
    assert chain.root not in shown(chain)
