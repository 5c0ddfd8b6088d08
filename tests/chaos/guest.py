"""A device that plays by chance, loses its connection, comes back and sends again."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

import websockets

from chaos.witness import Viewer, Witness
from sushiya.server.client import Chair, SaidNo, Site, sit
from sushiya.server.shares import Shares

GONE = (ConnectionError, EOFError, websockets.WebSocketException)
"""How a server that was killed looks from outside."""
PATIENCE = 90.0
"""Whoever sees nothing new for so long, while connected, was forgotten."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Between two tries to come back; a server that starts has enough to do."""
REPLACES, TAKES_BACK, DROPS, GIVES_UP, REPEATS = 0.15, 0.15, 0.04, 0.2, 0.3
Fate = Literal["unanswered", "granted", "refused", "given-up"]


@dataclass
class Asked:
    """A request, and what became of it as far as its sender knows."""

    id: str
    kind: str
    seat: int
    fields: dict[str, Any]
    fate: Fate = "unanswered"
    refusal: str = ""
    """The code, if it was refused."""


@dataclass(eq=False)
class Guest:
    """Sits on the seats that its tokens open; without any it watches."""

    sites: tuple[Site, ...]
    """The processes that it may connect to; it takes any of them each time."""
    table: str
    tokens: dict[int, str]
    rng: random.Random
    met: Counter[str]
    asked: list[Asked] = field(default_factory=list)
    witness: Witness = field(default_factory=Witness)
    shares: Shares = field(default_factory=Shares)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return tuple(self.tokens) or (None,)

    async def play(self) -> None:
        """Come back as often as needed, until the end was seen and everything was answered."""
        pause = SHORTEST_PAUSE
        while not self._has_seen_end() or any(one.fate == "unanswered" for one in self.asked):
            try:
                async with self._sit(self.witness.seen()) as chair:
                    pause = SHORTEST_PAUSE
                    try:
                        await self._attend(chair)
                    finally:
                        self.witness.take(chair.received)
            except GONE:
                await asyncio.sleep(self.rng.uniform(0, pause))
                pause = min(2 * pause, LONGEST_PAUSE)

    async def look_anew(self) -> Witness:
        """See all of a finished game as somebody who was never connected before."""
        anew = Witness()
        async with self._sit({}) as chair:
            await chair.until(lambda: len(chair.games) == len(self.viewers), PATIENCE)
            anew.take(chair.received)
        return anew

    def _sit(self, seen: dict[str, int]) -> Any:
        tokens = self.tokens.values()
        site = self.rng.choice(self.sites)
        return sit(site, self.table, *tokens, seen=seen, keeps=True, shares=self.shares)

    def _has_seen_end(self) -> bool:
        games = [self.witness.games.get(viewer) for viewer in self.viewers]
        return all(game is not None and game["result"] is not None for game in games)

    async def _attend(self, chair: Chair) -> None:
        await chair.until(lambda: len(chair.numbers) == len(self.viewers), PATIENCE)
        await self._catch_up(chair)
        while not _is_over(chair):
            numbers = dict(chair.numbers)
            if not await self._act(chair):
                await chair.until(lambda before=numbers: chair.numbers != before, PATIENCE)

    async def _catch_up(self, chair: Chair) -> None:
        """Send again what was not answered, and sometimes what was."""
        for one in self.asked:
            if one.fate == "unanswered" and self.rng.random() < GIVES_UP:
                one.fate = "given-up"
                self.met["given up"] += 1
            elif one.fate == "unanswered":
                self.met["sent again"] += 1
                await self._send(chair, one)
        granted = [one for one in self.asked if one.fate == "granted"]
        if granted and self.rng.random() < REPEATS:
            self.met["repeated though granted"] += 1
            await self._send(chair, self.rng.choice(granted))

    async def _act(self, chair: Chair) -> bool:
        """Ask for one thing if there is something to be asked for."""
        for seat in self.tokens:
            wish = self._wish(chair, seat)
            if wish is not None:
                kind, fields = wish
                self.asked.append(Asked(f"{kind}-{len(self.asked)}", kind, seat, fields))
                await self._send(chair, self.asked[-1])
                return True
        return False

    def _wish(self, chair: Chair, seat: int) -> tuple[str, dict[str, Any]] | None:
        game = chair.games[seat]
        if game is None:
            return self._wish_in_waiting_room(chair.table, seat)
        is_asked = seat in game["to-act"]
        if game["can-take-back"] and self.rng.random() < TAKES_BACK:
            return "take-back", {}
        if game["legal"] and (is_asked or self.rng.random() < REPLACES):
            command = self.rng.choice(game["legal"])["write"]
            return "play", {"decision": game["decision"], "command": command}
        return None

    def _wish_in_waiting_room(
        self, table: dict[str, Any], seat: int
    ) -> tuple[str, dict[str, Any]] | None:
        if table["deal"] is not None:
            return None
        if not table["seats"][seat]["is-ready"]:
            return "ready", {}
        people = [one for one in table["seats"] if one["kind"] == "person"]
        if seat == table["host"] and all(one["is-ready"] for one in people):
            return "start", {}
        return None

    async def _send(self, chair: Chair, one: Asked) -> None:
        if self.rng.random() < DROPS:
            # While it is on its way: it may have been granted or not.
            asyncio.get_running_loop().call_later(self.rng.uniform(0, 0.01), chair.abort)
        while True:
            try:
                await chair.send(one.kind, id=one.id, seat=one.seat, **one.fields)
                code = ""
            except SaidNo as no:
                code = no.code
            if code != "too-fast":
                self._note(one, code)
                return
            await asyncio.sleep(0.1)

    def _note(self, one: Asked, refusal: str) -> None:
        if refusal == "cannot-save":
            # A database that was lost before it answered may have kept it.
            one.fate = "given-up"
            self.met[f"refused: {refusal}"] += 1
        elif refusal:
            assert one.fate != "granted", (one, refusal)
            one.fate, one.refusal = "refused", refusal
            self.met[f"refused: {refusal}"] += 1
        else:
            self.met["granted"] += one.fate != "granted"
            one.fate = "granted"


def _is_over(chair: Chair) -> bool:
    return all(game is not None and game["result"] is not None for game in chair.games.values())
