"""All checks by name, and one function that runs them."""

from collections import Counter
from collections.abc import Callable

from sushiya.conformance import flow, forms, secrets, speech
from sushiya.conformance.effort import Effort
from sushiya.core.game import AnyRules


def _every_command(rules: AnyRules, effort: Effort) -> None:
    from sushiya.conformance.generated import every_command  # noqa: PLC0415 - needs Hypothesis

    every_command(rules, effort)


def _every_text(rules: AnyRules, effort: Effort) -> None:
    from sushiya.conformance.generated import every_text  # noqa: PLC0415 - needs Hypothesis

    every_text(rules, effort)


CHECKS: dict[str, Callable[[AnyRules, Effort], None]] = {
    "determinism": flow.determinism,
    "fresh-chance": flow.fresh_chance,
    "termination": flow.termination,
    "results": flow.results,
    "legality": flow.legality,
    "every-command": _every_command,
    "evolve": flow.evolve,
    "simultaneous": flow.simultaneous,
    "every-event": flow.every_event,
    "notation": forms.notation,
    "every-text": _every_text,
    "options": forms.options,
    "records": forms.records,
    "golden": forms.golden,
    "same-view": secrets.same_view,
    "held-picks": secrets.held_picks,
    "same-events": secrets.same_events,
    "worlds-vary": secrets.worlds_vary,
    "playable-worlds": secrets.playable_worlds,
    "reviewed-news": secrets.reviewed_news,
    "messages": speech.messages,
    "drawing": speech.drawing,
    "rulebook": speech.rulebook,
}


def check(rules: AnyRules, effort: Effort | None = None) -> Counter[str]:
    """Run every check; raises Broken at the first failure, else returns counts of what was met."""
    effort = effort or Effort()
    for run in CHECKS.values():
        run(rules, effort)
    return effort.met
