"""`coach`: a report on one seat's game, from its record."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from sushiya.cli.records import RecordFile, open_record
from sushiya.cli.usage import Json, UsageError, seat_of
from sushiya.coach.graph import draw_chances
from sushiya.coach.report import Costly, Report, Speaker, make_report, open_speaker, say_title
from sushiya.coach.review import review
from sushiya.coach.words import MINUS, decimal
from sushiya.core.ids import Seat
from sushiya.core.record import Record
from sushiya.core.value import encode
from sushiya.core.words import LANGUAGES, Phrase
from sushiya.engine.build import ANALYSIS
from sushiya.engine.door import EngineError

USUAL_WORLDS = 300
LANGUAGE_NAMES = ", ".join(LANGUAGES)


def coach(  # noqa: PLR0913 - what can be typed
    record: RecordFile,
    /,
    *,
    seat: Annotated[int, Parameter(help="The seat to review, counted from 0.")] = 0,
    worlds: Annotated[int, Parameter(help="Imagined games per choice.")] = USUAL_WORLDS,
    lang: Annotated[str, Parameter(help=f"Language: {LANGUAGE_NAMES}.")] = "en",
    svg: Annotated[
        Path | None, Parameter(help="Draw the chance to win into this file, as SVG.")
    ] = None,
    json: Json = False,
) -> None:
    """Review one seat's decisions: what cost most and why, and what went well."""
    if lang not in LANGUAGES:
        raise UsageError(f"--lang takes {LANGUAGE_NAMES}, not {lang!r}")
    most = ANALYSIS["ANALYSIS_WORLDS"]
    if not 2 <= worlds <= most:
        raise UsageError(f"--worlds takes 2 to {most}, not {worlds}")
    game, content = open_record(record)
    speaker = open_speaker(game, content, Seat(seat_of(seat, game)), lang)
    report = _look(speaker, content, worlds)
    if svg is not None:
        say = speaker.words.text
        svg.write_text(draw_chances(report, say_title(speaker), say("coach-chance")), "utf-8")
    if json:
        sys.stdout.buffer.write(encode(report) + b"\n")
    else:
        _Page(speaker, report).show()


def _look(speaker: Speaker, record: Record, worlds: int) -> Report:
    """Review the record, and show progress at a terminal."""
    console = Console(stderr=True)
    try:
        with console.status("...") as status:
            reviewed = []
            for one in review(speaker.game, record, speaker.seat, worlds):
                reviewed.append(one)
                status.update(f"{one.number + 1} / {len(record.decisions)}")
    except EngineError as error:
        raise UsageError(str(error)) from error
    return make_report(speaker, record, reviewed, worlds)


class _Page:
    """Prints a report."""

    def __init__(self, speaker: Speaker, report: Report) -> None:
        self._speaker = speaker
        self._report = report
        self._console = Console(highlight=False)

    def show(self) -> None:
        report = self._report
        self._print(say_title(self._speaker))
        if report.book is not None:
            self._say("coach-book", book=report.book)
        self._say(
            "coach-accuracy",
            percent=report.accuracy,
            good=report.good,
            decisions=report.decisions,
        )
        if report.turning_points:
            self._head("coach-turning-points")
        for turn in report.turning_points:
            before, after = self._percent(turn.before), self._percent(turn.after)
            self._say("coach-turning-point", decision=turn.decision, before=before, after=after)
        self._head("coach-costly")
        if not report.costly:
            self._say("coach-nothing-costly")
        for costly in report.costly:
            self._show_costly(costly)
        self._head("coach-went-well")
        self._show_well()
        if report.costly:
            self._head("coach-next-time")
            self._print(_first_reason(report.costly[0]))
        self._show_points()
        self._print()
        self._say("coach-unsure", worlds=report.worlds)

    def _show_costly(self, costly: Costly) -> None:
        self._say("coach-decision", decision=costly.decision, progress=costly.progress)
        chosen, better = map(self._percent, (costly.chosen_permille, costly.better_permille))
        self._say("coach-chosen", indent=2, command=costly.chosen, percent=chosen)
        self._say("coach-better", indent=2, command=costly.better, percent=better)
        for reason in costly.reasons:
            self._print(f"  {self._signed(reason.permille)}  {reason.text}")
        self._print(f"  {self._signed(costly.rest)}  {self._speaker.words.text('coach-rest')}")

    def _show_well(self) -> None:
        report = self._report
        for well in report.well:
            self._say(
                "coach-well",
                decision=well.decision,
                command=well.chosen,
                percent=self._percent(well.permille),
                other=well.other,
            )
        if not report.well:
            self._say("coach-well-steady", good=report.good, decisions=report.decisions)

    def _show_points(self) -> None:
        points, words = self._report.points, self._speaker.words
        if points is None:
            return
        self._head("coach-kinds")
        table = Table("", words.text("coach-yours"), words.text("coach-chefs"), box=None)
        for kind, average in self._report.chef_points.items():
            chef = decimal(round(10 * average), words.language)
            table.add_row(words.text(f"points-{kind}"), str(points[kind]).replace("-", MINUS), chef)
        self._console.print(table)

    def _percent(self, permille: int) -> str:
        return decimal(permille, self._speaker.words.language)

    def _signed(self, permille: int) -> str:
        plus = "+" if permille > 0 else ""
        return f"{plus}{self._percent(permille)} %".rjust(8)

    def _head(self, message: str) -> None:
        self._print()
        self._console.print(self._speaker.words.text(message), style="bold", markup=False)

    def _say(self, message: str, indent: int = 0, **args: int | str) -> None:
        self._print(" " * indent + self._speaker.say(Phrase(message, {**args})))

    def _print(self, text: str = "") -> None:
        self._console.print(text, markup=False, soft_wrap=True)


def _first_reason(costly: Costly) -> str:
    """Return the better choice, and the first reason for it."""
    texts = [reason.text for reason in costly.reasons if reason.permille > 0]
    return " ".join([f"{costly.better}.", *texts[:1]])
