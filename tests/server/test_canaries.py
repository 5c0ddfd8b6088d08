"""Secrets of whole games are searched for in every byte that leaves the house."""

import random
from collections.abc import Iterable

import pytest

from host.helpers import in_loop, key_of
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
from server.raw import fetch, fetch_all
from sushiya.core.event import redact
from sushiya.core.ids import Seat, Viewer
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.host import log
from sushiya.host.evolve import decode_events
from sushiya.host.people import hashed
from sushiya.host.room import Room

LONG = 64
"""Bytes that a hidden part has to have, so that it is not found by accident."""
HTTP_EVERY = 12


def is_found(secrets: Iterable[str], sent: Iterable[bytes]) -> bool:
    everything = b"\n".join(sent).lower()
    return any(secret.lower().encode() in everything for secret in secrets)


class Watch:
    """Looks through all that was sent since the last look."""

    def __init__(self, shop: Shop, room: Room, guests: list[Guest]) -> None:
        self.shop = shop
        self.room = room
        self.guests = guests
        self.answers: list[bytes] = []
        self.hidden = 0
        self._looked = {id(guest): 0 for guest in guests}

    def _new(self, guest: Guest) -> list[bytes]:
        new = guest.chair.received[self._looked[id(guest)] :]
        self._looked[id(guest)] = len(guest.chair.received)
        return new

    async def fetch(self) -> list[bytes]:
        table = self.room.table
        answers = await fetch_all(self.shop.address, table.id, table.code)
        answers.append(await fetch(self.shop.address, "/api/metrics"))
        self.answers += answers
        return answers

    def look(self, answers: list[bytes]) -> None:
        """Expect that no hidden part of the state was sent to whoever must not know it."""
        for guest in self.guests:
            self._expect_hidden(self._new(guest), _viewer(guest))
        self._expect_hidden(answers, None)

    def _expect_hidden(self, sent: list[bytes], viewer: Viewer) -> None:
        state, game = self.room.table.state, self.room.table.game
        known = encode([game.view(state, viewer), game.options])
        for name in state.__struct_fields__:
            part = encode(getattr(state, name))
            if len(part) > LONG and part not in known:
                self.hidden += 1
                assert not any(part in message for message in sent), (name, viewer)


def _viewer(guest: Guest) -> Viewer:
    return None if guest.seat is None else Seat(guest.seat)


@pytest.mark.parametrize("name", GAMES.names())
@in_loop
async def test_no_secret_is_found_in_any_byte(name: str) -> None:
    rng = random.Random(name)
    async with open_shop() as shop:
        seated = await seat_guests(shop, name, settings={"watchers": "open", "listed": True})
        guests = [*seated, Guest(shop, 8, seated[0].table), Guest(shop, 9, seated[0].table)]
        for guest in guests:
            await guest.come()
        room = await shop.room(seated[0].table)
        watch = Watch(shop, room, guests)
        for guest in seated:
            await guest.chair.until(guest.has_committed)
        await watch.fetch()
        before = [*watch.answers, *(one for guest in guests for one in guest.chair.received)]
        assert not is_found((nonce_of(guest.seat) for guest in seated), before)
        await start(seated)
        await caught_up(room, guests)
        await _play(watch, seated, rng)
        assert watch.hidden
        _expect_sealed(room, guests, watch.answers)
        await watch.fetch()
        await caught_up(room, guests)
        sent = [*watch.answers, *(one for guest in guests for one in guest.chair.received)]
        tokens = [str(guest.token) for guest in seated]
        keys = [key_of(guest.number) for guest in seated]
        secrets = [*tokens, *map(hashed, tokens), *keys, *map(hashed, keys)]
        assert not is_found(secrets, sent)
        await _expect_events_redacted(shop, room, guests)


async def _play(watch: Watch, seated: list[Guest], rng: random.Random) -> None:
    """Play to the end, looking after each step; the last message alone may reveal the secret."""
    room, count = watch.room, 0
    while room.table.phase == "running":
        guest = rng.choice([one for one in seated if one.is_asked()])
        await guest.play(choose(room.table.game, guest.game, rng))
        count += 1
        await caught_up(room, watch.guests)
        if room.table.phase == "running":  # At the end hands are shown.
            watch.look(await watch.fetch() if count % HTTP_EVERY == 0 else [])


def _expect_sealed(room: Room, guests: list[Guest], answers: list[bytes]) -> None:
    """Before the end neither the secret nor the seed was sent; the seed is not even then."""
    secret, seed = room.table.secret.hex(), room.table.seed.hex()
    assert not is_found((secret, seed), answers)
    for guest in guests:
        received = guest.chair.received
        over = next(place for place, message in enumerate(received) if b'"phase":"over"' in message)
        assert not is_found((secret, seed), received[:over])
        assert is_found((secret,), received[over:])


async def _expect_events_redacted(shop: Shop, room: Room, guests: list[Guest]) -> None:
    """No event was sent whole to anybody who may know only a part of it, or nothing."""
    hidden = 0
    for entry in await shop.store.read(room.table.id):
        happening = log.read_happening(entry.body)
        if not isinstance(happening, log.Played | log.GameStarted):
            continue
        for event in decode_events(room.table.game.rules, happening.events):
            for guest in guests:
                if redact(event, _viewer(guest)) != event:
                    hidden += 1
                    whole = encode(event)
                    assert not any(whole in message for message in guest.chair.received)
    assert hidden
