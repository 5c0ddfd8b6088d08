"""Wasabi! in C, and what ties it to the reference."""

from sushiya.engine.parts import Parts
from sushiya.games.wasabi.engine import facts, observation, packing

PARTS = Parts(
    sizes=facts.sizes,
    tables=facts.tables,
    kinds=facts.KINDS,
    policies=facts.POLICIES,
    figures=lambda options: options.players,
    write_setup=packing.write_setup,
    pack=packing.pack,
    unpack=packing.unpack,
    observe_view=observation.observe,
    keeps_all=observation.keeps_all,
)
