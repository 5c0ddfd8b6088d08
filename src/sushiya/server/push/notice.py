"""What a notice says: whose turn, at which game, with whom; nothing of the game itself."""

from functools import cache
from pathlib import Path

from sushiya.core.game import catalogue
from sushiya.core.registry import Registry
from sushiya.core.value import Value, encode
from sushiya.core.words import SHARED_MESSAGES, Catalogue, Phrase
from sushiya.host.calls import Call
from sushiya.host.refusals import MESSAGES as HOST_MESSAGES

MESSAGES = Path(__file__).parent / "messages"


class Notice(Value, frozen=True, kw_only=True):
    """What the service worker gets; decision 23 says what may be in it."""

    table: str
    title: str
    text: str
    language: str


@cache
def _words(language: str) -> Catalogue:
    return Catalogue(language, (SHARED_MESSAGES, HOST_MESSAGES, MESSAGES))


@cache
def _name(registry: Registry, game: str, language: str) -> str:
    return catalogue(registry.find(game), language).text("game")


def write_notice(registry: Registry, call: Call, language: str) -> bytes:
    """Write the notice of a call, in the language of a device."""
    words = _words(language)
    others = tuple(
        one if isinstance(one, Phrase) else Phrase("push-name", {"name": one})
        for one in call.others
    )
    notice = Notice(
        table=call.table,
        title=words.text("push-title", game=_name(registry, call.game, language)),
        text=words.text("push-with", names=others) if others else words.text("push-alone"),
        language=language,
    )
    return encode(notice)
