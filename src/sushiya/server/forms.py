"""The games that can be played here, with all that a form for their options needs."""

from typing import Any

import msgspec

from sushiya.bots.levels import OFFERED, is_missing
from sushiya.core.game import AnyRules
from sushiya.core.options import OptionSet
from sushiya.core.value import plain
from sushiya.server.wire import EditionForm, GameForm, OptionForm


def game_form(rules: AnyRules) -> GameForm:
    return GameForm(
        name=rules.name,
        rules=rules.version,
        minutes=rules.minutes,
        editions=tuple(
            EditionForm(
                name=edition,
                players=tuple(counts),
                options=_without_documents(rules, plain(rules.bind(edition=edition).options)),
            )
            for edition, counts in rules.options.editions.items()
        ),
        options=tuple(_option_form(rules.options, name) for name in rules.options.types()),
        option_schema=msgspec.json.schema(rules.options.form),
        levels=tuple(level for level in OFFERED if not is_missing(rules, level)),
        has_first_game=rules.first_game is not None,
        missing_levels=tuple(level for level in OFFERED if is_missing(rules, level)),
    )


def _without_documents(rules: AnyRules, options: dict[str, Any]) -> dict[str, Any]:
    """Leave out documents: a request without them gets the defaults."""
    return {name: value for name, value in options.items() if name not in rules.options.documents}


def _option_form(options: OptionSet[Any], name: str) -> OptionForm:
    choices = options.choices(name)
    if choices:
        return OptionForm(name=name, kind="choice", choices=choices)
    if name in options.documents:
        return OptionForm(name=name, kind="document")
    kind = "yes-or-no" if options.types()[name] is bool else "number"
    return OptionForm(name=name, kind=kind)
