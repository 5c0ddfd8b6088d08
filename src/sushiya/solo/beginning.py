"""A finished game that is played on: its decisions up to a step, as entries of a new log."""

from sushiya.core.refusal import Refusal
from sushiya.host.evolve import evolve
from sushiya.host.log import Happenings
from sushiya.host.play import play_command
from sushiya.host.refusals import refuse
from sushiya.host.table import Table
from sushiya.solo.messages import Beginning


def follow_beginning(table: Table, beginning: Beginning) -> Happenings | Refusal:
    """Play what was decided, at a table that has just started; refuse what cannot go on."""
    game, found = table.game, []
    for number, choices in enumerate(beginning.decisions):
        # A decision is settled by all its choices, no more and no fewer.
        if table.phase != "running" or game.decision(table.state) != number:
            return refuse("no-playing-on")
        for choice in choices:
            played = play_command(
                table, choice.seat, game.decision(table.state), choice.write, choice.by
            )
            if isinstance(played, Refusal):
                return refuse("no-playing-on")
            table = evolve(table, played)
            found.append(played)
    if table.phase != "running" or game.decision(table.state) != len(beginning.decisions):
        return refuse("no-playing-on")
    return tuple(found)
