"""The first game of Sushi Express: what is explained when, and which moves are weak."""

from sushiya.core.command import Command
from sushiya.core.first_game import PLAYER, FirstGame, Lesson, Moment, Remark
from sushiya.games.sushi_express.commands import (
    ClearRow,
    Drive,
    EndBet,
    KeepRow,
    PlaceBet,
    Reroll,
    Stand,
    SwapBets,
    TakeCustomer,
)
from sushiya.games.sushi_express.components import TRIES
from sushiya.games.sushi_express.dial import held_numbers
from sushiya.games.sushi_express.events import (
    ActionDrawn,
    DiceRolled,
    RollFailed,
    RoundBegan,
    VanMoved,
)

HIGH, LOW = 11, 3
"""Bets that seldom succeed, and bets that lead nowhere."""
MANY_ROUNDS = 5
"""Rounds after which it is time to say how the game ends."""


def _may_join(moment: Moment) -> bool:
    """Tell whether a same bet would let the player join a number that somebody holds."""
    held = held_numbers(moment.view.dial)
    return any(isinstance(one, PlaceBet) and one.number in held for one in moment.legal)


def _takes_again(moment: Moment, command: Command) -> bool:
    """Tell whether a customer was taken again though a new one lay there."""
    own = moment.view.customers[PLAYER]
    if not isinstance(command, TakeCustomer) or command.customer not in own:
        return False
    return command.customer != "tip" and any(
        one != "tip" and one not in own for one in moment.view.row
    )


def _has_failed(moment: Moment) -> bool:
    return any(isinstance(one, RollFailed) and one.seat == PLAYER for one in moment.events)


FIRST_GAME = FirstGame(
    options={"players": 3, "starter": "seat-1"},
    deal=75,
    lessons=(
        Lesson("aim", lambda moment: moment.view.decision == 0),
        Lesson("bet", lambda moment: moment.has(PlaceBet)),
        Lesson("short", lambda moment: moment.has(Stand)),
        Lesson("end-bet", lambda moment: moment.has(EndBet)),
        Lesson("customer", lambda moment: moment.has(TakeCustomer)),
        Lesson("points", lambda moment: moment.has(TakeCustomer)),
        Lesson("row", lambda moment: moment.has(KeepRow, ClearRow)),
        Lesson("failed", lambda moment: _has_failed(moment) and moment.saw(ActionDrawn)),
        Lesson("drive", lambda moment: moment.has(Drive)),
        Lesson("dice", lambda moment: moment.saw(DiceRolled)),
        Lesson("jump", lambda moment: moment.saw(VanMoved) and moment.has(PlaceBet)),
        Lesson("same", _may_join),
        Lesson("swap", lambda moment: moment.has(SwapBets)),
        Lesson("tips", lambda moment: "tip" in moment.view.row),
        Lesson("order", lambda moment: moment.saw(RoundBegan) and moment.view.round > 1),
        Lesson("park", lambda moment: moment.has(PlaceBet) and moment.view.round > 2),
        Lesson("finish", lambda moment: moment.view.round >= MANY_ROUNDS),
    ),
    remarks=(
        Remark(
            "high",
            lambda _, command: isinstance(command, PlaceBet) and command.number >= HIGH,
        ),
        Remark(
            "low",
            lambda _, command: isinstance(command, PlaceBet) and command.number <= LOW,
        ),
        Remark("again", _takes_again),
        Remark(
            "stood",
            lambda moment, command: (
                isinstance(command, Stand)
                and moment.has(Reroll)
                and moment.view.throw.attempt == TRIES
            ),
        ),
    ),
)
