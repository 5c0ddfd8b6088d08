"""The ideas that an explanation names, by the game's own table."""

from importlib import import_module

from sushiya.core.game import AnyRules
from sushiya.engine.analysis import Explanation
from sushiya.engine.build import load_parts
from sushiya.engine.ideas import Case, Ideas
from sushiya.puzzles.filed import Position


def load_ideas(rules: AnyRules) -> Ideas:
    ideas: Ideas = import_module(str(load_parts(rules).ideas)).IDEAS
    return ideas


def ideas_named(position: Position, answer: int, rival: int, why: Explanation) -> list[str]:
    """Name the ideas that facts of an explanation tell in the answer's favour, largest first."""
    game, found = position.game, []
    ideas = load_ideas(game.rules).named
    for reason in why.reasons:
        if reason.permille <= 0 or not reason.fact:
            continue
        case = Case(
            view=position.view,
            answer=game.command(answer),
            rival=game.command(rival),
            figures=reason.figures,
        )
        fitting = (
            name for name, idea in ideas.items() if reason.fact in idea.facts and idea.fits(case)
        )
        found += [name for name in fitting if name not in found][:1]
    return found
