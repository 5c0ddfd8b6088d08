"""What hands that a viewer has not seen may hold: exact figures, from a view alone."""

from sushiya.core.odds import chance_of_any
from sushiya.core.value import Value
from sushiya.games.sushi_go.components import Kind
from sushiya.games.sushi_go.view import AnyHand, HiddenHand, PartlyKnownHand, View


class Outlook(Value, frozen=True, kw_only=True):
    """What a viewer's screen tells of what could come, but for what it asks the engine."""

    odds: dict[Kind, int]
    """The chance, of 100, that unseen cards in hands are of a kind; empty if there are none."""


def outlook(view: View) -> Outlook:
    unseen_in_hands = sum(_unseen(hand) for hand in view.hands)
    if view.seat is None or view.result or not unseen_in_hands:
        return _NOTHING
    total = sum(view.unseen.values())
    return Outlook(
        odds={
            kind: chance_of_any(count, unseen_in_hands, total)
            for kind, count in view.unseen.items()
        }
    )


_NOTHING = Outlook(odds={})


def _unseen(hand: AnyHand) -> int:
    if isinstance(hand, HiddenHand):
        return hand.count
    return hand.drawn if isinstance(hand, PartlyKnownHand) else 0
