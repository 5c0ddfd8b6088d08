"""What a table's host decides besides the game's options."""

from typing import Annotated, Literal

import msgspec

from sushiya.core.value import Value

SHORTEST_CLOCK = 10
SLOW_CLOCK = 60 * 60
"""From this many seconds for a decision on, a table is slow: its time runs whoever is there."""
LONGEST_CLOCK = 3 * 24 * 60 * 60
LONGEST_BANK = 24 * 60 * 60


class Settings(Value, frozen=True, kw_only=True):
    locked: bool = False
    """Nobody else can sit down."""
    listed: bool = False
    """Shown to everybody on the list of open tables, as long as a newcomer could sit down."""
    watchers: Literal["off", "link", "open"] = "off"
    """Who may watch: nobody, or all with the link; `open` keeps it listed if nobody can join."""
    open_bots: bool = False
    """Whether a newcomer may take over a bot's seat in a running game."""
    hints: bool = False
    """Whether people may ask the coach for hints; a single person against bots always may."""
    memory_aid: bool = False
    """Whether screens show what a seat has seen before."""
    clock: Annotated[int, msgspec.Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None
    """Seconds for each decision; None: no limit."""
    bank: Annotated[int, msgspec.Meta(ge=SHORTEST_CLOCK, le=LONGEST_BANK)] | None = None
    """Time bank: seconds that each player may use beyond the clock, in the whole game; without a
    clock, the total time. None: there is no bank."""
    devices: Literal["own", "shared"] = "own"
    """Whether everybody uses a device of their own, or several people may share one."""
    names: Literal["own", "crests"] = "own"
    """How people are shown: by the names they typed, or only by the crests of their colours."""

    @property
    def is_slow(self) -> bool:
        """Return whether people may be away at this table until their time is up."""
        return self.clock is not None and self.clock >= SLOW_CLOCK
