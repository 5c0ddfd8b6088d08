"""The facts of Sushi Go! for its C headers: each stands in one place, in the reference."""

from sushiya.engine.header import Header
from sushiya.games.sushi_go import apprentice, chef, cook
from sushiya.games.sushi_go import components as facts
from sushiya.games.sushi_go.notation import CARDS, GIFTS, PICKS
from sushiya.games.sushi_go.scoring import RoundPoints

SEATS = max(facts.HAND_SIZE)
ROUND_KINDS = RoundPoints.__struct_fields__
KINDS = (*ROUND_KINDS, "pudding")
"""The kinds of points, as a result names them."""
COMPLAINTS = ("score-too-many-cards", "score-too-many-copies")
"""What the engine refuses on a score sheet, numbered from 1, as the pad's refusals are called."""

_CODE = {card: code for code, card in enumerate(CARDS)}
_ON_WASABI = len(facts.KINDS) - facts.ORDER["nigiri-1"]
COUNT_BITS = 4
"""Bits a count in a table's word has: no table has more than ten cards."""
HAND_ROOM = 16
"""Cards that a hand has room for: one more than the most would do, but this is found faster."""
FREE_AT = COUNT_BITS * len(CARDS)
"""Where free wasabi is counted there."""


def sizes() -> Header:
    """What types are made of: cffi reads this too."""
    header = Header("Sizes and numbers of Sushi Go!.")
    header.numbers(
        {_name(kind): facts.ORDER[kind] for kind in facts.KINDS},
        {
            "KIND_COUNT": len(facts.KINDS),
            "CARD_COUNT": len(CARDS),
            "ON_WASABI": _ON_WASABI,
            "PICK_COUNT": len(PICKS),
            "CODE_COUNT": len(PICKS) * len(GIFTS),
            "SEAT_COUNT": SEATS,
            "FIGURE_COUNT": SEATS + 1,
            "ROUND_COUNT": facts.ROUNDS,
            "DECK_SIZE": len(facts.DECK),
            "HAND_MOST": max(facts.HAND_SIZE.values()),
            "HAND_ROOM": HAND_ROOM,
            "ROUND_KIND_COUNT": len(ROUND_KINDS),
            "POINT_KIND_COUNT": len(KINDS),
            "COUNT_BITS": COUNT_BITS,
            "FREE_AT": FREE_AT,
        },
        chef.SIZES,
        {_name(mistake): bit for bit, mistake in enumerate(apprentice.MISTAKES)},
        {"MISTAKE_COUNT": len(apprentice.MISTAKES)},
        {f"ROUND_{_name(kind)}": place for place, kind in enumerate(ROUND_KINDS)},
        {_name(code): number for number, code in enumerate(COMPLAINTS, 1)},
        {
            "MAKI_FIRST": facts.MAKI_FIRST,
            "MAKI_SECOND": facts.MAKI_SECOND,
            "TEMPURA_SET": facts.TEMPURA_SET,
            "TEMPURA_POINTS": facts.TEMPURA_POINTS,
            "SASHIMI_SET": facts.SASHIMI_SET,
            "SASHIMI_POINTS": facts.SASHIMI_POINTS,
            "DUMPLINGS_COUNTED": len(facts.DUMPLING_POINTS) - 1,
            "WASABI_FACTOR": facts.WASABI_FACTOR,
            "PUDDING_POINTS": facts.PUDDING_POINTS,
        },
    )
    return header


def tables() -> Header:
    """What the code looks up."""
    header = Header("Tables of Sushi Go!.")
    codes = [[_CODE[card] for card in cards] for cards in PICKS]
    pick_of = [[0] * len(CARDS) for _ in CARDS]
    for pick, cards in enumerate(codes):
        if len(cards) == 2:
            pick_of[cards[0]][cards[1]] = pick_of[cards[1]][cards[0]] = pick
    header.table("uint8_t", "COPIES", list(facts.COPIES.values()))
    header.table("uint8_t", "FULL_DECK", [facts.ORDER[kind] for kind in facts.DECK])
    header.table("uint8_t", "DUMPLING_POINTS", list(facts.DUMPLING_POINTS))
    for name, points in (
        ("MAKI_SHARES", facts.MAKI_FIRST),
        ("MAKI_SECOND_SHARES", facts.MAKI_SECOND),
        ("PUDDING_SHARES", facts.PUDDING_POINTS),
    ):
        shares = [points // sharers for sharers in range(1, SEATS + 2)]
        header.table("uint8_t", name, [0, *shares])
    header.table("uint64_t", "LAYING", [_laying(code) for code in range(len(CARDS))])
    # Looked up, as a branch on what is dealt by chance cannot be foreseen by the machine.
    header.table("uint8_t", "KIND_OF", [facts.ORDER[card.kind] for card in CARDS])
    header.table(
        "uint8_t",
        "CARD_FOR",
        [[_card_for(kind, is_free) for kind in facts.KINDS] for is_free in (False, True)],
    )
    header.table("int8_t", "PICK_FIRST", [cards[0] for cards in codes])
    header.table("int8_t", "PICK_SECOND", [cards[1] if cards[1:] else -1 for cards in codes])
    header.table("int16_t", "PICK_OF", pick_of)
    most = max(cook.MINE)
    header.table("double", "MINE", [cook.MINE.get(players, 0.0) for players in range(most + 1)])
    header.table("double", "THIRD_SASHIMI", list(cook.THIRD_SASHIMI))
    chances = [apprentice.CHANCE[mistake] for mistake in apprentice.MISTAKES]
    header.table("uint8_t", "MISTAKE_CHANCE", chances)
    header.reals({name: getattr(apprentice, name) for name in ("WASABI_LOVE", "ICON_WORTH")})
    header.table("uint8_t", "SUPPLY_STEP", chef.SUPPLY_STEP)
    header.table("uint8_t", "NIGIRI_STEP", chef.NIGIRI_STEP)
    header.table("double", "GUMBEL", chef.GUMBEL)
    header.table("double", "LEAF_SPREAD", chef.LEAF_SPREAD)
    header.reals({"GUESS_NOISE": chef.GUESS_NOISE, "LEARNING_NOISE": chef.LEARNING_NOISE})
    header.reals(
        {
            name: getattr(cook, name)
            for name in (
                "DENY",
                "HALF_TEMPURA",
                "NEXT_DUMPLING",
                "CHOPSTICKS_A_TURN",
                "WASABI_FADE",
                "MAKI_SPREAD",
                "MAKI_SPREAD_A_TURN",
                "PUDDING_SPREAD",
                "PUDDING_SPREAD_A_ROUND",
                "TURNS_A_ROUND",
                "EQUAL",
            )
        }
    )
    return header


def _laying(code: int) -> int:
    """What laying a card adds to its table's word: itself, and free wasabi more or less."""
    card, free = CARDS[code], 1 << FREE_AT
    word = (1 << COUNT_BITS * code) + free * (card.kind == "wasabi") - free * card.on_wasabi
    return word % (1 << 64)


def _card_for(kind: facts.Kind, is_free: bool) -> int:  # noqa: FBT001 - an index
    """How a kind is laid where nobody chooses: a nigiri on a free wasabi."""
    return _CODE[facts.Card(kind, on_wasabi=is_free and kind in facts.NIGIRI_POINTS)]


def _name(kind: str) -> str:
    return kind.upper().replace("-", "_")
