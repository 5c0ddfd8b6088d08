"""Variants of one browser test: the first runs in the gate, the others with --long."""

from typing import Any

import pytest


def first_in_gate(*variants: Any) -> list[Any]:
    """Give the parameters of a test whose variants differ little, such as its languages."""
    first, *others = variants
    return [first, *(_later(one) for one in others)]


def _later(variant: Any) -> Any:
    values = variant if isinstance(variant, tuple) else (variant,)
    return pytest.param(*values, marks=pytest.mark.long)
