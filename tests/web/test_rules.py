"""The rules for people: read, searched, printed, and opened at a paragraph over a running game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from sushiya.core.words import LANGUAGES
from sushiya.games import GAMES
from texts.guides import examples, sections
from web.axe import faults_of
from web.counter import Counter
from web.device import DESKTOP, PHONE, Device, unfold
from web.guests import NEVER, make_party, play_on, start
from web.shop import Shop
from web.variants import first_in_gate
from web.wasabi_screen import WasabiScreen

PAGES_OF_PDF = re.compile(rb"/Type\s*/Page\b(?!s)")
IS_IN_SIGHT = """(one) => {
  const { top } = one.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}"""
IS_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def paragraph(device: Device, anchor: str) -> Locator:
    return device.page.locator(f"[id='rule-{anchor}']")


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("sushi-go", "de", PHONE),
        ("wasabi", "it", PHONE),
        *first_in_gate(
            ("sushi-express", "fr", DESKTOP),
            ("sushi-express", "de", PHONE),
            ("sushi-go", "it", DESKTOP),
            ("wasabi", "en", DESKTOP),
        ),
    ],
)
def test_the_page_has_every_part_and_every_picture(
    game: str, language: str, size: dict[str, int], visit: Callable[..., Device]
) -> None:
    device = visit(f"/learn/{game}", language=language, size=size, has_axe=True)
    page = device.page
    for anchor in sections(game, language):
        expect(paragraph(device, anchor)).to_be_attached()
    figures = page.locator("figure")
    expect(figures).to_have_count(len(examples(game)))
    for figure in figures.all():
        assert figure.locator("[inert] svg, [inert] .card").count() > 0, figure.inner_text()
    assert not page.evaluate(IS_WIDE)
    assert faults_of(page) + faults_of(page, "dark") == []


@pytest.mark.parametrize("anchor", ["4.4", "q-must", "chopsticks"])
def test_a_link_opens_the_rules_where_it_leads(anchor: str, visit: Callable[..., Device]) -> None:
    device = visit(f"/learn/sushi-go/{anchor}")
    target = paragraph(device, anchor)
    expect(target).to_be_focused()
    assert target.evaluate(IS_IN_SIGHT)


def test_words_are_found_and_lead_to_their_place(visit: Callable[..., Device]) -> None:
    device = visit("/learn/wasabi", language="fr", size=PHONE)
    search = device.page.get_by_role("searchbox")
    search.fill("meme case remettre")
    found = device.page.get_by_test_id("found")
    expect(found.get_by_role("link")).to_have_count(0)
    search.fill("remettre")
    expect(found.get_by_role("link").first).to_be_visible()
    search.fill("REGARDER PILE")
    found.get_by_role("link").first.focus()
    device.page.keyboard.press("Enter")
    expect(found).to_have_count(0)
    expect(paragraph(device, "q-look")).to_be_focused()
    assert device.page.url.endswith("/learn/wasabi/q-look")


def pages_printed(device: Device) -> int:
    expect(device.page.get_by_test_id("paper").locator("ol svg").first).to_be_attached()
    printed = device.page.pdf(prefer_css_page_size=True, print_background=True)
    return len(PAGES_OF_PDF.findall(printed))


@pytest.mark.parametrize(
    ("game", "language"), [("sushi-go", "fr"), ("wasabi", "de"), ("sushi-express", "de")]
)
def test_a_game_is_printed_on_one_sheet(
    game: str, language: str, visit: Callable[..., Device]
) -> None:
    assert pages_printed(visit(f"/learn/{game}", language=language, look="dark")) == 1


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.names())
def test_every_game_is_printed_on_one_sheet_in_every_language(
    game: str, language: str, visit: Callable[..., Device]
) -> None:
    assert pages_printed(visit(f"/learn/{game}", language=language)) == 1


def test_rules_open_over_a_game_and_it_goes_on(shop: Shop, sit: Callable[..., Device]) -> None:
    """From a raised card, from the log and from a number of the score pad."""
    device = sit(start(make_party(shop, "sushi-go", players=2)), has_axe=True)
    counter = Counter(device)
    assert counter.is_asked()
    card = counter.cards.first
    card.click()
    link = device.page.locator("[data-part=message]").get_by_role(
        "button", name=re.compile("^Rule")
    )
    link.click()
    sheet = device.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    number = str(link.inner_text()).split()[-1]
    expect(sheet.locator(f"[id='rule-{number}']")).to_be_focused()
    assert faults_of(device.page) == []
    device.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(link).to_be_focused()
    expect(counter.send).to_be_visible()
    counter.send.click()
    assert counter.is_asked()
    device.page.get_by_role("tab", name=device.words.text("log")).click()
    log = device.page.get_by_role("group", name=device.words.text("log"))
    unfold(log)
    log.get_by_role("button", name="Rule 3.4").first.click()
    expect(sheet.locator("[id='rule-3.4']")).to_be_focused()
    device.page.keyboard.press("Escape")
    device.page.get_by_role("tab", name=device.words.text("scores")).click()
    device.page.locator("#side-panel td button").first.click()
    device.page.locator("#side-panel .why").get_by_role("button").click()
    expect(sheet).to_be_visible()


def test_a_refusal_leads_to_its_paragraph(shop: Shop, sit: Callable[..., Device]) -> None:
    party = make_party(shop, "sushi-express", players=3, options={"starter": "seat-1"})
    device = sit(start(party), size=PHONE)
    page = device.page
    numbers = page.get_by_role("group", name=device.name_of("dial", "sushi-express")).get_by_role(
        "button"
    )
    numbers.nth(3).click()
    page.get_by_test_id("send").click()
    # The marker stands; whoever presses another number is told so.
    expect(page.get_by_role("button", name="End your bet")).to_be_visible()
    numbers.nth(6).click()
    notice = page.get_by_test_id("notice")
    notice.get_by_role("button", name="Rule 4.1").click()
    expect(page.get_by_role("dialog").locator("[id='rule-4.1']")).to_be_focused()


def test_all_that_has_a_rule_leads_to_it_in_wasabi(shop: Shop, sit: Callable[..., Device]) -> None:
    """From a refusal, a raised tile, a line of the log and a number of the score pad."""
    party = start(make_party(shop, "wasabi", players=2))
    device = sit(party, has_axe=True)
    page, screen, sheet = device.page, WasabiScreen(device), device.page.get_by_role("dialog")
    assert screen.is_asked()

    def opens(link: Locator, rule: str) -> None:
        """Open the rules here, and come back to the game where it was left."""
        link.click()
        expect(sheet.locator(f"[id='rule-{rule}']")).to_be_focused()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(link).to_be_focused()

    page.get_by_role("button", name=re.compile("^Rice, ")).focus()
    page.keyboard.press("Enter")
    opens(page.get_by_test_id("notice").get_by_role("button", name="Rule 2.3"), "2.3")
    own = party.guests[0].seat
    assert play_on(
        party,
        decisions=NEVER,
        until=lambda shown: shown["view"]["stage"] == "play" and own in shown["to-act"],
    )
    assert screen.is_asked()
    screen.place()
    opens(page.locator("[data-part=message]").get_by_role("button", name="Rule 3.1"), "3.1")
    expect(screen.send).to_be_visible()
    page.get_by_role("tab", name=device.words.text("log")).click()
    log = page.get_by_role("group", name=device.words.text("log"))
    unfold(log)
    opens(log.get_by_role("button", name="Rule 2.4").first, "2.4")
    page.get_by_role("tab", name=device.words.text("scores")).click()
    page.locator("#side-panel td button").first.click()
    opens(page.locator("#side-panel .why").get_by_role("button"), "1.4")
    assert faults_of(page) == []
