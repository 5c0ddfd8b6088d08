"""Score sheets by chance, possible and impossible ones, and what pad and engine say of them.

A table's counts stand by key, as the pad in the browser keeps them: a key is a card as it lies
there, a token's length, or a kind of customer or action card. Answers of pad and engine have one
form: points by round, figure and kind, totals and winners; or a refusal, and what it names.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sushiya.core.game import AnyRules
from sushiya.core.refusal import Refusal, Refusals
from sushiya.core.value import plain
from sushiya.engine.door import load_engine
from sushiya.games import sushi_express, sushi_go, wasabi
from sushiya.games.sushi_express import components as express_facts
from sushiya.games.sushi_express.engine import facts as express_engine
from sushiya.games.sushi_express.judge import REFUSALS as EXPRESS_REFUSALS
from sushiya.games.sushi_go import components as go_facts
from sushiya.games.sushi_go.engine import facts as go_engine
from sushiya.games.sushi_go.judge import REFUSALS as GO_REFUSALS
from sushiya.games.sushi_go.notation import CARDS
from sushiya.games.wasabi import components as wasabi_facts
from sushiya.games.wasabi.engine import facts as wasabi_engine
from sushiya.games.wasabi.judge import REFUSALS as WASABI_REFUSALS

Plate = dict[str, int]
"""What one figure has in one round: counts by key."""
Rounds = list[list[Plate]]
Answer = dict[str, Any]

ON_WASABI = ":wasabi"
ACTION = "action-"
MOST_NAMES = ("size", "copies", "most")
"""What refusals call the number that cannot be exceeded."""


@dataclass(frozen=True)
class PadTable:
    options: Any
    rounds: Rounds


class Pad(ABC):
    """One game's pad: tables by chance, and the two that score them."""

    rules: AnyRules
    refusals: Refusals
    complaints: Sequence[str]
    kinds: Mapping[str, Sequence[str]]
    """By the complaint that names one: the kinds in the engine's order."""

    def table(self, rng: random.Random) -> PadTable:
        """Lay out a table; about a third of them cannot be."""
        options: Any = self.rules.options.mixed(rng)
        return PadTable(options, self.lay(options, rng))

    def by_pad(self, table: PadTable) -> Answer:
        """Ask the authority."""
        found = self.rules.score(self.sheet(table))
        if isinstance(found, Refusal):
            return _refused(found, table)
        return self.answer(plain(found), len(table.rounds[0]))

    def by_engine(self, table: PadTable) -> Answer:
        """Ask the engine of this machine."""
        engine = load_engine(self.rules)
        setup = engine.setup(table.options)
        sheet = engine.ffi.new("Sheet *", self.numbers(table.rounds))
        complaint = engine.ffi.new("Complaint *")
        engine.lib.engine_check(setup, sheet, complaint)
        score = engine.ffi.new("Score *")
        if not complaint.code:
            engine.lib.engine_score(setup, sheet, score)
        return self.heard(table, complaint, score)

    def heard(self, table: PadTable, complaint: Any, score: Any) -> Answer:
        """Read what an engine said, native or in WebAssembly."""
        return self.complained(complaint) if complaint.code else self.read(score, table)

    def complained(self, complaint: Any) -> Answer:
        code = self.complaints[complaint.code - 1]
        answer: Answer = {"refusal": code, "rule": self.refusals.rules[code]}
        for name in ("round", "figure"):
            if getattr(complaint, name) >= 0:
                answer[name] = getattr(complaint, name)
        if complaint.kind >= 0:
            answer["kind"] = self.kinds[code][complaint.kind]
        if complaint.most:
            answer["most"] = complaint.most
        return answer

    @abstractmethod
    def lay(self, options: Any, rng: random.Random) -> Rounds: ...

    @abstractmethod
    def sheet(self, table: PadTable) -> dict[str, Any]:
        """Write the table as `sushiya score` reads it."""

    @abstractmethod
    def answer(self, found: dict[str, Any], figures: int) -> Answer:
        """Read what `score` gave."""

    @abstractmethod
    def numbers(self, rounds: Rounds) -> dict[str, Any]:
        """Write the table as the fields of a Sheet."""

    def read(self, score: Any, table: PadTable) -> Answer:
        """Read the engine's Score."""
        seats = range(table.options.players)
        return {
            "points": [[list(score.points[seat]) for seat in seats]],
            "totals": [score.totals[seat] for seat in seats],
            "winners": _first(score.ranks, len(seats)),
        }


class SushiGoPad(Pad):
    """Plates dealt from a deck; perhaps with cards too many on one of them."""

    rules = sushi_go.RULES
    refusals = GO_REFUSALS
    complaints = go_engine.COMPLAINTS
    kinds = {"score-too-many-copies": go_facts.KINDS}
    _keys = [card.kind + (ON_WASABI if card.on_wasabi else "") for card in CARDS]

    def lay(self, options: Any, rng: random.Random) -> Rounds:
        deck = list(go_facts.DECK)
        rng.shuffle(deck)
        size = go_facts.HAND_SIZE[options.tables]
        is_short = rng.random() < 0.3
        rounds = []
        for _ in range(rng.randint(1, go_facts.ROUNDS)):
            counts = [rng.randint(0, size) if is_short else size for _ in range(options.tables)]
            rounds.append([self._plate([deck.pop() for _ in range(one)], rng) for one in counts])
        if rng.random() < 0.5:
            self._spoil(rng.choice(rng.choice(rounds)), rng)
        return rounds

    def _plate(self, cards: Sequence[go_facts.Kind], rng: random.Random) -> Plate:
        plate: Plate = {}
        for kind in cards:
            key: str = kind
            if kind in go_facts.NIGIRI_POINTS and plate.get("wasabi") and rng.random() < 0.8:
                plate["wasabi"] -= 1
                key += ON_WASABI
            plate[key] = plate.get(key, 0) + 1
        return {key: count for key, count in plate.items() if count}

    def _spoil(self, plate: Plate, rng: random.Random) -> None:
        """Put more of one card there, and perhaps take others away, so that all fit in a hand."""
        key = rng.choice(self._keys)
        plate[key] = plate.get(key, 0) + rng.randint(1, 5)
        others = [one for one in sorted(plate) if one != key]
        for other in rng.sample(others, rng.randint(0, len(others))):
            del plate[other]

    def sheet(self, table: PadTable) -> dict[str, Any]:
        return {
            "game": "sushi-go",
            "options": plain(table.options),
            "rounds": [{"laid": [_counts(plate) for plate in one]} for one in table.rounds],
        }

    def answer(self, found: dict[str, Any], figures: int) -> Answer:
        return {
            "points": [
                [[seat[kind] for kind in go_engine.ROUND_KINDS] for seat in one["seats"]]
                for one in found["rounds"]
            ],
            "pudding": found["pudding"] or [0] * figures,
            "totals": found["totals"],
            "winners": found["winners"] or [],
        }

    def numbers(self, rounds: Rounds) -> dict[str, Any]:
        laid = [[[plate.get(key, 0) for key in self._keys] for plate in one] for one in rounds]
        return {"rounds": len(rounds), "laid": laid}

    def read(self, score: Any, table: PadTable) -> Answer:
        figures, rounds = range(table.options.tables), range(len(table.rounds))
        return {
            "points": [[list(score.points[one][figure]) for figure in figures] for one in rounds],
            "pudding": [score.pudding_points[figure] for figure in figures],
            "totals": [score.totals[figure] for figure in figures],
            "winners": _first(score.ranks, table.options.players),
        }


def _counts(plate: Plate) -> dict[str, Any]:
    single = ("tempura", "sashimi", "dumpling", "wasabi", "chopsticks", "pudding")
    return {
        **{kind: plate.get(kind, 0) for kind in single},
        "maki": {str(one): plate.get(f"maki-{one}", 0) for one in (1, 2, 3)},
        "nigiri": {str(one): plate.get(f"nigiri-{one}", 0) for one in (1, 2, 3)},
        "on-wasabi": {str(one): plate.get(f"nigiri-{one}{ON_WASABI}", 0) for one in (1, 2, 3)},
    }


class SushiExpressPad(Pad):
    """Cards taken from both piles; perhaps too many of one kind."""

    rules = sushi_express.RULES
    refusals = EXPRESS_REFUSALS
    complaints = express_engine.COMPLAINTS
    kinds = {
        "score-too-many-customers": express_engine.CUSTOMERS,
        "score-too-many-actions": express_engine.ACTIONS,
    }

    def lay(self, options: Any, rng: random.Random) -> Rounds:
        actions = [kind for kind, n in express_facts.ACTION_COPIES.items() for _ in range(n)]
        plates: list[Plate] = [{} for _ in range(options.players)]
        for pile, prefix in ((express_facts.CUSTOMER_CARDS, ""), (actions, ACTION)):
            for card in rng.sample(pile, rng.randint(0, len(pile))):
                plate = rng.choice(plates)
                plate[prefix + card] = plate.get(prefix + card, 0) + 1
        if rng.random() < 0.4:
            actions_keys = [ACTION + kind for kind in express_engine.ACTIONS]
            key = rng.choice([*express_engine.CUSTOMERS, *actions_keys])
            plate = rng.choice(plates)
            plate[key] = plate.get(key, 0) + rng.randint(1, 9)
        return [plates]

    def sheet(self, table: PadTable) -> dict[str, Any]:
        taken, hands = _split(table.rounds[0])
        return {"game": "sushi-express", "customers": taken, "actions": hands}

    def answer(self, found: dict[str, Any], figures: int) -> Answer:
        lost = found["penalty"]
        return {
            "points": [[[*found["points"][seat].values(), -lost[seat]] for seat in range(figures)]],
            "totals": found["totals"],
            "winners": found["winners"],
        }

    def numbers(self, rounds: Rounds) -> dict[str, Any]:
        taken, hands = _split(rounds[0])
        return {
            "taken": [[one.get(kind, 0) for kind in express_engine.CUSTOMERS] for one in taken],
            "hands": [[one.get(kind, 0) for kind in express_engine.ACTIONS] for one in hands],
        }


def _split(plates: Sequence[Plate]) -> tuple[list[Plate], list[Plate]]:
    """Part customers from action cards."""
    taken = [{key: n for key, n in one.items() if not key.startswith(ACTION)} for one in plates]
    hands = [
        {key.removeprefix(ACTION): n for key, n in one.items() if key.startswith(ACTION)}
        for one in plates
    ]
    return taken, hands


class WasabiPad(Pad):
    """Tokens and cubes; sometimes all ten, sometimes too many of a length."""

    rules = wasabi.RULES
    refusals = WASABI_REFUSALS
    complaints = wasabi_engine.COMPLAINTS
    kinds = {"score-tokens": [f"length-{length}" for length in wasabi_facts.LENGTHS]}

    def lay(self, options: Any, rng: random.Random) -> Rounds:
        plates = []
        for _ in range(options.players):
            more = rng.choice((0,) * 9 + (1,))
            has_all = rng.random() < 0.25
            plate = {
                f"length-{length}": count if has_all else rng.randint(0, count + more)
                for length, count in wasabi_facts.TOKENS.items()
            }
            plate["cubes"] = rng.randint(0, rng.choice((0, 4, 20, 999)))
            plates.append({key: count for key, count in plate.items() if count})
        return [plates]

    def sheet(self, table: PadTable) -> dict[str, Any]:
        seats = [
            {
                "tokens": {str(length): count for length, count in _tokens(plate).items()},
                "cubes": plate.get("cubes", 0),
            }
            for plate in table.rounds[0]
        ]
        return {"game": "wasabi", "seats": seats}

    def answer(self, found: dict[str, Any], figures: int) -> Answer:
        return {
            "points": [[list(found["points"][seat].values()) for seat in range(figures)]],
            "totals": found["totals"],
            "winners": found["winners"],
        }

    def numbers(self, rounds: Rounds) -> dict[str, Any]:
        return {
            "tokens": [list(_tokens(plate).values()) for plate in rounds[0]],
            "cubes": [plate.get("cubes", 0) for plate in rounds[0]],
        }


def _tokens(plate: Plate) -> dict[int, int]:
    return {length: plate.get(f"length-{length}", 0) for length in wasabi_facts.LENGTHS}


PADS: tuple[Pad, ...] = (SushiGoPad(), WasabiPad(), SushiExpressPad())


def _first(ranks: Sequence[int], players: int) -> list[int]:
    return [seat for seat in range(players) if ranks[seat] == 1]


def _refused(refusal: Refusal, table: PadTable) -> Answer:
    """Tell which number a refusal names."""
    args = plain(refusal.args)
    answer: Answer = {"refusal": refusal.code, "rule": refusal.rule}
    if "seat" in args:
        answer["figure"] = args["seat"]["args"].get("seat", table.options.players)
    if "round" in args:
        answer["round"] = args["round"] - 1
    if "card" in args:
        answer["kind"] = args["card"]["args"]["kind"]
    if "length" in args:
        answer["kind"] = f"length-{args['length']}"
    for name in MOST_NAMES:
        if name in args:
            answer["most"] = args[name]
    return answer
