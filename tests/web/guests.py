"""People at tables before a browser comes in: made, seated and played on over the protocol."""

import asyncio
import hashlib
import os
import random
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import msgspec

import sushiya
from sushiya.core.game import AnyGame
from sushiya.core.trust import Seen
from sushiya.core.value import plain
from sushiya.host.people import COLOURS
from sushiya.server.client import Chair, SaidNo, Site, sit
from sushiya.server.shares import Shares
from web.device import Device
from web.shop import Shop

T = TypeVar("T")
NEVER = 10**6
TOO_FAST = "too-fast"
A_MOMENT = 0.5
NAMES = ("Ada", "Ben", "Chiara", "Dana", "Émile", "Franziska")


@dataclass
class Guest:
    """Somebody's seat, and what their browser keeps of it."""

    site: Site
    table: str
    seat: int
    token: str
    seen: Seen | None = None
    """What this guest saw of the deal."""

    @property
    def kept(self) -> dict[str, Any]:
        """Give what the browser of this guest has in its storage."""
        own = {"token": self.token, "seat": self.seat, "nonce": "", "seal": ""}
        shares = {"nonces": {}, "seen": plain(self.seen)}
        return {
            "player": self.site.player,
            "seats": {self.table: own},
            "shares": {self.table: shares},
        }


@dataclass
class Party:
    """A table and the people at it; places left over are taken by bots."""

    shop: Shop
    game: str
    guests: list[Guest] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/t/{self.guests[0].table}"


def make_party(
    shop: Shop,
    game: str,
    *,
    players: int = 4,
    people: int = 1,
    free: int = 0,
    level: str = "random",
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
) -> Party:
    """Make a table and let people sit down; nobody has started the game."""
    party = Party(shop, game)
    wish = {
        "game": game,
        **_person(0),
        "options": {"players": players, **(options or {})},
        "bots": [level] * (players - people - free),
        **({"settings": settings} if settings else {}),
    }
    site = Site(shop.address, _known_key())
    party.guests.append(_guest(site, site.call("/api/tables", wish)))
    for number in range(1, people):
        site = Site(shop.address, _known_key())
        path = f"/api/tables/{party.guests[0].table}/seats"
        party.guests.append(_guest(site, site.call(path, _person(number))))
    return party


def party_of(shop: Shop, game: str, *devices: Device) -> Party:
    """Take those who have a table's page open for guests: what they keep opens their seats."""
    party = Party(shop, game)
    for device in devices:
        table = device.page.url.rpartition("/t/")[2]
        own = device.keeps("seats")[table]
        site = Site(shop.address, device.keeps("player"))
        party.guests.append(Guest(site, table, own["seat"], own["token"]))
    return party


def settings_with(**wanted: Any) -> dict[str, Any]:
    """Give a table's settings, with these instead of the usual ones."""
    usual = {"locked": False, "listed": False, "watchers": "link"}
    return {**usual, "open-bots": False, "memory-aid": False, "clock": None, **wanted}


def start(party: Party, *, deal: int = 0) -> Party:
    """Let everybody deal together, and the host start; other numbers deal other cards."""
    in_a_loop(_deal(party, deal))
    return party


async def _deal(party: Party, deal: int) -> None:
    shares = Shares(lambda seat: f"{deal:016x}{seat:016x}")
    async with AsyncExitStack() as stack:
        chairs = [
            await stack.enter_async_context(
                sit(guest.site, guest.table, guest.token, shares=shares)
            )
            for guest in party.guests
        ]
        for chair, guest in zip(chairs, party.guests, strict=True):
            await chair.until(partial(_has_committed, chair, guest))
        await chairs[0].start(seat=party.guests[0].seat)
        for chair, guest in zip(chairs, party.guests, strict=True):
            await chair.until(partial(_has_begun, chair))
            guest.seen = shares.seen[guest.seat]


def _has_committed(chair: Chair, guest: Guest) -> bool:
    return bool(chair.table) and bool(chair.table["seats"][guest.seat]["commitment"])


def _has_begun(chair: Chair) -> bool:
    return bool(chair.table["phase"] == "running")


def play_on(
    party: Party,
    *,
    decisions: int,
    until: Callable[[Any], bool] = lambda _: False,
    wants: str = "",
) -> bool:
    """Let all people play as cooks would, for so many settled decisions or until the view fits.

    Where a command is written with what they want first, they take one of these instead.
    Tells whether the game stopped there and is not over.
    """
    decide = partial(_decide, game=sushiya.load(party.game), wants=wants, rng=random.Random(1))

    async def play() -> bool:
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(_play(guest, decide, decisions, until)) for guest in party.guests
            ]
        return all(task.result() for task in tasks)

    return in_a_loop(play())


def finish(guest: Guest, choices: int, *, begins: bool = False) -> None:
    """Play a game to its end by chance alone; other numbers choose otherwise."""
    rng = random.Random(choices)

    async def play() -> None:
        async with sit(guest.site, guest.table, guest.token) as chair:
            if begins:
                await chair.start(seat=guest.seat)
            await chair.until(lambda: chair.games.get(guest.seat) is not None)
            while chair.games[guest.seat]["result"] is None:
                await _choose(chair, guest.seat, rng)

    in_a_loop(play())


async def _choose(chair: Chair, seat: int, rng: random.Random) -> None:
    shown = chair.games[seat]
    if seat not in shown["to-act"]:
        await chair.changed()
        return
    command = rng.choice(shown["legal"])["write"]
    await _play_patiently(chair, seat=seat, decision=shown["decision"], command=command)
    await chair.until(lambda: chair.games[seat]["decision"] != shown["decision"])


LATE: dict[str, Callable[[Any], bool]] = {
    "sushi-go": lambda view: view["round"] == 3,
    "wasabi": lambda view: sum(not stack for stack in view["board"]) <= 12,
    "sushi-express": lambda view: view["customer-pile"] <= 4,
}
"""Whether the end of a game is near, by what a seat sees."""


def play_late(party: Party) -> bool:
    """Play until the end is near; tells whether the game is not over before."""
    is_late = LATE[party.game]
    # Who places whatever can be placed fills the mat of Wasabi!; other games know no such command.
    return play_on(
        party, decisions=NEVER, until=lambda shown: is_late(shown["view"]), wants="place"
    )


def leave(guest: Guest) -> None:
    guest.site.call(f"/api/tables/{guest.table}/leave", {"id": "leaves"}, guest.token)


def come_back(guest: Guest) -> None:
    """Sit down again with the same key, as on another device: the former token is dead."""
    given = guest.site.call(f"/api/tables/{guest.table}/seats", _person(guest.seat))
    assert given["seat"] == guest.seat
    guest.token = given["token"]


async def _play(
    guest: Guest,
    decide: Callable[[Chair, Guest], Coroutine[Any, Any, None]],
    decisions: int,
    until: Callable[[Any], bool],
) -> bool:
    async with sit(guest.site, guest.table, guest.token) as chair:
        await chair.until(lambda: guest.seat in chair.games)
        while True:
            shown = chair.games[guest.seat]
            if shown["result"] is not None:
                return False
            if shown["decision"] >= decisions or until(shown):
                return True
            if guest.seat in shown["to-act"]:
                await decide(chair, guest)
            else:
                await chair.changed()


async def _decide(
    chair: Chair, guest: Guest, *, game: AnyGame, wants: str, rng: random.Random
) -> None:
    shown = chair.games[guest.seat]
    view = msgspec.convert(shown["view"], game.rules.view_form)
    offered = [offer["write"] for offer in shown["legal"]]
    wanted = [write for write in offered if wants and write.startswith(wants)]
    legal = tuple(map(game.read, offered))
    command = rng.choice(wanted) if wanted else game.write(game.rules.cook(view, legal, rng))
    await _play_patiently(chair, seat=guest.seat, decision=shown["decision"], command=command)
    await chair.until(
        lambda: (
            guest.seat not in chair.games[guest.seat]["to-act"]
            or chair.games[guest.seat]["decision"] != shown["decision"]
        )
    )


async def _play_patiently(chair: Chair, **play: Any) -> None:
    """Play, at the pace that the shop allows one socket."""
    while True:
        try:
            await chair.send("play", **play)
        except SaidNo as no:
            if no.code != TOO_FAST:
                raise
            await asyncio.sleep(A_MOMENT)
        else:
            return


def _known_key() -> str:
    """Make a player's key that is the same whenever this test runs: the table's id follows it."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    _players[test] += 1
    return hashlib.sha256(f"{test} {_players[test]}".encode()).hexdigest()[:32]


_players: Counter[str] = Counter()


def _person(number: int) -> dict[str, Any]:
    return {"name": NAMES[number], "colour": COLOURS[number]}


def _guest(site: Site, given: Any) -> Guest:
    return Guest(site, given["table"], given["seat"], given["token"])


def in_a_loop(doing: Coroutine[Any, Any, T]) -> T:
    """Run apart from the browser's own loop, which has this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, doing).result()
