"""What a screen reader hears, and where the focus goes."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from web.device import Device
from web.guests import make_party, play_on, start
from web.plain import PlainTable
from web.shop import Shop
from web.speech import words

EDITION = "cocktail"
PLAIN = {"plain": True}


def revealed(language: str, first: str, second: str) -> re.Pattern[str]:
    """Match one announcement of a reveal, with somebody's pick before another's."""
    opening = words(language, "sushi-go", EDITION).text("event-picks-revealed", picks="|")
    return re.compile(re.escape(opening.split("|")[0]) + f"{first} .*{second} .*", re.DOTALL)


def test_a_reveal_is_one_polite_announcement_and_mine_is_first(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", players=2, people=2))
    ada, ben = (sit(party, guest, settings=PLAIN) for guest in party.guests)
    tables = [PlainTable(device) for device in (ada, ben)]
    for picks in range(1, 4):
        for table in tables:
            expect(table.buttons.first).to_be_visible()
            table.buttons.first.click()
        for device, first, second in (
            (ada, "you keep", "Ben keeps"),
            (ben, "you keep", "Ada keeps"),
        ):
            device.until_heard("Revealed", times=picks)
            said = [one for one in device.heard("polite") if "Revealed" in one]
            assert len(said) == picks
            assert revealed("en", first, second).match(said[-1]), said[-1]


def test_at_once_is_said_only_that_i_decide_or_am_cut_off(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", players=3, people=3))
    ada, ben, chiara = (sit(party, guest, settings=PLAIN) for guest in party.guests)
    mine, lost = ada.words.text("status-mine"), ada.words.text("status-lost")
    ada.until_heard(mine, "assertive")
    for device in (ben, chiara):
        PlainTable(device).buttons.first.click()
    expect(ada.page.get_by_text(re.compile("Waiting"))).to_have_count(0)
    assert ada.heard("assertive") == [mine], "others' picks make no new decision of mine"
    PlainTable(ada).buttons.first.click()
    ada.until_heard("Revealed")
    ada.until_heard(mine, "assertive", times=2)
    ada.cut(is_offline=True)
    ada.until_heard(lost, "assertive")
    assert ada.heard("assertive") == [mine, mine, lost]
    ada.cut(is_offline=False)


@pytest.mark.parametrize("presses", ["Enter", "Space"])
def test_when_hands_move_the_focus_is_on_the_first_card_of_the_new_one(
    shop: Shop, sit: Callable[..., Device], presses: str
) -> None:
    device = sit(start(make_party(shop, "sushi-go")), settings=PLAIN)
    table = PlainTable(device)
    for decision in range(1, 4):
        table.is_asked()
        table.buttons.last.focus()
        device.page.keyboard.press(presses)
        device.until_heard(device.words.text("status-mine"), "assertive", times=decision + 1)
        expect(table.buttons.first).to_be_focused()


def test_what_comes_in_from_others_moves_no_focus(shop: Shop, sit: Callable[..., Device]) -> None:
    device = sit(start(make_party(shop, "sushi-go", players=5)), settings=PLAIN)
    table = PlainTable(device)
    log = device.page.get_by_role("tab", name=device.words.text("log"))
    for decision in range(1, 3):
        table.is_asked()
        table.buttons.first.click()
        log.click()
        device.until_heard(device.words.text("status-mine"), "assertive", times=decision + 1)
        expect(log).to_be_focused()


def test_at_the_end_the_focus_is_on_the_result_which_is_told_once(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", players=2))
    assert play_on(party, decisions=26)
    device = sit(party, settings=PLAIN)
    table = PlainTable(device)
    assert len(list(table.play(random.Random(4)))) == 1
    heading = device.page.locator("#over-title")
    expect(heading).to_be_focused()
    device.until_heard("Revealed")
    ending = words("en", "sushi-go", EDITION).text("ended-by-three-rounds")
    expect(device.page.get_by_text(ending)).to_be_visible()
    assert "winner" not in " ".join(device.heard("polite"))
    device.page.reload()
    expect(heading).to_be_visible()
    expect(heading).not_to_be_focused()


def test_a_refusal_is_said(shop: Shop, sit: Callable[..., Device]) -> None:
    device = sit(start(make_party(shop, "sushi-go")), settings=PLAIN)

    def ask_for_what_is_past(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(
            lambda said: server.send(re.sub(r'"decision":\d+', '"decision":7', str(said)))
        )

    device.page.route_web_socket(re.compile("/socket$"), ask_for_what_is_past)
    device.page.reload()
    PlainTable(device).buttons.first.click()
    refused = device.words.text("refusal-decision-past")
    device.page.wait_for_function(
        "(no) => window.heard.some(([, text]) => text === no)", arg=refused
    )
    assert refused in device.heard("polite")
