"""What stands out in the figures, in plain sentences: only what is sure at 99.9 %."""

from collections.abc import Iterator

from sushiya.bots.standings import Estimate
from sushiya.core.words import Catalogue
from sushiya.stats.estimates import is_sure
from sushiya.stats.figures import Figures, Group, Variant
from sushiya.stats.tables import SHARES, around, changes_of, measure_words

MOST_NAMED = 3


def findings_of(figures: Figures, words: Catalogue) -> tuple[str, ...]:
    return tuple(_findings(figures, words))


def _findings(figures: Figures, words: Catalogue) -> Iterator[str]:
    scores = figures.scores
    yield (
        f"A seat scores {scores.points.mean:.1f} points on average and a winner "
        f"{scores.winning:.1f}; half of all scores are from {scores.quantiles['25']} to "
        f"{scores.quantiles['75']}."
    )
    yield _seats(figures)
    yield from _kinds(figures, words)
    for group in figures.groups:
        if group.is_tried:
            yield from _worths(group)
    for variant in figures.variants:
        yield _variant(variant, words)


def _seats(figures: Figures) -> str:
    par = 1 / len(figures.seats)
    clear = [one for one in figures.seats if is_sure(one.wins, par)]
    if figures.all_at_once:
        return "All choose at once, so there is no first seat."
    if not clear:
        return f"No seat wins clearly more or less than its share of {par:.1%}."
    named = ", ".join(f"seat {one.name} {around(one.wins, '.1%')}" for one in clear)
    return f"Clearly apart from their share of {par:.1%} of the wins: {named}."


def _kinds(figures: Figures, words: Catalogue) -> Iterator[str]:
    clear = [kind for kind in figures.kinds if is_sure(kind.difference)]
    clear.sort(key=lambda kind: -kind.difference.mean)
    named = [
        f"{words.text(f'points-{kind.name}')} ({kind.difference.mean:+.1f})"
        for kind in clear[:MOST_NAMED]
        if kind.difference.mean > 0
    ]
    if named:
        yield f"Winners are ahead most by points for {', '.join(named)}."


def _worths(group: Group) -> Iterator[str]:
    known = [
        (thing.name, thing.worth)
        for thing in group.things
        if thing.worth is not None and is_sure(thing.worth)
    ]
    known.sort(key=lambda one: -one[1].mean)
    better = _named([one for one in known if one[1].mean > 0][:MOST_NAMED])
    worse = _named([one for one in known if one[1].mean < 0][::-1][:MOST_NAMED])
    if better or worse:
        yield (
            f"Of {group.name}, most worth are {better or 'none clearly'}; "
            f"least {worse or 'none clearly'}."
        )


def _named(some: list[tuple[str, Estimate]]) -> str:
    return ", ".join(f"{name} ({worth.mean:+.1f})" for name, worth in some)


def _variant(variant: Variant, words: Catalogue) -> str:
    clear = [measure for measure in variant.measures if is_sure(measure.change)]
    if not clear:
        return f"{changes_of(variant)} changes nothing clearly."
    named = ", ".join(
        f"{measure_words(measure, words)} "
        f"{around(measure.change, '+.1%' if measure.name in SHARES else '+.2f')}"
        for measure in clear
    )
    return f"{changes_of(variant)} changes {named}."
