"""The shop around the games: coming in, going on, and what the host decides."""

import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from web.device import Device
from web.guests import make_party
from web.shop import Shop


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

    page.route_web_socket(re.compile("/socket$"), ask_for_somebody_else)
    page.reload()
    locked = page.get_by_role("switch", name=say("setting-locked"))
    nobody = page.get_by_role("radio", name=say("watchers-off"))
    by_link = page.get_by_role("radio", name=say("watchers-link"))
    expect(nobody).to_be_checked()
    locked.click()
    expect(page.get_by_role("alert").filter(visible=True)).to_be_visible()
    expect(locked).not_to_be_checked()
    by_link.click()
    expect(by_link).not_to_be_checked()
    expect(nobody).to_be_checked()
    page.unroute_all()
    page.reload()
    locked.click()
    expect(locked).to_be_checked()
