"""Run the command line as `python -m sushiya`."""

from sushiya.cli import main

main()
