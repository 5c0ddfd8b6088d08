"""What puzzles of Wasabi! are about, by the facts that the coach names."""

from sushiya.core.command import Command
from sushiya.engine.ideas import Case, Idea, Ideas
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.notation import write


def _plays(kind: type[Command]) -> Idea:
    """Bring a recipe further with this card."""
    return Idea(facts=("grows", "style"), fits=lambda case: isinstance(case.answer, kind))


def sort(command: Command) -> str:
    """Sort answers by what is done with which tile, wherever on the board."""
    if isinstance(command, ask.PlaceTile):
        return f"place {command.kind}"
    if isinstance(command, ask.Complete | ask.PlayChop | ask.PlaySwitch | ask.LayWasabi | ask.Pass):
        return type(command).__name__
    return write(command)


def _shows_style(case: Case) -> bool:
    return case.figures["cubes"] > 0


IDEAS = Ideas(
    named={
        "switch": _plays(ask.PlaySwitch),
        "chop": _plays(ask.PlayChop),
        "stack": _plays(ask.PlayStack),
        "spicy": Idea(facts=("two-tiles",)),
        "wasabi": Idea(facts=("wasabi-cubes",)),
        "style": Idea(facts=("completes", "style"), fits=_shows_style),
        "complete": Idea(facts=("completes",)),
        "last-tile": Idea(facts=("grows",), fits=lambda case: case.figures["missing"] == 0),
        "grow": Idea(facts=("grows",)),
        "right-tile": Idea(facts=("wanted",)),
        "draw": Idea(facts=("draws", "draws-style")),
        "draw-short": Idea(facts=("draws-sooner",)),
        "deny": Idea(facts=("denies",)),
        "ending": Idea(facts=("fills",)),
        "tempo": Idea(facts=("turn",)),
    },
    sort=sort,
)
