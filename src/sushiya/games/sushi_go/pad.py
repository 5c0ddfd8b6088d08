"""The score pad: points for cards that were played at a real table."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from sushiya.core.echo import echo
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.result import winners_of
from sushiya.core.value import Value
from sushiya.core.words import Arg
from sushiya.games.sushi_go.components import (
    COPIES,
    DECK,
    HAND_SIZE,
    MAKI_ICONS,
    NIGIRI_POINTS,
    ORDER,
    ROUNDS,
    Card,
    Kind,
    free_wasabi,
)
from sushiya.games.sushi_go.judge import REFUSALS
from sushiya.games.sushi_go.options import OPTIONS, SushiGoOptions
from sushiya.games.sushi_go.scoring import Tally, pudding_points, rank, score_round, tally
from sushiya.games.sushi_go.words import say_card, say_figure

PLAIN = ":plain"

# The bound keeps a sheet of absurd numbers from being counted out card by card.
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=len(DECK))]
ThreeCounts: TypeAlias = dict[Literal["1", "2", "3"], Count]
"""Cards by the icons or the points that are on them."""


class Counts(Value, frozen=True):
    """One seat's round where the cards lie sorted, in cards; maki also in icons.

    A nigiri on wasabi stands for both cards: `wasabi` are those that carry none.
    """

    maki: Count | ThreeCounts = 0
    tempura: Count = 0
    sashimi: Count = 0
    dumpling: Count = 0
    nigiri: ThreeCounts = {}
    on_wasabi: ThreeCounts = {}
    wasabi: Count = 0
    chopsticks: Count = 0
    pudding: Count = 0


class RoundSheet(Value, frozen=True):
    laid: tuple[tuple[str, ...] | Counts, ...]


class Sheet(Value, frozen=True):
    """What was laid, as `sushiya score` reads it."""

    game: Literal["sushi-go"]
    rounds: tuple[RoundSheet, ...]
    options: dict[str, Any] = {}


class SeatPoints(Value, frozen=True):
    maki: int
    tempura: int
    sashimi: int
    dumpling: int
    nigiri: int
    total: int


class RoundScore(Value, frozen=True):
    seats: tuple[SeatPoints, ...]


class Scores(Value, frozen=True):
    """Points out; pudding and winners are known only after three rounds."""

    rounds: tuple[RoundScore, ...]
    pudding: tuple[int, ...] | None
    totals: tuple[int, ...]
    winners: tuple[Seat, ...] | None


class _Refused(Exception):
    def __init__(self, code: str, **args: Arg) -> None:
        self.refusal = REFUSALS(code, **args)


def score(data: Mapping[str, Any]) -> Scores | Refusal:
    """Score a sheet; a wrong shape raises ValidationError, a wrong option OptionError."""
    sheet = msgspec.convert(data, Sheet)
    given = dict(sheet.options)
    if "players" not in given and sheet.rounds:
        given["players"] = len(sheet.rounds[0].laid) - (given.get("robot") == "on")
    options = OPTIONS.resolve(given)
    try:
        rounds = _Checker(options).check(sheet)
    except _Refused as refused:
        return refused.refusal
    return _add_up(rounds, options)


def _add_up(rounds: list[list[Tally]], options: SushiGoOptions) -> Scores:
    points = [score_round(tallies, options.maki_ties) for tallies in rounds]
    figures = range(options.tables)
    totals = [sum(one[index].total for one in points) for index in figures]
    pudding = winners = None
    if len(rounds) == ROUNDS:
        puddings = [sum(tallies[index].pudding for tallies in rounds) for index in figures]
        pudding = pudding_points(puddings, options)
        totals = [total + more for total, more in zip(totals, pudding, strict=True)]
        winners = winners_of(rank(totals, puddings, options.players))
    return Scores(
        rounds=tuple(
            RoundScore(
                tuple(SeatPoints(**msgspec.structs.asdict(one), total=one.total) for one in seats)
            )
            for seats in points
        ),
        pudding=pudding,
        totals=tuple(totals),
        winners=winners,
    )


class _Checker:
    """Counts what has been laid so far, and refuses what no deck could have dealt."""

    def __init__(self, options: SushiGoOptions) -> None:
        self._options = options
        self._used: Counter[Kind] = Counter()
        # Icons do not say which maki cards they are on: all ways that are still possible,
        # each as the number of cards with 1, 2 and 3 icons used so far.
        self._maki_ways = {(0, 0, 0)}

    def check(self, sheet: Sheet) -> list[list[Tally]]:
        if len(sheet.rounds) > ROUNDS:
            raise _Refused("score-too-many-rounds", rounds=len(sheet.rounds))
        rounds = []
        for number, one in enumerate(sheet.rounds, 1):
            found, wanted = len(one.laid), self._options.tables
            if found < wanted:
                missing = say_figure(found, self._options)
                raise _Refused("score-missing-seat", round=number, seat=missing)
            if found > wanted:
                raise _Refused("score-too-many-seats", round=number, found=found, wanted=wanted)
            rounds.append([self._seat(laid, index, number) for index, laid in enumerate(one.laid)])
        return rounds

    def _seat(self, laid: tuple[str, ...] | Counts, index: int, number: int) -> Tally:
        where: dict[str, Arg] = {"seat": say_figure(index, self._options), "round": number}
        size = HAND_SIZE[self._options.tables]
        if isinstance(laid, Counts):
            cards = _cards(laid)
        else:
            # Before they are read: each is compared with all that lie there.
            if len(laid) > size:
                raise _Refused("score-too-many-cards", size=size, **where)
            cards = self._read(laid, index, where)
        room = size - len(cards)
        result = tally(cards)
        listed = Counter(card.kind for card in cards)
        maki = {(listed["maki-1"], listed["maki-2"], listed["maki-3"])}
        if isinstance(laid, Counts) and isinstance(laid.maki, int):
            maki = _maki_ways(laid.maki, room)
            result = msgspec.structs.replace(result, maki=laid.maki)
        if room < 0 or not maki:
            raise _Refused("score-too-many-cards", size=size, **where)
        self._use(cards, where)
        self._use_maki(maki, where)
        return result

    def _read(
        self, laid: tuple[str, ...], index: int, where: Mapping[str, Arg]
    ) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = ()
        for name in laid:
            kind, is_plain = name.removesuffix(PLAIN), name.endswith(PLAIN)
            if kind not in COPIES or (is_plain and kind not in NIGIRI_POINTS):
                raise _Refused(
                    "score-unknown-kind", card=echo(name), kinds=", ".join(COPIES), **where
                )
            if is_plain and not self._may_lie_plain(index):
                raise _Refused("score-plain", card=echo(name), **where)
            is_nigiri = kind in NIGIRI_POINTS
            on_wasabi = is_nigiri and not is_plain and free_wasabi(cards) > 0
            cards += (Card(kind, on_wasabi=on_wasabi),)
        return cards

    def _may_lie_plain(self, index: int) -> bool:
        """Tell whether these rules can leave a nigiri beside a free wasabi (rules 4.4, 4.5)."""
        is_robot = index >= self._options.players
        options = self._options
        return not is_robot and (options.nigiri == "optional" or options.same_turn == "separate")

    def _use(self, cards: tuple[Card, ...], where: Mapping[str, Arg]) -> None:
        for card in cards:
            self._used[card.kind] += 1
            if self._used[card.kind] > COPIES[card.kind]:
                raise _Refused(
                    "score-too-many-copies",
                    card=say_card(card.kind, self._options),
                    copies=COPIES[card.kind],
                    **where,
                )

    def _use_maki(self, ways: set[tuple[int, int, int]], where: Mapping[str, Arg]) -> None:
        limits = tuple(COPIES[kind] for kind in MAKI_ICONS)
        sums = {
            (before[0] + more[0], before[1] + more[1], before[2] + more[2])
            for before in self._maki_ways
            for more in ways
        }
        self._maki_ways = {
            way for way in sums if all(n <= most for n, most in zip(way, limits, strict=True))
        }
        if not self._maki_ways:
            raise _Refused("score-too-many-maki", **where)


def _cards(counts: Counts) -> tuple[Card, ...]:
    """List the cards that counts stand for, by kind, but for maki that are given in icons."""
    cards = [
        *[Card("tempura")] * counts.tempura,
        *[Card("sashimi")] * counts.sashimi,
        *[Card("dumpling")] * counts.dumpling,
        *[Card("wasabi")] * counts.wasabi,
        *[Card("chopsticks")] * counts.chopsticks,
        *[Card("pudding")] * counts.pudding,
    ]
    if not isinstance(counts.maki, int):
        for kind, icons in MAKI_ICONS.items():
            cards += [Card(kind)] * counts.maki.get(_name(icons), 0)
    for kind, worth in NIGIRI_POINTS.items():
        cards += [Card(kind)] * counts.nigiri.get(_name(worth), 0)
        laid_on = counts.on_wasabi.get(_name(worth), 0)
        cards += [Card("wasabi"), Card(kind, on_wasabi=True)] * laid_on
    return tuple(sorted(cards, key=lambda card: ORDER[card.kind]))


def _name(number: int) -> Any:
    return str(number)


def _maki_ways(icons: int, room: int) -> set[tuple[int, int, int]]:
    """List the ways to show so many icons on at most `room` maki cards."""
    return {
        (icons - 3 * threes - 2 * twos, twos, threes)
        for threes in range(icons // 3 + 1)
        for twos in range((icons - 3 * threes) // 2 + 1)
        if icons - 2 * threes - twos <= room
    }
