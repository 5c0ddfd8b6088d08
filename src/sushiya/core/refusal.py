"""A refusal as a value: a code, the rule's number, and the arguments of its sentence."""

from collections.abc import Mapping

from sushiya.core.value import Value
from sushiya.core.words import Arg, Phrase


class Refusal(Value, frozen=True):
    """Why a command is not allowed."""

    code: str
    """Names the reason: `not-in-hand`."""
    rule: str
    """The paragraph of the game's rulebook that says so."""
    args: dict[str, Arg] = {}
    """The arguments of its sentence."""

    @property
    def phrase(self) -> Phrase:
        return Phrase(f"refusal-{self.code}", {**self.args, "rule": self.rule})


class Refusals:
    """A game's refusals: each code with the paragraph of the rulebook that it cites."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self.rules = dict(rules)

    def __call__(self, code: str, **args: Arg) -> Refusal:
        return Refusal(code, self.rules[code], args)
