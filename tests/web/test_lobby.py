"""The shop around the games: coming in, going on, and what the host decides."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from web.device import DESKTOP, PHONE, Device
from web.guests import make_party, play_on, settings_with, start
from web.plain import PlainTable
from web.scenes import settle
from web.shop import LAN_NAME, Shop
from web.speech import words
from web.variants import first_in_gate

# What hands do on a page, from the moment it is opened.
COUNT = """() => {
  window.done = { taps: 0, keys: 0 };
  addEventListener("click", (event) => event.isTrusted && (window.done.taps += 1), true);
  addEventListener("keydown", () => (window.done.keys += 1), true);
}"""
PLAIN = {"plain": True}
HOUSE_RULE = {"pudding-loss": "no"}


def count_taps(device: Device) -> None:
    device.page.evaluate(COUNT)


def taps(device: Device) -> int:
    """Give the taps since they are counted; nobody has typed anything."""
    done: dict[str, int] = device.page.evaluate("window.done")
    assert done["keys"] == 0
    return done["taps"]


def link_of(host: Device) -> str:
    """Read the link that the QR code in the waiting room stands for."""
    say = host.words.text
    expect(host.page.get_by_role("img", name=say("invite-qr"))).to_be_visible()
    return host.page.get_by_role("textbox", name=say("invite-link")).input_value()


def test_two_clicks_make_a_table_for_friends(visit: Callable[..., Device]) -> None:
    device = visit("/", host=LAN_NAME)
    count_taps(device)
    device.page.get_by_test_id("friends-wasabi").click()
    expect(device.page.get_by_test_id("code")).to_have_text(re.compile("^[A-Z]{6}$"))
    assert link_of(device) == device.page.url
    assert taps(device) <= 2


def test_a_friend_joins_by_the_link_in_three_taps_and_types_nothing(
    visit: Callable[..., Device],
) -> None:
    host = visit("/", host=LAN_NAME)
    host.page.get_by_test_id("friends-sushi-go").click()
    path = link_of(host).removeprefix(host.origin)
    friend = visit(path, host=LAN_NAME, size=PHONE, language="de")
    count_taps(friend)
    friend.page.get_by_test_id("sit").tap()
    friend.page.get_by_test_id("ready").tap()
    expect(friend.page.get_by_text(friend.words.text("start-waiting"))).to_be_visible()
    host.page.get_by_test_id("start").click()
    expect(friend.page.get_by_test_id("status")).to_have_text(friend.words.text("status-mine"))
    assert taps(friend) <= 3


def test_my_games_stand_first_and_lead_back_to_the_same_decision(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go"))
    assert play_on(party, decisions=9)
    device = sit(party, settings=PLAIN)
    page, say = device.page, device.words.text
    table = PlainTable(device)
    assert table.is_asked()
    offered = table.offered()
    page.get_by_role("button", name=say("to-home")).click()
    mine = page.get_by_role("region", name=say("my-tables"))
    slip = mine.get_by_role("link").first
    assert slip.get_attribute("href") == party.path
    first = page.get_by_role("main").locator("a, button").first
    assert first.get_attribute("href") == party.path
    slip.click()
    assert table.is_asked()
    assert table.offered() == offered


def test_a_wrong_code_says_what_to_do(visit: Callable[..., Device]) -> None:
    device = visit("/")
    page, say = device.page, device.words.text
    page.get_by_role("textbox", name=say("code")).fill("nos")
    join = page.get_by_role("button", name=say("code-join"), exact=True)
    join.click()
    expect(page.get_by_role("alert").filter(has_text=say("code-short"))).to_be_visible()
    page.get_by_role("textbox", name=say("code")).fill("nos-uch")
    join.click()
    unknown = page.get_by_role("alert").filter(has_text=say("refusal-code-unknown"))
    expect(unknown).to_be_visible()
    device.forgive("404")


def test_a_table_that_is_gone_says_what_to_do(shop: Shop, visit: Callable[..., Device]) -> None:
    party = make_party(shop, "sushi-go", players=2, free=1)
    (host,) = party.guests
    host.site.call(f"/api/tables/{host.table}/leave", {"id": "leaves"}, host.token)
    left = visit(party.path)
    closed = left.page.get_by_text(left.words.text("join-over"))
    expect(closed).to_be_visible()
    again = left.page.get_by_role("button", name=left.words.text("new-table", game="Sushi Go!"))
    expect(again).to_be_visible()
    never = visit("/t/never-was")
    expect(never.page.get_by_text(never.words.text("refusal-table-unknown"))).to_be_visible()
    expect(never.page.get_by_text(never.words.text("dead-link"))).to_be_visible()
    never.forgive("404")
    for device in (left, never):
        device.page.get_by_role("button", name=device.words.text("to-home")).click()
        expect(device.page.get_by_test_id("play-sushi-go")).to_be_visible()


def test_rules_that_differ_from_the_edition_are_marked(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = make_party(shop, "sushi-go", people=2, free=1, options=HOUSE_RULE)
    host, guest = (sit(party, one) for one in party.guests)
    rule = words("en", "sushi-go", "cocktail").text("option-pudding-loss")
    mark, one = host.words.text("house-rule"), host.words.text("house-rules", count=1)

    def marked(device: Device) -> Locator:
        return device.page.locator("dl > div").filter(has_text=rule).get_by_text(mark, exact=True)

    for device in (host, guest):
        expect(device.page.get_by_role("heading", name=one)).to_be_visible()
        expect(marked(device)).to_be_visible()
    host.page.get_by_role("button", name=host.words.text("rules-more")).click()
    field = host.page.get_by_role("dialog").get_by_role("group", name=rule)
    expect(field.get_by_text(mark, exact=True)).to_be_visible()
    field.get_by_role("button", name=host.words.text("house-rule-reset")).click()
    expect(field.get_by_text(mark, exact=True)).to_have_count(0)
    for device in (host, guest):
        expect(marked(device)).to_have_count(0)
        expect(device.page.get_by_text(one)).to_have_count(0)


def test_the_host_chooses_who_starts_among_those_who_sit_here(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = make_party(shop, "wasabi", players=3, people=2, free=1)
    host, guest = (sit(party, one) for one in party.guests)
    say = words("en", "wasabi", "standard").text
    host.page.get_by_role("button", name=host.words.text("rules-more")).click()
    field = host.page.get_by_role("dialog").get_by_role("group", name=say("option-starter"))
    expect(field.get_by_role("radio")).to_have_count(1 + 3)
    expect(field.get_by_role("radio", name=say("option-starter-random"))).to_be_checked()
    second = field.get_by_role("radio", name=say("option-starter-seat-2"))
    expect(second).to_have_accessible_name(f"{say('option-starter-seat-2')}: Ben")
    second.check()
    guest.page.get_by_text(guest.words.text("rules-all")).click()
    rule = guest.page.locator("dl > div").filter(has_text=say("option-starter"))
    expect(rule).to_contain_text(say("option-starter-seat-2"))
    expect(rule).not_to_contain_text(guest.words.text("house-rule"))


def test_a_setting_that_is_refused_shows_what_the_table_says(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    device = sit(make_party(shop, "sushi-go", free=2))
    page, say = device.page, device.words.text

    def ask_for_somebody_else(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def send(said: str | bytes) -> None:
            is_change = "change-settings" in str(said)
            server.send(re.sub(r'"seat":0', '"seat":1', str(said)) if is_change else said)

        route.on_message(send)

    locked = page.get_by_role("switch", name=say("setting-locked"))
    told = page.get_by_text(say("room-locked"))
    for times in (1, 0):
        locked.click()
        expect(told).to_have_count(times)
        expect(locked).to_be_checked(checked=times == 1)
    page.route_web_socket(re.compile("/socket$"), ask_for_somebody_else)
    page.reload()
    nobody = page.get_by_role("radio", name=say("watchers-off"))
    by_link = page.get_by_role("radio", name=say("watchers-link"))
    expect(nobody).to_be_checked()
    locked.click()
    expect(page.get_by_role("alert").filter(visible=True)).to_be_visible()
    expect(locked).not_to_be_checked()
    by_link.click()
    expect(by_link).not_to_be_checked()
    expect(nobody).to_be_checked()


@pytest.mark.parametrize("path", ["/t/never-was", "/c/NOSUCH"])
def test_a_dead_link_leads_to_a_table_of_any_game(path: str, visit: Callable[..., Device]) -> None:
    device = visit(path, host=LAN_NAME, size=PHONE)
    device.page.get_by_test_id("new-wasabi").click()
    expect(device.page.get_by_test_id("code")).to_have_text(re.compile("^[A-Z]{6}$"))
    device.forgive("404")


def test_a_full_table_leads_to_one_of_the_same_game(
    shop: Shop, visit: Callable[..., Device]
) -> None:
    device = visit(make_party(shop, "wasabi", players=3).path)
    expect(device.page.get_by_text(device.words.text("join-full"))).to_be_visible()
    expect(device.page.locator("[data-testid^=new-]")).to_have_count(1)
    device.page.get_by_test_id("new-wasabi").click()
    expect(device.page.get_by_test_id("place").first).to_contain_text(
        device.words.text("place-you")
    )


@pytest.mark.parametrize("language", first_in_gate("de", "en", "fr", "it"))
def test_a_code_can_be_typed_on_the_first_screen_of_a_phone(
    language: str, shop: Shop, visit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", people=2))
    for kept in (None, party.guests[0].kept):
        device = visit("/", size=PHONE, language=language, kept=kept)
        field = device.page.get_by_role("textbox", name=device.words.text("code"))
        expect(device.page.get_by_test_id("play-sushi-go")).to_be_attached()
        join = device.page.get_by_role("button", name=device.words.text("code-join"), exact=True)
        settle(device)
        for one in (field, join):
            box = one.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= PHONE["height"]
            assert box["x"] + box["width"] <= PHONE["width"]


@pytest.mark.parametrize("language", first_in_gate("de", "en", "fr", "it"))
def test_what_differs_is_said_before_an_edition_is_chosen(
    language: str, visit: Callable[..., Device]
) -> None:
    device = visit("/", size=PHONE, language=language)
    say = words(language, "sushi-go", "cocktail").text
    settings = device.words.text("bots-of", game="Sushi Go!")
    device.page.get_by_role("button", name=settings).click()
    for edition in ("cocktail", "zoch"):
        radio = device.page.get_by_role("radio", name=say(f"option-edition-{edition}"))
        expect(radio).to_have_accessible_description(say(f"option-edition-{edition}-differs"))


def test_an_invited_guest_reads_the_rules_before_sitting_down(
    shop: Shop, visit: Callable[..., Device]
) -> None:
    options = {"edition": "zoch", "nigiri": "forced", "passing": "left-right-left"}
    settings = settings_with(clock=45, bank=180)
    device = visit(make_party(shop, "sushi-go", free=2, options=options, settings=settings).path)
    say = words("en", "sushi-go", "zoch").text
    rules = device.page.get_by_role("region", name=device.words.text("join-rules"))
    expect(rules.get_by_role("listitem")).to_have_count(3)
    for message in (
        "option-edition-zoch-differs",
        "option-nigiri-forced",
        "option-passing-left-right-left",
    ):
        expect(rules.get_by_text(say(message))).to_be_visible()
    expect(device.page.get_by_text(device.words.text("room-bank", minutes=3))).to_be_visible()
    expect(device.page.get_by_test_id("sit")).to_be_visible()


def test_a_name_that_gets_long_says_how_long(shop: Shop, sit: Callable[..., Device]) -> None:
    device = sit(make_party(shop, "sushi-go", free=2))
    page, say = device.page, device.words.text
    page.get_by_role("button", name=say("person-edit")).click()
    field = page.get_by_role("textbox", name=say("person-name"))
    length = page.get_by_role("dialog").get_by_role("status")
    field.fill("Annemarie")
    expect(length).to_have_text("")
    field.fill("Annemarie T.")
    expect(length).to_have_text(say("person-name-length", count=12, most=16))
    field.fill("Annemarie Theresia")
    expect(length).to_have_text(say("person-name-long", count=18, most=16))
    expect(field).to_have_value("Annemarie Theresia")
    page.get_by_role("button", name=say("person-save")).click()
    refusal = page.get_by_role("dialog").get_by_text(say("refusal-name-wrong"))
    expect(refusal).to_be_visible()


def test_removing_somebody_is_asked_within_the_sheet(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = make_party(shop, "sushi-go", players=3, people=2, free=1)
    host = sit(party, size=PHONE)
    page, say = host.page, host.words.text
    page.get_by_role("button", name=say("place-about", name="Ben")).click()
    sheet = page.get_by_role("dialog")
    remove = sheet.get_by_role("button", name=say("remove", name="Ben"))
    remove.click()
    expect(sheet.get_by_text(say("remove-sure", name="Ben"))).to_be_in_viewport(ratio=1)
    no = sheet.get_by_role("button", name=say("sure-no"))
    expect(no).to_be_focused()
    no.click()
    expect(remove).to_be_focused()
    remove.click()
    remove.click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_test_id("place").filter(has_text="Ben")).to_have_count(0)


def test_at_a_table_of_crests_nobody_is_asked_for_a_name(
    shop: Shop, sit: Callable[..., Device], visit: Callable[..., Device]
) -> None:
    party = make_party(shop, "sushi-go", players=3, free=2)
    host = sit(party)
    host.page.get_by_role("switch", name=host.words.text("setting-names")).click()
    expect(host.page.get_by_test_id("place").first).to_contain_text(host.words.text("crest-carp"))
    guest = visit(party.path, size=PHONE, language="fr")
    say = guest.words.text
    expect(guest.page.get_by_text(say("join-crests"))).to_be_visible()
    expect(guest.page.get_by_role("textbox", name=say("person-name"))).to_have_count(0)
    guest.page.get_by_role("radio", name=say("crest-pine")).check(force=True)
    guest.page.get_by_test_id("sit").click()
    expect(guest.page.get_by_test_id("place").nth(1)).to_contain_text(say("crest-pine"))
    expect(host.page.get_by_test_id("place").nth(1)).to_contain_text(host.words.text("crest-pine"))
    for device in (host, guest):
        assert "Ada" not in device.page.content()


def test_the_bank_runs_when_the_clock_has_run_out(shop: Shop, sit: Callable[..., Device]) -> None:
    settings = settings_with(clock=10, bank=60)
    device = sit(start(make_party(shop, "sushi-go", settings=settings)), size=DESKTOP)
    clock = device.page.get_by_role("timer")
    own = re.escape(device.words.text("bank-mine", time="1:00"))
    expect(clock).to_have_accessible_name(re.compile(own))
    expect(clock).to_have_text(re.compile(r"^\s*0:\d\d\s*$"))
    before = clock.bounding_box()
    runs = device.words.text("bank-runs", time="0:").removesuffix("0:")
    expect(clock).to_contain_text(runs)
    expect(clock).to_contain_text(re.compile(r"0:[0-4]\d|0:5[0-8]"))
    after = clock.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["x"] - after["x"]) <= 4
    assert abs(before["width"] - after["width"]) <= 4
