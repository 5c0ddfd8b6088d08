"""Wasabi! in C, and what ties it to the reference."""

from sushiya.engine.parts import Calibration, Parts, Thinking
from sushiya.games.wasabi.coach.reasons import REASONS
from sushiya.games.wasabi.engine import facts, observation, packing
from sushiya.games.wasabi.explain import explain
from sushiya.games.wasabi.watched import WATCHED

PARTS = Parts(
    sizes=facts.sizes,
    tables=facts.tables,
    kinds=facts.KINDS,
    reasons=REASONS,
    watched=WATCHED,
    figures=lambda options: options.players,
    write_setup=packing.write_setup,
    pack=packing.pack,
    unpack=packing.unpack,
    observe_view=observation.observe,
    keeps_all=observation.keeps_all,
    thinking=Thinking(gate=200),  # many commands are nearly as good: leave the chef's if in doubt
    calibration=Calibration(steepness=0.95, shift=0.03),
    trainer="sushiya.games.wasabi.training",
    ideas="sushiya.games.wasabi.puzzles.ideas",
    explain=explain,
)
