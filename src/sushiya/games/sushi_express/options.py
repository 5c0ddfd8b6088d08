"""The options of Sushi Express: one edition, and two readings of a swap."""

from typing import Literal

import msgspec

from sushiya.core.options import Options, OptionSet


class SushiExpressOptions(Options, frozen=True, kw_only=True):
    edition: Literal["standard"] = "standard"
    players: int = 4
    swap: Literal["adjacent", "neighbours"] = "adjacent"


def preset(options: SushiExpressOptions) -> SushiExpressOptions:
    return msgspec.structs.replace(options, swap="adjacent")


OPTIONS = OptionSet(
    form=SushiExpressOptions,
    editions={"standard": range(3, 7)},
    usual_players=4,
    preset=preset,
)
