"""What a device was shown over all its connections: every line once, none skipped."""

from typing import Any, TypeAlias

import msgspec

Viewer: TypeAlias = int | None


class Witness:
    def __init__(self) -> None:
        self.numbers: dict[Viewer, int] = {}
        self.lines: dict[Viewer, list[Any]] = {}
        self.games: dict[Viewer, Any] = {}
        self.commitments: list[str] = []
        """Each seal that the table showed, once."""

    def seen(self) -> dict[str, int]:
        """What a device says when it comes back."""
        return {
            "watcher" if viewer is None else str(viewer): number
            for viewer, number in self.numbers.items()
        }

    def take(self, received: list[bytes]) -> None:
        """Take over the messages of one connection, in order."""
        for data in received:
            message = msgspec.json.decode(data)
            if message["type"] == "update":
                self._take_update(message)
            elif message["type"] == "table":
                commitment = message["table"]["commitment"]
                if commitment not in self.commitments:
                    self.commitments.append(commitment)

    def _take_update(self, update: dict[str, Any]) -> None:
        viewer, number = update["seat"], update["number"]
        # The first entry of a log, the table's making, is shown by the table and has no line.
        before = self.numbers.get(viewer, 1)
        told = [line["number"] for line in update["lines"]]
        assert sorted(set(told)) == list(range(before + 1, number + 1)), (viewer, before, told)
        assert told == sorted(told)
        self.numbers[viewer] = number
        self.lines.setdefault(viewer, []).extend(update["lines"])
        known = self.games.get(viewer)
        # Without a game nothing but who is still choosing has changed.
        game = update["game"] or known
        self.games[viewer] = game and {**game, "to-act": update["to-act"]}
