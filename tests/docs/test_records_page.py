"""docs/records.md holds what a stranger needs: all events, and the whole notation."""

import random
import re

import msgspec
import pytest

from docs.page import rows
from sushiya.core.command import Command
from sushiya.core.game import AnyRules
from sushiya.core.value import tag_of
from sushiya.games import GAMES

PLACEHOLDERS = {
    "LENGTH": "[2-5]",
    "PLACE": "[0-2]",
    "SQUARE": "[a-g][1-6]",
    "NUMBER": r"(?:[2-9]|1[0-2])",
    "FACE": "[1-6]",
    "EXTRA": "[0-6]",
    "KIND": r"\d+",
    "CUSTOMER": "(?:[a-z]+-)?[a-z]+",
}
SAMPLE = 400


@pytest.fixture(params=GAMES.names())
def rules(request: pytest.FixtureRequest) -> AnyRules:
    return GAMES.find(request.param)


def test_every_event_is_listed_with_its_fields_in_order(rules: AnyRules) -> None:
    events = []
    for event in rules.events:
        names = [f"`{field.encode_name}`" for field in msgspec.structs.fields(event)]
        events.append([f"`{tag_of(event)}`", ", ".join(names) or "none"])
    assert rows(rules.name, "event") == events


def test_every_command_is_listed_with_all_its_forms(rules: AnyRules) -> None:
    forms = {name.strip("`"): form for name, form in rows(rules.name, "command")}
    assert list(forms) == [tag_of(command) for command in rules.commands]
    rng = random.Random(rules.name)
    codes = rng.sample(range(rules.notation.codes), min(SAMPLE, rules.notation.codes))
    for command in map(rules.notation.command, codes):
        patterns = [
            pattern_of(form, rules) for form in re.findall("`(.*?)`", forms[name_of(command)])
        ]
        text = rules.notation.write(command)
        assert any(re.fullmatch(pattern, text) for pattern in patterns), text


def name_of(command: Command) -> str:
    return tag_of(type(command))


def pattern_of(form: str, rules: AnyRules) -> str:
    """Turn a form such as `bet NUMBER` into a pattern; of Sushi Go!'s the parts go together."""
    if rules.name == "sushi-go":
        card = "[a-z]+(?:-[1-3])?(?::wasabi)?"
        return rf"{card}(?:\+{card})?(?:>[a-z]+(?:-[1-3])?)?"
    pattern = re.escape(form).replace("CARD", "(?:chop|spicy|stack|switch|wasabi)")
    for name, part in PLACEHOLDERS.items():
        pattern = pattern.replace(name, part)
    return pattern
