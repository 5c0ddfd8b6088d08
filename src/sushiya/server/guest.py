"""A program that plays at a live table: it sits down, and chooses when it is asked."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
import websockets

from sushiya.bots.protocol import Bot, Budget
from sushiya.core.game import AnyRules
from sushiya.core.registry import Registry, UnknownGame
from sushiya.host.people import COLOURS
from sushiya.server.client import Chair, SaidNo, Site, sit
from sushiya.server.shares import Shares

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0
"""Seconds between two attempts to reconnect: the first time, and at most."""
MOST_TRIES = 20


class NoTable(Exception):
    """The table cannot be played at; says why."""


@dataclass(frozen=True)
class Invitation:
    """A table that was found, and the game that is played there."""

    site: Site
    table: str
    rules: AnyRules


async def find_table(address: str, registry: Registry) -> Invitation:
    """Find a table by its link, or by a link with its code; raises NoTable."""
    parts = urlsplit(address)
    folder, _, name = parts.path.strip("/").partition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or folder not in ("t", "c"):
        raise NoTable(
            f"{address} is no link to a table: it has the form http://host/t/... or /c/CODE"
        )
    site = Site(f"{parts.scheme}://{parts.netloc}")
    try:
        table = name if folder == "t" else (await site.ask(f"/api/codes/{name}"))["table"]
        game = (await site.ask(f"/api/tables/{table}"))["table"]["game"]
        forms = (await site.ask("/api/games"))["games"]
        rules = registry.find(game)
    except (SaidNo, UnknownGame) as error:
        raise NoTable(f"{address}: {error}") from error
    except OSError as error:
        raise NoTable(f"{parts.netloc} does not answer") from error
    if [rules.version] != [form["rules"] for form in forms if form["name"] == game]:
        raise NoTable(f"the server plays {game} by another version of its rules")
    return Invitation(site, table, rules)


@dataclass
class Guest:
    """A bot at a table; `tell` is called with a sentence about each thing that happens."""

    invitation: Invitation
    bot: Bot
    budget: Budget
    tell: Callable[[str], None]
    rng: random.Random = field(default_factory=random.Random)
    _seat: int = 0
    _token: str = ""
    _shares: Shares = field(default_factory=Shares)

    async def sit_down(self, name: str) -> None:
        """Take a free place, with the first colour that nobody has."""
        site, table = self.invitation.site, self.invitation.table
        for colour in COLOURS:
            wish = {"name": name, "colour": colour, "is-bot": True}
            try:
                given = await site.ask(f"/api/tables/{table}/seats", wish)
            except SaidNo as no:
                if no.code != "colour-taken":
                    raise NoTable(f"no seat at this table: {no.code}") from no
            else:
                self._seat, self._token = given["seat"], given["token"]
                self.tell(f"{name} sits on seat {self._seat}.")
                return
        raise NoTable("no seat at this table: every colour is taken")

    async def play(self) -> dict[str, Any]:
        """Play until the table is over, reconnecting if cut off; return its last state."""
        tries, pause = 0, FIRST_PAUSE
        while True:
            try:
                async with sit(
                    self.invitation.site, self.invitation.table, self._token, shares=self._shares
                ) as chair:
                    await chair.until(lambda: chair.table)
                    tries, pause = 0, FIRST_PAUSE
                    return await self._play_at(chair)
            except (ConnectionError, OSError, TimeoutError, websockets.WebSocketException) as error:
                if tries == MOST_TRIES or "unknown" in str(error):
                    raise NoTable(f"the table was lost: {error}") from error
                self.tell("The connection was lost; trying again.")
                await asyncio.sleep(pause)
                tries, pause = tries + 1, min(2 * pause, LONGEST_PAUSE)

    async def leave(self) -> None:
        """Leave; in a running game a bot of the server plays on."""
        site, table = self.invitation.site, self.invitation.table
        leaving = {"id": f"leave-{self.rng.getrandbits(32)}"}
        await site.ask(f"/api/tables/{table}/leave", leaving, token=self._token)

    async def _play_at(self, chair: Chair) -> dict[str, Any]:
        while chair.table["phase"] != "over":
            if self._is_unready(chair):
                await self._ask(chair, "ready")
            elif self._is_asked(chair):
                await self._choose(chair, chair.games[self._seat])
            else:
                await chair.until(lambda: self._has_news(chair), within=None)
        return chair.table

    def _has_news(self, chair: Chair) -> bool:
        is_over = chair.table["phase"] == "over"
        return is_over or self._is_unready(chair) or self._is_asked(chair)

    def _is_unready(self, chair: Chair) -> bool:
        table = chair.table
        is_open = table["phase"] == "waiting" and table["deal"] is None
        return is_open and not table["seats"][self._seat]["is-ready"]

    def _is_asked(self, chair: Chair) -> bool:
        game = chair.games.get(self._seat)
        if chair.table["phase"] != "running" or game is None:
            return False
        return self._seat in game["to-act"]

    async def _choose(self, chair: Chair, game: dict[str, Any]) -> None:
        rules = self.invitation.rules
        view = msgspec.json.decode(json.dumps(game["view"]), type=rules.view_form)
        written = [offer["write"] for offer in game["legal"]]
        legal = tuple(rules.notation.read(text) for text in written)
        # In a thread: pings are answered meanwhile.
        chosen = await asyncio.to_thread(self.bot.choose, view, legal, self.budget, self.rng)
        await self._ask(
            chair, "play", decision=game["decision"], command=rules.notation.write(chosen)
        )

    async def _ask(self, chair: Chair, kind: str, **fields: Any) -> None:
        """Send a request; if it is refused, the table has moved on: wait for the next message."""
        try:
            await chair.send(kind, seat=self._seat, **fields)
        except SaidNo as no:
            self.tell(f"The table refused {kind}: {no.code}.")
            await chair.changed()
