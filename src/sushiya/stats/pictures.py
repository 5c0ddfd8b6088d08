"""Figures as pictures, in SVG: scores, seats, kinds of points, worths by moment, house rules."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sushiya.bots.drawing import WIDTH, line, svg, text
from sushiya.bots.plots import Point, draw_shares
from sushiya.bots.standings import Estimate
from sushiya.core.words import Catalogue
from sushiya.stats.figures import Figures, Group, Variant
from sushiya.stats.tables import SHARES, changes_of, measure_words

LEFT, RIGHT, TOP, ROW = 200, 40, 56, 30
CHART = 240
BARS = {"all": "#e0b8a4", "winners": "#b3432f"}
GOOD, BAD = (46, 110, 142), (201, 113, 40)
"""Blue and orange, which nearly everybody can tell apart."""


class Picture(NamedTuple):
    """A picture's name, as a file's, and itself."""

    name: str
    title: str
    drawn: str


def pictures_of(figures: Figures, words: Catalogue) -> tuple[Picture, ...]:
    return tuple(_pictures(figures, words))


def _pictures(figures: Figures, words: Catalogue) -> Iterator[Picture]:
    yield _scores(figures)
    seats = [
        Point(f"seat {one.name}", one.wins.mean, one.wins.low, one.wins.high, 1 / len(figures.bots))
        for one in figures.seats
    ]
    title = f"{figures.game}: wins by seat, in {figures.games:,} games"
    yield Picture("seats", title, draw_shares(title, seats))
    title = f"{figures.game}: points that winners have more than others"
    rows = [(words.text(f"points-{kind.name}"), kind.difference) for kind in figures.kinds]
    yield Picture("kinds", title, draw_differences(title, rows))
    for group in figures.groups:
        if group.is_tried:
            title = f"{figures.game}: what each is worth, by {figures.moment}"
            yield Picture(f"worth-{group.name}", title, draw_worths(title, group))
    for number, variant in enumerate(figures.variants, 1):
        title = f"{figures.game}: points that {changes_of(variant)} changes"
        yield Picture(f"rule-{number}", title, _variant(title, variant, words))


def all_in_one(pictures: Sequence[Picture]) -> str:
    """Stack pictures in one file."""
    lines, height = [], 0
    for picture in pictures:
        own = _height(picture.drawn)
        lines.append(picture.drawn.replace("<svg ", f'<svg y="{height}" height="{own}" ', 1))
        height += own
    return svg(height, lines)


def _height(drawn: str) -> int:
    return int(drawn.partition(f'viewBox="0 0 {WIDTH} ')[2].partition('"')[0])


def _scores(figures: Figures) -> Picture:
    """Draw how often each score was reached, by all and by winners."""
    title = f"{figures.game}: scores of all seats, and of winners"
    counts = figures.scores.counts
    step = max(1, math.ceil(len(counts) / 60))
    classes = [counts[at : at + step] for at in range(0, len(counts), step)]
    heights = {
        "all": [math.fsum(one.all for one in some) for some in classes],
        "winners": [math.fsum(one.winners for one in some) for some in classes],
    }
    most = max(max(some) for some in heights.values())
    width = (WIDTH - 2 * RIGHT) / len(classes)
    bottom = TOP + CHART
    lines = [text(RIGHT, 28, title, "title")]
    for place, (name, colour) in enumerate(BARS.items()):
        lines.append(
            f'<rect x="{RIGHT + 110 * place}" y="38" width="12" height="12" fill="{colour}"/>'
        )
        lines.append(text(RIGHT + 110 * place + 18, 49, name, "small"))
    for number, some in enumerate(classes):
        for place, (name, colour) in enumerate(BARS.items()):
            height = CHART * heights[name][number] / most
            x = RIGHT + width * (number + place / 2)
            lines.append(
                f'<rect x="{x:.1f}" y="{bottom - height:.1f}" width="{width / 2:.1f}" '
                f'height="{height:.1f}" fill="{colour}"/>'
            )
        if some[0].points % (5 * step) < step:
            x = round(RIGHT + width * (number + 0.5), 1)
            lines.append(text(x, bottom + 20, str(some[0].points), "small", "middle"))
    lines.append(line(RIGHT, bottom, WIDTH - RIGHT, bottom, "axis"))
    return Picture("scores", title, svg(bottom + 36, lines))


def draw_differences(title: str, rows: Sequence[tuple[str, Estimate]]) -> str:
    """Draw each estimate with its interval, beside a line for no difference."""
    ends = [end for _, one in rows for end in (one.low, one.high, one.mean, 0.0) if end is not None]
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0
    height = TOP + ROW * len(rows) + 46

    def x(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - 2 * RIGHT), 1)

    lines = [text(RIGHT, 28, title, "title")]
    for value in _ticks(low, high):
        lines.append(line(x(value), TOP, x(value), height - 46, "axis"))
        lines.append(
            text(x(value), height - 26, f"{value:+g}" if value else "0", "small", "middle")
        )
    lines.append(line(x(0), TOP, x(0), height - 46, "par"))
    for number, (label, one) in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        lines.append(text(LEFT - 14, y + 5, label, anchor="end"))
        if one.low is not None and one.high is not None:
            lines.append(line(x(one.low), y, x(one.high), y, "bar"))
        lines.append(f'<circle class="dot" cx="{x(one.mean)}" cy="{y}" r="5"/>')
    return svg(height, lines)


def _ticks(low: float, high: float) -> list[float]:
    """Give a few round numbers between two."""
    step = 10 ** math.floor(math.log10((high - low) or 1.0))
    if (high - low) / step < 3:
        step /= 2
    first, last = math.ceil(low / step), math.floor(high / step)
    return [round(number * step, 6) for number in range(first, last + 1)]


def draw_worths(title: str, group: Group) -> str:
    """Draw a field for each thing and span: blue is worth more than the mean, orange less."""
    names = {span.name for thing in group.things for span in thing.spans}
    columns = sorted(names, key=lambda name: int(name.rstrip("+").partition("-")[0]))
    worths = {one.name: one.worth.mean for one in group.things if one.worth is not None}
    things = sorted(
        (one for one in group.things if one.name in worths), key=lambda one: -worths[one.name]
    )
    known = [span.worth.mean for one in things for span in one.spans if span.worth is not None]
    most = max((abs(worth) for worth in known), default=1.0) or 1.0
    width = min(70.0, (WIDTH - LEFT - RIGHT) / max(1, len(columns)))
    lines = [text(RIGHT, 28, title, "title")]
    for place, name in enumerate(columns):
        lines.append(text(LEFT + width * (place + 0.5), TOP - 6, name, "small", "middle"))
    for number, thing in enumerate(things):
        y = TOP + ROW * number
        lines.append(text(LEFT - 14, y + 20, thing.name, anchor="end"))
        by_name = {span.name: span.worth for span in thing.spans}
        for place, name in enumerate(columns):
            worth = by_name.get(name)
            if worth is not None:
                lines += _field(LEFT + width * place, y, width, worth.mean, most)
    return svg(TOP + ROW * len(things) + 20, lines)


def _field(x: float, y: int, width: float, worth: float, most: float) -> list[str]:
    strength = abs(worth) / most
    red, green, blue = (
        round(255 + (part - 255) * strength) for part in (GOOD if worth > 0 else BAD)
    )
    ink = ' style="fill:#fff"' if strength > 0.6 else ""
    box = (
        f'<rect x="{x:.1f}" y="{y + 1}" width="{width - 2:.1f}" height="{ROW - 2}" rx="4" '
        f'fill="rgb({red},{green},{blue})"/>'
    )
    number = (
        f'<text class="small" x="{x + width / 2 - 1:.1f}" y="{y + 20}" text-anchor="middle"{ink}>'
        f"{round(worth, 1) + 0.0:+.1f}</text>"
    )
    return [box, number]


def _variant(title: str, variant: Variant, words: Catalogue) -> str:
    rows = [
        (measure_words(measure, words), measure.change)
        for measure in variant.measures
        if measure.name not in SHARES
    ]
    return draw_differences(title, rows)
