"""Who may know what: marks, and the one function that redacts."""

from typing import ClassVar

import pytest

from sushiya.core.event import (
    Drawn,
    Event,
    Mark,
    Nobody,
    Open,
    Owner,
    Revealed,
    UnmarkedField,
    knows,
    learners,
    news,
    owner_of,
    redact,
)
from sushiya.core.ids import Seat
from sushiya.core.value import encode


class Happened(Event, frozen=True):
    seat: Open[Seat]
    shown: Revealed[int]
    own: Owner[int]
    drawn: Drawn[int]
    hidden: Nobody[int]


class Whispered(Event, frozen=True):
    audience: ClassVar[Mark] = Mark.OWNER
    seat: Open[Seat]


EVENT = Happened(Seat(1), 2, 3, 4, 5)


def test_the_owner_sees_all_but_what_nobody_knows() -> None:
    assert encode(redact(EVENT, Seat(1))) == (
        b'{"event":"happened","seat":1,"shown":2,"own":3,"drawn":4}'
    )


@pytest.mark.parametrize("viewer", [Seat(0), Seat(2), None])
def test_others_see_what_is_open_or_revealed(viewer: Seat | None) -> None:
    assert encode(redact(EVENT, viewer)) == b'{"event":"happened","seat":1,"shown":2}'


def test_an_event_for_its_owner_does_not_exist_for_others() -> None:
    assert redact(Whispered(Seat(1)), Seat(1)) == Whispered(Seat(1))
    assert redact(Whispered(Seat(1)), Seat(0)) is None
    assert redact(Whispered(Seat(1)), None) is None


def test_a_redacted_event_says_what_it_knows() -> None:
    seen = redact(EVENT, Seat(0))
    assert seen is not None
    assert knows(seen.shown)
    assert not knows(seen.own)


def test_an_unmarked_field_raises_when_the_class_is_made() -> None:
    with pytest.raises(UnmarkedField, match=r"Careless\.card"):

        class Careless(Event, frozen=True):
            seat: Open[Seat]
            card: int


def test_an_owner_s_field_needs_an_owner() -> None:
    with pytest.raises(UnmarkedField, match="seat"):

        class Ownerless(Event, frozen=True):
            card: Owner[int]


def test_an_owner_s_event_needs_an_owner() -> None:
    with pytest.raises(UnmarkedField, match="seat"):

        class Nowhere(Event, frozen=True):
            audience: ClassVar[Mark] = Mark.OWNER
            card: Open[int]


def test_news_are_what_is_revealed_or_drawn() -> None:
    assert news(Happened) == ("shown", "drawn")


def test_who_learns_of_an_event_is_who_may_see_something_of_it() -> None:
    for event in (EVENT, Whispered(Seat(1))):
        for viewer in (None, Seat(0), Seat(1)):
            told = learners([event])
            is_told = told is None or viewer in told
            assert is_told == (redact(event, viewer) is not None)


def test_all_but_the_owner_are_told_the_same() -> None:
    assert owner_of(EVENT) == Seat(1)
    assert redact(EVENT, Seat(0)) == redact(EVENT, None) != redact(EVENT, Seat(1))
