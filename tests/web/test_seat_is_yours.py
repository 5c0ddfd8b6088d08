"""A seat is its person's until the game ends, however they went, and everybody is told."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from sushiya.core.words import Phrase
from web.counter import TAKEN
from web.device import DESKTOP, PHONE, Device, open_device
from web.guests import NEVER, Party, come_back, leave, make_party, play_on, settings_with, start
from web.plain import PlainTable
from web.shop import Shop, open_shop

PLAIN = {"plain": True}
PATIENCE, A_MOMENT_MS = 600, 50


class Guest:
    """Somebody at a table in a browser, on the plain screen."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page
        self.say = device.words.text
        self.choices = PlainTable(device).buttons
        self.come_back = self.page.get_by_test_id("come-back")
        self.status = self.page.get_by_test_id("status")

    def press(self, message: str, **args: Any) -> None:
        self.page.get_by_role("button", name=self.say(message, **args), exact=True).click()

    def is_asked(self) -> None:
        expect(self.status).to_have_text(self.say("status-mine"))

    def choose(self, rng: random.Random) -> None:
        """Choose when asked, and wait until others are waited for or the next decision comes."""
        self.is_asked()
        before = len(self.device.heard("assertive"))
        self.choices.nth(rng.randrange(self.choices.count())).click()
        self.page.wait_for_function(TAKEN, arg=[before, self.say("status-mine")])

    def leave(self) -> None:
        self.press("menu")
        self.press("leave")
        self.press("leave-yes")
        expect(self.page.get_by_role("region", name=self.say("my-tables"))).to_be_visible()

    def sees(self, message: str, **args: Any) -> Locator:
        return self.page.get_by_text(self.say(message, **args), exact=True)

    def until_told(self, message: str, name: str, *, times: int = 1) -> None:
        """Wait until something was said of somebody, and stands in the log."""
        seat = Phrase("name", {"name": name})
        said = self.say(message, name=name, seat=seat)
        self.device.until_heard(said, times=times)
        self.page.get_by_role("tab", name=self.say("log")).click()
        log = self.page.get_by_role("group", name=self.say("log"))
        expect(log.get_by_role("listitem").filter(has_text=said)).to_have_count(times)


class Evening:
    """Ada and Ben play, and Ben goes and comes in every way there is."""

    def __init__(self, ada: Guest, ben: Guest) -> None:
        self.ada, self.ben = ada, ben
        self.rng = random.Random(14)
        self.returns = 0

    def play(self, times: int = 2) -> None:
        """Play on until Ben has chosen so many times himself; what a bot chose for him stands."""
        while times:
            asked = self._asked()
            assert asked is not None, "the game is over too soon"
            asked.choose(self.rng)
            times -= asked is self.ben

    def play_to_the_end(self) -> int:
        """Play on until the game is over; give how often Ben was asked."""
        times = 0
        while (asked := self._asked()) is not None:
            asked.choose(self.rng)
            times += asked is self.ben
        return times

    def _asked(self) -> Guest | None:
        """Wait until somebody is asked, Ben first; None: the game is over for both."""
        for _ in range(PATIENCE):
            guests = (self.ben, self.ada)
            states = [guest.status.inner_text().strip() for guest in guests]
            for guest, state in zip(guests, states, strict=True):
                if state == guest.say("status-mine"):
                    return guest
            if all(state == self.ada.say("status-over") for state in states):
                return None
            self.ada.page.wait_for_timeout(A_MOMENT_MS)
        raise TimeoutError("nobody is asked")

    def play_with_the_bot(self) -> None:
        """Let Ada choose while a bot plays for Ben, whom his seat still names."""
        expect(self.ada.page.get_by_test_id("played-by-bots")).to_have_text(
            self.ada.say("away-bots", names="Ben")
        )
        self.ada.choose(self.rng)
        self.ada.is_asked()

    def ben_is_back(self, message: str = "happening-handed-back") -> None:
        self.returns += 1
        self.ada.until_told(message, "Ben", times=self.returns)
        expect(self.ada.page.get_by_test_id("played-by-bots")).to_have_count(0)
        expect(self.ben.sees("away-me")).to_have_count(0)


def by_link(ben: Guest, party: Party) -> None:
    ben.device.go(party.path)


def by_code(ben: Guest, party: Party) -> None:
    code = party.guests[0].site.call(f"/api/tables/{party.guests[0].table}")["table"]["code"]
    ben.page.get_by_role("textbox", name=ben.say("code")).fill(code)
    ben.press("code-join")


def move(ben: Guest, phone: Guest) -> None:
    """Take the seat along to a phone, by the code that the menu shows."""
    ben.press("menu")
    ben.press("move-seat")
    told = ben.page.get_by_role("dialog").get_by_role("status")
    code = ben.device.page.evaluate(
        "([text, around]) => text.slice(around[0].length, text.length - around[1].length)",
        [told.inner_text(), ben.say("move-seat-code", code="|").split("|")],
    )
    phone.page.get_by_text(phone.say("move-here"), exact=True).click()
    phone.page.get_by_role("textbox", name=phone.say("move-here-code")).fill(code)
    phone.press("move-here-do")


def leave_and_come_back(evening: Evening, party: Party) -> None:
    """Leave three times: back from the counter with one tap, by the link, and by the code."""
    ada, ben = evening.ada, evening.ben
    ben.leave()
    ada.until_told("happening-handed-to-bot-left", "Ben")
    evening.play_with_the_bot()
    ben.page.get_by_role("region", name=ben.say("my-tables")).get_by_role("link").click()
    evening.ben_is_back()
    evening.play()
    for times, way in enumerate((by_link, by_code), start=2):
        ben.leave()
        ada.until_told("happening-handed-to-bot-left", "Ben", times=times)
        evening.play_with_the_bot()
        way(ben, party)
        expect(ben.sees("back-seat", name="Ben")).to_be_visible()
        expect(ben.sees("away-me")).to_be_visible()
        expect(ben.page.get_by_test_id("sit")).to_have_count(0)
        ben.come_back.click()
        evening.ben_is_back()
        evening.play(1)


def drop_and_come_back(evening: Evening, shop: Shop) -> None:
    """Lose the connection for so long that the others let a bot play."""
    ada, ben = evening.ada, evening.ben
    ben.device.cut(is_offline=True)
    expect(ada.sees("away-dropped", name="Ben").first).to_be_visible()
    ada.until_told("away-dropped", "Ben")
    shop.put_clock_forward()
    ada.press("let-bot-play", name="Ben")
    ada.until_told("happening-handed-to-bot-dropped", "Ben")
    evening.play_with_the_bot()
    ben.device.cut(is_offline=False)
    ben.press("back-me")
    evening.ben_is_back()
    evening.play()


def be_removed_and_come_back(evening: Evening) -> None:
    """Be removed by the host: the seat is still one's own."""
    ada, ben = evening.ada, evening.ben
    ada.press("menu")
    ada.page.locator("summary", has_text="Ben").click()
    ada.press("let-bot-play", name="Ben")
    expect(
        ada.page.get_by_role("dialog").get_by_text(ada.say("free-seat", name="Ben"))
    ).to_be_visible()
    ada.press("let-bot-play", name="Ben")
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.say("close")).click()
    expect(ben.sees("seat-removed")).to_be_visible()
    evening.play_with_the_bot()
    ben.come_back.click()
    evening.ben_is_back()
    evening.play()


def move_and_come_back(evening: Evening, phone: Guest) -> None:
    """Take the seat along to a phone, and back again."""
    ben = evening.ben
    move(ben, phone)
    expect(ben.sees("seat-moved")).to_be_visible()
    evening.ben = phone
    evening.play()
    ben.come_back.click()
    expect(phone.sees("seat-moved")).to_be_visible()
    evening.ben = ben


def test_who_left_was_dropped_removed_or_moved_plays_the_same_seat_to_the_end(
    built: None, browser: Browser, devices: list[Device], tmp_path: Path
) -> None:
    def open_one(shop: Shop, path: str, **looks: Any) -> Guest:
        devices.append(open_device(browser, shop.address, settings=PLAIN, **looks))
        devices[-1].go(path)
        return Guest(devices[-1])

    # A shop of its own: its clock is put forward.
    with open_shop(tmp_path) as shop:
        party = start(make_party(shop, "sushi-go", players=3, people=2, level="cook"))
        ada, ben = (open_one(shop, party.path, kept=guest.kept) for guest in party.guests)
        evening = Evening(ada, ben)
        evening.play()
        leave_and_come_back(evening, party)
        drop_and_come_back(evening, shop)
        be_removed_and_come_back(evening)
        move_and_come_back(evening, open_one(shop, party.path, size=PHONE))
        assert evening.play_to_the_end() > 0
        seats = party.guests[0].site.call(f"/api/tables/{party.guests[0].table}")["table"]["seats"]
        for guest, name in zip(party.guests, ("Ada", "Ben"), strict=True):
            seat = seats[guest.seat]
            assert (seat["kind"], seat["name"], seat["away"]) == ("person", name, "")
        assert ben.device.keeps("seats")[party.guests[1].table]["seat"] == party.guests[1].seat
        for device in devices:
            device.page.close()


def test_watchers_follow_into_a_rematch(
    shop: Shop, sit: Callable[..., Device], visit: Callable[..., Device]
) -> None:
    settings = settings_with(watchers="link")
    party = start(make_party(shop, "sushi-go", players=2, people=2, settings=settings))
    assert play_on(party, decisions=26)
    watcher, late = visit(party.path), visit(party.path)
    watcher.page.get_by_role("button", name=watcher.words.text("join-watch")).click()
    expect(watcher.page.get_by_text(watcher.words.text("watching-hint"))).to_be_visible()
    assert not play_on(party, decisions=NEVER)
    expect(watcher.page.get_by_test_id("status")).to_have_text(watcher.words.text("status-over"))
    ada = sit(party)
    ada.page.get_by_role("button", name=ada.words.text("rematch"), exact=True).click()
    expect(ada.page.get_by_role("heading", name=ada.words.text("places"))).to_be_visible()
    # It is seen, and it may be said at the same time.
    expect(watcher.page.get_by_text(watcher.words.text("rematch-follow")).first).to_be_visible()
    expect(watcher.page.get_by_text(watcher.words.text("start-watching"))).to_be_visible()
    assert watcher.page.url == ada.page.url
    # Who comes to the finished table only now has a button for it.
    late.page.get_by_role("button", name=late.words.text("join-watch")).click()
    late.page.get_by_role("button", name=late.words.text("rematch-watch")).click()
    expect(late.page.get_by_text(late.words.text("start-watching"))).to_be_visible()
    assert late.page.url == ada.page.url


def test_a_page_that_was_cut_off_from_its_seat_leaves_another_page_s_token_alone(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    """Two pages of one browser: coming back on one of them ends the other, and nothing else."""
    party = start(make_party(shop, "sushi-go", people=2))
    ben = sit(party, party.guests[1])
    expect(ben.page.get_by_test_id("status")).to_be_visible()
    leave(party.guests[1])
    other = ben.context.new_page()
    other.goto(f"{ben.origin}{party.path}")
    other.get_by_test_id("come-back").click()
    # Only who sits there can send reactions.
    seated = other.get_by_role("button", name=ben.words.text("reactions"))
    expect(seated).to_be_visible()
    expect(ben.page.get_by_text(ben.words.text("seat-moved"))).to_be_visible()
    other.reload()
    expect(seated).to_be_visible()


def test_who_comes_back_to_a_seat_that_a_bot_played_is_welcomed_in_sight(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", people=2))
    ada = sit(party)
    expect(ada.page.get_by_test_id("status")).to_be_visible()
    leave(party.guests[1])
    expect(ada.page.get_by_test_id("played-by-bots")).to_be_visible()
    ben = sit(party, party.guests[1])
    ben.page.get_by_test_id("come-back").click()
    expect(ada.page.get_by_test_id("news")).to_have_text(ada.words.text("away-back", name="Ben"))
    expect(ada.page.get_by_test_id("played-by-bots")).to_have_count(0)


def test_whether_to_leave_is_asked_in_sight_and_with_the_focus(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    device = sit(start(make_party(shop, "sushi-go", people=2)), size=PHONE, language="fr")
    ben = Guest(device)
    ben.press("menu")
    leaves = device.page.get_by_role("button", name=ben.say("leave"), exact=True)
    leaves.click()
    stays = device.page.get_by_role("button", name=ben.say("leave-no"), exact=True)
    expect(stays).to_be_focused()
    expect(stays).to_be_in_viewport(ratio=1)
    stays.press("Enter")
    expect(leaves).to_be_focused()


def test_after_leaving_a_running_game_its_slip_stays_and_says_so(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    device = sit(start(make_party(shop, "sushi-go", people=2)))
    page, say = device.page, device.words.text
    device.go("/")
    mine = page.get_by_role("region", name=say("my-tables"))
    expect(mine.get_by_role("link")).not_to_contain_text(say("come-back"))
    mine.get_by_role("button").click()
    expect(page.get_by_text(say("leave-sure"))).to_be_visible()
    page.get_by_role("button", name=say("leave-yes")).click()
    expect(mine.get_by_role("link")).to_contain_text(say("come-back"))
    expect(mine.get_by_role("button")).to_have_count(0)
    mine.get_by_role("link").click()
    # Only who sits there can send reactions.
    expect(page.get_by_role("button", name=say("reactions"))).to_be_visible()
    expect(page.get_by_text(say("away-me"))).to_have_count(0)


def test_a_seat_that_moved_meanwhile_is_offered_on_the_device_it_left(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", people=2))
    ben = replace(party.guests[1])
    come_back(party.guests[1])
    device = sit(party, ben)
    expect(device.page.get_by_text(device.words.text("back-elsewhere"))).to_be_visible()
    device.page.get_by_test_id("come-back").click()
    expect(device.page.get_by_test_id("status")).to_have_text(device.words.text("status-mine"))


def test_a_seat_that_moved_while_the_connection_was_lost_is_not_a_riddle(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", people=2))
    device = sit(party, party.guests[1])
    expect(device.page.get_by_test_id("status")).to_be_visible()
    device.cut(is_offline=True)
    expect(device.page.get_by_test_id("status")).to_have_text(device.words.text("status-lost"))
    come_back(party.guests[1])
    device.cut(is_offline=False)
    expect(device.page.get_by_text(device.words.text("seat-moved"))).to_be_visible()
    expect(device.page.get_by_test_id("come-back")).to_be_visible()
    # It says one thing, and has nothing below.
    assert device.page.evaluate("document.documentElement.scrollHeight") == DESKTOP["height"]
