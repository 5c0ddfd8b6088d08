"""A circle's changes, one by one: who may ask for what, and what follows."""

import pytest
from msgspec.structs import replace

from sushiya.core.refusal import Refusal
from sushiya.host import circle as circles
from sushiya.host.circle import (
    AnyChange,
    Circle,
    GiveOrganiser,
    OpenCircle,
    Readmit,
    RemoveMember,
    RenameCircle,
    RenameMember,
)

ANNA, BEN, CARA = ("a" * 64, "b" * 64, "c" * 64)


def made(answer: Circle | Refusal) -> Circle:
    assert isinstance(answer, Circle), answer
    return answer


def code(answer: Circle | Refusal) -> str:
    assert isinstance(answer, Refusal)
    return answer.code


def family() -> Circle:
    circle = made(circles.found("  The  family ", ANNA, "Anna", "salmon"))
    circle = made(circles.join(circle, BEN, "Ben", "sea"))
    return made(circles.join(circle, CARA, "Cara", "egg"))


def test_who_founds_a_circle_organises_it() -> None:
    circle = family()
    assert circle.title == "The family"
    assert circle.organiser == 0
    assert [(one.number, one.name) for one in circle.members] == [
        (0, "Anna"),
        (1, "Ben"),
        (2, "Cara"),
    ]


def test_who_has_a_name_keeps_it_and_no_other_looks_alike() -> None:
    circle = family()
    assert circles.join(circle, BEN, "Somebody", "sea") == circle
    assert code(circles.join(circle, "d" * 64, "BEN", "sea")) == "name-taken"
    assert code(circles.join(circle, "d" * 64, "\u202e", "sea")) == "name-wrong"
    assert code(circles.found("x" * 41, ANNA, "Anna", "salmon")) == "title-wrong"


def test_a_closed_circle_takes_nobody_but_lets_its_members_in() -> None:
    circle = made(circles.change(family(), ANNA, OpenCircle(is_open=False)))
    assert code(circles.join(circle, "d" * 64, "Dan", "sea")) == "circle-closed"
    assert circles.join(circle, BEN, "Ben", "sea") == circle


def test_a_circle_has_a_largest_number_of_members() -> None:
    circle = family()
    for number in range(3, circles.MOST_MEMBERS):
        circle = made(circles.join(circle, f"{number:064}", f"Guest {number}", "sea"))
    assert code(circles.join(circle, "d" * 64, "Dan", "sea")) == "circle-full"


@pytest.mark.parametrize(
    "request_",
    [
        RenameCircle(title="Ours"),
        OpenCircle(is_open=False),
        RenameMember(member=0, name="Nobody"),
        RemoveMember(member=0),
        GiveOrganiser(member=1),
        Readmit(member=2),
    ],
)
def test_only_the_organiser_changes_what_is_others(request_: AnyChange) -> None:
    circle = family()
    assert code(circles.change(circle, BEN, request_)) == "circle-not-organiser"
    assert code(circles.change(circle, "d" * 64, request_)) == "circle-not-member"


def test_everybody_renames_themselves() -> None:
    circle = made(circles.change(family(), BEN, RenameMember(member=1, name="Benno")))
    assert circle.members[1].name == "Benno"
    assert code(circles.change(circle, BEN, RenameMember(member=1, name="anna"))) == "name-taken"


def test_who_was_removed_stays_out_until_readmitted() -> None:
    circle = made(circles.change(family(), ANNA, RemoveMember(member=1)))
    assert code(circles.join(circle, BEN, "Ben", "sea")) == "circle-removed"
    assert code(circles.change(circle, BEN, RenameMember(member=1, name="B"))) == (
        "circle-not-member"
    )
    again = made(circles.change(circle, ANNA, Readmit(member=1)))
    assert again.member(1) is not None
    assert code(circles.change(again, ANNA, Readmit(member=1))) == "circle-no-member"


def test_a_name_that_was_given_meanwhile_is_not_readmitted() -> None:
    circle = made(circles.change(family(), ANNA, RemoveMember(member=1)))
    circle = made(circles.join(circle, "d" * 64, "Ben", "sea"))
    assert code(circles.change(circle, ANNA, Readmit(member=1))) == "name-taken"


def test_who_leaves_is_forgotten_and_the_next_one_organises() -> None:
    circle = made(circles.change(family(), ANNA, RemoveMember(member=0)))
    assert circle.members[0] == replace(circle.members[0], player="", name="")
    assert circle.organiser == 1
    assert circle.member_of("") is None
    assert not circles.is_empty(circle)
    assert circles.is_empty(circles.forget(circles.forget(circle, BEN), CARA))


def test_the_organiser_hands_on_the_role() -> None:
    circle = made(circles.change(family(), ANNA, GiveOrganiser(member=2)))
    assert circle.organiser == 2
    assert code(circles.change(circle, ANNA, OpenCircle(is_open=False))) == "circle-not-organiser"


def test_tables_are_noted_once_and_rounds_remembered() -> None:
    circle = circles.note_table(circles.note_table(family(), "t1", 1), "t1", None)
    assert [(one.id, one.round) for one in circle.tables] == [("t1", 1)]
    assert circles.drop_tables(circle, ["t1"]).tables == ()
    for _ in range(circles.MOST_ROUNDS + 2):
        circle = circles.note_round(circle, [[0, 1, 2]])
    assert len(circle.rounds) == circles.MOST_ROUNDS
    assert circle.round == circles.MOST_ROUNDS + 2
