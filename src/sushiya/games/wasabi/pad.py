"""The score pad: points for tokens and cubes that were won at a real table."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.result import winners_of
from sushiya.core.value import Value
from sushiya.core.words import seat_phrase
from sushiya.games.wasabi.components import (
    ALL_TOKENS,
    COLUMNS_IN_PLAY,
    LENGTHS,
    TOKEN_POINTS,
    TOKENS,
)
from sushiya.games.wasabi.judge import REFUSALS
from sushiya.games.wasabi.scoring import points, rank

MOST_CUBES = 999
"""No rule says where cubes end, as they never run out; but nobody has played for more."""
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_CUBES)]


class SeatSheet(Value, frozen=True):
    """One seat's assigned tokens by length, and its cubes."""

    tokens: dict[Literal["2", "3", "4", "5"], Count] = {}
    cubes: Count = 0

    def used(self) -> dict[int, int]:
        return {length: self.tokens.get(_NAMES[length], 0) for length in LENGTHS}


_NAMES: dict[int, Literal["2", "3", "4", "5"]] = {2: "2", 3: "3", 4: "4", 5: "5"}


class Sheet(Value, frozen=True):
    """What was won, as `sushiya score` reads it."""

    game: Literal["wasabi"]
    seats: tuple[SeatSheet, ...]


class Scores(Value, frozen=True):
    """Points out; `ten_tokens` is the seat that won on the spot."""

    points: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    ten_tokens: Seat | None


def score(data: Mapping[str, Any]) -> Scores | Refusal:
    """Score a sheet; a wrong shape raises ValidationError."""
    sheet = msgspec.convert(data, Sheet)
    refusal = _judge(sheet)
    if refusal is not None:
        return refusal
    used = [one.used() for one in sheet.seats]
    cubes = [one.cubes for one in sheet.seats]
    by_kind = tuple(points(*one, TOKEN_POINTS) for one in zip(used, cubes, strict=True))
    totals = tuple(sum(one.values()) for one in by_kind)
    ranks = rank([sum(one.values()) for one in used], totals, cubes)
    return Scores(
        points=by_kind,
        totals=totals,
        ranks=ranks,
        winners=winners_of(ranks),
        ten_tokens=next(iter(_with_all_tokens(sheet)), None),
    )


def _with_all_tokens(sheet: Sheet) -> list[Seat]:
    return [
        Seat(seat) for seat, one in enumerate(sheet.seats) if sum(one.used().values()) == ALL_TOKENS
    ]


def _judge(sheet: Sheet) -> Refusal | None:
    """Refuse what no table can have."""
    if len(sheet.seats) not in COLUMNS_IN_PLAY:
        return REFUSALS("score-seats", found=len(sheet.seats))
    for seat, one in enumerate(sheet.seats):
        for length, count in one.used().items():
            if count > TOKENS[length]:
                return REFUSALS(
                    "score-tokens",
                    seat=seat_phrase(Seat(seat)),
                    length=length,
                    found=count,
                    most=TOKENS[length],
                )
    if len(_with_all_tokens(sheet)) > 1:
        return REFUSALS("score-two-winners")
    return None
