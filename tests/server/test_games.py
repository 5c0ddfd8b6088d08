"""Whole games over real sockets, with all the troubles that people and their phones make."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from host.helpers import in_loop
from server.helpers import (
    Guest,
    Shop,
    caught_up,
    choose,
    nonce_of,
    open_shop,
    seat_guests,
    start,
)
from sushiya.core.ids import Seat
from sushiya.core.record import Record, check_deal, verify
from sushiya.core.trust import Trust
from sushiya.core.value import plain
from sushiya.games import GAMES
from sushiya.host.room import Room
from sushiya.server.client import SaidNo
from sushiya.store.sqlite import SqliteStore

EVERY = 3
"""Commands from one trouble to the next."""
BOT_DECISIONS = 3


class Party:
    """Four guests, a watcher, and somebody who makes trouble in a fixed order."""

    def __init__(self, shop: Shop, guests: list[Guest], room: Room, seed: int) -> None:
        self.shop = shop
        self.guests = guests
        self.room = room
        self.rng = random.Random(seed)
        self.met: Counter[str] = Counter()
        self._troubles = [
            self._plain,
            self._doubled,
            self._resent,
            self._dropped,
            self._lost_answer,
            self._taken_back,
            self._moved,
            self._handed_over,
        ]
        self._turn = 0

    async def play(self) -> None:
        while self.room.table.phase == "running":
            waiting = [
                seat
                for seat in self.room.table.to_act()
                if self.room.table.places[seat].is_played_by_person
            ]
            guest = self.guests[self.rng.choice(waiting)]
            self._turn += 1
            trouble = self._plain
            if self._turn % EVERY == 0:
                trouble = self._troubles[self._turn // EVERY % len(self._troubles)]
            await trouble(guest)
            self.met[trouble.__name__.removeprefix("_")] += 1
            await caught_up(self.room, self.guests)

    def _choose(self, guest: Guest) -> str:
        return choose(self.room.table.game, guest.game, self.rng)

    async def _plain(self, guest: Guest) -> None:
        await guest.play(self._choose(guest))

    async def _doubled(self, guest: Guest) -> None:
        """The same command leaves twice before an answer has come."""
        before = self.room.table.version
        message = {"command": self._choose(guest), "decision": guest.game["decision"]}
        message = {"type": "play", "id": f"twice-{self._turn}", "seat": guest.seat, **message}
        await guest.chair._send(message)
        await guest.chair.send(**{"kind" if k == "type" else k: v for k, v in message.items()})
        assert self._plays(message["id"]) == 1
        assert self.room.table.version > before

    def _plays(self, request: str) -> int:
        return sum(one.endswith(f":{request}") for one in self.room.table.answered)

    async def _resent(self, guest: Guest) -> None:
        """A command is sent again after its answer; the answer is the same, and nothing happens."""
        decision, command = guest.game["decision"], self._choose(guest)
        again = {"id": f"again-{self._turn}", "decision": decision, "command": command}
        await guest.send("play", **again)
        log = await self.shop.store.read(guest.table)
        await guest.send("play", **again)
        assert await self.shop.store.read(guest.table) == log

    async def _dropped(self, guest: Guest) -> None:
        """A line drops while others play on, and the device resumes."""
        await guest.go(politely=False)
        asked = [other for other in self.guests if other is not guest and other.is_asked()]
        if asked:
            await asked[0].play(self._choose(asked[0]))
        await guest.come()

    async def _lost_answer(self, guest: Guest) -> None:
        """A line drops before the answer has come; the command is sent again on the next one."""
        fields = {
            "id": f"lost-{self._turn}",
            "decision": guest.game["decision"],
            "command": self._choose(guest),
        }
        await guest.chair._send({"type": "play", "seat": guest.seat, **fields})
        await guest.go(politely=False)
        await guest.come()
        await guest.send("play", **fields)
        assert self._plays(fields["id"]) == 1

    async def _taken_back(self, guest: Guest) -> None:
        before = {name: guest.game[name] for name in ("view", "decision", "to-act", "legal")}
        await guest.play(self._choose(guest))
        await caught_up(self.room, self.guests)
        if guest.game["can-take-back"]:
            await guest.send("take-back")
            await caught_up(self.room, self.guests)
            assert {name: guest.game[name] for name in before} == before
            self.met["really taken back"] += 1
            await guest.play(self._choose(guest))

    async def _moved(self, guest: Guest) -> None:
        """The seat goes to another device; the old one is shown the door."""
        offered = await guest.send("offer-move")
        old, path = guest.token, f"/api/tables/{guest.table}/moved-seats"
        given = await guest.site.ask(path, {"code": offered["code"].lower()})
        await guest.chair.until(lambda: guest.chair.closed is not None)
        assert guest.chair.closed == "token-unknown"
        await guest.go()
        guest.token = given["token"]
        assert given["seat"] == guest.seat
        assert guest.token != old
        await guest.come()
        await guest.play(self._choose(guest))
        with pytest.raises(SaidNo, match="move-code-unknown"):
            await guest.site.ask(path, {"code": offered["code"]})

    async def _handed_over(self, guest: Guest) -> None:
        """A bot plays for a while, and its owner comes back."""
        decisions = self.room.table.game.decision
        await guest.send("leave")
        goal = decisions(self.room.table.state) + BOT_DECISIONS
        while decisions(self.room.table.state) < goal and self.room.table.phase == "running":
            await caught_up(self.room, self.guests)
            asked = [other for other in self.guests if other is not guest and other.is_asked()]
            if asked:
                await asked[0].play(self._choose(asked[0]))
            else:
                await asyncio.sleep(0.001)
        try:
            await guest.send("back")
        except SaidNo:  # the bot has ended the game meanwhile
            assert self.room.table.phase == "over"
        else:
            await caught_up(self.room, self.guests)
            assert guest.chair.table["seats"][guest.seat or 0]["level"] is None


TROUBLES = {
    "plain",
    "doubled",
    "resent",
    "dropped",
    "lost_answer",
    "taken_back",
    "really taken back",
    "moved",
    "handed_over",
}


@pytest.mark.parametrize("name", GAMES.names())
@in_loop
async def test_a_game_with_all_its_troubles_runs_to_the_end(name: str, tmp_path: Path) -> None:
    async with open_shop(store=SqliteStore(tmp_path / "tables")) as shop:
        guests = await seat_guests(shop, name, settings={"watchers": "link"})
        everybody = [*guests, Guest(shop, 9, guests[0].table)]
        for guest in everybody:
            await guest.come()
        sealed = guests[0].chair.table["commitment"]
        await start(guests)
        room = await shop.room(guests[0].table)
        await caught_up(room, everybody)
        party = Party(shop, guests, room, seed=1)
        with pytest.raises(SaidNo, match="record-not-finished"):
            await shop.site(5).ask(f"/api/tables/{guests[0].table}/record")
        async with asyncio.timeout(300):
            await party.play()
        await caught_up(room, everybody)
        assert set(party.met) == TROUBLES
        await _expect_true_ends(shop, room, everybody)
        await _expect_true_record(shop, room, guests, sealed)


async def _expect_true_ends(shop: Shop, room: Room, everybody: list[Guest]) -> None:
    """All have the server's last view, and were told every line once, whatever they missed."""
    game, state = room.table.game, room.table.state
    for guest in everybody:
        seat = None if guest.seat is None else Seat(guest.seat)
        assert guest.game["view"] == plain(game.view(state, seat))
        assert guest.game["result"] == plain(game.result(state))
        assert guest.game["legal"] == []
        await guest.go()
        lines, guest.lines, guest.seen = guest.lines, [], {}
        await guest.come()
        await guest.go()
        assert guest.lines == lines


async def _expect_true_record(shop: Shop, room: Room, guests: list[Guest], sealed: str) -> None:
    answer = await guests[0].site.ask(f"/api/tables/{room.table.id}/record")
    record = msgspec.convert(answer, Record)
    assert verify(room.table.game.rules, record) is None
    assert record.result is not None
    assert isinstance(record.trust, Trust)
    assert record.trust.commitment == sealed
    assert [share.nonce for share in record.trust.shares] == [nonce_of(seat) for seat in range(4)]
    for guest in guests:
        assert guest.seat is not None
        assert check_deal(record, guest.shares.seen[guest.seat]) is None
    assert "person" in {sitting.who for sitting in record.sittings}
    assert "bot cook" in {sitting.who for sitting in record.sittings}
