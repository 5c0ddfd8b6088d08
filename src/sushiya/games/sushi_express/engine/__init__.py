"""Sushi Express in C, and what ties it to the reference."""

from sushiya.engine.parts import Parts
from sushiya.games.sushi_express.coach.reasons import REASONS
from sushiya.games.sushi_express.engine import facts, observation, packing
from sushiya.games.sushi_express.engine.explain import explain
from sushiya.games.sushi_express.watched import WATCHED

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
    explain=explain,
    trainer="sushiya.games.sushi_express.training",
    ideas="sushiya.games.sushi_express.puzzles.ideas",
)
