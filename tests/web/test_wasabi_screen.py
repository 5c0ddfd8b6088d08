"""Wasabi! is played through its own screen, to each of its ends and with every action card."""

import itertools
import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from sushiya.core.value import plain
from sushiya.games.wasabi.book import Book, Recipe
from sushiya.games.wasabi.components import (
    ALL_TOKENS,
    COLUMNS,
    COLUMNS_IN_PLAY,
    END_AFTER,
    TILES_IN_HAND,
)
from sushiya.games.wasabi.house import HOUSE_BOOK
from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device
from web.guests import NEVER, Party, make_party, play_on, settings_with, start
from web.shop import Shop
from web.speech import words
from web.variants import first_in_gate
from web.wasabi_screen import WasabiByKeys, WasabiScreen

DEALS_TRIED = 3
LESSONS = 5
MEANT_MS = 400
"""A tap so soon after a step is taken for one that was meant for the step before."""
LATE = 7
"""With so few empty squares the end is near, but not before the next turn."""
ENGINES_LOADED = """() => performance.getEntriesByType("resource")
  .map(({ name }) => name.split("/").at(-1)).filter((name) => name.endsWith(".wasm"))"""
CARDS = {
    "Stack!": r"You play Stack!",
    "Spicy!": r"You play Spicy!",
    "Chop!": r"You chop .+ on {0} and keep it for this turn\.",
    "Switch!": r"You switch ({0} and {1}|{1} and {0})\.",
    "Wasabi!": r"You lay Wasabi! with its upper left corner on {corner} and take a cube\.",
}
"""What is told when a card is played, by the squares that were picked, or by where it lies."""


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


ONE_LINE = {"recipe-book": plain(book_of_one_line())}


def begin(shop: Shop, *, deal: int = 0, **wish: Any) -> Party:
    return start(make_party(shop, "wasabi", **wish), deal=deal)


def reach(shop: Shop, until: Callable[[Any], bool], *, wants: str = "", **wish: Any) -> Party:
    """Play on until the view fits; not every deal leads there."""
    for deal in range(DEALS_TRIED):
        party = begin(shop, deal=deal, **wish)
        if play_on(party, decisions=NEVER, wants=wants, until=until):
            return party
    pytest.fail("no game came there")


def is_offered(shown: Any, beginning: str) -> bool:
    return any(offer["write"].startswith(beginning) for offer in shown["legal"])


def is_my_turn(shown: Any) -> bool:
    """Tell whether my turn begins: whoever has done something in it may not pass any more."""
    return is_offered(shown, "pass")


def empty_squares(view: Any) -> int:
    columns = COLUMNS_IN_PLAY[len(view["hands"])]
    covered = {corner + step for corner in view["mats"] for step in (0, 1, COLUMNS, COLUMNS + 1)}
    return sum(
        not stack and square % COLUMNS < columns and square not in covered
        for square, stack in enumerate(view["board"])
    )


def with_card(shop: Shop, card: str) -> Party:
    """Play on until a turn of mine begins with this card in hand."""
    return reach(
        shop,
        lambda shown: is_my_turn(shown) and is_offered(shown, card),
        wants=f"take {card}",
        players=2,
        options=ONE_LINE,
    )


def expect_the_end(screen: WasabiScreen, ended_by: str) -> None:
    assert not screen.is_asked()
    say = words(screen.device.language, "wasabi", "standard").text
    # Somebody who loses the connection may be told of after it.
    assert told(screen.log(), say(f"ended-by-{ended_by}"))
    screen.press(screen.page.get_by_role("button", name=say("deal-check")))
    expect(screen.page.get_by_text(say("deal-fair"))).to_be_visible()


def use(card: str, screen: WasabiScreen) -> None:
    """Do in the same turn what the card is good for."""
    if card == "Stack!":
        screen.press_any(screen.tiles)
        screen.press_any(screen.targets.filter(has_not_text="empty"))
    else:
        screen.place()
    screen.do_it()
    assert screen.is_asked()
    if card == "Stack!":
        assert "on top of" in told(screen.log(), "You place")[-1]
    if card == "Spicy!":
        screen.place()
        assert screen.do_it().startswith("Place")


def told(lines: Iterable[str], beginning: str) -> list[str]:
    return [line for line in lines if line.startswith(beginning)]


def top_and_bottom(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def left_and_right(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


def test_a_whole_game_on_a_phone(shop: Shop, sit: Callable[..., Device]) -> None:
    screen = WasabiScreen(sit(begin(shop, players=2), size=PHONE), seed=2)
    sent = list(screen.play())
    expect_the_end(screen, "full-board")
    assert {"Draw", "Place", "Done:", "Take"} <= {name.split()[0] for name in sent}
    lines = screen.log()
    assert len(told(lines, "You place")) == len(told(sent, "Place"))
    # Three tiles are given with three taps.
    assert len(told(lines, "You give")) == TILES_IN_HAND


@pytest.mark.parametrize(
    ("players", "looks"),
    first_in_gate((4, {"size": PHONE, "language": "de"}), (3, {"size": DESKTOP})),
    ids=["four", "three"],
)
def test_the_mat_gets_full(
    players: int, looks: dict[str, Any], shop: Shop, sit: Callable[..., Device]
) -> None:
    party = reach(
        shop,
        lambda shown: is_my_turn(shown) and empty_squares(shown["view"]) <= LATE,
        wants="place",
        players=players,
    )
    screen = WasabiScreen(sit(party, **looks))
    assert list(screen.play())
    expect_the_end(screen, "full-board")


def test_the_tenth_recipe_ends_it_at_once(shop: Shop, sit: Callable[..., Device]) -> None:
    party = reach(
        shop,
        lambda shown: (
            len(shown["view"]["served"][shown["view"]["viewer"]]) == ALL_TOKENS - 1
            and is_offered(shown, "complete")
        ),
        players=2,
        options=ONE_LINE,
    )
    screen = WasabiScreen(sit(party, size=PHONE))
    assert screen.is_asked()
    screen.press_any(screen.ready)
    screen.do_it()
    expect_the_end(screen, "ten-tokens")


def test_passing_ends_it_and_is_warned_of(shop: Shop, sit: Callable[..., Device]) -> None:
    acting: list[int] = []

    def is_last_pass(shown: Any) -> bool:
        acting[:] = shown["to-act"]
        view = shown["view"]
        return (view["stage"], view["passes"]) == ("play", 2 * END_AFTER - 1)

    party = reach(shop, is_last_pass, wants="pass", players=2, people=2)
    guest = next(guest for guest in party.guests if guest.seat in acting)
    screen = WasabiScreen(sit(party, guest))
    assert screen.is_asked()
    expect(screen.prompt).to_contain_text("One more pass and the game ends.")
    screen.pass_with(2)
    assert screen.do_it().startswith("Pass")
    while screen.is_asked():
        screen.choose()
    expect_the_end(screen, "passing")


def test_a_phone_shows_mat_recipes_and_button_together(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    """In a real game; stored views of two and four players are drawn in every language."""
    party = reach(shop, is_my_turn, players=3)
    screen = WasabiScreen(sit(party, size=PHONE, language="de"))
    assert screen.is_asked()
    screen.place()
    screen.device.until_still()
    # The hand lies over what does not fit above it.
    edge = top_and_bottom(screen.tiles.first)[0]
    for one in (screen.mat, *screen.recipes.all()):
        top, bottom = top_and_bottom(one)
        assert top >= 0
        assert bottom <= edge
    expect(screen.recipes).to_have_count(3)
    assert top_and_bottom(screen.send)[1] <= PHONE["height"]


def test_the_engine_in_the_browser_tells_what_a_tile_would_do(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    """From a book of our own, under the server's content policy."""
    screen = WasabiScreen(sit(reach(shop, is_my_turn, players=2, options=ONE_LINE)))
    assert screen.is_asked()
    screen.place()
    expect(screen.mat.locator(".ghost")).to_have_count(1)
    loaded = screen.page.evaluate(ENGINES_LOADED)
    assert [name.partition("-")[0] for name in loaded] == ["wasabi"]


@pytest.mark.parametrize("hands", ["open", "screened"])
@pytest.mark.parametrize("has_aid", [False, True])
def test_a_screen_hides_what_others_hold_unless_there_is_a_memory_aid(
    *, hands: str, has_aid: bool, shop: Shop, sit: Callable[..., Device]
) -> None:
    settings = settings_with(**{"memory-aid": has_aid})
    party = reach(shop, is_my_turn, players=2, options={"hands": hands}, settings=settings)
    device = sit(party)
    say = words("en", "wasabi", "standard").text
    device.page.get_by_role("list", name=say("others-here")).get_by_role("button").first.click()
    person = device.page.get_by_role("dialog")
    hidden = int(hands == "screened" and not has_aid)
    expect(person.get_by_role("heading", name=say("screened"), exact=True)).to_have_count(hidden)
    expect(person.get_by_text("3 tiles, no action cards")).to_have_count(hidden)
    expect(person.locator("li.tile")).to_have_count(0 if hidden else TILES_IN_HAND)
    expect(person.get_by_role("heading", name=say("hand-cards"))).to_have_count(1 - hidden)


def test_at_the_start_a_screen_hides_tiles_from_whoever_looks_on(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    """The first seat has given the second one tile; the third looks on."""
    options = {"hands": "screened", "starter": "seat-1"}
    party = begin(shop, players=3, people=3, options=options)
    devices = [sit(party, guest, size=DESKTOP) for guest in party.guests]
    screen = WasabiScreen(devices[0])
    assert screen.is_asked()
    screen.choose()
    slots = [device.page.locator(".set-up .now .slot") for device in devices]
    for slot, seen in zip(slots, (1, 1, 0), strict=True):
        expect(slot.locator("svg").first).to_be_visible()
        expect(slot.locator(".tile")).to_have_count(seen)
    expect(devices[2].page.get_by_text("1 of 3 tiles")).to_have_count(1)


def test_the_newest_change_of_each_player_is_marked_for_eye_and_ear(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    screen = WasabiScreen(sit(begin(shop, players=2)))
    found: set[str] = set()
    while not found:
        assert screen.is_asked()
        screen.choose()
        assert screen.is_asked()
        log = reversed(screen.log())
        since = itertools.takewhile(lambda line: not line.startswith("You "), log)
        moved = [line for line in since if re.search(" (places|switches|chops) ", line)]
        found = {square for line in moved[:1] for square in re.findall(r"\b[a-f][1-6]\b", line)}
    new = screen.mat.get_by_role("button", name="newest change by")
    assert {name.partition(",")[0] for name in new.all_inner_texts()} == found
    own = screen.mat.get_by_role("button", name="your newest change")
    expect(screen.mat.locator(".news")).to_have_count(len(found) + own.count())


def test_one_button_ends_a_phase_and_can_be_taken_back(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    screen = WasabiScreen(sit(reach(shop, is_my_turn, players=2), size=PHONE))
    assert screen.is_asked()
    screen.place()
    screen.do_it()
    assert screen.is_asked()
    ending = screen.page.get_by_role("button", name="Done: refill")
    expect(ending).to_have_count(1)
    expect(screen.send).to_have_count(0)
    screen.do_it(screen.end)
    assert screen.is_asked()
    expect(ending).to_have_count(0)
    screen.press(screen.page.get_by_role("button", name="Take back"))
    expect(ending).to_be_visible()


def test_a_finished_recipe_is_played_out_until_a_tap(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    """Nothing is asked meanwhile, and the points wait for the scene; motion is not needed."""
    party = reach(shop, lambda shown: is_offered(shown, "complete"), players=2, options=ONE_LINE)
    screen = WasabiScreen(sit(party, size=PHONE, settings={"speed": "calm"}))
    screen.device.take_clock()
    assert screen.is_asked()
    expect(screen.end).to_contain_text("Complete ")
    screen.press_any(screen.ready)
    screen.device.stop_clock()
    screen.press_send()
    served = screen.page.get_by_test_id("served")
    expect(served).to_contain_text("You complete ")
    expect(screen.mat.locator(".served")).not_to_have_count(0)
    expect(screen.send.or_(screen.end)).to_have_count(0)
    screen.page.clock.run_for(MEANT_MS)
    screen.squares.first.click()
    expect(served).to_have_count(0)
    screen.page.clock.resume()
    assert screen.is_asked()


@pytest.mark.long
def test_by_keys_alone(shop: Shop, sit: Callable[..., Device]) -> None:
    party = begin(shop, players=2)
    screen = WasabiByKeys(sit(party), seed=3)
    keyboard = screen.page.keyboard
    turns = 0
    while turns < 2:
        assert screen.is_asked()
        turns += screen.choose().startswith("Done")
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
    screen = WasabiScreen(sit(reach(shop, is_my_turn, players=3)))
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
    take = f"take {card.lower().rstrip('!')}"
    party = reach(
        shop,
        lambda shown: any(offer["write"] == take for offer in shown["legal"]),
        players=2,
        options=ONE_LINE,
    )
    screen = WasabiScreen(sit(party))
    assert screen.is_asked()
    screen.press(screen.kitchen.filter(has_text=card))
    assert screen.do_it() == f"Take {card} from the kitchen"
    while screen.is_asked() and not screen.pass_on.is_visible():
        # One more reward could cost the card.
        if screen.leave.is_visible():
            screen.do_it(screen.leave)
        else:
            screen.choose()
    squares = screen.play_card(screen.card(card))
    corner = screen.do_it().rpartition(" ")[2]
    wanted = re.compile(CARDS[card].format(*squares, corner=corner))
    assert screen.is_asked()
    assert wanted.match(screen.log()[-1])
    assert any(wanted.search(one) for one in screen.device.heard("polite"))
    if card == "Wasabi!":
        covered = screen.mat.get_by_role("button", name="under Wasabi!")
        expect(covered).to_have_count(4)
        expect(covered.filter(has_text="your newest change")).to_have_count(4)
        screen.device.until_still()
        crest = top_and_bottom(screen.mat.get_by_test_id("by"))
        assert top_and_bottom(covered.first)[0] <= crest[0]
        assert crest[1] <= top_and_bottom(covered.last)[1]
        left, right = left_and_right(screen.mat.get_by_test_id("by"))
        assert left_and_right(covered.first)[0] <= left
        assert right <= left_and_right(covered.last)[1]
    else:
        kept = screen.page.get_by_role("button", name=f"{card}, 1 in the kitchen")
        expect(kept).to_be_visible()
    use(card, screen)


def test_chopped_goes_into_the_pantry_if_i_want(shop: Shop, sit: Callable[..., Device]) -> None:
    screen = WasabiScreen(sit(with_card(shop, "chop"), size=PHONE))
    assert screen.is_asked()
    screen.play_card(screen.card("Chop!"))
    screen.page.get_by_role("radio", name="To the pantry").check()
    assert screen.do_it().endswith("into the pantry")
    assert screen.is_asked()
    assert "into the pantry." in told(screen.log(), "You chop")[-1]


def test_what_is_greyed_says_why(shop: Shop, sit: Callable[..., Device]) -> None:
    screen = WasabiScreen(sit(begin(shop, players=3)))
    assert screen.is_asked()
    rice = screen.page.get_by_role("button", name=re.compile("^Rice, "))
    expect(rice).to_be_disabled()
    rice.focus()
    screen.page.keyboard.press("Enter")
    expect(screen.page.get_by_test_id("notice")).to_contain_text("Rice cannot be in a first hand")
    expect(screen.send).to_have_count(0)


def test_a_first_game_from_the_door(visit: Callable[..., Device]) -> None:
    """Whoever comes in for the first time is taught, and finds what to press."""
    device = visit("/", settings={"lessons": True}, size=PHONE)
    device.page.get_by_test_id("play-wasabi").click()
    screen = WasabiScreen(device)
    lesson = device.page.get_by_role("complementary", name=device.words.text("lesson"))
    taught: set[str] = set()
    while len(taught) < LESSONS:
        assert screen.is_asked()
        expect(screen.prompt).not_to_be_empty()
        if lesson.count():
            taught.add(lesson.inner_text())
        screen.choose()


def _raised(screen: WasabiScreen) -> None:
    screen.place()


def _passing(screen: WasabiScreen) -> None:
    screen.pass_with(1)


def _book(screen: WasabiScreen) -> None:
    screen.press(screen.page.get_by_role("button", name="Pantry, kitchen and piles"))
    screen.press(screen.page.get_by_role("button", name="All recipes"))


def _chopping(screen: WasabiScreen) -> None:
    screen.play_card(screen.card("Chop!"))


@pytest.mark.long
def test_axe_finds_nothing_while_somebody_chooses(shop: Shop, sit: Callable[..., Device]) -> None:
    party = with_card(shop, "chop")
    device = sit(party, size=PHONE, has_axe=True)
    screen = WasabiScreen(device)
    found: dict[str, list[str]] = {}
    for state in (_raised, _passing, _book, _chopping):
        assert screen.is_asked()
        state(screen)
        for look in ("light", "dark"):
            found[f"{state.__name__} {look}"] = faults_of(screen.page, look)
        screen.page.reload()
    assert {state: faults for state, faults in found.items() if faults} == {}
