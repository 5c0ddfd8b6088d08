"""The tests that every game must pass; they name no game, and authors of a new one can run them."""

from sushiya.conformance.broken import Broken
from sushiya.conformance.effort import Effort
from sushiya.conformance.suite import CHECKS, check

__all__ = ["CHECKS", "Broken", "Effort", "check"]
