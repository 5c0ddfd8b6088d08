"""A pick as a line of text (`nigiri-3:wasabi+tempura>maki-1`) and as a number."""

from functools import lru_cache
from itertools import combinations_with_replacement

from sushiya.core.command import NotationError
from sushiya.core.echo import quote
from sushiya.core.game import Notation
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import KINDS, NIGIRI_POINTS, ORDER, Card, Kind

ON_WASABI = ":wasabi"

CARDS: tuple[Card, ...] = (
    *(Card(kind) for kind in KINDS),
    *(Card(kind, on_wasabi=True) for kind in NIGIRI_POINTS),
)
PICKS: tuple[tuple[Card, ...], ...] = tuple(
    Keep(cards).cards for size in (1, 2) for cards in combinations_with_replacement(CARDS, size)
)
GIFTS: tuple[Kind | None, ...] = (None, *KINDS)

_pick_code = {cards: code for code, cards in enumerate(PICKS)}
_cards_by_name = {card.kind + ON_WASABI * card.on_wasabi: card for card in CARDS}


@lru_cache(maxsize=len(PICKS))
def write(command: Keep) -> str:
    kept = "+".join(card.kind + ON_WASABI * card.on_wasabi for card in command.cards)
    return kept if command.give is None else f"{kept}>{command.give}"


def read(text: str) -> Keep:
    kept, arrow, given = text.strip().partition(">")
    cards = tuple(_read_card(name) for name in kept.split("+"))
    if len(cards) > 2:
        raise NotationError(f"{quote(text)} keeps {len(cards)} cards; a pick keeps one or two")
    if not arrow:
        return Keep(cards)
    return Keep(cards, _read_card(given, may_lie_on_wasabi=False).kind)


def _read_card(name: str, *, may_lie_on_wasabi: bool = True) -> Card:
    card = _cards_by_name.get(name.strip())
    if card is None or (card.on_wasabi and not may_lie_on_wasabi):
        raise NotationError(f"{quote(name.strip())} is no card; cards are {', '.join(KINDS)}")
    return card


def code(command: Keep) -> int:
    gift = 0 if command.give is None else 1 + ORDER[command.give]
    return gift * len(PICKS) + _pick_code[command.cards]


def command(code: int) -> Keep:
    if not 0 <= code < NOTATION.codes:
        raise NotationError(f"codes go from 0 to {NOTATION.codes - 1}, {code} is none")
    gift, pick = divmod(code, len(PICKS))
    return Keep(PICKS[pick], GIFTS[gift])


NOTATION = Notation(
    write=write, read=read, code=code, command=command, codes=len(PICKS) * len(GIFTS)
)
