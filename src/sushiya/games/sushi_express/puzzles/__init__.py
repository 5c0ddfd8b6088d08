"""What puzzles of Sushi Express are about."""
