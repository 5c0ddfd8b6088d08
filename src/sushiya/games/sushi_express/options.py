"""The options of Sushi Express: one edition, two readings of a swap, who starts."""

from typing import Literal

import msgspec

from sushiya.core.options import Options, OptionSet


class SushiExpressOptions(Options, frozen=True, kw_only=True):
    edition: Literal["standard"] = "standard"
    players: int = 4
    swap: Literal["adjacent", "neighbours"] = "adjacent"
    starter: Literal["random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"] = (
        "random"
    )


def preset(options: SushiExpressOptions) -> SushiExpressOptions:
    """Give the edition's own rules; players and starter are the table's."""
    return msgspec.structs.replace(options, swap="adjacent")


OPTIONS = OptionSet(
    form=SushiExpressOptions,
    editions={"standard": range(3, 7)},
    usual_players=4,
    preset=preset,
    later=frozenset({"starter"}),
)
