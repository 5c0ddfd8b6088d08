"""Why a table, not a game, says no; the sentences are in messages/."""

from pathlib import Path

from sushiya.core.refusal import Refusals

_CODES = (
    "table-unknown",
    "code-unknown",
    "token-unknown",
    "not-your-seat",
    "not-host",
    "not-waiting",
    "not-running",
    "not-over",
    "table-over",
    "no-such-place",
    "place-taken",
    "own-place",
    "already-seated",
    "place-empty",
    "places-left",
    "not-a-person",
    "table-full",
    "table-locked",
    "bots-closed",
    "watching-off",
    "name-wrong",
    "name-taken",
    "colour-taken",
    "deal-under-way",
    "share-copied",
    "share-unasked",
    "share-wrong",
    "level-unknown",
    "game-unknown",
    "options-wrong",
    "document-wrong",
    "document-too-long",
    "document-unreadable",
    "documents-used-up",
    "command-unreadable",
    "decision-past",
    "nothing-to-take-back",
    "second-thoughts-used-up",
    "changes-used-up",
    "adjustments-used-up",
    "table-worn",
    "not-dropped",
    "not-away",
    "move-code-unknown",
    "record-not-finished",
    "rules-changed",
    "cannot-save",
    "busy",
)
MESSAGES = Path(__file__).parent / "messages"

refuse = Refusals(dict.fromkeys(_CODES, ""))
"""Make a refusal; a table's cites no paragraph of a rulebook."""
