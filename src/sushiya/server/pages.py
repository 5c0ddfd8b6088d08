"""The page at the server's root."""

from litestar import get
from litestar.enums import MediaType

from sushiya.core.game import catalogue
from sushiya.server.office import AtOffice

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sushiya</title>
<h1>Sushiya</h1>
<p>This server is open and serves tables of {games}.</p>
<p>There is no page to play on yet; programs can play, as docs/protocol.md shows
(<a href="/api/schema/openapi.json">description of the interface</a>).
In the terminal: <code>./sushiya play sushi-go</code>.</p>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home(office: AtOffice) -> str:
    games = [catalogue(rules, "en").text("game") for rules in office.registry.all()]
    return _PAGE.format(games=", ".join(games))
