"""The street of Sushi Express as somebody plays on it: by roles and names, finger or keyboard."""

import random
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from sushiya.core.ids import Seat
from sushiya.core.words import Phrase
from web.counter import TAKEN
from web.device import Device, unfold
from web.speech import words

GAME = "sushi-express"
ANY = "|"
IS_HERE = "(here) => here.contains(document.activeElement)"
IS_SEEN = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""
MOST_TABS = 60


class Street:
    def __init__(self, device: Device, *, seat: int = 0) -> None:
        self.device = device
        self.page = page = device.page
        self.words = words(device.language, GAME, "standard")
        self.seat = Seat(seat)
        say = self.words.text
        self.send = page.get_by_test_id("send")
        self.standing = page.get_by_test_id("standing")
        self.status = page.get_by_test_id("status")
        self.prompt = page.get_by_test_id("prompt")
        self.notice = page.get_by_test_id("notice")
        self.skip = page.get_by_role("button", name=say("skip"))
        self.ring = page.get_by_role("list", name=say("ring", mine="yes"), exact=True)
        self.tiles = self.ring.get_by_role("listitem")
        self.ways = self.ring.get_by_role("button")
        self.dial = page.get_by_role("group", name=say("dial"), exact=True)
        self.numbers = self.dial.get_by_role("button")
        self.open_numbers = self.dial.get_by_role(
            "button", name=self.like("dial-ahead", share=ANY, place=ANY, served="no")
        )
        now = page.get_by_role("region", name=say("now"))
        self.spoken = now.get_by_role("button")
        self.last_round = page.get_by_role("list", name=say("last-round"), exact=True)
        row = page.get_by_role("region", name=say("row"))
        self.customers = row.get_by_role("button")
        self.hand = page.get_by_role("region", name=say("hand"))
        self.cards = self.hand.get_by_role("list").get_by_role("button")
        closed, opened = (say("hand-card", kind="swap", count=1, open=one) for one in ("no", "yes"))
        self.open_cards = self.cards.filter(has_text=opened.removeprefix(closed))
        self.card_ways = now.get_by_role("group").get_by_role("button")
        self.dice = page.get_by_role("button", name=self.like("command-reroll", die=ANY))
        self.log = page.get_by_role("group", name=say("log"))
        self._mine, self._over = say("status-mine"), say("status-over")
        taking = self.words.say(Phrase("now-customer", {"seat": self.seat}), you=self.seat)
        self.taking = page.get_by_role("heading", name=taking)
        self.button = self.send.or_(self.standing)
        self.question = (
            self.button.or_(self.open_numbers).or_(self.spoken).or_(self.dice).or_(self.taking)
        )

    def say(self, message: str, **args: Any) -> str:
        """Speak as the house speaks to this seat about itself."""
        return self.words.say(Phrase(message, {"seat": self.seat, **args}), you=self.seat)

    def card(self, kind: str) -> Locator:
        """Find a card of the hand by its name."""
        return self.hand.get_by_role("button", name=self.words.text("action", kind=kind))

    def is_asked(self) -> bool:
        """Wait until something can be pressed; tells false when the game is over instead."""
        wanted = re.compile(f"{re.escape(self._mine)}|{re.escape(self._over)}")
        while True:
            settled = self.status.filter(has_text=wanted)
            expect(settled.or_(self.skip).first).to_be_visible()
            if settled.count():
                break
            # The present may come by itself in between, and take the button away.
            self.skip.evaluate_all("(found) => found.forEach((one) => one.click())")
        if self.status.inner_text().strip() == self._over:
            return False
        expect(self.question.first).to_be_visible()
        return True

    def choices(self) -> list[Locator]:
        """List what can be pressed now on the table, apart from cards."""
        found = [
            *self.open_numbers.all(),
            *self.ways.all(),
            *self.spoken.all(),
            *self.dice.all(),
        ]
        return found or ([] if self.standing.count() else self.customers.all())

    def raise_one(self, rng: random.Random) -> None:
        """Raise something at random; what is forced is raised already."""
        choices = [] if self.send.is_visible() else self.choices()
        if choices:
            rng.choice(choices).click()
        expect(self.button).to_be_visible()

    def raise_card(self, kind: str, command: str) -> None:
        """Raise a card of the hand to play it by this command, which it may have to be told."""
        self.card(kind).click()
        expect(self.send.or_(self.card_ways).first).to_be_visible()
        if not self.send.is_visible():
            self.card_ways.and_(self.page.get_by_role("button", name=command)).click()
        expect(self.send).to_have_text(command)

    def do_it(self) -> str:
        """Press the named button, and wait until it has happened."""
        name = self.button.inner_text()
        before = len(self.device.heard("assertive"))
        self.button.click()
        self.page.wait_for_function(TAKEN, arg=[before, self._mine])
        return name

    def play(self, rng: random.Random) -> Iterator[str]:
        """Play to the end, giving what was done."""
        while self.is_asked():
            self.raise_one(rng)
            yield self.do_it()

    def tab_to(self, place: Locator) -> None:
        """Go on with the Tab key until the focus is there, and can be seen."""
        for _ in range(MOST_TABS):
            if place.evaluate(IS_HERE):
                break
            self.page.keyboard.press("Tab")
        assert place.evaluate(IS_HERE)
        self.expect_focus_to_be_seen()

    def expect_focus_to_be_seen(self) -> None:
        assert self.page.evaluate(IS_SEEN)

    def tile_names(self) -> list[str]:
        """Give the tiles as they are read out."""
        return [
            (tile.get_by_role("button").first.get_attribute("aria-label") or "")
            if tile.get_by_role("button").count()
            else tile.inner_text()
            for tile in self.tiles.all()
        ]

    def read_log(self) -> list[str]:
        self.page.get_by_role("tab", name=self.words.text("log")).click()
        expect(self.log).to_be_visible()
        unfold(self.log)
        return self.log.get_by_role("listitem").all_inner_texts()

    def play_by_keyboard(self, rng: random.Random) -> Iterator[str]:
        """Play to the end with Tab, arrows and Enter, and every card as soon as it can be."""
        while self.is_asked():
            if self.send.is_visible():
                self.tab_to(self.send)
            elif self.open_cards.count():
                self.raise_card_by_keyboard(rng.choice(self.open_cards.all()))
            else:
                self._raise_by_keyboard(rng)
            yield self.do_it_by_keyboard()
            if self.is_asked():
                # What had the focus may be gone; it is at what is asked then, not at the top.
                self.page.wait_for_function("() => document.activeElement !== document.body")

    def do_it_by_keyboard(self) -> str:
        """Press what has the focus: the named button, or once more what is raised."""
        before = len(self.device.heard("assertive"))
        name = self.button.inner_text()
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(TAKEN, arg=[before, self._mine])
        return name

    def raise_card_by_keyboard(self, card: Locator, command: str = "") -> None:
        """Raise a card of the hand, by this command if it can be played in several ways."""
        self.tab_to(self.hand)
        self._go_right_to(card, self.cards.count())
        self.page.keyboard.press("Enter")
        expect(self.send.or_(self.card_ways).first).to_be_visible()
        if not self.send.is_visible():
            named = self.page.get_by_role("button", name=command)
            self.tab_to((self.card_ways.and_(named) if command else self.card_ways).first)
            self.page.keyboard.press("Enter")
        expect(self.send).to_be_visible()
        if command:
            expect(self.send).to_have_text(command)

    def _go_right_to(self, wanted: Locator, places: int) -> None:
        for _ in range(places):
            if not wanted.evaluate(IS_HERE):
                self.page.keyboard.press("ArrowRight")
        expect(wanted).to_be_focused()

    def _raise_by_keyboard(self, rng: random.Random) -> None:
        if self.open_numbers.count():
            self.tab_to(self.dial)
            wanted = rng.choice(self.open_numbers.all())
            self._go_right_to(wanted, self.numbers.count())
        elif self.spoken.count():
            wanted = rng.choice(self.spoken.all())
            self.tab_to(wanted)
        elif self.standing.count():
            self.tab_to(self.standing)
            return
        else:
            self.tab_to(self.customers.first)
            wanted = rng.choice(self.customers.all())
            self._go_right_to(wanted, self.customers.count())
        expect(wanted).to_be_focused()
        self.expect_focus_to_be_seen()
        self.page.keyboard.press("Enter")
        expect(wanted).to_have_attribute("aria-pressed", "true")
        expect(self.send).to_be_visible()

    def like(self, message: str, **args: Any) -> re.Pattern[str]:
        """Match a message with anything in the places of its arguments."""
        parts = self.words.text(message, **args).split(ANY)
        return re.compile(".*".join(map(re.escape, parts)))
