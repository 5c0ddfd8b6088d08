"""What a table's host decides beside the game's options."""

from typing import Annotated, Literal

import msgspec

from sushiya.core.value import Value

SHORTEST_CLOCK = 10
SLOW_CLOCK = 60 * 60
"""From so many seconds for a decision on a table is slow: its time passes whoever is there."""
LONGEST_CLOCK = 3 * 24 * 60 * 60
LONGEST_BANK = 24 * 60 * 60


class Settings(Value, frozen=True, kw_only=True):
    locked: bool = False
    """Nobody else can sit down."""
    listed: bool = False
    """Shown to everybody on the list of open tables, while a newcomer could sit down."""
    watchers: Literal["off", "link", "open"] = "off"
    """Who may watch: nobody, or whoever has the link; `open` keeps a listed table on the list."""
    open_bots: bool = False
    """Whether a newcomer may take over a bot's seat in a running game."""
    hints: bool = False
    """Whether people may ask the coach for hints; whoever is alone against bots always may."""
    memory_aid: bool = False
    """Whether screens show what a seat has seen before."""
    clock: Annotated[int, msgspec.Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None
    """Seconds for each decision; None: as long as one likes."""
    bank: Annotated[int, msgspec.Meta(ge=SHORTEST_CLOCK, le=LONGEST_BANK)] | None = None
    """Seconds that each player may use beyond the clock, in the whole game; without a clock, the
    only time there is. None: there is no bank."""
    devices: Literal["own", "shared"] = "own"
    """Whether everybody plays at a device of their own, or several people may share one."""
    names: Literal["own", "crests"] = "own"
    """What people are called: by the names they typed, or by the crests of their colours alone."""

    @property
    def is_slow(self) -> bool:
        """Tell whether people may be away at this table until their time is up."""
        return self.clock is not None and self.clock >= SLOW_CLOCK
