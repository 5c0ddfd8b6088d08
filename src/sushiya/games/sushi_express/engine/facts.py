"""The facts of Sushi Express for its C headers: each stands in one place, in the reference."""

from itertools import combinations
from typing import get_args

from sushiya.engine.header import Header
from sushiya.games.sushi_express import apprentice, cook
from sushiya.games.sushi_express import commands as ask
from sushiya.games.sushi_express import components as facts
from sushiya.games.sushi_express.judge import Question
from sushiya.games.sushi_express.notation import NOTATION
from sushiya.games.sushi_express.options import OPTIONS
from sushiya.games.sushi_express.outlook import success, success_after
from sushiya.games.sushi_express.scoring import SCORING
from sushiya.games.sushi_express.state import Phase, Throw

PLAYERS = OPTIONS.editions["standard"]
SEATS = max(PLAYERS)
CUSTOMERS, ACTIONS = tuple(facts.CUSTOMER_COPIES), tuple(facts.ACTION_COPIES)
KINDS = (*SCORING, "tips")
"""The kinds of points, as a result names them; a customer's place is that of its cards."""
COMPLAINTS = ("score-too-many-customers", "score-too-many-actions")
"""What the engine refuses on a score sheet, numbered from 1, as the pad's refusals are called."""

OVER = 0
QUESTIONS: dict[Question, int] = {asked: OVER + 1 + n for n, asked in enumerate(get_args(Question))}
"""What is asked, as a number; OVER: nothing."""
PHASES: tuple[Phase, ...] = get_args(Phase)
_PHASE: dict[Question, Phase] = {
    "bet": "bets",
    "end": "bets",
    "roll": "dice",
    "drive": "vans",
    "customer": "vans",
    "row": "deliveries",
}
PHASE_OF = (PHASES.index("deliveries"), *(PHASES.index(_PHASE[asked]) for asked in QUESTIONS))
"""The phase in which each thing is asked; a game ends in the last."""

DIAL_BITS = 4
"""Bits that a seat or a count has in the words that describe the dial."""
TILE_BITS = 5
"""Bits that a tile has in the word that describes the road."""
CARD_BITS = 4
"""Bits that a kind of customer has in a word that counts cards."""
STAGES, TIP_GAP, TIPS_COUNTED = 9, 2, 4
"""What the chef has learned is told by whole rows that the pile has left, up to STAGES - 1; by how
many tips apart a seat is from the others, up to TIP_GAP; and by the largest holding up to
TIPS_COUNTED."""
LEAST_SHARE = 0.02
"""The chef does not take a win for surer than this, nor for less sure."""
LEAD_WORTH = 0.02
"""What the chef gives for a point more where it makes no difference to who wins."""
TAKEN_IN_QUARTERS = 3
"""Customers that a round takes from the pile, in quarters of a row."""
ROUNDS_AHEAD = 2
"""So many rounds later the master's playouts stop."""
ACTION_ROOM = len(facts.action_pile(min(PLAYERS)))
"""Room for the largest pile: with fewest players."""


def sizes() -> Header:
    """What types are made of: cffi reads this too."""
    header = Header("Sizes and numbers of Sushi Express.")
    header.numbers(
        {f"CUSTOMER_{_name(kind)}": place for kind, place in facts.CUSTOMER_ORDER.items()},
        {_name(kind): place for kind, place in facts.ACTION_ORDER.items()},
        {"OVER": OVER, **{f"ASK_{_name(asked)}": place for asked, place in QUESTIONS.items()}},
        {_name(mistake): place for place, mistake in enumerate(apprentice.MISTAKES)},
        {f"PHASE_{_name(phase)}": place for place, phase in enumerate(PHASES)},
        {
            "SEAT_COUNT": SEATS,
            "DIAL_BITS": DIAL_BITS,
            "TILE_BITS": TILE_BITS,
            "CARD_BITS": CARD_BITS,
            "FEWEST_PLAYERS": min(PLAYERS),
            "CUSTOMER_KIND_COUNT": len(CUSTOMERS),
            "ACTION_KIND_COUNT": len(ACTIONS),
            "CUSTOMER_CARD_COUNT": len(facts.CUSTOMER_CARDS),
            "ACTION_CARD_COUNT": sum(facts.ACTION_COPIES.values()),
            "ACTION_PILE_ROOM": ACTION_ROOM,
            "POINT_KIND_COUNT": len(KINDS),
            "POINTS_TIPS": KINDS.index("tips"),
            "DICE_COUNT": 2,
            "FACE_COUNT": len(facts.FACES),
            "TRIES": facts.TRIES,
            "LOWEST_BET": facts.LOWEST_BET,
            "HIGHEST_BET": facts.HIGHEST_BET,
            "BET_COUNT": len(facts.BETS),
            "TILE_COUNT": facts.TILES,
            "EXPRESS": facts.EXPRESS,
            "PARK": facts.PARK,
            "FIRST_CARD": facts.FIRST_CARD,
            "FURTHER_CARD": facts.FURTHER_CARD,
            "START_HAND_SIZE": len(facts.START_HAND),
            "MISTAKE_COUNT": len(apprentice.MISTAKES),
            "PLAYER_COUNTS": len(PLAYERS),
            "STAGE_COUNT": STAGES,
            "TIP_GAP_MOST": TIP_GAP,
            "TIP_GAP_COUNT": 2 * TIP_GAP + 1,
            "TIPS_COUNTED": TIPS_COUNTED,
            "TAKEN_IN_QUARTERS": TAKEN_IN_QUARTERS,
            "ROUNDS_AHEAD": ROUNDS_AHEAD,
        },
        {_name(code): number for number, code in enumerate(COMPLAINTS, 1)},
        # The first code of each command; what the command says is added to it.
        {
            "CODE_COUNT": NOTATION.codes,
            "PLACE_BET": NOTATION.code(ask.PlaceBet(facts.LOWEST_BET)),
            "END_BET": NOTATION.code(ask.EndBet()),
            "SWAP_BETS": NOTATION.code(ask.SwapBets(*facts.BETS[:2])),
            "REROLL_DIE": NOTATION.code(ask.Reroll(facts.FACES[0])),
            "STAND": NOTATION.code(ask.Stand()),
            "DRIVE": NOTATION.code(ask.Drive(0)),
            "TAKE_CUSTOMER": NOTATION.code(ask.TakeCustomer(CUSTOMERS[0])),
            "KEEP_ROW": NOTATION.code(ask.KeepRow()),
            "CLEAR_ROW": NOTATION.code(ask.ClearRow()),
        },
    )
    return header


def tables() -> Header:
    """What the code looks up."""
    header = Header("Tables of Sushi Express.")
    header.table("uint8_t", "PHASE_OF", PHASE_OF)
    header.table("uint8_t", "CUSTOMER_COPIES", list(facts.CUSTOMER_COPIES.values()))
    header.table("uint8_t", "ACTION_COPIES", list(facts.ACTION_COPIES.values()))
    header.table("uint8_t", "AT_START", [facts.START_HAND.count(kind) for kind in ACTIONS])
    cards = [facts.CUSTOMER_ORDER[kind] for kind in facts.CUSTOMER_CARDS]
    header.table("uint8_t", "FULL_CUSTOMER_PILE", cards)
    piles = [[facts.ACTION_ORDER[kind] for kind in facts.action_pile(count)] for count in PLAYERS]
    full = [[0] * (ACTION_ROOM - len(pile)) + pile for pile in piles]
    header.table("uint8_t", "FULL_ACTION_PILES", full)
    header.table("uint8_t", "ACTION_PILE_SIZES", [len(pile) for pile in piles])
    _add_swaps(header)
    _add_odds(header)
    chances = [apprentice.CHANCE[mistake] for mistake in apprentice.MISTAKES]
    header.table("uint8_t", "MISTAKE_CHANCE", chances)
    header.reals({"NOT_THOUGHT_OF": apprentice.NOT_THOUGHT_OF})
    header.table("double", "SPENT", [cook.SPENT.get(kind, 0.0) for kind in ACTIONS])
    header.reals(
        {"LOWEST_WORTH": cook.LOWEST, "LEAST_SHARE": LEAST_SHARE, "LEAD_WORTH": LEAD_WORTH}
    )
    header.reals(
        {
            name: getattr(cook, name)
            for name in (
                "LAP",
                "LAP_ROUNDS",
                "DRAWN",
                "DRAWN_ROUNDS",
                "SPENT_LEAST",
                "SPENT_ROUNDS",
                "RARE",
                "DENY",
                "TAKEN_A_ROUND",
                "TIP_SPREAD",
                "TIP_SPREAD_A_ROUND",
                "TIP_SPREAD_ROUNDS",
                "TIPS_TO_COME",
                "TIP_LEAD",
                "EQUAL",
            )
        }
    )
    return header


def _add_swaps(header: Header) -> None:
    """The code of a swap by its two numbers, and the numbers by what the code says."""
    pairs = list(combinations(facts.BETS, 2))
    code_of = [[-1] * (facts.HIGHEST_BET + 1) for _ in range(facts.HIGHEST_BET + 1)]
    for low, high in pairs:
        code_of[low][high] = NOTATION.code(ask.SwapBets(low, high))
    header.table("int8_t", "SWAP_CODE", code_of)
    header.table("uint8_t", "SWAP_LOW", [low for low, _ in pairs])
    header.table("uint8_t", "SWAP_HIGH", [high for _, high in pairs])


def _add_odds(header: Header) -> None:
    """The chance to make a bet, by the bet, the try and the re-rolls in hand.

    SUCCESS is from before a try is rolled, REROLLED from a die that is rolled again beside one
    that shows the last index.
    """
    rerolls = range(facts.ACTION_COPIES["re-roll"] + 1)
    none = [0.0] * len(rerolls)
    first = facts.FACES[0]
    last = Throw(facts.TRIES - 1, (first, first))
    unused = [[[0.0] * len(rerolls)] * (facts.TRIES + 2)] * facts.LOWEST_BET
    success_in = [
        [
            none,
            [float(success(bet, count)) for count in rerolls],
            [float(success_after(bet, last, None, count)) for count in rerolls],
            none,
        ]
        for bet in facts.BETS
    ]
    header.table("double", "SUCCESS", [*unused, *success_in])
    nothing = [[[0.0] * (1 + len(facts.FACES))] * len(rerolls)] * (facts.TRIES + 1)
    again = [
        [
            nothing[0],
            *([_rerolled(bet, attempt, count) for count in rerolls] for attempt in (1, 2)),
        ]
        for bet in facts.BETS
    ]
    header.table("double", "REROLLED", [*[nothing] * facts.LOWEST_BET, *again])


def _rerolled(bet: int, attempt: int, rerolls: int) -> list[float]:
    faces = facts.FACES
    if not rerolls:
        return [0.0] * (1 + len(faces))
    return [
        0.0,
        *(
            float(success_after(bet, Throw(attempt, (kept, faces[0])), faces[0], rerolls))
            for kept in faces
        ),
    ]


def _name(kind: str) -> str:
    return kind.upper().replace("-", "_")
