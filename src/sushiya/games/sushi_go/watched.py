"""What statistics count of Sushi Go!: the cards that picks keep."""

from sushiya.engine.parts import Watched
from sushiya.games.sushi_go.components import HAND_SIZE
from sushiya.games.sushi_go.notation import CARDS, ON_WASABI

WATCHED = Watched(
    # A card's number is its code.
    groups={"cards": tuple(card.kind + ON_WASABI * card.on_wasabi for card in CARDS)},
    tried=("cards",),
    at_once=2,
    moment="pick",
    moments=tuple(range(1, max(HAND_SIZE.values()))),
    compared=({"passing": "left-right-left"}, {"edition": "zoch"}, {"pudding-loss": "no"}),
)
