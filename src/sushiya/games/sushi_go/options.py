"""The options of Sushi Go!, and its two editions as presets of them."""

from typing import Literal

import msgspec

from sushiya.core.options import OptionError, Options, OptionSet

Ties = Literal["full", "split"]
Nigiri = Literal["forced", "optional"]
SameTurn = Literal["combine", "separate"]
Direction = Literal["left", "right", "swap"]


class SushiGoOptions(Options, frozen=True, kw_only=True):
    edition: Literal["cocktail", "zoch"] = "cocktail"
    players: int = 4
    maki_ties: Ties = "split"
    pudding_ties: Ties = "split"
    pudding_loss: Literal["yes", "no"] = "yes"
    nigiri: Nigiri = "forced"
    same_turn: SameTurn = "combine"
    passing: Literal["left", "left-right-left"] = "left"
    robot: Literal["off", "on"] = "off"
    starter: Literal["random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"] = "random"
    """Who controls the robot first; without the robot nobody starts, so it changes nothing."""

    @property
    def has_robot(self) -> bool:
        return self.robot == "on"

    @property
    def tables(self) -> int:
        """How many sets of cards lie on the table: the seats' and the robot's."""
        return self.players + self.has_robot


def preset(options: SushiGoOptions) -> SushiGoOptions:
    """Give the edition's own rules; players, passing, robot and starter are the table's."""
    if options.edition == "zoch":
        return msgspec.structs.replace(
            options,
            maki_ties="full",
            pudding_ties="full",
            pudding_loss="yes",
            nigiri="optional",
            same_turn="separate",
        )
    return msgspec.structs.replace(
        options,
        maki_ties="split",
        pudding_ties="split",
        # Two players without robot: nobody loses for puddings (rule 7.4).
        pudding_loss="no" if options.tables == 2 else "yes",
        nigiri="forced",
        same_turn="combine",
    )


def check(options: SushiGoOptions) -> None:
    if options.has_robot and options.players != 2:
        raise OptionError(f"robot can be on with 2 players only, not with {options.players}")


OPTIONS = OptionSet(
    form=SushiGoOptions,
    editions={"cocktail": range(2, 6), "zoch": range(3, 6)},
    usual_players=4,
    preset=preset,
    check=check,
    later=frozenset({"starter"}),
)


def direction(options: SushiGoOptions, round_: int) -> Direction:
    """Say where hands go in a round (rule 3.5)."""
    if options.players == 2:
        return "swap"
    return "right" if options.passing == "left-right-left" and round_ == 2 else "left"
