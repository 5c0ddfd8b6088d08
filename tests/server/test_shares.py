"""What a device sends for the deal, over real sockets and against a house that cheats."""

import time
from collections.abc import Sequence
from typing import Any

from host.helpers import in_loop
from server.helpers import Guest, Shop, caught_up, nonce_of, open_shop, seat_guests, start
from sushiya.core.record import Record, check_deal, read_record
from sushiya.core.trust import FIXED, Seen, Trust, share
from sushiya.core.value import encode
from sushiya.host.deal import COMING_BACK, PATIENCE
from sushiya.server.client import sit
from sushiya.server.shares import Shares
from sushiya.store.memory import MemoryStore


class Withholding(Shares):
    """Commits like everybody, and reveals only when told to."""

    is_honest = False

    def asked(self, table: Any, yours: Sequence[int]) -> list[dict[str, Any]]:
        is_frozen = table["deal"] is not None and table["deal"]["step"] == "reveal"
        return super().asked(table, yours) if self.is_honest or not is_frozen else []


async def come(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.come()
    for guest in guests:
        await guest.chair.until(guest.has_committed)


async def record_of(shop: Shop, guests: list[Guest]) -> Record:
    host = next(guest for guest in guests if guest.seat == guest.chair.table["host"])
    await host.send("close")
    await caught_up(await shop.room(host.table), guests)
    return read_record(encode(await host.site.ask(f"/api/tables/{host.table}/record")))


def trust_of(record: Record) -> Trust:
    assert isinstance(record.trust, Trust)
    return record.trust


def expect_true(record: Record, *guests: Guest) -> None:
    for guest in guests:
        assert guest.seat is not None
        assert check_deal(record, guest.shares.seen[guest.seat]) is None


@in_loop
async def test_people_and_a_bot_deal_without_waiting_for_anybody() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go", bots=["cook"])
        await come(guests)
        began = time.monotonic()
        await start(guests)
        assert time.monotonic() - began < PATIENCE
        record = await record_of(shop, guests)
        expect_true(record, *guests)
        assert sorted(one.who for one in trust_of(record).shares) == ["bot", *["person"] * 3]


@in_loop
async def test_who_withholds_the_nonce_is_silent_and_it_is_in_the_record() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go", 3)
        guests[2].shares = Withholding(nonce_of)
        await come(guests)
        await start(guests)
        record = await record_of(shop, guests)
        expect_true(record, *guests[:2])
        (restart,) = trust_of(record).restarts
        assert restart.missing == (2,)
        assert guests[0].shares.seen[0].restarts == (restart.commitment,)
        assert [one.who for one in trust_of(record).shares] == ["person", "person", "silent"]


@in_loop
async def test_a_device_that_comes_back_in_the_middle_reveals() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go", 3)
        await come(guests)
        await guests[1].go(politely=False)
        await guests[0].send("start")
        await guests[1].come()
        for guest in guests:
            await guest.chair.until(lambda guest=guest: guest.game is not None)
        record = await record_of(shop, guests)
        expect_true(record, *guests)
        assert trust_of(record).restarts == ()


@in_loop
async def test_a_server_that_is_killed_in_the_middle_goes_on() -> None:
    store = MemoryStore()
    async with open_shop(store=store) as shop:
        guests = await seat_guests(shop, "sushi-go", 3)
        late = Withholding(nonce_of)
        guests[2].shares = late
        await come(guests)
        await guests[0].send("start")
        await guests[2].chair.until(
            lambda: (guests[2].chair.table["deal"] or {}).get("revealed") == [0, 1]
        )
        for guest in guests:
            await guest.go(politely=False)
    async with open_shop(store=store, seed=1) as shop:
        late.is_honest = True
        for guest in guests:
            guest.shop = shop
            await guest.come()
        for guest in guests:
            await guest.chair.until(lambda guest=guest: guest.game is not None)
        record = await record_of(shop, guests)
        expect_true(record, *guests)
        assert trust_of(record).restarts == ()


@in_loop
async def test_the_device_that_a_seat_moves_to_commits_anew() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go", 2)
        await come(guests)
        offered = await guests[1].send("offer-move")
        path = f"/api/tables/{guests[1].table}/moved-seats"
        given = await shop.site(7).ask(path, {"code": offered["code"]})
        other = Guest(shop, 7, given["table"], given["seat"], given["token"])
        other.shares = Shares(lambda _: "0c" * 16)
        await come([other])
        await start([guests[0], other])
        record = await record_of(shop, [guests[0], other])
        expect_true(record, guests[0], other)
        assert trust_of(record).shares[1].nonce == "0c" * 16
        assert guests[1].shares.seen == {}


@in_loop
async def test_a_rematch_is_dealt_by_all_who_come_along() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go", 2)
        await come(guests)
        await start(guests)
        await record_of(shop, guests)
        for guest in guests:
            await guest.send("rematch")
        again = guests[0].chair.table["rematch"]
        began = time.monotonic()
        following = [Guest(shop, one.number, again, one.seat, one.token) for one in guests]
        for guest in following:
            await guest.come()
        for guest in following:
            await guest.chair.until(lambda guest=guest: guest.game is not None)
        assert time.monotonic() - began < COMING_BACK
        record = await record_of(shop, following)
        expect_true(record, *following)
        assert [one.who for one in trust_of(record).shares] == ["person", "person"]


@in_loop
async def test_two_devices_of_one_seat_do_not_commit_against_each_other() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go", 2)
        await come(guests)
        room = await shop.room(guests[0].table)
        async with sit(guests[0].site, guests[0].table, str(guests[0].token)) as twin:
            await twin.until(lambda: bool(twin.table))
            await twin.send("ready", seat=0)
            await caught_up(room, guests)
            version = room.table.version
            await twin.send("not-ready", seat=0)
            assert room.table.version == version + 1
            await guests[1].chair.until(guests[1].has_committed)


# A house that cheats

TABLE = "VFuXSSySst9fMIsZvVsoDA"
SEAL = "11" * 32


def shown(**changes: Any) -> dict[str, Any]:
    """A waiting room as a house shows it; seat 0 is ours."""
    seats = [{"commitment": ""}, {"commitment": "c1" * 32}]
    usual = {"id": TABLE, "phase": "waiting", "commitment": SEAL, "seats": seats, "deal": None}
    usual |= {"fixed": None}
    return {**usual, **changes}


def frozen(*commitments: str, sealed: str = SEAL) -> dict[str, Any]:
    deal = {"step": "reveal", "commitments": commitments, "revealed": [], "silent": []}
    return shown(commitment=sealed, deal=deal)


def committed(shares: Shares) -> str:
    (request,) = shares.asked(shown(), [0])
    assert request["type"] == "commit"
    return str(request["commitment"])


def test_nothing_is_sent_for_a_fixed_deal_and_its_first_seal_is_kept() -> None:
    shares = Shares()
    fixed = {"name": "set of a test", "is-counted": False}
    assert shares.asked(shown(fixed=fixed), [0]) == []
    assert shares.asked(shown(fixed=fixed, phase="running", commitment="ff" * 32), [0]) == []
    assert shares.seen[0] == Seen(version=FIXED, table=TABLE, seat=0, nonce="", commitment=SEAL)


def test_a_fixed_deal_that_is_over_is_too_late_to_be_kept() -> None:
    shares = Shares()
    fixed = {"name": "set of a test", "is-counted": False}
    assert shares.asked(shown(fixed=fixed, phase="over"), [0]) == []
    assert shares.seen == {}


def test_a_nonce_is_revealed_once_all_commitments_are_shown() -> None:
    shares = Shares(nonce_of)
    own = committed(shares)
    assert own == share(TABLE, SEAL, nonce_of(0))
    (request,) = shares.asked(frozen(own, "c1" * 32), [0])
    assert request == {"type": "reveal", "seat": 0, "nonce": nonce_of(0)}
    assert shares.asked(frozen(own, "c1" * 32), [0]) == []
    assert shares.seen[0].commitments == (own, "c1" * 32)


def test_a_nonce_is_sent_again_on_another_connection_but_not_to_other_commitments() -> None:
    shares = Shares(nonce_of)
    own = committed(shares)
    shares.asked(frozen(own, "c1" * 32), [0])
    shares.connect()
    assert shares.asked(frozen(own, "c2" * 32), [0]) == []
    assert shares.seen[0].commitments == (own, "c1" * 32)
    assert len(shares.asked(frozen(own, "c1" * 32), [0])) == 1


def test_no_nonce_is_sent_for_another_seal_or_another_commitment() -> None:
    shares = Shares(nonce_of)
    own = committed(shares)
    assert shares.asked(frozen(own, "", sealed="22" * 32), [0]) == []
    assert shares.asked(frozen("c3" * 32, ""), [0]) == []
    assert shares.seen == {}


def test_who_was_left_out_keeps_that_no_share_went_in() -> None:
    shares = Shares(nonce_of)
    committed(shares)
    assert shares.asked(frozen("", "c1" * 32), [0]) == []
    assert shares.seen[0].nonce == ""


def test_a_silent_seat_is_not_asked_again() -> None:
    shares = Shares(nonce_of)
    deal = {"step": "commit", "commitments": ["", ""], "revealed": [], "silent": [0]}
    assert shares.asked(shown(deal=deal), [0]) == []
    assert len(shares.asked(shown(deal={**deal, "silent": [1]}), [0])) == 1
