"""Figures as tables that people read, in a terminal or on a page."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sushiya.bots.standings import Estimate
from sushiya.core.words import Catalogue
from sushiya.stats.estimates import half_width
from sushiya.stats.figures import Figures, Group, Measure, Place, Thing, Variant

NOTHING = "·"
"""Stands where there were too few games for an estimate."""
MEASURE_WORDS = {
    "points": "points a seat",
    "best": "best score",
    "lead": "its lead over the next",
    "shared": "shared wins",
    "first": "wins of the first seat",
}
SHARES = ("shared", "first")


class Table(NamedTuple):
    """A table, and what its figures mean."""

    title: str
    about: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables_of(figures: Figures, words: Catalogue) -> tuple[Table, ...]:
    return tuple(_tables(figures, words))


def _tables(figures: Figures, words: Catalogue) -> Iterator[Table]:
    yield _scores(figures)
    yield _seats(figures)
    if figures.line_up:
        yield _line_up(figures)
    yield _kinds(figures, words)
    for group in figures.groups:
        if group.things:
            yield _things(group)
        if group.is_tried:
            yield _worths(figures, group)
    for variant in figures.variants:
        yield _variant(variant, words)


def _scores(figures: Figures) -> Table:
    scores = figures.scores
    rows = (
        ("points a seat", around(scores.points, ".2f")),
        ("spread of one score", f"{scores.spread:.1f}"),
        *((f"{part} % have at most", str(points)) for part, points in scores.quantiles.items()),
        ("points of winners", f"{scores.winning:.2f}"),
        ("lead of the best over the next", around(scores.lead, ".2f")),
        ("games whose win is shared", around(scores.shared, ".2%")),
    )
    return Table("Scores", "± is the 95 % interval, here and below.", ("", ""), rows)


def _seats(figures: Figures) -> Table:
    about = (
        "All choose at once, so nobody is first: differences between seats are chance."
        if figures.all_at_once
        else "Seats in order around the table, beginning with the one that is asked first."
    )
    return Table("Seats", about, ("seat", "wins", "points"), _by_place(figures.seats))


def _line_up(figures: Figures) -> Table:
    about = "Who sits where moves on from game to game."
    return Table("Bots", about, ("bot", "wins", "points"), _by_place(figures.line_up))


def _by_place(places: tuple[Place, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple((one.name, around(one.wins, ".2%"), around(one.points, ".2f")) for one in places)


def _kinds(figures: Figures, words: Catalogue) -> Table:
    rows = tuple(
        (
            words.text(f"points-{kind.name}"),
            f"{kind.points.mean:.2f}",
            f"{kind.winners:.2f}",
            f"{kind.others:.2f}",
            around(kind.difference, "+.2f"),
        )
        for kind in figures.kinds
    )
    return Table(
        "Where points come from",
        "What winners have more of than the others decides games.",
        ("points for", "a seat", "winners", "others", "difference"),
        rows,
    )


def _things(group: Group) -> Table:
    rows = tuple(
        (
            thing.name,
            f"{thing.taken:.2f}",
            f"{thing.winners:.2f}",
            f"{thing.others:.2f}",
            cell(thing.lead, "+.2f"),
        )
        for thing in sorted(group.things, key=_by_lead, reverse=True)
    )
    return Table(
        f"What goes with winning: {group.name}",
        "How often each is taken, a seat and a game, and how far those who took it led at the end, "
        "for each that they took. It goes with it, and need not come of it.",
        (group.name, "taken", "by winners", "by others", "lead"),
        rows,
    )


def _worths(figures: Figures, group: Group) -> Table:
    met = {span.name for thing in group.things for span in thing.spans}
    order = [name for name in _span_order(group) if name in met]
    rows = []
    for thing in sorted(group.things, key=_by_worth, reverse=True):
        by_span = {span.name: span.worth for span in thing.spans}
        cells = [cell(by_span.get(name), "+.1f") for name in order]
        wins = cell(thing.worth_wins, "+.1%")
        rows.append((thing.name, cell(thing.worth, "+.2f"), wins, *cells))
    return Table(
        f"What each is worth: {group.name} by {figures.moment}",
        "Points of the lead over the others that it brings more than the mean of what could be "
        "had instead: at one decision of each game all were tried with the same chance.",
        (group.name, "worth", "wins", *(f"{figures.moment} {name}" for name in order)),
        tuple(rows),
    )


def _span_order(group: Group) -> list[str]:
    names = {span.name for thing in group.things for span in thing.spans}
    return sorted(names, key=lambda name: int(name.rstrip("+").partition("-")[0]))


def _variant(variant: Variant, words: Catalogue) -> Table:
    rows = tuple(_measure_row(measure, words) for measure in variant.measures)
    return Table(
        f"What {changes_of(variant)} changes",
        "The same deals with both rules; the change is by game.",
        ("", "before", "after", "change"),
        rows,
    )


def _measure_row(measure: Measure, words: Catalogue) -> tuple[str, ...]:
    form = ".2%" if measure.name in SHARES else ".2f"
    return (
        measure_words(measure, words),
        f"{measure.before:{form}}",
        f"{measure.after:{form}}",
        around(measure.change, f"+{form}"),
    )


def measure_words(measure: Measure, words: Catalogue) -> str:
    known = MEASURE_WORDS.get(measure.name)
    return known if known is not None else f"for {words.text(measure.name)}"


def changes_of(variant: Variant) -> str:
    return ", ".join(f"{name}={value}" for name, value in variant.options.items())


def around(estimate: Estimate, form: str) -> str:
    """Write an estimate with how wrong it may be."""
    if estimate.low is None:
        return f"{estimate.mean:{form}}"
    return f"{estimate.mean:{form}} ±{half_width(estimate):{form.lstrip('+')}}"


def cell(estimate: Estimate | None, form: str) -> str:
    return NOTHING if estimate is None else around(estimate, form)


def _rank(value: Callable[[Thing], Estimate | None]) -> Callable[[Thing], tuple[bool, float]]:
    """Order things by an estimate; those without one come last."""

    def key(thing: Thing) -> tuple[bool, float]:
        found = value(thing)
        return found is not None, found.mean if found is not None else 0.0

    return key


_by_lead = _rank(lambda thing: thing.lead)
_by_worth = _rank(lambda thing: thing.worth)
