"""The page about observations says what the engine's layout says."""

from pathlib import Path

import numpy as np
import pytest

from sushiya.authors.fields import Field, fields_of, meanings, page
from sushiya.authors.versions import in_engine
from sushiya.core.game import AnyRules
from sushiya.engine.door import load_engine

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
each_game = pytest.mark.parametrize("rules", in_engine(), ids=lambda rules: rules.name)


def numbers(field: Field) -> list[int]:
    """All numbers of a field, by its axes."""
    found = np.array(field.first)
    for size, every in zip(field.shape, field.every, strict=True):
        found = found[..., None] + every * np.arange(size)
    return list(found.ravel().tolist())


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text() == page(in_engine()), "run scripts/observations.py"


@each_game
def test_every_number_belongs_to_one_field(rules: AnyRules) -> None:
    listed = [number for field in fields_of(rules) for number in numbers(field)]
    assert sorted(listed) == list(range(load_engine(rules).observation))


@each_game
def test_every_field_has_a_meaning(rules: AnyRules) -> None:
    assert [field.name for field in fields_of(rules) if not field.meaning] == []


@each_game
def test_fields_are_where_the_engine_has_them(rules: AnyRules) -> None:
    """Set a field by its name in C, and look where it is in the numbers."""
    engine = load_engine(rules)
    for field in fields_of(rules):
        if "[]" in field.name:
            continue
        seen = engine.ffi.new("Observation *")
        target = getattr(seen, field.name)
        if field.shape:
            for _ in field.shape[1:]:
                target = target[0]
            target[0] = 7
        else:
            setattr(seen, field.name, 7)
        assert engine.ffi.cast("int16_t *", seen)[field.first] == 7


def test_comments_are_read_behind_a_field_and_before_it() -> None:
    header = (
        "typedef struct {\n  int a; /* one */\n  /* two\n   * lines */\n  int b[3];\n  int c;\n} T;"
    )
    assert meanings(header) == {("T", "a"): "one", ("T", "b"): "two lines", ("T", "c"): ""}
