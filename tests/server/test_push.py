"""Notices: offered, asked for, encrypted, sent where they may go, and given up."""

import asyncio
import json
import socket
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from host.helpers import in_loop, key_of
from server.helpers import UNLIMITED, Guest, Shop, eventually, open_shop, play_with
from server.push_service import HOST, Browser, PushService, Sent, claims_of, push_service
from sushiya.core.game import catalogue
from sushiya.core.refusal import Refusal
from sushiya.core.words import LANGUAGES, Phrase
from sushiya.games import GAMES
from sushiya.host.calls import Call
from sushiya.host.people import LONGEST_NAME, MOST_MARKS, clean_name, hashed
from sushiya.server.client import SaidNo
from sushiya.server.limits import Limits
from sushiya.server.push import sender as sender_module
from sushiya.server.push.devices import (
    DEVICES,
    LASTS,
    RENEWED_AFTER,
    Devices,
    PushDevice,
    PushDevices,
)
from sushiya.server.push.encryption import encrypt
from sushiya.server.push.keys import KEYS, PushKeys
from sushiya.server.push.notice import write_notice
from sushiya.server.push.policy import PushPolicy, UnsafePlace, place_of, resolve
from sushiya.server.push.sender import PushSender, host_of
from sushiya.server.push.service import Push
from sushiya.server.push.text import from_text, to_text
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Store

DAY = 24 * 3600
REAL = "https://fcm.googleapis.com/fcm/send/abc:def_-1"


async def ask(shop: Shop, path: str, wish: Any = None, player: int = 0) -> Any:
    return await shop.site(player).ask(f"/api/push{path}", wish)


async def kept_devices(store: Store) -> list[PushDevice]:
    """List all devices in a store, whosever they are."""
    sheets = [await store.read_sheet(sheet) for sheet in (await store.contents()).sheets]
    parts = [part for sheet in sheets if sheet is not None for part in sheet.parts]
    found = [msgspec.json.decode(one.body, type=Devices) for one in parts if one.name == DEVICES]
    return [device for one in found for device in one.devices]


async def code_of(asked: Any) -> str:
    with pytest.raises(SaidNo) as said:
        await asked
    return said.value.code


def call_for(player: int, lasts: float = DAY, **changed: Any) -> Call:
    fields: dict[str, Any] = {"table": "table", "game": "wasabi", "others": ("Ada",), **changed}
    return Call(player=hashed(key_of(player)), lasts=lasts, **fields)


# Asking for them


@in_loop
async def test_it_is_off_until_a_device_asks_for_it_and_off_again_when_it_says_so() -> None:
    async with open_shop() as shop:
        shown = await ask(shop, "")
        assert shown["devices"] == 0
        assert len(from_text(shown["key"])) == 65
        wish = Browser().wish(REAL)
        assert await ask(shop, "", wish) == {"key": shown["key"], "devices": 1}
        renewed = await ask(shop, "", {**wish, "language": "de"})
        assert renewed["devices"] == 1
        (kept,) = await shop.context.push.devices.of(hashed(key_of(0)))
        assert kept.language == "de"
        assert (await ask(shop, "", player=1))["devices"] == 0
        for _ in range(2):
            assert (await ask(shop, "/off", {"endpoint": REAL}))["devices"] == 0
        assert await kept_devices(shop.store) == []


@in_loop
async def test_forgetting_a_player_forgets_their_devices() -> None:
    async with open_shop() as shop:
        await ask(shop, "", Browser().wish(REAL))
        await shop.site(0).ask("/api/forget", {})
        assert await kept_devices(shop.store) == []


@in_loop
async def test_who_has_too_many_devices_is_refused() -> None:
    limits = Limits(push_devices_per_player=2)
    async with open_shop(limits=limits) as shop:
        for number in range(2):
            await ask(shop, "", Browser().wish(f"{REAL}{number}"))
        assert await code_of(ask(shop, "", Browser().wish(REAL))) == "push-used-up"
        await ask(shop, "", Browser().wish(f"{REAL}1"))  # One that is known is renewed.


@in_loop
async def test_devices_that_were_told_nothing_for_two_years_are_forgotten() -> None:
    store, hand = MemoryStore(), [0.0]
    devices = PushDevices(store, PushPolicy(), most_devices=2, wall=lambda: hand[0])
    device = PushDevice(endpoint=REAL, p256dh="x", auth="x", language="de")
    for player in ("told", "untold"):
        assert await devices.add(player, device) is None
    for _ in range(3):
        hand[0] += LASTS - 1
        for kept in await devices.of("told"):
            await devices.renew("told", kept)
        await store.delete_old_sheets(hand[0])
    assert [one.at for one in await devices.of("told")] == [hand[0]]
    assert await devices.of("untold") == ()
    # One that was kept lately is not written again, and one that is gone does not come back.
    hand[0] += RENEWED_AFTER - 1
    (kept,) = await devices.of("told")
    await devices.renew("told", kept)
    assert await devices.of("told") == (kept,)
    await devices.remove("told", REAL)
    hand[0] += 1
    await devices.renew("told", kept)
    assert await devices.of("told") == ()


@in_loop
async def test_a_server_that_sends_nothing_says_so_and_still_forgets() -> None:
    store = MemoryStore()
    async with open_shop(store=store) as shop:
        await ask(shop, "", Browser().wish(REAL))
    async with open_shop(store=store, push=PushPolicy(is_on=False)) as shop:
        assert (await ask(shop, ""))["key"] == ""
        assert await code_of(ask(shop, "", Browser().wish(REAL))) == "push-off"
        await shop.site(0).ask("/api/forget", {})
    assert await kept_devices(store) == []


FOREIGN = (
    "https://evil.example/fcm.googleapis.com",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://fcm.googleapis.com:8080/x",
    "https://fcm.googleapis.com@evil.example/x",
    "https://user:pass@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:x/",
    "https://[fcm.googleapis.com/",
)
KNOWN = (
    REAL,
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com/QFg",
    "https://wns2-par02p.notify.windows.com/w/?token=x%2b",
    "https://fcm.googleapis.com:443/x",
)


@pytest.mark.parametrize("endpoint", FOREIGN)
def test_only_push_services_are_asked(endpoint: str) -> None:
    refusal = place_of(endpoint, PushPolicy())
    assert isinstance(refusal, Refusal)
    assert refusal.code == "push-place"


@pytest.mark.parametrize("endpoint", KNOWN)
def test_the_services_of_all_browsers_are_known(endpoint: str) -> None:
    assert not isinstance(place_of(endpoint, PushPolicy()), Refusal)


def test_whoever_runs_the_server_may_add_a_service() -> None:
    policy = PushPolicy(more_services=("push.example",))
    assert not isinstance(place_of("https://eu.push.example/x", policy), Refusal)


@in_loop
async def test_a_foreign_device_is_refused_over_http_and_an_odd_one_is_not_read() -> None:
    async with open_shop() as shop:
        wish = Browser().wish(FOREIGN[0])
        assert await code_of(ask(shop, "", wish)) == "push-place"
        for change in (
            {"endpoint": "http://fcm.googleapis.com/x"},
            {"endpoint": REAL + " \r\nx"},
            {"endpoint": "https://fcm.googleapis.com/" + "x" * 1000},
            {"p256dh": "AA"},
            {"auth": "!" * 22},
            {"language": "tlh"},
        ):
            answer = code_of(ask(shop, "", {**Browser().wish(REAL), **change}))
            assert await answer == "message-unreadable"
        assert await kept_devices(shop.store) == []


@in_loop
async def test_a_name_that_leads_into_our_own_network_gets_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = place_of(REAL, PushPolicy())
    assert not isinstance(place, Refusal)
    for address in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "100.64.0.1"):

        async def lead(*_: Any, address: str = address, **__: Any) -> list[Any]:
            kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
            return [(*kind, ("8.8.8.8", 443)), (*kind, (address, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lead, raising=False)
        with pytest.raises(UnsafePlace):
            await resolve(place, PushPolicy())
        assert await resolve(place, PushPolicy(allows_private=True)) == "8.8.8.8"


# Keys and encryption


@in_loop
async def test_all_processes_have_the_same_keys_also_after_a_restart() -> None:
    store = MemoryStore()
    made = await asyncio.gather(*(PushKeys(store, "https://a.example").public() for _ in range(4)))
    assert len(set(made)) == 1
    assert await PushKeys(store, "").public() == made[0]
    assert await store.get_document(*KEYS)


@in_loop
async def test_a_token_names_the_service_and_us_and_is_renewed() -> None:
    now = [1000.0]
    keys = PushKeys(MemoryStore(), "https://sushi.example", wall=lambda: now[0])
    first = await keys.authorization("https://fcm.googleapis.com")
    claims, key = claims_of(first)
    assert key == await keys.public()
    assert claims["aud"] == "https://fcm.googleapis.com"
    assert claims["sub"] == "https://sushi.example"
    assert 1000 < claims["exp"] <= 1000 + DAY
    now[0] += 3600
    assert await keys.authorization("https://fcm.googleapis.com") == first
    now[0] += 12 * 3600
    later, _ = claims_of(await keys.authorization("https://fcm.googleapis.com"))
    assert later["exp"] > now[0]


@in_loop
async def test_tokens_for_names_that_clients_type_do_not_add_up() -> None:
    now = [1000.0]
    keys = PushKeys(MemoryStore(), "https://sushi.example", wall=lambda: now[0])
    for number in range(50):
        now[0] += 3600
        await keys.authorization(f"https://{number}.push.apple.com")
    assert len(keys._tokens) <= 6


def test_the_example_of_rfc_8291() -> None:
    """Appendix A of the RFC, to the byte."""
    secret = from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sender = ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1())
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=from_text("DGv6ra1nlYgDCS1FRnbzlw"),
        sender=sender,
        padded_to=1,
    )
    assert to_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_all_notices_are_of_one_length() -> None:
    browser = Browser()
    keys = to_text(browser.point), to_text(browser.secret)
    # The longest names that people can have, with as many marks on each letter as there may be.
    letter = "\N{MATHEMATICAL BOLD CAPITAL W}" + "\N{COMBINING ACUTE ACCENT}" * MOST_MARKS
    longest = letter * LONGEST_NAME
    assert clean_name(longest) == longest
    for language in LANGUAGES:
        short, long = (
            encrypt(write_notice(GAMES, call_for(0, others=others), language), *keys)
            for others in ((), (longest,) * 4)
        )
        assert len(short) == len(long)
        assert json.loads(browser.decrypt(long))["text"].count(longest) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_says_game_and_people_in_the_devices_language(language: str) -> None:
    others = ("Ada", Phrase("crest-carp"))
    notice = json.loads(write_notice(GAMES, call_for(0, others=others), language))
    assert set(notice) == {"table", "title", "text", "language"}
    assert catalogue(GAMES.find("wasabi"), language).text("game") in notice["title"]
    assert "Ada" in notice["text"]
    assert notice["language"] == language
    alone = json.loads(write_notice(GAMES, call_for(0, others=()), language))
    assert alone["text"]
    assert alone["text"] != notice["text"]


# Sending


class Desk:
    """A sender, a browser of a player, and what became of its notices."""

    def __init__(self, service: PushService) -> None:
        self.browser = Browser()
        self.push = Push(GAMES, MemoryStore(), UNLIMITED, service.policy, "https://sushi.example")
        assert self.push.sender is not None
        self.sender: PushSender = self.push.sender
        self.service = service

    async def subscribe(self, player: int = 0, name: str = "device", **changed: str) -> None:
        wish = self.browser.wish(self.service.endpoint(name)) | changed
        refusal = await self.push.devices.add(hashed(key_of(player)), PushDevice(**wish))  # type: ignore[arg-type]
        assert refusal is None

    async def devices(self, player: int = 0) -> int:
        return len(await self.push.devices.of(hashed(key_of(player))))

    async def became(self, outcome: str, count: int = 1) -> None:
        await eventually(lambda: self.push.outcomes[outcome] >= count)


@in_loop
async def test_a_notice_arrives_as_a_browser_expects_it(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        desk = Desk(service)
        await desk.subscribe(name="a?b=c%20d")
        desk.sender.call(call_for(0, lasts=1000))
        sent = await service.next()
        await desk.became("sent")
        notice = json.loads(desk.browser.decrypt(sent.body))
        assert notice["title"] == "Your turn at Wasabi!"
        assert sent.path == "/a?b=c%20d"
        expect_headers(sent, service)
        assert 900 < int(sent.headers["ttl"]) <= 1000
        claims, key = claims_of(sent.headers["authorization"])
        assert desk.push.keys is not None
        assert key == await desk.push.keys.public()
        assert claims["aud"] == f"https://{HOST}:{service.port}"
        desk.sender.call(call_for(1))  # Nobody asked for it.
        desk.sender.call(call_for(0, lasts=1000))
        await service.next()
        assert len(service.sent) == 2
        assert service.sent[0].headers["topic"] == service.sent[1].headers["topic"]
        await desk.push.close()


def expect_headers(sent: Sent, service: PushService) -> None:
    assert sent.headers["host"] == f"{HOST}:{service.port}"
    assert sent.headers["content-encoding"] == "aes128gcm"
    assert sent.headers["urgency"] == "normal"
    assert len(sent.headers["topic"]) <= 32
    assert b"Wasabi" not in sent.body


@in_loop
async def test_a_device_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        desk = Desk(service)
        for player, status in enumerate(("404 Not Found", "410 Gone")):
            await desk.subscribe(player)
            service.say(status)
            desk.sender.call(call_for(player))
            await desk.became("gone", player + 1)
            assert await desk.devices(player) == 0
        await desk.subscribe(2, p256dh="B" * 87)  # No point of the curve.
        desk.sender.call(call_for(2))
        await desk.became("refused")
        assert await desk.devices(2) == 0
        await desk.push.close()


@in_loop
async def test_a_busy_service_is_left_alone_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender_module, "PAUSES", (0.2, 0.2))
    async with push_service(tmp_path) as service:
        desk = Desk(service)
        await desk.subscribe()
        service.say("503 Service Unavailable", "retry-after: 0")
        desk.sender.call(call_for(0))
        await service.next()
        service.say("201 Created")
        await service.next()
        await desk.became("sent")
        service.say("429 Too Many Requests")
        desk.sender.call(call_for(0))
        await desk.became("failed")
        assert len(service.sent) == 2 + 3
        assert await desk.devices() == 1
        await desk.push.close()


@in_loop
async def test_no_redirect_is_followed_and_no_other_certificate_believed(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        desk = Desk(service)
        await desk.subscribe()
        service.say("307 Temporary Redirect", f"location: {service.endpoint('elsewhere')}")
        desk.sender.call(call_for(0))
        await desk.became("failed")
        assert [one.path for one in service.sent] == ["/device"]
        await desk.push.close()
        doubting = PushPolicy(more_services=(HOST,), allows_private=True)
        desk = Desk(PushService(service.port, doubting))
        await desk.subscribe()
        desk.sender.call(call_for(0))
        await eventually(lambda: desk.sender._waiting == 1 and bool(desk.sender._workers))
        assert len(service.sent) == 1
        await desk.push.close()


@in_loop
async def test_a_flood_of_calls_is_dropped_and_nothing_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender_module, "MOST_WAITING", 5)
    async with push_service(tmp_path) as service:
        desk = Desk(service)
        for _ in range(8):
            desk.sender.call(call_for(0))
        assert desk.push.outcomes == Counter(dropped=3)
        await desk.push.close()


@in_loop
async def test_a_notice_whose_turn_is_over_is_not_sent(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        desk = Desk(service)
        await desk.subscribe()
        desk.sender.call(call_for(0, lasts=0))
        await desk.became("late")
        assert service.sent == []
        await desk.push.close()


@in_loop
async def test_what_only_notices_need_is_loaded_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[threading.Thread] = []
    make = sender_module._new_client

    def noted(policy: PushPolicy) -> Any:
        loaded.append(threading.current_thread())
        return make(policy)

    monkeypatch.setattr(sender_module, "_new_client", noted)
    async with push_service(tmp_path) as service:
        desk = Desk(service)
        for player in range(3):
            await desk.subscribe(player)
            desk.sender.call(call_for(player))
        await desk.became("sent", 3)
        await desk.push.close()
    assert len(loaded) == 1
    assert threading.main_thread() not in loaded


def test_a_host_is_named_one_way_however_its_port_is_typed() -> None:
    typed = ("", ":", ":443", ":0443")
    places = [place_of(f"https://FCM.googleapis.com{port}/x", PushPolicy()) for port in typed]
    assert {host_of(one) for one in places if not isinstance(one, Refusal)} == {
        "fcm.googleapis.com"
    }


def test_a_server_starts_without_what_only_notices_need() -> None:
    program = "import sys, sushiya.server.serve; print('cryptography' in sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert found.stdout == "False\n"


# From a table to a browser


async def pass_time(shop: Shop, seconds: float, *present: Guest) -> None:
    """Let so much time pass for the tables, while these guests answer."""
    hall, begun = shop.context.hall, shop.context.time.now()
    for second in range(int(seconds)):
        now = begun + second
        for guest in present:
            room = await shop.room(guest.table)
            for listener in room.audience.listeners:
                if guest.seat in listener.seats:
                    room.hear(listener, now)
        await hall.tick(now)
        await asyncio.sleep(0)


@in_loop
async def test_whoever_is_away_gets_a_notice_of_their_turn(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service, open_shop(push=service.policy) as shop:
        browser = Browser()
        guests = await play_with(shop, "sushi-go", 2, settings={"clock": DAY})
        await ask(shop, "", browser.wish(service.endpoint(), "de"), player=1)
        await guests[1].play(guests[1].game["legal"][0]["write"])
        await guests[1].go()
        await guests[0].play(guests[0].game["legal"][0]["write"])
        await pass_time(shop, 25, guests[0])
        sent = await service.next()
        notice = json.loads(browser.decrypt(sent.body))
        others = call_for(1, table=guests[0].table, game="sushi-go", others=("Guest 0",))
        assert notice == json.loads(write_notice(GAMES, others, "de"))
        await pass_time(shop, 25, guests[0])
        assert len(service.sent) == 1
        mine = await shop.site(1).ask("/api/my-tables", None)
        left = mine["left"][guests[1].table]
        assert DAY - 120 < left <= DAY
        assert mine["tables"][0]["clock"] == DAY
