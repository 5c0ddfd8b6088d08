"""C headers made from facts that stand in Python."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Table: TypeAlias = Sequence["int | float | Table"]


class Header:
    """Collects numbers and tables, and writes them as C."""

    def __init__(self, title: str) -> None:
        self._lines = [f"/* {title} Generated: change the Python that it comes from. */"]

    def numbers(self, *groups: Mapping[str, int]) -> None:
        """Add whole numbers by name, as enumerations: cffi reads those too."""
        for group in groups:
            named = ", ".join(f"{name} = {value}" for name, value in group.items())
            self._lines.append(f"enum {{ {named} }};")

    def reals(self, values: Mapping[str, float]) -> None:
        for name, value in values.items():
            self._lines.append(f"static const double {name} = {float(value)!r};")

    def table(self, kind: str, name: str, values: Table) -> None:
        """Add a table of any depth; its size is that of the values."""
        sizes = ""
        inner: int | float | Table = values
        while isinstance(inner, Sequence):
            sizes += f"[{len(inner)}]"
            inner = inner[0]
        self._lines.append(f"static const {kind} {name}{sizes} = {_written(values, kind)};")

    @property
    def text(self) -> str:
        return "\n".join([*self._lines, ""])


def _written(value: "int | float | Table", kind: str) -> str:
    if isinstance(value, Sequence):
        return f"{{{', '.join(_written(one, kind) for one in value)}}}"
    if kind == "double":
        return repr(float(value))
    return f"{value}u" if kind.startswith("u") else str(value)
