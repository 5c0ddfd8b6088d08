"""A command as a line of text (`bet 7`, `swap 6-7`, `take pink`) and as a number."""

from itertools import combinations

from sushiya.core.command import Command, NotationError
from sushiya.core.echo import quote
from sushiya.core.game import Notation
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
from sushiya.games.sushi_express.components import BETS, CUSTOMER_COPIES, FACES, MOST_FURTHER

TEXTS: dict[Command, str] = {
    **{PlaceBet(number): f"bet {number}" for number in BETS},
    EndBet(): "end",
    **{SwapBets(low, high): f"swap {low}-{high}" for low, high in combinations(BETS, 2)},
    **{Reroll(face): f"reroll {face}" for face in FACES},
    Stand(): "stand",
    **{Drive(extra): f"drive +{extra}" for extra in range(MOST_FURTHER + 1)},
    **{TakeCustomer(kind): f"take {kind}" for kind in CUSTOMER_COPIES},
    KeepRow(): "keep",
    ClearRow(): "clear",
}
"""Every command there is with its text, in the order of the codes."""

_commands = tuple(TEXTS)
_codes = {command: code for code, command in enumerate(_commands)}
_by_text = {text: command for command, text in TEXTS.items()}


def write(command: Command) -> str:
    return TEXTS[command]


def read(text: str) -> Command:
    found = _by_text.get(" ".join(text.split()))
    if found is None:
        raise NotationError(
            f"{quote(text)} is no command; commands are bet 7, swap 6-7, end, reroll 3, stand, "
            f"drive +1, take KIND ({', '.join(CUSTOMER_COPIES)}), keep, clear"
        )
    return found


def code(command: Command) -> int:
    return _codes[command]


def command(code: int) -> Command:
    if not 0 <= code < len(_commands):
        raise NotationError(f"codes go from 0 to {len(_commands) - 1}, {code} is none")
    return _commands[code]


NOTATION = Notation(write=write, read=read, code=code, command=command, codes=len(_commands))
