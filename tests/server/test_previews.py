"""What a messenger shows of a link: nothing secret, no name without a yes, in its language."""

import re

import pytest

from host.helpers import in_loop
from server.helpers import Shop, caught_up, open_shop, play_with, seat_guests
from server.raw import fetch
from sushiya.core.words import LANGUAGES
from sushiya.server.previews import PICTURES, language_of, words_of

ORIGIN = "https://sushi.example"


async def tags(shop: Shop, path: str, language: str = "en") -> dict[str, str]:
    answer = await fetch(shop.address, path, headers={"accept-language": language})
    found = re.findall(r'<meta property="(.+?)" content="(.*?)" />', answer.decode())
    return dict(found)


@in_loop
async def test_every_page_has_one() -> None:
    async with open_shop(public_origin=ORIGIN) as shop:
        for path in ("/", "/about", "/t/nobody", "/g/nobody", "/circle/abcdefghijklmnopqrstuv"):
            told = await tags(shop, path)
            assert "Sushiya" in told["og:title"]
            assert told["og:image"] == f"{ORIGIN}/{PICTURES}/home.png"


@in_loop
async def test_of_a_table_it_tells_the_game_alone() -> None:
    async with open_shop(public_origin=ORIGIN) as shop:
        host, *_ = await seat_guests(shop, "wasabi")
        waiting = await tags(shop, f"/t/{host.table}", "de-CH, en;q=0.5")
        assert waiting["og:title"] == "Wasabi! bei Sushiya"
        assert waiting["og:image"] == f"{ORIGIN}/{PICTURES}/wasabi.png"
        assert "Guest" not in str(waiting)
        guests = await play_with(shop, "sushi-go")
        running = await tags(shop, f"/t/{guests[0].table}")
        assert running["og:description"] == words_of("en").text("preview-running-more")
        assert running == await tags(shop, f"/g/{guests[0].table}")


@in_loop
async def test_points_and_names_only_of_a_public_game_and_with_a_yes() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go", 2)
        table = guests[0].table
        while guests[0].game["result"] is None:
            for guest in guests:
                await guest.play(guest.game["legal"][0]["write"])
            await caught_up(await shop.room(table), guests)
        private = await tags(shop, f"/g/{table}")
        assert not re.search("[0-9]", private["og:description"])
        path = f"/api/tables/{table}/sharing"
        await guests[0].site.ask(path, {"is-public": True, "is-named": False})
        await guests[1].site.ask(path, {"is-public": False, "is-named": True})
        public = await tags(shop, f"/g/{table}")
        for total in guests[0].game["result"]["totals"]:
            assert str(total) in public["og:description"]
        assert "Guest 1" in public["og:description"]
        assert "Guest 0" not in public["og:description"]
        # Where one sits down nobody is named.
        assert "Guest" not in str(await tags(shop, f"/t/{table}"))
        await guests[0].site.ask("/api/forget", {})
        assert await tags(shop, f"/g/{table}") == private


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    for kind in ("home", "waiting", "running", "over", "public", "circle"):
        for ending in ("", "-more"):
            assert words_of(language).text(f"preview-{kind}{ending}", game="G", points="1")


def test_the_language_is_the_first_that_we_speak() -> None:
    assert language_of("") == language_of("zz, *;q=0.1") == "en"
    assert language_of("pt-BR, it;q=0.8, de;q=0.7") == "it"
