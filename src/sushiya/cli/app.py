"""All commands under one roof, and one sentence for every mistake."""

import os
import sys
from importlib.metadata import version

import cyclopts
import msgspec

from sushiya.bots.levels import UnknownBot
from sushiya.cli import arena, bench, catalogue, play, recipes, records, score, simulate
from sushiya.cli.usage import UsageError
from sushiya.core.options import OptionError
from sushiya.core.record import RecordError
from sushiya.core.registry import UnknownGame

EXIT_USAGE = 2
EXIT_PIPE = 141
_MISTAKES = (
    UsageError,
    OptionError,
    UnknownGame,
    UnknownBot,
    RecordError,
    msgspec.DecodeError,
    cyclopts.CycloptsError,
    OSError,
)

app = cyclopts.App(
    name="sushiya",
    help="Play, score, learn and program three sushi board games.",
    version=version("sushiya"),
    help_epilogue="sushiya COMMAND --help says more. Start with: sushiya play sushi-go",
)
app.command(play.play)
app.command(score.score)
app.command(records.replay)
app.command(records.verify)
app.command(catalogue.games)
app.command(catalogue.rules)
app.command(arena.arena)
app.command(simulate.simulate)
app.command(bench.bench)
app.command(recipes.recipes)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and give its exit code: 0, 1 for a "no" that was asked for, 2 for misuse."""
    try:
        answer = app(
            arguments, exit_on_error=False, print_error=False, result_action="return_value"
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
