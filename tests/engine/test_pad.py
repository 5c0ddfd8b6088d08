"""The engine scores and refuses score sheets as the pad does; undefined behaviour is trapped."""

import pytest

from engine.trapped import run_child
from pad_tables import ON_WASABI, PADS, Answer, Pad, PadTable, Plate
from sushiya.games.sushi_express import RULES as SUSHI_EXPRESS
from sushiya.games.sushi_go import RULES as SUSHI_GO
from sushiya.games.wasabi import RULES as WASABI

TABLES = 400
SUSHI_GO_PAD, WASABI_PAD, SUSHI_EXPRESS_PAD = PADS
by_game = pytest.mark.parametrize("pad", PADS, ids=lambda pad: pad.rules.name)


def compare(pad: Pad, tables: int) -> None:
    said = run_child("pad_child.py", pad.rules, {"tables": tables, "seed": "pad"})
    assert said["difference"] is None
    assert said["met"]["possible"] > tables // 4
    assert [code for code in pad.complaints if not said["met"].get(code)] == []


@by_game
def test_tables_are_scored_and_refused_alike(pad: Pad) -> None:
    compare(pad, TABLES)


@pytest.mark.long
@by_game
def test_ten_thousand_tables_are_scored_and_refused_alike(pad: Pad) -> None:
    compare(pad, 10_000)


def agreed(pad: Pad, table: PadTable) -> Answer:
    answer = pad.by_engine(table)
    assert answer == pad.by_pad(table)
    return answer


@pytest.mark.parametrize(
    ("icons", "split", "full"),
    [
        ((5, 3, 3, 2), (6, 1, 1, 0), (6, 3, 3, 0)),
        ((5, 5, 3), (3, 3, 0), (6, 6, 3)),
        ((3, 0, 0), (6, 0, 0), (6, 0, 0)),
        ((5, 3, 3, 3, 3), (6, 0, 0, 0, 0), (6, 3, 3, 3, 3)),
    ],
)
@pytest.mark.parametrize("ties", ["split", "full"])
def test_the_booklets_maki(
    icons: tuple[int, ...], split: tuple[int, ...], full: tuple[int, ...], ties: str
) -> None:
    options = SUSHI_GO.bind(players=len(icons), maki_ties=ties).options
    plates = [{"maki-1": count % 2, "maki-2": count // 2} for count in icons]
    (points,) = agreed(SUSHI_GO_PAD, PadTable(options, [plates]))["points"]
    assert tuple(one[0] for one in points) == {"split": split, "full": full}[ties]


@pytest.mark.parametrize(
    ("counts", "split", "full"),
    [
        ((4, 3, 0, 0), (6, 0, -3, -3), (6, 0, -6, -6)),
        ((1, 1, 1, 1, 0), (1, 1, 1, 1, -6), (6, 6, 6, 6, -6)),
        ((2, 0, 0, 0, 0), (6, -1, -1, -1, -1), (6, -6, -6, -6, -6)),
        ((1, 1, 1), (0, 0, 0), (0, 0, 0)),
    ],
)
@pytest.mark.parametrize("ties", ["split", "full"])
def test_the_booklets_puddings(
    counts: tuple[int, ...], split: tuple[int, ...], full: tuple[int, ...], ties: str
) -> None:
    options = SUSHI_GO.bind(players=len(counts), pudding_ties=ties).options
    empty: list[Plate] = [{}] * len(counts)
    rounds = [empty, empty, [{"pudding": count} for count in counts]]
    found = agreed(SUSHI_GO_PAD, PadTable(options, rounds))
    assert tuple(found["pudding"]) == {"split": split, "full": full}[ties]


def test_a_nigiri_on_wasabi_is_two_cards() -> None:
    options = SUSHI_GO.bind(players=4).options
    plate = {f"nigiri-3{ON_WASABI}": 1, "wasabi": 1, "tempura": 5}
    found = agreed(SUSHI_GO_PAD, PadTable(options, [[plate, {}, {}, {}]]))
    assert found["points"][0][0] == [0, 10, 0, 0, 9]
    found = agreed(SUSHI_GO_PAD, PadTable(options, [[{**plate, "tempura": 6}, {}, {}, {}]]))
    assert (found["refusal"], found["most"]) == ("score-too-many-cards", 8)


def test_the_booklet_of_wasabi() -> None:
    mine = {"length-2": 2, "length-3": 1, "length-4": 1, "length-5": 1, "cubes": 3}
    table = PadTable(WASABI.bind(players=2).options, [[mine, {}]])
    assert agreed(WASABI_PAD, table)["totals"] == [23, 0]


def test_the_booklet_of_sushi_express() -> None:
    mine = {"light-blue": 4, "dark-blue": 2, "pink": 1, "purple": 1, "tip": 1}
    others = [{"tip": 3}, {"tip": 2, "action-tip": 1}]
    table = PadTable(SUSHI_EXPRESS.bind(players=3).options, [[mine, *others]])
    assert agreed(SUSHI_EXPRESS_PAD, table)["totals"] == [13, 0, 0]
