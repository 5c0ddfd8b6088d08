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
"""Flags that do not belong to `serve`, the default command."""
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
    help_epilogue="sushiya COMMAND --help explains a command. The default command is serve.",
)
# Commands are named, not imported, so that each loads only what it needs. So their help is here.
_COMMANDS = {
    "serve:serve": "Start the server: play in the browser. This is the default.\n\nListens on this "
    "machine only, or with --lan also on the network. Tables survive a restart.",
    "play:play": "Play against bots in the terminal.\n\nType a number to choose, ? for help, q to "
    "leave. The record of the game is saved at the end, even if you leave early.",
    "score:score": "Score a game that you played on a real table.\n\nReads a score sheet as JSON "
    "from standard input and writes its points as JSON; docs/score.md shows sheets of every game.",
    "records:replay": "Show a record step by step.\n\nEnter goes forward, b goes back, q quits.",
    "records:verify": "Recompute a whole record and report the first difference.",
    "coach:coach": "Review one seat's decisions in a record: what cost most, and why.\n\nEvery "
    "choice is played out in imagined games, from what the seat saw at that moment.",
    "catalogue:games": "List the games, or one game's editions and options.",
    "catalogue:rules": "Show a game's rules, or one paragraph of them.",
    "arena:arena": "Let bots play each other.\n\nEvery deal is played with every rotation of "
    "the seats.",
    "bots:bots": "List the built-in bots, or show what a chef has learned.",
    "bot:bot": "Start writing your own bot.",
    "connect:connect": "Let your own bot play at a live table.\n\nIt takes a free place, everybody "
    "sees that it is a bot, and it plays until the game is over or you press Ctrl-C.",
    "simulate:simulate": "Play many games in the engine and print a summary.\n\nThe same seed "
    "gives the same figures, whatever the number of threads.",
    "stats:stats": "Print statistics of cards, seats, scores and house rules.\n\nShows what wins, "
    "what each card is worth by pick, and what --compare changes, with 95 % intervals.",
    "bench:bench": "Measure decisions, games per second and the engine.\n\nA decision is one play, "
    "with views, events and legal commands for each seat, all serialised.",
    "bench_server:bench_server": "Measure the server over real sockets.\n\nMeasures tables, "
    "latency of reveals, memory, cold start, loading tables, and many bots. Needs Linux.",
    "conform:conform": "Test whether another program plays by the rules.\n\nIt plays test vectors "
    "over its standard input and output; see docs/conformance.md.",
    "backup:backup": "Copy all tables into one file.\n\nThe copy is a consistent snapshot. It "
    "works while the server runs, and nobody waits for it.",
    "copy:copy": "Copy all tables from one store to another.\n\nFROM and TO are folders, or "
    "PostgreSQL databases, on which no server runs. Run it again to resume after a stop.",
    "site:site": "Write the pages into a folder for any web host.\n\nGames against bots, score "
    "pad, puzzles and rules work there without our server. There are no tables with friends.",
    "tables:tables": "Manage the tables of the server that runs here.",
    "recipes:recipes": "Check a recipe book for Wasabi!, or measure its balance.",
}
for _place, _summary in _COMMANDS.items():
    _name = _place.partition(":")[2].replace("_", "-")
    app.command(f"sushiya.cli.{_place}", name=_name, help=_summary)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command; return its exit code: 0, 1 for a negative answer, 2 for a usage error."""
    is_serve = not arguments or (arguments[0].startswith("-") and arguments[0] not in _ABOUT)
    try:
        answer = app(
            ["serve", *arguments] if is_serve else arguments,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except BrokenPipeError:
        # The reader closed the pipe (`| head`); discard what is still in the buffer.
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
