"""Sushi Go! in C, and what ties it to the reference."""

from sushiya.engine.parts import Calibration, Parts, Thinking
from sushiya.games.sushi_go.coach.reasons import REASONS
from sushiya.games.sushi_go.engine import facts, observation, packing
from sushiya.games.sushi_go.explain import explain
from sushiya.games.sushi_go.notation import GIFTS, PICKS
from sushiya.games.sushi_go.watched import WATCHED

PARTS = Parts(
    sizes=facts.sizes,
    tables=facts.tables,
    kinds=facts.KINDS,
    reasons=REASONS,
    watched=WATCHED,
    figures=lambda options: options.tables,
    # Only with the robot a card can be given.
    codes=lambda options: len(PICKS) * (len(GIFTS) if options.has_robot else 1),
    write_setup=packing.write_setup,
    pack=packing.pack,
    unpack=packing.unpack,
    observe_view=observation.observe,
    thinking=Thinking(candidates=8, depth=10),  # all picks of a round are in the tree
    calibration=Calibration(steepness=1.15, shift=0.1),
    trainer="sushiya.games.sushi_go.training",
    ideas="sushiya.games.sushi_go.puzzles.ideas",
    explain=explain,
)
