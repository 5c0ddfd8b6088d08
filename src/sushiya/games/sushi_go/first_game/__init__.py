"""The first game of Sushi Go!: what is explained when, and which picks are weak."""

from sushiya.core.first_game import PLAYER, FirstGame, Lesson, Moment, Remark
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    NIGIRI_POINTS,
    ROUNDS,
    SASHIMI_SET,
    Hand,
    Kind,
    free_wasabi,
)
from sushiya.games.sushi_go.events import RoundScored

LAST_CHOICE = 2
"""Cards in hand at the last choice of a round."""


def _hand(moment: Moment) -> Hand:
    hand: Hand = moment.view.hands[PLAYER].cards
    return hand


def _kept(moment: Moment, *kinds: Kind) -> int:
    return sum(card.kind in kinds for card in moment.view.tables[PLAYER])


def _is_offered(*kinds: Kind) -> Lesson:
    """Explain a kind of card when it can first be kept, once the first pick is made."""
    name = kinds[0].partition("-")[0]
    return Lesson(
        name, lambda moment: moment.view.decision > 0 and any(one in _hand(moment) for one in kinds)
    )


def _waits(moment: Moment) -> bool:
    """Tell whether a wasabi of the player's is free, and a nigiri for it is in hand."""
    free = free_wasabi(moment.view.tables[PLAYER])
    return free > 0 and any(kind in NIGIRI_POINTS for kind in _hand(moment))


def _is_too_late(moment: Moment, command: Keep) -> bool:
    """Tell whether three sashimi cannot be had any more in this round."""
    kept = [card.kind for card in command.cards]
    missing = -(_kept(moment, "sashimi") + kept.count("sashimi")) % SASHIMI_SET
    return "sashimi" in kept and missing >= len(_hand(moment))


def _keeps_less(moment: Moment, command: Keep) -> bool:
    """Tell whether a nigiri went on wasabi though the hand had a better one."""
    on_wasabi = [NIGIRI_POINTS[card.kind] for card in command.cards if card.on_wasabi]
    best = max((NIGIRI_POINTS.get(kind, 0) for kind in _hand(moment)), default=0)
    return bool(on_wasabi) and max(on_wasabi) < best


FIRST_GAME = FirstGame(
    options={"edition": "cocktail", "players": 2},
    deal=283,
    lessons=(
        Lesson("keep", lambda moment: moment.view.decision == 0),
        Lesson("aim", lambda moment: moment.view.decision == 0),
        Lesson("score", lambda moment: moment.saw(RoundScored)),
        Lesson(
            "last-round",
            lambda moment: moment.view.round == ROUNDS and moment.saw(RoundScored),
        ),
        Lesson("swap", lambda moment: moment.view.decision == 1),
        Lesson("on-wasabi", _waits),
        Lesson(
            "two-cards",
            lambda moment: any(len(command.cards) > 1 for command in moment.legal),
        ),
        Lesson("last-card", lambda moment: len(_hand(moment)) == LAST_CHOICE),
        _is_offered("wasabi"),
        _is_offered("chopsticks"),
        _is_offered("tempura"),
        _is_offered("sashimi"),
        _is_offered("nigiri-1", "nigiri-2", "nigiri-3"),
        _is_offered("dumpling"),
        _is_offered("maki-1", "maki-2", "maki-3"),
        _is_offered("pudding"),
    ),
    remarks=(
        Remark(
            "left-nigiri",
            lambda moment, command: (
                _waits(moment) and not any(card.kind in NIGIRI_POINTS for card in command.cards)
            ),
        ),
        Remark("small-nigiri", _keeps_less),
        Remark("late-sashimi", _is_too_late),
        Remark(
            "late-chopsticks",
            lambda moment, command: (
                len(_hand(moment)) == LAST_CHOICE
                and any(card.kind == "chopsticks" for card in command.cards)
            ),
        ),
    ),
)
