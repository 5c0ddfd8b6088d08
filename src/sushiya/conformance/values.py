"""Values of the commands' types, drawn by Hypothesis: any of a type, and those near a given one.

Needs Hypothesis, which is installed for tests only.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect as forms

from sushiya.conformance.broken import broken

Values = st.SearchStrategy[Any]


def any_value(form: forms.Type) -> Values:
    """Generate every value that this type can be decoded to."""
    build = _BUILDERS.get(type(form))
    if build is None:
        broken(f"a command has a field of {form}; conformance/values.py cannot generate it")
    return build(form)


def near_value(draw: st.DrawFn, form: forms.Type, value: Any) -> Any:
    """Draw a value that differs from a given one in one place."""
    match form:
        case forms.UnionType(types=types):
            own = [one for one in types if _is_of(one, value)]
            if draw(st.booleans()) and own:
                return near_value(draw, own[0], value)
        case forms.StructType(fields=fields) if fields:
            field = _one_of(draw, fields)
            new = near_value(draw, field.type, getattr(value, field.name))
            return msgspec.structs.replace(value, **{field.name: new})
        case forms.VarTupleType(item_type=item):
            return _near_tuple(draw, item, value)
        case forms.BoolType():
            return not value
        case forms.IntType():
            steps = [one for one in (value - 1, value + 1) if _is_of(form, one)]
            if draw(st.booleans()) and steps:
                return _one_of(draw, steps)
    return draw(any_value(form))


def _near_tuple(draw: st.DrawFn, item: forms.Type, value: tuple[Any, ...]) -> tuple[Any, ...]:
    """Add, drop or repeat an element, reverse them all or, twice as often, change an element."""
    change = draw(st.integers(0, 5)) if value else 0
    at = draw(st.integers(0, max(0, len(value) - 1)))
    before, after = value[:at], value[at + 1 :]
    match change:
        case 0:
            return (*value[:at], draw(any_value(item)), *value[at:])
        case 1:
            return before + after
        case 2:
            return (*before, value[at], value[at], *after)
        case 3:
            return value[::-1]
    return (*before, near_value(draw, item, value[at]), *after)


def _one_of(draw: st.DrawFn, choices: tuple[Any, ...] | list[Any]) -> Any:
    return choices[draw(st.integers(0, len(choices) - 1))]


def _is_of(form: forms.Type, value: Any) -> bool:
    """Return whether a value is of this member of a union."""
    match form:
        case forms.NoneType():
            return value is None
        case forms.StructType(cls=cls):
            return isinstance(value, cls)
        case forms.LiteralType(values=values):
            return value in values
        case forms.IntType():
            low, high = _bounds(form)
            is_int = isinstance(value, int) and not isinstance(value, bool)
            return is_int and (low is None or low <= value) and (high is None or value <= high)
    return False


def _bounds(form: forms.IntType) -> tuple[int | None, int | None]:
    low = form.ge if form.gt is None else form.gt + 1
    high = form.le if form.lt is None else form.lt - 1
    return low, high


def _any_struct(form: forms.StructType) -> Values:
    fields = {field.name: any_value(field.type) for field in form.fields}
    return st.builds(form.cls, **fields)


_BUILDERS: dict[type[forms.Type], Callable[[Any], Values]] = {
    forms.NoneType: lambda _: st.none(),
    forms.BoolType: lambda _: st.booleans(),
    forms.IntType: lambda form: st.integers(*_bounds(form)),
    forms.StrType: lambda form: st.text(min_size=form.min_length or 0, max_size=form.max_length),
    forms.LiteralType: lambda form: st.sampled_from(form.values),
    forms.UnionType: lambda form: st.one_of(*map(any_value, form.types)),
    forms.VarTupleType: lambda form: st.lists(
        any_value(form.item_type), min_size=form.min_length or 0, max_size=form.max_length
    ).map(tuple),
    forms.StructType: _any_struct,
}
