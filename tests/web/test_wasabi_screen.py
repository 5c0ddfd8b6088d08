"""Wasabi! is played through its own screen, to each of its ends and with every action card."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

import sushiya
from sushiya.core.value import plain
from sushiya.games.wasabi.board import NAMES
from sushiya.games.wasabi.book import Book, Recipe
from sushiya.games.wasabi.components import ALL_TOKENS, COLUMNS, COLUMNS_IN_PLAY, END_AFTER
from sushiya.games.wasabi.house import HOUSE_BOOK
from web.device import DESKTOP, PHONE, Device
from web.guests import Guest, Party, make_party, play_on, start
from web.scenes import Stage, settle
from web.shop import Shop
from web.speech import words
from web.test_axe import AXE, found_on
from web.wasabi_screen import WasabiByKeys, WasabiScreen

NEVER = 10**6
LATE = 5
"""With so few empty squares the end is near."""
CARDS = {
    "Stack!": r"You play Stack!",
    "Spicy!": r"You play Spicy!",
    "Chop!": r"You chop .+ on {0} and keep it for this turn\.",
    "Switch!": r"You switch ({0} and {1}|{1} and {0})\.",
    "Wasabi!": r"You lay Wasabi! from {0} and take a cube\.",
}
"""What is told when a card is played, by the squares that were picked."""


def begin(shop: Shop, **wish: Any) -> Party:
    return start(make_party(shop, "wasabi", **wish))


def is_mine(shown: Any, stage: str) -> bool:
    view = shown["view"]
    return view["stage"] == stage and view["viewer"] in shown["to-act"]


def empty_squares(view: Any) -> int:
    columns = COLUMNS_IN_PLAY[len(view["hands"])]
    covered = {
        corner + step for corner in view["mats"] for step in (0, 1, COLUMNS, COLUMNS + 1)
    }
    return sum(
        not stack and square % COLUMNS < columns and square not in covered
        for square, stack in enumerate(view["board"])
    )


def to_act(party: Party) -> Guest:
    """Find whose decision it is; everybody is a guest here."""
    acting: list[Guest] = []
    play_on(party, decisions=NEVER, until=lambda shown: acting.append(shown) or True)
    seats = acting[0]["to-act"]
    return next(guest for guest in party.guests if guest.seat in seats)


def book_of_one_line() -> Book:
    """Write a book whose recipes are all parts of one line: it serves ten soon."""
    line = ("maki", "rice", "tuna", "shrimp", "avocado")
    counts = {2: 16, 3: 14, 4: 12, 5: 10}
    recipes = tuple(
        Recipe(f"Row of {length}, {number}", line[:length])
        for length, count in counts.items()
        for number in range(count)
    )
    return msgspec.structs.replace(HOUSE_BOOK, title="One line", recipes=recipes)


def expect_the_end(screen: WasabiScreen, ended_by: str) -> None:
    assert not screen.is_asked()
    said = words(screen.device.language, "wasabi", "standard").text(f"ended-by-{ended_by}")
    assert screen.log()[-1].startswith(said)
    expect(screen.page.get_by_role("heading", name=re.compile("win"))).to_be_visible()


def told(lines: Iterable[str], beginning: str) -> list[str]:
    return [line for line in lines if line.startswith(beginning)]


def test_a_whole_game_on_a_phone(shop: Shop, sit: Callable[..., Device]) -> None:
    screen = WasabiScreen(sit(begin(shop, players=2), size=PHONE), seed=2)
    sent = list(screen.play())
    expect_the_end(screen, "full-board")
    assert {"Give", "Draw", "Place", "End", "Take"} <= {name.split()[0] for name in sent}
    lines = screen.log()
    assert len(told(lines, "You place")) == len(told(sent, "Place"))


@pytest.mark.parametrize(("players", "size"), [(3, DESKTOP), (4, PHONE)])
def test_the_mat_gets_full(
    players: int, size: dict[str, int], shop: Shop, sit: Callable[..., Device]
) -> None:
    party = begin(shop, players=players)
    assert play_on(
        party,
        decisions=NEVER,
        wants="place",
        until=lambda shown: is_mine(shown, "play") and empty_squares(shown["view"]) <= LATE,
    )
    screen = WasabiScreen(sit(party, size=size))
    assert told(screen.play(), "Place")
    expect_the_end(screen, "full-board")


def test_the_tenth_recipe_ends_it_at_once(shop: Shop, sit: Callable[..., Device]) -> None:
    party = begin(shop, players=2, options={"recipe-book": plain(book_of_one_line())})
    assert play_on(
        party,
        decisions=NEVER,
        until=lambda shown: (
            len(shown["view"]["served"][shown["view"]["viewer"]]) == ALL_TOKENS - 1
            and any(offer["write"].startswith("complete") for offer in shown["legal"])
        ),
    )
    screen = WasabiScreen(sit(party, size=PHONE))
    assert screen.is_asked()
    screen.press_any(screen.ready)
    screen.do_it()
    expect_the_end(screen, "ten-tokens")


def test_passing_ends_it_and_is_warned_of(shop: Shop, sit: Callable[..., Device]) -> None:
    party = begin(shop, players=2, people=2)
    assert play_on(
        party,
        decisions=NEVER,
        wants="pass",
        until=lambda shown: (
            shown["view"]["stage"] == "play" and shown["view"]["passes"] == 2 * END_AFTER - 1
        ),
    )
    device = sit(party, to_act(party))
    screen = WasabiScreen(device)
    assert screen.is_asked()
    expect(screen.prompt).to_contain_text("One more pass and the game ends.")
    screen.pass_with(2)
    assert screen.do_it().startswith("Pass")
    while screen.is_asked():
        screen.choose()
    expect_the_end(screen, "passing")


def test_by_keys_alone(shop: Shop, sit: Callable[..., Device]) -> None:
    party = begin(shop, players=2)
    screen = WasabiByKeys(sit(party), seed=3)
    keyboard = screen.page.keyboard
    turns = 0
    while turns < 3:
        assert screen.is_asked()
        turns += screen.choose().startswith("End")
    while not screen.tiles.count() or not screen.pass_on.is_visible():
        assert screen.is_asked()
        if not screen.pass_on.is_visible():
            screen.choose()
    # The mat is a grid: arrows go from square to square and stop at its edge.
    screen.walk_to(screen.squares.first)
    for key, square in [
        ("ArrowRight", "b1"),
        ("ArrowDown", "b2"),
        ("ArrowLeft", "a2"),
        ("ArrowUp", "a1"),
        ("ArrowUp", "a1"),
        ("End", "e6"),
        ("ArrowDown", "e6"),
        ("Home", "a1"),
    ]:
        keyboard.press(key)
        assert screen.mat.locator(":focus").inner_text().startswith(square)
    # Escape puts down what is raised, and a pass that was begun.
    screen.place()
    keyboard.press("Escape")
    expect(screen.send).to_have_count(0)
    screen.pass_with(1)
    keyboard.press("Escape")
    expect(screen.send).to_have_count(0)
    screen.pass_with(1)
    assert screen.do_it().startswith("Pass")


def test_a_reload_in_the_middle_of_a_turn(shop: Shop, sit: Callable[..., Device]) -> None:
    party = begin(shop, players=3)
    assert play_on(party, decisions=NEVER, until=lambda shown: is_mine(shown, "play"))
    screen = WasabiScreen(sit(party))
    assert screen.is_asked()
    before = screen.log()
    screen.place()
    screen.page.reload()
    assert screen.is_asked()
    expect(screen.send).to_have_count(0)
    assert screen.log() == before
    square = screen.place()
    assert square in screen.do_it()
    assert screen.is_asked()
    screen.page.reload()
    assert screen.is_asked()
    assert len(told(screen.log(), "You place")) == len(told(before, "You place")) + 1
    expect(screen.targets).to_have_count(0)
    while not screen.choose().startswith("Take"):
        assert screen.is_asked()
    placed = [line for line in screen.log() if re.match(rf"You place .* on {square}\.", line)]
    assert len(placed) == 1


@pytest.mark.parametrize("card", CARDS)
def test_every_action_card_is_used_by_hand(
    card: str, shop: Shop, sit: Callable[..., Device]
) -> None:
    party = begin(shop, players=2, options={"recipe-book": plain(book_of_one_line())})
    take = f"take {card.lower().rstrip('!')}"
    assert play_on(
        party,
        decisions=NEVER,
        until=lambda shown: any(offer["write"] == take for offer in shown["legal"]),
    )
    screen = WasabiScreen(sit(party))
    assert screen.is_asked()
    screen.press(screen.kitchen.filter(has_text=card))
    assert screen.do_it() == f"Take {card} from the kitchen"
    while screen.is_asked() and not screen.pass_on.is_visible():
        screen.choose()
    squares = screen.play_card(screen.card(card))
    name = screen.do_it()
    wanted = re.compile(CARDS[card].format(*squares))
    assert screen.is_asked()
    assert any(wanted.match(line) for line in screen.log()), (name, screen.log()[-3:])
    assert any(wanted.search(one) for one in screen.device.heard("polite"))
    assert screen.card(card).count() == 0


def test_a_tile_is_stacked_and_a_second_one_is_placed(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    ...
