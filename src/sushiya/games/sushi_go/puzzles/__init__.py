"""What puzzles of Sushi Go! are about."""
