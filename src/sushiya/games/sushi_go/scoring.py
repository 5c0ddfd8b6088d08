"""What lies on the tables, turned into points."""

from collections.abc import Iterable, Sequence

from sushiya.core.result import ranked
from sushiya.core.value import Value
from sushiya.games.sushi_go.components import (
    DUMPLING_POINTS,
    MAKI_FIRST,
    MAKI_ICONS,
    MAKI_SECOND,
    NIGIRI_POINTS,
    PUDDING_POINTS,
    SASHIMI_POINTS,
    SASHIMI_SET,
    TEMPURA_POINTS,
    TEMPURA_SET,
    WASABI_FACTOR,
    Card,
)
from sushiya.games.sushi_go.options import SushiGoOptions, Ties


class RoundPoints(Value, frozen=True):
    """One seat's points of one round, by kind."""

    maki: int = 0
    tempura: int = 0
    sashimi: int = 0
    dumpling: int = 0
    nigiri: int = 0

    @property
    def total(self) -> int:
        return self.maki + self.tempura + self.sashimi + self.dumpling + self.nigiri


class Tally(Value, frozen=True):
    """What counts on one table: maki in icons, nigiri already in points."""

    maki: int = 0
    tempura: int = 0
    sashimi: int = 0
    dumpling: int = 0
    nigiri: int = 0
    pudding: int = 0


def tally(table: Iterable[Card]) -> Tally:
    maki = tempura = sashimi = dumpling = nigiri = pudding = 0
    for card in table:
        kind = card.kind
        if kind in MAKI_ICONS:
            maki += MAKI_ICONS[kind]
        elif kind in NIGIRI_POINTS:
            nigiri += NIGIRI_POINTS[kind] * (WASABI_FACTOR if card.on_wasabi else 1)
        elif kind == "tempura":
            tempura += 1
        elif kind == "sashimi":
            sashimi += 1
        elif kind == "dumpling":
            dumpling += 1
        elif kind == "pudding":
            pudding += 1
    return Tally(maki, tempura, sashimi, dumpling, nigiri, pudding)


def score_round(tallies: Sequence[Tally], ties: Ties) -> tuple[RoundPoints, ...]:
    """Score one round; puddings wait for the end."""
    maki = maki_points([one.maki for one in tallies], ties)
    return tuple(
        RoundPoints(
            maki=maki[index],
            tempura=one.tempura // TEMPURA_SET * TEMPURA_POINTS,
            sashimi=one.sashimi // SASHIMI_SET * SASHIMI_POINTS,
            dumpling=DUMPLING_POINTS[min(one.dumpling, len(DUMPLING_POINTS) - 1)],
            nigiri=one.nigiri,
        )
        for index, one in enumerate(tallies)
    )


def maki_points(icons: Sequence[int], ties: Ties) -> tuple[int, ...]:
    """Score maki by icons; who has none never scores (rule 6.2)."""
    places = sorted({count for count in icons if count > 0}, reverse=True)[:2]
    prizes = dict(zip(places, (MAKI_FIRST, MAKI_SECOND), strict=False))
    if ties == "split":
        # After a tie for first nobody is second (rule 6.4).
        shared_first = bool(places) and icons.count(places[0]) > 1
        prizes = {
            count: 0 if shared_first and count != places[0] else prize // icons.count(count)
            for count, prize in prizes.items()
        }
    return tuple(prizes.get(count, 0) for count in icons)


def pudding_points(counts: Sequence[int], options: SushiGoOptions) -> tuple[int, ...]:
    """Score puddings over all rounds; all equal gives nothing (rule 7.3)."""
    most, fewest = max(counts), min(counts)
    if most == fewest:
        return (0,) * len(counts)
    is_split = options.pudding_ties == "split"
    gain = PUDDING_POINTS // counts.count(most) if is_split else PUDDING_POINTS
    loss = PUDDING_POINTS // counts.count(fewest) if is_split else PUDDING_POINTS
    if options.pudding_loss == "no":
        loss = 0
    points = {most: gain, fewest: -loss}
    return tuple(points.get(count, 0) for count in counts)


def rank(totals: Sequence[int], puddings: Sequence[int], players: int) -> tuple[int | None, ...]:
    """Rank the seats by points, then by puddings; the robot has no rank (rules 8.1, 9.8)."""
    keys = list(zip(totals, puddings, strict=True))
    return (*ranked(keys[:players]), *(None for _ in keys[players:]))
