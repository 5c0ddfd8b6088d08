"""The vocabulary every game is written in; it knows no game."""
