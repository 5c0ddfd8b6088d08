"""The score pad: what `sushiya score sushi-go` reads, answers and refuses."""

import random
from typing import Any

import msgspec
import pytest

import sushiya
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode, plain
from sushiya.core.words import seat_phrase
from sushiya.games.sushi_go import RULES
from sushiya.games.sushi_go.events import RoundScored
from sushiya.games.sushi_go.pad import Scores


def sheet(*rounds: list[Any], **options: Any) -> dict[str, Any]:
    return {
        "game": "sushi-go",
        "options": options,
        "rounds": [{"laid": laid} for laid in rounds],
    }


def score(*rounds: list[Any], **options: Any) -> Any:
    found = RULES.score(sheet(*rounds, **options))
    assert isinstance(found, Scores), found
    return msgspec.json.decode(encode(found))


def refused(*rounds: list[Any], **options: Any) -> Refusal:
    found = RULES.score(sheet(*rounds, **options))
    assert isinstance(found, Refusal), found
    return found


NONE: list[list[str]] = [[], [], [], []]


def test_one_round_as_in_the_manual() -> None:
    found = score(
        [["wasabi", "nigiri-3", "maki-2"], ["maki-1"], [], ["tempura", "tempura"]],
        edition="zoch",
        players=4,
    )
    assert found == {
        "rounds": [
            {
                "seats": [
                    points(maki=6, nigiri=9),
                    points(maki=3),
                    points(),
                    points(tempura=5),
                ]
            }
        ],
        "pudding": None,
        "totals": [15, 3, 0, 5],
        "winners": None,
    }


def points(**kinds: int) -> dict[str, int]:
    names = ("maki", "tempura", "sashimi", "dumpling", "nigiri")
    return {**{name: kinds.get(name, 0) for name in names}, "total": sum(kinds.values())}


def test_three_rounds_end_with_puddings_and_winners() -> None:
    found = score([["pudding"], [], ["nigiri-3"]], NONE[:3], NONE[:3], players=3)
    assert found["pudding"] == [6, -3, -3]
    assert found["totals"] == [6, -3, 0]
    assert found["winners"] == [0]


def test_a_tie_goes_to_puddings() -> None:
    laid = [["nigiri-3", "nigiri-3"], ["pudding"], []]
    found = score(laid, NONE[:3], NONE[:3], players=3, pudding_loss="no")
    assert (found["totals"], found["winners"]) == ([6, 6, 0], [1])


def test_the_robot_is_a_third_list_and_never_wins() -> None:
    found = score(
        [[], [], ["sashimi", "sashimi", "sashimi", "pudding"]],
        [[], [], []],
        [[], [], []],
        players=2,
        robot="on",
    )
    assert found["totals"] == [-3, -3, 16]
    assert found["winners"] == [0, 1]


@pytest.mark.parametrize(
    ("laid", "worth"),
    [
        (["wasabi", "nigiri-2"], 6),
        (["nigiri-2", "wasabi"], 2),
        (["wasabi", "nigiri-2", "nigiri-3"], 9),
        (["wasabi", "wasabi", "nigiri-1", "nigiri-3"], 12),
        (["wasabi", "nigiri-2:plain", "nigiri-3"], 11),
        (["nigiri-2:plain"], 2),
    ],
)
def test_a_nigiri_after_a_free_wasabi_goes_on_it(laid: list[str], worth: int) -> None:
    found = score([laid, [], [], []], edition="zoch", players=4)
    assert found["rounds"][0]["seats"][0]["nigiri"] == worth


def test_plain_is_accepted_where_options_can_leave_a_nigiri_bare() -> None:
    laid = [["wasabi", "nigiri-2:plain"], [], [], []]
    assert score(laid, players=4, same_turn="separate")["totals"] == [2, 0, 0, 0]
    assert score(laid, players=4, nigiri="optional")["totals"] == [2, 0, 0, 0]
    refusal = refused(laid, players=4)
    assert (refusal.code, refusal.rule) == ("score-plain", "4.4")


def test_plain_is_never_the_robot_s() -> None:
    laid = [[], [], ["wasabi", "nigiri-2:plain"]]
    assert refused(laid, players=2, robot="on", nigiri="optional").code == "score-plain"


def test_counts_are_the_same_as_cards() -> None:
    counts = {
        "maki": 5,
        "tempura": 2,
        "sashimi": 0,
        "dumpling": 3,
        "nigiri": {"1": 0, "2": 1, "3": 0},
        "on-wasabi": {"1": 0, "2": 0, "3": 0},
        "pudding": 0,
    }
    found = score([counts, ["maki-2"], [], []], edition="zoch", players=4)
    assert found["rounds"][0]["seats"][0] == points(maki=6, tempura=5, dumpling=6, nigiri=2)


def test_counts_on_wasabi_and_missing_keys() -> None:
    found = score([{"on-wasabi": {"3": 1}}, {}, {}, {"pudding": 1}], players=4)
    assert found["rounds"][0]["seats"][0] == points(nigiri=9)


def test_players_follow_from_the_lists() -> None:
    assert len(score([[], [], []])["totals"]) == 3
    assert len(score([[], [], []], robot="on")["totals"]) == 3


@pytest.mark.parametrize(
    ("laid", "code", "says"),
    [
        ([["tempra"], [], [], []], "score-unknown-kind", {"card": "tempra", "round": 1}),
        ([["maki-2:plain"], [], [], []], "score-unknown-kind", {"card": "maki-2:plain"}),
        ([[], ["tempura"] * 9, [], []], "score-too-many-cards", {"size": 8}),
        ([[], [], {"tempura": 9}, []], "score-too-many-cards", {"size": 8}),
        ([[], [], {"maki": 25}, []], "score-too-many-cards", {"size": 8}),
        ([{"tempura": 108}, [], [], []], "score-too-many-cards", {}),
        ([{"maki": 108}, [], [], []], "score-too-many-cards", {}),
        ([["chopsticks"] * 4, ["chopsticks"], [], []], "score-too-many-copies", {"copies": 4}),
        ([[], [], []], "score-missing-seat", {"seat": seat_phrase(Seat(3)), "round": 1}),
        ([[], [], [], [], []], "score-too-many-seats", {"found": 5, "wanted": 4}),
    ],
)
def test_refusals_name_card_and_seat(laid: list[Any], code: str, says: dict[str, Any]) -> None:
    refusal = refused(laid, players=4)
    assert refusal.code == code
    assert {key: refusal.args[key] for key in says} == says


def test_copies_are_counted_over_all_rounds() -> None:
    laid = [["wasabi", "wasabi"], ["wasabi"], [], []]
    refusal = refused(laid, laid, [[], [], ["wasabi"], []], players=4, edition="zoch")
    assert refusal.code == "score-too-many-copies"
    assert plain(refusal.args["seat"]) == {"id": "seat", "args": {"seat": 2}}
    assert refusal.args["round"] == 3


def test_maki_counts_must_fit_the_deck() -> None:
    """Eight cards with three icons exist: three seats cannot all show 18 on six cards."""
    assert score([{"maki": 18}, {}, {}, {}], players=4)["totals"] == [6, 0, 0, 0]
    refusal = refused([{"maki": 24}, {"maki": 24}, {}, {}], players=4)
    assert refusal.code == "score-too-many-maki"


def test_four_rounds_are_too_many() -> None:
    assert refused(NONE, NONE, NONE, NONE, players=4).code == "score-too-many-rounds"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "sushi-go"},
        {"game": "sushi-go", "rounds": [{"laid": [[1]]}]},
        {"game": "sushi-go", "rounds": [{"laid": [{"maki": -1}]}]},
        {"game": "sushi-go", "rounds": [{"laid": [{"squid": 1}]}]},
        {"game": "sushi-go", "rounds": [{"laid": [{"tempura": 10**9}]}]},
        {"game": "sushi-go", "rounds": [], "extra": 1},
        {"game": "sushi-go", "rounds": "three"},
    ],
)
def test_a_wrong_shape_is_a_validation_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        RULES.score(wrong)


def test_a_wrong_option_is_an_option_error() -> None:
    with pytest.raises(sushiya.OptionError, match="full, split"):
        RULES.score(sheet(NONE, players=4, maki_ties="half"))


@pytest.mark.parametrize("edition", ["zoch", "cocktail"])
def test_the_pad_agrees_with_games_that_were_played(edition: str) -> None:
    """What lies there at the end of each round scores as the game scored it."""
    for seed in range(30):
        game = sushiya.load("sushi-go", edition=edition, players=3 + seed % 3)
        rng = random.Random(seed)
        chance = sushiya.Dealer(seed)
        state = game.start(chance)
        rounds, tables = [], state.tables
        while game.result(state) is None:
            seat = game.to_act(state)[0]
            step = game.play(state, seat, rng.choice(game.legal(state, seat)), chance)
            assert isinstance(step, sushiya.Step)
            for event in step.events:
                before, state = state, game.rules.evolve(state, event)
                if isinstance(event, RoundScored):
                    tables = before.tables
                    rounds.append([written(table, edition) for table in tables])
        found = score(*rounds, edition=edition, players=game.players)
        result = game.result(state)
        assert result is not None
        assert found["totals"] == list(result.totals)
        assert found["winners"] == list(result.winners)


def written(table: Any, edition: str) -> list[str]:
    """Write a table as a person would: plain where a nigiri lies beside a free wasabi."""
    names = []
    for card in table:
        is_bare = card.kind.startswith("nigiri") and not card.on_wasabi
        names.append(card.kind + ":plain" * (is_bare and edition == "zoch"))
    return names
