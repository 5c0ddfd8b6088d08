"""Puzzles as pages load them: what the seat saw, and no more, with the answer's code beside it."""

from typing import Any, Literal

from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Decision, Seat, seats
from sushiya.core.value import Value, encode, plain
from sushiya.core.words import Phrase
from sushiya.host.people import BOT_COLOURS
from sushiya.host.settings import Settings
from sushiya.host.shown import Offer, SeatShown, TableShown
from sushiya.puzzles.filed import (
    DIFFICULTIES,
    Difficulty,
    Position,
    Puzzle,
    read_puzzles,
    seed_of,
    set_up,
)
from sushiya.puzzles.ideas import load_ideas

OPTIONS = "options"
"""A field of every view; it is the table's, and stands there."""


class PuzzleShown(Value, frozen=True, kw_only=True):
    """One puzzle; lists that many share are elsewhere in the document."""

    id: str
    idea: str
    difficulty: Difficulty
    table: int
    """Its place among the document's tables."""
    seat: Seat
    decision: Decision
    to_act: tuple[Seat, ...]
    view: dict[str, Any]
    """The seat's own, without the options."""
    outlook: Any
    progress: Phrase
    legal: tuple[int, ...]
    """What can be chosen, as places among the document's offers."""
    seen: tuple[int, ...]
    """The seat's observation: the numbers that engines read."""
    answer: int
    """The code of the best choice."""
    rival: int
    """The code of the best of the others."""
    seed: int
    """Of the check's imagined games."""


class PuzzlesShown(Value, frozen=True, kw_only=True):
    """All puzzles of a game, for the pages; made when they are built."""

    format: Literal["sushiya-puzzle-pages-1"] = "sushiya-puzzle-pages-1"
    game: str
    rules: int
    ideas: tuple[str, ...]
    """All that there is a puzzle of, in the order in which they are shown."""
    tables: tuple[TableShown, ...]
    offers: tuple[Offer, ...]
    puzzles: tuple[PuzzleShown, ...]


def show_puzzles(rules: AnyRules) -> bytes:
    """Make a game's document, by the reference."""
    maker = _Maker(rules)
    filed = read_puzzles(rules).puzzles
    shown = [maker.show(puzzle) for puzzle in filed]
    ideas = [name for name in load_ideas(rules).named if any(one.idea == name for one in filed)]
    order = {name: place for place, name in enumerate(ideas)}
    rated = {name: place for place, name in enumerate(DIFFICULTIES)}
    return encode(
        PuzzlesShown(
            game=rules.name,
            rules=rules.version,
            ideas=tuple(ideas),
            tables=tuple(maker.tables),
            offers=tuple(maker.offers),
            puzzles=tuple(
                sorted(shown, key=lambda one: (order[one.idea], rated[one.difficulty], one.id))
            ),
        )
    )


class _Maker:
    """Remembers what puzzles share: tables and offers."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self.tables: list[TableShown] = []
        self.offers: list[Offer] = []
        self._places: dict[bytes, int] = {}

    def show(self, puzzle: Puzzle) -> PuzzleShown:
        rules, position = self._rules, set_up(self._rules, puzzle)
        game, view = position.game, position.view
        fields: dict[str, Any] = plain(view)
        del fields[OPTIONS]
        outlook = None if rules.outlook is None else rules.outlook(view)
        return PuzzleShown(
            id=puzzle.id,
            idea=puzzle.idea,
            difficulty=puzzle.difficulty,
            table=self._table(game),
            seat=puzzle.seat,
            decision=game.decision(position.state),
            to_act=game.to_act(position.state),
            view=fields,
            outlook=plain(outlook),
            progress=rules.texts.say_progress(view),
            legal=self._legal(position),
            seen=position.observation,
            answer=position.code_of(puzzle.answer),
            rival=position.code_of(puzzle.rival),
            seed=seed_of(puzzle, "check"),
        )

    def _table(self, game: AnyGame) -> int:
        """Give the place of a table with these options, where all go by their crests.

        Nobody saw how the game came here, so the memory aid shows what the seat has seen.
        """
        shown = TableShown(
            id="puzzle",
            code="",
            game=self._rules.name,
            options=plain(game.options),
            differences={},
            settings=Settings(memory_aid=True),
            phase="running",
            closed="",
            host=Seat(0),
            seats=tuple(
                SeatShown(kind="person", colour=BOT_COLOURS[seat]) for seat in seats(game.players)
            ),
            commitment="",
            watchers=0,
            origin="",
            rematch="",
        )
        if shown not in self.tables:
            self.tables.append(shown)
        return self.tables.index(shown)

    def _legal(self, position: Position) -> tuple[int, ...]:
        game, view = position.game, position.view
        return tuple(
            self._place(
                Offer(
                    write=game.write(command),
                    code=game.code(command),
                    command=plain(command),
                    say=game.rules.texts.say_command(command, view),
                )
            )
            for command in game.legal(position.state, position.seat)
        )

    def _place(self, offer: Offer) -> int:
        written = encode(offer)
        if written not in self._places:
            self._places[written] = len(self.offers)
            self.offers.append(offer)
        return self._places[written]
