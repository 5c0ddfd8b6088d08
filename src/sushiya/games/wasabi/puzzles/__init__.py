"""What puzzles of Wasabi! are about."""
