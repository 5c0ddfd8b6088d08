"""Positions in which one choice is best for a reason that the coach names; see docs/puzzles.md."""
