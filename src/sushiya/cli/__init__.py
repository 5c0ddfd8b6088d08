"""The command line: sushiya and its commands."""

from sushiya.cli.app import main

__all__ = ["main"]
