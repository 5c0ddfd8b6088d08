"""Link previews for messengers: a title, a sentence and a picture.

Requests for them are anonymous. So a name is shown only with that person's consent, and of a game
that is not over and public, only which game it is and its phase.
"""

from functools import cache
from html import escape
from pathlib import Path

import msgspec

from sushiya.core.game import catalogue
from sushiya.core.refusal import Refusal
from sushiya.core.registry import UnknownGame
from sushiya.core.value import Value
from sushiya.core.words import LANGUAGES, Catalogue
from sushiya.host import shown
from sushiya.host.archive import Asker
from sushiya.host.table import LogError
from sushiya.server.context import ServerContext
from sushiya.store.protocol import StoreError

MESSAGES = Path(__file__).parent / "messages"
PICTURES = "previews"
"""The folder of the pictures in the client's files: one for home, one for each game."""
HOME = "home"
WIDTH, HEIGHT = 1200, 630


class Preview(Value, frozen=True, kw_only=True):
    title: str
    sentence: str
    picture: str
    """A file's name, without its ending."""


@cache
def words_of(language: str) -> Catalogue:
    return Catalogue(language, (MESSAGES,))


def language_of(accepted: str) -> str:
    """Choose the first of our languages that a browser or a messenger asks for."""
    for wish in accepted.split(","):
        language = wish.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class Previews:
    """Makes previews; knows a table only as a stranger with its link does."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._names: dict[tuple[str, str], str] = {}

    async def tags(self, path: str, language: str) -> bytes:
        """Return the meta tags for the head of the page at this path."""
        preview = await self.find(path, language)
        origin = self._context.where.public_origin or self._context.where.address
        tags = {
            "og:site_name": "Sushiya",
            "og:type": "website",
            "og:title": preview.title,
            "og:description": preview.sentence,
            "og:image": f"{origin}/{PICTURES}/{preview.picture}.png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:locale": language,
            "twitter:card": "summary_large_image",
        }
        return "".join(
            f'\n    <meta property="{name}" content="{escape(content)}" />'
            for name, content in tags.items()
        ).encode()

    async def find(self, path: str, language: str) -> Preview:
        """Return the preview of a path; that of home if there is nothing more to show."""
        words = words_of(language)
        match path.strip("/").split("/"):
            case ["t" | "g" as page, table]:
                try:
                    found = await self._of_table(page, table, language)
                except (LogError, StoreError):
                    found = None
                if found is not None:
                    return found
            case ["circle", _]:
                return _said(words, "circle", HOME)
            case ["same", _]:
                return _said(words, "same", HOME)
        return _said(words, "home", HOME)

    async def _of_table(self, page: str, table: str, language: str) -> Preview | None:
        summary = await self._context.store.summary(table)
        if summary is None:
            return None
        words, game = words_of(language), msgspec.json.decode(summary.card, type=shown.Card).game
        try:
            name = self._name(game, language)
        except UnknownGame:
            return None
        if summary.phase != "over":
            return _said(words, "waiting" if summary.phase == "waiting" else "running", game, name)
        if page == "g":
            final = await self._context.hall.archive.final(table, Asker(), self._context.time.now())
            if not isinstance(final, Refusal) and final.result is not None:
                return _said(words, "public", game, name, points=_points(final))
        return _said(words, "over", game, name)

    def _name(self, game: str, language: str) -> str:
        if (game, language) not in self._names:
            rules = self._context.registry.find(game)
            self._names[game, language] = catalogue(rules, language).text("game")
        return self._names[game, language]


def _said(words: Catalogue, kind: str, picture: str, game: str = "", points: str = "") -> Preview:
    return Preview(
        title=words.text(f"preview-{kind}", game=game),
        sentence=words.text(f"preview-{kind}-more", game=game, points=points),
        picture=picture,
    )


def _points(final: shown.FinalShown) -> str:
    """List the points, the best first; with the names that strangers may know."""
    if final.result is None:
        return ""
    seats = final.about.table.seats
    named = zip(final.result.totals, seats, strict=False)  # The robot has points and no seat.
    ordered = sorted(named, key=lambda one: -one[0])
    return ", ".join(f"{seat.name} {total}".strip() for total, seat in ordered)
