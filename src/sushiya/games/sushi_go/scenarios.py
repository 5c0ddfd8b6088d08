"""Biased players and set-up positions that lead lockstep tests of Sushi Go! to what is rare."""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import msgspec

from sushiya.core.chance import Dealer
from sushiya.core.event import Event
from sushiya.core.game import AnyGame, Game
from sushiya.core.ids import Decision, Seat
from sushiya.core.scenarios import Scenarios
from sushiya.games.sushi_go import RULES
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    DECK,
    HAND_SIZE,
    NIGIRI_POINTS,
    ROUNDS,
    Card,
    Kind,
    sorted_hand,
)
from sushiya.games.sushi_go.options import SushiGoOptions
from sushiya.games.sushi_go.rule_coverage import BRANCHES, note
from sushiya.games.sushi_go.scoring import RoundPoints
from sushiya.games.sushi_go.state import Robot, State
from sushiya.games.sushi_go.view import View

Picks = tuple[Keep, ...]


def _prefer(
    worth: Callable[[View, Keep], float], view: View, legal: Picks, rng: random.Random
) -> Keep:
    return max(legal, key=lambda pick: (worth(view, pick), rng.random()))


def _grasping(_view: View, pick: Keep) -> float:
    """Use chopsticks whenever they lie there, best for wasabi and nigiri; else get some."""
    kinds = [card.kind for card in pick.cards]
    special = sum(kind in NIGIRI_POINTS or kind == "wasabi" for kind in kinds)
    return 4 * len(kinds) + special + 2 * ("chopsticks" in kinds)


def _hoarding(view: View, pick: Keep) -> float:
    """Keep more of what there is most of."""
    table = [card.kind for card in view.tables[view.seat or 0]]
    return sum(table.count(card.kind) for card in pick.cards)


def _sweet(_view: View, pick: Keep) -> float:
    """Keep puddings, else maki."""
    return sum(2 * (card.kind == "pudding") + card.kind.startswith("maki") for card in pick.cards)


def _fasting(view: View, pick: Keep) -> float:
    """Keep what gives no points."""
    table = [card.kind for card in view.tables[view.seat or 0]]
    most: dict[Kind, int] = {"wasabi": 9, "chopsticks": 9, "tempura": 1, "sashimi": 2}
    return -sum(table.count(card.kind) >= most.get(card.kind, 0) for card in pick.cards)


class _Cards:
    """The deck while cards are taken out of it; each is taken once."""

    def __init__(self, rng: random.Random) -> None:
        self._rest = list(DECK)
        rng.shuffle(self._rest)

    def take(self, kinds: Iterable[Kind]) -> list[Kind]:
        """Take just these, as far as there are any left."""
        taken = []
        for kind in kinds:
            if kind in self._rest:
                self._rest.remove(kind)
                taken.append(kind)
        return taken

    def fill(self, cards: list[Kind], size: int, avoided: frozenset[Kind] = frozenset()) -> None:
        """Add any cards, those that are avoided only if there are no others."""
        while len(cards) < size:
            kind = next((one for one in self._rest if one not in avoided), self._rest[0])
            cards += self.take([kind])

    def all(self) -> list[Kind]:
        rest, self._rest = self._rest, []
        return rest


def _arrange(  # noqa: PLR0913 - all but the first three are named
    game: AnyGame,
    rng: random.Random,
    tables: Sequence[Sequence[Kind]],
    *,
    turn: int,
    round_: int = ROUNDS,
    puddings: Sequence[int] = (),
    wished: Sequence[Kind] = (),
    avoided: frozenset[Kind] = frozenset(),
) -> tuple[AnyGame, State]:
    """Set up a turn: these cards on the tables, those wished for in hands as far as they go."""
    options: SushiGoOptions = game.options
    size, cards = HAND_SIZE[options.tables], _Cards(rng)
    left = size - turn + 1
    puddings = tuple(puddings) or (0,) * options.tables
    cards.take(["pudding"] * sum(puddings))
    laid = [cards.take(table[: turn - 1]) for table in tables]
    hands = [cards.take(rng.sample(wished, min(left, len(wished)))) for _ in range(options.players)]
    for table in laid:
        cards.fill(table, turn - 1, avoided)
    for hand in hands:
        cards.fill(hand, left, avoided)
    robot = None
    if options.has_robot:
        controller = Seat(rng.randrange(2))
        cards.fill(hands[controller], left + 1, avoided)
        pile: list[Kind] = []
        cards.fill(pile, size - turn)
        robot = Robot(controller, tuple(pile), hands[controller][-1])
    rest = cards.all()
    gone = (round_ - 1) * options.tables * size - sum(puddings)
    start: State = game.start(Dealer(0))
    return game, msgspec.structs.replace(
        start,
        deck=tuple(rest[gone:]),
        # Without the robot a round's last turn is nobody's decision.
        decision=Decision((round_ - 1) * (size if options.has_robot else size - 1) + turn - 1),
        round=round_,
        turn=turn,
        hands=tuple(sorted_hand(hand) for hand in hands),
        tables=tuple(tuple(Card(kind) for kind in sorted_hand(table)) for table in laid),
        puddings=puddings,
        discarded=sorted_hand(rest[:gone]),
        robot=robot,
        points=tuple(
            tuple(RoundPoints(nigiri=rng.choice((0, 6))) for _ in laid) for _ in range(round_ - 1)
        ),
    )


def _table_of(
    rng: random.Random, **fixed: object
) -> Game[State, Keep, Event, View, SushiGoOptions]:
    return Game(RULES, RULES.options.mixed(rng, **fixed))


def _last_turn(options: SushiGoOptions, rng: random.Random) -> int:
    """The last turn in which anybody chooses, or one before it."""
    size = HAND_SIZE[options.tables]
    return size - (0 if options.has_robot else 1) - rng.randrange(2)


def _chopsticks(rng: random.Random, **fixed: object) -> tuple[AnyGame, State]:
    """Chopsticks and wasabi lie on many tables, and hands are full of nigiri."""
    game = _table_of(rng, **fixed)
    tables: list[list[Kind]] = []
    for _ in range(game.options.tables):
        lying: list[Kind] = ["chopsticks", "chopsticks", "wasabi", "wasabi"]
        tables.append(lying[rng.choice((0, 1, 1)) : rng.randint(2, 4)])
    turn = rng.randint(4, _last_turn(game.options, rng))
    wished = [*NIGIRI_POINTS, *NIGIRI_POINTS, "wasabi", "wasabi", "chopsticks"]
    return _arrange(game, rng, tables, turn=turn, round_=rng.choice((1, 2, 3, 3)), wished=wished)


def _maki(rng: random.Random, **fixed: object) -> tuple[AnyGame, State]:
    """Most tables have as many icons as others, and no hand has any."""
    game = _table_of(rng, **fixed)
    high, low = rng.choice(((1, 0), (2, 1), (3, 1), (3, 2), (3, 2), (2, 1), (0, 0)))
    highs = rng.randint(1, game.options.tables)
    others = rng.choice(((low,), (low, low, low, 0)))
    icons = [high] * highs + [rng.choice(others) for _ in range(highs, game.options.tables)]
    rng.shuffle(icons)
    tables = [[_MAKI[count - 1]] if count else [] for count in icons]
    return _arrange(game, rng, tables, turn=_last_turn(game.options, rng), avoided=frozenset(_MAKI))


def _puddings(rng: random.Random, **fixed: object) -> tuple[AnyGame, State]:
    """Most have as many puddings as others, points are few, and it is the last round."""
    game = _table_of(rng, **fixed)
    most, fewest = rng.choice(((1, 0), (1, 0), (2, 1), (2, 0), (1, 1)))
    mosts = rng.randint(1, game.options.tables)
    counts = [most] * mosts + [fewest] * (game.options.tables - mosts)
    if rng.random() < 0.3 and len(counts) > 2 and most - fewest > 1:
        counts[mosts - 1] = fewest + 1
    rng.shuffle(counts)
    dull: list[Kind] = ["tempura", "sashimi", "sashimi", "wasabi", "chopsticks", "wasabi"]
    return _arrange(
        game,
        rng,
        [dull] * game.options.tables,
        turn=_last_turn(game.options, rng),
        puddings=counts,
        avoided=frozenset(("pudding", *NIGIRI_POINTS)),
    )


def _sets(rng: random.Random, **fixed: object) -> tuple[AnyGame, State]:
    """Every table has many cards of one kind, and hands have more of them."""
    game = _table_of(rng, **fixed)
    kinds: list[Kind] = ["dumpling", "sashimi", "tempura"]
    tables = [[rng.choice(kinds)] * rng.randint(3, 6) for _ in range(game.options.tables)]
    turn = _last_turn(game.options, rng)
    return _arrange(game, rng, tables, turn=turn, wished=[*kinds, *kinds])


_MAKI: tuple[Kind, ...] = ("maki-1", "maki-2", "maki-3")

SCENARIOS = Scenarios(
    players={
        "grasping": partial(_prefer, _grasping),
        "hoarding": partial(_prefer, _hoarding),
        "sweet": partial(_prefer, _sweet),
        "fasting": partial(_prefer, _fasting),
    },
    positions={
        "chopsticks": _chopsticks,
        "chopsticks, optional nigiri": partial(_chopsticks, nigiri="optional"),
        "maki": _maki,
        "maki of five": partial(_maki, players=5),
        "puddings": _puddings,
        "puddings of five": partial(_puddings, players=5),
        "sets": _sets,
        "robot, chopsticks": partial(_chopsticks, players=2, robot="on"),
        "robot, maki": partial(_maki, players=2, robot="on"),
        "robot, puddings": partial(_puddings, players=2, robot="on"),
    },
    branches=BRANCHES,
    note=note,
)
