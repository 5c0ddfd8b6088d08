"""How the chef of Sushi Express learns: first who wins, by what everyone has; then to play by it.

The first iterations play games and fit, for each number of players and each stage of the game,
what points, tiles, cards, tips and the order say about who wins (`chances`, see engine/worth.c).
What goes with winning need not be worth as much to get: what the chef plays by (`tastes`) has a
factor for each sort of thing, and these are found by the cross-entropy method.
"""

import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from sushiya.engine.door import Engine
from sushiya.games.sushi_express.components import (
    CUSTOMER_COPIES,
    CUSTOMER_ORDER,
    FIRST_CARD,
    FURTHER_CARD,
    TILES,
)
from sushiya.games.sushi_express.engine.facts import (
    ACTIONS,
    CARD_BITS,
    CUSTOMERS,
    PLAYERS,
    QUESTIONS,
    SEATS,
    STAGES,
    TIP_GAP,
    TIPS_COUNTED,
)
from sushiya.training import floats
from sushiya.training.cross_entropy import CrossEntropy, Start, Study
from sushiya.training.fitting import Numbers, fit_shares
from sushiya.training.positions import Positions, play_and_keep
from sushiya.training.trial import Rival
from sushiya.work.local import cores
from sushiya.work.place import Place, in_order

GAMES_AT_ONCE = 250
TIP = CUSTOMER_ORDER["tip"]
COPIES = np.array(list(CUSTOMER_COPIES.values()))


GROUPS = {
    "points": 1,
    "tile": TILES,
    "hand": len(ACTIONS),
    "tips": 2 * TIP_GAP + 1,
    "loss": 2 * TIP_GAP + 1,
    "order": SEATS,
    "fresh_row": 1,
    "fresh_any": 1,
    "fresh_pile": 1,
}
"""The fields of Prospects in C, and how many numbers each has."""
BY_CARD = "hand"
"""Each of its numbers has a factor of its own."""
BENT = ("points", "tile", "hand")
"""What may be worth more early than late, or less, than it tells."""
FACTORS = tuple(part for name in GROUPS for part in (ACTIONS if name == BY_CARD else (name,)))
BEGUN = {"tile": 0.4, "further": 0.4}
"""Where other factors begin with 0: a short run has found that the way made counts for more."""
STARTS = (
    Start(("factors",), [BEGUN.get(name, 0.0) for name in FACTORS], 0.35),
    Start(("bends",), [0.0] * len(BENT), 0.25),
    Start(("tiles",), [0.0] * TILES, 0.1),
    Start(("denial", "drawn"), [0.0, 0.0], 0.35),
)
"""Factors as logarithms, tiles as what is added."""
PLAIN = [0.0] * (len(FACTORS) + len(BENT) + TILES + 2)
"""With these, tastes are the chances themselves."""


@dataclass(frozen=True, kw_only=True)
class ByResults:
    """A trainer. The first fit watches cooks; later ones watch chefs, and cooks among them."""

    fits: int = 2
    """So many iterations fit chances; the rest tunes the tastes."""
    games: int = 10_000
    """That each fit plays with each number of players."""
    tuning: CrossEntropy

    @property
    def iterations(self) -> int:
        return self.fits + self.tuning.iterations

    def begin(self, engine: Engine) -> Any:
        return {"steps": 0, "chances": [0.0] * floats.count(engine), "tuned": {}}

    def improve(self, engine: Engine, state: Any, seed: int, place: Place) -> tuple[Any, str]:
        steps = state["steps"] + 1
        if state["steps"] < self.fits:
            chances, line = self._fitted(engine, state, seed, place)
            return {"steps": steps, "chances": chances, "tuned": {}}, line
        tuning = self._tuning(state)
        tuned = state["tuned"] or tuning.begin(engine)
        tuned, line = tuning.improve(engine, tuned, seed, place)
        return {"steps": steps, "chances": state["chances"], "tuned": tuned}, line

    def weights(self, engine: Engine, state: Any) -> Any:
        tuning = self._tuning(state)
        return tuning.weights(engine, state["tuned"] or tuning.begin(engine))

    def _tuning(self, state: Any) -> CrossEntropy:
        return replace(self.tuning, fixed={(): state["chances"]})

    def _fitted(
        self, engine: Engine, state: Any, seed: int, place: Place
    ) -> tuple[list[float], str]:
        numbers, lines = list(state["chances"]), []
        chances = state["chances"] if state["steps"] else None
        for number, players in enumerate(PLAYERS):
            play = partial(_watch, engine, players, chances)
            parts = list(in_order(place, play, range(seed, seed + self.games, GAMES_AT_ONCE)))
            positions, ends = (np.concatenate(side) for side in zip(*parts, strict=True))
            for stage, fitted, _ in _fits(positions, ends, players):
                places = floats.places(engine, ("chances", number, stage))
                numbers[places.start : places.stop] = fitted.tolist()
            lines.append(f"{players} players: {len(positions)} rounds")
        return numbers, "; ".join(lines)


def _plain(engine: Engine, chances: list[float]) -> Any:
    """Make a Weights whose chef plays by chances."""
    numbers = list(chances)
    for place in range(len(PLAYERS)):
        write_tastes(place, engine, numbers, PLAIN)
    return floats.made(engine, numbers)


def write_tastes(
    place: int, engine: Engine, numbers: list[float], learned: Sequence[float]
) -> None:
    """Write the tastes for one number of players: chances, times what was learned."""
    count = len(FACTORS)
    factors = iter(learned[:count])
    bends = dict(zip(BENT, learned[count : count + len(BENT)], strict=True))
    tiles = learned[count + len(BENT) :][:TILES]
    by_group = {
        name: [next(factors) for _ in ACTIONS] if name == BY_CARD else [next(factors)] * size
        for name, size in GROUPS.items()
    }
    for stage in range(STAGES):
        time = 2 * stage / (STAGES - 1) - 1
        for name, logs in by_group.items():
            chances = floats.places(engine, ("chances", place, stage, name))
            tastes = floats.places(engine, ("tastes", place, stage, name))
            for step, (where, to, log) in enumerate(zip(chances, tastes, logs, strict=True)):
                factor = math.exp(log + bends.get(name, 0.0) * time)
                numbers[to] = numbers[where] * factor + (tiles[step] if name == "tile" else 0.0)
    for name, log in zip(("denial", "drawn"), learned[-2:], strict=True):
        (where,) = floats.places(engine, (name, place))
        numbers[where] = math.exp(log)


def _watch(
    engine: Engine, players: int, chances: list[float] | None, first: int
) -> tuple[Positions, Positions]:
    """Play some games: cooks if nothing was learned yet, else chefs, and now and then cooks too."""
    chef = Rival("cook") if chances is None else Rival("chef", _plain(engine, chances))
    has_cooks = first // GAMES_AT_ONCE % 2
    line_up = [Rival("cook") if has_cooks and seat % 2 else chef for seat in range(players)]
    game = engine.rules.bind(players=players)
    return play_and_keep(game, line_up, range(first, first + GAMES_AT_ONCE), _is_round_start)


def _is_round_start(positions: Positions) -> npt.NDArray[np.bool_]:
    asks = positions["question"] == QUESTIONS["bet"]
    begins: npt.NDArray[np.bool_] = asks & (positions["dial"]["count"] == 0)
    return begins


def _fits(
    positions: Positions, ends: Positions, players: int
) -> Iterator[tuple[int, Numbers, float]]:
    """Fit each stage of the game that was met by itself; always on this machine."""
    won = ends["ranks"][:, :players] == 1
    shares = won / won.sum(axis=1, keepdims=True)
    pile = COPIES.sum() - positions["next_customer"].astype(int)
    stages = np.minimum(pile // players, STAGES - 1)

    def fit(stage: int) -> tuple[int, Numbers, float]:
        among = stages == stage
        return stage, *fit_shares(features(positions[among], players), shares[among])

    met = [stage for stage in range(STAGES) if (stages == stage).any()]
    with ThreadPoolExecutor(cores()) as pool:
        yield from pool.map(fit, met)


def features(positions: Positions, players: int) -> Numbers:
    """List what every seat has, by position, seat and the fields of Prospects in C."""
    taken = positions["taken"][:, :players].astype(int)
    customers = taken[:, :, :TIP]
    row, discarded = _counts(positions["row"]), _counts(positions["discarded"])
    left = COPIES - discarded - row - taken.sum(axis=1)
    hands = positions["hands"][:, :players].astype(float)
    tips = taken[:, :, TIP] + positions["hands"][:, :players, ACTIONS.index("tip")]
    order = (np.arange(players) - positions["starter"][:, None].astype(int)) % players
    is_new = customers == 0
    fresh = (is_new * row[:, None, :TIP]).sum(axis=2)
    pile = np.maximum(1, left.sum(axis=1))[:, None]
    gaps = _gaps(tips)
    most = np.minimum(tips.max(axis=1), TIPS_COUNTED)[:, None, None]
    points = np.where(is_new, 0, FIRST_CARD + FURTHER_CARD * (customers - 1)).sum(axis=2)
    parts = (
        points[:, :, None],
        _one_hot(positions["vans"][:, :players], TILES),
        hands,
        gaps,
        gaps * most,
        _one_hot(order, SEATS),
        fresh[:, :, None],
        (fresh > 0)[:, :, None],
        ((is_new * left[:, None, :TIP]).sum(axis=2) / pile)[:, :, None],
    )
    return np.concatenate(parts, axis=2).astype(np.float32)


def _gaps(tips: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Mark by how many tips each seat is apart from the fewest of the others."""
    players = tips.shape[1]
    others = [np.delete(tips, seat, axis=1).min(axis=1) for seat in range(players)]
    apart = np.clip(tips.astype(int) - np.stack(others, axis=1), -TIP_GAP, TIP_GAP)
    return _one_hot(apart + TIP_GAP, 2 * TIP_GAP + 1)


def _counts(cards: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Count the cards of each kind in a word."""
    places = np.arange(len(CUSTOMERS), dtype=np.uint64) * np.uint64(CARD_BITS)
    counted: npt.NDArray[Any] = cards[:, None] >> places & np.uint64((1 << CARD_BITS) - 1)
    return counted.astype(int)


def _one_hot(values: npt.NDArray[Any], size: int) -> npt.NDArray[Any]:
    marks: npt.NDArray[Any] = (values[:, :, None] == np.arange(size)).astype(np.float32)
    return marks


TRAINER = ByResults(
    tuning=CrossEntropy(
        studies=tuple(
            Study(
                name=f"{players} players",
                options={"players": players},
                starts=STARTS,
                deals=60,
                write=partial(write_tastes, place),
            )
            for place, players in enumerate(PLAYERS)
        ),
        iterations=6,
        population=40,
        elite=9,
    )
)
