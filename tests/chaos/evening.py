"""One evening: several tables of all games at once, in a shop that is killed again and again."""

import asyncio
import http.client
import random
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chaos.accounts import check_table
from chaos.guest import Guest
from chaos.shop import Shop
from sushiya.core.record import Record, read_record
from sushiya.core.value import encode
from sushiya.host.people import COLOURS
from sushiya.server.client import SaidNo, Site
from sushiya.store.data_file import FILE
from sushiya.store.sqlite import SqliteStore

PLANS: tuple[tuple[str, dict[str, Any], int, int], ...] = (
    # game, options, persons, bots
    ("sushi-go", {"players": 4}, 2, 2),
    ("wasabi", {"players": 2}, 1, 1),
    ("sushi-express", {"players": 3}, 2, 1),
    ("sushi-go", {"players": 3, "edition": "zoch"}, 3, 0),
    ("sushi-express", {"players": 4}, 1, 3),
    ("wasabi", {"players": 3}, 2, 1),
    ("sushi-go", {"players": 4}, 4, 0),
)
LOST = (OSError, http.client.HTTPException, ValueError, SaidNo)
"""How an answer that the server could not finish looks from outside."""
KILLED_AT_START = 0.2
LEFT_TO_CHANCE = ("a bot worker is too busy", "a bot worker died or hung")
"""What the server says when it chooses by chance for a bot."""


@dataclass(frozen=True, kw_only=True)
class Evening:
    seed: str
    games: int
    granted_a_kill: int
    """So many requests are granted between two kills, on average."""


async def run_evening(evening: Evening, data: Path) -> Counter[str]:
    """Play all games to their ends and check them; gives what was met."""
    rng = random.Random(evening.seed)
    met: Counter[str] = Counter(games=evening.games)
    shop = Shop(data)
    await shop.open()
    try:
        parties = await _play(evening, shop, rng, met)
        records = [await record_of(shop.address, party) for party in parties]
        for party in parties:
            await check_shown(party)
        assert await shop.close() == 0
        said = await shop.said_by_all()
        assert "Traceback" not in said, said
        met["of bots, by chance"] = sum(map(said.count, LEFT_TO_CHANCE))
    finally:
        await shop.kill()
    await _check_kept(data, parties, records, met)
    met["kills"] = shop.kills
    met["starts"] = len(shop.restarts)
    met["milliseconds of starting"] = round(1000 * sum(shop.restarts))
    return met


async def record_of(address: str, party: list[Guest]) -> Record:
    site = Site(address, party[0].sites[0].player)
    return read_record(encode(await site.ask(f"/api/tables/{party[0].table}/record")))


async def _play(
    evening: Evening, shop: Shop, rng: random.Random, met: Counter[str]
) -> list[list[Guest]]:
    """Let everybody play, and kill the shop until all games are over."""
    parties: list[list[Guest]] = []

    async def play(number: int) -> None:
        own = random.Random(f"{evening.seed} {number}")
        party = await invite((shop.address,), number, own, met)
        parties.append(party)
        await asyncio.gather(*(guest.play() for guest in party))

    games = asyncio.gather(*map(play, range(evening.games)))
    try:
        while not games.done():
            await _kill_later(evening, shop, games, rng, met)
        await games
    finally:
        games.cancel()
        await asyncio.gather(games, return_exceptions=True)
    return parties


async def _kill_later(
    evening: Evening,
    shop: Shop,
    games: "asyncio.Future[Any]",
    rng: random.Random,
    met: Counter[str],
) -> None:
    """Wait for some progress, then kill the shop in the midst of what it does."""
    enough = met["granted"] + rng.randint(0, 2 * evening.granted_a_kill)
    while met["granted"] < enough and not games.done():
        await asyncio.wait([games], timeout=0.005)
    await asyncio.sleep(rng.uniform(0, 0.05))
    if games.done():
        return
    await shop.kill()
    if rng.random() < KILLED_AT_START:
        await shop.kill_at_start(rng.uniform(0, 1))
        met["killed while starting"] += 1
    await shop.open()


async def invite(
    addresses: Sequence[str], number: int, rng: random.Random, met: Counter[str]
) -> list[Guest]:
    """Seat everybody at a new table; whose answer got lost begins anew at another one."""
    while True:
        try:
            return await _seat_all(addresses, PLANS[number % len(PLANS)], rng, met)
        except LOST:
            met["tables begun anew"] += 1
            await asyncio.sleep(0.1)


async def _seat_all(
    addresses: Sequence[str],
    plan: tuple[str, dict[str, Any], int, int],
    rng: random.Random,
    met: Counter[str],
) -> list[Guest]:
    game, options, persons, bots = plan
    settings = {"watchers": "link"}
    wish = {"game": game, "options": options, "settings": settings, "bots": ["cook"] * bots}
    sites = [_sites(addresses) for _ in range(persons)]
    body = {**wish, "name": "Guest 0", "colour": COLOURS[0]}
    made = await rng.choice(sites[0]).ask("/api/tables", body)
    table, tokens = made["table"], {made["seat"]: made["token"]}
    for number in range(1, persons):
        body = {"name": f"Guest {number}", "colour": COLOURS[number]}
        given = await rng.choice(sites[number]).ask(f"/api/tables/{table}/seats", body)
        tokens[given["seat"]] = given["token"]
    # The first device holds two seats if there are three persons.
    held = list(tokens.items())
    shares = (
        [dict(held[:2]), dict(held[2:])] if persons == 3 else [{one[0]: one[1]} for one in held]
    )
    return [
        Guest(site, table, share, random.Random(rng.random()), met)
        for site, share in zip([*sites, _sites(addresses)], [*shares, {}], strict=False)
    ]


def _sites(addresses: Sequence[str]) -> tuple[Site, ...]:
    """Give all processes as one player speaks to them."""
    player = secrets.token_urlsafe(16)
    return tuple(Site(address, player) for address in addresses)


async def check_shown(party: list[Guest]) -> None:
    """Everybody has seen just what somebody sees who comes now, and all see the same end."""
    for guest in party:
        anew = await guest.look_anew()
        assert anew.lines == guest.witness.lines
        assert anew.games == guest.witness.games
        assert anew.numbers == guest.witness.numbers
    games = [game for guest in party for game in guest.witness.games.values()]
    assert all(game["result"] == games[0]["result"] for game in games)


async def _check_kept(
    data: Path, parties: list[list[Guest]], records: list[Record], met: Counter[str]
) -> None:
    store = SqliteStore(data / FILE)
    try:
        for party, record in zip(parties, records, strict=True):
            check_table(await store.read(party[0].table), party, record, met)
    finally:
        await store.close()
