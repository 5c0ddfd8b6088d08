"""The command line application: all commands, and one sentence for every usage error."""

import os
import sys
from importlib.metadata import version

import cyclopts
import msgspec

from sushiya.bots.levels import UnknownBot
from sushiya.bots.own_bot import BotFailed
from sushiya.cli.usage import UsageError
from sushiya.core.options import OptionError
from sushiya.core.record import RecordError
from sushiya.core.registry import UnknownGame
from sushiya.store.protocol import StoreError
from sushiya.work.place import WorkError

EXIT_USAGE = 2
EXIT_PIPE = 141
_ABOUT = ("--help", "-h", "--version")
"""What begins with a hyphen and is no flag of `serve`, the command that is meant by default."""
_MISTAKES = (
    UsageError,
    OptionError,
    UnknownGame,
    UnknownBot,
    BotFailed,
    RecordError,
    StoreError,
    WorkError,
    msgspec.DecodeError,
    cyclopts.CycloptsError,
    OSError,
)

app = cyclopts.App(
    name="sushiya",
    help="Play, score, learn and program three sushi board games.",
    version=version("sushiya"),
    help_epilogue="sushiya COMMAND --help says more. Without a command it serves.",
)
# By name: a command loads what it needs, and no other's. So what each is for stands here.
_COMMANDS = {
    "serve:serve": "Open the shop: tables in the browser. The default.\n\nListens on this machine "
    "alone, or with --lan on the network, too. Tables are kept from one start to the next.",
    "play:play": "Play against bots in the terminal.\n\nType a number to choose, ? for help, q to "
    "leave. The record of the game is written at the end, also when you leave.",
    "score:score": "Score a table that was played elsewhere.\n\nReads a score sheet as JSON from "
    "standard input and writes its points as JSON; docs/score.md shows sheets of every game.",
    "records:replay": "Go through a record step by step.\n\nEnter goes on, b goes back, q leaves.",
    "records:verify": "Recompute a whole record; says what differs and where it begins.",
    "coach:coach": "Look at one seat's decisions of a record: what cost most, and why.\n\nEvery "
    "choice is played out in imagined games, from what the seat saw then.",
    "catalogue:games": "List the games, or one game's editions and options.",
    "catalogue:rules": "Show a game's rules, or one paragraph of them.",
    "arena:arena": "Let bots play each other.\n\nEvery deal is played with every rotation of "
    "the seats.",
    "bots:bots": "List the bots of the house, or see what a chef has learned.",
    "bot:bot": "Begin a bot of your own.",
    "connect:connect": "Let a bot of your own play at a live table.\n\nIt takes a free place, is "
    "marked as a bot for everybody, and plays until the game is over or you press Ctrl-C.",
    "simulate:simulate": "Play many games in the engine and sum them up.\n\nThe same seed gives "
    "the same figures, whatever the number of threads.",
    "stats:stats": "See what many games tell: cards, seats, scores and house rules.\n\nWhat wins, "
    "what each card is worth by pick, and what --compare changes, with 95 % intervals.",
    "bench:bench": "Measure decisions, games a second and the engine.\n\nA decision is: play, a "
    "view for each seat, their events and legal commands, all as bytes.",
    "bench_server:bench_server": "Measure the server over real sockets.\n\nTables held, how soon "
    "all see a reveal, memory, cold start, waking, and people beside many bots. Needs Linux.",
    "conform:conform": "Try whether somebody else's program plays by the rules.\n\nIt plays test "
    "vectors over its standard input and output; see docs/conformance.md.",
    "backup:backup": "Copy all tables into one file.\n\nWorks while the server runs: the copy is "
    "of one moment, and nobody waits for it.",
    "copy:copy": "Copy all tables from one store to another.\n\nFROM and TO are folders, or "
    "PostgreSQL databases, on which no server runs. Interrupted, it goes on when started again.",
    "site:site": "Write the pages into a folder for any web host.\n\nRules and one-minute pages "
    "work there without our server, and offline from the second visit on. There are no tables.",
    "tables:tables": "List, close or rename what is at the tables of the server that runs here.",
    "recipes:recipes": "Check a recipe book for Wasabi!, or see how it plays.",
}
for _place, _summary in _COMMANDS.items():
    _name = _place.partition(":")[2].replace("_", "-")
    app.command(f"sushiya.cli.{_place}", name=_name, help=_summary)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and give its exit code: 0, 1 for a "no" that was asked for, 2 for misuse."""
    is_serve = not arguments or (arguments[0].startswith("-") and arguments[0] not in _ABOUT)
    try:
        answer = app(
            ["serve", *arguments] if is_serve else arguments,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except BrokenPipeError:
        # Whoever read along has enough (`| head`); what is still in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_PIPE
    except _MISTAKES as mistake:
        sys.stderr.write(f"sushiya: {_sentence(mistake)}\n")
        return EXIT_USAGE
    except KeyboardInterrupt:
        return 130
    return answer if isinstance(answer, int) else 0


def _sentence(mistake: BaseException) -> str:
    if isinstance(mistake, OSError) and mistake.filename:
        return f"{mistake.filename}: {mistake.strerror}"
    return " ".join(str(mistake).split())
