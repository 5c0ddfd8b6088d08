"""What the sums of many games mean: estimates by score, seat, kind of points, thing and rule."""

from typing import Any

from sushiya.bots.standings import Estimate
from sushiya.core.game import AnyGame
from sushiya.core.value import Value, plain
from sushiya.engine.door import load_engine
from sushiya.stats.collecting import Answer, Question
from sushiya.stats.estimates import mean_of, ratio_of, share_of, spread_of
from sushiya.stats.pairs import MEASURES, Pairs
from sushiya.stats.sums import FINE, LOWEST, WIN_PARTS, Means, Ratios, Sums

QUANTILES = (5, 25, 50, 75, 95)
SHARES = ("shared", "first")
"""Measures that a game has or has not."""


class Score(Value, frozen=True, kw_only=True):
    points: int
    all: float
    """The share of all seats' scores."""
    winners: float
    """The share of winners' scores."""


class Scores(Value, frozen=True, kw_only=True):
    """How scores are spread."""

    points: Estimate
    """A seat and a game."""
    spread: float
    """The standard deviation of one seat's score."""
    quantiles: dict[str, int]
    """So many per cent of scores are at most this."""
    winning: float
    """The mean of winners' scores."""
    lead: Estimate
    """The best score less the next."""
    shared: Estimate
    """The share of games whose win was shared."""
    counts: tuple[Score, ...]


class Place(Value, frozen=True, kw_only=True):
    """A seat, counted from whoever is asked first; or a bot of the line-up."""

    name: str
    wins: Estimate
    points: Estimate


class Kind(Value, frozen=True, kw_only=True):
    """Points of one kind, a seat and a game."""

    name: str
    points: Estimate
    winners: float
    others: float
    difference: Estimate


class Span(Value, frozen=True, kw_only=True):
    """A thing in one span of the game."""

    name: str
    taken: float
    worth: Estimate | None
    worth_wins: Estimate | None


class Thing(Value, frozen=True, kw_only=True):
    """What is taken. How often is by seat and game."""

    name: str
    taken: float
    winners: float
    others: float
    lead: Estimate | None
    """How far those who took it were ahead of the others' mean at the end, for each that they
    took. It goes with it; that it comes of it is another matter."""
    worth: Estimate | None
    """Points of the lead that it brings more than the mean of what could be taken instead, from
    trials; None: not tried, or too seldom."""
    worth_wins: Estimate | None
    """The same as a share of wins."""
    spans: tuple[Span, ...]


class Group(Value, frozen=True, kw_only=True):
    name: str
    is_tried: bool
    things: tuple[Thing, ...]


class Measure(Value, frozen=True, kw_only=True):
    """What a house rule changes."""

    name: str
    before: float
    after: float
    change: Estimate


class Variant(Value, frozen=True, kw_only=True):
    options: dict[str, Any]
    measures: tuple[Measure, ...]


class Figures(Value, frozen=True, kw_only=True):
    game: str
    options: Any
    bots: tuple[str, ...]
    playouts: int
    seed: int
    games: int
    trials: int
    moment: str
    scores: Scores
    seats: tuple[Place, ...]
    all_at_once: bool
    """Whether all choose at once, so that nobody is first."""
    line_up: tuple[Place, ...]
    """By bot, if they differ."""
    kinds: tuple[Kind, ...]
    groups: tuple[Group, ...]
    variants: tuple[Variant, ...]


def figures_of(question: Question, answer: Answer) -> Figures:
    game, sums = question.open(), answer.sums
    return Figures(
        game=question.game,
        options=plain(game.options),
        bots=question.bots.levels,
        playouts=question.bots.playouts,
        seed=question.seed,
        games=question.games,
        trials=question.trials,
        moment=question.watched.moment,
        scores=_scores(sums, game.players),
        seats=_places(
            [str(seat + 1) for seat in range(game.players)],
            sums.place_wins,
            sums.place_points,
            sums,
        ),
        all_at_once=_all_at_once(game),
        line_up=_line_up(question, sums),
        kinds=_kinds(game, sums),
        groups=_groups(question, answer, game.players),
        variants=_variants(question, game, answer.pairs),
    )


def _all_at_once(game: AnyGame) -> bool:
    """Tell whether all are asked when a game begins."""
    engine = load_engine(game.rules)
    setup, state = engine.setup(game.options), engine.ffi.new("State *")
    engine.lib.engine_open(setup, state, engine.chance(0))
    return all(engine.lib.engine_asks(setup, state, seat) for seat in range(game.players))


def _mean(means: Means, games: int, *at: int, scale: float = 1.0) -> Estimate:
    return mean_of(int(means.values[at]), int(means.squares[at]), games, scale)


def _share(means: Means, games: int, *at: int, scale: int) -> Estimate:
    return share_of(int(means.values[at]), int(means.squares[at]), games, scale)


def _scores(sums: Sums, players: int) -> Scores:
    everybody, winners = (counts.tolist() for counts in sums.scores)
    seats, won = sum(everybody), sum(winners)
    met = [place for place, count in enumerate(everybody) if count]
    squares = sum(count * (LOWEST + place) ** 2 for place, count in enumerate(everybody))
    values = sum(count * (LOWEST + place) for place, count in enumerate(everybody))
    winning = sum(count * (LOWEST + place) for place, count in enumerate(winners)) / won
    return Scores(
        points=_mean(sums.seat_points, sums.games, scale=players),
        spread=round(spread_of(values, squares, seats), 4),
        quantiles={str(part): _quantile(everybody, part) for part in QUANTILES},
        winning=round(winning, 4),
        lead=_mean(sums.spread, sums.games),
        shared=share_of(sums.shared, sums.shared, sums.games, 1),
        counts=tuple(
            Score(
                points=LOWEST + place,
                all=round(everybody[place] / seats, 6),
                winners=round(winners[place] / won, 6),
            )
            for place in range(met[0], met[-1] + 1)
        ),
    )


def _quantile(counts: list[int], part: int) -> int:
    below, wanted = 0, sum(counts) * part
    for place, count in enumerate(counts):
        below += count
        if below * 100 >= wanted:
            return LOWEST + place
    raise ValueError("there is no score")


def _places(names: list[str], wins: Means, points: Means, sums: Sums) -> tuple[Place, ...]:
    return tuple(
        Place(
            name=name,
            wins=_share(wins, sums.games, place, scale=WIN_PARTS),
            points=_mean(points, sums.games, place),
        )
        for place, name in enumerate(names)
    )


def _line_up(question: Question, sums: Sums) -> tuple[Place, ...]:
    levels = question.bots.levels
    if len(set(levels)) == 1:
        return ()
    return _places(list(levels), sums.bot_wins, sums.bot_points, sums)


def _kinds(game: AnyGame, sums: Sums) -> tuple[Kind, ...]:
    """Compare winners' points of each kind with the others'."""
    names, others = load_engine(game.rules).parts.kinds, game.players - 1
    found = []
    for place, name in enumerate(names):
        points = _mean(sums.kinds, sums.games, place, scale=game.players)
        difference = _mean(sums.kind_leads, sums.games, place, scale=WIN_PARTS * others)
        rest = points.mean - difference.mean / game.players
        found.append(
            Kind(
                name=name,
                points=points,
                winners=round(rest + difference.mean, 4),
                others=round(rest, 4),
                difference=difference,
            )
        )
    return tuple(found)


def _groups(question: Question, answer: Answer, players: int) -> tuple[Group, ...]:
    watched = question.watched
    number, groups = 0, []
    for name, things in watched.groups.items():
        found = []
        for thing in things:
            found.append(_thing(question, answer, thing, number, players))
            number += 1
        groups.append(
            Group(
                name=name,
                is_tried=name in watched.tried and question.trials > 0,
                things=tuple(one for one in found if one.taken > 0 or one.worth is not None),
            )
        )
    return tuple(groups)


def _thing(question: Question, answer: Answer, name: str, number: int, players: int) -> Thing:
    sums, spans = answer.sums, question.watched.spans
    first = number * (len(spans) + 1)
    whole = first + len(spans)
    cases, wins = int(sums.taken.cases[whole]), int(sums.taken.wins[whole])
    met = [
        place
        for place in range(len(spans))
        if sums.taken.cases[first + place] or answer.tried.cases[first + place]
    ]
    return Thing(
        name=name,
        taken=round(cases / sums.games / players, 5),
        winners=round(wins / WIN_PARTS / sums.games, 5),
        others=round((cases - wins / WIN_PARTS) / sums.games / (players - 1), 5),
        lead=_lead(sums.taken, whole, players - 1),
        worth=_lead(answer.tried, whole, FINE * (players - 1)),
        worth_wins=_wins(answer.tried, whole),
        spans=tuple(
            Span(
                name=spans[place],
                taken=round(int(sums.taken.cases[first + place]) / sums.games / players, 5),
                worth=_lead(answer.tried, first + place, FINE * (players - 1)),
                worth_wins=_wins(answer.tried, first + place),
            )
            for place in met
        ),
    )


def _lead(sums: Ratios, cell: int, scale: int) -> Estimate | None:
    return ratio_of(
        int(sums.leads[cell]),
        int(sums.leads_squared[cell]),
        int(sums.leads_by_cases[cell]),
        cases=int(sums.cases[cell]),
        cases_squared=int(sums.cases_squared[cell]),
        games=int(sums.games[cell]),
        scale=scale,
    )


def _wins(sums: Ratios, cell: int) -> Estimate | None:
    return ratio_of(
        int(sums.wins[cell]),
        int(sums.wins_squared[cell]),
        int(sums.wins_by_cases[cell]),
        cases=int(sums.cases[cell]),
        cases_squared=int(sums.cases_squared[cell]),
        games=int(sums.games[cell]),
        scale=FINE * WIN_PARTS,
    )


def _variants(question: Question, game: AnyGame, pairs: Pairs | None) -> tuple[Variant, ...]:
    if pairs is None:
        return ()
    kinds = load_engine(game.rules).parts.kinds
    names = (*MEASURES, *(f"points-{kind}" for kind in kinds))
    return tuple(
        Variant(
            options=plain(dict(variant)),
            measures=tuple(
                _measure(name, pairs, question.games, (place, at), _unit(name, game.players))
                for at, name in enumerate(names)
            ),
        )
        for place, variant in enumerate(question.variants)
    )


def _unit(measure: str, players: int) -> int:
    """Points of all seats are told by seat."""
    return players if measure.startswith("points") else 1


def _measure(name: str, pairs: Pairs, games: int, at: tuple[int, int], unit: int) -> Measure:
    return Measure(
        name=name,
        before=round(int(pairs.before.values[at]) / games / unit, 5),
        after=round(int(pairs.after.values[at]) / games / unit, 5),
        change=_mean(pairs.change, games, *at, scale=unit),
    )
