"""The server's own refusals, and the HTTP status of every refusal."""

from pathlib import Path

from sushiya.core.refusal import Refusal, Refusals

MESSAGES = Path(__file__).parent / "messages"

_STATUS = {
    "message-unreadable": 400,
    "message-too-long": 413,
    "body-not-json": 415,
    "hello-first": 400,
    "hello-twice": 400,
    "too-fast": 429,
    "too-slow": 408,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "key-missing": 401,
    "key-wrong": 401,
    "origin-foreign": 403,
    "not-from-here": 403,
    "host-unknown": 403,
    "path-unknown": 404,
    "method-wrong": 405,
    "push-off": 409,
    "push-place": 422,
    "push-used-up": 429,
    "server-broken": 500,
}
refuse = Refusals(dict.fromkeys(_STATUS, ""))

_HOST_STATUS = {
    "table-unknown": 404,
    "code-unknown": 404,
    "game-unknown": 404,
    "token-unknown": 401,
    "move-code-unknown": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "watching-off": 403,
    "replay-private": 403,
    "replay-sealed": 403,
    "deal-counted": 403,
    "daily-unknown": 404,
    "daily-unfinished": 403,
    "daily-known": 409,
    "record-wrong": 422,
    "replay-too-long": 413,
    "table-locked": 403,
    "bots-closed": 403,
    "devices-own": 403,
    "name-wrong": 422,
    "options-wrong": 422,
    "level-unknown": 422,
    "document-wrong": 422,
    "document-too-long": 413,
    "document-unreadable": 503,
    "circle-unknown": 404,
    "circle-not-member": 403,
    "circle-removed": 403,
    "circle-closed": 403,
    "circle-not-organiser": 403,
    "circle-no-member": 404,
    "same-unknown": 404,
    "same-key": 401,
    "same-full": 429,
    "same-crowded": 429,
    "same-used-up": 429,
    "same-not-yet": 403,
    "same-playing": 403,
    "same-no-table": 404,
    "title-wrong": 422,
    "round-size": 422,
    "round-twice": 422,
    "sheet-unknown": 404,
    "sheet-not-yours": 403,
    "sheet-full": 413,
    "part-too-long": 413,
    "sheets-used-up": 429,
    "cannot-save": 503,
    "busy": 503,
}
UNPROCESSABLE = 422
CONFLICT = 409
STATUSES = {*_STATUS.values(), *_HOST_STATUS.values(), UNPROCESSABLE, CONFLICT}
"""Every HTTP status that a refusal can have."""


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal; 422 for a game's own, which cites a rule."""
    if refusal.rule:
        return UNPROCESSABLE
    return _STATUS.get(refusal.code) or _HOST_STATUS.get(refusal.code, CONFLICT)
